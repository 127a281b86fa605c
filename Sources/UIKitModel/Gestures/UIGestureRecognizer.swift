// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Trace

/// Something attached to a view that sees the touches of the view and of its subviews (GR-1).
///
/// Not a responder, and not in the responder chain. A subclass overrides the four touches methods, calls `super`, and
/// sets ``state`` (GR-37); ``GestureArbiter`` decides what comes of it.
@MainActor
open class UIGestureRecognizer {
  /// Where a recognizer is on its way from possible to a result and back (GR-8).
  public enum State: Int, Sendable {
    /// Undecided.
    case possible
    /// A continuous gesture was recognized.
    case began
    /// A continuous gesture went on.
    case changed
    /// A continuous gesture was completed, or a discrete one was recognized.
    case ended
    /// A gesture that had begun was broken off.
    case cancelled
    /// It was not this gesture.
    case failed

    /// Another name of ``ended``, for discrete gestures (GR-8).
    public static let recognized = State.ended
  }

  // MARK: Configuration

  /// The view that the recognizer is attached to.
  public internal(set) final weak var view: UIView?

  /// Who decides about the recognizer from outside (GR-5).
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer gets touches. Disabling it breaks off what it is recognizing (GR-4).
  open var isEnabled = true {
    didSet {
      if oldValue, !isEnabled { arbiter?.breakOff(self, TraceReason(.recognizerDisabled)) }
    }
  }

  /// Whether recognition cancels the view's touches (GR-23).
  open var cancelsTouchesInView = true

  /// Whether the view's touches wait while the recognizer is undecided (GR-24).
  open var delaysTouchesBegan = false

  /// Whether the end of the view's touches waits while the recognizer is undecided (GR-25).
  open var delaysTouchesEnded = true

  /// A name for debugging, as UIKit has it.
  open var name: String?

  /// The name by which traces, reports and diagrams call this object. An addition of HitPath.
  public final var traceIdentifier: String?

  /// The name that the running recording gave the object.
  final var tracedName = TracedName()

  /// What a scenario or an import declares of this object; nil for objects made in code.
  package final var declaration: RecognizerDeclaration?

  /// Makes one of the class, for a scenario that names it.
  class func make() -> UIGestureRecognizer { UIGestureRecognizer() }

  /// What scenarios and traces know of the class itself.
  nonisolated class var properties: [UIKitProperty] {
    [
      UIKitProperty(
        "isEnabled", \UIGestureRecognizer.isEnabled, "whether it gets touches", rule: "GR-4", usual: true,
        record: .field),
      UIKitProperty(
        "cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView,
        "whether recognizing takes the touches away from the view", rule: "GR-23", usual: true, record: .field
      ),
      UIKitProperty(
        "delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan,
        "whether the view gets new touches only after it failed", rule: "GR-24", usual: false, record: .field),
      UIKitProperty(
        "delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded,
        "whether the view gets the ends of touches only after it failed", rule: "GR-25", usual: true,
        record: .field),
      UIKitProperty("name", \UIGestureRecognizer.name, "a name of the app's own", record: .nothing),
      UIKitProperty(
        "state", \UIGestureRecognizer.state, "the state", uses: .code, record: .nothing, reportsChanges: true),
      UIKitProperty(
        expecting: "numberOfTouches", \UIGestureRecognizer.numberOfTouches, "how many fingers it follows"),
      UIKitProperty(
        expecting: "location", of: UIGestureRecognizer.self,
        "the middle of its fingers in its view's bounds coordinates", get: { $0.location(in: $0.view) }),
    ]
  }

  // MARK: State

  /// Where the recognizer is (GR-8). While an action runs, the state that the action is sent for (GR-11).
  ///
  /// Setting it asks for a transition: it happens, with its consequences for others, when all recognizers have seen
  /// the event (GR-20), at once outside of events. Asking for one that is not allowed changes nothing (GR-9).
  open var state: State {
    get { arbitration.reportedState ?? (arbitration.attempt.isWaiting ? committedState : progress) }
    set { wish(newValue, because: TraceReason(.setByCode)) }
  }

  /// Where the recognizer itself takes its gesture to be, settled or not.
  final var progress: State { wishes.last?.state ?? committedState }

