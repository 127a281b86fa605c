// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration

/// What the states of views on a picture of the screen look like, as far as they occur.
struct StateLegend: SceneWords {
  let scene: ScreenScene
  let shapes: [ScreenShape]

  /// An entry, if any of the views is meant.
  func entry(
    _ sample: PictureLegend.Sample, _ text: String, if isMeant: (ScreenShape) -> Bool
  ) -> [PictureLegend.Entry] {
    shapes.contains(where: isMeant) ? [(sample, text)] : []
  }

  /// The badge with the order of asking.
  var order: [PictureLegend.Entry] {
    entry(.badge("1", ["path"]), say(.orderOfAsking)) { !$0.orders.isEmpty }
  }

  /// The states of views, and hidden ones.
  var states: [PictureLegend.Entry] {
    let isEnd = scene.moment.isEnd
    let hasTouch = subject.touch != nil && !subject.options.isQuestion
    return entry(.area(["hit"]), "✓ " + narrator[.legendHit]) { $0.state == .hit }
      + entry(.area(["path"]), say(.onTheHitPath)) { $0.isOnPath && $0.state != .hit && isEnd }
      + entry(.area(["path"]), say(.askedNow)) { $0.state == .asked }
      + entry(.area(["refused"]), "× " + narrator[.legendRefused]) { $0.state == .refused }
      + entry(.area(["unasked"]), unaskedText) { hasTouch && $0.state == .unasked && !$0.isOnPath }
      + entry(.area(["hiddenView"]), say(.hiddenOrTransparent)) { $0.isInvisible }
      + looks(.highlighted, .isHighlighted) + looks(.selected, .isSelected) + looks(.disabled, .isDisabled)
  }

  private func looks(_ look: ScreenLook, _ text: SpaceText) -> [PictureLegend.Entry] {
    entry(.area(["path", look.rawValue]), say(text)) { !$0.isInvisible && $0.view.looks.contains(look) }
  }

  /// At a step some views may still be asked; those inside a view that has answered are not.
  private var unaskedText: String {
    let unasked = shapes.filter { $0.state == .unasked }
    let never = unasked.contains { !$0.isStillToCome } ? [narrator[.legendUnasked]] : []
    return ((unasked.contains(where: \.isStillToCome) ? [say(.notAskedYet)] : []) + never)
      .joined(separator: " / ")
  }

}
