// SPDX-License-Identifier: Apache-2.0

import Trace

extension UIKitProperties {
  static let view: [UIKitProperty] = [
    UIKitProperty(
      "text", of: UIView.self, "what a person sees on the view, such as a button's title", attribute: .none,
      uses: .key,
      record: .field, get: { $0.declaration?.text },
      set: { view, text in
        view.declaration?.text = text
        view.shownText = text
      }),
    UIKitProperty(
      "text", of: UIView.self, "what a person sees on the view, such as a button's title", uses: .code,
      record: .field, get: { $0.declaration?.text },
      set: { view, text in
        (view as? UITextField)?.text = text
        view.declaration?.text = text
        view.shownText = text
      }),
    UIKitProperty(
      "frame", \UIView.frame, "the frame in the superview's bounds coordinates", rule: "HT-19", uses: .code,
      record: .field),
    UIKitProperty(
      "bounds", \UIView.bounds, "the bounds in the view's own coordinates", rule: "HT-13", uses: .code,
      record: .field),
    UIKitProperty(
      "center", \UIView.center, "the position of the anchor point in the superview's bounds coordinates",
      uses: .code, record: .field),
    UIKitProperty(
      "transform", \UIView.transform, "the view's own transform", rule: "HT-19", defaultValue: .identity,
      attribute: .none,
      order: .beforeFrame, record: .field),
    UIKitProperty(
      "anchorPoint", \UIView.layer.anchorPoint, "the anchor point in unit coordinates",
      defaultValue: CGPoint(x: 0.5, y: 0.5), attribute: .none, order: .beforeFrame, record: .field),
    UIKitProperty(
      "contentOffset", \UIView.bounds.origin, "the scroll offset, which is the origin of the bounds",
      rule: "HT-22", defaultValue: .zero, attribute: .none, uses: .key, record: .field),
    UIKitProperty(
      "isHidden", \UIView.isHidden, "whether the view is hidden", rule: "HT-3", defaultValue: false,
      attribute: .none, record: .field),
    UIKitProperty(
      "alpha", \UIView.alpha, "how opaque the view is", rule: "HT-8", type: .number(0...1), defaultValue: 1,
      attribute: .none,
      record: .field),
    UIKitProperty(
      "isUserInteractionEnabled", \UIView.isUserInteractionEnabled, "whether the view takes touches",
      rule: "HT-3", record: .field),
    UIKitProperty(
      "isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled,
      "whether the view takes several fingers at once", rule: "TE-7", defaultValue: false, record: .field),
    UIKitProperty(
      "isExclusiveTouch", \UIView.isExclusiveTouch,
      "whether the view's touch keeps touches from other views of the window", rule: "TE-8",
      defaultValue: false,
      record: .field),
    UIKitProperty(
      "clipsToBounds", \UIView.clipsToBounds, "whether subviews are cut off at the bounds; drawing only",
      rule: "HT-23", attribute: .none, record: .field),
    UIKitProperty(
      "hitTestInsets", \UIView.hitTestInsets,
      "how far within the bounds touches count; negative numbers make the area larger, as UIKit does for an item in a bar",
      rule: "OW-13", defaultValue: .zero, attribute: .none),
    UIKitProperty(
      "isAnimating", of: UIView.self,
      "whether a block animation without `allowUserInteraction` runs on the view", rule: "HT-27",
      defaultValue: false, attribute: .none, record: .field, get: { $0.blockingAnimations > 0 },
      set: { $0.setBlockingAnimation($1) }),
    UIKitProperty(
      "zPosition", \UIView.layer.zPosition, "the layer's place in depth; drawing only", rule: "HT-24",
      type: .number(PropertyType.anyNumber), defaultValue: 0, attribute: .none, record: .field),
    UIKitProperty(
      "backgroundColor", \UIView.backgroundColor, "a colour for pictures", attribute: .none, record: .field),
    UIKitProperty(
      "tag", \UIView.tag, "a number that the app assigns", type: .integer(-1_000_000_000...1_000_000_000),
      defaultValue: 0, attribute: .none, record: .nothing),
    UIKitProperty(
      "cornerRadius", \UIView.layer.cornerRadius, "the layer's corner radius; drawing only", rule: "HT-23",
      type: .number(PropertyType.lengths), defaultValue: 0, attribute: .none),
    UIKitProperty(
      expecting: "isFirstResponder", \UIView.isFirstResponder, "whether the view is first responder",
      rule: "RC-15"),
  ]

