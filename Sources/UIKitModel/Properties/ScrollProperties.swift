// SPDX-License-Identifier: Apache-2.0

import Trace

extension UIKitProperties {
  static let scrollView: [UIKitProperty] = [
    UIKitProperty(
      "contentOffset", \UIScrollView.contentOffset, "the scroll offset, which is the origin of the bounds",
      rule: "HT-22", usual: .zero, uses: .code, record: .field, reportsChanges: true),
    UIKitProperty(
      "contentSize", \UIScrollView.contentSize, "the size of the content", rule: "SV-11", usual: .zero,
      attribute: .none,
      order: .limit),
    UIKitProperty(
      "minimumZoomScale", \UIScrollView.minimumZoomScale, "how small the content may be zoomed",
      rule: "SV-15",
      type: .number(0.001...1_000_000), usual: 1, order: .limit),
    UIKitProperty(
      "maximumZoomScale", \UIScrollView.maximumZoomScale,
      "how large the content may be zoomed; more than the minimum enables zooming", rule: "SV-15",
      type: .number(0.001...1_000_000), usual: 1, order: .limit),
    UIKitProperty(
      "zoomScale", \UIScrollView.zoomScale, "the scale of the view that `viewForZooming` names",
      rule: "SV-15",
      type: .number(0.001...1_000_000), usual: 1, attribute: .none, reportsChanges: true),
    UIKitProperty(
      "isScrollEnabled", \UIScrollView.isScrollEnabled, "whether it scrolls", rule: "SV-7", usual: true),
    UIKitProperty(
      "delaysContentTouches", \UIScrollView.delaysContentTouches,
      "whether the content gets its touches a little later", rule: "SV-1", usual: true),
    UIKitProperty(
      "canCancelContentTouches", \UIScrollView.canCancelContentTouches,
      "whether scrolling may take touches away from the content", rule: "SV-5", usual: true),
    UIKitProperty(
      expecting: "isTracking", \UIScrollView.isTracking, "whether a finger may still scroll it, or does"),
    UIKitProperty(
      expecting: "isZooming", \UIScrollView.isZooming, "whether fingers zoom the content", rule: "SV-15"),
    UIKitProperty(expecting: "isDragging", \UIScrollView.isDragging, "whether a finger scrolls the content"),
    UIKitProperty(
      expecting: "isDecelerating", \UIScrollView.isDecelerating,
      "whether the content moves on after a quick lift", rule: "SV-11"),
    UIKitProperty(
      "contentInset", \UIScrollView.contentInset, "the room around the content", usual: .zero, uses: []),
    UIKitProperty("bounces", \UIScrollView.bounces, "whether it bounces", usual: true, uses: []),
    UIKitProperty(
      "alwaysBounceVertical", \UIScrollView.alwaysBounceVertical, "whether it always bounces up and down",
      usual: false, uses: []),
    UIKitProperty(
      "alwaysBounceVertical", \UITableView.alwaysBounceVertical, "whether it always bounces up and down",
      usual: true, uses: []),
    UIKitProperty(
      "alwaysBounceVertical", \UITextView.alwaysBounceVertical, "whether it always bounces up and down",
      usual: true, uses: []),
    UIKitProperty(
      "alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal, "whether it always bounces sideways",
      usual: false, uses: []),
    UIKitProperty(
      "allowsSelection", \UITableView.allowsSelection, "whether rows can be selected", rule: "SV-10",
      usual: true),
    UIKitProperty(
      "allowsMultipleSelection", \UITableView.allowsMultipleSelection, "whether several rows can be selected",
      usual: false, uses: []),
    UIKitProperty(
      "allowsSelection", \UICollectionView.allowsSelection, "whether items can be selected", rule: "SV-10",
      usual: true),
    UIKitProperty(
      "allowsMultipleSelection", \UICollectionView.allowsMultipleSelection,
      "whether several items can be selected", usual: false, uses: []),
    UIKitProperty(
      "isEditable", \UITextView.isEditable, "whether the text can be edited", rule: "RC-15", usual: true),
    UIKitProperty(
      "isSelectable", \UITextView.isSelectable, "whether the text can be selected", usual: true, uses: []),
  ]
}
