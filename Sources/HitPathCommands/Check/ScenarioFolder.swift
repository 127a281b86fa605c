// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import HitPath
import InputFile
import ScenarioFile
import ScreenImport

/// The scenario files that an input stands for.
enum ScenarioFolder {
  /// The input itself, or for a folder all scenario files in it, at any depth, in the order of their paths, and the files that
  /// end as scenarios do and are none.
  ///
  /// Hidden files and symbolic links are left out, so that a folder never leads out of itself.
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

  /// The files of a folder that are wanted, by name and path, at any depth and in the order of their paths.
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

  /// What is in a folder, sorted: not what is hidden, nor symbolic links, which may lead out of it.
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { !$0.hasPrefix(".") && [S_IFDIR, S_IFREG].contains(type(of: "\(folder)/\($0)")) }
  }

  /// Whether a file of a folder is meant as a scenario. Other programs have files with the same endings.
  static func isScenario(_ name: String, _ path: String) -> Bool {
    isNamedAsScenario(name) && isMeantAsScenario(path)
  }

  /// Whether a file's name is that of a scenario, and not of what lies beside scenarios.
  private static func isNamedAsScenario(_ name: String) -> Bool {
    InputFormats.scenarioEndings.contains(where: name.hasSuffix) && !besides.contains(name)
  }

  /// Whether a file has a scenario's keys. What cannot be read says so when it is read.
  private static func isMeantAsScenario(_ path: String) -> Bool {
    (try? InputReader.text(of: path)).map(ScenarioReader.isMeant) ?? true
  }

  /// The files of pages that end as scenarios do.
  private static let besides: Set = [PageSource.questions, PageSource.plan]

  /// The scenario that a file of questions is about; any other file itself.
  private static func scenario(of file: String) -> String {
    guard file.split(separator: "/").last.map(String.init) == PageSource.questions else { return file }
    return file.dropLast(PageSource.questions.count) + PageSource.scenario
  }

  /// What a path itself is, without following a symbolic link.
  private static func type(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
