// SPDX-License-Identifier: Apache-2.0

import Trace

/// A part of the system that reportedly may take a touch, unlike the answer says, and that the simulation omits.
package enum SystemDoubt: Hashable, Sendable {
  /// A drag began beside a sheet without dimming; some reports say that the sheet takes such drags (OW-21).
  case dragBesideSheet
  /// A three-finger gesture was recognized in a window with text, where the system has three-finger editing gestures
  /// (OW-6).
  case editingGestures
}

extension TouchAnswer {
  /// The first version of iOS with three-finger editing gestures (OW-6).
  private static let editingGesturesSince = 13.0

  /// The parts of the system that may take the touch.
  ///
  /// - Parameters:
  ///   - index: The screen at the time of the touch.
  ///   - system: The version of iOS; nil for the newest.
  /// - Returns: Each doubt once.
  func systemDoubts(in index: ScreenIndex, system: Double?) -> [SystemDoubt] {
    var doubts: [SystemDoubt] = []
    if isDrag, beganBesideSheet(in: index) { doubts.append(.dragBesideSheet) }
    if system.map({ $0 >= Self.editingGesturesSince }) ?? true, isOfThreeFingers(in: index),
      hasText(in: index)
    {
      doubts.append(.editingGestures)
    }
    return doubts
  }

  /// Whether the hit test skipped a sheet whose container lets touches through.
  private func beganBesideSheet(in index: ScreenIndex) -> Bool {
    walk.contains { step in
      guard step.outcome == .refused, let view = index.view(step.view),
        view.className == UIKitClass.dropShadow
      else { return false }
      return view.superview.flatMap(index.view)?.overrides.contains { $0.method == .hitTest } ?? false
    }
  }

  private func isOfThreeFingers(in index: ScreenIndex) -> Bool {
    outcome.recognizers.contains { answer in
      guard answer.recognized, let settings = index.recognizer(answer.id)?.settings else { return false }
      let needed = [KnownProperty.numberOfTouchesRequired, .minimumNumberOfTouches].map {
        settings[$0.rawValue]
      }
      return needed.contains { $0.flatMap(Int.init) == 3 }
    }
  }

  /// Whether the touch's window has a text that may have been edited.
  private func hasText(in index: ScreenIndex) -> Bool {
    index.screen.views.contains { view in
      [.textField, .textView].contains(view.role) && index.ancestry(of: view.id).contains { $0.id == window }
    }
  }
}
