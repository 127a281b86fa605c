// SPDX-License-Identifier: Apache-2.0

import Trace

extension UIKitProperties {
  static let control: [UIKitProperty] = [
    UIKitProperty(
      "isEnabled", \UIControl.isEnabled, "whether the control works", rule: "UC-2", usual: true,
      record: .field, reportsChanges: true),
    UIKitProperty(
      "isSelected", \UIControl.isSelected, "whether it is selected", usual: false, reportsChanges: true),
    UIKitProperty(
      "isHighlighted", \UIControl.isHighlighted, "whether it is highlighted", usual: false,
      reportsChanges: true),
    UIKitProperty(
      expecting: "state", \UIControl.state, "what it looks like: `normal`, or what it is besides",
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
      "value", \UISlider.value, "the value", rule: "UC-13", usual: 0, record: .always, reportsChanges: true),
    UIKitProperty(
      "minimumValue", \UISlider.minimumValue, "the lowest value", usual: 0, attribute: .named("minValue"),
      order: .limit, record: .always),
    UIKitProperty(
      "maximumValue", \UISlider.maximumValue, "the highest value", usual: 1, attribute: .named("maxValue"),
      order: .limit, record: .always),
    UIKitProperty(
      "isContinuous", \UISlider.isContinuous, "whether it sends events while the finger moves",
      rule: "UC-13", usual: true, record: .always),
    UIKitProperty(
      "value", \UIStepper.value, "the value", rule: "UC-13", usual: 0, record: .always, reportsChanges: true),
    UIKitProperty(
      "minimumValue", \UIStepper.minimumValue, "the lowest value", usual: 0, order: .limit, record: .always),
    UIKitProperty(
      "maximumValue", \UIStepper.maximumValue, "the highest value", usual: 100, order: .limit,
      record: .always),
    UIKitProperty(
      "stepValue", \UIStepper.stepValue, "how far a step goes", type: .number(PropertyType.lengths), usual: 1,
      record: .always),
    UIKitProperty(
      "wraps", \UIStepper.wraps, "whether a step beyond one end goes on at the other", usual: false,
      record: .always),
    UIKitProperty(
      "autorepeat", \UIStepper.autorepeat, "whether a held one repeats its step", rule: "UC-13",
      usual: true, record: .always),
    UIKitProperty(
      "isContinuous", \UIStepper.isContinuous, "whether a held one sends an event for each step",
      rule: "UC-13", usual: true, record: .always),
    UIKitProperty(
      "isOn", \UISwitch.isOn, "whether the switch is on", rule: "UC-13", usual: false, record: .always,
      reportsChanges: true),
    UIKitProperty(
      "numberOfSegments", of: UISegmentedControl.self, "the number of segments", usual: 0,
      attribute: .named("segments"), order: .limit,
      record: .always, get: { $0.numberOfSegments },
      set: { control, count in
        control.removeAllSegments()
        for index in 0..<max(0, count) { control.insertSegment(withTitle: nil, at: index, animated: false) }
      }),
    UIKitProperty(
      "selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex,
      "the selected segment, from 0; -1 for none", rule: "UC-13", type: .integer(-1...1_000), usual: -1,
      record: .always, reportsChanges: true),
    UIKitProperty(
      "isMomentary", \UISegmentedControl.isMomentary, "whether no segment stays selected", usual: false,
      record: .always),
    UIKitProperty(
      "numberOfPages", \UIPageControl.numberOfPages, "the number of pages", usual: 0, order: .limit,
      record: .always),
    UIKitProperty(
      "currentPage", \UIPageControl.currentPage, "the page that shows, from 0", rule: "UC-13", usual: 0,
      record: .always, reportsChanges: true),
    UIKitProperty("text", \UITextField.text, "the text", usual: "", uses: [], reportsChanges: true),
  ]

  static let cell: [UIKitProperty] = [
    UIKitProperty(
      "isSelected", \UITableViewCell.isSelected, "whether it is selected", usual: false, record: .nothing,
      reportsChanges: true),
    UIKitProperty(
      "isHighlighted", \UITableViewCell.isHighlighted, "whether it is highlighted", usual: false,
      record: .nothing, reportsChanges: true),
    UIKitProperty(
      "isSelected", \UICollectionViewCell.isSelected, "whether it is selected", usual: false,
      record: .nothing, reportsChanges: true),
    UIKitProperty(
      "isHighlighted", \UICollectionViewCell.isHighlighted, "whether it is highlighted", usual: false,
      record: .nothing, reportsChanges: true),
  ]
}