  /// What the arbiter keeps of the recognizer.
  final var arbitration = Arbitration()

  /// A number that grows in the order in which recognizers were added to the view.
  final var attachment = 0

  /// The arbiter that the recognizer's last touch or wish came to.
  final weak var engagedBy: GestureArbiter?

  /// A transition that was asked for.
  struct Wish {
    var state: State
    var cause: TraceReason
  }

  /// The touches that the recognizer has, in the order of touch-down: those of its gesture that are still down.
  public internal(set) final var activeTouches: [UITouch] = []

  /// Timers that are running, by name (``startTimer(_:after:_:)``).
  final var timers: [String: VirtualClock.Timer] = [:] { didSet { noteDecision() } }

  /// The recognizers that must fail before this one leaves possible, by `require(toFail:)` (GR-14).
  final var staticRequirements = Requirements()

  // MARK: Actions

  /// The target-action pairs, in the order of addition (GR-30).
  final var targetActionPairs: [TargetActionPair] = []

  /// Targets that the recognizer keeps alive, for closures.
  private final var ownTargets: [ActionHandler] = []

  /// Creates a recognizer without a target.
  public init() {}

  /// Creates a recognizer with a target.
  public convenience init(target: (any ActionReceiver)?, action: String) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls a closure for every action. In a trace the action is called `action`. An addition
  /// of HitPath.
  public convenience init(action handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    let target = ActionHandler { sender, _ in
      if let recognizer = sender as? UIGestureRecognizer { handler(recognizer) }
    }
    ownTargets.append(target)
    addTarget(target, action: "action")
  }

  /// Adds a target, each pair once. A nil target is kept and gets nothing: it is not looked up (GR-30).
  public final func addTarget(_ target: (any ActionReceiver)?, action: String) {
    let isThere = targetActionPairs.contains { $0.target === target && $0.action == action && !$0.isDead }
    if !isThere { targetActionPairs.append(TargetActionPair(target: target, action: action)) }
  }

  /// Takes targets away; nil stands for every target or every action.
  public final func removeTarget(_ target: (any ActionReceiver)?, action: String?) {
    targetActionPairs.removeAll {
      (target == nil || $0.target === target) && (action == nil || $0.action == action)
    }
  }

  // MARK: Relations

