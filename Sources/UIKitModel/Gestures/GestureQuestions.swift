// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// Asks subclasses, delegates and views about recognizers, and records their answers.
@MainActor
enum GestureQuestions {
  /// Whether the recognizer gets an event at all. Its subclass is asked, then its delegate (GR-5).
  static func shouldReceive(_ event: UIEvent, _ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.configuration.asksAboutEvents else { return true }
    let own = ask(.shouldReceiveEvent, recognizer, of: recognizer, method: QuestionMethods.shouldReceive) {
      recognizer.shouldReceive(event)
    }
    guard own, let delegate = recognizer.delegate else { return own }
    return ask(.shouldReceiveEvent, delegate, of: recognizer) {
      delegate.gestureRecognizer(recognizer, shouldReceive: event)
    }
  }

  /// Whether the recognizer gets a new touch. Its delegate is asked (GR-6).
  static func shouldReceive(_ touch: UITouch, _ recognizer: UIGestureRecognizer) -> Bool {
    guard let delegate = recognizer.delegate else { return true }
    return ask(.shouldReceiveTouch, delegate, of: recognizer, touch: touch) {
      delegate.gestureRecognizer(recognizer, shouldReceive: touch)
    }
  }

  /// Whether the recognizer waits for another to fail. Its subclass and its delegate are asked (GR-14).
  static func shouldRequireFailure(_ recognizer: UIGestureRecognizer, of other: UIGestureRecognizer) -> Bool {
    ask(.shouldRequireFailureOf, recognizer, other, QuestionMethods.shouldRequireFailure) {
      recognizer.decidesToRequireFailure(of: other)
    } delegate: {
      $0.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
    }
  }

