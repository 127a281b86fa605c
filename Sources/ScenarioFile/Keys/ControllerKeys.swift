// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace
import UIKitModel

/// The keys of a controller besides those of every responder.
enum ControllerKey: String, ItemKey {
  case baseClass, modalPresentationStyle, preferredTransition, isModalInPresentation
  case presentationControllerShouldDismiss, presentationControllerDidAttemptToDismiss
  case sheetPresentationController, popoverPresentationController, preferredStyle, hasCancelAction
  case obscuresBackgroundDuringPresentation, hidesNavigationBarDuringPresentation
  case definesPresentationContext
  case preferredScreenEdgesDeferringSystemGestures, childForScreenEdgesDeferringSystemGestures
  case isNavigationBarHidden, hidesBarsOnTap, hidesBarsOnSwipe, animationControllerFor, navigationItem
  case installsStandardGestureForInteractiveMovement
  case view, viewControllers, selectedIndex, presents, isChild

  typealias Item = ScenarioController

  static let rows = ItemRows<Item>(allCases)

  /// The class of the controller and its contents, in the order of the file format.
  static let head = ItemRows<ScenarioController>(
    [Self.baseClass, .isChild]
      + allCases.drop { $0 == .baseClass }.prefix { $0 != .view })
  static let contents = ItemRows<ScenarioController>([Self.selectedIndex, .view, .viewControllers, .presents])

