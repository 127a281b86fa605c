// SPDX-License-Identifier: Apache-2.0

import Trace

/// Something of the system's that may take a touch otherwise than the answer says, as reports have it, and that the
/// simulation leaves out.
package enum SystemDoubt: Hashable, Sendable {
  /// A drag began beside a sheet that dims nothing; some reports say that the sheet takes such drags (OW-21).
  case dragBesideSheet
  /// A gesture of three fingers recognized in a window with a text, where the system has editing gestures of three fingers
  /// (OW-6).
  case editingGestures
}

extension TouchAnswer {
  /// The version of iOS from which on three fingers edit (OW-6).
  private static let editingGesturesSince = 13.0

  /// What of the system's may take the touch.
  ///
  /// - Parameters:
  ///   - index: The screen as the touch found it.
  ///   - system: The version of iOS; nil for the newest.
  /// - Returns: Each of them once.
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

  /// Whether the walk passed a sheet whose container lets touches through.
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
