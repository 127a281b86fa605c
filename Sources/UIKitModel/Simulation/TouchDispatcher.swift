// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// Turns samples of fingers into events: creates and updates touches, hit-tests new ones and calls `sendEvent`.
@MainActor
final class TouchDispatcher {
  private let application: UIApplication

  /// The running multi-touch sequence, if any finger is down (TE-3).
  private var event: UIEvent?

  /// The number of multi-touch sequences so far.
  private var sequences = 0

  /// Touches that ended recently, oldest first (TE-9).
  private var recentTaps: [(location: CGPoint, end: TimeInterval, count: Int)] = []

  /// The touch on the status bar, with its first sample (OW-31).
  private var barTouch: (touch: UITouch, start: TouchInput)?

  private let newTouchRecognizers = NewTouchRecognizers()

  init(_ application: UIApplication) {
    self.application = application
  }

  /// Delivers samples of one moment, at most one per finger, as one event.
  ///
  /// A finger that no window claimed has no touch, and its further samples are dropped (HT-36).
  func deliver(_ inputs: [TouchInput]) {
    application.gestures.turns.deliver { deliverNow(inputs) }
  }

  private func deliverNow(_ inputs: [TouchInput]) {
    guard let time = inputs.first?.time else { return }
    let gestures = application.gestures
    if event == nil { sequences += 1 }
    let event = self.event ?? UIEvent(timestamp: time)
    self.event = event
    event.timestamp = time
    for touch in event.touches {
      touch.phase = .stationary
      touch.previousScreenLocation = touch.screenLocation
    }

    var changed: [UITouch] = []
    for input in inputs {
      if input.phase == .began {
        if let touch = begin(input, in: event) { changed.append(touch) }
      } else if let touch = event.touches.first(where: { $0.finger == input.finger }) {
        update(touch, with: input)
        changed.append(touch)
      } else {
        followInStatusBar(input)
      }
    }
    if !changed.isEmpty {
      // Resting fingers are part of the event too (TE-2, TE-3).
      for touch in event.touches where !changed.contains(where: { $0 === touch }) {
        TraceRecorder.current?.recordTouch(touch)
      }
      if let touch = changed.first(where: { $0.phase == .began }) { makeWindowKey(of: touch) }
      TouchDelivery.send(event, to: application)
    }

    for touch in changed where touch.phase == .ended {
      recentTaps.append((touch.screenLocation, time, touch.tapCount))
    }
    for touch in event.touches where touch.phase == .ended || touch.phase == .cancelled {
      // Recognizers may not have marked it: an override of `sendEvent` may have kept the event from them.
      touch.isLifted = true
      touch.isPast = true
    }
    event.touches.removeAll(where: \.isPast)
    gestures.finish()
    gestures.views.forgetPast()
    if event.touches.isEmpty { self.event = nil }
  }

  /// Creates a touch and finds its window and view; nil if no window claims it (HT-36).
  private func begin(_ input: TouchInput, in event: UIEvent) -> UITouch? {
    guard !event.touches.contains(where: { $0.finger == input.finger }) else { return nil }
    let isKnown =
      input.source.type != .indirectPointer || application.configuration.supportsIndirectInputEvents
    let source = isKnown ? input.source : TouchSource(modifierFlags: input.source.modifierFlags)
    let touch = UITouch(finger: input.finger, at: input.location, time: input.time, source: source)
    event.modifierFlags = source.modifierFlags
    touch.tapCount = tapCount(of: input)
    let recorder = TraceRecorder.current
    recorder?.name(touch)
    guard !application.isIgnoringInteractionEvents else {
      recorder?.recordTouch(touch)
      recorder?.recordUnclaimed(touch, TraceReason(.interactionIgnored))
      return nil
    }
    if application.configuration.animationsBlockAllTouches, application.blockedViews > 0 {
      recorder?.recordTouch(touch)
      recorder?.recordUnclaimed(touch, TraceReason(.animating))
      return nil
    }
    application.moveContent()
    if event.touches.isEmpty, let reason = StatusBar(application).claim(at: input.location) {
      recorder?.recordTouch(touch)
      recorder?.recordUnclaimed(touch, reason)
      barTouch = (touch, input)
      return nil
    }
    for window in application.windowsFrontToBack where !window.isHidden { window.attachGate(for: touch) }
    let hit = WindowHitTest(application).view(for: touch, in: event)
    guard let hit else {
      recorder?.recordTouch(touch)
      recorder?.recordUnclaimed(touch, TraceReason(.noWindow))
      return nil
    }
    touch.view = hit
    let window = hit.window
    touch.window = window
    touch.event = event
    touch.sequence = sequences
    let others = event.touches
    event.touches.append(touch)
    recorder?.recordTouch(touch)
    var recognizers = newTouchRecognizers.collect(for: touch, in: event, hit: hit)
    // Code that answered a question may have removed views.
    if hit.window !== window { recognizers.removeAll { $0.view?.window !== window } }
    touch.gestureRecognizers = recognizers
    TraceRecorder.note { recorder in
      .recognizersCollected(
        .init(
          touch: recorder.name(of: touch),
          recognizers: (touch.gestureRecognizers ?? []).map { recorder.identifier(of: $0) }))
    }
    for (recognizer, reason) in newTouchRecognizers.passedOver {
      TraceRecorder.note {
        .recognizerPassedOver(
          .init(
            recognizer: $0.identifier(of: recognizer), touch: $0.name(of: touch), reason: reason))
      }
    }
    TraceRecorder.note { recorder in
      .responderChain(
        .init(
          touch: recorder.name(of: touch),
          links: hit.responderChain().map {
            ChainLink(responder: recorder.identifier(of: $0.responder), rule: $0.rule)
          }))
    }
    application.gestures.assign(touch, to: recognizers)
    if hit.window !== window {
      application.gestures.views.lose(touch, hit)
    } else if let refusal = TouchClaims.refusal(of: touch, on: hit, among: others) {
      touch.isWithheld = true
      touch.share.isOver = true
      recorder?.recordWithheld(touch, from: hit, refusal)
    } else {
      application.gestures.views.begin(touch)
    }
    return touch
  }

