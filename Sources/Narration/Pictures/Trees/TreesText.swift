// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The words of the trees: the hierarchy, the classes, the hit path.
package enum TreesText: Sayable, Hashable, Sendable {
  // The hierarchy.
  case hierarchySummary(views: Int, windows: Int, controllers: Int, controls: Int, recognizers: Int)
  case subviewOrder(isDownward: Bool)
  case frames
  case hiddenDashes
  case nothingOnScreen

  // Counted views and classes.
  case alikeMore(count: Int, className: String)
  case nested
  case moreViews(count: Int)
  case andMore(count: Int)

  // View controllers.
  case rootOf(window: String)
  case childOf(controller: String)
  case presentedBy(controller: String)
  case presents
  case notLoaded(names: String)

  // What a view is beside the usual.
  case hidden
  case interaction(isOn: Bool)
  case clips(Bool)
  case exclusiveTouch
  case multipleTouch
  case transformed
  case property(String, value: String)
  case animating
  case disabled
  case unknown(names: String)
  case unknownOnScreen(names: String)
  case keyWindow
  case firstResponder
  case moreRecognizers(count: Int)
  case ownRecognizers(count: Int)
  /// A recognizer of UIKit by its gesture; the name is its class without `UI` and `GestureRecognizer`.
  case gesture(UIKitClass.Gesture, className: String)

  // The classes.
  case moreClasses(count: Int)

  // The hit path.
  case askedNow
  case notAskedYet
  case notYet(count: Int)
  case asksOn(view: String, pending: String)
  case answerPending
  case afterStep(Int, count: Int)
  case inPass(Int, what: String)
  case notAskedInPass
  case asNumber(Int, what: String)
  case unaskedBecause(reason: String)
  case returnedUnasked(by: String)
  case askedAlike(count: Int)

  /// What a class adds to the delivery of events.
  package enum ClassRole: String, Hashable, Sendable, CaseIterable {
    case responder = "UIResponder"
    case application = "UIApplication"
    case scene = "UIScene"
    case view = "UIView"
    case window = "UIWindow"
    case control = "UIControl"
    case scrollView = "UIScrollView"
    case viewController = "UIViewController"
    case recognizer = "UIGestureRecognizer"
    case textField = "UITextField"
    case tableView = "UITableView"
    case collectionView = "UICollectionView"
    case label = "UILabel"
    case imageView = "UIImageView"
    case delegate
    case plainDelegate
  }
}
