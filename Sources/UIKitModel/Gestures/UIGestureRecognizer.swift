// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
import Trace

/// An object attached to a view that receives the touches of the view and its subviews (GR-1).
///
/// It is not a responder and not in the responder chain. A subclass overrides the four touches methods, calls `super`
/// and sets ``state`` (GR-37); ``GestureArbiter`` decides whether the state changes.
@MainActor
open class UIGestureRecognizer {
  /// The state of a recognizer (GR-8).
  public enum State: Int, Sendable {
    /// Undecided.
    case possible
    /// A continuous gesture was recognized.
    case began
    /// A continuous gesture went on.
    case changed
    /// A continuous gesture was completed, or a discrete one was recognized.
    case ended
    /// A gesture that had begun was cancelled.
    case cancelled
    /// The touches were not this gesture.
    case failed

    /// Another name of ``ended``, for discrete gestures (GR-8).
    public static let recognized = State.ended
  }

  // MARK: Configuration

  /// The view that the recognizer is attached to.
  public internal(set) final weak var view: UIView?

  /// The delegate that is asked about the recognizer (GR-5).
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer gets touches. Disabling it ends its running gesture (GR-4).
  open var isEnabled = true {
    didSet {
      if isEnabled {
        disabling = nil
      } else if oldValue {
        disabling = TraceRecorder.current?.disabling
        arbiter?.breakOff(self, disabling ?? TraceReason(.recognizerDisabled))
      }
    }
  }

  /// Who disabled it and when; nil if nothing was recorded then.
  final private(set) var disabling: TraceReason?

  /// Whether recognition cancels the view's touches (GR-23).
  open var cancelsTouchesInView = true

  /// Whether the view gets `touchesBegan` only after the recognizer has failed (GR-24).
  open var delaysTouchesBegan = false

  /// Whether the view gets `touchesEnded` only after the recognizer has failed (GR-25).
  open var delaysTouchesEnded = true

  /// The types of touches that the recognizer accepts, as numbers; all by default (OW-60).
  open var allowedTouchTypes: [NSNumber] {
    get { touchTypes.numbers }
    set { touchTypes = TouchTypes(newValue) }
  }

  /// The touch types as a set.
  final var touchTypes = TouchTypes.all

  /// The buttons of remotes and controllers that a tap or a long press follows, as numbers (OW-63). None by default: on
  /// tvOS, which the model is not about, a tap follows `select`.
  open var allowedPressTypes: [NSNumber] {
    get { pressTypes.numbers }
    set { pressTypes = PressTypes(newValue) }
  }

  /// The press types as a set.
  final var pressTypes = PressTypes([] as [UIPress.PressType])

  /// Whether the touches of one gesture are all of the type of the first (OW-60).
  open var requiresExclusiveTouchType = true

  /// A name for debugging.
  open var name: String?

  /// The name of this object in traces, reports and diagrams; nil for a name made from the class. HitPath's addition.
  public final var traceIdentifier: String?

  /// The name of the object in the running recording.
  final var tracedName = TracedName()

  /// What a scenario or an import declares about this object; nil for objects made in code.
  package final var declaration: RecognizerDeclaration?

  /// Creates a recognizer of this class, for a scenario that names the class.
  class func make() -> UIGestureRecognizer { UIGestureRecognizer() }

  /// The properties of this class, without those of its superclass, that scenarios and traces use.
  nonisolated class var properties: [UIKitProperty] {
    [
      UIKitProperty(
        "isEnabled", \UIGestureRecognizer.isEnabled, "whether it gets touches", rule: "GR-4",
        defaultValue: true,
        record: .field),
      UIKitProperty(
        "cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView,
        "whether recognizing cancels the view's touches", rule: "GR-23", defaultValue: true, record: .field
      ),
      UIKitProperty(
        "delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan,
        "whether the view gets new touches only after it failed", rule: "GR-24", defaultValue: false,
        record: .field),
      UIKitProperty(
        "delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded,
        "whether the view gets the ends of touches only after it failed", rule: "GR-25", defaultValue: true,
        record: .field),
      UIKitProperty(
        "allowedTouchTypes", \UIGestureRecognizer.touchTypes, "the types of touches that it takes",
        rule: "OW-60", defaultValue: .all, attribute: .none),
      UIKitProperty(
        "allowedPressTypes", \UIGestureRecognizer.pressTypes,
        "the buttons of a remote that a tap or a long press follows", rule: "OW-63",
        defaultValue: PressTypes([] as [UIPress.PressType]), attribute: .none),
      UIKitProperty(
        "requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType,
        "whether the touches of one gesture are all of one type", rule: "OW-60", defaultValue: true,
        attribute: .none),
      UIKitProperty("name", \UIGestureRecognizer.name, "a name that the app assigns", record: .nothing),
      UIKitProperty(
        "state", \UIGestureRecognizer.state, "the state", uses: .code, record: .nothing, reportsChanges: true),
      UIKitProperty(
        expecting: "numberOfTouches", \UIGestureRecognizer.numberOfTouches, "how many fingers it follows"),
      UIKitProperty(
        expecting: "buttonMask", \UIGestureRecognizer.buttonMask,
        "the buttons that are down of a pointing device",
        rule: "OW-61"),
      UIKitProperty(
        expecting: "modifierFlags", \UIGestureRecognizer.modifierFlags, "the keys that are held down",
        rule: "OW-61"),
      UIKitProperty(
        expecting: "location", of: UIGestureRecognizer.self,
        "the centre of its fingers in its view's bounds coordinates", get: { $0.location(in: $0.view) }),
    ]
  }

