// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import Testing
import Trace
import UIKitModel

@testable import HitPathCommands

/// What is expected of properties, at the end and at times.
@MainActor
@Suite struct CheckPropertiesTests {
  private nonisolated static let settable = UIKitProperties.all.filter {
    $0.uses.isSuperset(of: [.set, .expect])
  }

  /// What `check` prints of a scenario.
  func check(_ text: String) throws -> String {
    let folder = try Folder()
    let outcome = hitpath("check", try folder.write(text, "a.yml")).withoutReasons
    #expect(outcome.diagnostics == "", "\(text)")
    return outcome.output(in: folder)
  }

  // MARK: - Every property that can be set

  @Test(
    "Every property that can be set and expected has the value that it has then, defaults included",
    arguments: settable)
  func everyProperty(property: UIKitProperty) throws {
    let old = try oldValue(of: property)
    let new = Self.value(property.type, unlike: old)
    let cases: [(expectation: String, isMet: Bool)] = [
      ("at: 0.5, properties: {X: {\(property.name): \(old)}}", true),
      ("at: 0.5, properties: {X: {\(property.name): \(new)}}", false),
      ("at: 1, properties: {X: {\(property.name): \(new)}}", true),
      ("at: 1.5, properties: {X: {\(property.name): \(new)}}", true),
      ("at: 1.5, properties: {X: {\(property.name): \(old)}}", false),
      ("properties: {X: {\(property.name): \(new)}}", true),
      ("properties: {X: {\(property.name): \(old)}}", false),
      ("at: 2, properties: {X: {\(property.name): \(new)}}", true),
    ]
    let set = "touches: [{set: {X: {\(property.name): \(new)}}, at: 1}]\n"
    let list = cases.map { "  - {\($0.expectation)}\n" }.joined()
    let lines = try check("\(Self.screen(property))\(set)expect:\n\(list)").split(separator: "\n")
    for (index, (expectation, isMet)) in cases.enumerated() {
      let failed = lines.contains { $0.hasPrefix("a.yml:\(index + 4): error: ") }
      #expect(failed == !isMet, "\(property.className): \(expectation)\n\(lines.joined(separator: "\n"))")
    }
    let unset = "expect: {properties: {X: {\(property.name): \(old)}}}\n"
    #expect(
      try check(Self.screen(property) + unset).hasPrefix("ok "), "\(property.className).\(property.name)")
  }

  /// A window with an object X of the property's class, in one line.
  private static func screen(_ property: UIKitProperty) -> String {
    let name = property.className
    var keys = "id: X, class: \(name)"
    // Those that are limited by others.
    if property.name == "selectedSegmentIndex" { keys += ", numberOfSegments: 3" }
    if property.name == "currentPage" { keys += ", numberOfPages: 3" }
    if property.name == "zoomScale" {
      keys += ", viewForZooming: Z, minimumZoomScale: 0.1, subviews: [{id: Z}]"
    }
    if name == "UIWindow" { return "window: {\(keys)}\n" }
    let isRecognizer = ModelClasses.makeRecognizer(name) != nil
    return "window: {\(isRecognizer ? "gestureRecognizers" : "subviews"): [{\(keys)}]}\n"
  }

  /// The value without `set`, as a file writes it: that of the table, else what such an object has.
  private func oldValue(of property: UIKitProperty) throws -> String {
    var scenario = try ScenarioReader.read(
      Self.screen(property) + "expect: {properties: {X: {\(property.name): \(Self.value(property.type))}}}",
      file: "a.yml")
    scenario.nameEverything()
    let values = ScenarioRun(scenario).outcome().values
    let words =
      try property.defaultValue ?? #require(values.value(of: property.name, of: "X", at: nil)).value.words
    return Self.written(words, property.type)
  }

  private static func written(_ words: String, _ type: PropertyType) -> String {
    switch type {
    case .point, .size, .rect, .insets, .transform: "[\(words)]"
    case .text: "'\(words)'"
    case .names: "[\(words)]"
    case .color where words.hasPrefix("#"): "'\(words)'"
    case .words: words.contains(",") ? "[\(words)]" : words
    default: words
    }
  }

  /// Some value of a type but the default, as a file writes it.
  private static func value(_ type: PropertyType, unlike defaultValue: String? = nil) -> String {
    switch type {
    case .bool: defaultValue == "true" ? "false" : "true"
    case .number: "0.3"
    case .integer, .limit: "2"
    case .point, .size: "[1, 2.3]"
    case .rect, .insets: "[1, 2.3, 3, 4]"
    case .transform: "[1, 0, 0, 1, 2.3, 3]"
    case .color: "'#36f'"
    case .text: "'other, one'"
    case .names: "[other]"
    case .word(let words): words.first { $0 != defaultValue && $0 != "possible" } ?? ""
    case .words(let words, _, _): words.first { $0 != defaultValue } ?? ""
    }
  }

  // MARK: - Properties that only change by themselves

  @Test(
    "What only UIKit changes can be expected before, during and after",
    arguments: [
      ("Slider", "isTracking", "true", "false"), ("Slider", "isTouchInside", "true", "false"),
      ("List", "isTracking", "true", "false"), ("List", "isDragging", "true", "false"),
      ("pan", "numberOfTouches", "1", "0"), ("pan", "state", "changed", "possible"),
      ("Field", "isFirstResponder", "true", "false"), ("Glass", "isKeyWindow", "true", "false"),
    ])
  func whatUIKitChanges(_ object: String, _ property: String, _ during: String, _ otherwise: String) throws {
    let screen = """
      windows:
        - id: Main
          isKeyWindow: true
          subviews:
            - {id: Slider, class: UISlider, frame: [0, 0, 300, 40]}
            - {id: List, class: UIScrollView, frame: [0, 100, 300, 300], contentSize: [300, 900]}
            - {id: Pad, frame: [0, 400, 300, 200], gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer}]}
            - {id: Field, class: UITextField, frame: [0, 700, 300, 40]}
        - {id: Glass, isHidden: true}
      touches:
        - {drag: {from: [10, 20], to: [100, 20]}, at: 1, duration: 1, finger: a}
        - {drag: {from: [10, 300], to: [10, 150]}, at: 1, duration: 1, finger: b}
        - {drag: {from: [10, 450], to: [200, 450]}, at: 1, duration: 1, finger: c}
        - {call: becomeFirstResponder, on: Field, at: 1}
        - {call: makeKey, on: Glass, at: 1.2}
        - {call: makeKey, on: Main, at: 1.9}
        - {call: resignFirstResponder, on: Field, at: 2}
      expect:

      """
    for (time, value) in [("at: 0.5, ", otherwise), ("at: 1.8, ", during), ("", otherwise)] {
      let other = value == during ? otherwise : during
      #expect(
        try check("\(screen)  - {\(time)properties: {\(object): {\(property): \(value)}}}\n").hasPrefix(
          "ok "),
        "\(time)\(property): \(value)")
      #expect(
        try check("\(screen)  - {\(time)properties: {\(object): {\(property): \(other)}}}\n").contains(
          ": error: "),
        "\(time)\(property): \(other)")
    }
  }

  @Test(
    "What a recognizer measures can be expected while its fingers are down",
    arguments: [
      ("at: 0.5, properties: {pan: {translation: [0, 0], velocity: [0, 0], location: [0, 0]}}", true),
      ("at: 1.5, properties: {pan: {translation: [40, 0], velocity: [110, 0], location: [60, 20]}}", true),
      ("at: 1.5, properties: {pan: {translation: {greaterThan: [50, 0]}}}", false),
      ("at: 1.5, properties: {pan: {location: [60, 420]}}", false),
      ("at: 5, properties: {pinch: {scale: {greaterThan: 1.2, lessThan: 2}}}", true),
      ("at: 5, properties: {pinch: {scale: {atMost: 1}}}", false),
      ("at: 7, properties: {turn: {rotation: {greaterThan: 0.5, lessThan: 1.57}}}", true),
      ("at: 7, properties: {turn: {rotation: {atMost: 0.5}}}", false),
      ("properties: {pinch: {scale: 1}, turn: {rotation: 0}, pan: {translation: [0, 0]}}", true),
    ])
  func whatRecognizersMeasure(_ expectation: String, _ isMet: Bool) throws {
    let text = """
      window:
        subviews:
          - {id: Pad, frame: [0, 400, 300, 200], gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer}]}
          - id: Glass
            frame: [0, 0, 390, 400]
            isMultipleTouchEnabled: true
            gestureRecognizers:
              - {id: pinch, class: UIPinchGestureRecognizer}
              - {id: turn, class: UIRotationGestureRecognizer}
      touches:
        # Ten moves and the lift, each after an eleventh of a second.
        - {drag: {from: [10, 420], to: [110, 420], steps: 10}, at: 1, duration: 1}
        - {pinch: {center: [200, 200], from: 100, to: 200}, at: 4.5, duration: 1}
        - {rotate: {center: [200, 200], by: 1.57}, at: 6.5, duration: 1}
      expect: {\(expectation)}

      """
    #expect(try check(text).hasPrefix("ok ") == isMet)
  }

  @Test("The first responder can be expected at a time")
  func theFirstResponderAtATime() throws {
    let text = """
      window: {subviews: [{id: Field, class: UITextField}]}
      touches: [{call: becomeFirstResponder, on: Field, at: 1}, {call: resignFirstResponder, on: Field, at: 2}]
      expect: [{at: 0.5, firstResponder: nil}, {at: 1, firstResponder: Field}, {firstResponder: Field}]

      """
    #expect(
      try check(text) == """
        a.yml:3: error: firstResponder
          - Field
          + nil
        2 passed, 1 failed

        """)
  }

  @Test("At a time everything counts that happens at it, a limit that runs out included")
  func everythingAtATime() throws {
    let text = """
      window: {gestureRecognizers: [{id: tap, class: UITapGestureRecognizer}]}
      touches: [{longPress: [9, 9], duration: 2, at: 0}]
      expect:
        - {at: 0.74, properties: {tap: {state: possible}}}
        - {at: 0.75, properties: {tap: {state: failed}}}

      """
    #expect(try check(text).hasPrefix("ok "))
  }

  @Test("Looking at values changes nothing in the trace")
  func lookingChangesNothing() throws {
    let text = """
      window:
        subviews:
          - {id: List, class: UIScrollView, contentSize: [390, 2000], subviews: [{class: UIButton, frame: [0, 0, 300, 80]}]}
      touches:
        - drag: {from: [20, 70], to: [20, 10]}
        - {press: select, duration: 0.4}
        - tap: [20, 20]

      """
    func trace(_ expectations: String) throws -> TouchTrace {
      var scenario = try ScenarioReader.read(text + expectations, file: "a.yml")
      scenario.nameEverything()
      return ScenarioRun(scenario).trace()
    }
    let times = stride(from: 0, to: 3, by: 0.05).map { "  - {at: \($0), properties: {List: {alpha: 1}}}\n" }
    #expect(try trace("expect:\n" + times.joined()) == trace(""))
  }

  // MARK: - How values are compared

  @Test(
    "Values are the same in any way of writing, and numbers that differ by a millionth",
    arguments: [
      ("backgroundColor: '#36f'", "backgroundColor: '#3366ff'", true),
      ("backgroundColor: '#36f'", "backgroundColor: none", false),
      ("alpha: 0.3", "alpha: 0.300_000_9", true), ("alpha: 0.3", "alpha: 0.300002", false),
      ("frame: [0, 0, 10, 20]", "bounds: [0, 0, 10, 20]", true),
      ("frame: [0, 0, 10, 20]", "center: [5, 10.0000001]", true),
      ("text: '1'", "text: '1.0000001'", false),
    ])
  func comparedValues(_ set: String, _ expected: String, _ isMet: Bool) throws {
    let text = """
      window: {subviews: [{id: X}]}
      touches: [{set: {X: {\(set)}}}]
      expect: {properties: {X: {\(expected.replacing("_", with: ""))}}}

      """
    #expect(try check(text).hasPrefix("ok ") == isMet)
  }

  @Test("A wrong value is reported with the expected one, and an object without the property as such")
  func valuesThatDiffer() throws {
    let text = """
      window: {subviews: [{id: X, text: 'a, b'}, {id: Edge, gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer}]}]}
      touches: [{call: removeFromSuperview, on: X}]
      expect:
        - {at: 0, properties: {X: {frame: [0, 0, 1, 2.5]}}}
        - properties: {X: {text: ''}, pan: {maximumNumberOfTouches: 2}}

      """
    #expect(
      try check(text) == """
        a.yml:4: error: frame of X at 0
          - [0, 0, 1, 2.5]
          + [0, 0, 390, 844]
        a.yml:5: error: text of X
          - ''
          + a, b
        a.yml:5: error: maximumNumberOfTouches of pan
          - 2
          + unlimited
        0 passed, 3 failed

        """)
  }

  @Test("A time long after the end of all that happens is no time of the scenario")
  func timesAfterTheEnd() throws {
    func text(_ wait: String) -> String {
      """
      window: {id: W, gestureRecognizers: [{id: press, class: UILongPressGestureRecognizer}]}
      touches: [{tap: [1, 1], duration: 0.7}\(wait)]
      expect:
        - {at: 1.7, properties: {W: {isHidden: false}}, firstResponder: nil}
        - {at: 1.8, properties: {W: {isHidden: false}}, firstResponder: nil}
        - states: {press: {at: {1.7: possible, 99: possible}}}

      """
    }
    func late(_ line: Int, _ what: String, _ time: String) -> String {
      """
      a.yml:\(line): error: \(what) at \(time)
        - at \(time) s
        + all is over at 0.7 s; a 'wait' at the end of 'touches' goes on

      """
    }
    #expect(
      try check(text("")) == late(5, "firstResponder", "1.8") + late(5, "isHidden of W", "1.8")
        + late(6, "state of press", "99") + "3 passed, 3 failed\n")
    #expect(try check(text(", {wait: 99}")).hasPrefix("ok     a.yml: 6 expectations\n"))
  }
}