  /// Makes the window of a new touch the key window, unless it is one of the system's (OW-58). While a text of the key
  /// window is edited, and the keyboard therefore shows, only clicks and touches on a text do so.
  private func makeWindowKey(of touch: UITouch) {
    guard application.configuration.touchMakesWindowKey, let window = touch.window,
      !(window.declaration?.className.map(UIKitClass.isPrivate) ?? false)
    else { return }
    let showsKeyboard = application.keyWindow?.firstResponder?.isEditableText ?? false
    guard !showsKeyboard || touch.type == .indirectPointer || touch.view?.isEditableText ?? false else {
      return
    }
    window.makeKey()
  }

  /// Follows the touch on the status bar, and taps the bar if it was a tap (OW-31).
  private func followInStatusBar(_ input: TouchInput) {
    guard let (touch, start) = barTouch, touch.finger == input.finger else { return }
    update(touch, with: input)
    guard input.phase == .ended || input.phase == .cancelled else { return }
    barTouch = nil
    let configuration = application.configuration
    let duration = CGFloat(input.time - start.time)
    guard input.phase == .ended, !duration.exceeds(CGFloat(configuration.tapMaximumDuration)),
      !input.location.distance(to: start.location).exceeds(configuration.tapMovement)
    else { return }
    StatusBar(application).tap(at: start.location)
  }

  /// Cancels every touch, including lifted ones whose end is still held (TE-14).
  func interrupt(at time: TimeInterval) {
    application.gestures.views.interruptHeld()
    guard let event, !event.touches.isEmpty else { return }
    deliver(
      event.touches.map {
        TouchInput(finger: $0.finger, phase: .cancelled, location: $0.screenLocation, time: time)
      })
  }

  private func update(_ touch: UITouch, with input: TouchInput) {
    touch.screenLocation = input.location
    touch.timestamp = input.time
    let stays = input.phase == .moved && input.location == touch.previousScreenLocation
    touch.phase = stays ? .stationary : input.phase
    if !isTap(touch) { touch.tapCount = 0 }
    touch.awaitsDelivery = true
    TraceRecorder.current?.recordTouch(touch)
  }

  /// Whether the finger has neither moved farther nor stayed longer than in a tap (TE-9).
  private func isTap(_ touch: UITouch) -> Bool {
    let configuration = application.configuration
    let duration = CGFloat(touch.timestamp - touch.start.timestamp)
    return !duration.exceeds(CGFloat(configuration.tapMaximumDuration))
      && !touch.screenLocation.distance(to: touch.screenStart).exceeds(configuration.tapMovement)
  }

  /// One more than the tap count of a recent touch nearby; 1 if there is none (TE-9).
  private func tapCount(of input: TouchInput) -> Int {
    let configuration = application.configuration
    recentTaps.removeAll { CGFloat(input.time - $0.end).exceeds(CGFloat(configuration.tapInterval)) }
    let near = recentTaps.last {
      !input.location.distance(to: $0.location).exceeds(configuration.tapMovement)
    }
    return (near?.count ?? 0) + 1
  }
}

/// Finds the view of a new touch among the windows, before any event is sent (HT-29).
@MainActor
struct WindowHitTest {
  private let application: UIApplication

  init(_ application: UIApplication) {
    self.application = application
  }