  static let window: [UIKitProperty] = [
    UIKitProperty(
      "windowLevel", \UIWindow.windowLevel.rawValue, "the level; a higher window is in front", rule: "HT-31",
      type: .number(PropertyType.anyNumber), defaultValue: 0, attribute: .none, record: .field),
    UIKitProperty(
      "canBecomeKey", of: UIWindow.self, "whether the window can become key", rule: "OW-59",
      defaultValue: true,
      attribute: .none, get: { $0.canBecomeKey }, set: { $0.declaredCanBecomeKey = $1 }),
    UIKitProperty(
      expecting: "isKeyWindow", \UIWindow.isKeyWindow, "whether the window is the key window", rule: "RC-17"),
  ]
}

extension UIKitProperties {
  static let control: [UIKitProperty] = [
    UIKitProperty(
      "isEnabled", \UIControl.isEnabled, "whether the control works", rule: "UC-2", defaultValue: true,
      record: .field, reportsChanges: true),
    UIKitProperty(
      "isSelected", \UIControl.isSelected, "whether it is selected", defaultValue: false, reportsChanges: true
    ),
    UIKitProperty(
      "showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction,
      "whether a finger that comes down opens its menu", rule: "OW-47", defaultValue: false),
    UIKitProperty(
      "menu", \UIControl.menuTitles, "the titles of its menu, which a finger that stays opens", rule: "OW-47",
      defaultValue: MenuTitles([]), attribute: .none),
    UIKitProperty(
      "changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction,
      "whether a tap changes `isSelected`, before the actions", rule: "OW-47", defaultValue: false),
    UIKitProperty(
      "isHighlighted", \UIControl.isHighlighted, "whether it is highlighted", defaultValue: false,
      reportsChanges: true),
    UIKitProperty(
      expecting: "state", \UIControl.state,
      "the flags that are set, such as `highlighted`; `normal` for none",
      rule: "UC-10"),
    UIKitProperty(
      expecting: "allTargets", of: UIControl.self, "the targets of its actions, `nil` for those without one",
      rule: "UC-20", get: { TargetNames(of: $0) }),
    UIKitProperty(
      expecting: "allControlEvents", \UIControl.allControlEvents, "the events of its actions", rule: "UC-20"),
    UIKitProperty(
      expecting: "isTracking", \UIControl.isTracking, "whether it follows a finger", rule: "UC-3",
      reportsChanges: true),
    UIKitProperty(
      expecting: "isTouchInside", \UIControl.isTouchInside, "whether the finger that it follows is inside",
      rule: "UC-8", reportsChanges: true),
    UIKitProperty(
      "value", \UISlider.value, "the value", rule: "UC-13", defaultValue: 0, record: .always,
      reportsChanges: true),
    UIKitProperty(
      "minimumValue", \UISlider.minimumValue, "the lowest value", defaultValue: 0,
      attribute: .named("minValue"),
      order: .limit, record: .always),
    UIKitProperty(
      "maximumValue", \UISlider.maximumValue, "the highest value", defaultValue: 1,
      attribute: .named("maxValue"),
      order: .limit, record: .always),
    UIKitProperty(
      "isContinuous", \UISlider.isContinuous, "whether it sends events while the finger moves",
      rule: "UC-13", defaultValue: true, record: .always),
    UIKitProperty(
      "value", \UIStepper.value, "the value", rule: "UC-13", defaultValue: 0, record: .always,
      reportsChanges: true),
    UIKitProperty(
      "minimumValue", \UIStepper.minimumValue, "the lowest value", defaultValue: 0, order: .limit,
      record: .always),
    UIKitProperty(
      "maximumValue", \UIStepper.maximumValue, "the highest value", defaultValue: 100, order: .limit,
      record: .always),
    UIKitProperty(
      "stepValue", \UIStepper.stepValue, "the size of a step", type: .number(PropertyType.lengths),
      defaultValue: 1,
      record: .always),
    UIKitProperty(
      "wraps", \UIStepper.wraps, "whether a step beyond one limit continues at the other",
      defaultValue: false,
      record: .always),
    UIKitProperty(
      "autorepeat", \UIStepper.autorepeat, "whether holding it repeats the step", rule: "UC-13",
      defaultValue: true, record: .always),
    UIKitProperty(
      "isContinuous", \UIStepper.isContinuous, "whether it sends an event for each repeated step",
      rule: "UC-13", defaultValue: true, record: .always),
    UIKitProperty(
      "isOn", \UISwitch.isOn, "whether the switch is on", rule: "UC-13", defaultValue: false, record: .always,
      reportsChanges: true),
    UIKitProperty(
      "numberOfSegments", of: UISegmentedControl.self, "the number of segments", defaultValue: 0,
      attribute: .named("segments"), order: .limit,
      record: .always, get: { $0.numberOfSegments },
      set: { control, count in
        control.removeAllSegments()
        for index in 0..<max(0, count) { control.insertSegment(withTitle: nil, at: index, animated: false) }
      }),
    UIKitProperty(
      "selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex,
      "the selected segment, from 0; -1 for none", rule: "UC-13", type: .integer(-1...1_000),
      defaultValue: -1,
      record: .always, reportsChanges: true),
    UIKitProperty(
      "isMomentary", \UISegmentedControl.isMomentary, "whether no segment stays selected",
      defaultValue: false,
      record: .always),
    UIKitProperty(
      "numberOfPages", \UIPageControl.numberOfPages, "the number of pages", defaultValue: 0, order: .limit,
      record: .always),
    UIKitProperty(
      "currentPage", \UIPageControl.currentPage, "the page that shows, from 0", rule: "UC-13",
      defaultValue: 0,
      record: .always, reportsChanges: true),
    UIKitProperty(
      "allowsBackForwardNavigationGestures", \WKWebView.allowsBackForwardNavigationGestures,
      "whether a drag from an edge goes back or forward in the web view", rule: "OW-108", defaultValue: false),
    UIKitProperty("text", \UITextField.text, "the text", defaultValue: "", uses: [], reportsChanges: true),
  ]