  /// Whether another recognizer waits for this one to fail. This one's subclass and delegate are asked (GR-14).
  static func shouldBeRequiredToFail(_ recognizer: UIGestureRecognizer, by other: UIGestureRecognizer) -> Bool
  {
    ask(.shouldBeRequiredToFailBy, recognizer, other, QuestionMethods.shouldBeRequiredToFail) {
      recognizer.decidesToBeRequiredToFail(by: other)
    } delegate: {
      $0.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other)
    }
  }

  /// Asks a recognizer's subclass and then its delegate, whatever the subclass answers; true if either says so.
  private static func ask(
    _ question: DeliveryQuestion, _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer,
    _ method: MethodSlot, subclass: () -> Bool, delegate: (any UIGestureRecognizerDelegate) -> Bool
  ) -> Bool {
    let own =
      recognizer.hasFailureHooks
      && ask(question, recognizer, of: recognizer, other, method: method, subclass)
    guard let asked = recognizer.delegate else { return own }
    let answer = ask(question, asked, of: recognizer, other) { delegate(asked) }
    return own || answer
  }

  /// Why the recognizer may not leave possible; nil if it may (GR-7, GR-40).
  ///
  /// The delegate is asked, then the recognizer's view, then the hit-test view if recognition would cancel its touches.
  /// Views between the two are not asked (UC-22).
  static func refusalToBegin(_ recognizer: UIGestureRecognizer) -> TraceReason? {
    if let delegate = recognizer.delegate {
      let answer = ask(.shouldBegin, delegate, of: recognizer) {
        delegate.gestureRecognizerShouldBegin(recognizer)
      }
      if !answer {
        return TraceReason(
          refusal(by: recognizer.delegateObject, recognizer) ?? .delegateRefusedBegin, subject: name(delegate)
        )
      }
    }
    var views: [UIView] = []
    if let view = recognizer.view { views.append(view) }
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.attemptTouches {
        // A hit on a private part of a control counts as a hit on the control (UC-22).
        guard let hit = touch.view.map({ UIControl.whole(of: $0) ?? $0 }) else { continue }
        if !views.contains(where: { $0 === hit }) { views.append(hit) }
      }
    }
    // A view that is also the delegate has been asked already.
    for view in views where view !== recognizer.delegateObject {
      let answer = ask(.shouldBegin, view, of: recognizer, method: QuestionMethods.viewShouldBegin) {
        view.gestureRecognizerShouldBegin(recognizer)
      }
      guard !answer else { continue }
      return TraceReason(refusal(by: view, recognizer) ?? .viewRefusedBegin, subject: name(view))
    }
    return nil
  }

  /// Why UIKit's own implementation of the method said no; nil if the app's did.
  private static func refusal(by asked: AnyObject?, _ recognizer: UIGestureRecognizer) -> TraceReason.Code? {
    if (asked as? UIControl)?.vetoes(recognizer) == true { return .controlVetoed }
    if let pop = asked as? UINavigationInteractiveTransition { return pop.refusal }
    return (asked as? UIScrollView)?.refusal(of: recognizer)
  }

  /// Whether one recognizer prevents another that shares a touch, and why (GR-18, GR-19, GR-21).
  static func prevents(
    _ first: UIGestureRecognizer, _ second: UIGestureRecognizer
  ) -> (prevents: Bool, reason: TraceReason) {
    let mayPrevent = ask(.canPrevent, first, of: first, second, method: QuestionMethods.canPrevent) {
      first.decidesToPrevent(second)
    }
    guard mayPrevent else { return (false, TraceReason(.cannotPrevent, subject: name(first))) }
    let mayBePrevented = ask(
      .canBePreventedBy, second, of: second, first, method: QuestionMethods.canBePrevented
    ) {
      second.decidesToBePrevented(by: first)
    }
    guard mayBePrevented else { return (false, TraceReason(.cannotBePrevented, subject: name(second))) }
    // It is enough if one delegate allows it (GR-19).
    for (recognizer, other) in [(first, second), (second, first)] {
      guard let delegate = recognizer.delegate else { continue }
      let isAllowed = ask(.shouldRecognizeSimultaneouslyWith, delegate, of: recognizer, other) {
        delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
      }
      if isAllowed { return (false, TraceReason(.simultaneousAllowed, subject: name(delegate))) }
    }
    return (true, TraceReason(.exclusiveByDefault))
  }

  private static func ask(
    _ question: DeliveryQuestion, _ asked: AnyObject, of recognizer: UIGestureRecognizer,
    _ other: UIGestureRecognizer? = nil, touch: UITouch? = nil, method: MethodSlot? = nil, _ body: () -> Bool
  ) -> Bool {
    let (answer, isAnswered) = OptionalMethods.ask(body)
    guard let recorder = TraceRecorder.current else { return answer }
    // An override that calls `super` counts as an answer, although the default implementation ran.
    if isAnswered || method?.isOverridden(in: type(of: asked)) == true {
      recorder.recordQuestion(question, asked, recognizer, other, touch, answer)
    }
    return answer
  }

  private static func name(_ object: AnyObject) -> String? { TraceRecorder.current?.identifier(of: object) }
}

/// The slots of the overridable methods that answer questions, used to find out whether a class overrides one.
@MainActor
enum QuestionMethods {
  static let hitTest = view(Hit.self)
  static let pointInside = view(Inside.self)
  static let viewShouldBegin = view(Beginning.self)
  static let canPrevent = recognizer(Preventing.self)
  static let canBePrevented = recognizer(Prevented.self)
  static let shouldRequireFailure = recognizer(Requiring.self)
  static let shouldBeRequiredToFail = recognizer(Required.self)
  static let shouldReceive = recognizer(Receiving.self)

  private static func view(_ overriding: UIView.Type) -> MethodSlot {
    MethodSlot(of: UIView.self, plain: PlainView.self, overriding: overriding)
  }

  private static func recognizer(_ overriding: UIGestureRecognizer.Type) -> MethodSlot {
    MethodSlot(of: UIGestureRecognizer.self, plain: PlainRecognizer.self, overriding: overriding)
  }

  // One class per method that overrides only this method, and two classes without an override to compare them with.

  private final class PlainView: UIView {}

  private final class Hit: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }

  private final class Inside: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  }

  private final class Beginning: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  private final class PlainRecognizer: UIGestureRecognizer {}

  private final class Preventing: UIGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  private final class Prevented: UIGestureRecognizer {
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  private final class Requiring: UIGestureRecognizer {
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  }

  private final class Required: UIGestureRecognizer {
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  }

  private final class Receiving: UIGestureRecognizer {
    override func shouldReceive(_ event: UIEvent) -> Bool { false }
  }
}

