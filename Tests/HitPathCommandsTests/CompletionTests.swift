// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// What a shell completes, asked as the shell asks: with the script that `hitpath --generate-completion-script` prints.
@Suite("Completions", .enabled(if: Binary.isBuilt, "the binary is not built"))
struct CompletionTests {
  /// What bash offers for a line that is begun.
  private func offered(for line: String, in folder: Folder) throws -> [String] {
    try folder.write(
      try Binary.run(["--generate-completion-script", "bash"], in: folder).output, "completion.bash")
    try folder.write(
      """
      export PATH="$HITPATH_FOLDER:$PATH"
      source ./completion.bash
      COMP_LINE=$1 COMP_POINT=${#1} COMP_TYPE=9 COMP_KEY=9
      read -ra COMP_WORDS <<<"$1"
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      $(complete -p hitpath | sed 's/.*-F \\([^ ]*\\).*/\\1/') hitpath "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """, "ask.bash")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["ask.bash", line]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "HITPATH_FOLDER": Binary.url.deletingLastPathComponent().path
    ]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ("hitpath exp", ["explain"]), ("hitpath explain --reason alph", ["alphaBelowThreshold"]),
    ("hitpath explain card.yml --view C", ["Card", "Close"]), ("hitpath explain ca", ["card.yml"]),
    ("hitpath check no", []), ("hitpath render card.yml -d hit", ["hit-path", "hit-test-flow"]),
    ("hitpath gallery lesson-03", ["lesson-03-parent-first"]),
  ])
  func commandsFilesNamesAndCodesAreOffered(_ line: String, _ offers: [String]) throws {
    let folder = try Folder()
    try folder.write(Screens.card, "card.yml")
    try folder.write("text", "notes.md")
    #expect(try offered(for: line, in: folder).sorted() == offers)
  }

  @Test(arguments: ["zsh", "fish"]) func otherShellsHaveAScriptToo(_ shell: String) throws {
    let script = try Binary.run(["--generate-completion-script", shell], in: try Folder())
    #expect(script.code == 0)
    #expect(script.output.contains("alphaBelowThreshold"))
  }
}
