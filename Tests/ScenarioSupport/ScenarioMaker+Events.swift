// SPDX-License-Identifier: Apache-2.0

import Trace
import UIKitModel

@testable import ScenarioFile

/// What has to do with gestures, controls, inputs and expectations.
extension ScenarioMaker {
  mutating func configuration() -> [String: Double] {
    var configuration: [String: Double] = [:]
    for setting in SimulationSetting.all where below(4) == 0 {
      configuration[setting.name] =
        switch setting.type {
        case .bool: bool() ? 1 : 0
        case .integer: Double(below(10) + 1)
        case .number(let limits): min(max(abs(number()), limits.lowerBound), limits.upperBound)
        default: abs(number())
        }
    }
    return configuration
  }

  mutating func fillEvents(of responder: inout ScenarioResponder) {
    responder.gestureAnswers = maybe(9) { $0.answers() } ?? responder.gestureAnswers
    responder.performs = maybe(9) { $0.one(of: [[], ["save:", "copy"], ["a: b", "No", "move:to:"]]) }
    responder.canPerformAction = maybe(9) { _ in ["copy:": true, "No": false, "~": true] } ?? [:]
    responder.keyCommands =
      maybe(9) {
        [
          UIKeyCommand(input: "n", action: "new:"),
          UIKeyCommand(
            input: "~", modifierFlags: .shift, action: "No", wantsPriorityOverSystemBehavior: $0.bool()),
        ]
      } ?? []
    responder.canBecomeFirstResponder = maybe(9) { $0.bool() }
    responder.canResignFirstResponder = maybe(9) { $0.bool() }
    responder.becomeFirstResponder = maybe(9) { $0.bool() }
    responder.resignFirstResponder = maybe(9) { $0.bool() }
    responder.isFirstResponder = maybe(9) { $0.bool() }
    if below(6) == 0 {
      responder.implements.append(TraceTouchesMethod(method: .other(.pressesBegan), callsSuper: bool()))
      responder.methodSteps = maybe { ["pressesBegan": $0.steps()] } ?? [:]
    }
  }

  mutating func fillEvents(of view: inout ScenarioView) {
    let simulated = view.simulatedClass
    fill(&view.properties, FileProperty.keysOfViews, of: simulated)
    view.gestureRecognizerShouldBegin = maybe(6) { $0.answer() }
    view.responder.gestureAnswers.shouldBegin = nil
    if UIKitClass.isKind(simulated, of: "UIScrollView") {
      view.touchesShouldBegin = maybe { $0.answer() }
      view.touchesShouldCancel = maybe { $0.answer() }
    }
    view.interactions = maybe(6) { $0.interactions() } ?? []
    if UIKitClass.isKind(simulated, of: "UITextView") {
      view.linkRects = maybe { _ in [TraceRect(x: 0, y: 1.5, width: 10, height: 20)] } ?? []
      view.selectionRects = maybe { _ in [TraceRect(x: 0, y: 1.5, width: 10, height: 20)] }
    }
    if UIKitClass.isKind(simulated, of: "UIControl") {
      view.beginTracking = maybe { $0.bool() }
      view.continueTracking = maybe { $0.bool() }
    }
  }

  mutating func recognizer() -> ScenarioGestureRecognizer {
    var recognizer = ScenarioGestureRecognizer(
      className: one(of: ScenarioGestureRecognizer.classNames + ["Own"]))
    count += 1
    recognizer.id = maybe { "recognizer \($0.count)" }
    recognizer.baseClass = maybe { $0.one(of: ScenarioGestureRecognizer.classNames) }
    recognizer.actions = [ScenarioTargetAction(action: "pan", target: maybe { _ in "target" })]
    recognizer.actions[0].effects = effects(byState: true)
    fill(&recognizer.properties, FileProperty.keysOfRecognizers, of: recognizer.simulatedClass)
    recognizer.requiresFailureOf = maybe { $0.one(of: [["aim"], ["aim", "aim"]]) } ?? []
    recognizer.delegate = maybe { $0.bool() ? .own($0.delegate()) : .object("target") }
    recognizer.canPrevent = maybe { $0.answer() }
    recognizer.canBePrevented = maybe { $0.answer() }
    recognizer.shouldRequireFailure = maybe { $0.answer() }
    recognizer.shouldBeRequiredToFail = maybe { $0.answer() }
    recognizer.ignores = maybe { $0.answer() }
    return recognizer
  }

