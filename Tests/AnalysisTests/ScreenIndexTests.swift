// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

/// The screen's records by identifier.
@MainActor
@Suite struct ScreenIndexTests {
  @Test func theTreeIsThatOfTheScreen() throws {
    let index = try tap(10, 10, on: "- {id: A, subviews: [{id: B}, {id: C}]}").index
    #expect(index.windows.map(\.id) == ["UIWindow"])
    #expect(index.subviews(of: "A") == ["B", "C"])
    #expect(index.subviews(of: "C") == [])
    #expect(index.depth(of: "UIWindow") == 0)
    #expect(index.depth(of: "B") == 3)
    #expect(index.ancestry(of: "B").map(\.id) == ["B", "A", "Page", "UIWindow"])
    #expect(index.ancestry(of: "Z").isEmpty)
    #expect(index.view("Z") == nil)
  }

  @Test func identifiersAreUniqueAndReadable() throws {
    let index = try tap(
      10, 10,
      on:
        "- {class: UIButton}\n- {class: UIButton}\n- {class: Shop.Card}\n- {id: UIView, class: UIView}\n- {}"
    ).index
    #expect(index.subviews(of: "Page") == ["UIButton", "UIButton#2", "Card", "UIView", "UIView#2"])
  }

  /// UIKit's defaults: labels and image views take no touches (HT-3), scroll views clip.
  @Test func whatDiffersFromUIKitsDefaultsIsToldAndWhetherItIsUsualOfTheClass() throws {
    let index = try tap(
      10, 10,
      on: "- {id: Plain}\n"
        + "- {id: Faint, alpha: 0.5, isHidden: true, clipsToBounds: true}\n"
        + "- {id: Off, class: UIButton, isEnabled: false, isUserInteractionEnabled: false}\n"
        + "- {id: Text, class: UILabel}\n"
        + "- {id: Link, class: UILabel, isUserInteractionEnabled: true}\n"
        + "- {id: List, class: UIScrollView, contentOffset: [0, 30]}"
    ).index
    func traits(_ id: String) throws -> [String] {
      index.traits(of: try #require(index.view(id))).map {
        "\($0.property.rawValue) \($0.value)\($0.isClassDefault ? ", usual" : "")"
      }
    }
    #expect(try traits("Plain") == [])
    #expect(try traits("Faint") == ["isHidden flag(true)", "alpha number(0.5)", "clipsToBounds flag(true)"])
    #expect(try traits("Off") == ["isUserInteractionEnabled flag(false)", "isEnabled flag(false)"])
    #expect(try traits("Text") == ["isUserInteractionEnabled flag(false), usual"])
    #expect(try traits("Link") == ["isUserInteractionEnabled flag(true)"])
    #expect(try traits("List").first == "clipsToBounds flag(true), usual")
    let scrolled = index.traits(of: try #require(index.view("List"))).last
    #expect(scrolled?.property == .boundsOrigin && scrolled?.value == .point(TracePoint(x: 0, y: 30)))
  }

  @Test(arguments: [
    ("UIWindow", ResponderSummary.Kind.window), ("Page", .view), ("Save", .control),
    ("Home", .viewController),
    ("UIWindowScene", .scene), ("UIApplication", .application), ("AppDelegate", .applicationDelegate),
    ("Nobody", .responder),
  ])
  func respondersAreToldApart(_ id: String, _ kind: ResponderSummary.Kind) throws {
    let index = try analysis(
      "window: {rootViewController: {id: Home, view: {id: Page, subviews: [{id: Save, class: UIButton}]}}}"
    ).index
    #expect(index.responder(id).kind == kind)
  }

  @Test func superviewsThatGoRoundInATraceAreSurvived() {
    var first = TraceView(id: "A", className: "UIView", frame: TraceRect(x: 0, y: 0, width: 1, height: 1))
    var second = first
    second.id = "B"
    first.superview = "B"
    second.superview = "A"
    let screen = TraceScreen(
      size: TraceSize(width: 1, height: 1),
      application: TraceResponder(id: "App", className: "UIApplication"),
      views: [first, second], windowOrder: ["A", "Missing"])
    let index = ScreenIndex(screen)
    #expect(index.ancestry(of: "A").count <= 3)
    #expect(index.windows.map(\.id) == ["A"])
  }
}
