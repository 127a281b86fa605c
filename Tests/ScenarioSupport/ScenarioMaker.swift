// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Trace
import UIKitModel

@testable package import ScenarioFile

/// Makes scenarios of all kinds of parts, the same in every run.
package struct ScenarioMaker {
  private var dice: SplitMix64
  var count = 0

  package init(seed: UInt64) { dice = SplitMix64(seed: seed) }

  package mutating func scenario() -> Scenario {
    var scenario = Scenario(name: "made")
    scenario.title = maybe { ["en": $0.text()] } ?? [:]
    scenario.summary = maybe { ["en": $0.text(), "zh-Hans": $0.text()] } ?? [:]
    scenario.mode = maybe { _ in .question }
    scenario.question = scenario.mode == nil ? [:] : maybe { ["zh-Hans": $0.text()] } ?? [:]
    scenario.source = maybe { _ in "xib" } ?? "scenario"
    scenario.deviceSize = maybe { TraceSize(width: abs($0.number()) + 1, height: 3) } ?? scenario.deviceSize
    scenario.system = maybe { $0.one(of: [26, 13.4]) }
    scenario.configuration = configuration()
    scenario.application.responder = responder("UIApplication")
    scenario.application.delegate = maybe { $0.responder("Delegate") }
    if scenario.application.delegate != nil, bool() {
      scenario.application.delegate = ScenarioResponder(id: "plain", className: "Delegate")
      scenario.application.delegateIsResponder = false
    }
    scenario.scene = maybe { $0.responder("UIWindowScene") }
    scenario.windows = [
      ScenarioWindow(view: ScenarioView(id: "target", className: "W", baseClass: "UIWindow", geometry: .fill))
    ]
    scenario.windows[0].view.gestureRecognizers = [
      ScenarioGestureRecognizer(id: "aim", className: "UIPanGestureRecognizer"),
      ScenarioGestureRecognizer(id: "sight", className: "UITapGestureRecognizer"),
    ]
    scenario.windows[0].view.gestureRecognizers[0].actions = [ScenarioTargetAction(action: "grab: it")]
    for _ in 0..<below(3) {
      var window = ScenarioWindow()
      fill(&window.view, depth: 0)
      window.windowLevel = maybe { $0.number() } ?? 0
      window.isKeyWindow = maybe { $0.bool() }
      window.rootViewController = maybe { $0.controller(depth: 1) }
      scenario.windows.append(window)
    }
    for index in 0..<below(3) {
      var view = ScenarioView(className: "UIView", geometry: .fill)
      fill(&view, depth: 3)
      scenario.views.append(view)
      if index > 0 { scenario.viewControllers.append(controller(depth: 3)) }
    }
    scenario.gestureRecognizers = maybe { [$0.recognizer()] } ?? []
    for _ in 0..<below(4) { scenario.touches.append(touch()) }
    let touchDowns = scenario.touches.map(\.touchDownCount).reduce(0, +)
    for _ in 0..<below(3) { scenario.expectations.append(expectation(touchDowns: touchDowns)) }
    scenario.variants = maybe { $0.variants(touchDowns: touchDowns) } ?? []
    scenario.unknown = maybe { _ in ["isHidden", "bounds.origin"] } ?? []
    return scenario
  }

  private mutating func variants(touchDowns: Int) -> [ScenarioVariation] {
    let variations = [
      ScenarioVariation(object: "aim", property: "delaysTouchesBegan", values: ["true", "false"]),
      ScenarioVariation(property: "tapInterval", values: ["0.25"]),
      ScenarioVariation(
        object: "target", property: "pointInside",
        values: ["never", "{union: [circle, {outset: {top: 2, left: -3.5}}]}"]),
      ScenarioVariation(
        object: "target", property: "text",
        values: ["' [a, b]: #'", "\"No\\tNo\"", "'false'", "按钮"]),
    ].filter { _ in bool() }
    return variations.map { variation in
      guard bool() else { return variation }
      var variation = variation
      for _ in 0...below(2) {
        let value = maybe { $0.one(of: variation.values) }
        variation.expectations.append(
          ScenarioVariantExpectation(value: value, expectation(touchDowns: touchDowns)))
      }
      variation.inherits = bool()
      return variation
    }
  }

  private mutating func responder(_ className: String) -> ScenarioResponder {
    var responder = ScenarioResponder(className: className)
    count += 1
    responder.id = maybe { "id \($0.count)" }
    responder.next = maybe(9) { _ in ScenarioNext.none }
    responder.unknown = maybe(9) { _ in ["alpha", "overrides"] } ?? []
    for method in [TouchMethod.began, .cancelled] where below(6) == 0 {
      responder.implements.append(TraceTouchesMethod(method: .touches(method), callsSuper: bool()))
    }
    fillEvents(of: &responder)
    return responder
  }

  private mutating func controller(depth: Int, isCarried: Bool = false) -> ScenarioController {
    var controller = ScenarioController(baseClass: maybe { _ in "UINavigationController" })
    controller.responder = responder(bool() ? "UIViewController" : "Page")
    controller.isChild = below(4) > 0
    if !isCarried, bool() {
      var root = ScenarioView(geometry: .fill)
      fill(&root, depth: depth + 1)
      root.viewController = nil
      controller.view = root
    }
    guard depth < 4 else { return controller }
    controller.viewControllers = maybe { [$0.controller(depth: depth + 1)] } ?? []
    controller.selectedIndex = controller.viewControllers.isEmpty ? nil : 0
    controller.presents = maybe { $0.controller(depth: depth + 1) }
    return controller
  }

  private mutating func fill(_ view: inout ScenarioView, depth: Int) {
    view.responder = responder(view.className)
    if view.baseClass == nil {
      view.baseClass = maybe { $0.one(of: ["UIControl", "UISlider", "UITableView", "UISegmentedControl"]) }
    }
    switch below(3) {
    case 0: view.geometry = .frame(rect())
    case 1: view.geometry = .bounds(rect(), center: point())
    default: view.contentOffset = maybe { $0.point() }
    }
    if UIKitClass.isKind(view.simulatedClass, of: "UIControl") {
      view.isEnabled = maybe { $0.bool() }
      view.actions =
        maybe { _ in [ScenarioTargetAction(action: "save:", event: "valueChanged", target: "nil")] } ?? []
      if !view.actions.isEmpty { view.actions[0].effects = effects(byState: false) }
    }
    fillEvents(of: &view)
    view.gestureRecognizers = maybe { [$0.recognizer()] } ?? []
    view.hitTest = maybe { $0.hitTest() }
    view.pointInside = maybe { $0.shape(depth: 0) }
    guard depth < 4 else { return }
    view.viewController = maybe(8) { $0.controller(depth: depth + 1, isCarried: true) }
    for _ in 0..<below(4) {
      var subview = ScenarioView(className: bool() ? "UIView" : "No", geometry: .fill)
      fill(&subview, depth: depth + 1)
      view.subviews.append(subview)
    }
  }

  private mutating func hitTest() -> ScenarioHitTest {
    let all: [ScenarioHitTest] = [
      .passThrough, .ignoresGates, .redirect(to: "target"), .returnsNil, .returnsSelf, .returns("target"),
      .subviewsFirst, .subviewsOnly, .filter(ScenarioAnswer(bool(), when: hitCondition)),
      .doing(steps(), then: nil), .doing(steps(), then: .passThrough), .doing(steps(), then: .returnsNil),
    ]
    return all[below(all.count)]
  }

  private var hitCondition: ScenarioCondition {
    var condition = ScenarioCondition()
    condition.views = .classes(["UIControl", "UIStackView"])
    condition.within = ["target"]
    return condition
  }

  private mutating func shape(depth: Int) -> DeclaredPointInside {
    switch below(9) {
    case 0: .always
    case 8: .subviews
    case 1: .never
    case 2: .bounds
    case 3: .outset(UIEdgeInsets(top: bool() ? 4 : CGFloat(number()), left: 4, bottom: 4, right: 4))
    case 4: .circle(center: maybe { CGPoint($0.point()) }, radius: maybe { CGFloat(abs($0.number())) })
    case 5: .roundedRect(cornerRadius: CGFloat(abs(number())))
    case 6: .polygon([CGPoint(point()), CGPoint(point()), CGPoint(point())])
    default: depth > 3 ? .bounds : .union([shape(depth: depth + 1), shape(depth: depth + 1)])
    }
  }

  // MARK: Parts

  /// A value once in so many times, else nil.
  mutating func maybe<Value>(_ chance: Int = 3, _ make: (inout ScenarioMaker) -> Value) -> Value? {
    below(chance) == 0 ? make(&self) : nil
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &dice) }

  mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }

  mutating func bool() -> Bool { below(2) == 0 }

  mutating func number() -> Double {
    bool() ? Double(below(1_000) - 500) : Double.random(in: -500...500, using: &dice)
  }

  mutating func point() -> TracePoint { TracePoint(x: number(), y: number()) }

  mutating func rect() -> TraceRect {
    TraceRect(x: number(), y: number(), width: abs(number()), height: abs(number()))
  }

  mutating func text() -> String { one(of: Self.hostileTexts) }

  /// Texts that mean something else in YAML, or to a terminal.
  package static let hostileTexts = [
    "", " ", "a ", " a", "-", "- a", "?", "? a", ":", "a: b", "a:", ":a", "#", "a #b", "#fff", "*a",
    "&a", "!a", "!!int 3", "|", ">", "'", "\"", "'a'", "\"a\"", "%", "@", "`", "{", "}", "[", "]",
    ",", "{a: b}", "[a]", "a, b", "<<", "=", "~", "null", "Null", "true", "True", "yes", "No", "on",
    "OFF", "y", "n", "nil", "self", "none", "0", "1e3", "007", "0x1F", "1_000", "12:30", ".5",
    ".inf", ".nan", "+1", "2001-01-01", "---", "...", "--- a", "a\nb", "\n", "a\n", "\na",
    "a\n\n b", "a\r\nb", "\r", "a\tb", "\t", "\u{0}", "a\u{1}b", "\u{1B}[31m", "\u{7F}", "\u{85}",
    "\u{A0}", "\u{2028}a", "a\u{2029}", "a\u{FEFF}b", "\u{202E}abc", "按钮", "é", "e\u{301}",
    "👩‍👩‍👧‍👦", "\u{10FFFF}", "a\\b", "\\n", "\\", "</script>", "$(x)", "a'b\"c",
    "Foo<Bar<Baz>, Int>", "_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_",
    String(repeating: "long ", count: 200) + "end",
  ]
}