  var itemRow: ItemRow<ScenarioController> {
    switch self {
    case .baseClass:
      ItemRow(
        \.baseClass, Form.name, "The nearest class of UIKit itself, such as `UINavigationController`.",
        whenAbsent: "the class, if it is UIKit's, else `UIViewController`")
    case .modalPresentationStyle:
      ItemRow(
        \.modalPresentationStyle, Form.presentationStyle, "How the controller is presented (OW-16).",
        whenAbsent: "`automatic`, which is a sheet since iOS 13")
    case .preferredTransition:
      ItemRow(
        \.preferredTransition, Form.word(of: DeclaredTransition.self),
        "The transition with which it is presented or pushed: `zoom` has gestures that dismiss it, which answers name "
          + "(OW-96).", whenAbsent: "the usual one")
    case .isModalInPresentation:
      ItemRow(
        \.isModalInPresentation, Form.bool, "Whether only code dismisses the controller (OW-20).",
        whenAbsent: "`false`", defaultValue: false)
    case .presentationControllerShouldDismiss:
      ItemRow(
        \.shouldDismiss, Form.bool,
        "What the delegate of its presentation answers: whether a person may dismiss the controller (OW-20).",
        whenAbsent: "`true`")
    case .presentationControllerDidAttemptToDismiss:
      ItemRow(
        \.didAttemptToDismiss, Form.steps,
        "What that delegate does when a stroke tries to dismiss the controller, which stays (OW-20).",
        whenAbsent: "nothing")
    case .sheetPresentationController:
      ItemRow(
        \.sheet, Form.sheet, "How the controller behaves as a sheet (OW-19, OW-21).",
        whenAbsent: "as a sheet with a large detent, if it is one")
    case .popoverPresentationController:
      ItemRow(
        \.popover, Form.popover, "How the controller behaves as a popover (OW-22).",
        whenAbsent: "no view gets touches beside it")
    case .preferredStyle:
      ItemRow(
        \.preferredStyle, Form.word(of: UIAlertController.Style.self),
        "Of a `UIAlertController`: an action sheet with `hasCancelAction` is cancelled by a tap beside it, an alert "
          + "ignores that (OW-23).", whenAbsent: "`alert`")
    case .hasCancelAction:
      ItemRow(
        \.hasCancelAction, Form.bool,
        "Of a `UIAlertController`: whether an action is of the style `cancel` (OW-23).",
        whenAbsent: "`false`", defaultValue: false)
    case .obscuresBackgroundDuringPresentation:
      ItemRow(
        \.obscuresBackground, Form.bool,
        "Of a `UISearchController`, which is presented while a search goes on: whether what is behind is covered, so that "
          + "a tap there ends the search (OW-53).", whenAbsent: "`false`; before iOS 15 `true`")
    case .hidesNavigationBarDuringPresentation:
      ItemRow(
        \.hidesNavigationBar, Form.bool,
        "Of a `UISearchController`: whether the navigation bar is hidden meanwhile (OW-53).",
        whenAbsent: "`true`",
        defaultValue: true)
    case .definesPresentationContext:
      ItemRow(
        \.definesPresentationContext, Form.bool,
        "Whether controllers of the styles `currentContext` and `overCurrentContext` are presented in this controller's "
          + "view (OW-25).", whenAbsent: "`false`; navigation controllers `true`")
    case .preferredScreenEdgesDeferringSystemGestures:
      ItemRow(
        \.deferringEdges, Form.edgesOfScreen,
        "The edges of the screen at which the app's gestures go before the system's, asked of the controller that fills "
          + "the screen (OW-3).", whenAbsent: "none")
    case .childForScreenEdgesDeferringSystemGestures:
      ItemRow(
        \.childForDeferringEdges, Form.id(.controller),
        "Containers: the controller that is asked for these edges instead (OW-3).",
        whenAbsent: "none, also in UIKit's own")
    case .hidesBarsOnTap:
      ItemRow(
        \.hidesBarsOnTap, Form.bool,
        "Navigation controllers: whether a tap in the content that nobody else takes hides the bars, and another shows "
          + "them (OW-11).", whenAbsent: "`false`", defaultValue: false)
    case .hidesBarsOnSwipe:
      ItemRow(
        \.hidesBarsOnSwipe, Form.bool,
        "Navigation controllers: whether a stroke up in the content hides the bars, and one down shows them (OW-11).",
        whenAbsent: "`false`", defaultValue: false)
    case .isNavigationBarHidden:
      ItemRow(
        \.isNavigationBarHidden, Form.bool,
        "Navigation controllers: whether the bar is hidden, and with it the way back by a pan (OW-8).",
        whenAbsent: "`false`", defaultValue: false)
    case .animationControllerFor:
      ItemRow(
        \.animatesTransitions, Form.bool,
        "Navigation controllers: whether the delegate implements this method, which keeps the way back by a pan from "
          + "beginning, whatever it answers (OW-113).", whenAbsent: "`false`", defaultValue: false)
    case .navigationItem:
      ItemRow(
        \.navigationItem, Form.navigationItem,
        "What the bar of a navigation controller shows for this controller (OW-8).",
        whenAbsent: "the back button", defaultValue: ScenarioNavigationItem())
    case .installsStandardGestureForInteractiveMovement:
      ItemRow(
        \.installsStandardGestureForInteractiveMovement, Form.bool,
        "Of a `UICollectionViewController`: whether a long press moves the items for which `canMoveItem` of its collection "
          + "says so (OW-40).", whenAbsent: "`true`", defaultValue: true)
    case .view: ItemRow(\.view, Form.rootView, "The root view.", whenAbsent: "a view that fills its place")
    case .viewControllers:
      ItemRow(
        \.viewControllers, Form.controllers,
        "Navigation and tab bar controllers: the controllers contained, bottom to top or left to right.",
        whenAbsent: "none", defaultValue: [])
    case .selectedIndex:
      ItemRow(
        .integer(0...1_000_000), "Tab bar controllers: which of `viewControllers` shows, from 0.",
        whenAbsent: "0",
        read: { $2.selectedIndex = $0.selectedIndex($1, count: $2.viewControllers.count) },
        write: { writer, controller in controller.selectedIndex.map { writer.integer($0) } })
    case .presents:
      ItemRow(\.presents, Form.controller, "The controller presented by this one.", whenAbsent: "none")
    case .isChild:
      ItemRow(
        \.isChild, Form.bool, "Under `viewController`: whether the controller was added with `addChild`.",
        whenAbsent: "`true`", defaultValue: true)
    }
  }
}

enum NavigationItemKey: String, ItemKey {
  case leftBarButtonItem, leftItemsSupplementBackButton, hidesBackButton

  typealias Item = ScenarioNavigationItem

  static let rows = ItemRows<Item>(allCases)

