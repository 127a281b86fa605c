// SPDX-License-Identifier: Apache-2.0

import Foundation
import HitPath
import InputFile
import ScenarioFile
import Testing

@testable import HitPathCommands

/// Folders, quiet runs, bad inputs among good ones, JUnit files and annotations.
@MainActor
@Suite struct CheckOutputTests {
  private static let good = "\(Screens.card)\nexpect: {hitView: Close}\n"
  private static let bad = "\(Screens.card)\nexpect: {hitView: Card, touch: 2}\n"
  /// What `hitpath explain --view Card` says of the second touch.
  private static let why =
    "Card was asked and says no: the point is 10 pt above its bounds. In its own coordinates the touch is at (270, -10)."
  private static let broken = "window: {frme: 1}\n"

  /// What `hitpath check` did in a folder, whose path is left out.
  private func check(_ arguments: String..., in folder: Folder, isAnnotating: Bool = false) -> Outcome {
    var outcome = Outcome(code: 0, output: "", diagnostics: "")
    let terminal = Terminal(
      isAnnotating: isAnnotating, output: { outcome.output += String(decoding: $0, as: UTF8.self) },
      diagnostics: { outcome.diagnostics += $0 })
    outcome.code = CommandMain.run(["check"] + arguments, terminal: terminal)
    outcome.output = outcome.output(in: folder)
    outcome.diagnostics = outcome.diagnostics(in: folder)
    return outcome
  }

  // MARK: Folders