  static let cell: [UIKitProperty] = [
    UIKitProperty(
      "accessoryType", \UITableViewCell.accessoryType, "what stands at the trailing edge of a row",
      rule: "OW-41", defaultValue: UITableViewCell.AccessoryType.none),
    UIKitProperty(
      "editingAccessoryType", \UITableViewCell.editingAccessoryType,
      "what stands there while the table is edited", rule: "OW-41",
      defaultValue: UITableViewCell.AccessoryType.none),
    UIKitProperty(
      "editingStyle", \UITableViewCell.editingStyle,
      "what the control at the leading edge does while the table is edited", rule: "OW-40",
      defaultValue: UITableViewCell.EditingStyle.delete, attribute: .none),
    UIKitProperty(
      "showsReorderControl", \UITableViewCell.showsReorderControl,
      "whether a control at the trailing edge moves the row while the table is edited", rule: "OW-40",
      defaultValue: false),
    UIKitProperty(
      expecting: "showingDeleteConfirmation", \UITableViewCell.showingDeleteConfirmation,
      "whether the row is swiped open", rule: "OW-38"),
    UIKitProperty(
      "isSelected", \UITableViewCell.isSelected, "whether it is selected", defaultValue: false,
      record: .nothing,
      reportsChanges: true),
    UIKitProperty(
      "isHighlighted", \UITableViewCell.isHighlighted, "whether it is highlighted", defaultValue: false,
      record: .nothing, reportsChanges: true),
    UIKitProperty(
      "contextMenu", \UITableViewCell.contextMenu, "whether the list has a menu for it", rule: "OW-46",
      defaultValue: false, attribute: .none),
    UIKitProperty(
      "contextMenu", \UICollectionViewCell.contextMenu, "whether the list has a menu for it", rule: "OW-46",
      defaultValue: false, attribute: .none),
    UIKitProperty(
      "isSelected", \UICollectionViewCell.isSelected, "whether it is selected", defaultValue: false,
      record: .nothing, reportsChanges: true),
    UIKitProperty(
      "isHighlighted", \UICollectionViewCell.isHighlighted, "whether it is highlighted", defaultValue: false,
      record: .nothing, reportsChanges: true),
  ]
}

