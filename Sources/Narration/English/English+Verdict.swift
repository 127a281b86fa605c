// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension VerdictText {
  func said(in _: English.Type) -> RichText {
    switch self {
    case .gesture(let gesture): "\(English.name(gesture))"
    case .heading(let number, .drag, let point): "Touch \(number): drag from \(point)"
    case .heading(let number, let gesture, let point):
      "Touch \(number): \(English.name(gesture)) at \(point)"
    case .headingWithCure(let number, let gesture):
      "Touch \(number): the same \(English.name(gesture)), with the cure"

    case .verdict(
      let act, let because, let unless, let likely, let doubts, let asides, let isOfElements, let words):
      headline(
        sentence(act, words, because: because, unless: unless, likely, doubts, asides),
        isLikely: isOfElements)
    case .act(let act, let words): clause(act, words)
    case .because(let because, let words): clause(because, words)
    }
  }

  private func headline(_ sentence: RichText, isLikely: Bool) -> RichText {
    isLikely ? "Likely \(sentence)" : sentence.capitalized
  }

  private func sentence(
    _ act: Act, _ words: VerdictWords, because: Because?, unless views: [RichText],
    _ likely: RecognizerRole?, _ doubts: [SystemDoubt], _ asides: [VerdictAside]
  ) -> RichText {
    let meant = act.statedAim(because)
    let reason = because.map { clause($0, words, isMeant: meant != nil) }
    var ends: [RichText] = []
    var otherwise: [RichText] = []
    if let likely {
      otherwise = [
        "\(English.say(likely)) takes it, which UIKit likely has there and the source does not show"
      ]
    } else if !views.isEmpty {
      ends = asides.filter { !$0.isAlternative }.map { clause($0, words) }
      otherwise = [
        words.mayBeSwiftUI
          ? "SwiftUI in \(English.row(views)) takes it, which the source cannot show"
          : "a recognizer of \(English.row(views)) takes it, about which the source says nothing"
      ]
    } else {
      let tail = asides.contains(where: \.saysWhoHandles) ? nil : tail(act)
      ends = [tail].compactMap { $0 } + asides.filter { !$0.isAlternative }.map { clause($0, words) }
      otherwise = asides.filter(\.isAlternative).map { clause($0, words) }
    }
    let decides = act.decisionAfter(because).map {
      "and \(English.name($0)) decides inside it what happens" as RichText
    }
    ends = [decides].compactMap { $0 } + ends
    if likely == nil {
      ends += doubts.filter(\.isAddition).map { clause($0) }
      otherwise += doubts.filter { !$0.isAddition }.map { clause($0) }
    }
    if !otherwise.isEmpty {
      ends.append("unless \(RichText.joined(Array(otherwise.prefix(Self.mostAlternatives)), by: ", or "))")
    }
    return
      "\(clause(act, words, meant: meant, isWhole: decides == nil, isEmpty: act.isUnhandledInside(because)))\(reason.map { ", because \($0)" } as RichText?)\(RichText.joined(ends.map { ", \($0)" }, by: ""))."
  }

  /// What else becomes of the touch, or what may happen instead.
  private func clause(_ aside: VerdictAside, _ words: VerdictWords) -> RichText {
    switch aside {
    case .endsAtOnce(let recognizer, let reason):
      "but is cancelled at once: \(words.clause(reason, of: recognizer))"
    case .pageHasTouch: "and the page has the touch too, as nothing prevents WebKit's own recognizer"
    case .scriptHasTouch: "and JavaScript has the touch too, as nothing cancels its touch handler"
    case .scriptIsCancelled(_, .code?):
      "and JavaScript's touch is cancelled, as its touch handler was disabled"
    case .scriptIsCancelled(_, .gestureHandler?):
      "and JavaScript's touch is cancelled by the root recognizer of Gesture Handler"
    case .scriptIsCancelled(let recognizer, nil):
      "and JavaScript's touch is cancelled\(recognizer.map { ", whatever the `cancelsTouchesInView` of \(words.object($0)) says" } as RichText?)"
    case .hidesKeyboardFirst(let scroll):
      "and while the keyboard shows, \(words.object(scroll)) uses a tap only to hide it unless its `keyboardShouldPersistTaps` is set"
    case .mayActBeside(let view): "and a recognizer of \(words.object(view)) itself may recognize too"
    case .doesNotWait(let later, false):
      "and it does not wait for \(words.who(later)), which recognizes after it"
    case .doesNotWait(let later, true):
      "and it does not wait for \(words.who(later)), which fails when its view leaves the window"
    case .actsLater(let other, let seconds, let reason):
      "and \(words.who(other)) acts \(words.number(seconds)) s after the lift\(reason.map { ", as \(words.clause($0, of: other))" } as RichText?)"
    case .liftsTooSoon(let recognizer, let seconds):
      "and \(words.who(recognizer)) fails: the lift after \(words.number(seconds)) s comes too soon"
    case .isNotLetThrough(let view, let override):
      "and the `hitTest` of \(words.object(override)) does not let \(words.object(view)) through"
    case .staysAtEdge(let scroll, let isCompanion):
      "and \(isCompanion ? words.object(scroll) : "it") is at its edge, where it does not bounce (`bounces`)"
    case .keepsFromRecognizing(let other, let recognizer):
      "and \(words.who(recognizer)) keeps \(words.who(other)) from recognizing"
    case .coversCell(let cell): "and it lies in front of \(words.object(cell))"
    case .letsOnlyItselfThrough(let override):
      "and \(words.object(override)) lets only touches on itself through (`hitTest`)"
    case .recognizesIfLeft(let recognizer, let seconds, let other):
      "and if Dart leaves it the touch, \(words.who(recognizer)) recognizes\(seconds.map { " \(words.number($0)) s after the lift" } as RichText?)\(other.map { ", as it waits for \(words.who($0)) to fail" } as RichText?)"
    case .hitBeyond(let view, let isClipped):
      "and it is hit beyond \(words.object(view))\(isClipped ? ", where `.clipped` or `.clipShape` hides it" : "" as RichText)"
    case .actsWhenCancelled(let responder):
      "and \(words.object(responder)) acts all the same, by code in its `touchesCancelled`"
    case .leavesDrag(let scroll, _, isNotDelayed: true):
      "and \(words.object(scroll)) does not scroll: its `delaysContentTouches` is `false`, and it takes no touch from a control that has it"
    case .leavesDrag(let scroll, let reason, isNotDelayed: false):
      "and \(words.object(scroll)) does not scroll: \(words.clause(reason, of: scroll))"
    case .ignoresCancel(let view): "and \(words.object(view)) has no `touchesCancelled`"
    case .delegateLetsBegin: "and `gestureRecognizerShouldBegin` lets it begin this way"
    case .beginsInEveryDirection: "and it begins in every direction"
    case .takesSeveralFingers(let isScroll):
      "and no `maximumNumberOfTouches` keeps \(isScroll ? "its pan" : "it") to one finger"
    case .beginsAfter(let distance, let loser):
      "and \(loser.map { words.who($0) } ?? "it") begins after \(words.number(distance)) pt (`minimumDistance`)"
    case .delegateRefuses(let recognizer):
      "and \(words.who(recognizer)) does not see it: its delegate refuses the touch"
    case .delegateKeepsFromBeginning(let recognizer):
      "and \(words.who(recognizer)) fails: `gestureRecognizerShouldBegin` of its delegate says no"
    case .rowPerforms(let recognizers):
      "and \(English.row(recognizers.map { words.object($0) })) \(recognizers.count == 1 ? "acts" : "act") too unless each button has a `buttonStyle`, as a tap in a row of a `List` performs all its buttons"
    case .highlightsLate(let holder):
      "and it lights up only at the lift, as \(words.holder(holder)) held back `touchesBegan` (`delaysContentTouches`)"
    case .doesNotRefuse(let control):
      "and \(words.object(control)) does not refuse it in `gestureRecognizerShouldBegin`"
    case .isNotCalled(let responder, let method, let text):
      "and \(words.object(text)) keeps the keyboard: a control keeps its touches, so \(code: method) of \(words.object(responder)) is not called"
    case .liftsOutside(let view, let distance):
      "and \(words.object(view)) has the touch to its end, although the finger is lifted \(words.number(distance)) pt outside of it"
    case .failsAsRequired(let recognizer):
      "and \(words.who(recognizer)), which requires it to fail, does not recognize"
    case .selectsNothing(let because): "and selects nothing: \(clause(because, words))"
    case .popsNothing: "and nothing is popped, as it begins only at the lift"
    case .liesInFront(let content): "and it lies in front of \(words.object(content))"
    case .isNotCalledInside(let view, let method):
      "and \(code: method.rawValue) of \(words.object(view)) is not called: the touch is that of a view inside it"
    case .opensRow(let row):
      "and opens \(words.object(row)), which the list finds by its place, whatever lies in front"
    case .delegateLetsSelect(let method): "and \(code: method.rawValue) of its delegate lets it begin"
    case .takerHasNoAction: "and it has no action"
    case .keepsFromScrolling(let scroll): "and \(words.object(scroll)) does not scroll"
    case .misses(let recognizer, let reason):
      "and \(words.who(recognizer)) never sees it: it is \(words.place(reason) ?? "outside its bounds")"
    case .hasNoAction(let event): "and it has no action for \(code: event.rawValue)"
    case .liesBehindDimming(let control):
      "and \(words.object(control)) lies behind the dimmed screen (`largestUndimmedDetentIdentifier`)"
    case .stoppedBefore(let recognizer):
      "and \(words.who(recognizer)) does not recognize, as no delegate lets it"
    case .claimsPoint(let view): "and the `point(inside:)` of \(words.object(view)) says yes there"
    case .seenByRecognizer(let recognizer): "but \(words.who(recognizer)) sees it all the same"
    case .runsOwnCode(let responder, let method, true):
      "but \(words.object(responder)) runs its own \(code: method) before it passes it on"
    case .runsOwnCode(let responder, let method, false):
      "and \(words.object(responder)) runs its own \(code: method) and passes it on to nobody who handles it"
    case .isBeside(let control): "and the finger is beside \(words.object(control)) (`touchUpOutside`)"
    case .countsAsInside(let control, let distance):
      "and a lift \(words.number(distance)) pt outside \(words.object(control)) still counts as inside (`touchUpInside`)"
    case .movedAway(let control):
      "and \(words.object(control)) is no longer under the finger at the lift (`touchUpOutside`)"
    case .pushesNothing(let refused):
      "but \(words.object(refused.controller)) is not pushed: \(words.clause(refused.reason, of: refused.controller))"
    case .sets(let setting):
      "and the \(code: setting.property) of \(words.object(setting.object)) becomes \(code: setting.value)"
    case .presentsNothing(let refused):
      "but \(words.object(refused.presenter)) does not present \(words.object(refused.controller)): \(words.clause(refused.reason, of: refused.presenter))"
    case .keyboardStays(let text, let scroll?):
      "and \(words.object(text)) keeps the keyboard: the `keyboardDismissMode` of \(words.object(scroll)) is `none`"
    case .nativeViewToo(let view):
      "and \(words.object(view)) in it may get the \(words.touch) too, even behind a widget"
    case .delegateLetsHave: "and its delegate lets it have this touch"
    case .othersWait(let view):
      "and its delegate makes the recognizers of \(words.object(view)) wait for it"
    case .dismissedOnlyAbove(let controller):
      "and the `dismiss` of \(words.object(controller)) before it dismissed only what that presented"
    case .doesNotSee(let recognizer, let hit):
      "and \(words.who(recognizer)) does not see it, as that is not around \(words.object(hit))"
    case .hasNoDelegate: "and it has no delegate that refuses there"
    case .hasOtherDelegate(let delegate): "and its delegate is \(words.object(delegate)) and not UIKit's"
    case .doesNotAsk(let reason): "without asking for \(gate(reason, words))"
    case .animates(let view):
      "and \(words.object(view)), which may be drawn there still, takes no touches while it animates"
    case .givesNoMenu: "and its context menu does not open, as the delegate gives none"
    case .onlySystemControlsGoFirst: "and only UIKit's own controls go before such a tap"
    case .seesOnlyInside(let recognizer):
      "and \(words.who(recognizer)) sees touches inside that view alone"
    case .notSelected(let cell, .responder(let handler)):
      "and \(words.object(cell)) is not selected, as \(words.object(handler)) does not call `super`"
    case .notSelected(let cell, .control):
      "and \(words.object(cell)) is not selected, as a control keeps its touches"
    case .notSelected(let cell, .textView(let scrolls)):
      "and \(words.object(cell)) is not selected, as a text view keeps its touches\(scrolls ? "" : ", since iOS 11 also where it does not scroll")"
    case .stillHeld(let holder):
      "while \(words.holder(holder)) still holds back `touchesBegan` (`delaysContentTouches`)"
    case .goesBefore(let recognizer, let isIdle):
      "and it goes before \(words.who(recognizer))\(isIdle ? " all the same" : "")"
    case .becomes(let property, let value):
      "and its \(code: property) becomes \(code: words.narrator.value(value))"
    case .disabledMeanwhile: "although it was disabled meanwhile: it was enabled when the finger came down"
    case .controlAround(let control):
      "and \(words.object(control)) around it sends nothing, as a control gets only touches that hit itself"
    case .drops(let view, let override):
      "and the `hitTest` of \(words.object(override)) drops \(words.object(view))"
    case .hadTouchesBegan(let view): "and \(words.object(view)) had `touchesBegan` before"
    case .textCancels: "and the tap of its `UITextInteraction` cancels its touch (`touchesCancelled`)"
    case .menuWaits(let recognizer):
      "and no context menu opens, as it waits until the lift for \(words.who(recognizer)) to fail"
    case .turnsWay(let view):
      "and the `transform` of \(words.object(view)) turns the way of the finger around"
    case .cornerTakesTouches(let view):
      "and the corner that the `cornerRadius` of \(words.object(view)) cuts off takes touches all the same"
    case .sendsTwice(let action): "and sends \(code: action) twice, at `began` and `ended`"
    case .notSelected(let cell, nil): "and \(words.object(cell)) is not selected"
    case .keyboardStays(let text, nil): "and \(words.object(text)) keeps the keyboard"
    case .mayRecognize(let recognizer, let view, let holdsEnd):
      "\(words.object(recognizer)) recognizes, whose gesture is not simulated\(view.map { ", and takes the touch from \(words.object($0)) (`cancelsTouchesInView`)" } as RichText?)\(holdsEnd ? ", or holds back `touchesEnded` as long as it is undecided (`delaysTouchesEnded`)" as RichText : nil)"
    case .mayDecideItself(let recognizer):
      "touches methods of the class of \(words.object(recognizer)) decide otherwise"
    }
  }

  /// What the system does instead or as well; more is said below the answer.
  private func clause(_ doubt: SystemDoubt) -> RichText {
    switch doubt {
    case .dragBesideSheet: "the sheet takes it"
    case .editingGestures: "the system edits with three fingers"
    case .openMenu: "a menu is still open"
    case .searchBarButton: "the search bar has disabled it"
    case .zoomTransition: "the zoom transition takes it"
    case .clearKeyboard: "the keyboard draws nothing there"
    case .gestureInRow: "the gesture on the row's content keeps the row from acting"
    case .buttonsOfRow: "all buttons of the row act"
    case .splitViewSwipe: "the split view controller shows its column"
    case .afterDismissal: "the dismissal is still animated"
    case .driftInSheet: "the finger drifts and the sheet takes it"
    case .waitsForAll: "a recognizer of UIKit's never fails"
    case .duringPush: "the push or pop is still animated"
    case .toolbarContent: "that is an item of the toolbar, or was added after the first layout"
    case .headerTap: "it scrolls to the top"
    case .leftWindow: "nothing more comes once the view has left the window"
    case .gesturesAround: "and a gesture of SwiftUI around it may act as well"
    case .tabBarContent: "the tab bar takes it"
    case .tapBesideLink: "the other tap takes it"
    case .orderOfHosted: "the other gesture is on a view inside"
    case .hostedAnimation: "SwiftUI animates the view itself, which gets touches meanwhile"
    case .innerGestureAlone: "SwiftUI lets only the inner gesture act, as before iOS 18"
    case .hostedGestures:
      "another gesture of SwiftUI acts instead or as well, as SwiftUI decides among them by itself before iOS 18"
    case .dragOfContent: "the drag in SwiftUI keeps it from scrolling"
    case .modalSheet: "the sheet lets it through"
    case .delegateOfSwipeBack: "the app's pan does not wait for it"
    case .otherProcess: "another process, which shows what is there, has the touch"
    case .scrollAtEdge: "a scroll view under the finger scrolls instead"
    case .firstTapAfterDrag: "the first tap after such a drag selects nothing"
    case .endlessTransition: "the transition that never ended keeps touches from the app"
    case .leftUndecided: "a recognizer that never decides holds back the end of the touch"
    case .circle: "UIKit breaks the circle in which its gesture and the app's wait for each other"
    case .simultaneousInRow: "the row's button does nothing beside another tap"
    case .clearButton: "editing ends first"
    case .tapAroundSegments: "a tap of SwiftUI around it takes it"
    case .dragOnWebView: "the web view keeps it"
    case .insetOfComponent: "the component takes what is beside its content"
    case .webSwipe: "the web view goes back or forward"
    case .pageInset: "WebKit hears of no touches within the `contentInset`"
    case .pageDot: "the dot there takes the touch"
    case .underStatusBar: "the status bar takes it"
    case .formerBarItem: "the item has today's class"
    case .listWithoutBounce: "nothing moves, as over a list that cannot bounce"
    case .nestedListInSheet: "the list bounces and the sheet stays, as the list lies in another scroll view"
    case .sheetFollowsList: "the sheet follows the list, whatever its own pan waits for"
    case .responderAroundScroll: "the component around it is JavaScript's responder, and nothing scrolls"
    case .contentPopOfScreens: "React Native Screens, whose stack is its delegate, keeps it"
    case .gestureOnRepresentable:
      "the view in its representable takes no touches, and SwiftUI hits nothing there"
    case .looseTarget: "the target is gone, as nothing that the file shows keeps it"
    case .openOverrides: "what lies in front lets it through by an override that the file leaves open"
    case .strayingTap: "the tap allows that much movement"
    case .heldTap: "the tap allows so long a press"
    case .addedToCell: "it lies in the cell itself and not in its `contentView`"
    case .pointerEventsOfComponent: "the component ignores its `pointerEvents`"
    case .formerTouchHandler: "JavaScript keeps the touch, as in versions of React Native before 2017"
    case .pointerEventsOfButton:
      "Gesture Handler is of 2026 or later, whose buttons follow their `pointerEvents`"
    case .lateAtEdge: "the swipe back holds its touch-down back until the lift"
    case .componentInBar: "JavaScript believes the component elsewhere"
    case .componentInCallout: "the callout has the press"
    case .edgePopOfScreens: "this one is off too"
    case .heldByFlutter: "Flutter holds it back until Dart decides, so that it comes late or never"
    case .touchOnAnimation: "UIKit drops a touch on a view that animates"
    case .systemStroke: "the system takes a drag from the bottom edge"
    case .barSwipe: "the swipe that hides the bars keeps it from recognizing"
    case .bouncingZoom: "the zoom bounces and the refresh control refreshes"
    case .routeSwipe: "the route goes back"
    case .tabBarButtons: "the tabs lie elsewhere"
    case .linkAtEnd: "the text ends with a link, which opens"
    case .itemMovement: "UIKit moves the item"
    case .repeatedCall: "and `shouldInteractWith` may be called several times"
    case .nestedSimultaneous: "a `.simultaneousGesture` on a view inside keeps the `.gesture` away"
    case .tapAroundSwitch: "the tap around the switch takes it"
    case .pageTurn: "the page controller turns the page"
    case .disabledInRow: "the row is selected"
    case .inDisabledControl: "the disabled control around it keeps the touch"
    case .disabledWhileHeld: "the control gives up when it is disabled"
    case .contentBeyond: "content in front that reaches beyond its superview takes it"
    case .clippedContent: "content that `.clipped` or `.clipShape` hides there takes it"
    case .gestureBehindView: "the gesture is on content behind the view that is hit"
    case .viewInWebView:
      "the view that is hit inside the web view has another class, which `hitTest` asks for"
    case .gestureShape: "the view of the SwiftUI gesture is not hit there"
    case .windowContainers: "UIKit has views between the window in front and its root view"
    }
  }

  /// The second half of the sentence if nothing is unknown.
  private func tail(_ act: Act) -> RichText? {
    switch act {
    case .getsUnhandled: "and nobody handles it"
    case .getsUndecided: "and nothing is known to handle it"
    default: nil
    }
  }

  /// The effect of the touch; `meant` is the control that it was aimed at. What a framework decides inside a view follows later if
  /// `isWhole` is false.
  private func clause(
    _ act: Act, _ words: VerdictWords, meant: String? = nil, isWhole: Bool = true, isEmpty: Bool = false
  ) -> RichText {
    let touch: RichText = "\(words.touch)\(meant.map { " meant for \(words.object($0))" } as RichText?)"
    return switch act {
    case .takes(let who, let from, let late):
      "\(row(words.roles(who))) \(who.count > 1 ? "take" : "takes") the \(touch)\(of(from, words))\(after(late, words))"
    case .recognizes(let who, let sends, let late):
      who.count > 1
        ? "\(row(words.roles(who))) get the \(touch) and \(English.predicate(sends, words.narrator, isSeveral: true))\(after(late, words))"
        : "\(row(words.roles(who))) gets the \(touch) and \(English.predicate(sends, words.narrator))\(after(late, words))"
    case .recognizesInVain(let who, let from):
      "\(words.who(who)) takes the \(touch)\(of(from, words)), and nothing comes of it"
    case .unknownAction(let who, let from):
      "\(words.who(who)) takes the \(touch)\(of(from, words)) (which action it sends is unknown)"

    case .control(let control, let view, let effect, let late, let recognizer):
      "\(words.object(control)) gets the \(touch)\(on(view, words)) and \(English.predicate(effect, words.narrator))\(after(late, words))\(although(recognizer, words))\(effect == .unknown ? " (which action it sends is unknown)" : "")"
    case .selected(let cell, let list, let isOn, let segue, let late, let recognizer):
      "\(cell.map(words.object) ?? "a cell of \(words.object(list))") is \(isOn ? "selected" : "deselected")\(segue.map { " and performs \(words.object($0))" } as RichText?)\(after(late, words))\(although(recognizer, words))"
    case .performsPrimaryAction(let cell, let list, let late, let recognizer):
      "\(words.object(list)) performs the primary action of \(cell.map(words.object) ?? "a cell"), which is not selected\(after(late, words))\(although(recognizer, words))"
    case .scrolls(let views, let from?):
      views.count > 1
        ? "\(English.row(words.objects(views))) take the \(touch) from \(words.object(from)) and scroll"
        : "\(English.row(words.objects(views))) takes the \(touch) from \(words.object(from)) and scrolls"
    case .scrolls(let views, nil):
      "\(English.row(words.objects(views))) \(views.count > 1 ? "scroll" : "scrolls") with the \(touch)"
    case .movesSheet(let list, let view):
      "the \(touch)\(view.map { " on \(words.object($0))" } as RichText?) moves the sheet around \(words.object(list))"
    case .stopsContent(let view): "the \(touch) stops \(words.object(view))"
    case .focuses(let responder, nil, let late):
      "\(words.object(responder)) gets the \(touch)\(after(late, words)) and becomes first responder"
    case .focuses(let responder, let view?, let late):
      "\(words.object(responder)) becomes first responder by the \(touch) on \(words.object(view))\(after(late, words))"

    case .handles(let responder, nil, let late):
      "\(words.object(responder)) gets the \(touch) and handles it\(after(late, words))"
    case .handles(let responder, let view?, let late):
      "\(words.object(responder)) handles the \(touch) on \(words.object(view))\(after(late, words))"
    case .keeps(let responder, let view, let late):
      "\(words.object(responder)) keeps the \(touch)\(on(view, words))\(after(late, words)) and does nothing"
    case .loses(let view): "\(words.object(view)) gets the \(touch) and loses it again"
    case .neverGets(let view): "\(words.object(view)) is hit and never gets the \(touch)"
    case .nobodyHandles(let view): "nobody handles the \(touch) on \(words.object(view))"
    case .getsUnhandled(let view, let late): "\(words.object(view)) gets the \(touch)\(after(late, words))"
    case .getsUndecided(let view): "\(words.object(view)) gets the \(touch)"
    case .nothingKnown(let view):
      "\(words.object(view)) gets the \(touch), and nothing is known to handle it"
    case .decidedInside(let view, let framework, let hit):
      "\(words.object(view)) gets the \(touch)\(on(hit, words))\(isEmpty ? ", and nothing in it handles it" : isWhole ? ", and \(English.name(framework)) decides inside it what happens" : "" as RichText)"
    case .nobodyGets: "nobody gets the \(touch)"
    case .parted(let parts): English.row(parts.map { clause($0, words) })
    }
  }

  private func clause(_ because: Because, _ words: VerdictWords, isMeant: Bool = false) -> RichText {
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
    case .mayNotBegin(let recognizer, let reason)
    where [.delegateRefusedTouch, .outsideHostedContent, .recognizerDisabled, .touchTypeNotAllowed].contains(
      reason.code):
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
    case .goesBefore(let recognizer, true): "the tap of a text goes before \(words.who(recognizer))"
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
    case .noViewsInside(.swiftUI): "its buttons and gestures are no views"
    case .noViewsInside(.reactNative): "what is pressed is found in JavaScript"
    case .noViewsInside(.flutter): "its widgets are no views"
    case .reachesPage:
      "a web view in Flutter gets its touches even if Dart claims them for a widget"
    case .mayClaim: "a native view in it gets a touch only if Dart does not claim the gesture"
    case .noViewsInside(.webKit): "the elements of a page are no views"
    case .reason(let reason, let object): words.clause(reason, of: object)
    }
  }

  /// The setting by which a view would refuse, with its value.
  private func gate(_ reason: TraceReason, _ words: VerdictWords) -> RichText {
    switch reason.code {
    case .hidden: "`isHidden`, which is `true`"
    case .interactionDisabled: "`isUserInteractionEnabled`, which is `false`"
    case .alphaBelowThreshold: "`alpha`, which is \(code: words.alpha(reason.numbers[.alpha] ?? 0))"
    default: "what makes a view refuse"
    }
  }

  /// A view in front of a control, perhaps a transparent one.
  private func inFront(_ view: RichText, isClear: Bool, of control: RichText) -> RichText {
    "\(view) \(isClear ? "is clear and " : "")lies in front of \(control)"
  }

  private func letsThrough(
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

  private func passes(_ name: RichText, _ how: TouchPassing) -> RichText {
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

  /// A list of recognizers. If neighbours are on the same view, only the last of them names it.
  private func row(_ who: [RecognizerRole]) -> RichText {
    English.row(
      who.indices.map { position in
        let next = position + 1 < who.count ? who[position + 1] : nil
        let isToldNext = next != nil && who[position].place == next?.place
        return English.say(isToldNext ? who[position].withoutPlace : who[position])
      })
  }

  private func of(_ view: String?, _ words: VerdictWords) -> RichText? {
    view.map { " from \(words.object($0))" }
  }

  private func on(_ view: String?, _ words: VerdictWords) -> RichText? {
    view.map { " on \(words.object($0))" }
  }

  private func after(_ late: Double?, _ words: VerdictWords) -> String {
    late.map { " \(words.lateness($0)) s after the lift" } ?? ""
  }

  private func although(_ recognizer: String?, _ words: VerdictWords) -> RichText? {
    recognizer.map { " although \(words.object($0)) recognizes the \(words.touch) too" }
  }

  private func clause(_ part: Act.Part, _ words: VerdictWords) -> RichText {
    let (responder, methods) = (
      words.object(part.responder), English.row(part.methods.map { RichText(code: $0) })
    )
    return switch part.outcome {
    case .handles: "\(responder) handles \(methods)"
    case .keeps: "\(responder) keeps \(methods)"
    case .drops: "nobody up to \(responder) handles \(methods)"
    }
  }

  private func name(_ gesture: Because.Gesture, _ words: VerdictWords) -> String {
    switch gesture {
    case .taps(1): "the tap"
    case .taps(2): "the double tap"
    case .taps(let count): "\(count) taps"
    case .press(let duration?): "a press of \(words.number(duration)) s"
    case .press(nil): "the press"
    case .drag(let distance?): "a drag of \(words.number(distance)) pt"
    case .drag(nil): "the drag"
    case .dragFromEdge: "a drag that begins at the edge of the screen"
    case .other(let kind): English.gesture(kind).map { "the \($0)" } ?? "its gesture"
    }
  }
}

extension RecognizerRole {
  func said(in _: English.Type) -> RichText {
    switch self {
    case .named(let name, _, let view): "\(name)\(view.map { " on \($0)" } as RichText?)"
    case .scroll(let view): "the scroll of \(view)"
    case .touchDelay(let view): "the touch delay of \(view)"
    case .textTap(let view): "the text tap of \(view)"
    case .systemGate: "the system's gesture at the edge of the screen"
    case .interactivePop: "the swipe back of the navigation controller"
    case .contentPop: "the swipe back anywhere in the content of the navigation controller"
    case .barTap: "the tap that hides the bars of the navigation controller"
    case .barPan: "the swipe that hides the bars of the navigation controller"
    case .sheetPan: "the pan of the sheet"
    case .dimmingTap(let controller?): "the tap that dismisses \(controller)"
    case .dimmingTap(nil): "the tap that dismisses what is presented"
    case .webTaps(let view): "a tap of the page's on \(view)"
    case .wheelTaps(let view): "the tap by which \(view) turns a wheel"
    case .mapPan(let view): "the pan that moves \(view)"
    case .documentTap(let view): "the tap of the document in \(view)"
    case .drawing(let view): "the drawing of \(view)"
    case .reactNativeTouches(let view): "React Native's touch handler on \(view)"
    case .textTaps(let view): "the double tap in the text of \(view)"
    case .textPress(let view): "the press in the text of \(view)"
    case .textLink(let view): "the tap on a link in \(view)"
    case .contextMenu(let view): "the context menu of \(view)"
    case .dragLift(let view): "the drag-and-drop lift of \(view)"
    case .relationship(let view): "the relations of gestures of \(view)"
    case .rowActions(let view): "the swipe for row actions of \(view)"
    case .rowSelection(let view): "the two-finger selection of \(view)"
    case .itemMovement(let view): "the press that moves items of \(view)"
    case .rowDismissal(let view): "the touch that closes the open row of \(view)"
    }
  }
}

extension English {
  /// What a control does, said of it.
  static func predicate(_ effect: Act.Effect, _ it: Narrator) -> RichText {
    switch effect {
    case .sends(let actions, let segue): predicate(Act.Sent(actions: actions, segue: segue), it)
    case .becomes(let property, let value): "its \(code: property) becomes \(code: it.value(value))"
    case .opensMenu: "opens its menu"
    case .clearsText: "clears the text"
    case .selectsTab: "selects its tab"
    case .movesCaret: "moves its caret or selection"
    case .nothing: "does nothing"
    case .sendsTo(let action): "sends \(code: action) (who performs it is unknown)"
    case .unknown: "keeps it"
    }
  }

  /// What recognizers send, up to three actions. `isSeveral` says whether there are several.
  static func predicate(_ sent: Act.Sent, _ it: Narrator, isSeveral: Bool = false) -> RichText {
    let ending = isSeveral ? "" : "s"
    let actions: RichText? =
      sent.actions.isEmpty ? nil : "send\(ending) \(row(sent.actions.prefix(3).map { RichText(code: $0) }))"
    let segue: RichText? = sent.segue.map { "perform\(ending) \(it.object($0))" }
    return row([actions, segue].compactMap { $0 })
  }
}