  @Test("Of a folder every scenario is run, at any depth, in the order of the paths")
  func aFolder() throws {
    let folder = try Folder()
    for name in [
      "set/b.yml", "set/a/z.yaml", "set/a.yml", "set/notes.md", "set/.hidden.yml", "set/.ci/c.yml",
    ] {
      try folder.write(Self.good, name)
    }
    let outcome = check(folder["set/"], in: folder)
    #expect(outcome.code == 0)
    #expect(
      outcome.output == """
        ok     set/a.yml: 1 expectation
        ok     set/a/z.yaml: 1 expectation
        ok     set/b.yml: 1 expectation
        3 passed, 0 failed

        """)
    #expect(outcome.diagnostics == "")
  }

  @Test("Symbolic links in a folder are not followed; a folder that is named may be one")
  func symbolicLinks() throws {
    let folder = try Folder()
    try folder.write(Self.good, "set/a.yml")
    for (link, target) in [("set/b.yml", "a.yml"), ("set/loop", "."), ("link", "set")] {
      try FileManager.default.createSymbolicLink(atPath: folder[link], withDestinationPath: target)
    }
    #expect(
      check(folder["link"], in: folder).output == "ok     link/a.yml: 1 expectation\n1 passed, 0 failed\n")
  }

  @Test("A folder without scenarios is a bad input")
  func anEmptyFolder() throws {
    let folder = try Folder()
    try folder.write("text", "set/notes.md")
    let outcome = check(folder["set"], in: folder)
    #expect(outcome.code == 3)
    #expect(outcome.output == "")
    #expect(
      outcome.diagnostics == """
        set: error: there is no scenario in this folder
          hint: scenario files end in .yml or .yaml, and have touches or a window

        """)
  }

  /// A repository has YAML of other programs: MkDocs, XcodeGen, linters.
  @Test("Files of other programs in a folder are counted; one that is named is read")
  func filesOfOtherPrograms() throws {
    let folder = try Folder()
    try folder.write(Self.good, "set/a.yml")
    try folder.write("site_name: App\ntheme: {name: material}\n", "set/mkdocs.yml")
    try folder.write("---\nname: App\ntitle: App\ntargets: {}\n", "set/project.yml")
    try folder.write("{\"title\": \"App\", \"window\": {}, \"touchs\": []}", "set/b.yml")
    let outcome = check(folder["set"], in: folder)
    #expect(
      outcome.output == """
        ok     set/a.yml: 1 expectation
        1 passed, 0 failed, 1 file with errors, 2 files in YAML without touches or a window

        """)
    #expect(outcome.diagnostics.hasPrefix("set/b.yml:1:32: error: a scenario has no key 'touchs'"))
    #expect(check(folder["set/mkdocs.yml"], in: folder).code == 3)
  }

  // MARK: What is printed

  @Test("A quiet run prints failures and the last line")
  func aQuietRun() throws {
    let folder = try Folder()
    try folder.write(Self.good, "set/a.yml")
    try folder.write(Self.bad, "set/b.yml")
    try folder.write(Screens.card, "set/c.yml")
    let outcome = check("--quiet", folder["set"], in: folder)
    #expect(outcome.code == 1)
    #expect(
      outcome.output == """
        set/b.yml:18:9: error: hitView of touch 2
          - Card
          + Page
          why: \(Self.why)
          see: hitpath report set/b.yml --open
        1 passed, 1 failed, 1 file without expectations

        """)
  }

  @Test("A bad input among others does not hide them; its error comes last, and the exit code is 3")
  func aBadInputAmongOthers() throws {
    let folder = try Folder()
    try folder.write(Self.broken, "a.yml")
    let good = try folder.write(Self.good, "b.yml")
    let outcome = check(folder["a.yml"], good, folder["missing.yml"], in: folder)
    #expect(outcome.code == 3)
    #expect(outcome.output == "ok     b.yml: 1 expectation\n1 passed, 0 failed, 2 files with errors\n")
    #expect(outcome.diagnostics.hasPrefix("a.yml:1:10: error: a window has no key 'frme'\n"))
    #expect(outcome.diagnostics.hasSuffix("\nmissing.yml: error: there is no such file\n"))
  }

  @Test("Where no input can be read there are no results")
  func onlyBadInputs() throws {
    let folder = try Folder()
    let outcome = check(folder["a.yml"], folder["b.yml"], "--junit", folder["out.xml"], in: folder)
    #expect(outcome.code == 3)
    #expect(outcome.output == "")
    #expect(
      outcome.diagnostics == "a.yml: error: there is no such file\nb.yml: error: there is no such file\n")
    #expect(folder.files == [])
  }

  // MARK: JUnit

  @Test("A JUnit file has a suite for each scenario and a case for each expectation")
  func aJUnitFile() throws {
    let folder = try Folder()
    try folder.write("\(Screens.card)\nexpect: [{hitView: Close}, {touch: 2, hitView: Card}]\n", "set/a.yml")
    try folder.write(Screens.card, "set/b.yml")
    try folder.write("window: [", "set/c.yml")
    let outcome = check(folder["set"], "--junit", folder["out/results.xml"], in: folder)
    #expect(outcome.code == 3)
    let xml = try folder.text("out/results.xml").replacing("\(folder.path)/", with: "")
    #expect(
      xml.hasPrefix(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="hitpath check" tests="3" failures="1" errors="1">
          <testsuite name="set/a.yml" tests="2" failures="1" errors="0">
            <testcase classname="set/a.yml" name="hitView of touch 1" file="set/a.yml" line="18"/>
            <testcase classname="set/a.yml" name="hitView of touch 2" file="set/a.yml" line="18">
              <failure message="set/a.yml:18:28: hitView of touch 2">- Card
        + Page
        why: \(Self.why)
        see: hitpath report set/a.yml --open</failure>
            </testcase>
          </testsuite>
          <testsuite name="set/b.yml" tests="0" failures="0" errors="0">
          </testsuite>
          <testsuite name="set/c.yml" tests="1" failures="0" errors="1">
            <testcase classname="set/c.yml" name="can be read" file="set/c.yml">
              <error message="
        """))
    #expect(xml.hasSuffix("</error>\n    </testcase>\n  </testsuite>\n</testsuites>\n"))
    #expect(try XMLTree.parse(xml).all.count { $0.name == "testcase" } == 3)
  }

  @Test("Names with markup, control characters and noncharacters leave the JUnit file well formed")
  func hostileNames() throws {
    let name = "<b> & \"x\" ]]> \u{7} \u{FFFF} \u{2028} é"
    var report = JUnitReport()
    report.add(
      CheckedScenario(
        file: "a & <b>.yml",
        results: [
          ExpectationResult(line: 3, what: "states of \(name)", difference: ["- \(name)", "+ Other"])
        ]))
    report.add(InputErrors([InputError(file: name, line: 1, message: "no \(name)\nhere")]), file: name)
    let elements = try XMLTree.parse(report.xml).all
    let safe = "<b> & \"x\" ]]> \u{FFFD} \u{FFFD} \u{FFFD} é"
    #expect(
      elements.map(\.name) == [
        "testsuites", "testsuite", "testcase", "failure", "testsuite", "testcase", "error",
      ])
    #expect(
      elements.compactMap { $0.attributes["message"] } == [
        "a & <b>.yml:3: states of \(safe)", "no \(safe)\u{FFFD}here",
      ])
    #expect(
      elements.filter { ["failure", "error"].contains($0.name) }.map(\.text) == [
        "- \(safe)\n+ Other\nsee: hitpath report 'a & <b>.yml' --open",
        "<b> & \"x\" ]]> \\u{7} \u{FFFD} \\u{2028} é:1: error: no \(safe)\nhere",
      ])
  }

  @Test("A JUnit file that has no place is an error after the results")
  func aJUnitFileWithoutAPlace() throws {
    let folder = try Folder()
    let file = try folder.write(Self.good, "a.yml")
    let outcome = check(file, "--junit", folder["a.yml/out.xml"], in: folder)
    #expect(outcome.code == 3)
    #expect(outcome.output == "ok     a.yml: 1 expectation\n1 passed, 0 failed\n")
    #expect(
      outcome.diagnostics == "a.yml/out.xml: error: cannot be written: 'a.yml' is a file, not a folder\n")
  }

  // MARK: Annotations

  @Test("Failures and bad inputs are annotated for GitHub where that is asked for")
  func annotations() throws {
    let folder = try Folder()
    let bad = try folder.write(Self.bad, "100%, a:b.yml")
    let outcome = check(bad, folder["missing.yml"], in: folder, isAnnotating: true)
    let path = folder.path
    #expect(outcome.code == 3)
    #expect(
      outcome.output == """
        100%, a:b.yml:18:9: error: hitView of touch 2
          - Card
          + Page
          why: \(Self.why)
          see: hitpath report '100%, a:b.yml' --open
        ::error file=100%25%2C a%3Ab.yml,line=18,col=9,title=hitView of touch 2::- Card%0A+ Page%0Awhy: \(Self.why)%0A\
        see: hitpath report '100%25, a:b.yml' --open
        ::error file=missing.yml,title=bad input::there is no such file
        0 passed, 1 failed, 1 file with errors

        """, "\(path)")
  }

  @Test("The environment decides about annotations", arguments: ["true", "false"])
  func theEnvironmentDecides(_ value: String) throws {
    let folder = try Folder()
    try folder.write(Self.bad, "a.yml")
    let outcome = try Binary.run(["check", "./a.yml"], in: folder, environment: ["GITHUB_ACTIONS": value])
    #expect(outcome.code == 1)
    let annotation =
      "::error file=a.yml,line=18,col=9,title=hitView of touch 2::- Card%0A+ Page%0Awhy: \(Self.why)%0A"
    #expect(outcome.output.contains(annotation) == (value == "true"))
  }
}
