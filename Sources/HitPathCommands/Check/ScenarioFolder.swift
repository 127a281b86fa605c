// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import HitPath
import InputFile
import ScenarioFile
import ScreenImport

/// Finds the scenario files of an input.
enum ScenarioFolder {
  /// The input itself; for a folder, all scenario files in it, at any depth, sorted by path, and the files with a
  /// scenario's extension that are not scenarios.
  ///
  /// Hidden files and symbolic links are skipped, so that a folder never leads outside itself.
  static func files(of input: String) throws(InputError) -> (scenarios: [String], others: [String]) {
    guard input != "-", FilePath.isFolder(input) == true else { return ([scenario(of: input)], []) }
    let files = try files(in: input) { name, _ in isNamedAsScenario(name) }
    var (scenarios, others): ([String], [String]) = ([], [])
    for file in files { if isMeantAsScenario(file) { scenarios.append(file) } else { others.append(file) } }
    guard !scenarios.isEmpty else {
      throw InputError(
        file: input, message: "there is no scenario in this folder",
        hint: "scenario files end in \(InputFormats.scenarioEndings.joinedByOr), and have touches or a window"
      )
    }
    return (scenarios, others)
  }

  /// The matching files of a folder, by name and path, at any depth, sorted by path.
  static func files(
    in folder: String, where isWanted: (_ name: String, _ path: String) -> Bool
  ) throws(InputError) -> [String] {
    var root = folder[...]
    while root.count > 1, root.hasSuffix("/") { root.removeLast() }
    return try unsortedFiles(in: String(root), where: isWanted).sorted()
  }

  private static func unsortedFiles(
    in folder: String, where isWanted: (_ name: String, _ path: String) -> Bool
  ) throws(InputError) -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw InputError(file: folder, message: "this cannot be read: \(SystemError.words(for: error))")
    }
    var files: [String] = []
    for name in names where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      switch type(of: path) {
      case S_IFDIR: files += try unsortedFiles(in: path, where: isWanted)
      case S_IFREG where isWanted(name, path): files.append(path)
      default: break
      }
    }
    return files
  }

  /// The contents of a folder, sorted, without hidden files and symbolic links, which may lead outside.
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { !$0.hasPrefix(".") && [S_IFDIR, S_IFREG].contains(type(of: "\(folder)/\($0)")) }
  }

  /// Whether a file in a folder is a scenario. Other programs use the same extensions.
  static func isScenario(_ name: String, _ path: String) -> Bool {
    isNamedAsScenario(name) && isMeantAsScenario(path)
  }

  /// Whether a file's name is that of a scenario, and not of a file that accompanies scenarios.
  private static func isNamedAsScenario(_ name: String) -> Bool {
    InputFormats.scenarioEndings.contains(where: name.hasSuffix) && !besides.contains(name)
  }

  /// Whether a file has a scenario's keys. Read errors are reported later.
  private static func isMeantAsScenario(_ path: String) -> Bool {
    (try? InputReader.text(of: path)).map(ScenarioReader.isMeant) ?? true
  }

  /// The files of course pages with a scenario's extension.
  private static let besides: Set = [PageSource.questions, PageSource.plan]

  /// The scenario of a file of questions; any other file itself.
  private static func scenario(of file: String) -> String {
    guard file.split(separator: "/").last.map(String.init) == PageSource.questions else { return file }
    return file.dropLast(PageSource.questions.count) + PageSource.scenario
  }

  /// The type of a file, without following a symbolic link.
  private static func type(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
