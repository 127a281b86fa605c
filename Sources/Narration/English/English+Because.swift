// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Why a touch goes where it goes.
extension English {
  static func clause(_ because: Because, _ words: VerdictWords, isMeant: Bool = false) -> RichText {
    switch because {
    case .returned(let hit, let view):
      "`hitTest` of \(words.object(view)) returns \(words.other(hit) ?? "it")"
    case .contentBeyond(let content, let view, let isClipped):
      "\(words.other(content) ?? "it") reaches beyond \(words.object(view)), where \(isClipped ? "`.clipped` or `.clipShape` hides it, but SwiftUI hits it" : "SwiftUI hits it all the same" as RichText)"
    case .reachesFurther(let view, let reason):
      words.other(view).map {
        "`point(inside:)` of \($0) says yes \(words.place(reason) ?? "outside its bounds")"
      } ?? "its `point(inside:)` says yes \(words.place(reason) ?? "outside its bounds")"
    case .letsThrough(let view, let reason, let isInFront):
      letsThrough("\(words.object(view))\(isInFront ? " in front" : "")", view, reason, words)
    case .nearlyInvisible(let view, let alpha, let control?):
      "\(words.other(view) ?? "it") lies in front\(isMeant ? nil : " of \(words.object(control))" as RichText?), hardly seen with its `alpha` of \(code: words.alpha(alpha))"
    case .nearlyInvisible(let view, let alpha, nil):
      words.other(view).map {
        "\($0) with its `alpha` of \(code: words.alpha(alpha)) is hardly seen and takes touches"
      } ?? "its `alpha` of \(code: words.alpha(alpha)), hardly seen, is enough to take touches"
    case .inFront(let view, let control, let isWindow, let isClear):
      inFront(
        words.other(view).map { "\(isWindow ? "the window " : "")\($0)" } ?? "it", isClear: isClear,
        of: isMeant ? "it" : words.object(control))
    case .overlies(let view, let other):
      inFront(words.other(view) ?? "it", isClear: false, of: words.object(other))
    case .comesLater(let view, let sibling, let control):
      "\(words.other(view) ?? "it") comes later among the subviews than \(words.object(sibling))\(sibling == control ? nil : " with \(words.object(control))" as RichText?), which only `zPosition` draws in front"
    case .answersAlthough(let view, let reason):
      "\(words.other(view).map { "the `hitTest` of \($0)" as RichText } ?? "its `hitTest`") does not ask for \(gate(reason, words))"
    case .asksNoSubview(let view, let control):
      "\(words.other(view).map { "the `hitTest` of \($0)" as RichText } ?? "its `hitTest`") returns the view itself and asks no subview, such as \(words.object(control))"
    case .letsOthersThrough(let view):
      "\(words.other(view).map { "the `hitTest` of \($0)" as RichText } ?? "its `hitTest`") does not let this touch through\(words.declaration(of: view).map { ": \($0)" } as RichText?)"
    case .leavesOutHost(let view, let host) where view == host:
      "the `hitTest` of \(words.object(view)) in front returns `nil` instead of the view, a hosting view, which since iOS 18 answers itself where SwiftUI shows something"
    case .leavesOutHost(let view, let host):
      "the `hitTest` of \(words.object(view)) in front returns `nil` for \(words.object(host)), a hosting view, which since iOS 18 answers itself where SwiftUI shows something"
    case .leavesTouches(let popover, let isInBar):
      "the popover \(words.object(popover)) leaves touches to its `passthroughViews`\(isInBar ? " and to the bar of its `barButtonItem`" : "")"
    case .undimmed(let sheet):
      "the sheet \(words.object(sheet)) dims nothing at this detent (`largestUndimmedDetentIdentifier`) and leaves the touches beside it to what is behind"
    case .runsCode(let responder, let method):
      "code in the \(code: ResponderMethod.touches(method)) of \(words.object(responder)) sees to it"
    case .containsPoint: "its `point(inside:)` says yes there"
    case .deepest: "it is the deepest view under the finger"
    case .besideSubviews(_, _, let subview?):
      "the finger is beside \(words.object(subview)), its only subview"
    case .besideSubviews(_, let count, nil): "the finger is on none of its \(count) subviews"

    case .misses(let control, let reason):
      "the \(words.touch) misses \(words.object(control)): it is \(words.place(reason) ?? "outside its bounds")"
    case .refusesFor(let view, let control, let reason):
      "\(words.object(view)), in which \(isMeant ? "it" : words.object(control)) lies, says no: \(words.refusal(reason, of: view))"
    case .interactionDisabled(let object, let control):
      "the `isUserInteractionEnabled` of \(words.object(object))\(object == control ? nil : ", in which \(words.object(control)) lies," as RichText?) is `false`"

    case .recognizes(_, let gesture, true):
      "it recognizes \(name(gesture, words)) and its `cancelsTouchesInView` is `true`"
    case .recognizes(_, let gesture, false): "it recognizes \(name(gesture, words))"
    case .leavesScreen(let controller, _, let list?):
      "\(words.object(list)) is at its edge and has no `refreshControl`, and the stroke dismisses \(words.object(controller))"
    case .leavesScreen(let controller, .sheetPan, nil): "the stroke dismisses \(words.object(controller))"
    case .leavesScreen(let controller, .interactivePop, nil):
      "a drag from this edge goes back, and leaves \(words.object(controller))"
    case .leavesScreen(let controller, _, nil):
      "a drag to the right goes back since iOS 26, and leaves \(words.object(controller))"
    case .discards(_, let gesture):
      "it recognizes \(name(gesture, words)) and discards what its `delaysTouchesBegan` held back"
    case .recognizesAbove(let gesture, let view, let inside):
      "it recognizes \(name(gesture, words)) and \(words.object(inside)) lies in \(words.object(view))"
    case .recognizesBeside(_, let gesture, let responder):
      "it recognizes \(name(gesture, words)) and leaves the touch to \(words.object(responder)) too: its `cancelsTouchesInView` is `false`"
    case .innermost(let count, let kind):
      "it is the innermost of \(count) \(English.gesture(kind).map { "\($0) " } ?? "")recognizers, and only one may recognize"
    case .delegateReplaced(let recognizer, let delegate):
      "the delegate of \(words.object(recognizer)) is \(words.object(delegate)) and not UIKit's, and so nothing waits for it"
    case .goesFirst(let others):
      words.isSeveral
        ? "they recognize before \(English.row(words.objects(others.prefix(2))))"
        : "it recognizes before \(English.row(words.objects(others.prefix(2)))), and only one may recognize"
    case .shorterPress(let duration, let other, let otherDuration):
      "its `minimumPressDuration` of \(words.number(duration)) s is shorter than the \(words.number(otherDuration)) s of \(words.object(other)), and only one may recognize"
    case .quickPress(let duration, let others):
      "its `minimumPressDuration` of \(words.number(duration)) s lets it recognize before \(English.row(words.objects(others.prefix(2)))), and only one may recognize"
    case .waited(let others, let isUntilLift, let cancels):
      "it waits \(isUntilLift ? "until the lift " : nil as RichText?)for \(English.row(words.objects(others.prefix(2)))) to fail\(cancels ? " and its `cancelsTouchesInView` is `true`" : nil as RichText?)"
    case .mayNotBegin(let recognizer, let reason) where reason.code.row?.group == .unseen:
      "\(words.who(recognizer)) never sees the touch: \(words.clause(reason, of: recognizer))"
    case .mayNotBegin(let recognizer, let reason):
      "\(words.who(recognizer)) may not begin: \(words.clause(reason, of: recognizer))"
    case .fails(let recognizer, let reason):
      "\(words.who(recognizer)) fails: \(words.clause(reason, of: recognizer))"
    case .heldBack(let recognizer, true, let setting):
      "\(words.who(recognizer)) waits for another tap and its \(code: setting) is `true`"
    case .heldBack(let recognizer, false, let setting):
      "\(words.who(recognizer)) is undecided until then and its \(code: setting) is `true`"
    case .systemEdge(_, let seconds?):
      "the system has a gesture of its own at this edge of the screen, and lets the touch through \(words.number(seconds)) s late"
    case .systemEdge(_, nil):
      "the system has a gesture of its own at this edge of the screen, and lets the touch through late, at the lift"
    case .sparesView: "its `cancelsTouchesInView` is `false`"
    case .allowed(let recognizer, let reason): words.clause(reason, of: recognizer)
    case .goesBefore(let recognizer, false): "a control's own action goes before \(words.who(recognizer))"
    case .goesBefore(let recognizer, true): "the tap of the text itself goes before \(words.who(recognizer))"
    case .barItemGivesWay(let item):
      "\(words.object(item)) is an item of a bar, which goes before it only since iOS 13"
    case .pageGoesFirst(let recognizer):
      "the page's own tap goes before \(words.who(recognizer)), as no delegate lets both recognize"
    case .controlGivesWay(let control):
      "\(words.object(control)) is a control, which goes before it only since iOS 6"
    case .disabledGivesWay(let control):
      "the `isEnabled` of \(words.object(control)) is `false`, and only an enabled control goes before it"
    case .rests(let duration, let view):
      "the finger rests \(words.number(duration)) s before \(words.object(view)) could scroll"
    case .heldByScroll(let view, let seconds, let goesElsewhere):
      "\(words.object(view))\(goesElsewhere ? " does not scroll that way and" : "") held the touch back for \(words.number(seconds)) s (`delaysContentTouches`)"
    case .heldUntilLift(let holder, let setting):
      "\(words.holder(holder)) held `touchesBegan` back until the lift (\(code: setting))"
    case .keepsTouches(let view, let reason, let duration?):
      "the finger rests \(words.number(duration)) s before \(words.object(view)) could scroll, and its "
        + (reason.code == .contentTouchesStay
          ? "`canCancelContentTouches` is off" : "`touchesShouldCancel` said no")
    case .keepsTouches(let view, let reason, nil): words.clause(reason, of: view)
    case .isNotDelayed(let view):
      "the `delaysContentTouches` of \(words.object(view)) is `false`, and a scroll view takes no touch from a control that has it"
    case .moves(let distance, let takesContent, let isVertical):
      "the finger moves \(words.number(distance)) pt\(isVertical.map { $0 ? " up or down" : " sideways" } ?? "")\(takesContent ? ", and scrolling takes the touch of the content (`canCancelContentTouches`)" as RichText : nil)"
    case .besidePresented(let controller, .sheet):
      "the touch is beside \(words.object(controller)), and the screen behind is dimmed at this detent (`largestUndimmedDetentIdentifier`)"
    case .besidePresented(let controller, .popover):
      "the touch is beside \(words.object(controller)) and on none of its `passthroughViews`"
    case .besidePresented(let controller, .other):
      "the touch is beside \(words.object(controller)), and the screen behind is dimmed"
    case .searchCovers(let controller):
      "\(controller.map(words.object) ?? "the search") is active and covers what is behind it (`obscuresBackgroundDuringPresentation`)"
    case .heldUntilRecognized(let method, let holders, let unasked):
      "it recognizes before \(code: method) comes, which \(English.row(holders.map(words.holder))) \(holders.count == 1 ? "holds" : "hold") back (`delaysContentTouches`)\(unasked.map { ", too early for \(code: $0) to count" } ?? "" as RichText)"
    case .isWaitedFor(let recognizers):
      "\(English.row(words.objects(recognizers.prefix(2)))) may recognize only if it fails"
    case .stillPresented(let controller):
      "\(words.object(controller)) is still presented, although its view is gone"
    case .staysPresented(let kept):
      switch kept.by {
      case .isModalInPresentation?:
        "only code dismisses \(words.object(kept.controller)) (`isModalInPresentation`)"
      case .presentationControllerShouldDismiss?:
        "the delegate of \(words.object(kept.controller)) said no in `presentationControllerShouldDismiss`"
      default:
        "the touch is beside \(words.object(kept.controller)), which \(kept.hasActions ? "only its actions dismiss" : "no touch there dismisses")\(kept.isFormerSheet ? " before iOS 13" : "")"
      }
    case .scrollingDisabled(let list, let change):
      "\(words.other(list).map { "\($0) does not scroll: its `isScrollEnabled`" } ?? "its `isScrollEnabled`" as RichText) is `false`\(words.since(change).map { " since \($0)" } as RichText?)"
    case .panRemoved(let list):
      "\(words.other(list).map { "\($0) does not scroll: its" } ?? "its" as RichText) `panGestureRecognizer` was removed"
    case .neverBounces(let view, let property):
      "\(words.other(view).map { "the content of \($0) is no larger than it" } ?? "its content is no larger than itself" as RichText), and its \(code: property) is `false`"
    case .cannotZoom(let view):
      "\(words.other(view).map { "the `maximumZoomScale` of \($0)" } ?? "its `maximumZoomScale`" as RichText) is no more than the `minimumZoomScale`"
    case .alwaysBounces(let view, let property):
      "\(words.other(view).map { "the \(code: property) of \($0)" } ?? "its \(code: property)" as RichText) is `true`, although its content is not larger than it"
    case .webSwipeIsOff(let view):
      "\(words.other(view).map { "the `allowsBackForwardNavigationGestures` of \($0)" } ?? "its `allowsBackForwardNavigationGestures`" as RichText) is `false`"
    case .contentTooSmall(let view, let length, let reach, let isVertical):
      "\(words.other(view).map { "the `contentSize` of \($0)" as RichText } ?? "its `contentSize`") is only \(words.number(length)) pt \(isVertical ? "high" : "wide"), although its subviews reach \(words.number(reach)) pt \(isVertical ? "down" : "to the right")"
    case .wasMoving: "its content was still moving"
    case .besideScreen: "the point is outside of the screen"
    case .growsFirst(let list):
      "the sheet grows before \(words.object(list)) scrolls (`prefersScrollingExpandsWhenScrolledToEdge`)"
    case .isNoSheet(let controller, true):
      "before iOS 13 no swipe down dismisses \(words.object(controller))"
    case .isNoSheet(let controller, false):
      "\(words.object(controller)) is not presented as a sheet, which a swipe down would dismiss"
    case .isAtEdge(let view): "the content of \(words.object(view)) is at its edge"

    case .passesOn(let view): "\(words.object(view)) passes it on up the responder chain"
    case .selects(let list, let view?):
      "nothing on \(words.object(view)) handles the \(words.touch), and \(words.object(list)) selects what is tapped"
    case .selects(let list, nil):
      "nothing keeps the \(words.touch) from \(words.object(list)), which selects what is tapped"
    case .exclusive(let other, true):
      "its `isExclusiveTouch` is `true` and \(words.object(other)) has a touch"
    case .exclusive(let other, false):
      "\(words.object(other)) has a touch, and the `isExclusiveTouch` of that view is `true`"
    case .notExclusive(let other):
      "`isExclusiveTouch` is `false` on it and on \(words.object(other)), which had a touch too"
    case .implements(let method): "it is the deepest view under the finger and implements \(code: method)"
    case .implementsLate(let method, let recognizer, let setting, let seconds):
      "it is the deepest view under the finger and implements \(code: method), which \(words.holder(recognizer)) holds back \(seconds.map { "for \(words.number($0)) s" } ?? "until the lift") (\(code: setting))"
    case .isFirstResponder: "it is first responder already"
    case .cycle(let responder):
      "`next` of \(words.object(responder)) leads back into the responder chain"
    case .controlDisabled(_, let bar?):
      "\(words.object(bar)) disables it while its field is not first responder (`isEnabled`)"
    case .controlDisabled(_, nil): "its `isEnabled` is `false`"
    case .menuNeedsPress(let isButton):
      "its menu opens only under a finger that stays\(isButton ? " (`showsMenuAsPrimaryAction` is `false`)" as RichText : nil)"
    case .noAction: "it has no action"
    case .noActionFor(let events): "it has no action for \(English.row(words.codes(events)))"
    case .actionDropped(let action, let sender, let reason):
      "\(code: action) reaches nobody: \(reason.map { words.clause($0, of: sender) })"
    case .noPerformer(let action, let start, true):
      "no responder from \(words.object(start)), the first responder, upwards performs \(code: action)"
    case .noPerformer(let action, let start, false):
      "no responder from \(words.object(start)) upwards performs \(code: action)"
    case .targetGone(let action, let start):
      "the target of \(code: action) is gone, and no responder from \(words.object(start)) upwards performs it"
    case .beginTrackingRefuses: "its `beginTracking` returns `false`"
    case .touchOfAnother(let hit):
      "a control tracks only touches that hit itself, and the `isUserInteractionEnabled` of \(words.object(hit)) is `true`"
    case .isControl: "a control passes no touch on"
    case .isScrollView: "a scroll view passes no touch on"
    case .selectionRefused:
      "the delegate refuses the selection (`shouldHighlight`, `willSelect` or one of their siblings)"
    case .nothingSelectable(_, isEditing: true):
      "it is edited (`isEditing`) and does not allow selection meanwhile (`allowsSelectionDuringEditing`)"
    case .nothingSelectable(let list, isEditing: false) where words.isListOfSwiftUI(list):
      "a `List` of SwiftUI selects nothing without a `selection`"
    case .nothingSelectable(_, isEditing: false): "its `allowsSelection` is `false`"
    case .linkInactive(_, isEditable: true): "the link there reacts only if its `isEditable` is `false`"
    case .linkInactive(_, isEditable: false): "the link there reacts only if its `isSelectable` is `true`"
    case .takesOneTouch:
      "it has a touch already and its `isMultipleTouchEnabled` is `false`"

    case .controllersUnknown: "the source does not tell of view controllers"
    case .classesUnknown(let responders):
      "the source does not tell what \(English.row(words.objects(responders.prefix(2)))) would do"
    case .notSimulated(let responders):
      responders.first.map(words.isMap) == true
        ? "what \(English.row(words.objects(responders.prefix(1)))) does with a \(words.touch) inside it, such as selecting or deselecting an annotation, is not simulated"
        : "what \(English.row(words.objects(responders.prefix(2)))) would do is not simulated"
    case .ownClassNotSimulated: "what its class does with touches is not simulated"
    case .noTouchHandler:
      "JavaScript does not get the touch: no touch handler of React Native is on it or around it"
    case .barBetweenItems(let control):
      "a bar takes the touches between its items, also where it shows nothing\(control.map { ", and \(words.object($0)) lies behind it" } as RichText?)"
    case .rowsUnknown(_, areItems: false): "only its data source knows which row is there"
    case .rowsUnknown(_, areItems: true): "only its data source knows which item is there"
    case .noContentThere:
      "nothing shows there, where SwiftUI is hit all the same, and only a `.contentShape` or content behind it reaches so far"
    case .noViewsInside(.swiftUI): "its buttons and gestures are not views"
    case .noViewsInside(.reactNative): "what is pressed is found in JavaScript"
    case .noViewsInside(.flutter): "its widgets are not views"
    case .reachesPage:
      "a web view in Flutter gets its touches even if Dart claims them for a widget"
    case .mayClaim: "a native view in it gets a touch only if Dart does not claim the gesture"
    case .noViewsInside(.webKit): "the elements of a page are not views"
    case .reason(let reason, let object): words.clause(reason, of: object)
    }
  }

