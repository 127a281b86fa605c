// SPDX-License-Identifier: Apache-2.0

import Trace

/// Which recognizers the acting one kept from recognizing.
extension ActFinder {
  /// The recognizer prevents other recognizers of the app that could have recognized; if there are none, one of UIKit's that
  /// a person would miss.
  func prevented(by recognizer: RecognizerAnswer) -> Because? {
    let rivals = answer.outcome.recognizers.filter { other in
      other.wasPrevented(by: recognizer.id) && fits(other)
    }
    // The touch handler of React Native is on every screen; that it is cancelled is told of JavaScript.
    let others = rivals.filter {
      !$0.isSystem && $0.kind != .reactNativeTouches && $0.className != InnerFramework.rootOfGestureHandler
    }
    // Nobody means a long press by a drag.
    guard !others.isEmpty, !(answer.isDrag && recognizer.kind != .longPress && others.allSatisfy(isIdlePress))
    else {
      // A control that lost the touch says more about the screen.
      guard !recognizer.isSystem || recognizer.kind == .mapPan, loser.flatMap(index.view)?.control == nil
      else { return nil }
      return rivals.first(where: isMissed).map { .goesFirst(before: [$0.id]) }
    }
    // Taps around a control give way to its action anyway.
    if recognizer.kind != .tap, others.allSatisfy({ $0.kind == .tap }),
      index.recognizer(recognizer.id)?.cancelsTouchesInView == true,
      let control = loser.flatMap(index.view)?.control, control.isEnabled, !control.actions.isEmpty
    {
      return nil
    }
    let depth = recognizer.view.map(index.depth) ?? 0
    let isInnermost = others.allSatisfy { ($0.view.map(index.depth) ?? 0) < depth }
    let own = pace(recognizer)
    if isInnermost, others.allSatisfy({ $0.kind == recognizer.kind && pace($0) == own }) {
      return .innermost(count: others.count + 1, kind: recognizer.kind)
    }
    let missed = rivals.first { $0.isSystem && isMissed($0) }.map { [$0.id] } ?? []
    return shorterPress(recognizer, others) ?? quickPress(recognizer, others)
      ?? .goesFirst(before: [others[0].id] + missed + others.dropFirst().map(\.id))
  }

  /// A long press that would have begun after the drag did.
  private func isIdlePress(_ recognizer: RecognizerAnswer) -> Bool {
    recognizer.kind == .longPress
      && (index.recognizer(recognizer.id)?.pressDuration ?? 0) >= TouchAnswer.pressDuration
  }

  /// The swipe back, which recognizers that act at once were quicker than.
  var beforeSwipeBack: Because? {
    guard let recognizer, case .goesFirst(let before)? = prevented(by: recognizer),
      before.contains(where: { id in
        answer.outcome.recognizers.contains { $0.id == id && $0.kind == .interactivePop }
      })
    else { return nil }
    return .goesFirst(before: before)
  }

  /// UIKit's own recognizers that could have recognized, and recognizers of the same kind on views inside, which require the failure
  /// of the one that acts; where one of UIKit's acts, the app's for drags (GR-14).
  func waiting(for recognizer: RecognizerAnswer) -> Because? {
    // That these go back says more.
    guard ![.interactivePop, .contentPop].contains(recognizer.kind) else { return nil }
    let depth = recognizer.view.map(index.depth) ?? 0
    let waiting = answer.outcome.recognizers.filter { other in
      let isInside = (other.view.map(index.depth) ?? 0) > depth
      let isRival =
        recognizer.isSystem
        ? !other.isSystem && answer.isDrag && other.kind == .pan
        : other.isSystem ? isMissed(other) : isInside && answer.isDrag && other.kind == recognizer.kind
      return isRival
        && other.changes.contains {
          $0.cause.code == .requiredRecognizerRecognized && $0.cause.subject == recognizer.id
        }
    }
    return waiting.isEmpty ? nil : .isWaitedFor(by: waiting.map(\.id))
  }

  /// A disabled control is under the finger of a tap, whose own action would go before the tap of a superview that acts (UC-21).
  var disabledGivesWay: Because? {
    guard answer.gesture == .tap, let recognizer, !recognizer.isSystem, recognizer.kind == .tap,
      let view = recognizer.view, index.recognizer(recognizer.id)?.tapCount == 1,
      let control = index.ancestry(of: hitView).prefix(while: { $0.id != view }).first(where: {
        $0.control != nil
      }),
      control.control?.isEnabled == false, control.uikitClass?.inherits(.ownTap) == true
    else { return nil }
    return .disabledGivesWay(control: control.id)
  }

