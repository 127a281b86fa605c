// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Screens that can be shown to others.
@MainActor
@Suite struct AnonymousTests {
  /// A scenario with a word that contains `zebra` in every place where an app's words can occur.
  private static let secrets = """
    # A zebra in a comment.
    name: zebra
    title: {en: The zebra, zh-Hans: 斑马 zebra}
    summary: About a zebra
    mode: question
    question: Which zebra?
    application: {id: zebraApp, class: ZebraApplication, delegate: {class: ZebraDelegate}}
    scene: {class: ZebraScene}
    gestureRecognizers: [{id: zebraSpare, class: Zebra.Pinch, baseClass: UIPinchGestureRecognizer}]
    views: [{id: zebraExtra, class: UILabel, text: zebra crossing}]
    window:
      id: zebraWindow
      rootViewController:
        id: zebraHome
        class: Zebra.HomeController
        performs: ["zebraMenu:", "zebraDown(_:)", "zebraTapped:", copy]
        canPerformAction: {"zebraMenu:": true}
        view:
          id: zebraPage
          class: ZebraPage
          implements: {touchesEnded: {do: [{set: {zebraField: {text: zebra typed}}}, {command: "zebraMenu:"}]}}
          gestureRecognizers:
            - id: zebraTap
              class: ZebraTap
              baseClass: UITapGestureRecognizer
              name: the zebra
              actions: [{action: "zebraTapped:", target: zebraHome, do: [{call: becomeFirstResponder, on: zebraField}]}]
              delegate: {id: zebraJudge, shouldReceiveTouch: {unless: {within: [zebraList]}}}
          subviews:
            - {id: zebraField, class: UITextField, text: zebra name, placeholder: a zebra's name, frame: [0, 0, 200, 40]}
            - id: zebraButton
              class: ZebraButton
              baseClass: UIButton
              frame: [0, 50, 100, 44]
              text: Buy a zebra
              image: zebra-head
              actions:
                - {event: touchUpInside, action: zebraBuy, target: Zebra.Shop}
                - {event: touchDown, action: "zebraDown(_:)", target: zebraHome}
            - id: zebraList
              class: UIScrollView
              frame: [0, 100, 300, 300]
              contentSize: [300, 900]
              subviews: [{id: zebraRow, class: "_UIHostingView<Zebra.Row>", hitTest: {redirect: zebraButton}, frame: [0, 0, 300, 50]}]
            - {id: zebraVeil, hitTest: {only: {view: {class: ZebraButton}}}, frame: [0, 500, 50, 50]}
    touches:
      - {tap: [20, 60], finger: zebraThumb}
      - {tap: [20, 700]}
      - {command: "zebraMenu:"}
    variants:
      - {object: zebraVeil, hitTest: [{returns: zebraButton}, passThrough]}
      - object: zebraField
        text: [a zebra, no zebra]
        expect: {value: no zebra, hitView: zebraButton}
    expect:
      hitView: zebraButton
      chainBegins: [zebraButton, zebraPage, zebraHome]
      states: {zebraTap: {entered: [failed, ended]}}
      received: {zebraButton: [touchesBegan, touchesEnded]}
      actions: ["zebraButton.zebraDown(_:)(touchDown) -> zebraHome", zebraBuy -> Zebra.Shop, "zebraTap.zebraTapped:(ended) -> zebraHome", {action: "zebraMenu: -> zebraHome", at: {atLeast: 0}}]
      calls: {counts: {zebraButton.touchesBegan: 1}, never: [zebraList.panGestureRecognizer.touchesBegan]}
      properties: {zebraField: {isFirstResponder: true}}
    """

