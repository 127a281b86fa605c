// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import HitPath
import InputFile
import Report
import Trace

struct MergeCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Joins what several machines made with --shard",
    discussion: """
      Each folder has what one machine made: the pages of its part of a set, results as JUnit XML, \
      findings as SARIF, in files that have the same names in every folder. A single folder stands for the \
      folders in it. The result is byte for byte what one machine makes of all inputs.

      Exits with the worst code of all parts: 3 for an input with an error, 1 for an expectation that \
      failed or a finding that is an error. If a part is missing, nothing is written.
      """
  )

  @Argument(help: "The folders of the parts, or the folder that contains them", completion: .directory)
  var folders: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder for the result", valueName: "folder"))
  var output = "hitpath-merged"

  @OptionGroup var look: OpenOption

  func validate() throws { _ = try CommandPath.named(output) }

  @MainActor
  func run(on terminal: Terminal) throws {
    var merge = ShardMerge(terminal: terminal)
    try merge.read(shards())
    let index = try merge.write(to: output)
    look.show(index, on: terminal)
    if merge.hasErrors { throw BadInputs() }
    if merge.hasFailures { throw NegativeResult() }
  }

  private func shards() throws -> [String] {
    for folder in folders where FilePath.isFolder(folder) != true {
      throw InputError(
        file: folder,
        message: FilePath.isFolder(folder) == nil ? "there is no such folder" : "this is a file, not a folder"
      )
    }
    guard folders.count == 1 else { return folders }
    return ScenarioFolder.names(in: folders[0]).map { "\(FilePath.withoutSlashes(folders[0]))/\($0)" }
      .filter {
        FilePath.isFolder($0) == true && FilePath.withoutSlashes($0) != FilePath.withoutSlashes(output)
      }
  }
}

/// Ends a command that worked, to report that inputs were wrong; the parts have already printed the errors.
struct BadInputs: Error {}

/// Reads the parts of sets and joins them.
@MainActor
struct ShardMerge {
  /// A part of the pages of a set, with its folder.
  private struct PagesPart {
    var folder: String
    var notes: ShardNotes
  }

  let terminal: Terminal

  /// The parts by the path of the files inside the folders of the parts.
  private var junit: [String: ShardParts<JUnitPart>] = [:]
  private var sarif: [String: ShardParts<SARIFPart>] = [:]
  private var pages: [String: ShardParts<PagesPart>] = [:]

  private(set) var hasFailures = false
  private(set) var hasErrors = false

  init(terminal: Terminal) { self.terminal = terminal }

  mutating func read(_ folders: [String]) throws {
    for folder in folders {
      let root = FilePath.withoutSlashes(folder)
      let files = try ScenarioFolder.files(in: root) { name, _ in
        name == ShardNotes.file || name.hasSuffix(".xml") || name.hasSuffix(".sarif")
      }
      for file in files {
        let place = String(file.dropFirst(root.count + 1))
        let text = try InputReader.text(of: file)
        if file.hasSuffix(".xml") {
          if let part = JUnitPart(text) {
            junit[place, default: ShardParts()].add(part, part.shard, of: file)
          }
        } else if file.hasSuffix(".sarif") {
          if let part = SARIFPart(text) {
            sarif[place, default: ShardParts()].add(part, part.shard, of: file)
          }
        } else {
          let notes = try ShardNotes(text, file: file)
          guard let shard = notes.shard else { continue }
          let inner = FilePath.folder(of: place)
          pages[inner == "." ? "" : inner, default: ShardParts()].add(
            PagesPart(folder: FilePath.folder(of: file), notes: notes), shard, of: file)
        }
      }
    }
    guard !junit.isEmpty || !sarif.isEmpty || !pages.isEmpty else {
      throw InputError(
        file: folders.first ?? ".", message: "there is no part of a set",
        hint: "check, audit and report make parts with --shard, check with --junit, audit with --format sarif"
      )
    }
  }

  /// Writes the joined sets.
  ///
  /// - Returns: The index of the first set of pages; nil if there are no pages.
  mutating func write(to output: String) throws -> String? {
    var files: [(path: String, text: String)] = []
    for (place, parts) in junit.sorted(by: { $0.key < $1.key }) {
      let parts = try parts.all()
      hasFailures = hasFailures || parts.contains { $0.failures > 0 }
      hasErrors = hasErrors || parts.contains { $0.errors > 0 }
      files.append(("\(output)/\(place)", JUnitPart.joined(parts)))
    }
    for (place, parts) in sarif.sorted(by: { $0.key < $1.key }) {
      let parts = try parts.all()
      hasFailures = hasFailures || parts.contains { $0.errors > 0 }
      guard let joined = SARIFPart.joined(parts) else {
        throw InputError(
          file: place, message: "its parts were made by different programs or in different languages",
          hint: "make them all with the same hitpath and the same options")
      }
      files.append(("\(output)/\(place)", joined))
    }
    let sets = try pages.sorted { $0.key < $1.key }.map { (place: $0.key, parts: try $0.value.all()) }
    try OutputFile.write(files, in: output)
    for file in files { terminal.write(path: file.path) }
    var first: String?
    for set in sets {
      let index = try write(set.parts, to: set.place.isEmpty ? output : "\(output)/\(set.place)")
      terminal.write(path: index)
      first = first ?? index
    }
    return first
  }

  /// Writes the pages of all parts, and the index that a single machine would have made.
  private func write(_ parts: [PagesPart], to folder: String) throws -> String {
    let first = parts[0].notes
    for part in parts
    where part.notes.arguments != first.arguments || part.notes.version != first.version
      || part.notes.total != first.total
    {
      throw InputError(
        file: "\(part.folder)/\(ShardNotes.file)",
        message:
          "this part was made with other options, of other inputs or by another version than the first",
        hint: "make all parts with the same command")
    }
    let command = try ReportCommand.parse(["x"] + first.arguments)
    let writer = ReportWriter(
      options: try command.form.options(command.templates), languages: command.language.languages,
      changes: ScreenChanges(),
      terminal: terminal)
    let pages = try parts.flatMap { part in
      try part.notes.pages.map { record in
        let files = record.entries.map(\.file)
        for file in files where OutputFile.safeName(file) != file {
          throw InputError(
            file: "\(part.folder)/\(ShardNotes.file)", message: "this names a file that no page has")
        }
        let texts = try files.map { try InputReader.text(of: "\(part.folder)/\($0)") }
        return ReportWriter.Pages(files: files, texts: texts, record: record)
      }
    }
    return try "\(folder)/\(writer.writeSet(pages, to: folder, old: ReportManifest(folder: folder))[0])"
  }
}