  /// The setting by which a view would refuse, with its value.
  static func gate(_ reason: TraceReason, _ words: VerdictWords) -> RichText {
    switch reason.code {
    case .hidden: "`isHidden`, which is `true`"
    case .interactionDisabled: "`isUserInteractionEnabled`, which is `false`"
    case .alphaBelowThreshold: "`alpha`, which is \(code: words.alpha(reason.numbers[.alpha] ?? 0))"
    default: "what makes a view refuse"
    }
  }

  /// A view in front of a control, perhaps a transparent one.
  private static func inFront(_ view: RichText, isClear: Bool, of control: RichText) -> RichText {
    "\(view) \(isClear ? "is clear and " : "")lies in front of \(control)"
  }

  private static func letsThrough(
    _ name: RichText, _ view: String, _ reason: TraceReason?, _ words: VerdictWords
  ) -> RichText {
    switch reason?.code {
    case .customHitTest?: passes(name, words.passage(of: view))
    case .customPointInside?: "`point(inside:)` of \(name) says no"
    case .interactionDisabled?: "the `isUserInteractionEnabled` of \(name) is `false`"
    case .alphaBelowThreshold?:
      "the `alpha` of \(name) is \(code: words.alpha(reason?.numbers[.alpha] ?? 0))"
    default: "\(name) lets it through: \(reason.map { words.clause($0, of: view) })"
    }
  }

  private static func passes(_ name: RichText, _ how: TouchPassing) -> RichText {
    func method(_ className: RichText?) -> RichText {
      className.map { "the `hitTest` of its class \($0)" } ?? "its `hitTest`"
    }
    return switch how {
    case .ofUIKit: "\(name), which is UIKit's, lets touches through where no view in it is hit"
    case .besideSubviews(let className):
      "\(name) lets touches through where no view in it is hit: \(method(className)) returns `nil` instead of the view"
    case .pointerEvents(let value): "\(name) lets touches through: its `pointerEvents` is \(value)"
    case .always(let className):
      "\(name) lets every touch through: \(method(className)) returns `nil`"
    case .here(let className):
      "\(name) lets this touch through: \(method(className)) returns `nil` here"
    }
  }
}