  /// Before iOS 13 an item of a bar does not go before a tap of a superview (OW-12).
  var barItemGivesWay: Because? {
    guard let item = controlGivingWay(before: Self.barItemsVetoSince),
      item.superview.flatMap(index.view)?.isBarOfItems == true
    else { return nil }
    return .barItemGivesWay(item: item.id)
  }

  /// A control of UIKit's with an action between the hit-test view and a tap of the app's, before which it goes today.
  var controlGivesWay: Because? {
    guard let control = controlGivingWay(before: Self.controlsVetoSince),
      control.control?.actions.isEmpty == false, answer.losers.contains(control.id),
      UIKitClass.isUIKit(control.className)
    else { return nil }
    return .controlGivesWay(control: control.id)
  }

  /// The enabled control between the hit-test view and a tap of the app's that acts, in a version of iOS before the given one.
  private func controlGivingWay(before version: Double) -> TraceView? {
    guard answer.gesture == .tap, let recognizer, !recognizer.isSystem, recognizer.kind == .tap,
      system.map({ $0 < version }) == true
    else { return nil }
    return index.ancestry(of: hitView).prefix { $0.id != recognizer.view }.first {
      $0.control?.isEnabled == true
    }
  }

  /// The first version of iOS in which a control goes before a tap of a superview (GR-38).
  private static let controlsVetoSince = 6.0

  /// The first version of iOS in which an item of a bar goes before a tap of a superview (OW-12).
  private static let barItemsVetoSince = 13.0

  /// An action that the touch sends disables the scroll of a scroll view which had begun.
  var scrollingDisabledByAction: Because? {
    let stopped = answer.outcome.recognizers.first { other in
      guard let change = other.changes.last, other.kind == .scroll else { return false }
      return change.state == .cancelled && change.cause.code == .recognizerDisabled
        && change.cause.subject != nil
    }
    guard let stopped, let list = stopped.view, let cause = stopped.changes.last?.cause else { return nil }
    return .scrollingDisabled(list: list, since: cause)
  }

  /// The list inside a sheet that does not scroll by a stroke up, because the sheet grows first (OW-19).
  var growsBefore: String? {
    guard recognizer?.kind == .sheetPan, verdict.companions.isEmpty, let way else { return nil }
    let list = answer.outcome.recognizers.first(where: \.movesSheet)
    let isTurned = list?.view.flatMap(index.view)?.windowTransform.map { $0.d < 0 } ?? false
    return way.down < 0 && !isTurned ? list?.view : nil
  }

  /// A scroll view around a control of UIKit's that the control keeps from scrolling (GR-42).
  var vetoedScroll: Because? {
    guard answer.isDrag else { return nil }
    let vetoed = answer.outcome.recognizers.first { other in
      other.kind == .scroll && other.changes.last?.cause.code == .controlVetoed
        && other.changes.last?.cause.subject == responder && isMissed(other)
    }
    guard let vetoed, let cause = vetoed.changes.last?.cause else { return nil }
    return .mayNotBegin(recognizer: vetoed.id, reason: cause)
  }

  /// Scroll views scroll at once because an object allows it.
  var scrollTogether: Because? {
    answer.outcome.recognizers.first { $0.kind == .scroll && $0.view == responder }.flatMap(allowed)
  }

  /// A scroll view scrolls, and so a pan or swipe of the app's, a swipe back that could have begun, or the row swipe of a list
  /// in it does not (GR-18, OW-10, OW-38).
  var scrollsFirst: Because? {
    guard
      let scroll = answer.outcome.recognizers.first(where: { $0.kind == .scroll && $0.view == responder })
    else { return nil }
    let losers = answer.outcome.recognizers.filter { other in
      other.changes.contains {
        [.recognizerPrevented, .requiredRecognizerRecognized].contains($0.cause.code)
          && $0.cause.subject == scroll.id
      }
    }
    let loser =
      losers.first { other in
        !other.isSystem && [.pan, .edgePan, .swipe].contains(other.kind) && fits(other)
          && index.recognizer(other.id)?.actions.isEmpty == false
      } ?? losers.first { $0.kind == .drawing }
      ?? losers.first { [.interactivePop, .contentPop].contains($0.kind) && isMissed($0) }
      ?? losers.first { $0.kind == .rowActions && $0.view != responder && isSideways }
      ?? losers.first { $0.kind == .scroll && isMissed($0) }
    guard let loser else { return nil }
    // Why the swipe back from the edge may not begin says more than that it would have been slower elsewhere.
    if loser.kind == .contentPop, answer.isToTheRight, let edgePopRefused { return edgePopRefused }
    if loser.kind == .interactivePop, let delegate = index.recognizer(loser.id)?.delegate,
      delegate != UIKitClass.swipeBackDelegate
    {
      return .delegateReplaced(of: loser.id, by: delegate)
    }
    // That it waits for the scroll holds even if a delegate allows both.
    if !loser.isSystem, let cause = loser.changes.last?.cause, cause.code == .requiredRecognizerRecognized {
      return .fails(recognizer: loser.id, reason: cause)
    }
    return .goesFirst(before: [loser.id])
  }