  var itemRow: ItemRow<ScenarioNavigationItem> {
    switch self {
    case .leftBarButtonItem:
      ItemRow(
        \.leftBarButtonItem, Form.bool, "Whether an item stands in the place of the back button.",
        whenAbsent: "`false`",
        defaultValue: false)
    case .leftItemsSupplementBackButton:
      ItemRow(
        \.leftItemsSupplementBackButton, Form.bool, "Whether the back button stays beside that item.",
        whenAbsent: "`false`", defaultValue: false)
    case .hidesBackButton:
      ItemRow(
        \.hidesBackButton, Form.bool, "Whether the back button is left out.", whenAbsent: "`false`",
        defaultValue: false)
    }
  }
}

enum SheetKey: String, ItemKey {
  case detents, selectedDetentIdentifier, largestUndimmedDetentIdentifier
  case prefersScrollingExpandsWhenScrolledToEdge, prefersEdgeAttachedInCompactHeight

  typealias Item = ScenarioSheet

  static let rows = ItemRows<Item>(allCases)

  var itemRow: ItemRow<ScenarioSheet> {
    switch self {
    case .detents: ItemRow(\.detents, Form.detents, "Where the sheet can rest.", whenAbsent: "`[large]`")
    case .selectedDetentIdentifier:
      ItemRow(
        \.selectedDetentIdentifier, Form.name, "Where it rests; a `frame` of its view is its place there.",
        whenAbsent: "the smallest")
    case .largestUndimmedDetentIdentifier:
      ItemRow(
        \.largestUndimmedDetentIdentifier, Form.name,
        "The largest detent at which nothing is dimmed and what is behind gets touches; one that is none of `detents` dims at all of them.",
        whenAbsent: "none")
    case .prefersScrollingExpandsWhenScrolledToEdge:
      ItemRow(
        \.prefersScrollingExpandsWhenScrolledToEdge, Form.bool,
        "Whether a stroke up in a list at its top makes the sheet larger before the list scrolls.",
        whenAbsent: "`true`", defaultValue: true)
    case .prefersEdgeAttachedInCompactHeight:
      ItemRow(
        \.prefersEdgeAttachedInCompactHeight, Form.bool,
        "Whether it rests there on an iPhone that is held sideways too, where it would cover the window (OW-16).",
        whenAbsent: "`false`", defaultValue: false)
    }
  }
}

/// A custom detent.
enum DetentKey: String, ItemKey {
  case identifier, height, fraction

  typealias Item = ScenarioDetent

  static let rows = ItemRows<Item>(allCases)

  var itemRow: ItemRow<ScenarioDetent> {
    switch self {
    case .identifier:
      ItemRow(\.identifier, Form.name, "Its name.").needed("write {identifier: peek, height: 120}")
    case .height: ItemRow(\.height, Form.number(PropertyType.lengths), "Its height, in points.")
    case .fraction:
      ItemRow(
        \.fraction, Form.number(0...1),
        "Its height as a part of the large detent, which is UIKit's `maximumDetentValue`.")
    }
  }
}

enum PopoverKey: String, ItemKey {
  case passthroughViews, sourceView, barButtonItem, adaptivePresentationStyle

  typealias Item = ScenarioPopover

  static let rows = ItemRows<Item>(allCases)

  var itemRow: ItemRow<ScenarioPopover> {
    switch self {
    case .passthroughViews:
      ItemRow(
        \.passthroughViews, Form.ids(.view), "The views that get touches while the popover shows.",
        whenAbsent: "none", defaultValue: [])
    case .sourceView: ItemRow(\.sourceView, Form.id(.view), "The view that it points to.", whenAbsent: "none")
    case .barButtonItem:
      ItemRow(
        \.barButtonItem, Form.id(.view),
        "The view of the item that it points to; the other items of that bar get touches.", whenAbsent: "none"
      )
    case .adaptivePresentationStyle:
      ItemRow(
        \.adaptivePresentationStyle, Form.word(of: ScenarioPopover.Adaptive.self),
        "What a delegate answers for compact width: with `none` it stays a popover.", whenAbsent: "a sheet")
    }
  }
}
