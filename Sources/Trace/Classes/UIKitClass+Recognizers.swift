// SPDX-License-Identifier: Apache-2.0

/// Gesture recognizers, the public ones in the order of UIKit's documentation.
extension UIKitClass {
  package static let recognizers = [
    UIKitClass(
      "UITapGestureRecognizer", below: recognizer, [.simulated, .discrete], gesture: .tap,
      elements: "tapGestureRecognizer"),
    // Interface Builder really spells the long press that way.
    UIKitClass(
      "UILongPressGestureRecognizer", below: recognizer, .simulated, gesture: .longPress,
      elements: "longPressGestureRecognizer", "pongPressGestureRecognizer"),
    UIKitClass(
      "UIPanGestureRecognizer", below: recognizer, .simulated, gesture: .pan,
      elements: "panGestureRecognizer"),
    UIKitClass(
      "UIScreenEdgePanGestureRecognizer", below: "UIPanGestureRecognizer", .simulated, gesture: .edgePan,
      elements: "screenEdgePanGestureRecognizer"),
    UIKitClass(
      "UISwipeGestureRecognizer", below: recognizer, [.simulated, .discrete], gesture: .swipe,
      elements: "swipeGestureRecognizer"),
    UIKitClass(
      "UIPinchGestureRecognizer", below: recognizer, .simulated, gesture: .pinch,
      elements: "pinchGestureRecognizer"),
    UIKitClass(
      "UIRotationGestureRecognizer", below: recognizer, .simulated, gesture: .rotation,
      elements: "rotationGestureRecognizer"),
    UIKitClass(
      "UIHoverGestureRecognizer", below: recognizer, .simulated, gesture: .hover,
      elements: "hoverGestureRecognizer"),
    UIKitClass(
      recognizer, below: root, .simulated, elements: "gestureRecognizer", "customGestureRecognizer"),

    // What scroll views and text views attach to themselves (SV-2, SV-7).
    UIKitClass(
      "UIScrollViewPanGestureRecognizer", below: "UIPanGestureRecognizer", .private, gesture: .scroll),
    UIKitClass(
      "UIScrollViewPinchGestureRecognizer", below: "UIPinchGestureRecognizer", .private, gesture: .pinch),
    UIKitClass(
      "UIScrollViewDelayedTouchesBeganGestureRecognizer", below: recognizer, .private,
      gesture: .contentDelay),

    // Tables and lists attach these, and scroll views that page or zoom (OW-34, OW-38).
    UIKitClass(
      "_UISwipeActionPanGestureRecognizer", below: "UIPanGestureRecognizer", .private, gesture: .rowActions),
    UIKitClass(
      "UISwipeDismissalGestureRecognizer", below: recognizer, [.private, .discrete], gesture: .rowDismissal),
    UIKitClass(
      "_UIMultiSelectPanGestureRecognizer", below: "UIPanGestureRecognizer", .private, gesture: .rowSelection),
    UIKitClass(
      "_UIInteractiveMovementGestureRecognizer", below: "UILongPressGestureRecognizer", .private,
      gesture: .itemMovement),
    UIKitClass("_UIDragAutoScrollGestureRecognizer", below: recognizer, .private),
    UIKitClass("UIScrollViewPagingSwipeGestureRecognizer", below: "UISwipeGestureRecognizer", .private),

    // Windows and navigation controllers attach these (OW-1, OW-7).
    UIKitClass(
      "_UISystemGestureGateGestureRecognizer", below: recognizer, .private, gesture: .systemGate),
    UIKitClass(
      "_UIParallaxTransitionPanGestureRecognizer", below: "UIScreenEdgePanGestureRecognizer", .private,
      gesture: .interactivePop),
    // UIKit's own has the class of the edge pan (OW-10).
    UIKitClass(
      "_UIContentPopPanGestureRecognizer", below: "UIScreenEdgePanGestureRecognizer", .private,
      gesture: .contentPop),
    // UIKit uses a plain tap and a plain pan (OW-11).
    UIKitClass(
      "_UIBarHideTapGestureRecognizer", below: "UITapGestureRecognizer", [.private, .discrete],
      gesture: .barTap),
    UIKitClass("_UIBarHidePanGestureRecognizer", below: "UIPanGestureRecognizer", .private, gesture: .barPan),

    // Presentations attach these to their own views (OW-17, OW-20). UIKit uses plain pans and taps.
    UIKitClass("_UISheetPanGestureRecognizer", below: "UIPanGestureRecognizer", .private, gesture: .sheetPan),
    UIKitClass(
      "_UIDimmingViewTapGestureRecognizer", below: "UITapGestureRecognizer", [.private, .discrete],
      gesture: .dimmingTap),
    // MapKit uses a plain pan on a view inside a map (OW-95).
    UIKitClass("_MKMapPanGestureRecognizer", below: "UIPanGestureRecognizer", .private, gesture: .mapPan),
    // PDFKit uses a tap on a view inside a document (OW-95).
    UIKitClass(
      "_PDFDocumentTapGestureRecognizer", below: "UITapGestureRecognizer", [.private, .discrete],
      gesture: .documentTap),
    // WebKit attaches this to a view inside a web view (OW-82).
    UIKitClass(
      "WKSyntheticTapGestureRecognizer", below: "UITapGestureRecognizer", [.private, .discrete],
      gesture: .webTaps),
    // Canvases of PencilKit attach this, which works while fingers draw (OW-95).
    UIKitClass(
      "PKDrawingGestureRecognizer", below: recognizer, [.simulated, .private], gesture: .drawing),
    // React Native attaches this to its root view (OW-80).
    UIKitClass(
      reactNativeTouchHandler, below: recognizer, [.simulated, .private], gesture: .reactNativeTouches),
    UIKitClass(
      "RCTTouchHandler", below: reactNativeTouchHandler, .private, gesture: .reactNativeTouches),

    // Interactions attach these (OW-45, OW-48).
    UIKitClass(
      "_UITouchDurationObservingGestureRecognizer", below: recognizer, .private, gesture: .contextMenu),
    UIKitClass(
      "_UIDragLiftGestureRecognizer", below: "UILongPressGestureRecognizer", .private, gesture: .dragLift),
    UIKitClass("_UIRelationshipGestureRecognizer", below: recognizer, .private, gesture: .relationship),
    UIKitClass(
      "UITextTapRecognizer", below: "UITapGestureRecognizer", [.private, .discrete], gesture: .textTap),
    UIKitClass(
      "UITextMultiTapRecognizer", below: "UITapGestureRecognizer", [.private, .discrete], gesture: .textTaps),
    UIKitClass(
      "UIVariableDelayLoupeGesture", below: "UILongPressGestureRecognizer", .private, gesture: .textPress),
    UIKitClass(
      "_UITextLinkTapRecognizer", below: "UITapGestureRecognizer", [.private, .discrete], gesture: .textLink),
  ]
}