  private var isSideways: Bool { way?.isSideways ?? false }

  /// The swipe back or the pan of a sheet acts, and takes a controller off the screen.
  var leftScreen: Because? {
    guard let recognizer, [.interactivePop, .contentPop, .sheetPan].contains(recognizer.kind) else {
      return nil
    }
    let left = answer.outcome.screenChanges.compactMap { change -> TraceController? in
      if case .disappeared(let controller) = change { index.controller(controller) } else { nil }
    }
    let controller = left.first { controller in
      (recognizer.kind == .sheetPan ? controller.presentingViewController : controller.parent) != nil
    }
    let list =
      recognizer.kind == .sheetPan ? answer.outcome.recognizers.first(where: \.movesSheet)?.view : nil
    return controller.map { .leavesScreen(controller: $0.id, by: recognizer.kind, list: list) }
  }

  /// The recognizer recognizes while a scroll view still delays `touchesBegan` of the hit-test view, which implements it or
  /// is a control that follows the finger, and so the method never comes (SV-1, GR-24). Without the delay a scroll view takes the
  /// touch of a view that is no control all the same (SV-5).
  var heldUntilRecognized: Because? {
    let unasked = unaskedAboutTouches
    guard let view = index.view(hitView), follows(view) || unasked != nil,
      let holder = answer.holderUntilDiscarded
    else { return nil }
    // Delays of scroll views around it that ended only because of this recognizer would have held it back too.
    let others = answer.outcome.recognizers.filter { other in
      other.kind == .contentDelay && other.id != holder && other.passedOver == nil
        && other.changes.last?.cause.subject == recognizer?.id
    }
    return .heldUntilRecognized(method: .began, by: [holder] + others.map(\.id), unasked: unasked)
  }

  /// The same, if it decides that a scroll view has the drag: it would not take the touch of a control or of what its answers spare.
  var heldFromControl: Because? {
    guard let held = heldUntilRecognized else { return nil }
    return unaskedAboutTouches != nil || index.view(hitView)?.control != nil ? held : nil
  }

  /// What would keep the touch of a view in a scroll view that scrolls, but counts only for a view that has its touch already
  /// (SV-5, SV-6).
  private var unaskedAboutTouches: String? {
    guard verdict.code == .scrolled, hitView != responder, let scroll = index.view(responder) else {
      return nil
    }
    if scroll[.canCancelContentTouches] == .bool(false) {
      return KnownProperty.canCancelContentTouches.rawValue
    }
    let answered = scroll.overrides[.touchesShouldCancel]
    guard let answered, answered.kind != .yes || answered.condition != nil else { return nil }
    return OverrideMethod.touchesShouldCancel.rawValue
  }

  /// Whether the source says which actions the recognizer sends; gestures of SwiftUI have none in a file.
  var areActionsKnown: Bool {
    guard let recognizer else { return true }
    let isOfSwiftUI =
      recognizer.view.flatMap(index.view).map {
        $0.isHostingView || InnerFramework(ofClass: $0.className) == .swiftUI
      } ?? false
    return recognizer.areActionsKnown
      && !(isOfSwiftUI && index.recognizer(recognizer.id)?.actions.isEmpty == true)
  }

  /// Whether the scroll view that scrolls does so vertically; nil unless it scrolls one way, and the finger had moved more across
  /// that before it had moved far enough.
  var strayedVertically: Bool? {
    guard let axes = index.view(responder)?.scrollAxes, axes == .vertical || axes == .horizontal,
      let needed = verdict.reason?.numbers[.distance], let start = answer.samples.first?.location
    else { return nil }
    let ways = answer.samples.lazy.map { sample -> (along: Double, across: Double) in
      let (right, down) = (abs(sample.location.x - start.x), abs(sample.location.y - start.y))
      return axes == .vertical ? (down, right) : (right, down)
    }
    guard let begin = ways.first(where: { $0.along >= needed }), begin.across > begin.along else {
      return nil
    }
    return axes == .vertical
  }

  /// Whether the hit-test view has touches methods of the app's, and is in the content of the scroll view that takes its touch (SV-5).
  var takesContent: Bool {
    hitView != responder && index.view(hitView).map { $0.control == nil && follows($0) } ?? false
  }

