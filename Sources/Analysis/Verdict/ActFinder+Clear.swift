// SPDX-License-Identifier: Apache-2.0

import Trace

/// Whether a view in front shows what lies behind it, so that a finger is aimed at that.
extension ActFinder {
  /// A transparent view in front of a control that shows through it: nobody intends to tap what they cannot see.
  var clearFront: Because? {
    guard !answer.isDrag, let shield, case .inFront(let front, let control, _, let isClear) = shield else {
      return nil
    }
    if isClear { return shield }
    // Without any colours in the source, a view that draws nothing else is hardly more than a container.
    guard index.view(control)?.control != nil, let taker = recognizer?.view, taker != front,
      index.ancestry(of: control).dropFirst().contains(where: { $0.id == taker }),
      !index.screen.views.contains(where: { $0.backgroundColor != nil }), drawsNothing(front)
    else { return nil }
    return shield
  }

  /// Whether a view is transparent under the finger, as far as the source shows: it has colours for some views, but for
  /// this one neither a colour nor anything else to draw, and nothing for its subviews under the finger.
  func isClear(_ id: String) -> Bool {
    index.screen.views.contains { $0.backgroundColor != nil } && drawsNothing(id)
  }

  /// Whether a view has nothing to draw under the finger beside a colour that the source does not tell.
  func drawsNothing(_ id: String) -> Bool {
    index.view(id)?.drawsNothing == true && !index.subviews(of: id).contains(where: isDrawnUnderFinger)
  }

  /// Whether a button has no text, colour or border, as far as the source shows, and nothing in it shows under the finger.
  func isInvisible(_ button: TraceView) -> Bool {
    button.role == .button && button.text == nil && button[.image] == nil && button.backgroundColor == nil
      && button[.borderWidth] == nil && !index.subviews(of: button.id).contains(where: isDrawnUnderFinger)
  }

  /// Whether a view or one of its descendants draws something under the finger.
  private func isDrawnUnderFinger(_ id: String) -> Bool {
    guard let view = index.view(id), !view.isUnseen else { return false }
    if index.subviews(of: id).contains(where: isDrawnUnderFinger) { return true }
    guard !view.drawsNothing, let window = index.ancestry(of: id).last ?? index.view(id),
      let point = TraceTransform(boundsOf: window).inverse?(answer.location),
      let own = view.windowTransform?.inverse?(point)
    else { return false }
    return view.bounds.contains(own)
  }
}