/// Collects the recognizers that get a new touch, and notes why others do not get it.
@MainActor
final class NewTouchRecognizers {
  /// Whether each recognizer gets the event asked about last. Each is asked once per event (GR-5).
  private var eventAnswers: [ObjectIdentifier: Bool] = [:]
  private weak var answeredEvent: UIEvent?

  /// The recognizers that do not get the last touch, and why.
  private(set) var passedOver: [(recognizer: UIGestureRecognizer, reason: TraceReason)] = []

  /// Returns the recognizers that get a new touch: those of the hit-test view and its superviews up to the window that
  /// are enabled and accept the touch (TE-10, GR-1, GR-4 to GR-6).
  func collect(for touch: UITouch, in event: UIEvent, hit: UIView) -> [UIGestureRecognizer] {
    var collected: [UIGestureRecognizer] = []
    passedOver = []
    for view in hit.selfAndSuperviews {
      var index = view.attachedRecognizers.count
      while index > 0 {
        index -= 1
        guard index < view.attachedRecognizers.count else { continue }
        let recognizer = view.attachedRecognizers[index]
        if admits(touch, in: event, recognizer) { collected.append(recognizer) }
      }
    }
    // The code of an answer may have disabled or detached a recognizer that was asked before.
    return collected.filter { recognizer in
      if recognizer.isEnabled, recognizer.view != nil { return true }
      let reason =
        recognizer.isEnabled
        ? TraceReason(.recognizerRemoved) : recognizer.disabling ?? TraceReason(.recognizerDisabled)
      passedOver.append((recognizer, reason))
      return false
    }
  }

  private func admits(_ touch: UITouch, in event: UIEvent, _ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.takesTouches, recognizer.concerns(touch) else { return false }
    guard let refusal = refusal(of: touch, in: event, by: recognizer) else { return true }
    passedOver.append((recognizer, refusal))
    return false
  }

  /// Why a recognizer does not get a touch; nil if it does.
  private func refusal(
    of touch: UITouch, in event: UIEvent, by recognizer: UIGestureRecognizer
  ) -> TraceReason? {
    guard recognizer.isEnabled else { return recognizer.disabling ?? TraceReason(.recognizerDisabled) }
    if let view = recognizer.view, let control = UIControl.whole(of: view) {
      return TraceReason(.partOfControl, subject: TraceRecorder.current?.identifier(of: control))
    }
    // A recognizer that is decided, or only waits for others to fail, takes no more touches (GR-10, GR-14).
    if recognizer.isFinal || recognizer.progress == .ended { return TraceReason(.gestureDecided) }
    if let refusal = refusal(of: touch.type, by: recognizer) { return refusal }
    if let host = recognizer.view, !recognizer.isPartOfView, host.showsNothing(under: touch) {
      return TraceReason(.outsideHostedContent, subject: TraceRecorder.current?.identifier(of: host))
    }
    if let button = recognizer.buttonOfSwiftUI(keeping: touch) {
      return TraceReason(.buttonOfSwiftUI, subject: TraceRecorder.current?.identifier(of: button))
    }
    if answeredEvent !== event {
      answeredEvent = event
      eventAnswers = [:]
    }
    let key = ObjectIdentifier(recognizer)
    let receivesEvent = eventAnswers[key] ?? GestureQuestions.shouldReceive(event, recognizer)
    eventAnswers[key] = receivesEvent
    let subject = TraceRecorder.current?.identifier(of: recognizer.delegate ?? recognizer)
    guard receivesEvent else { return TraceReason(.eventRefused, subject: subject) }
    let receivesTouch = GestureQuestions.shouldReceive(touch, recognizer)
    return receivesTouch ? nil : TraceReason(.delegateRefusedTouch, subject: subject)
  }

  /// Why a recognizer takes no touches of a type, before anybody is asked (OW-60); nil if it does.
  private func refusal(of type: UITouch.TouchType, by recognizer: UIGestureRecognizer) -> TraceReason? {
    guard recognizer.touchTypes.contains(type) else { return TraceReason(.touchTypeNotAllowed) }
    let isAlone = recognizer.attemptTouches.allSatisfy { $0.type == type }
    return isAlone || !recognizer.requiresExclusiveTouchType ? nil : TraceReason(.otherTouchType)
  }
}
