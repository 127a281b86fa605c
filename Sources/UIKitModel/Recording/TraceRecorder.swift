// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
package import Trace

/// Records what event delivery does while a closure runs.
@MainActor
package final class TraceRecorder {
  /// The recorder of the running application; nil if nothing is recorded.
  package static var current: TraceRecorder? { UIApplication.running?.recorder }

  private let header: TraceHeader
  private let screen: TraceScreen
  private let application: UIApplication
  private var events: [TraceEvent] = []
  private var tapMaps: [TraceTapMap] = []
  private var names: ObjectNames
  private var touchNames: [ObjectIdentifier: (number: Int, name: String)] = [:]

  /// The named touches, retained so that no new touch gets the same `ObjectIdentifier`.
  private var keptTouches: [UITouch] = []

  /// What may have changed on the screen since the last event.
  var screenChanges: ScreenChanges

  private var hasChangedSinceTapMap = false

  private let unknown: [String]

  /// The largest number of events.
  private let limit: Int

  private var isOver: Bool { application.budget.isOver }

  /// The running calls, outermost first.
  var calls: [CallFrame] = []

  /// Why the method that code called had no effect.
  package var inputRefusal: TraceReason?

  /// Takes a snapshot of the application's screen. `givenNames` are the names of objects that may be added later.
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

  /// Runs a closure and records what happens in it.
  package func record(_ body: () -> Void) {
    recording(with: self, body)
  }

  /// What has been recorded so far.
  package var trace: TouchTrace {
    application.run { recordScreenChanges() }
    return TouchTrace(header: header, screen: screen, events: events, tapMaps: tapMaps)
  }

  /// Adds a tap map of the current screen, and another at each later touch-down for which the map has changed.
  /// Computing a map calls overrides in code; these calls are not recorded.
  package func recordTapMaps() {
    let map = tapMap(since: 0)
    tapMaps = [map]
  }

  /// The tap map of the current screen.
  private func tapMap(since sequence: Int) -> TraceTapMap {
    var map = TraceTapMap(regions: [])
    recording(with: nil) { map = TapMapWalk(application).map { names.name(of: $0) } }
    map.since = sequence
    return map
  }

  /// Adds a tap map that holds from the next event on, if it differs from the last one.
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

  /// The name in the trace of an object: a responder, a recognizer, a delegate or a target.
  package func identifier(of object: AnyObject) -> String { names.name(of: object) }

  /// The name of a responder in the trace.
  package func identifier(of responder: UIResponder) -> String { names.name(of: responder) }

  /// The name of a recognizer in the trace.
  func identifier(of recognizer: UIGestureRecognizer) -> String { names.name(of: recognizer) }

  /// The object that has a name in the trace; nil if none has it.
  package func object(named name: String) -> AnyObject? { names.object(named: name) }

  /// The name of the key window's first responder; nil if there is none (RC-17).
  package var firstResponder: String? {
    application.keyWindow?.firstResponder.map { identifier(of: $0) }
  }

  /// The event within which code that runs now was scheduled; nil for code that nothing scheduled.
  private var scheduling: Int?

  /// The event within which code runs, or was scheduled; nil outside of all events.
  package var scope: Int? { calls.last?.sequence ?? scheduling }

  /// Runs a closure whose inputs were scheduled within an event.
  package func scheduled(within event: Int?, _ body: () -> Void) {
    let outer = scheduling
    scheduling = event
    defer { scheduling = outer }
    body()
  }

  // MARK: - Writing

  /// Records an event, if something is being recorded.
  static func note(_ kind: (TraceRecorder) -> TraceEvent.Kind) {
    if let current { current.append(kind(current)) }
  }

  /// Records an event, if something is being recorded, and runs a closure whose events become its children.
  static func within<Result>(_ kind: (TraceRecorder) -> TraceEvent.Kind, _ body: () -> Result) -> Result {
    guard let current else { return body() }
    return current.within(kind(current), body)
  }

  @discardableResult
  func append(_ kind: TraceEvent.Kind) -> Int {
    recordScreenChanges()
    return write(kind)
  }

  /// Records what has changed on the screen since the last event.
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

  /// Ends the innermost call, after recording what it changed on the screen.
  func leave() {
    recordScreenChanges()
    calls.removeLast()
  }

  /// Records an event and runs a closure whose events become its children.
  func within<Result>(_ kind: TraceEvent.Kind, _ body: () -> Result) -> Result {
    enter(kind, CallFrame(nil, .other, level: nil))
    defer { leave() }
    return body()
  }

  /// Records a question, runs a closure whose events become its children, and adds the answer that the closure returns.
  func within<Answer>(_ kind: (Answer?) -> TraceEvent.Kind, _ body: () -> Answer) -> Answer {
    recordScreenChanges()
    let index = events.count
    let answer = within(kind(nil), body)
    if !isOver { events[index].kind = kind(answer) }
    return answer
  }

  /// Like `within`, for an optional method; removes the event again if the receiver does not implement the method.
  func withinIfThere(_ kind: TraceEvent.Kind, _ body: () -> Void) {
    enter(kind, CallFrame(nil, .other, level: nil))
    let sequence = events.count
    let isThere = OptionalMethods.ask(body).isAnswered
    leave()
    if !isThere, !isOver, events.count == sequence { events.removeLast() }
  }

  /// The reason for a recognizer that is being disabled: the object whose code does it and in which method, if one is running,
  /// and the time.
  var disabling: TraceReason {
    let running = runningCode
    return TraceReason(
      .recognizerDisabled, subject: running?.object, method: running?.method,
      numbers: [.time: Double(traced: CGFloat(application.clock.now))])
  }

  /// The object whose code is running, and its method: the target of an action, the receiver of a callback, who is asked, or,
  /// for the declared code of a touch method, the responder.
  private var runningCode: (object: String, method: String)? {
    var isDeclared = false
    for call in calls.reversed() where events.indices.contains(call.sequence - 1) {
      switch events[call.sequence - 1].kind {
      case .inputReceived: isDeclared = true
      case .actionSent(let record): return (record.target, record.action)
      case .callbackSent(let record): return (record.receiver, record.method.rawValue)
      case .questionAnswered(let record): return (record.asked, record.question.rawValue)
      case .touchesDelivered(let record) where isDeclared: return (record.responder, record.method.rawValue)
      default: break
      }
    }
    return nil
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

  /// Runs an implementation of `hitTest(_:with:)` and records the call, once even if several implementations call
  /// `super`.
  ///
  /// `level` is the class of the implementation that `body` runs; nil for a call from the framework.
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

  /// Runs an implementation of `point(inside:with:)` and records the call, like ``hitTest(_:at:in:_:)``.
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
      calls[top].isRefused = true
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
    if gates.refusal != nil, let top = calls.indices.last, calls[top].isCall(of: .hitTest, on: view) {
      calls[top].isRefused = true
    }
  }

  /// Notes what the default implementation returned, to find out whether an override returns something else.
  func noteDefaultResult(_ result: UIView?, of view: UIView, at point: CGPoint) {
    guard let top = calls.indices.last, calls[top].isCall(of: .hitTest, on: view), calls[top].point == point
    else { return }
    calls[top].defaultResult = .some(result)
  }

  /// Records that a view was skipped without a call, as a return of nil without an entry.
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
    var sample = TouchSample(
      touch: name(of: touch), finger: touch.finger, phase: touch.phase.traced,
      location: TracePoint(touch.screenLocation), window: touch.window.map { names.name(of: $0) },
      view: touch.view.map { names.name(of: $0) }, tapCount: touch.tapCount)
    sample.type = touch.type == .direct ? nil : touch.type.name
    append(.touchUpdated(sample))
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

  // MARK: - Events recorded from several places

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

  /// Records that the hit-test view does not get a touch (TE-7, TE-8, SV-4).
  func recordWithheld(_ touch: UITouch, from view: UIView, _ reason: TraceReason) {
    append(.touchWithheld(.init(touch: name(of: touch), view: identifier(of: view), reason: reason)))
  }

  /// Records that an action reaches no target.
  func recordDroppedAction(_ action: String, _ sender: AnyObject?, _ reason: TraceReason) {
    append(.actionDropped(.init(action: action, sender: sender.map { identifier(of: $0) }, reason: reason)))
  }

  /// Runs an input other than a finger's, and records it with the reason for having no effect, if ``inputRefusal`` is
  /// set, and with the answer of the called method, if it has one.
  @discardableResult
  func input(_ input: InputReceived, on object: AnyObject?, _ body: () -> Bool?) -> Bool? {
    var input = input
    input.object = object.map { identifier(of: $0) }
    if calls.isEmpty { input.scheduledBy = scheduling }
    inputRefusal = nil
    return within({
      input.answer = $0 ?? nil
      input.reason = input.reason ?? inputRefusal
      inputRefusal = nil
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
  /// Records a property's new value, if it differs from the old one.
  final func noteChange<Value: PropertyStorage & Equatable>(
    of property: String, from old: Value, to new: Value
  ) {
    if old != new { TraceRecorder.current?.recordProperty(property, of: self, new.value) }
  }
}

/// Calls of methods for touches, presses, motion and remote control.
extension TraceRecorder {
  /// Runs an implementation of an event method and records the call, once even if several implementations call `super`.
  ///
  /// `level` is the class of the implementation that `body` runs; nil for a call from the framework.
  func event(_ call: EventCall, on responder: UIResponder, in level: AnyClass?, _ body: () -> Void) {
    if let level, let top = calls.indices.last,
      calls[top].isContinued(by: responder, .method(call.method), level)
    {
      return continuing(top, in: level, body)
    }
    if level != nil { noteForwardingByHand(of: call, to: responder) }
    let name = identifier(of: responder)
    let event: TraceEvent.Kind =
      switch call.method {
      case .touches(let method):
        .touchesDelivered(.init(responder: name, method: method, touches: names(of: call.touches)))
      case .other(let method): .eventDelivered(.init(responder: name, method: method, what: call.what))
      }
    enter(event, CallFrame(responder, .method(call.method), level: level))
    body()
    if calls.last?.isSettled == false { recordKept(by: responder, call, TraceReason(.handledByResponder)) }
    leave()
  }

  /// Records a forwarding if an override calls the method of its `next` instead of calling `super` (RC-10).
  private func noteForwardingByHand(of call: EventCall, to responder: UIResponder) {
    guard let top = calls.last, top.call == .method(call.method), let sender = top.receiver,
      sender !== responder, sender.next === responder
    else { return }
    recordForwarded(from: sender, call, to: responder)
  }

  /// Records that a responder does not forward a call.
  func recordKept(by responder: UIResponder, _ call: EventCall, _ reason: TraceReason) {
    settle(call, of: responder)
    let name = identifier(of: responder)
    switch call.method {
    case .touches(let method): append(.touchesKept(.init(responder: name, method: method, reason: reason)))
    case .other(let method): append(.eventKept(.init(responder: name, method: method, reason: reason)))
    }
  }

  /// Records that a responder forwards a call (RC-9, RC-19).
  func recordForwarded(from responder: UIResponder, _ call: EventCall, to next: UIResponder) {
    settle(call, of: responder)
    let (name, next) = (identifier(of: responder), identifier(of: next))
    switch call.method {
    case .touches(let method): append(.touchesForwarded(.init(responder: name, method: method, next: next)))
    case .other(let method): append(.eventForwarded(.init(responder: name, method: method, next: next)))
    }
  }

  /// Records that a call reached the end of the chain, or that no responder gets it (RC-11, RC-19).
  func recordDropped(_ call: EventCall, at responder: UIResponder?, _ reason: TraceReason) {
    if let responder { settle(call, of: responder) }
    append(
      .eventDropped(
        .init(
          touches: names(of: call.touches), method: call.method,
          responder: responder.map { identifier(of: $0) }, reason: reason)))
  }

  private func settle(_ call: EventCall, of responder: UIResponder) {
    guard let top = calls.indices.last, calls[top].isCall(of: .method(call.method), on: responder) else {
      return
    }
    calls[top].isSettled = true
  }
}

/// A running call.
@MainActor
struct CallFrame {
  enum Call: Equatable {
    case pass
    case sendEvent
    case hitTest
    case pointInside
    case method(EventCall.Method)
    case other
  }

  let receiver: UIResponder?
  let call: Call

  /// The class whose implementation is running; nil until one reports itself.
  var level: AnyClass?

  /// The sequence number of the event recorded for the call.
  var sequence = 0

  /// `hitTest` only: the point of the call.
  let point: CGPoint?

  /// `hitTest` only: what the default implementation returned for the call's own point; nil if it did not run.
  var defaultResult: UIView??

  /// `hitTest` only: whether a gate, or `point(inside:)` for the call's own point, refused.
  var isRefused = false

  /// Event methods only: whether the trace already says that the call was kept, forwarded or dropped.
  var isSettled = false

  init(_ receiver: UIResponder?, _ call: Call, at point: CGPoint? = nil, level: AnyClass?) {
    self.receiver = receiver
    self.call = call
    self.point = point
    self.level = level
  }

  func isCall(of call: Call, on receiver: UIResponder) -> Bool {
    self.call == call && self.receiver === receiver
  }

  /// Whether an implementation in a class belongs to this call: the first one to run, or one reached through `super`
  /// from the running one.
  func isContinued(by receiver: UIResponder, _ call: Call, _ level: AnyClass) -> Bool {
    guard isCall(of: call, on: receiver) else { return false }
    guard let running = self.level else { return true }
    var ancestor: AnyClass? = _getSuperclass(running)
    while let candidate = ancestor {
      if candidate == level { return true }
      ancestor = _getSuperclass(candidate)
    }
    return false
  }

  /// The reason if an override decided what `hitTest` returned (HT-17); nil for the default implementation's answer,
  /// and for nil after a refusal that is already recorded.
  func reason(forResult result: UIView?) -> TraceReason? {
    if let byDefault = defaultResult, byDefault === result { return nil }
    if result == nil, defaultResult == nil, isRefused { return nil }
    return TraceReason(.customHitTest)
  }
}

/// The functions that the `@Traced` macro wraps around the bodies of overrides, so that a trace shows calls from one
/// override directly to another.
///
/// A trace shows the framework's own calls without it. Each function runs the body. During a recording it also records
/// the call, once even if several overrides call `super`.
@MainActor
public enum Tracing {
  /// Runs the body of an override of `hitTest(_:with:)`.
  ///
  /// - Parameters:
  ///   - view: The receiver.
  ///   - point: The point in the receiver's bounds coordinates, in points.
  ///   - type: The class that declares the override.
  ///   - body: The override's own body.
  /// - Returns: What the body returns.
  public static func hitTest(
    _ view: UIView, _ point: CGPoint, in type: UIView.Type, _ body: () -> UIView?
  ) -> UIView? {
    guard let recorder = TraceRecorder.current else { return body() }
    return recorder.hitTest(view, at: point, in: type, body)
  }

  /// Runs the body of an override of `point(inside:with:)`.
  ///
  /// - Parameters:
  ///   - view: The receiver.
  ///   - point: The point in the receiver's bounds coordinates, in points.
  ///   - type: The class that declares the override.
  ///   - body: The override's own body.
  /// - Returns: What the body returns.
  public static func pointInside(
    _ view: UIView, _ point: CGPoint, in type: UIView.Type, _ body: () -> Bool
  ) -> Bool {
    guard let recorder = TraceRecorder.current else { return body() }
    return recorder.pointInside(view, at: point, in: type, body)
  }

  /// Runs the body of an override of one of the touches methods (TE-5).
  ///
  /// - Parameters:
  ///   - method: Which of the four.
  ///   - responder: The receiver.
  ///   - touches: The touches that the method was called with.
  ///   - type: The class that declares the override.
  ///   - body: The override's own body.
  public static func touches(
    _ method: TouchesMethod, _ responder: UIResponder, _ touches: Set<UITouch>, in type: UIResponder.Type,
    _ body: () -> Void
  ) {
    guard let recorder = TraceRecorder.current else { return body() }
    recorder.event(EventCall(method, touches, nil), on: responder, in: type, body)
  }
}

/// The position of a method in a class's method table, used to find out whether a subclass overrides the method.
///
/// A trace contains a question only if an app's method answers it. The default implementation marks the question as
/// unanswered, but an override that calls `super` runs it too, and Swift cannot tell whether a class overrides a
/// method. Therefore this type compares the functions themselves: a subclass has its superclass's functions at the same
/// positions of its table, and another function where it overrides one.
@MainActor
struct MethodSlot {
  /// The offset in words from the start of a class; nil if it could not be found.
  let offset: Int?

  /// Finds the place of a method.
  ///
  /// - Parameters:
  ///   - base: The class that declares the method.
  ///   - plain: A subclass that overrides nothing.
  ///   - overriding: A subclass that overrides only this method.
  init(of base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    let (first, second, third) = (ClassWords(base), ClassWords(plain), ClassWords(overriding))
    let offsets = first.methods.filter { first[$0] == second[$0] && first[$0] != third[$0] }
    offset = offsets.count == 1 ? offsets[0] : nil
  }

  /// Whether an app's class, or one between it and the model's, overrides the method; nil if that is unknown.
  func isOverridden(in type: AnyClass) -> Bool? {
    var base: AnyClass = type
    while !ModelClasses.isModelClass(base), let superclass = _getSuperclass(base) { base = superclass }
    guard base != type else { return false }
    return offset.map { ClassWords(base)[$0] != ClassWords(type)[$0] }
  }
}

/// The words of a class's metadata in memory (Swift's ABI, TypeMetadata.rst).
private struct ClassWords {
  private let start: UnsafePointer<UInt>

  init(_ type: AnyClass) {
    start = UnsafePointer(unsafeBitCast(type, to: UnsafeRawPointer.self).assumingMemoryBound(to: UInt.self))
  }

  subscript(offset: Int) -> UInt { start[offset] }

  /// The offsets after the header, which differs between classes.
  var methods: Range<Int> {
    let word = MemoryLayout<UInt>.size
    #if canImport(ObjectiveC)
      let header = 5 * word
    #else
      let header = 2 * word
    #endif
    // Flags, address point and size of instances, alignment, then size and address point of the class.
    let sizes = UnsafeRawPointer(start) + header + 16
    let size = Int(sizes.load(as: UInt32.self))
    let addressPoint = Int(sizes.load(fromByteOffset: 4, as: UInt32.self))
    return (header + 24) / word + 2..<(size - addressPoint) / word
  }
}
