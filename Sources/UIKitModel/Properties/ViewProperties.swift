// SPDX-License-Identifier: Apache-2.0

import Trace

extension UIKitProperties {
  static let view: [UIKitProperty] = [
    UIKitProperty(
      "text", of: UIView.self, "what a person sees on the view, such as a button's title", attribute: .none,
      uses: .key,
      record: .field, get: { $0.declaration?.text }, set: { $0.declaration?.text = $1 }),
    UIKitProperty(
      "text", of: UIView.self, "what a person sees on the view, such as a button's title", uses: .code,
      record: .field, get: { $0.declaration?.text },
      set: { view, text in
        (view as? UITextField)?.text = text
        (view as? UILabel)?.text = text
        view.declaration?.text = text
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
      "transform", \UIView.transform, "the view's own transform", rule: "HT-19", usual: .identity,
      attribute: .none,
      order: .beforeFrame, record: .field),
    UIKitProperty(
      "anchorPoint", \UIView.layer.anchorPoint, "the anchor point in unit coordinates",
      usual: CGPoint(x: 0.5, y: 0.5), attribute: .none, order: .beforeFrame, record: .field),
    UIKitProperty(
      "contentOffset", \UIView.bounds.origin, "the scroll offset, which is the origin of the bounds",
      rule: "HT-22", usual: .zero, attribute: .none, uses: .key, record: .field),
    UIKitProperty(
      "isHidden", \UIView.isHidden, "whether the view is hidden", rule: "HT-3", usual: false,
      attribute: .none, record: .field),
    UIKitProperty(
      "alpha", \UIView.alpha, "how opaque the view is", rule: "HT-8", type: .number(0...1), usual: 1,
      attribute: .none,
      record: .field),
    UIKitProperty(
      "isUserInteractionEnabled", \UIView.isUserInteractionEnabled, "whether the view takes touches",
      rule: "HT-3", record: .field),
    UIKitProperty(
      "isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled,
      "whether the view takes several fingers at once", rule: "TE-7", usual: false, record: .field),
    UIKitProperty(
      "isExclusiveTouch", \UIView.isExclusiveTouch,
      "whether the view's touch keeps touches from other views of the window", rule: "TE-8", usual: false,
      record: .field),
    UIKitProperty(
      "clipsToBounds", \UIView.clipsToBounds, "whether subviews are cut off at the bounds; drawing only",
      rule: "HT-23", attribute: .none, record: .field),
    UIKitProperty(
      "isAnimating", of: UIView.self,
      "whether a block animation without `allowUserInteraction` runs on the view", rule: "HT-27",
      usual: false, attribute: .none, record: .field, get: { $0.blockingAnimations > 0 },
      set: { $0.setBlockingAnimation($1) }),
    UIKitProperty(
      "zPosition", \UIView.layer.zPosition, "the layer's place in depth; drawing only", rule: "HT-24",
      type: .number(PropertyType.anyNumber), usual: 0, attribute: .none, record: .field),
    UIKitProperty(
      "backgroundColor", \UIView.backgroundColor, "a colour for pictures", attribute: .none, record: .field),
    UIKitProperty(
      "tag", \UIView.tag, "a number of the app's own", type: .integer(-1_000_000_000...1_000_000_000),
      usual: 0, attribute: .none, record: .nothing),
    UIKitProperty(
      "cornerRadius", \UIView.layer.cornerRadius, "the layer's corner radius; drawing only", rule: "HT-23",
      type: .number(PropertyType.lengths), usual: 0, attribute: .none, record: .nothing),
    UIKitProperty(
      expecting: "isFirstResponder", \UIView.isFirstResponder, "whether the view is first responder",
      rule: "RC-15"),
  ]

  static let window: [UIKitProperty] = [
    UIKitProperty(
      "windowLevel", \UIWindow.windowLevel.rawValue, "the level; a higher window is in front", rule: "HT-31",
      type: .number(PropertyType.anyNumber), usual: 0, attribute: .none, record: .field),
    UIKitProperty(
      expecting: "isKeyWindow", \UIWindow.isKeyWindow, "whether the window is the key window", rule: "RC-17"),
  ]
}
