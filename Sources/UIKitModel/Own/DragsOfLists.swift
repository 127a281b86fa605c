// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// Rows and items that a finger lifts, if the list's drag delegate has items for them (OW-48).
extension CellList {
  /// The long press that lifts rows or items; nil if no delegate answers. HitPath's addition.
  package var liftRecognizer: UIGestureRecognizer? { drag?.gestureRecognizer }

  var drag: UIDragInteraction? {
    attachedInteractions.lazy.compactMap { $0 as? UIDragInteraction }.first
  }

  /// Attaches the interaction that lifts rows or items, once.
  package func attachDrag() {
    guard drag == nil else { return }
    let drag = UIDragInteraction()
    drag.subject = { [weak self] touch in
      guard let self, dragInteractionEnabled else { return nil }
      return CellSelection.cell(of: touch, in: self)
    }
    drag.mayLift = { [weak self] touch in
      guard let self, let cell = CellSelection.cell(of: touch, in: self) else { return false }
      return ask(.itemsForBeginning, cell, touch) != nil
    }
    drag.listener = { [weak self] session in self?.dragListener(session) }
    // The list's own property decides whether drags are enabled.
    drag.isEnabled = true
    addInteraction(drag)
  }
}

extension UITextView {
  /// The long press that lifts the selection and links; nil if there are none. HitPath's addition.
  package final var liftRecognizer: UIGestureRecognizer? { textDrag?.gestureRecognizer }

  private var textDrag: UIDragInteraction? {
    attachedInteractions.lazy.compactMap { $0 as? UIDragInteraction }.first
  }

  /// What a finger that stays lifts.
  private var liftedRects: [CGRect] { selectionRects + (hasLinks ? linkRects : []) }

  /// Adds or removes the interaction that lifts the text's selection and links (OW-48).
  final func offerLift() {
    switch (liftedRects.isEmpty, textDrag) {
    case (true, let drag?): removeInteraction(drag)
    case (false, nil):
      let drag = UIDragInteraction()
      drag.subject = { [weak self] touch in
        guard let self else { return nil }
        let place = touch.location(in: self)
        return liftedRects.contains { $0.containsHalfOpen(place) } ? self : nil
      }
      addInteraction(drag)
    default: break
    }
  }
}
