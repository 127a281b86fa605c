// SPDX-License-Identifier: Apache-2.0

/// Names of Swift and UIKit that texts use and that are in neither scenarios nor their files.
package enum UIKitWords {
  package static func contains(_ word: some StringProtocol) -> Bool {
    all.contains(String(word)) || word.allSatisfy(\.isNumber)
  }

  private static let all: Set<String> = Set(
    """
    true false nil self super func override point inside with event toFail UIEvent UITouch UIKit Swift Bool \
    addSubview addChild addTarget addGestureRecognizer insertSubview bringSubviewToFront didSelectRowAt \
    keyboardDismissMode onDrag hitTest sendEvent sendAction makeKeyAndVisible windowLevel CGRect contains bounds \
    frame layer masksToBounds mask CALayer zPosition subviews superview convert CGAffineTransform next touches \
    inputView require isTracking isTouchInside contentInset UIBezierPath touchAreaOutset view window location \
    gestureRecognizer numberOfTapsRequired UIApplication shared perform selector becomeFirstResponder \
    touchesShouldCancel touchesShouldBegin shouldReceive shouldRecognizeSimultaneouslyWith shouldBegin \
    point alpha isHidden isUserInteractionEnabled NSLog print for in dx dy insetBy \
    beginIgnoringInteractionEvents endIgnoringInteractionEvents intrinsicContentSize keyboardLayoutGuide \
    largestUndimmedDetentIdentifier viewController viewDidLoad titleView contentView touchesMoved makeKey \
    UIContextMenuInteraction UIDragInteraction medium large interactive none allTouches allowUserInteraction force
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
