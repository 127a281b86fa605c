// SPDX-License-Identifier: Apache-2.0

/// Who decides what becomes of a touch in the end.
package enum Decider: String, Hashable, Sendable, CaseIterable {
  /// UIKit's rules and what the source says about the app.
  case uiKit = "UIKit"
  /// The app's code, of which the source does not tell enough.
  case app
  // A framework, by objects that are no views (OW-72, OW-80 to OW-83).
  case swiftUI = "SwiftUI"
  case reactNative = "ReactNative"
  case flutter = "Flutter"
  case webKit = "WebKit"

  package init(_ framework: InnerFramework) {
    self =
      switch framework {
      case .swiftUI: .swiftUI
      case .reactNative: .reactNative
      case .flutter: .flutter
      case .webKit: .webKit
      }
  }
}

/// Something of the system's that may take a touch otherwise than the answer says, as reports have it, and that the
/// simulation leaves out.
package enum SystemDoubt: String, Hashable, Sendable, CaseIterable {
  /// A drag began beside a sheet that dims nothing; some reports say that the sheet takes such drags (OW-21).
  case dragBesideSheet
  /// A gesture of three fingers recognized in a window with a text, where the system has editing gestures of three fingers
  /// (OW-6).
  case editingGestures
  /// The first touch after a menu opened; while the menu shows, a touch beside it closes it (OW-93).
  case openMenu
  /// A tap on a button of a search bar whose field is not first responder: its cancel button is disabled then (OW-94).
  case searchBarButton
  /// A drag down or to the right in a view that came with a zoom transition, which such a drag dismisses (OW-96).
  case zoomTransition
  /// A touch on a view without a colour in a keyboard; in an extension such views get no touch (OW-97).
  case clearKeyboard
  /// A row of a list of SwiftUI that a tap selects, with a gesture on its content, which may keep the row from acting (OW-98).
  case gestureInRow
  /// A tap in a row of a list of SwiftUI, which performs every button of the row that has no style of its own (OW-98).
  case buttonsOfRow
  /// A drag to the right in a split view controller that hides its primary column, which such a drag shows (OW-100).
  case splitViewSwipe
  /// A touch less than half a second after a presentation ended. Its views still lie in front during that animation
  /// (OW-101).
  case afterDismissal
  /// A drag sideways that something else takes in a sheet, which takes it as soon as the finger drifts up or down (OW-18).
  case driftInSheet
  /// A recognizer that waits for all others over a list, or for all but a few. UIKit has some there that are not simulated
  /// (OW-104).
  case waitsForAll
  /// A touch less than half a second after a push or pop. Before iOS 26 nothing gets touches during that animation
  /// (OW-105).
  case duringPush
  /// A toolbar's own view in front of the app's, which the app may have added after the first layout (OW-106).
  case toolbarContent

  /// Since iOS 26, in a scenario file: the touch is on a view that the app has added to a tab bar, which may take it itself
  /// (OW-102).
  case tabBarContent
  /// A tap on what is no control as high as a navigation bar, which since iPadOS 26 and iOS 27 scrolls to the top (OW-31).
  case headerTap
  /// A tap that failed because its finger moved farther than the model allows, but not than UIKit may (GR-31).
  case strayingTap
  /// A tap that failed because its finger stayed longer than the model allows, but not than UIKit may (GR-31).
  case heldTap
  /// A control right in a cell, which the app may have added to the cell itself, behind its content view (OW-42).
  case addedToCell
  /// A sheet that moves by a stroke down on a list which cannot bounce, with which by a report it mostly does not (OW-19).
  case listWithoutBounce
  /// A sheet that moves by a stroke down on a list in another scroll view, with which by a report it stays (OW-19).
  case nestedListInSheet
  /// A drag down on a list at its top in a sheet whose own pan had to wait for a recognizer of the app's; by reports the sheet
  /// follows the list all the same (OW-19).
  case sheetFollowsList
  /// A scroll view of React Native that scrolls in a component, which may be JavaScript's responder (OW-80).
  case responderAroundScroll
  /// The swipe back of the content in a stack of React Native Screens, which is its delegate (OW-80).
  case contentPopOfScreens
  /// A tap of SwiftUI on the host of a view of UIKit's that takes no touches, which since iOS 18 gets none either (OW-76).
  case gestureOnRepresentable
  /// A control or recognizer whose target is a controller that no other contains or presents: nothing may keep it (UC-18).
  case looseTarget
  /// A view in front of what the finger was aimed at has overrides that the source leaves open (HT-17).
  case openOverrides
  /// A view that was cancelled because it left its window under the finger; by logs it gets nothing then (TE-13).
  case leftWindow
  /// A tap that a control or a recognizer of UIKit's takes in a hosting view, whose own gestures act as well before iOS 18
  /// (OW-74).
  case gesturesAround
  /// A tap on a segmented control in a hosting view, which by reports a tap of SwiftUI around it takes (OW-74).
  case tapAroundSegments
  /// A recognizer that a file lists at a hosting view before iOS 18, where SwiftUI decides among its gestures by itself (OW-74).
  case hostedGestures
  /// Two taps of one hosting view that recognize together before iOS 18, where SwiftUI lets the inner one alone act (OW-74).
  case innerGestureAlone

  /// The tap on a link of a text acts, and another tap of the app's may take it (OW-51).
  case tapBesideLink

  /// Two gestures of a kind are listed at one hosting view, and the one that loses may be on a view inside (OW-75).
  case orderOfHosted

  /// A hosting view is passed over because of an animation, as UIKit's are, and SwiftUI may be animating it itself (OW-117).
  case hostedAnimation
  /// A scroll view that scrolls beside a drag of SwiftUI on its content, which since iOS 18 may keep it from scrolling (OW-115).
  case dragOfContent
  /// Two taps of a row of a list of SwiftUI that recognize together, which may keep a button's action away (OW-98).
  case simultaneousInRow
  /// A tap on the clear button of a text that is edited, with a tap around it that may end editing (OW-107).
  case clearButton
  /// A drag on a web view that goes no further scrolls what is around it, and by reports the web view keeps it (SV-8).
  case dragOnWebView
  /// A drag beside the content of React Native's scroll view, which by a report its component takes (OW-78).
  case insetOfComponent
  /// A drag from an edge of a web view that goes back and forward by such drags (OW-108).
  case webSwipe
  /// A tap or press on a page within the `contentInset` of its scroll view, where by reports WebKit hears of none or takes it for one
  /// elsewhere (OW-82).
  case pageInset
  /// A tap on a dot of a page control before iOS 14, where the dots take touches (OW-109).
  case pageDot
  /// A touch as high as the status bar. Before iOS 13 it reaches no view of the app, later no web page by reports (OW-31).
  case underStatusBar
  /// A bar item of a class that iOS has not had since 11 (OW-12).
  case formerBarItem
  /// A recognizer on a tab bar and a touch on the bar or a button in it, where the buttons may lie elsewhere (OW-102).
  case tabBarButtons
  /// A tap in a text with links and on none of them, which opens a link at the end of the text (OW-51).
  case linkAtEnd
  /// A finger that stays on an item which UIKit may move on a pad, without a recognizer or drag delegate of the app's
  /// (OW-40).
  case itemMovement
  /// A touch on a pad that a window in front lets through because nothing but itself is hit there, where views of UIKit may
  /// stand between the window and its root view (OW-55).
  case windowContainers
  /// A tap near the left or right edge of a page controller without a scroll view, whose own tap may turn the page (OW-111).
  case pageTurn

  /// A tap on a disabled control in a row that can be selected, which by an app's code is selected then (UC-21).
  case disabledInRow
  /// A disabled control in front of another control or a view with a recognizer is hit, or UIKit passes over it (UC-21).
  case disabledInFront
  /// What acts lies in a disabled control, which by a maintainer's word asks nothing in it (UC-21).
  case inDisabledControl
  /// A control that is disabled while a finger holds it and acts at the lift, as by a report of iOS 11 and 12 (UC-21).
  case disabledWhileHeld
  /// A recognizer of a hosting view that takes a tap or press, where a gesture of SwiftUI does so only if its view is hit
  /// (OW-76).
  case gestureShape
  /// A recognizer of a hosting view that takes a tap or press where a view of UIKit in it is hit, and a gesture of SwiftUI on what
  /// lies behind that view does not (OW-76).
  case gestureBehindView
  /// An override of `hitTest` around a web view that asks for the class of what is hit, which is a view of WebKit's inside it
  /// (OW-82).
  case viewInWebView
  /// A touch in a hosting view where content lies in front that a superview clips, and that SwiftUI hits all the same (OW-117).
  case clippedContent
  /// A touch in a hosting view where content lies in front beyond its superview, and SwiftUI hits it there all the same (OW-117).
  case contentBeyond
  /// A tap on a link on iOS 13, which by a report calls `shouldInteractWith` several times (OW-51).
  case repeatedCall
  /// A `.gesture` and a `.simultaneousGesture` of one hosting view that recognize the same tap. Since iOS 26 the `.gesture` does
  /// not recognize if the other one is on a view inside (OW-75).
  case nestedSimultaneous
  /// A swipe back and a recognizer of the app's that wait for each other, of which by a report the app's recognizes (GR-16).
  case circle
  /// A recognizer of the class `UIGestureRecognizer` never recognizes and never fails. With `delaysTouchesEnded` it may hold back
  /// the end of the touch for ever (GR-25).
  case leftUndecided
  /// A touch after a swipe back that went nowhere: its transition never ends, and may keep every touch from the app (OW-8).
  case endlessTransition
  /// The first tap on a row after a drag that a recognizer around the list took, which may select nothing (SV-10).
  case firstTapAfterDrag
  /// A touch beside a modal sheet that dims nothing, which in simulators and by one report passes (OW-21).
  case modalSheet
  /// A swipe back that an app's pan waits for by UIKit's own delegate, where the app or its framework may set another (OW-9,
  /// OW-10).
  case delegateOfSwipeBack
  /// A touch on the screen of a controller that shows a view of another process, which has the touches there (OW-16).
  case otherProcess
  /// A swipe back from the edge over a view that scrolls sideways, which by some reports scrolls instead (OW-9).
  case scrollAtEdge
  /// A drawing of react-native-svg whose `pointerEvents` let the touch through, which older versions ignore (OW-80).
  case pointerEventsOfComponent
  /// A touch that a recognizer around the root view of React Native takes, before iOS 11, when nothing prevented React Native's own
  /// recognizer (OW-80).
  case formerTouchHandler
  /// A button of React Native Gesture Handler whose `pointerEvents` only versions since 2026 follow (OW-80).
  case pointerEventsOfButton
  /// A touch on a control at the left edge before iOS 9, of which the swipe back may delay the touch-down (OW-5).
  case lateAtEdge
  /// A touch on a component of React Native in a navigation bar, which JavaScript may believe elsewhere (OW-80).
  case componentInBar
  /// A press that two touch handlers of React Native tell JavaScript of, so that by a report it takes none (OW-80).
  case severalTouchHandlers
  /// A drag to the right from the left edge of a view of Flutter, by which its route may go back (OW-81).
  case routeSwipe
  /// A touch on a component of React Native in the callout of a map, which by reports has the press itself (OW-80).
  case componentInCallout
  /// A swipe back from the edge in React Native Screens whose swipe back of the content is off, so that by reports neither is left
  /// since iOS 26 (OW-10).
  case edgePopOfScreens
  /// A touch on a web view in Flutter, whose recognizer around it may hold it back until Dart decides (OW-81).
  case heldByFlutter
  /// A touch on a view that animates, which goes on to what lies behind or, by an engineer of UIKit, is dropped (HT-27).
  case touchOnAnimation
  /// A page control since iOS 14 may follow a finger that stays and then moves (UC-13).
  case scrubbedPages
  /// A drag from the bottom edge, where the system has a gesture of its own (OW-2).
  case systemStroke
  /// A drag sideways in a navigation controller whose bars hide by a swipe (OW-11).
  case barSwipe
  /// A pinch that zooms out in a scroll view with a refresh control, whose content already has its smallest scale (SV-15).
  case bouncingZoom
  /// A tap on a switch with a recognizer of a superview that sees the tap, which by a report keeps the switch from switching
  /// (OW-112).
  case tapAroundSwitch

  /// The doubt as a clause of a list, with its rule.
  package var clause: String {
    switch self {
    case .dragBesideSheet: "a sheet beside which a drag begins (OW-21)"
    case .editingGestures: "gestures for editing (OW-6)"
    case .openMenu: "a menu that opened before (OW-93)"
    case .searchBarButton: "a search bar that disables its cancel button (OW-94)"
    case .zoomTransition: "a zoom transition that a drag dismisses (OW-96)"
    case .clearKeyboard: "a keyboard that draws nothing there (OW-97)"
    case .gestureInRow: "a row of SwiftUI that a gesture on its content keeps from acting (OW-98)"
    case .buttonsOfRow: "a row of SwiftUI whose buttons all act (OW-98)"
    case .splitViewSwipe: "a hidden column that a swipe shows (OW-100)"
    case .afterDismissal: "a presentation whose end is still animated (OW-101)"
    case .driftInSheet: "a sheet that takes a drag with a drift (OW-18)"
    case .waitsForAll: "recognizers of UIKit's that never fail (OW-104)"
    case .duringPush: "a push that is still animated (OW-105)"
    case .toolbarContent: "a view of the app's behind a toolbar's own, which it may have added later (OW-106)"
    case .tabBarContent: "a tab bar that takes the touches of what is added to it (OW-102)"
    case .headerTap: "a tap that scrolls to the top (OW-31)"
    case .strayingTap: "a tap that allows more movement (GR-31)"
    case .heldTap: "a tap that allows a longer press (GR-31)"
    case .addedToCell: "a control that was added to the cell itself (OW-42)"
    case .listWithoutBounce: "a sheet that stays with a list which cannot bounce (OW-19)"
    case .nestedListInSheet: "a sheet that stays with a list in another scroll view (OW-19)"
    case .sheetFollowsList: "a sheet that follows a list although its own pan waits (OW-19)"
    case .responderAroundScroll: "a component of React Native that keeps a scroll view from scrolling (OW-80)"
    case .contentPopOfScreens: "a stack of React Native Screens that keeps the swipe back (OW-80)"
    case .gestureOnRepresentable: "a gesture of SwiftUI on a view of UIKit's that takes no touches (OW-76)"
    case .looseTarget: "a target that nothing keeps (UC-18)"
    case .openOverrides: "overrides in front that are not known (HT-17)"
    case .leftWindow: "a view that gets nothing when it leaves the window (TE-13)"
    case .tapAroundSegments: "a tap of SwiftUI around a segmented control (OW-74)"
    case .gesturesAround: "gestures of SwiftUI that act as well (OW-74)"
    case .innerGestureAlone: "an inner gesture of SwiftUI that acts alone (OW-74)"
    case .tapBesideLink: "another tap that goes before a link (OW-51)"
    case .orderOfHosted: "a gesture of SwiftUI on a view inside (OW-75)"
    case .hostedAnimation: "an animation of SwiftUI's own (OW-117)"
    case .hostedGestures: "gestures that SwiftUI decides among by itself (OW-74)"
    case .dragOfContent: "a drag of SwiftUI that keeps a scroll view from scrolling (OW-115)"
    case .firstTapAfterDrag: "a list that selects nothing by the first tap after a drag (SV-10)"
    case .endlessTransition: "a transition that never ends (OW-8)"
    case .leftUndecided: "a recognizer that never decides (GR-25)"
    case .circle: "a circle of failure requirements that UIKit breaks (GR-16)"
    case .modalSheet: "a modal sheet that lets touches through (OW-21)"
    case .delegateOfSwipeBack: "a pan that does not wait for the swipe back (OW-10)"
    case .otherProcess: "a view that another process shows (OW-16)"
    case .scrollAtEdge: "a scroll view that does not wait for the swipe back (OW-9)"
    case .simultaneousInRow: "a button of a row that does nothing beside a simultaneous tap (OW-98)"
    case .clearButton: "a text that ends editing before its clear button acts (OW-107)"
    case .dragOnWebView: "a web view that keeps a drag (SV-8)"
    case .insetOfComponent: "a component of React Native beside its content (OW-78)"
    case .webSwipe: "a web view that goes back or forward (OW-108)"
    case .pageInset: "a page that is not where it is drawn (OW-82)"
    case .pageDot: "a dot that takes the touch from its page control (OW-109)"
    case .underStatusBar: "a status bar that takes touches (OW-31)"
    case .formerBarItem: "a bar item whose class is another (OW-12)"
    case .tabBarButtons: "tabs that do not lie in their bar (OW-102)"
    case .linkAtEnd: "a link at the end of a text that opens (OW-51)"
    case .itemMovement: "an item that UIKit moves (OW-40)"
    case .repeatedCall: "a link whose delegate is asked several times (OW-51)"
    case .nestedSimultaneous: "a gesture that does not act beside a simultaneous one inside (OW-75)"
    case .pointerEventsOfComponent: "a drawing that ignores its `pointerEvents` (OW-80)"
    case .formerTouchHandler: "a touch that JavaScript keeps (OW-80)"
    case .pointerEventsOfButton: "a button of Gesture Handler that follows its `pointerEvents` (OW-80)"
    case .lateAtEdge: "a swipe back that delays a touch-down (OW-5)"
    case .componentInBar: "a component that JavaScript believes elsewhere (OW-80)"
    case .severalTouchHandlers: "a press that JavaScript hears of twice (OW-80)"
    case .routeSwipe: "a route of Flutter that goes back (OW-81)"
    case .componentInCallout: "a callout that has the press of what it shows (OW-80)"
    case .edgePopOfScreens: "a swipe back that is off with another one (OW-10)"
    case .heldByFlutter: "a web view to which Flutter hands a touch late (OW-81)"
    case .scrubbedPages: "a page control that follows the finger (UC-13)"
    case .touchOnAnimation: "a touch on a view that animates, which is dropped (HT-27)"
    case .systemStroke: "a drag from the bottom edge that the system takes (OW-2)"
    case .barSwipe: "a swipe that hides bars, and keeps another from recognizing (OW-11)"
    case .bouncingZoom: "a zoom that bounces, and refreshes (SV-15)"
    case .tapAroundSwitch: "a tap around a switch that takes its touch (OW-112)"
    case .pageTurn: "a page controller that turns the page (OW-111)"
    case .disabledInFront: "a disabled control that UIKit passes over (UC-21)"
    case .disabledInRow: "a row that is selected by a tap on its disabled control (UC-21)"
    case .inDisabledControl: "a disabled control that keeps touches from what is in it (UC-21)"
    case .disabledWhileHeld: "a control that gives up when it is disabled (UC-21)"
    case .gestureShape: "a gesture of SwiftUI where its view is not hit (OW-76)"
    case .gestureBehindView: "a gesture of SwiftUI behind the view that is hit (OW-76)"
    case .viewInWebView: "a view of WebKit's inside a web view (OW-82)"
    case .contentBeyond: "content of SwiftUI that is hit beyond its superview (OW-117)"
    case .clippedContent: "content of SwiftUI that is clipped and hit all the same (OW-117)"
    case .windowContainers: "views of UIKit in a window that lets touches through (OW-55)"
    }
  }
}
