// SPDX-License-Identifier: Apache-2.0

import Testing

/// `hitpath check` of folders with questions and texts.
@MainActor
@Suite struct CheckPagesTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    for (name, text) in [
      ("scenario.yml", Self.scenario), ("questions.yml", Self.questions), ("note.en.md", Self.text),
    ] {
      try folder.write(text, name)
    }
  }

  private static let scenario = """
    window:
      rootViewController:
        id: Controller
        view:
          id: Page
          subviews:
            - {id: Card, frame: [0, 0, 200, 200]}
    touches:
      - tap: [10, 10]
    expect: {hitView: Card}

    """

  private static let questions = """
    - id: who
      when: before
      kind: which-view
      options:
        page: {expect: {hitView: Page}, trap: owner-takes-it}
        card: {expect: {hitView: Card}}
    - id: cure
      when: after
      kind: which-change
      goal: {hitView: Page}
      options:
        hide: {change: {Card: {isHidden: true}}}
        clip: {change: {Card: {clipsToBounds: true}}, trap: clipping-limits-touches}

    """

  private static let text = """
    # A card

    On a `Page`.

    ## Guess first

    Who?

    - [page] `Page`.

      No: [`Card` says yes](#t1/Card.pointInside).

    - [card] `Card`.

      Right.

    ## Question

    What makes it `Page`?

    - [hide] `isHidden`.

      Right: [`Card` is passed over](#t1/Card.hitTest).

    - [clip] `clipsToBounds`.

      It is [asked](#t1/Card.pointInside).

    """

  private func check(_ file: String = "", replacing part: String = "", with other: String = "") throws
    -> Outcome
  {
    if !file.isEmpty {
      let text = try folder.text(file)
      let changed = text.replacing(part, with: other, maxReplacements: 1)
      try #require(text != changed)
      try folder.write(changed, file)
    }
    return hitpath("check", folder.path)
  }

  @Test func aTaskSaysForEachOfItsGoalsInWordsWhatIsToBeReached() throws {
    let task = """
      - id: reach
        when: task
        kind: which-change
        goal: [{hitView: Page}, {actions: []}]
        options:
          off: {change: {Card: {isUserInteractionEnabled: false}}}
          hide: {change: {Card: {isHidden: true}}}
          clip: {change: {Card: {clipsToBounds: true}}, trap: clipping-limits-touches}

      """
    let words = "## Do it yourself\n\nLet `Page` get it.\n\n- `Page` gets it.\n- No action.\n\n"
    let changes = "* [off] Off\n* [hide] Hidden\n* [clip] Clipped\n"
    try folder.write(Self.questions + task, "questions.yml")
    try folder.write(Self.text + words + changes, "note.en.md")
    let outcome = hitpath("check", folder.path)
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.diagnostics)")
    #expect(outcome.output.hasSuffix("8 passed, 0 failed\n"))
    let short = try check("note.en.md", replacing: "- No action.\n", with: "")
    #expect(short.code == 3)
    #expect(
      short.diagnostics.contains("'reach' has 2 goals, and the list before its options 1 items"),
      "\(short.diagnostics)")
  }

  @Test func optionsAreRunBesideTheExpectations() throws {
    let outcome = try check()
    #expect(outcome.code == 0, "\(outcome.diagnostics)")
    #expect(outcome.output.hasSuffix("5 passed, 0 failed\n"))
    #expect(hitpath("check", "\(folder.path)/questions.yml").output == outcome.output)
  }

  @Test func anOptionThatDoesNotHoldIsNamedWithItsPlace() throws {
    let outcome = try check("questions.yml", replacing: "{isHidden: true}", with: "{alpha: 0.5}")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("questions.yml:12:5: error: option hide of cure"))
    #expect(outcome.output.contains("- Page"))
    #expect(outcome.output.contains("+ Card"))
  }

  @Test func aTrapThatHoldsIsNamedWithItsPlace() throws {
    let outcome = try check("questions.yml", replacing: "{clipsToBounds: true}", with: "{pointInside: never}")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("questions.yml:13:5: error: option clip of cure"))
    #expect(outcome.output.contains("- does not hold, since it is the trap clipping-limits-touches"))
  }

  @Test(arguments: [
    (
      "#t1/Card.pointInside", "#t1/Card.touchesMoved",
      "11:7: error: nothing in touch 1 is 'Card.touchesMoved'"
    ),
    ("#t1/Card.pointInside", "#t2/Card.pointInside", "11:7: error: there is no touch 2; the run has 1"),
    (
      "#t1/Card.pointInside", "#elsewhere", "11:7: error: the link '#elsewhere' leads to no event and no page"
    ),
    (
      "#t1/Card.pointInside", "lesson-03-parent-first#t2/Card.touchesMoved",
      "11:7: error: nothing in touch 2 is 'Card.touchesMoved'"
    ),
    (
      "#t1/Card.pointInside", "my-page#t1/Card.pointInside",
      "11:7: error: HitPath's course has no page 'my-page' on which something happens"
    ),
    ("On a `Page`", "On a `Pgae`", "3:7: error: neither the scenario nor UIKit has 'Pgae'"),
    ("- [page]", "- [pages]", "9:1: error: the options are pages, card, and those of 'who' page, card"),
    ("  No: ", "  Right: ", "11:3: error: 'page' does not hold, and its reason begins with 'Right'"),
    ("  Right.", "  Yes.", "15:3: error: 'card' holds, and its reason does not begin with 'Right'"),
    ("Who?\n", "", "8:1: error: no words of the question stand before its options"),
    ("On a", "On <b>a</b>", "3:4: error: HTML is not allowed"),
    (
      "## Question", "## Guess first",
      "21:1: error: 'cure' is asked 'after', and stands in a section for 'before'"
    ),
  ])
  func aTextThatDisagreesIsAnErrorWithItsPlace(part: String, other: String, fault: String) throws {
    let outcome = try check("note.en.md", replacing: part, with: other)
    #expect(outcome.code == 3)
    #expect(outcome.diagnostics(in: folder).contains("note.en.md:\(fault)"), "\(outcome.diagnostics)")
  }

  @Test(arguments: ["my-page", "lesson-03-parent-first", "lesson-03-parent-first#t2/Card.pointInside"])
  func linksMayLeadToPagesAndToWhatHappensInTheCourse(address: String) throws {
    let outcome = try check("note.en.md", replacing: "#t1/Card.pointInside", with: address)
    #expect(outcome.code == 0, "\(outcome.diagnostics)")
  }

  @Test func linksOfAnOptionLeadToTheRunThatItChanges() throws {
    let outcome = try check("note.en.md", replacing: "#t1/Card.hitTest", with: "#t1/Card.pointInside")
    #expect(outcome.code == 3)
    #expect(outcome.diagnostics.contains("nothing in touch 1 is 'Card.pointInside'"))
  }

  @Test func aQuestionThatTheTextLeavesOutIsMissed() throws {
    let outcome = try check("questions.yml", replacing: "- id: cure", with: "\(Self.questions)- id: cure")
    #expect(outcome.code == 3)
  }
}