  mutating func steps() -> [ScenarioStep] {
    actionsOfSteps().map { ScenarioStep($0, after: one(of: [nil, 0, 0.25])) }
  }

  private mutating func actionsOfSteps() -> [ScenarioTouch.Action] {
    let all: [ScenarioTouch.Action] = [
      .set(object: "target", values: assignments(of: "UIWindow")),
      .call(object: "target", method: .removeGestureRecognizer, argument: .text("aim")), .command("a: b"),
    ]
    return Array(all.prefix(below(4)))
  }

  mutating func effects(byState: Bool) -> [ScenarioEffect] {
    guard bool() else { return [] }
    guard byState, bool() else { return [ScenarioEffect(steps: steps())] }
    return [ScenarioEffect(state: "began", steps: steps()), ScenarioEffect(state: "ended", steps: steps())]
  }

  private mutating func delegate() -> ScenarioGestureDelegate {
    var delegate = ScenarioGestureDelegate()
    delegate.id = maybe { "delegate \($0.count)" }
    delegate.answers = answers()
    return delegate
  }

  private mutating func answers() -> ScenarioGestureAnswers {
    var answers = ScenarioGestureAnswers()
    for key in GestureAnswerKey.allCases { answers[keyPath: key.path] = maybe { $0.answer() } }
    return answers
  }

  private mutating func answer() -> ScenarioAnswer {
    guard bool() else { return ScenarioAnswer(bool(), steps: maybe { $0.steps() } ?? []) }
    var condition = ScenarioCondition()
    condition.gestureRecognizers = maybe { _ in ["aim"] }
    condition.recognizers = maybe {
      $0.one(of: [["aim"], ["aim", "aim"], .classes(["UIPanGestureRecognizer", "No"])])
    }
    condition.views = maybe { _ in ["target"] }
    condition.within = maybe { $0.one(of: [["target", "target"], .classes(["UIControl"])]) }
    condition.rect = maybe { $0.rect() }
    if condition == ScenarioCondition() { condition.views = ["target"] }
    return ScenarioAnswer(bool(), when: condition, steps: maybe { $0.steps() } ?? [])
  }

  // MARK: Properties

  /// Some properties that a class has.
  private mutating func fill(
    _ properties: inout PropertyList, _ keys: [FileProperty], of className: String
  ) {
    for key in keys where key.name != "contentOffset" {
      guard let owner = key.owner(for: className), below(4) == 0 else { continue }
      properties[key.name] = value(owner.type)
    }
  }

  private mutating func value(_ type: PropertyType) -> PropertyValue {
    switch type {
    case .bool: .bool(bool())
    case .number(let limits): .number(min(max(number(), limits.lowerBound), limits.upperBound))
    case .integer(let limits): .number(Double(limits.lowerBound + 1 + below(3)))
    case .limit: bool() ? .text(Int.unlimited) : .number(Double(below(3) + 1))
    case .point: .numbers([number(), number()])
    case .size: .numbers([abs(number()), abs(number())])
    case .rect: .numbers([number(), number(), abs(number()), abs(number())])
    case .insets: .numbers([number(), number(), number(), number()])
    case .transform: .numbers([1, 0, 0, 1, number(), number()])
    case .color: .text("#fff")
    case .text: .text(text())
    case .names: .texts(["target", "nil"])
    case .word(let words): .text(one(of: words))
    case .words(let words, let all, _):
      bool() ? .texts([words[1], words[0]]) : .text(bool() ? all ?? words[0] : one(of: words))
    }
  }

  /// Some properties that `set` can set on an object of the class, in any order.
  private mutating func properties(of className: String) -> [ScenarioProperty] {
    let keys = FileProperty.settable.filter { $0.owner(for: className) != nil }
    let (first, second) = (below(keys.count), below(keys.count))
    return (first == second ? [first] : [first, second]).map { index in
      ScenarioProperty(name: keys[index].name, value: value(keys[index].owner(for: className)?.type ?? .bool))
    }
  }

