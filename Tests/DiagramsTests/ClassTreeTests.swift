// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Graphviz
import TestSupport
import Testing
import Trace

@Suite struct ClassTreeTests {
  private let demo = Screen.demo.tapped(103.5, 330)

  /// RC-6: the direct subclasses of UIResponder.
  @Test func classesStandBelowThoseThatTheyInheritFrom() throws {
    let graph = try #require(demo.diagram(.classTree).graph)
    #expect(
      graph.edges.compactMap(\.title) == [
        "UIResponder → NSObject", "UIApplication → UIResponder", "UIView → UIResponder",
        "UIWindow → UIView", "UIControl → UIView", "UIButton → UIControl",
      ])
  }

  @Test func classesSayWhatTheyAddAndWhoIsOfThem() throws {
    let svg = try demo.diagram(.classTree).parsed()
    #expect(
      try svg.node("UIControl").lines
        == ["UIControl", "turns touches into actions and", "keeps them to itself"])
    #expect(try svg.node("UIButton").lines == ["UIButton", "SubView3Sub1"])
    #expect(try svg.node("UIView").lines.suffix(2).last == "9 objects")
    #expect(try svg.node("UIControl").classes == ["node", "class", "empty"])
    #expect(
      try demo.diagram(.classTree).summary
        == "10 responders of 4 classes, none of them the app's own; no gesture recognizers."
    )
  }

  /// GR-1: a recognizer is no responder.
  @Test func recognizersStandApart() throws {
    var trace = demo
    trace.screen.gestureRecognizers = [
      TraceGestureRecognizer(id: "zoom", className: "UIScreenEdgePanGestureRecognizer", view: "TopView")
    ]
    let diagram = try trace.diagram(.classTree)
    let graph = try #require(diagram.graph)
    #expect(
      graph.edges.compactMap(\.title).filter { $0.contains("Recognizer") } == [
        "UIGestureRecognizer → NSObject", "UIPanGestureRecognizer → UIGestureRecognizer",
        "UIScreenEdgePanGestureRecognizer → UIPanGestureRecognizer",
      ])
    let node = try diagram.parsed().node("UIGestureRecognizer")
    #expect(node.classes == ["node", "class", "recognizer", "empty"])
    #expect(node.title?.contains("no responder: not in the responder chain") == true)
  }

  @Test func ownClassesStandBelowTheirBaseClass() throws {
    var trace = demo
    trace.screen.views[1].className = "Card"
    trace.screen.views[1].baseClass = "UIScrollView"
    let svg = try trace.diagram(.classTree).parsed()
    #expect(try svg.node("Card").lines == ["Card", "TopView", "own class"])
    #expect(svg.all("edge").compactMap(\.title).contains("Card → UIScrollView"))
  }

  @Test(arguments: ["UIButtonLabel", "_UITableViewCellSeparatorView"])
  func privateClassesAreNotTheAppsOwn(name: String) throws {
    var trace = demo
    trace.screen.views[1].className = name
    trace.screen.views[1].baseClass = "UIView"
    let svg = try trace.diagram(.classTree).parsed()
    let node = try #require(svg.all("node").first { $0.lines.contains("TopView") })
    #expect(node.lines.last == "private class of UIKit")
    #expect(try trace.diagram(.classTree).summary.contains("none of them the app's own"))
  }

  @Test(arguments: ["UItem", "App.UIBadge", "UI", "Card"])
  func otherClassesAreTheAppsOwn(name: String) {
    #expect(!UIKitClass.isUIKit(name))
  }

  @Test func noNameOfAClassIsCut() throws {
    var trace = demo
    trace.screen.gestureRecognizers = [
      TraceGestureRecognizer(
        id: "delay", className: "UIScrollViewDelayedTouchesBeganGestureRecognizer", view: "TopView")
    ]
    let lines = try trace.diagram(.classTree).parsed().lines
    #expect(lines.joined().contains("UIScrollViewDelayedTouchesBeganGestureRecognizer"))
  }

  @Test func aDelegateThatTheSourceDoesNotTellOfIsAssumed() throws {
    var trace = demo
    trace.screen.delegate = TraceResponder(id: "app", className: "AppDelegate", isResponder: true)
    #expect(try trace.diagram(.classTree).parsed().node("AppDelegate").lines.last == "own class")
    trace.header.source = "storyboard"
    let node = try trace.diagram(.classTree).parsed().node("AppDelegate")
    #expect(node.lines.last == "assumed")
    #expect(!node.classes.contains("ownClass"))
    #expect(try trace.diagram(.classTree).summary.contains("none of them the app's own"))
  }

  /// RC-5: only a responder is in the chain.
  @Test(arguments: [(true, "AppDelegate → UIResponder"), (false, "AppDelegate → NSObject")])
  func theDelegateMayBeNoResponder(isResponder: Bool, edge: String) throws {
    var trace = demo
    trace.screen.delegate = TraceResponder(id: "app", className: "AppDelegate", isResponder: isResponder)
    #expect(try trace.diagram(.classTree).parsed().all("edge").compactMap(\.title).contains(edge))
  }

  @Test func theClassesAsText() throws {
    let lines = try demo.diagram(.classTree).textEquivalent.split(separator: "\n")
    #expect(lines[0] == "- NSObject")
    #expect(lines[2].hasPrefix("    - UIApplication: sends events"))
    #expect(lines[6] == "        - UIButton: SubView3Sub1")
  }

  @Test func manyClassesAreCounted() throws {
    var screen = Screen()
    screen.addWindow()
    for number in 0..<500 { screen.add("v\(number)", in: "UIWindow", 0, 0, 9, 9, class: "Class\(number)") }
    let trace = screen.tapped(100, 100)
    let small = try trace.diagram(.classTree, DiagramOptions(folds: false, maximumVisibleNodes: 40))
    #expect(try #require(small.graph).nodes.count <= 40)
    let diagram = try trace.diagram(.classTree)
    #expect(
      try diagram.parsed().all("node", "fold").map { $0.lines.joined(separator: " ") } == [
        "482 more classes Class18, Class19, Class20, Class21 and 478 more 482 objects"
      ])
  }
}
