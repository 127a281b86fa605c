// SPDX-License-Identifier: Apache-2.0

import Trace

/// Why a drag scrolls nothing.
extension ActFinder {
  /// A stroke down on a controller that is no sheet, popover or alert dismisses nothing (OW-16, OW-17).
  var noSheet: Because? {
    guard let way, way.down > abs(way.right), way.down >= Self.dismissingStroke else { return nil }
    let around = index.ancestry(of: hitView)
    let presented = index.screen.controllers.first { controller in
      controller.presentingViewController != nil && controller.baseClass != UIKitClass.alertController
        && around.contains { $0.id == controller.view }
    }
    let holders = [UIKitClass.dropShadow, UIKitClass.popoverView]
    guard let presented, !around.contains(where: { holders.contains($0.className) }) else { return nil }
    return .isNoSheet(controller: presented.id, isOld: system.map { $0 < 13 } ?? false)
  }

  /// The shortest stroke that may be meant to dismiss, in points; our choice.
  private static let dismissingStroke = 60.0

  /// A long press of SwiftUI that keeps a scroll view from scrolling (OW-74).
  var keptByPress: Because? {
    guard let scroll = answer.scrollKeptByPress, let cause = scroll.changes.last?.cause else { return nil }
    return .mayNotBegin(recognizer: scroll.id, reason: cause)
  }

  /// A drag in a scroll view whose content goes no further that way (SV-8).
  var atEnd: Because? {
    let scroll = answer.outcome.recognizers.first { $0.kind == .scroll && $0.view == responder }
    guard answer.isDrag, let cause = scroll?.changes.last?.cause, cause.code == .nothingToScroll else {
      return nil
    }
    return contentTooSmall ?? skippedScroll ?? neverBounces ?? .reason(cause, of: responder)
  }

  /// A drag that a framework decides about, in scroll views of which none can go further that way (SV-8).
  var atEndAround: Because? {
    guard answer.isDrag else { return nil }
    let scrolls = answer.outcome.recognizers.filter { $0.kind == .scroll && $0.passedOver == nil }
    let causes = scrolls.compactMap { $0.changes.last?.cause }.filter { $0.code == .nothingToScroll }
    guard let cause = causes.first, let view = scrolls.first?.view, causes.count == scrolls.count else {
      return nil
    }
    return .reason(cause, of: view)
  }

  /// A scroll view in the one that scrolls, which goes no further that way (SV-8).
  var innerGoesNoFurther: Because? {
    let path = index.ancestry(of: hitView).prefix { $0.id != responder }
    guard let inner = path.first(where: { $0.isScrollView && $0[.isScrollEnabled] != .bool(false) }),
      index.ancestry(of: hitView).contains(where: { $0.id == responder }),
      answer.outcome.recognizers.contains(where: {
        $0.kind == .scroll && $0.view == inner.id && $0.passedOver == nil && !$0.recognized
          && $0.changes.last?.cause.subject.flatMap(index.recognizer)?.view == responder
      }), !inner.unknown.contains(.contentSize), let way, inner.goesNoFurther(way)
    else { return nil }
    return .reason(TraceReason(.nothingToScroll, subject: inner.id), of: inner.id)
  }

  /// The scroll view that takes the drag goes no further that way, and does not bounce (SV-8).
  var edgeWithoutBounce: Because? {
    guard answer.isAtEdgeWithoutBounce(in: index) else { return nil }
    return .reason(TraceReason(.nothingToScroll, subject: responder), of: responder)
  }

  /// A scroll view scrolls although its content is not larger than it along the drag: it always bounces that way (SV-8).
  var alwaysBounces: Because? {
    guard let scroll = index.view(responder), case .numbers(let size)? = scroll[.contentSize],
      size.count == 2
    else { return nil }
    let property = isVertical ? KnownProperty.alwaysBounceVertical : .alwaysBounceHorizontal
    guard scroll[property] == .bool(true),
      isVertical ? size[1] <= scroll.bounds.size.height : size[0] <= scroll.bounds.size.width
    else { return nil }
    return .alwaysBounces(scrollView: scroll.id, property: property)
  }