  /// The same, and a key of every object besides.
  private mutating func assignments(of className: String) -> [ScenarioAssignment] {
    var values = properties(of: className).map(ScenarioAssignment.property)
    if bool() {
      let isView = className == "UIWindow"
      values.append(
        isView
          ? .key("pointInside", value: one(of: ["default", "{outset: 2}"]))
          : .key("delegate", value: one(of: ["none", "target", "{shouldBegin: {only: {view: target}}}"])))
    }
    return values
  }

  // MARK: Inputs

  mutating func touch() -> ScenarioTouch {
    var touch = ScenarioTouch(bool() ? gesture() : input())
    count += 1
    if !touch.fingerNames.isEmpty, bool() { touch.finger = "finger of \(count)" }
    switch touch.action {
    case .tap, .drag, .pressAndDrag: (touch.fingers, touch.source) = (below(3) + 1, source())
    case .pinch where bool(), .rotate where bool(): touch.source = TouchSource(.indirectPointer)
    case .sample: (touch.finger, touch.source) = ("thumb of \(count)", source())
    default: break
    }
    return touch
  }

  private mutating func gesture() -> ScenarioTouch.Action {
    switch below(6) {
    case 0: .tap(point(), duration: one(of: [0.05, 1, abs(number())]), count: 1, interval: 0.1)
    case 1: .tap(point(), duration: 0.05, count: below(4) + 2, interval: one(of: [0.1, 0.3]))
    case 2:
      .drag(
        from: point(), to: point(), steps: below(7) + 1, duration: one(of: [0.3, 0.15, abs(number())]))
    case 3:
      .pressAndDrag(
        from: point(), to: point(), hold: one(of: [1, 0.5]), steps: below(7) + 1, duration: one(of: [0.3, 2]))
    case 4:
      .pinch(
        center: point(), from: 10, to: abs(number()), angle: one(of: [0, 0.5]), steps: below(7) + 1,
        duration: one(of: [0.3, 2]))
    default:
      .rotate(
        center: point(), radius: one(of: [80, 20]), by: number(), steps: below(7) + 1,
        duration: one(of: [0.3, 2]))
    }
  }

  private mutating func input() -> ScenarioTouch.Action {
    switch below(14) {
    case 0: .sample(phase: .began, location: point())
    case 1: .hover(maybe { $0.point() }, zOffset: maybe { $0.one(of: [0, 0.25]) })
    case 2: .interrupt(one(of: ["call", "No", "a: b"]))
    case 3:
      .press(
        one(of: ["select", "7", "~", "\t", "UIKeyInputEscape"]), duration: one(of: [0.1, 1]),
        cancelled: bool(),
        modifierFlags: one(of: [[], .command, [.shift, .control]]))
    case 4: .shake(cancelled: bool())
    case 5: .remote(one(of: ScenarioReading.remoteCommands))
    case 6: .command(one(of: ["copy:", "No", "a: b"]))
    case 7: .menu(["cut:", "paste"])
    case 8: .set(object: "target", values: assignments(of: "UIWindow"))
    case 9: .set(object: "aim", values: assignments(of: "UIPanGestureRecognizer"))
    case 10:
      bool()
        ? .call(object: "target", method: .removeGestureRecognizer, argument: .text("aim"))
        : .call(object: "target", method: .insertSubview, argument: .texts(["target", "below", "target"]))
    case 11: .call(object: nil, method: .endIgnoringInteractionEvents, argument: nil)
    case 12:
      .scroll(point(), by: point(), steps: one(of: [5, 2]), duration: one(of: [0.3, 1]), isDiscrete: bool())
    default: .wait(abs(number()))
    }
  }

  // MARK: Expectations