  // MARK: State

  /// The state (GR-8). While an action runs, the state for which the action is sent (GR-11).
  ///
  /// Setting it requests a transition. The arbiter makes it, with its consequences for other recognizers, when all
  /// recognizers have got the event (GR-20), or at once outside of events. A transition that is not allowed changes
  /// nothing (GR-9); to fail a gesture that has begun cancels it.
  open var state: State {
    get { arbitration.reportedState ?? (arbitration.attempt.isWaiting ? committedState : progress) }
    set {
      let hasBegun = progress == .began || progress == .changed
      wish(newValue == .failed && hasBegun ? .cancelled : newValue, because: TraceReason(.setByCode))
    }
  }

  /// The state that the recognizer last requested, settled or not.
  final var progress: State { wishes.last?.state ?? committedState }

  /// What the arbiter keeps about the recognizer.
  final var arbitration = Arbitration()

  /// A number that grows in the order in which recognizers were added to the view.
  final var attachment = 0

  /// The arbiter that got the recognizer's last touch or wish.
  final weak var engagedBy: GestureArbiter?

  /// A requested transition.
  struct Wish {
    var state: State
    var cause: TraceReason
  }

  /// The touches of the gesture that are still down, in the order of touch-down.
  public internal(set) final var activeTouches: [UITouch] = []

  /// The running timers, by name.
  final var timers: [String: VirtualClock.Timer] = [:] { didSet { noteDecision() } }

  /// The recognizers that must fail first because of `require(toFail:)` (GR-14).
  final var staticRequirements = Requirements()

  // MARK: Actions

  /// The target-action pairs, in the order of addition (GR-30).
  final var targetActionPairs: [TargetActionPair] = []

  /// The targets of closures, which the recognizer retains.
  private final var ownTargets: [ActionHandler] = []

  /// Creates a recognizer without a target.
  public init() {}

  /// Creates a recognizer with a target.
  public convenience init(target: (any ActionReceiver)?, action: String) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls a closure for every action. In a trace the action is called `action`. HitPath's
  /// addition.
  public convenience init(action handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    let target = ActionHandler { sender, _ in
      if let recognizer = sender as? UIGestureRecognizer { handler(recognizer) }
    }
    ownTargets.append(target)
    addTarget(target, action: "action")
  }

  /// Adds a target and action, each pair once. A nil target gets nothing; the responder chain is not searched (GR-30).
  public final func addTarget(_ target: (any ActionReceiver)?, action: String) {
    let isThere = targetActionPairs.contains { $0.target === target && $0.action == action && !$0.isDead }
    if !isThere { targetActionPairs.append(TargetActionPair(target: target, action: action)) }
  }

  /// Removes targets; nil stands for every target or every action.
  public final func removeTarget(_ target: (any ActionReceiver)?, action: String?) {
    targetActionPairs.removeAll {
      (target == nil || $0.target === target) && (action == nil || $0.action == action)
    }
  }

  // MARK: Relations

