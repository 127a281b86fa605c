// SPDX-License-Identifier: Apache-2.0

import Trace

extension TraceRecorder {
  // MARK: - Recognizers

  /// Runs a touches method of a recognizer and records it (GR-2).
  func recognizer(
    _ recognizer: UIGestureRecognizer, receives method: TouchesMethod, _ touches: [UITouch],
    _ body: () -> Void
  ) {
    within(
      .recognizerReceived(
        recognizer: identifier(of: recognizer), method: method.rawValue, touches: names(of: touches)), body)
  }

  /// Runs what a timer does and records that it fired.
  func timer(_ timer: String, of owner: AnyObject, _ body: () -> Void) {
    within(.timerFired(owner: identifier(of: owner), timer: timer), body)
  }

  /// Records a question with its answer (GR-5).
  func recordQuestion(
    _ question: String, _ asked: AnyObject, _ recognizer: UIGestureRecognizer?, _ other: UIGestureRecognizer?,
    _ touch: UITouch?, _ answer: Bool
  ) {
    append(
      .questionAnswered(
        QuestionRecord(
          question, asked: identifier(of: asked), recognizer: recognizer.map { identifier(of: $0) },
          other: other.map { identifier(of: $0) }, touch: touch.map { name(of: $0) }, answer: answer)))
  }

  /// Records that a recognizer must wait for another, as a question was answered (GR-14).
  func recordRequirement(of recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) {
    append(.requirementAdded(recognizer: identifier(of: recognizer), other: identifier(of: other)))
  }

  /// Records recognizers that wait in a circle (GR-16).
  func recordCycle(_ recognizers: [UIGestureRecognizer]) {
    append(.requirementCycle(recognizers: recognizers.map { identifier(of: $0) }))
  }

  /// Records that a recognizer waits for another to fail (GR-14).
  func recordWaiting(
    _ recognizer: UIGestureRecognizer, _ wish: UIGestureRecognizer.State, for other: UIGestureRecognizer
  ) {
    append(
      .recognizerWaits(
        recognizer: identifier(of: recognizer), wish: wish.name, other: identifier(of: other)))
  }

  /// Records a change of state (GR-9).
  func recordState(
    of recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State,
    to new: UIGestureRecognizer.State,
    _ cause: TraceReason
  ) {
    append(
      .recognizerStateChanged(
        recognizer: identifier(of: recognizer), from: old.name, to: new.name, cause: cause))
  }

  /// Records that a transition was asked for that is not allowed (GR-9).
  func recordIllegalTransition(of recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    append(
      .illegalTransition(
        recognizer: identifier(of: recognizer), from: recognizer.committedState.name, to: state.name))
  }

  /// Records whether one recognizer prevents another (GR-18).
  func recordExclusion(
    _ first: UIGestureRecognizer, _ second: UIGestureRecognizer, _ prevents: Bool, _ reason: TraceReason
  ) {
    append(
      .exclusionDecided(
        recognizer: identifier(of: first), other: identifier(of: second), prevents: prevents, reason: reason))
  }

  /// Records that a recognizer does not see a new touch (GR-4 to GR-6, GR-10).
  func recordPassedOver(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ reason: TraceReason) {
    append(
      .recognizerPassedOver(
        recognizer: identifier(of: recognizer), touch: name(of: touch), reason: reason))
  }

  /// Records that a recognizer lets go of a touch (GR-36).
  func recordIgnored(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    append(.recognizerIgnoredTouch(recognizer: identifier(of: recognizer), touch: name(of: touch)))
  }

  // MARK: - What views get

  /// Records that phases of touches wait (GR-24, GR-25).
  func recordHeld(
    _ touches: [UITouch], _ method: TouchesMethod, of view: UIView, _ delayer: UIGestureRecognizer
  ) {
    append(
      .touchesHeld(
        view: identifier(of: view), method: method.rawValue, touches: names(of: touches),
        reason: TraceReason(
          method == .began ? .recognizerDelaysBegan : .recognizerDelaysEnded,
          subject: identifier(of: delayer))))
  }

  /// Records that what waited is delivered now (GR-24, GR-25).
  func recordReleased(
    _ touches: [UITouch], _ method: TouchesMethod, of view: UIView, _ delayer: UIGestureRecognizer?
  ) {
    append(
      .touchesReleased(
        view: identifier(of: view), method: method.rawValue, touches: names(of: touches),
        reason: TraceReason(.recognizersFailed, subject: delayer.map { identifier(of: $0) })))
  }

  /// Records that what waited will not be delivered (GR-24).
  func recordDiscarded(
    _ touches: [UITouch], _ method: TouchesMethod, of view: UIView, _ reason: TraceReason
  ) {
    append(
      .touchesDiscarded(
        view: identifier(of: view), method: method.rawValue, touches: names(of: touches), reason: reason))
  }

  /// Records that a view loses touches that it had (GR-23).
  func recordTaken(_ touches: [UITouch], from view: UIView, _ reason: TraceReason) {
    append(.touchesTaken(view: identifier(of: view), touches: names(of: touches), reason: reason))
  }

  /// Records that a view will not get a touch that hit it (TE-7, TE-8, SV-4).
  func recordWithheld(_ touch: UITouch, from view: UIView, _ reason: TraceReason) {
    append(.touchWithheld(touch: name(of: touch), view: identifier(of: view), reason: reason))
  }

  /// Records that a touch lost its view (TE-13).
  func recordDetached(_ touch: UITouch, from view: UIView) {
    append(.touchDetached(touch: name(of: touch), view: identifier(of: view)))
  }

  // MARK: - Actions and inputs

  /// Runs an action method and records the call. The state is a recognizer's, the event a control's.
  func action(
    _ action: String, from sender: AnyObject?, to target: AnyObject, event: String? = nil,
    state: UIGestureRecognizer.State? = nil, _ body: () -> Void
  ) {
    within(
      .actionSent(
        ActionRecord(
          action: action, sender: sender.map { identifier(of: $0) }, target: identifier(of: target),
          event: event, state: state?.name)), body)
  }

  /// Records that an action reaches no target.
  func recordDroppedAction(_ action: String, _ sender: AnyObject?, _ reason: TraceReason) {
    append(.actionDropped(action: action, sender: sender.map { identifier(of: $0) }, reason: reason))
  }

  /// Runs something that is done to the application other than by a finger, and records it with the answer of a method
  /// that has one.
  @discardableResult
  func input(_ input: String, object: AnyObject?, detail: String = "", _ body: () -> Bool?) -> Bool? {
    let name = object.map { identifier(of: $0) }
    return within({ .inputReceived(input: input, object: name, detail: detail, answer: $0 ?? nil) }) {
      defer { if let object { noteChange(of: object) } }
      return body()
    }
  }

  /// Records a new value of a property.
  func recordProperty(_ property: String, of object: AnyObject, _ value: String) {
    append(.propertyChanged(object: identifier(of: object), property: property, value: value))
  }
}

extension UIView {
  /// Records a new value of a property, if it is another than before.
  final func noteChange<Value: PropertyStorage & Equatable>(
    of property: String, from old: Value, to new: Value
  ) {
    if old != new { TraceRecorder.current?.recordProperty(property, of: self, new.words) }
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
  package var name: String { String(describing: self) }

  static let all: [Self] = [.possible, .began, .changed, .ended, .cancelled, .failed]
}