extension UIKitProperties {
  static let scrollView: [UIKitProperty] = [
    UIKitProperty(
      "contentOffset", \UIScrollView.contentOffset, "the scroll offset, which is the origin of the bounds",
      rule: "HT-22", defaultValue: .zero, uses: .code, record: .field, reportsChanges: true),
    UIKitProperty(
      "contentSize", \UIScrollView.contentSize,
      "the size of the content; without the key it is not known and assumed to have no end, and that of a `PKCanvasView` is zero",
      rule: "SV-11",
      defaultValue: .zero,
      attribute: .none,
      order: .limit),
    UIKitProperty(
      "minimumZoomScale", \UIScrollView.minimumZoomScale, "how small the content may be zoomed",
      rule: "SV-15",
      type: .number(0.001...1_000_000), defaultValue: 1, order: .limit),
    UIKitProperty(
      "maximumZoomScale", \UIScrollView.maximumZoomScale,
      "how large the content may be zoomed; more than the minimum enables zooming", rule: "SV-15",
      type: .number(0.001...1_000_000), defaultValue: 1, order: .limit),
    UIKitProperty(
      "zoomScale", \UIScrollView.zoomScale, "the scale of the view that `viewForZooming` names",
      rule: "SV-15",
      type: .number(0.001...1_000_000), defaultValue: 1, attribute: .none, reportsChanges: true),
    UIKitProperty(
      "isScrollEnabled", \UIScrollView.isScrollEnabled, "whether it scrolls", rule: "SV-7", defaultValue: true
    ),
    UIKitProperty(
      "isScrollEnabled", \MKMapView.isScrollEnabled, "whether it scrolls", rule: "OW-95",
      defaultValue: true),
    UIKitProperty(
      "delaysContentTouches", \UIScrollView.delaysContentTouches,
      "whether the content gets its touches a little later", rule: "SV-1", defaultValue: true),
    UIKitProperty(
      "canCancelContentTouches", \UIScrollView.canCancelContentTouches,
      "whether scrolling may cancel touches of the content", rule: "SV-5", defaultValue: true),
    UIKitProperty(
      expecting: "isTracking", \UIScrollView.isTracking, "whether a finger scrolls it or may still do so"),
    UIKitProperty(
      expecting: "isZooming", \UIScrollView.isZooming, "whether fingers are zooming the content",
      rule: "SV-15"),
    UIKitProperty(
      expecting: "isDragging", \UIScrollView.isDragging, "whether a finger is scrolling the content"),
    UIKitProperty(
      expecting: "isDecelerating", \UIScrollView.isDecelerating,
      "whether the content still moves after a quick lift", rule: "SV-11"),
    UIKitProperty(
      "contentInset", \UIScrollView.contentInset,
      "how far the content may be scrolled beyond its edges, as UIKit adjusts it for bars", rule: "OW-27",
      defaultValue: .zero, attribute: .none, order: .limit),
    UIKitProperty("bounces", \UIScrollView.bounces, "whether it bounces", rule: "OW-27", defaultValue: true),
    UIKitProperty(
      "alwaysBounceVertical", \UIScrollView.alwaysBounceVertical, "whether it always bounces up and down",
      rule: "OW-27", defaultValue: false),
    UIKitProperty(
      "alwaysBounceVertical", \UITableView.alwaysBounceVertical, "whether it always bounces up and down",
      rule: "OW-27", defaultValue: true),
    UIKitProperty(
      "alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal, "whether it always bounces sideways",
      rule: "OW-27", defaultValue: false),
    UIKitProperty(
      "isPagingEnabled", \UIScrollView.isPagingEnabled,
      "whether the content comes to rest on multiples of the view's size", rule: "OW-28", defaultValue: false),
    UIKitProperty(
      "isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled,
      "whether a drag that begins along one axis stays on it", rule: "OW-29", defaultValue: false),
    UIKitProperty(
      "keyboardDismissMode", \UIScrollView.keyboardDismissMode, "what dragging does to the keyboard",
      rule: "OW-30", defaultValue: UIScrollView.KeyboardDismissMode.none),
    UIKitProperty(
      "scrollsToTop", \UIScrollView.scrollsToTop, "whether a tap on the status bar scrolls it to its top",
      rule: "OW-31", defaultValue: true),
    UIKitProperty(
      "transfersVerticalScrollingToParent", \UIScrollView.transfersVerticalScrollingToParent,
      "whether a drag up or down at the end of the content is left to the scroll view around", rule: "OW-33",
      defaultValue: true, attribute: .none),
    UIKitProperty(
      "transfersHorizontalScrollingToParent", \UIScrollView.transfersHorizontalScrollingToParent,
      "whether a drag sideways at the end of the content is left to the scroll view around", rule: "OW-33",
      defaultValue: true, attribute: .none),
    UIKitProperty(
      expecting: "isRefreshing", \UIRefreshControl.isRefreshing, "whether a refresh is under way",
      rule: "OW-32", reportsChanges: true),
    UIKitProperty(
      "allowsSelection", \UITableView.allowsSelection, "whether rows can be selected", rule: "SV-10",
      defaultValue: true),
    UIKitProperty(
      "allowsMultipleSelection", \UITableView.allowsMultipleSelection, "whether several rows can be selected",
      defaultValue: false),
    UIKitProperty(
      "allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing,
      "whether a row can be selected while the list is edited", rule: "OW-37", defaultValue: false),
    UIKitProperty(
      "allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing,
      "whether several rows can be selected while the list is edited", rule: "OW-37", defaultValue: false),
    UIKitProperty(
      "isEditing", \UITableView.isEditing, "whether the list is edited", rule: "OW-37", defaultValue: false,
      attribute: .none, reportsChanges: true),
    UIKitProperty(
      "dragInteractionEnabled", \UITableView.dragInteractionEnabled,
      "whether rows can be dragged; before iOS 15 off on an iPhone",
      rule: "OW-48", defaultValue: true, attribute: .none),
    UIKitProperty(
      "allowsSelection", \UICollectionView.allowsSelection, "whether items can be selected", rule: "SV-10",
      defaultValue: true),
    UIKitProperty(
      "allowsMultipleSelection", \UICollectionView.allowsMultipleSelection,
      "whether several items can be selected", defaultValue: false),
    UIKitProperty(
      "allowsSelectionDuringEditing", \UICollectionView.allowsSelectionDuringEditing,
      "whether an item can be selected while the list is edited", rule: "OW-37", defaultValue: false),
    UIKitProperty(
      "allowsMultipleSelectionDuringEditing", \UICollectionView.allowsMultipleSelectionDuringEditing,
      "whether several items can be selected while the list is edited", rule: "OW-37", defaultValue: false),
    UIKitProperty(
      "isEditing", \UICollectionView.isEditing, "whether the list is edited", rule: "OW-37",
      defaultValue: false,
      attribute: .none, reportsChanges: true),
    UIKitProperty(
      "dragInteractionEnabled", \UICollectionView.dragInteractionEnabled,
      "whether items can be dragged; before iOS 15 off on an iPhone",
      rule: "OW-48", defaultValue: true, attribute: .none),
    UIKitProperty(
      "isEditable", \UITextView.isEditable, "whether the text can be edited", rule: "RC-15",
      defaultValue: true),
    UIKitProperty(
      "isSelectable", \UITextView.isSelectable, "whether the text can be selected", rule: "OW-51",
      defaultValue: true
    ),
  ]
}