  /// Makes this recognizer wait until another has failed (GR-14). A recognizer that requires itself to fail never
  /// recognizes (GR-16).
  public final func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    _ = staticRequirements.add(otherGestureRecognizer)
  }

  /// Whether this recognizer may prevent another once it recognizes; true by default (GR-21).
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(true)
  }

  /// Whether another recognizer may prevent this one once it recognizes; true by default (GR-21).
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(true)
  }

  /// Whether this recognizer waits for another to fail; false by default (GR-14).
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(false)
  }

  /// Whether another recognizer waits for this one to fail; false by default (GR-14).
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(false)
  }

  /// Whether the recognizer gets an event at all; true by default. If true, the delegate is asked too (GR-5).
  open func shouldReceive(_ event: UIEvent) -> Bool {
    OptionalMethods.missing(true)
  }

  // MARK: Touches

  /// Fingers of the gesture went down. An override calls `super` (GR-37).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { follow(.began, touches, event) }

  /// Fingers of the gesture moved. An override calls `super` (GR-37).
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { follow(.moved, touches, event) }

  /// Fingers of the gesture were lifted. An override calls `super` (GR-37).
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { follow(.ended, touches, event) }

  /// Touches of the gesture were cancelled. An override calls `super` (GR-37).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(.cancelled, touches, event)
  }

  /// Removes a touch from the gesture; the recognizer no longer affects the view's touch (GR-36).
  public final func ignore(_ touch: UITouch, for event: UIEvent) {
    arbiter?.ignore(touch, by: self)
  }

  /// Called when the recognizer returns to possible (GR-10). An override calls `super`.
  open func reset() {}

  // MARK: Geometry

  /// The number of touches of the gesture; a scroll of a trackpad has none (OW-62).
  open var numberOfTouches: Int { activeTouches.count { !$0.isSubstitute } }

  /// The buttons of a pointing device that are down (OW-61).
  public final var buttonMask: UIEvent.ButtonMask {
    attemptTouches.reduce([]) { $1.isSubstitute ? $0 : $0.union($1.source.buttonMask) }
  }

  /// The keys that are held down (OW-61).
  public final var modifierFlags: UIKeyModifierFlags {
    attemptTouches.reduce([]) { $0.union($1.source.modifierFlags) }
  }

  /// Returns the centre of the gesture's touches in a view's bounds coordinates, in points; nil stands for the window
  /// (GR-12).
  open func location(in view: UIView?) -> CGPoint {
    let touches = activeTouches.isEmpty ? attemptTouches : activeTouches
    return CGPoint(centerOf: touches.map { $0.location(in: view) })
  }

  /// Returns the position of one of the gesture's touches in a view's bounds coordinates, in points; nil stands for the
  /// window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard activeTouches.indices.contains(touchIndex) else { return .zero }
    return activeTouches[touchIndex].location(in: view)
  }

  // MARK: Hooks for the model's recognizers

  /// Handles a touches method; all four call this. The model's recognizers override it. A recognizer that code has set to
  /// began or changed is changed by every movement and sends its action, also if nothing sets it again (GR-11).
  func follow(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent) {
    guard method == .moved, wishes.isEmpty, progress == .began || progress == .changed else { return }
    wish(.changed, because: TraceReason(.touchesMoved))
  }

  /// Requests a transition, with the reason. Apps set ``state``.
  final func wish(_ state: State, because cause: TraceReason) {
    if let arbiter { return arbiter.wish(state, of: self, because: cause) }
    UIApplication.withCurrent(for: nil) { $0.gestures.wish(state, of: self, because: cause) }
  }

  /// The arbiter of the view's application; otherwise the one used last, or the running application's.
  final var arbiter: GestureArbiter? {
    view?.window?.application?.gestures ?? engagedBy ?? UIApplication.running?.gestures
  }

  /// The running application, or else that of the view's window.
  final var application: UIApplication? { UIApplication.current(for: view) }

  /// The settings of the simulation.
  final var configuration: SimulationConfiguration { application?.configuration ?? .init() }

  /// The time of the simulation, in seconds.
  final var now: TimeInterval { application?.clock.now ?? 0 }

  /// Starts a timer on the virtual clock; replaces a timer of the same name. Transitions that its action requests are
  /// settled as after an event. A reset stops all timers (GR-10).
  ///
  /// While a timer runs, the recognizer stays undecided: it delays the view's touches, and recognizers that require
  /// it to fail wait.
  ///
  /// - Parameters:
  ///   - name: The name, for ``stopTimer(_:)`` and the trace.
  ///   - delay: The time until the action runs, in seconds.
  ///   - isLimit: Whether the delay is the time allowed for something, so that an event at that very moment still comes
  ///     first.
  ///   - action: The code to run.
  public final func startTimer(
    _ name: String, after delay: TimeInterval, isLimit: Bool = false,
    _ action: @escaping @MainActor () -> Void
  ) {
    stopTimer(name)
    guard let clock = application?.clock else { return }
    timers[name] = clock.schedule(at: clock.now + delay, isLimit: isLimit) { [weak self] in
      guard let self else { return }
      timers[name] = nil
      arbiter?.timer(name, of: self, action)
    }
  }

  /// Stops a timer; does nothing if it is not running.
  public final func stopTimer(_ name: String) {
    timers.removeValue(forKey: name)?.invalidate()
  }

  /// The number of taps that a tap recognizer needs; nil for other recognizers. If two tap recognizers could
  /// recognize at the same moment, the one that needs more is settled first, whatever their order (GR-20).
  var tapsNeeded: Int? { nil }

  /// The reason recorded when the recognizer cancels touches in their views (GR-23).
  var takingReason: TraceReason {
    TraceReason(
      cancelsTouchesInView ? .recognizerCancelledTouches : .heldTouchesDiscarded,
      subject: TraceRecorder.current?.identifier(of: self))
  }

  /// The recorded cause of its recognition, once nothing prevents it; `cause` is what the fingers did.
  func recognitionCause(_ cause: TraceReason) -> TraceReason { cause }

  /// The first touch of the attempt, for declared answers that depend on it.
  package final var firstTouch: UITouch? { attemptTouches.first }

  /// Whether a view created the recognizer for its own work, as a scroll view does with its pan (SV-2, SV-7).
  var isPartOfView: Bool { false }

  /// How many views deeper than ``view`` UIKit attaches it, to a view that is not simulated (GR-3).
  var depthInView: Int { 0 }

  /// Whether the recognizer handles touches; false for hover.
  var takesTouches: Bool { true }

  /// Whether a class of the model overrides the hooks for failure requirements.
  class var hasFailureHooks: Bool { false }

  /// Whether a new touch concerns the recognizer at all. UIKit's recognizer at an edge of the screen ignores touches
  /// elsewhere, and recordings do not mention it there.
  func concerns(_ touch: UITouch) -> Bool { true }
}

