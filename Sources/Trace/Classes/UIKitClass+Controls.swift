// SPDX-License-Identifier: Apache-2.0

/// UIKit's public controls.
extension UIKitClass {
  static let controls = [
    UIKitClass("UIControl", below: view, .simulated, elements: "control"),
    UIKitClass("UIButton", below: "UIControl", .simulated, elements: "button"),
    UIKitClass("UIColorWell", below: "UIControl", elements: "colorWell"),
    UIKitClass("UIDatePicker", below: "UIControl", .simulated, elements: "datePicker"),
    UIKitClass("UIPageControl", below: "UIControl", .simulated, elements: "pageControl"),
    UIKitClass("UIPasteControl", below: "UIControl"),
    UIKitClass("UIRefreshControl", below: "UIControl", .simulated, elements: "refreshControl"),
    UIKitClass("UISegmentedControl", below: "UIControl", .simulated, elements: "segmentedControl"),
    UIKitClass("UISlider", below: "UIControl", .simulated, elements: "slider"),
    UIKitClass("UIStepper", below: "UIControl", .simulated, elements: "stepper"),
    UIKitClass("UISwitch", below: "UIControl", .simulated, elements: "switch"),
    UIKitClass("UITextField", below: "UIControl", .simulated, elements: "textField"),
    UIKitClass("UISearchTextField", below: "UITextField"),
  ]
}
