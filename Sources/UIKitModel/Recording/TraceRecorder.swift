// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Trace

/// Writes down what event delivery does while a block runs.
@MainActor
package final class TraceRecorder {
  /// The recorder of the running application; without one nothing is written down and nothing is paid.
  static var current: TraceRecorder? { UIApplication.running?.recorder }

  private let header: TraceHeader
  private let screen: TraceScreen
  private let application: UIApplication
  private var events: [TraceEvent] = []
  private var tapMaps: [TraceTapMap] = []
  private var names: ObjectNames
  private var touchNames: [ObjectIdentifier: (number: Int, name: String)] = [:]

  /// Touches are kept alive so that no other object takes their identity.
  private var keptTouches: [UITouch] = []

  /// What of the screen may be different since the last event.
  var screenChanges: ScreenChanges

  private var hasChangedSinceTapMap = false

  private let unknown: [String]

  /// How many events may be recorded.
  private let limit: Int

  private var isOver: Bool { application.budget.isOver }

  /// The calls that have been entered and not yet left, outermost first.
  var calls: [CallFrame] = []

  /// Takes a snapshot of the application's screen. The given names are those of objects that may come onto it later.
  package init(
    _ application: UIApplication, header: TraceHeader, unknown: [String] = [], limit: Int = .max,
    givenNames: Set<String> = []
  ) {
    self.limit = limit
    self.application = application
    var names = ObjectNames(application, givenNames: givenNames)
    var header = header
    header.configuration = application.configuration.numbers
    self.header = header
    screen = application.run { ScreenSnapshot(application, unknown: unknown).record(&names) }
    self.names = names
    self.unknown = unknown
    screenChanges = ScreenChanges(screen)
  }

  /// Runs a block and records what happens in it.
  package func record(_ body: () -> Void) {
    recording(with: self, body)
  }

  /// What has been recorded so far.
  package var trace: TouchTrace {
    application.run { recordScreenChanges() }
    return TouchTrace(header: header, screen: screen, events: events, tapMaps: tapMaps)
  }

  /// Adds what gets a tap where, on the screen as it stands, now and at each touch-down after which it is another.
  /// Overrides in code are asked for it, which is not recorded.
  package func recordTapMaps() {
    let map = tapMap(since: 0)
    tapMaps = [map]
  }

  /// The map of the screen as it stands.
  private func tapMap(since sequence: Int) -> TraceTapMap {
    var map = TraceTapMap(regions: [])
    recording(with: nil) { map = TapMapWalk(application).map { names.name(of: $0) } }
    map.since = sequence
    return map
  }

  /// Adds a map as of the event that is written next, if the screen changed since the last one.
  private func updateTapMap() {
    recordScreenChanges()
    guard let last = tapMaps.last, hasChangedSinceTapMap else { return }
    hasChangedSinceTapMap = false
    let map = tapMap(since: events.count + 1)
    if map.regions != last.regions || map.questions != last.questions { tapMaps.append(map) }
  }

  private func recording(with recorder: TraceRecorder?, _ body: () -> Void) {
    let outer = application.recorder
    application.recorder = recorder
    defer { application.recorder = outer }
    application.run(body)
  }

  /// The name by which the trace calls an object: a responder, a recognizer, a delegate or a target.
  package func identifier(of object: AnyObject) -> String { names.name(of: object) }

  /// The name by which the trace calls a responder.
  package func identifier(of responder: UIResponder) -> String { names.name(of: responder) }

  /// The name by which the trace calls a recognizer.
  func identifier(of recognizer: UIGestureRecognizer) -> String { names.name(of: recognizer) }

  /// The responder, recognizer or other object that the trace calls so; nil if it names none so.
  package func object(named name: String) -> AnyObject? { names.object(named: name) }

  /// The name of the first responder of the key window; nil for none (RC-17).
  package var firstResponder: String? {
    application.keyWindow?.firstResponder.map { identifier(of: $0) }
  }

  // MARK: - Writing

  /// Records an event, if something is being recorded.
  static func note(_ kind: (TraceRecorder) -> TraceEvent.Kind) {
    if let current { current.append(kind(current)) }
  }

  /// Runs a body, and records an event and what happens within it, if something is being recorded.
  static func within<Result>(_ kind: (TraceRecorder) -> TraceEvent.Kind, _ body: () -> Result) -> Result {
    guard let current else { return body() }
    return current.within(kind(current), body)
  }

  @discardableResult
  func append(_ kind: TraceEvent.Kind) -> Int {
    recordScreenChanges()
    return write(kind)
  }

  /// Records what of the screen is different since the last event.
  private func recordScreenChanges() {
    guard !screenChanges.isEmpty, !isOver else { return }
    let snapshot = ScreenSnapshot(application, unknown: unknown)
    for change in screenChanges.take(snapshot, &names) { write(change) }
    hasChangedSinceTapMap = true
  }

  @discardableResult
  private func write(_ kind: TraceEvent.Kind) -> Int {
    let sequence = events.count + 1
    guard application.budget.spend() else { return sequence }
    guard sequence <= limit else {
      application.budget.finish(.records)
      return sequence
    }
    events.append(
      TraceEvent(
        sequence: sequence, time: Double(traced: CGFloat(application.clock.now)),
        parent: calls.last?.sequence, kind: kind))
    return sequence
  }

  func enter(_ kind: TraceEvent.Kind, _ frame: CallFrame) {
    var frame = frame
    frame.sequence = append(kind)
    calls.append(frame)
  }

  /// Ends the innermost call, with what it changed of the screen within it.
  func leave() {
    recordScreenChanges()
    calls.removeLast()
  }

  /// Records an event and what happens within it.
  func within<Result>(_ kind: TraceEvent.Kind, _ body: () -> Result) -> Result {
    enter(kind, CallFrame(nil, .other, level: nil))
    defer { leave() }
    return body()
  }

  /// Records a question with its answer, which is known when the body is done, and what happens within it.
  func within<Answer>(_ kind: (Answer?) -> TraceEvent.Kind, _ body: () -> Answer) -> Answer {
    recordScreenChanges()
    let index = events.count
    let answer = within(kind(nil), body)
    if !isOver { events[index].kind = kind(answer) }
    return answer
  }

  /// Records the call of an optional method and what happens within it, if the receiver has the method.
  func withinIfThere(_ kind: TraceEvent.Kind, _ body: () -> Void) {
    enter(kind, CallFrame(nil, .other, level: nil))
    let sequence = events.count
    let isThere = OptionalMethods.ask(body).isAnswered
    leave()
    if !isThere, !isOver, events.count == sequence { events.removeLast() }
  }

  // MARK: - Hit testing

  /// Records one traversal of the windows.
  func pass(_ number: Int, for touch: UITouch, windows: [UIWindow], _ body: () -> UIView?) -> UIView? {
    guard !isOver else { return nil }
    let touchName = name(of: touch)
    if number == 1 { updateTapMap() }
    enter(
      .hitTestPassBegan(
        .init(
          touch: touchName, pass: number, location: TracePoint(touch.screenLocation),
          windows: windows.map { names.name(of: $0) })),
      CallFrame(nil, .pass, level: nil))
    let result = body()
    append(.hitTestPassEnded(.init(touch: touchName, pass: number, view: result.map { names.name(of: $0) })))
    leave()
    return result
  }

  /// Runs a call of `hitTest(_:with:)` and records it, once for every call however many implementations take part.
  ///
  /// The level is the class whose implementation runs the block; nil for the framework, which calls from outside.
  func hitTest(_ view: UIView, at point: CGPoint, in level: AnyClass?, _ body: () -> UIView?) -> UIView? {
    if let level, let top = calls.indices.last, calls[top].isContinued(by: view, .hitTest, level) {
      return continuing(top, in: level, body)
    }
    guard !isOver else { return nil }
    let name = names.name(of: view)
    enter(
      .hitTestEntered(.init(view: name, point: TracePoint(point), isDirect: level != nil)),
      CallFrame(view, .hitTest, at: point, level: level))
    let result = body()
    let frame = calls[calls.count - 1]
    append(
      .hitTestReturned(
        .init(
          view: name, result: result.map { names.name(of: $0) }, reason: frame.reason(forResult: result))))
    leave()
    return result
  }

  /// Runs a call of `point(inside:with:)` and records it.
  func pointInside(_ view: UIView, at point: CGPoint, in level: AnyClass?, _ body: () -> Bool) -> Bool {
    if let level, let top = calls.indices.last, calls[top].isContinued(by: view, .pointInside, level) {
      return continuing(top, in: level, body)
    }
    guard !isOver else { return false }
    let name = names.name(of: view)
    let tracePoint = TracePoint(point)
    enter(
      .pointInsideAsked(.init(view: name, point: tracePoint)), CallFrame(view, .pointInside, level: level))
    let answer = body()
    let refusal = view.boundsRefusal(of: point)
    var reason = answer ? nil : refusal
    if answer != (refusal == nil) {
      reason = TraceReason(.customPointInside, numbers: refusal?.numbers ?? [:])
    }
    append(.pointInsideAnswered(.init(view: name, point: tracePoint, answer: answer, reason: reason)))
    leave()
    if !answer, let top = calls.indices.last, calls[top].isCall(of: .hitTest, on: view),
      calls[top].point == point
    {
      calls[top].refusal = reason
    }
    return answer
  }

  func continuing<Result>(_ index: Int, in level: AnyClass, _ body: () -> Result) -> Result {
    let outer: AnyClass? = calls[index].level
    calls[index].level = level
    defer { calls[index].level = outer }
    return body()
  }

  /// Records the gates of a view whose `hitTest` runs.
  func recordGates(of view: UIView, _ gates: GateChecks) {
    append(.gatesChecked(.init(view: names.name(of: view), gates: gates)))
    if let refusal = gates.refusal, let top = calls.indices.last, calls[top].isCall(of: .hitTest, on: view) {
      calls[top].refusal = refusal
    }
  }

  /// Notes what the default implementation returned, so that an override that returns otherwise can be told.
  func noteDefaultResult(_ result: UIView?, of view: UIView, at point: CGPoint) {
    guard let top = calls.indices.last, calls[top].isCall(of: .hitTest, on: view), calls[top].point == point
    else { return }
    calls[top].defaultResult = .some(result)
  }

  /// Records a view that is skipped without a call: it returned nil, without having been entered.
  func recordSkipped(_ view: UIView, _ reason: TraceReason) {
    append(.hitTestReturned(.init(view: names.name(of: view), result: nil, reason: reason)))
  }

  // MARK: - Touches

  /// Gives a new touch its name.
  func name(_ touch: UITouch) {
    keptTouches.append(touch)
    touchNames[ObjectIdentifier(touch)] = (keptTouches.count, "touch\(keptTouches.count)")
  }

  func name(of touch: UITouch) -> String {
    if touchNames[ObjectIdentifier(touch)] == nil { name(touch) }
    return touchNames[ObjectIdentifier(touch)]?.name ?? ""
  }

  /// The names of touches, in the order of touch-down.
  func names(of touches: some Collection<UITouch>) -> [String] {
    if touches.count == 1, let touch = touches.first { return [name(of: touch)] }
    for touch in touches where touchNames[ObjectIdentifier(touch)] == nil { name(touch) }
    return touches.compactMap { touchNames[ObjectIdentifier($0)] }.sorted { $0.number < $1.number }.map(
      \.name)
  }

  /// Records where a touch is.
  func recordTouch(_ touch: UITouch) {
    append(
      .touchUpdated(
        TouchSample(
          touch: name(of: touch), finger: touch.finger, phase: touch.phase.traced,
          location: TracePoint(touch.screenLocation), window: touch.window.map { names.name(of: $0) },
          view: touch.view.map { names.name(of: $0) }, tapCount: touch.tapCount)))
  }

  /// Records that no view gets a new touch (HT-36, TE-14).
  func recordUnclaimed(_ touch: UITouch, _ reason: TraceReason) {
    append(
      .eventDropped(
        .init(
          touches: [name(of: touch)], method: .touches(.began), responder: nil,
          reason: reason)))
  }

  /// Records a call of `sendEvent(_:)` (HT-29).
  func sending(_ event: UIEvent, to receiver: UIResponder, _ body: () -> Void) {
    enter(
      .eventSent(.init(receiver: names.name(of: receiver), touches: names(of: event.touches))),
      CallFrame(receiver, .sendEvent, level: nil))
    body()
    leave()
  }

  // MARK: - What several places tell

  /// Records a question with its answer (GR-5).
  func recordQuestion(
    _ question: DeliveryQuestion, _ asked: AnyObject, _ recognizer: UIGestureRecognizer?,
    _ other: UIGestureRecognizer?,
    _ touch: UITouch?, _ answer: Bool
  ) {
    append(
      .questionAnswered(
        QuestionRecord(
          question, asked: identifier(of: asked), recognizer: recognizer.map { identifier(of: $0) },
          other: other.map { identifier(of: $0) }, touch: touch.map { name(of: $0) }, answer: answer)))
  }

  /// Records that a view will not get a touch that hit it (TE-7, TE-8, SV-4).
  func recordWithheld(_ touch: UITouch, from view: UIView, _ reason: TraceReason) {
    append(.touchWithheld(.init(touch: name(of: touch), view: identifier(of: view), reason: reason)))
  }

  /// Records that an action reaches no target.
  func recordDroppedAction(_ action: String, _ sender: AnyObject?, _ reason: TraceReason) {
    append(.actionDropped(.init(action: action, sender: sender.map { identifier(of: $0) }, reason: reason)))
  }

  /// Runs something that is done to the application other than by a finger, and records it with the answer of a method
  /// that has one.
  @discardableResult
  func input(_ input: InputReceived, on object: AnyObject?, _ body: () -> Bool?) -> Bool? {
    var input = input
    input.object = object.map { identifier(of: $0) }
    return within({
      input.answer = $0 ?? nil
      return .inputReceived(input)
    }) {
      defer { if let object { noteChange(of: object) } }
      return body()
    }
  }

  /// Records a new value of a property.
  func recordProperty(_ property: String, of object: AnyObject, _ value: PropertyValue) {
    append(.propertyChanged(.init(object: identifier(of: object), property: property, value: value)))
  }
}

extension UIView {
  /// Records a new value of a property, if it is another than before.
  final func noteChange<Value: PropertyStorage & Equatable>(
    of property: String, from old: Value, to new: Value
  ) {
    if old != new { TraceRecorder.current?.recordProperty(property, of: self, new.value) }
  }
}