  @Test("No name and no text of the app is left, and all expectations still hold")
  func secrets() throws {
    let folder = try Folder()
    let file = try folder.write(Self.secrets, "zebra.yml")
    let before = hitpath("check", file)
    #expect(before.code == 0, "\(before.output)")
    let made = hitpath("import", file, "--anonymize")
    try #require(made.code == 0, "\(made.diagnostics)")
    #expect(!made.output.lowercased().contains("zebra") && !made.output.contains("斑马"), "\(made.output)")
    #expect(made.output.contains("_UIHostingView<App.ViewC>"), "\(made.output)")
    #expect(made.output.contains("name: screen\n"))
    #expect(
      made.diagnostics(in: folder)
        == "zebra.yml: replaced 1 window, 7 views, 1 controller, 2 recognizers, 4 objects, 1 finger, "
        + "5 actions, 1 target, 13 texts, 9 classes\n")
    let after = hitpath("check", try folder.write(made.output, "anonymous.yml"))
    #expect(after.diagnostics == "")
    #expect(
      after.output(in: folder).replacing("anonymous.yml", with: "zebra.yml") == before.output(in: folder))
    #expect(hitpath("import", file, "--anonymize").output == made.output)
  }

  @Test("A class of an app's that belongs to React Native or Flutter still does (OW-80, OW-81)")
  func frameworksOfClasses() throws {
    let folder = try Folder()
    let file = try folder.write(
      """
      window: {subviews: [{id: Card, class: RNAcmeCard}, {id: Map, class: FlutterAcmeMap, frame: [0, 0, 100, 100]}]}
      touches: [{tap: [10, 10]}, {tap: [200, 200]}]
      expect: [{decidedBy: Flutter}, {touch: 2, decidedBy: ReactNative}]
      """, "acme.yml")
    let made = hitpath("import", file, "--anonymize")
    #expect(made.code == 0 && !made.output.contains("Acme"), "\(made.output) \(made.diagnostics)")
    #expect(hitpath("check", try folder.write(made.output, "anonymous.yml"), "--quiet").code == 0)
  }

  @Test(
    "A callout of React Native's maps stays one, and so does a navigation controller of its screens (OW-10, OW-80)"
  )
  func calloutsAndScreens() throws {
    let folder = try Folder()
    let file = try folder.write(
      """
      window:
        rootViewController:
          class: RNSNavigationController
          baseClass: UINavigationController
          viewControllers:
            - view:
                subviews: [{id: Acme, class: AcmeMapCallout, subviews: [{id: Inside, class: RCTView}]}]
      touches: [{tap: [100, 400]}]
      expect: [{hitView: Inside, doubts: [componentInCallout]}]
      """, "acme.yml")
    let made = hitpath("import", file, "--anonymize")
    #expect(made.code == 0 && !made.output.contains("Acme"), "\(made.output) \(made.diagnostics)")
    #expect(made.output.contains("RNSNavigationController"))
    #expect(hitpath("check", try folder.write(made.output, "anonymous.yml"), "--quiet").code == 0)
  }

  @Test("Commands of the main menu keep their names, and classes of PDFKit their prefix (OW-64, OW-95)")
  func menuAndDocument() throws {
    let folder = try Folder()
    let inputs = [
      """
      window: {rootViewController: {id: Songs, canBecomeFirstResponder: true, isFirstResponder: true, performs: ['selectAll:'], view: {}}}
      touches: [{press: a, modifierFlags: command}]
      expect: [{actions: ['selectAll: -> Songs']}]
      """,
      """
      window: {rootViewController: {view: {id: Page, gestureRecognizers: [{id: hide, class: UITapGestureRecognizer, actions: [{action: hide, target: Page}]}], subviews: [{class: PDFView, frame: [0, 100, 390, 600], subviews: [{class: PDFAcmeView, baseClass: UIView, frame: [0, 0, 390, 600]}]}]}}}
      touches: [{tap: [195, 400]}]
      expect: [{calls: {never: [hide.hide]}}]
      """,
    ]
    for (number, input) in inputs.enumerated() {
      let made = hitpath("import", try folder.write(input, "own\(number).yml"), "--anonymize")
      #expect(made.code == 0 && !made.output.contains("Acme"), "\(made.output) \(made.diagnostics)")
      let checked = hitpath("check", try folder.write(made.output, "anonymous\(number).yml"), "--quiet")
      #expect(checked.code == 0, "\(checked.output) \(made.output)")
    }
  }

  @Test("Expectations about names hold for the invented names")
  func expectationsHold() throws {
    let folder = try Folder()
    let source = Repository.url("Tests/Conformance").path
    let names = try FileManager.default.subpathsOfDirectory(atPath: source).filter { $0.hasSuffix(".yml") }
    let some = try names.sorted().enumerated()
      .filter { $0.offset % 12 == 0 || $0.element.contains("presses") }
      .map { "\(source)/\($0.element)" }
      // What a person types stays, and the text it is added to does not.
      .filter { try !String(contentsOfFile: $0, encoding: .utf8).contains(": {text: ") }
    try #require(some.count > 10)
    for (number, file) in some.enumerated() {
      let made = hitpath("import", file, "--anonymize")
      try #require(made.code == 0, "\(made.diagnostics)")
      try folder.write(made.output, "\(number).yml")
    }
    let checked = hitpath("check", folder.path, "--quiet")
    #expect(checked.code == 0, "\(checked.output) \(checked.diagnostics)")
  }

  @Test(
    "The answer is the same with the names exchanged",
    arguments: [
      ("Sources/HitPathCommands/Gallery/nested-taps.yml", []),
      ("Sources/HitPathCommands/Gallery/scroll-or-press.yml", []),
      ("Tests/Fixtures/Documents/cart.json", []),
      ("Tests/Fixtures/ScreenImport/sign-in.storyboard", ["--tap", "200,500"]),
      ("Tests/Fixtures/ScreenImport/shop-window.txt", ["--tap", "200,700"]),
    ])
  func sameAnswer(path: String, options: [String]) throws {
    let folder = try Folder()
    let file = Repository.url(path).path
    let made = hitpath(["import", file, "--anonymize"] + options)
    let before = hitpath(["explain", file, "--format", "json"] + options)
    let after = hitpath("explain", try folder.write(made.output, "anonymous.yml"), "--format", "json")
    var exchange = NameExchange()
    exchange.compare(try json(before), try json(after), at: "")
    #expect(exchange.differences == [])
    #expect(exchange.names.count > 3)
    // Every name of the app that was exchanged is gone.
    let gone = exchange.names.filter { $0.key != $0.value }.map(\.key)
    #expect(!gone.isEmpty)
    #expect(gone.filter { $0.count > 4 && made.output.contains(" \($0)\n") } == [])
  }

  private func json(_ outcome: Outcome) throws -> Any {
    try #require(outcome.code == 0, "\(outcome.diagnostics)")
    return try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
  }

  @Test("Several screens become files that do not have the names of theirs")
  func fileNames() throws {
    let folder = try Folder()
    let files = try ["zebra one.yml", "zebra two.yml"].map { try folder.write("window: {}\n", $0) }
    let made = hitpath(["import", "--anonymize", "-o", folder.path + "/out"] + files)
    #expect(made.output(in: folder) == "out/screen.yml\nout/screen-2.yml\n")
    #expect(
      made.diagnostics(in: folder) == "zebra one.yml: replaced nothing\nzebra two.yml: replaced nothing\n")
  }
}
