// SPDX-License-Identifier: Apache-2.0

import Trace

/// Why a drag scrolls nothing.
extension ActFinder {
  /// A drag in a scroll view whose content goes no further that way (SV-8).
  var atEnd: Because? {
    let scroll = answer.outcome.recognizers.first { $0.kind == .scroll && $0.view == responder }
    guard answer.isDrag, let cause = scroll?.changes.last?.cause, cause.code == .nothingToScroll else {
      return nil
    }
    return contentTooSmall ?? skippedScroll ?? .reason(cause, of: responder)
  }

  /// A drag in a scroll view of which `isScrollEnabled` is false.
  var scrollingDisabled: Because? {
    guard answer.isDrag, let list = index.ancestry(of: hitView).first(where: \.isScrollView),
      list[.isScrollEnabled] == .bool(false)
    else { return nil }
    let scroll = answer.outcome.recognizers.first { $0.kind == .scroll && $0.view == list.id }
    let change = scroll?.passedOver.flatMap { $0.code == .recognizerDisabled && $0.subject != nil ? $0 : nil }
    return .scrollingDisabled(list: list.id, since: change)
  }

  /// The scroll of a scroll view whose delegate did not let it have the touch of a drag (GR-5).
  var scrollRefused: Because? {
    guard answer.isDrag else { return nil }
    return answer.outcome.recognizers.first { $0.kind == .scroll && isRefused($0) }.flatMap(refusal)
  }

  /// A scroll view under the finger that the hit test skipped, because it or a view around it takes no touches, ends before or
  /// lets them through by its `hitTest` (HT-2, HT-6).
  var skippedScroll: Because? {
    guard answer.isDrag, passage == nil, shield == nil else { return nil }
    let answers = ViewAnswers(answer, in: index)
    let path = index.ancestry(of: hitView)
    for view in index.screen.views.reversed()
    where view.isScrollView && view[.isScrollEnabled] != .bool(false) {
      let around = index.ancestry(of: view.id)
      guard !path.contains(where: { $0.id == view.id }), !around.contains(where: \.isUnseen) else { continue }
      let found = answers.answer(for: view)
      guard found.boundsContainPoint == true else { continue }
      let override = answer.walk.last { step in
        step.outcome == .refused && step.reason?.code == .customHitTest
          && around.contains { $0.id == step.view }
      }
      if let override, let reason = override.reason {
        return override.view == view.id
          ? .letsThrough(view: view.id, reason: reason, isInFront: false)
          : .refusesFor(view: override.view, control: view.id, reason: reason)
      }
      guard let reason = found.outermostRefusal,
        [.interactionDisabled, .ancestorInteractionDisabled, .outsideAncestor].contains(reason.code)
      else { continue }
      return unreached(MissedControl(control: view.id, reason: reason))
    }
    return nil
  }

  /// The subviews of a scroll view reach further than the `contentSize` that it has been given (SV-8).
  private var contentTooSmall: Because? {
    guard let scroll = index.view(responder), !scroll.unknown.contains(.contentSize),
      scroll.role != .textView,
      !UIKitClass.isKind(scroll.baseClass, of: .table), !UIKitClass.isKind(scroll.baseClass, of: .collection),
      let start = answer.samples.first?.location, let end = answer.samples.last?.location
    else { return nil }
    var size = (width: 0.0, height: 0.0)
    if case .numbers(let sides)? = scroll[.contentSize], sides.count == 2 { size = (sides[0], sides[1]) }
    let isVertical = abs(end.y - start.y) > abs(end.x - start.x)
    let length = isVertical ? size.height : size.width
    let visible = isVertical ? scroll.bounds.size.height : scroll.bounds.size.width
    let reach = reach(of: scroll.id, isVertical: isVertical)
    guard length <= visible, reach > visible else { return nil }
    return .contentTooSmall(scrollView: scroll.id, length: length, reach: reach, isVertical: isVertical)
  }

  /// How far down or to the right the subviews of a view reach, in its coordinates, without what they clip or scroll.
  private func reach(of view: String, isVertical: Bool) -> Double {
    index.subviews(of: view).compactMap(index.view).filter {
      !$0.isUnseen && !UIKitClass.isPrivate($0.className)
    }.map { subview in
      let start = isVertical ? subview.frame.minY : subview.frame.minX
      let length = isVertical ? subview.frame.size.height : subview.frame.size.width
      let within =
        subview.clipsToBounds || subview.isScrollView ? 0 : reach(of: subview.id, isVertical: isVertical)
      return start + max(length, within)
    }.max() ?? 0
  }
}