extension UIView {
  /// Attaches a recognizer, after detaching it from another view. It does not receive touches that are already down
  /// (TE-10). Adding one that the view has already changes nothing (GR-44).
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.attachment = (attachedRecognizers.last?.attachment ?? -1) + 1
    attachedRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Detaches a recognizer and ends its running gesture.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    attachedRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.arbiter?.breakOff(gestureRecognizer, TraceReason(.recognizerRemoved))
    gestureRecognizer.view = nil
  }
}

extension UIGestureRecognizer.State {
  /// Creates the state with a name; nil if there is none. `recognized` is another name of `ended`.
  package init?(name: String) {
    let state = name == "recognized" ? .ended : Self.all.first { $0.name == name }
    guard let state else { return nil }
    self = state
  }

  /// The name in a trace.
  package var name: String { traced.rawValue }

  /// The state in a trace.
  var traced: GestureState {
    switch self {
    case .possible: .possible
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }

  static let all: [Self] = [.possible, .began, .changed, .ended, .cancelled, .failed]
}

/// Answers questions about a recognizer (GR-5). All methods are optional.
@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the recognizer gets an event at all; asked once per event, before its touches (GR-5).
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool

  /// Whether the recognizer gets a new touch; asked once per touch (GR-6).
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

  /// Whether the recognizer may leave the possible state; if false, it fails (GR-7).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether both may recognize at the same time; it is enough if either delegate says so (GR-19).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the recognizer waits for the other to fail (GR-14).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the other waits for the recognizer to fail (GR-14).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Not implemented: true (GR-5).
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
  {
    OptionalMethods.missing(true)
  }

  /// Not implemented: true (GR-6).
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    OptionalMethods.missing(true)
  }

  /// Not implemented: true (GR-7).
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(true)
  }

  /// Not implemented: false (GR-19).
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethods.missing(false)
  }

  /// Not implemented: false (GR-14).
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethods.missing(false)
  }

  /// Not implemented: false (GR-14).
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethods.missing(false)
  }
}

/// Finds out whether an optional method is implemented, since a trace shows only questions that were answered.
@MainActor
enum OptionalMethods {
  /// Marks the running question as unanswered; default implementations of optional methods return through this.
  static func missing<Answer>(_ answer: Answer) -> Answer {
    UIApplication.running?.calls.isMethodLeftOut = true
    return answer
  }

  /// Asks a question. Returns the answer, and whether a method gave it.
  static func ask<Answer>(_ question: () -> Answer) -> (answer: Answer, isAnswered: Bool) {
    UIApplication.withCurrent(for: nil) { application in
      let outer = application.calls.isMethodLeftOut
      application.calls.isMethodLeftOut = false
      defer { application.calls.isMethodLeftOut = outer }
      let answer = question()
      return (answer, !application.calls.isMethodLeftOut)
    }
  }
}