  /// Makes this recognizer wait until another has failed (GR-14). One that requires itself to fail never recognizes
  /// (GR-16).
  public final func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    _ = staticRequirements.add(otherGestureRecognizer)
  }

  /// Whether this recognizer, once it recognizes, makes another fail; yes by default (GR-21).
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(true)
  }

  /// Whether another recognizer, once it recognizes, makes this one fail; yes by default (GR-21).
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(true)
  }

  /// Whether this recognizer waits for another to fail; no by default (GR-14).
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(false)
  }

  /// Whether another recognizer waits for this one to fail; no by default (GR-14).
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(false)
  }

  /// Whether the recognizer sees an event at all; yes by default, and then the delegate decides (GR-5).
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

  /// The system took fingers of the gesture away. An override calls `super` (GR-37).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(.cancelled, touches, event)
  }

  /// Takes a touch out of the gesture: it goes to the view undisturbed (GR-36).
  public final func ignore(_ touch: UITouch, for event: UIEvent) {
    arbiter?.ignore(touch, by: self)
  }

  /// Called when the recognizer returns to possible (GR-10). An override calls `super`.
  open func reset() {}

  // MARK: Geometry

  /// The number of touches of the gesture.
  open var numberOfTouches: Int { activeTouches.count }

  /// The middle of the gesture's touches in a view's bounds coordinates, nil for the window's, in points (GR-12).
  open func location(in view: UIView?) -> CGPoint {
    let touches = activeTouches.isEmpty ? attemptTouches : activeTouches
    return CGPoint(centerOf: touches.map { $0.location(in: view) })
  }

  /// Where one of the gesture's touches is in a view's bounds coordinates, nil for the window's, in points.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard activeTouches.indices.contains(touchIndex) else { return .zero }
    return activeTouches[touchIndex].location(in: view)
  }

  // MARK: For recognizers of the model

  /// What a recognizer of the model does in its touches methods, which call this.
  func follow(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent) {}

  /// Asks for a transition and says why. The public way is ``state``.
  final func wish(_ state: State, because cause: TraceReason) {
    if let arbiter { return arbiter.wish(state, of: self, because: cause) }
    UIApplication.withCurrent(for: nil) { $0.gestures.wish(state, of: self, because: cause) }
  }

  /// The arbiter of the application that the view belongs to, whichever application runs.
  final var arbiter: GestureArbiter? {
    view?.window?.application?.gestures ?? engagedBy ?? UIApplication.running?.gestures
  }

  /// The application that the recognizer acts in.
  final var application: UIApplication? { UIApplication.current(for: view) }

  /// The settings of the simulation.
  final var configuration: SimulationConfiguration { application?.configuration ?? .init() }

  /// The time of the simulation, in seconds.
  final var now: TimeInterval { application?.clock.now ?? 0 }

  /// Starts a timer on the virtual clock, in place of one of the same name. What it does is settled like an event
  /// without touches. Timers end with the attempt (GR-10).
  ///
  /// An undecided recognizer with a running timer still delays the view's touches and those who wait for it. With
  /// `isLimit`, an event at the very time comes before it: the delay is a time allowed for something.
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

  /// Stops a timer.
  public final func stopTimer(_ name: String) {
    timers.removeValue(forKey: name)?.invalidate()
  }

  /// How many taps a tap recognizer needs: of two that would recognize at the same moment, the one that needs more is
  /// settled first, whatever their order is (GR-20). Nil for others.
  var tapsNeeded: Int? { nil }

  /// Why views lose the touches that the recognizer takes (GR-23).
  var takingReason: TraceReason {
    TraceReason(.recognizerCancelledTouches, subject: TraceRecorder.current?.identifier(of: self))
  }

  /// The first touch of the attempt, for declared answers that depend on it.
  package final var firstTouch: UITouch? { attemptTouches.first }

  /// Whether a view brings the recognizer along for its own work, as a scroll view does its pan (SV-2, SV-7).
  var isPartOfView: Bool { false }

  /// Whether the recognizer is for touches at all.
  var takesTouches: Bool { true }
}

extension UIView {
  /// Attaches a recognizer, taking it from the view that it was attached to. It does not see touches that are down
  /// already (TE-10).
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.attachment = (attachedRecognizers.last?.attachment ?? -1) + 1
    attachedRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Detaches a recognizer, which breaks off what it is recognizing.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    attachedRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.arbiter?.breakOff(gestureRecognizer, TraceReason(.viewRemoved))
    gestureRecognizer.view = nil
  }
}

extension UIGestureRecognizer.State {
  /// The state with a name; nil for a word that is none. `recognized` is another name of `ended`.
  package init?(name: String) {
    let state = name == "recognized" ? .ended : Self.all.first { $0.name == name }
    guard let state else { return nil }
    self = state
  }

  /// The name in a trace.
  package var name: String { traced.rawValue }

  /// The state as a trace has it.
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

/// Whoever decides about a recognizer from outside (GR-5). All methods are optional.
@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the recognizer sees an event at all; asked once for each event before it is split in touches (GR-5).
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool

  /// Whether the recognizer sees a new touch; asked once for each (GR-6).
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

  /// Whether the recognizer may leave possible; no makes it fail (GR-7).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether both may recognize at the same time; one yes, of either delegate, is enough (GR-19).
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
  /// Not implemented: yes (GR-5).
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
  {
    OptionalMethods.missing(true)
  }

  /// Not implemented: yes (GR-6).
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    OptionalMethods.missing(true)
  }

  /// Not implemented: yes (GR-7).
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(true)
  }

  /// Not implemented: no (GR-19).
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethods.missing(false)
  }

  /// Not implemented: no (GR-14).
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethods.missing(false)
  }

  /// Not implemented: no (GR-14).
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethods.missing(false)
  }
}

/// Tells whether an optional method was implemented: a trace shows only questions that were answered.
@MainActor
enum OptionalMethods {
  /// What the default implementation of an optional method returns.
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
