// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
import Trace

/// What a trackpad or a wheel reports at one moment (OW-62).
public struct ScrollInput: Hashable, Sendable {
  /// `began`, `moved`, `ended` or `cancelled`.
  public var phase: UITouch.Phase

  /// Where the pointer is, on the screen, in points. It stays there while the scroll goes on.
  public var location: CGPoint

  /// How far it scrolls from the last moment on, in points, in the direction in which content follows.
  public var movement: CGPoint

  /// What scrolls.
  public var type: UIScrollType

  /// Creates a moment of a scroll.
  public init(
    phase: UITouch.Phase, location: CGPoint, movement: CGPoint = .zero, type: UIScrollType = .continuous
  ) {
    self.phase = phase
    self.location = location
    self.movement = movement
    self.type = type
  }
}

/// Brings scrolls of a trackpad or a wheel to the pan recognizers of the view under the pointer and of its superviews
/// (OW-62).
///
/// Views hear nothing of them, and recognizers see no touch. What takes part in a scroll has it in common as others have
/// a touch, so that the arbiter decides between them by the same rules.
@MainActor
final class ScrollDispatcher {
  private let application: UIApplication

  /// The running scroll.
  private var event: UIEvent?
  private var scroll: UITouch?
  private var recognizers: [UIPanGestureRecognizer] = []

  init(_ application: UIApplication) { self.application = application }

  func deliver(_ input: ScrollInput) {
    let now = application.clock.now
    if input.phase == .began { begin(input, at: now) }
    guard let event, let scroll else { return }
    event.timestamp = now
    application.gestures.turns.deliver {
      application.gestures.deliver {
        if input.phase == .ended || input.phase == .cancelled { scroll.isLifted = true }
        for recognizer in recognizers { recognizer.scroll(input, event) }
      }
      application.gestures.finish()
    }
    if scroll.isLifted { (self.event, self.scroll, recognizers) = (nil, nil, []) }
  }

  private func begin(_ input: ScrollInput, at time: TimeInterval) {
    let event = UIEvent(type: .scroll, timestamp: time)
    let scroll = UITouch(scrollAt: input.location, time: time)
    guard !application.isIgnoringInteractionEvents,
      let hit = WindowHitTest(application).view(at: input.location, in: event)
    else { return }
    self.event = event
    self.scroll = scroll
    scroll.window = hit.window
    recognizers = hit.selfAndSuperviews.flatMap { $0.attachedRecognizers.reversed() }
      .compactMap { $0 as? UIPanGestureRecognizer }
      .filter { recognizer in
        recognizer.isEnabled && recognizer.allowedScrollTypesMask.contains(input.type)
          && recognizer.attemptTouches.isEmpty && recognizer.committedState == .possible
          && GestureQuestions.shouldReceive(event, recognizer)
      }
    application.gestures.assign(scroll, to: recognizers)
  }
}