  private func follows(_ view: TraceView) -> Bool {
    view.implements.contain(.began)
      || verdict.code == .scrolled && view.control != nil
        && (UIKitClass.inherits(.followsFinger, view.baseClass) || !UIKitClass.isUIKit(view.className))
  }

  /// The settings that decide when a recognizer recognizes. Recognizers of one class with equal settings recognize at
  /// once, and the innermost wins (GR-20).
  private func pace(_ recognizer: RecognizerAnswer) -> [PropertyValue?] {
    let record = index.recognizer(recognizer.id)
    let settings: [KnownProperty] = [
      .numberOfTapsRequired, .numberOfTouchesRequired, .minimumPressDuration, .minimumNumberOfTouches,
    ]
    return settings.map { record?[$0] }
  }

  /// A long press requires less time than another one.
  private func shorterPress(_ recognizer: RecognizerAnswer, _ others: [RecognizerAnswer]) -> Because? {
    guard let own = index.recognizer(recognizer.id)?.pressDuration else { return nil }
    for other in others {
      guard let needed = index.recognizer(other.id)?.pressDuration, needed > own else { continue }
      return .shorterPress(duration: own, than: other.id, otherDuration: needed)
    }
    return nil
  }

  /// The longest press that comes before a tap of a finger, in seconds.
  private static let quickPress = 0.1

  /// A long press recognizes before taps, which are over at the lift only (GR-32).
  private func quickPress(_ recognizer: RecognizerAnswer, _ others: [RecognizerAnswer]) -> Because? {
    guard let own = index.recognizer(recognizer.id)?.pressDuration, recognizer.kind == .longPress,
      own <= Self.quickPress, others.contains(where: { $0.kind == .tap })
    else { return nil }
    return .quickPress(duration: own, before: others.map(\.id))
  }

  /// Whether what the finger did is the gesture of a recognizer, as far as the number of fingers, the movement and a swipe's
  /// direction say (GR-34).
  private func fits(_ recognizer: RecognizerAnswer) -> Bool {
    let others: Set<UIKitClass.Gesture> =
      answer.isDrag ? [.tap] : [.pan, .edgePan, .swipe, .pinch, .rotation]
    guard !others.contains(recognizer.kind), answer.hasSeveralFingers || recognizer.fingers(in: index) <= 1
    else {
      return false
    }
    guard recognizer.kind == .swipe, let way,
      let directions = index.recognizer(recognizer.id)?[.direction]?.words
    else { return true }
    let main: SwipeDirection =
      way.isSideways ? (way.right > 0 ? .right : .left) : (way.down > 0 ? .down : .up)
    return directions.contains(main.rawValue)
  }

  /// Whether a recognizer of UIKit would have done what a person expects of the gesture: scroll, open a row, go back, move a
  /// sheet or hide the bars.
  private func isMissed(_ recognizer: RecognizerAnswer) -> Bool {
    guard let way else { return recognizer.kind == .barTap && answer.gesture == .tap }
    switch recognizer.kind {
    case .scroll:
      // A slanted stroke scrolls too (SV-16).
      let axes = recognizer.view.flatMap(index.view)?.scrollAxes ?? []
      return axes.contains(.horizontal) && 2 * abs(way.right) >= abs(way.down)
        || axes.contains(.vertical) && 2 * abs(way.down) >= abs(way.right)
    case .rowActions: return way.isSideways
    case .interactivePop, .contentPop: return way.isToTheRight
    case .sheetPan: return !way.isSideways && way.down > 0
    case .mapPan: return true
    default: return false
    }
  }

  var way: DragWay? { answer.way }
}

extension TraceView {
  /// The axes along which a scroll view scrolls, as its content is known to be larger than its bounds.
  var scrollAxes: ScrollAxes { self[.isScrollEnabled] == .bool(false) ? [] : axesOfContent }

  /// The axes along which the content of a scroll view is known to be larger than its bounds.
  var axesOfContent: ScrollAxes {
    guard isScrollView, case .numbers(let sides)? = self[.contentSize], sides.count == 2
    else { return [] }
    var axes: ScrollAxes = []
    if sides[0] > bounds.size.width { axes.insert(.horizontal) }
    if sides[1] > bounds.size.height { axes.insert(.vertical) }
    return axes
  }
}

extension RecognizerAnswer {
  /// How many fingers the recognizer requires (GR-31, GR-33); 0 if its record does not say.
  func fingers(in index: ScreenIndex) -> Int {
    switch kind {
    case .pinch, .rotation: return 2
    default:
      let record = index.recognizer(id)
      return [record?[.numberOfTouchesRequired], record?[.minimumNumberOfTouches]].compactMap {
        $0.flatMap(Int.init)
      }.max() ?? 0
    }
  }
}