  /// A drag in a scroll view whose content is larger than it in neither direction, and which does not bounce that way (SV-8).
  private var neverBounces: Because? {
    // A dump that lists no recognizers of a scroll view does not tell its bounces either.
    guard let scroll = index.view(responder), !scroll.unknown.contains(.contentSize),
      !scroll.unknown.contains(.gestureRecognizers),
      case .numbers(let size)? = scroll[.contentSize], size.count == 2,
      size[0] <= scroll.bounds.size.width, size[1] <= scroll.bounds.size.height
    else { return nil }
    let property = isVertical ? KnownProperty.alwaysBounceVertical : .alwaysBounceHorizontal
    guard !scroll.unknown.contains(property.rawValue), scroll[property] != .bool(true),
      scroll[.contentInset] == nil
    else { return nil }
    return .neverBounces(scrollView: scroll.id, property: property)
  }

  /// Whether the finger went up or down rather than sideways.
  private var isVertical: Bool { way.map { abs($0.down) > abs($0.right) } ?? false }

  /// A drag from the edge of a web view that does not go back or forward (OW-108).
  var webSwipeIsOff: Because? {
    guard let web = answer.webViewSwiped(in: index),
      web[.allowsBackForwardNavigationGestures] ?? .bool(false) == .bool(false)
    else { return nil }
    return .webSwipeIsOff(view: web.id)
  }

  /// Two fingers in a scroll view with zoom scales of which none is larger than the other (SV-15).
  var cannotZoom: Because? {
    guard answer.hasSeveralFingers, let scroll = index.ancestry(of: hitView).first(where: \.isScrollView)
    else {
      return nil
    }
    func scale(_ property: KnownProperty) -> Double {
      // A trace leaves out the scale that a scroll view has if nothing sets it.
      if case .number(let scale)? = scroll[property] { scale } else { 1 }
    }
    let isZoomed = scroll[.minimumZoomScale] != nil || scroll[.maximumZoomScale] != nil
    return isZoomed && scale(.maximumZoomScale) <= scale(.minimumZoomScale)
      ? .cannotZoom(scrollView: scroll.id) : nil
  }

  /// A drag in a scroll view of which `isScrollEnabled` is false, or whose pan is disabled or was removed.
  var scrollingDisabled: Because? {
    guard answer.isDrag, let list = index.ancestry(of: hitView).first(where: \.isScrollView) else {
      return nil
    }
    let scroll = answer.outcome.recognizers.first { $0.kind == .scroll && $0.view == list.id }
    let disabled = scroll?.passedOver.flatMap { $0.code == .recognizerDisabled ? $0 : nil }
    if list[.isScrollEnabled] == .bool(false) {
      return .scrollingDisabled(list: list.id, since: disabled?.subject == nil ? nil : disabled)
    }
    if let scroll { return disabled.map { .mayNotBegin(recognizer: scroll.id, reason: $0) } }
    let hasPan = list.gestureRecognizers.contains { index.recognizer($0)?.gesture == .scroll }
    return hasPan || list.unknown.contains(.gestureRecognizers) ? nil : .panRemoved(list: list.id)
  }

  /// A scroll view around the hit-test view, inside the one that scrolls, has more content along the drag than fits, and its
  /// `isScrollEnabled` is false (SV-7).
  var innerScrollingDisabled: Because? {
    let inside = index.ancestry(of: hitView).prefix { $0.id != responder }
    guard let way, let list = inside.first(where: \.isScrollView), list[.isScrollEnabled] == .bool(false),
      list.axesOfContent.contains(abs(way.down) > abs(way.right) ? .vertical : .horizontal)
    else { return nil }
    let scroll = answer.outcome.recognizers.first { $0.kind == .scroll && $0.view == list.id }
    return .scrollingDisabled(
      list: list.id, since: scroll?.passedOver.flatMap { $0.subject == nil ? nil : $0 })
  }

