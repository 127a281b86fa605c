// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A set of pages that is written again after a change is, byte for byte, what would be written into an empty folder.
@MainActor
@Suite struct SetEditTests {
  private static let screen = """
    title: Shop
    window:
      subviews:
        - {id: Buy, class: UIButton, frame: [0, 0, 100, 44], actions: [{event: touchUpInside, action: buy, target: Shop}]}
        - {id: Veil, frame: [0, 0, 390, 44]}
    touches: [{tap: [50, 20]}]

    """

  /// Inputs of each sort that a set is made of.
  private func inputs() throws -> Folder {
    let folder = try Folder()
    for name in ["a", "b", "sub/c"] {
      try folder.write(Self.screen.replacing("Shop", with: "Shop \(name.suffix(1))"), "in/\(name).yml")
    }
    try SetEdits.writeTemplates(to: folder, "templates")
    return folder
  }

  /// What a set is made with besides its inputs: all options of `report` but those that say where and in which form.
  private static let options: [[String]] = [
    ["--pass-through", "Veil"], ["--tap", "10,10"], ["--lang", "zh-Hans"], ["--lang", "en,zh-Hans"],
    ["--assets", "separate"], ["--embed"], ["--embed", "--whole-at", "https://example.org/a"],
    ["--embed", "--whole-at", "https://example.org/b"], ["--templates", "TEMPLATES"], ["--all-controls"],
  ]

  @Test func everyOptionMakesThePagesAnew() throws {
    let folder = try inputs()
    func report(_ options: [String], to output: String) {
      let options = options.map { $0 == "TEMPLATES" ? folder["templates"] : $0 }
      let outcome = hitpath(["report", folder["in"], "-o", folder[output]] + options)
      #expect(outcome.code == 0, "\(options) \(outcome.diagnostics)")
    }
    report([], to: "out")
    for options in Self.options {
      report(options, to: "out")
      #expect(try folder.isLikeNew { report(options, to: $0) }, "\(options)")
    }
  }

  @Test func noOptionIsForgottenHere() throws {
    let help = try output(of: "report", "--help")
    let known = Set(help.matches(of: /--[a-z-]+/).map { String($0.output) })
    let tried = Set(Self.options.joined().filter { $0.hasPrefix("--") })
    // A scene and what it is in are a storyboard's, and every other input refuses them; a picture is of one screen, and a set
    // refuses it, as it does a view; the format makes documents, of which all are made.
    #expect(
      known.subtracting(tried)
        == [
          "--output", "--format", "--help", "--version", "--scene", "--in", "--screenshot", "--shard",
          "--open", "--view",
        ])
  }

  @Test func theSceneOfAStoryboardIsPartOfItsPage() throws {
    let folder = try Folder()
    let scene = Screens.storyboard.components(separatedBy: "<scenes>")[1].components(
      separatedBy: "</scenes>")[0]
    let other = scene.replacing("MenuController", with: "Other").replacing("\"vc\"", with: "\"vd\"")
      .replacing("\"root\"", with: "\"r2\"").replacing("\"v1\"", with: "\"v3\"").replacing(
        "\"v2\"", with: "\"v4\""
      )
      .replacing("\"fr\"", with: "\"f2\"").replacing("\"s1\"", with: "\"s2\"").replacing(
        "\"200\"", with: "\"90\"")
    try folder.write(Screens.storyboard.replacing("</scenes>", with: other + "</scenes>"), "in/a.storyboard")
    func report(_ scene: String, to output: String) {
      let outcome = hitpath(
        "report", folder["in"], "-o", folder[output], "--tap", "40,60", "--scene", scene)
      #expect(outcome.code == 0, "\(outcome.diagnostics)")
    }
    report("MenuController", to: "out")
    report("Other", to: "out")
    #expect(try folder.isLikeNew { report("Other", to: $0) })
  }

  @Test func pagesTellTheirPlaceAmongAll() throws {
    let folder = try inputs()
    try folder.write(Self.screen, "in/d.yml")
    hitpath("report", folder["in"], "-o", folder["out"])
    let pages = ["a", "b", "d", "sub-c"]
    for (number, page) in pages.enumerated() {
      #expect(try folder.text("out/\(page).html").contains(">\(number + 1) of 4<"), "\(page)")
    }
    try FileManager.default.removeItem(atPath: folder["in/a.yml"])
    hitpath("report", folder["in"], "-o", folder["out"])
    #expect(try folder.text("out/d.html").contains(">2 of 3<"))
  }

  @Test func whatTheGalleryNoLongerChoosesGoesAway() throws {
    let folder = try Folder()
    let names = ["lesson-03-parent-first", "question-06-called-twice", "bug-03-clear-overlay"]
    for chosen in [names, Array(names.dropLast()), Array(names.dropFirst())] {
      hitpath(["gallery"] + chosen + ["-o", folder["out"]])
      #expect(try folder.isLikeNew { hitpath(["gallery"] + chosen + ["-o", folder[$0]]) }, "\(chosen)")
    }
  }

  /// `HITPATH_STEPS` is how many; `make fuzz` makes 200.
  @Test func afterRandomEditsASetIsAsNew() throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["HITPATH_SEED"].flatMap(UInt64.init) ?? 1
    var edits = try SetEdits(seed: seed)
    for step in 0..<(environment["HITPATH_STEPS"].flatMap(Int.init) ?? 6) {
      edits.change()
      let (command, folder) = (edits.command, edits.folder)
      let outcome = hitpath(command(folder["out"]))
      var again = outcome
      let isLikeNew = try folder.isLikeNew { again = hitpath(command(folder[$0])) }
      #expect(outcome.code == again.code && outcome.output.isEmpty == again.output.isEmpty)
      // What is wrong with an input leaves the set as it was.
      if outcome.code == 3 { continue }
      #expect(isLikeNew && outcome.code == 0, "step \(step): \(edits.story) \(outcome.diagnostics)")
      if !isLikeNew { return }
    }
  }
}

extension TemporaryFolder {
  /// Whether what is in `out` is what a command writes into an empty folder, that of the name `make` gets.
  func isLikeNew(_ make: (String) throws -> Void) throws -> Bool {
    try? FileManager.default.removeItem(atPath: self["fresh"])
    try make("fresh")
    let all = files
    func content(_ folder: String) throws -> [String: Data] {
      let own = all.filter { $0.hasPrefix("\(folder)/") }
      return try Dictionary(
        uniqueKeysWithValues: own.map {
          (String($0.dropFirst(folder.count)), try Data(contentsOf: URL(fileURLWithPath: self[$0])))
        })
    }
    return try content("out") == content("fresh")
  }
}
