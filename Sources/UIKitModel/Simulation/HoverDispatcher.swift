// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

/// Turns where the pointer is into what hover recognizers hear.
@MainActor
final class HoverDispatcher {
  private let application: UIApplication

  /// The event of the pointer on the screen.
  private var event: UIEvent?

  /// The recognizers whose views the pointer is in, and whether they see the event (GR-5).
  private var entered: [(recognizer: UIHoverGestureRecognizer, sees: Bool)] = []

  init(_ application: UIApplication) {
    self.application = application
  }

  /// The pointer moved, or appeared, or left the screen (nil).
  ///
  /// The view under it is found like that of a touch. First recognizers end whose view it left, then those begin or go
  /// on that belong to the view under it or to a superview, in the order of GR-3.
  func hover(at location: CGPoint?) {
    let now = application.clock.now
    let event = self.event ?? UIEvent(type: .hover, timestamp: now)
    event.timestamp = now
    self.event = location == nil ? nil : event
    let hit = location.flatMap { WindowHitTest(application).view(at: $0, in: event) }
    let inside = hit.map(recognizers) ?? []

    let left = entered.filter { entry in !inside.contains { $0 === entry.recognizer } }
    entered.removeAll { entry in left.contains { $0.recognizer === entry.recognizer } }
    for entry in left where entry.sees {
      if let location { entry.recognizer.pointer = location }
      if entry.recognizer.isHovering { entry.recognizer.wish(.ended, .pointerLeft) }
    }
    for recognizer in inside { move(to: location, recognizer, event) }
  }

  private func move(to location: CGPoint?, _ recognizer: UIHoverGestureRecognizer, _ event: UIEvent) {
    guard let entry = entered.first(where: { $0.recognizer === recognizer }) else {
      let sees = GestureQuestions.shouldReceive(event, recognizer)
      entered.append((recognizer, sees))
      guard sees else { return }
      recognizer.pointer = location
      return recognizer.wish(.began, .pointerEntered)
    }
    guard entry.sees, recognizer.isHovering else { return }
    recognizer.pointer = location
    recognizer.wish(.changed, .pointerMoved)
  }

  /// The enabled hover recognizers of a view and of its superviews, the view's own first, of each view the one added
  /// last first.
  private func recognizers(from hit: UIView) -> [UIHoverGestureRecognizer] {
    hit.selfAndSuperviews.flatMap { $0.attachedRecognizers.reversed() }
      .compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.isEnabled)
  }
}

extension UIHoverGestureRecognizer {
  fileprivate var isHovering: Bool { progress == .began || progress == .changed }
}
