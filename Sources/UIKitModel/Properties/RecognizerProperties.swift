// SPDX-License-Identifier: Apache-2.0

extension UIKitProperties {
  static let recognizer: [UIKitProperty] = [
    UIKitProperty(
      "isEnabled", \UIGestureRecognizer.isEnabled, "whether it gets touches", rule: "GR-4", usual: true,
      record: .field),
    UIKitProperty(
      "cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView,
      "whether recognizing takes the touches away from the view", rule: "GR-23", usual: true, record: .field),
    UIKitProperty(
      "delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan,
      "whether the view gets new touches only after it failed", rule: "GR-24", usual: false, record: .field),
    UIKitProperty(
      "delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded,
      "whether the view gets the ends of touches only after it failed", rule: "GR-25", usual: true,
      record: .field),
    UIKitProperty("name", \UIGestureRecognizer.name, "a name of the app's own", record: .nothing),
    UIKitProperty(
      "state", \UIGestureRecognizer.state, "the state", uses: .code, record: .nothing, reportsChanges: true),
    UIKitProperty(
      expecting: "numberOfTouches", \UIGestureRecognizer.numberOfTouches, "how many fingers it follows"),
    UIKitProperty(
      "numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired, "how many taps", rule: "GR-15",
      type: .integer(1...1_000), usual: 1, record: .always),
    UIKitProperty(
      "numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired, "how many fingers",
      rule: "GR-31", type: fingers, usual: 1, record: .always),
    UIKitProperty(
      "numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired, "how many fingers",
      rule: "GR-34", type: fingers, usual: 1, record: .always),
    UIKitProperty(
      "direction", \UISwipeGestureRecognizer.direction, "the direction, or several", rule: "GR-34",
      usual: .right, record: .always),
    UIKitProperty(
      "numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired, "how many taps before it",
      rule: "GR-32", usual: 0, record: .always),
    UIKitProperty(
      "numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired, "how many fingers",
      rule: "GR-32", type: fingers, usual: 1, record: .always),
    UIKitProperty(
      "minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration,
      "how long the fingers are down, in seconds", rule: "GR-32", type: .number(PropertyType.lengths),
      usual: 0.5, record: .always),
    UIKitProperty(
      "allowableMovement", \UILongPressGestureRecognizer.allowableMovement,
      "how far the fingers may move before it begins, in points", rule: "GR-32",
      type: .number(PropertyType.lengths), usual: 10, record: .always),
    UIKitProperty(
      "minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches, "the fewest fingers",
      rule: "GR-33", type: fingers, usual: 1, record: .always),
    UIKitProperty(
      "maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches, "the most fingers",
      rule: "GR-33", type: fingers, usual: .max, record: .always),
    UIKitProperty(
      "edges", \UIScreenEdgePanGestureRecognizer.edges, "the edge of the screen, or several", usual: [],
      record: .always),
  ]

  private static let fingers = PropertyType.integer(1...1_000)
}