  /// Hit-tests the windows several times and returns the last result; nil if no window claims the touch (HT-28, HT-36).
  func view(for touch: UITouch, in event: UIEvent) -> UIView? {
    let windows = application.windowsFrontToBack
    let recorder = TraceRecorder.current
    var result: UIView?
    for pass in 1...max(1, application.configuration.hitTestPasses) {
      guard let recorder else {
        result = traverse(windows, touch.screenLocation, event, nil)
        continue
      }
      result = recorder.pass(pass, for: touch, windows: windows) {
        traverse(windows, touch.screenLocation, event, recorder)
      }
    }
    return result
  }

  /// Returns the view under a pointer, by a single traversal (HT-31).
  func view(at location: CGPoint, in event: UIEvent) -> UIView? {
    traverse(application.windowsFrontToBack, location, event, TraceRecorder.current)
  }

  /// Asks the windows from front to back; the first that returns a view owns the touch (HT-31).
  private func traverse(
    _ windows: [UIWindow], _ location: CGPoint, _ event: UIEvent, _ recorder: TraceRecorder?
  ) -> UIView? {
    for window in windows {
      guard !window.isHidden else {
        recorder?.recordSkipped(window, TraceReason(.hidden))
        continue
      }
      guard let point = window.layer.pointFromSuperlayer(location) else {
        recorder?.recordSkipped(window, TraceReason(.nonInvertibleTransform))
        continue
      }
      if let hit = window.askHitTest(point, with: event, recorder) { return hit }
    }
    return nil
  }
}

/// Drives hover recognizers by the position of the pointer.
@MainActor
final class HoverDispatcher {
  private let application: UIApplication

  /// The event of the pointer on the screen.
  private var event: UIEvent?

  /// How far the hovering Pencil is from the screen; nil for a pointer.
  private var zOffset: CGFloat?

  /// The recognizers whose views contain the pointer, and whether they get the event (GR-5).
  private var entered: [(recognizer: UIHoverGestureRecognizer, receivesEvent: Bool)] = []

  init(_ application: UIApplication) {
    self.application = application
  }

  /// Handles a pointer that moved, appeared, or left the screen (nil).
  ///
  /// The view under it is found as for a touch. First the recognizers end whose view the pointer left. Then those of
  /// the view under it and of its superviews begin or change, in the order of GR-3.
  ///
  /// A Pencil has a distance from the screen; it hovers since iOS 16.1 (OW-65).
  func hover(at location: CGPoint?, zOffset: CGFloat? = nil) {
    if zOffset != nil, let system = application.configuration.system, system < 16.1 { return }
    if location != nil { self.zOffset = zOffset }
    let now = application.clock.now
    let event = self.event ?? UIEvent(type: .hover, timestamp: now)
    event.timestamp = now
    self.event = location == nil ? nil : event
    let hit = location.flatMap { WindowHitTest(application).view(at: $0, in: event) }
    let inside = hit.map(recognizers) ?? []

    let left = entered.filter { entry in !inside.contains { $0 === entry.recognizer } }
    entered.removeAll { entry in left.contains { $0.recognizer === entry.recognizer } }
    for entry in left where entry.receivesEvent {
      if let location { entry.recognizer.pointer = location }
      if entry.recognizer.isHovering { entry.recognizer.wish(.ended, .pointerLeft) }
    }
    for recognizer in inside { move(to: location, recognizer, event) }
  }

  private func move(to location: CGPoint?, _ recognizer: UIHoverGestureRecognizer, _ event: UIEvent) {
    guard let entry = entered.first(where: { $0.recognizer === recognizer }) else {
      let receivesEvent = GestureQuestions.shouldReceive(event, recognizer)
      entered.append((recognizer, receivesEvent))
      guard receivesEvent else { return }
      (recognizer.pointer, recognizer.zOffset) = (location, zOffset ?? 0)
      return recognizer.wish(.began, .pointerEntered)
    }
    guard entry.receivesEvent, recognizer.isHovering else { return }
    (recognizer.pointer, recognizer.zOffset) = (location, zOffset ?? 0)
    recognizer.wish(.changed, .pointerMoved)
  }

  /// The enabled hover recognizers of a view and its superviews, the view's own first; within a view the last added
  /// comes first.
  private func recognizers(from hit: UIView) -> [UIHoverGestureRecognizer] {
    hit.selfAndSuperviews.flatMap { $0.attachedRecognizers.reversed() }
      .compactMap { $0 as? UIHoverGestureRecognizer }
      .filter { $0.isEnabled && $0.touchTypes.contains(zOffset == nil ? .indirectPointer : .pencil) }
  }
}

extension UIHoverGestureRecognizer {
  fileprivate var isHovering: Bool { progress == .began || progress == .changed }
}