  mutating func expectation(touchDowns: Int) -> ScenarioExpectation {
    var expectation = ScenarioExpectation()
    if touchDowns > 0 {
      expectation.touch = below(touchDowns) + 1
      expectation.hitView = bool() ? .some("target") : .some(nil)
      expectation.hitOrder = maybe { _ in ["target"] }
      expectation.chain = maybe { _ in ["target", "target"] }
      expectation.chainBegins = maybe { _ in ["target"] }
    }
    expectation.calls = maybe { $0.calls(touchDowns: touchDowns) }
    expectation.actions = maybe { maker in
      maker.one(of: [
        [], [ScenarioAction(text: "grab: it"), ScenarioAction(text: "aim.grab: it -> target", at: 0.5)],
        [ScenarioAction(text: "grab: it", at: .limits([ValueLimit(.atMost, .number(0.75))]))],
      ])
    }
    expectation.states = maybe { [$0.states()] } ?? []
    expectation.received =
      maybe { _ in
        [
          ScenarioReceived(object: "target", methods: []),
          ScenarioReceived(object: "aim", methods: ["touchesBegan", "touchesEnded"]),
        ]
      } ?? []
    expectation.firstResponder = maybe { $0.bool() ? .some("target") : .some(nil) } ?? nil
    expectation.properties =
      maybe { [ScenarioProperties(object: "aim", values: $0.expectedValues(of: "UIPanGestureRecognizer"))] }
      ?? []
    if expectation.firstResponder != nil || !expectation.properties.isEmpty {
      expectation.at = maybe { $0.one(of: [0, 0.25]) }
    }
    expectation.cycles = bool() ? [] : [["aim", "sight"]]
    return expectation
  }

  private mutating func expectedValues(of className: String) -> [ExpectedValue] {
    let limits = [
      ValueLimit(.greaterThan, .number(abs(number()))), ValueLimit(.atMost, .number(abs(number()))),
    ]
    return properties(of: className).map { ExpectedValue(name: $0.name, .value($0.value)) }
      + (bool() ? [ExpectedValue(name: "numberOfTouches", .limits(limits))] : [])
  }

  private mutating func calls(touchDowns: Int) -> ScenarioCalls {
    var calls = ScenarioCalls()
    calls.exactly = maybe { $0.one(of: [[], ["target.touchesBegan", "aim.canPrevent(sight) -> true"]]) }
    if calls.exactly != nil { calls.of = ["touches", "questions"] }
    calls.includes = maybe { maker in
      var call: ScenarioCall = "target.touchesBegan"
      if touchDowns > 0 {
        call.touch = maker.maybe { _ in 1 }
        call.touches = maker.maybe { $0.below(2) == 0 || touchDowns == 1 ? [1] : [2, 1] }
      }
      call.at = maker.maybe { _ in 0.25 }
      call.location = maker.maybe { $0.point() }
      call.previousLocation = maker.maybe { $0.point() }
      call.phase = maker.maybe { $0.one(of: ExpectedCallKey.phases) }
      call.tapCount = maker.maybe { $0.below(3) }
      var asked: ScenarioCall = "target.hitTest"
      asked.point = maker.maybe { $0.point() }
      return [call, asked]
    }
    calls.inAnyOrder = maybe { _ in ["aim.reset", "target.touchesBegan"] }
    calls.counts =
      maybe {
        [
          ScenarioCallCount(text: "target.touchesBegan", count: $0.below(3)),
          ScenarioCallCount(text: "aim.grab: it", count: 0),
        ]
      }
      ?? []
    let never: [ScenarioCall] = ["aim.touchesMoved", "aim.grab: it"]
    calls.never = calls == ScenarioCalls() ? never : maybe { _ in never }
    return calls
  }

  private mutating func states() -> ScenarioStates {
    var states = ScenarioStates(recognizer: "aim")
    states.entered = maybe { $0.one(of: [[], ["began"], ["began", "changed", "ended"]]) }
    states.at =
      maybe { _ in
        [ScenarioStateAt(time: 0.25, state: "possible"), ScenarioStateAt(time: 1, state: "began")]
      } ?? []
    states.because =
      states.entered == nil && states.at.isEmpty ? "controlVetoed" : maybe { _ in "movedTooFar" }
    return states
  }
}
