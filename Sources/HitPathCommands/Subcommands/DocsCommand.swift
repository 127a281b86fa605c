// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import HitPath
import InputFile

struct DocsCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Draws the pictures of Markdown and DocC documents, and keeps them fresh",
    discussion: """
      A document marks the place of a picture: between <!-- hitpath card.yml -d hit-path --touch 2 --> and \
      <!-- /hitpath -->, with the options of `hitpath render`, or below a code block `hitpath` that \
      contains the scenario. The picture is drawn in light and in dark beside the document, and inserted \
      as the place asks: as HTML, for DocC or for MkDocs. Every other byte of the document stays as it is. \
      docs/pictures-in-docs.md has the details.

      Prints the paths of the files that were written. With --check nothing is written: the places of \
      missing and outdated pictures are printed, and the exit code is 1 if there are any. With --shard \
      only a part of the documents is drawn or checked, and the first part looks for pictures that are \
      left over.
      """
  )

  @Argument(help: "Documents, or folders with documents at any depth")
  var paths: [String]

  @Flag(help: "Write nothing, and exit with 1 if something is missing or out of date")
  var check = false

  @Flag(help: "Remove pictures in these folders that an earlier run wrote and no document refers to any more")
  var prune = false

  @OptionGroup var place: DocsOptions

  @OptionGroup var part: ShardOption

  func validate() throws {
    if check, prune { throw ValidationError("--check writes nothing, so it does not go with --prune.") }
  }

  @MainActor
  func run(on terminal: Terminal) throws {
    var run = DocsRun(place: place, terminal: terminal)
    try run.read(paths, shard: try part.shard(on: terminal))
    if check { try run.check(mendingWith: command) } else { try run.write(removingOrphans: prune) }
  }

  /// The command that updates everything.
  private var command: String {
    let options = [place.form.map { ["--form", $0.rawValue] }, place.pictures.map { ["--pictures", $0] }]
    let words = ["hitpath", "docs"] + options.compactMap { $0 }.flatMap { $0 } + paths
    return words.map { word in
      word.allSatisfy { $0.isLetter || $0.isNumber || "-_./~".contains($0) } ? word : "'\(word)'"
    }.joined(separator: " ")
  }
}