  /// The scroll of a scroll view whose delegate did not let it have the touch of a drag (GR-5).
  var scrollRefused: Because? {
    guard answer.isDrag else { return nil }
    return answer.outcome.recognizers.first { $0.kind == .scroll && isRefused($0) }.flatMap(refusal)
  }

  /// The subviews of a scroll view reach further than the `contentSize` that it has been given (SV-8).
  private var contentTooSmall: Because? {
    guard let scroll = index.view(responder), !scroll.unknown.contains(.contentSize),
      scroll.role != .textView,
      !UIKitClass.isKind(scroll.baseClass, of: .table), !UIKitClass.isKind(scroll.baseClass, of: .collection)
    else { return nil }
    var size = (width: 0.0, height: 0.0)
    if case .numbers(let sides)? = scroll[.contentSize], sides.count == 2 { size = (sides[0], sides[1]) }
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

extension TraceView {
  /// Whether a scroll view leaves a touch to a control only because it delays none, and not by an override of the app's (SV-6).
  func delaysNothing(as cause: TraceReason) -> Bool {
    cause.code == .touchesShouldCancelRefused && self[.delaysContentTouches] == .bool(false)
      && overrides[.touchesShouldCancel] == nil
  }

  /// Whether a scroll view at the end of its content cannot move in the direction of a drag, as it does not bounce (SV-8).
  fileprivate func isStuck(_ way: DragWay, isUnbounced: Bool = false) -> Bool {
    (isUnbounced || self[.bounces] == .bool(false)) && self[.contentSize] != nil && goesNoFurther(way)
  }

  /// Whether a scroll view shows the end of its content in the direction of a drag.
  func goesNoFurther(_ way: DragWay) -> Bool {
    guard case .numbers(let size)? = self[.contentSize], size.count == 2 else { return true }
    let (offset, length, content) =
      way.isSideways
      ? (bounds.origin.x, bounds.size.width, size[0]) : (bounds.origin.y, bounds.size.height, size[1])
    let isBack = way.isSideways ? way.right > 0 : way.down > 0
    return isBack ? offset <= 0 : offset + length >= content
  }
}

extension TouchAnswer {
  /// Whether a scroll view takes the drag and cannot move, as it is at its edge and does not bounce (SV-8).
  func isAtEdgeWithoutBounce(in index: ScreenIndex) -> Bool {
    guard verdict.code == .scrolled, verdict.companions.isEmpty, let way,
      let scroll = verdict.responder.flatMap(index.view)
    else { return false }
    return scroll.isStuck(way)
  }

  /// A scroll view that takes the drag together with a recognizer of the app's, and cannot move either, as it does not bounce, or
  /// code of the touch sees to that.
  private func companionAtEdge(in index: ScreenIndex) -> String? {
    guard verdict.code == .recognized, let way else { return nil }
    let scrolls = outcome.recognizers.filter { $0.kind == .scroll && verdict.companions.contains($0.id) }
    return scrolls.lazy.compactMap { $0.view.flatMap(index.view) }.first { scroll in
      scroll.isStuck(way, isUnbounced: outcome.unbounced.contains(scroll.id))
    }?.id
  }

  /// The same, if the cause is another one.
  func staysAtEdge(in index: ScreenIndex) -> VerdictAside? {
    if let companion = companionAtEdge(in: index) {
      return .staysAtEdge(scrollView: companion, isCompanion: true)
    }
    guard isAtEdgeWithoutBounce(in: index), let scroll = verdict.responder else { return nil }
    if case .reason(let reason, _)? = verdict.because, reason.code == .nothingToScroll { return nil }
    return .staysAtEdge(scrollView: scroll, isCompanion: false)
  }
}
