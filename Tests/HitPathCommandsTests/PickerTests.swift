// SPDX-License-Identifier: Apache-2.0

import Testing

/// What HitPath says of touches on the wheels of pickers, which are tables of the picker's own (OW-92).
@MainActor
struct PickerTests {
  /// A picker with a wheel, as the debugger prints it; UIKit's own classes are printed without the class above.
  private static func dump(_ picker: String, _ base: String = "") -> String {
    """
    <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x3>>
       | <\(picker): 0x6; \(base)frame = (0 500; 390 216); layer = <CALayer: 0x7>>
       |    | <UIPickerColumnView: 0x8; frame = (10 0; 370 216); layer = <CALayer: 0x9>>
       |    |    | <UIPickerTableView: 0xc; frame = (0 0; 370 216); clipsToBounds = YES; gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xe>; contentOffset: {0, -90}; contentSize: {370, 36}; adjustedContentInset: {90, 0, 90, 0}>
       |    |    |    | <UIPickerTableViewWrapperCell: 0xf; frame = (0 0; 370 36); layer = <CALayer: 0x10>>
    """
  }

  @Test(
    "what a picker does with a tap on a wheel is not known (OW-92)",
    arguments: [
      ("UIPickerView", "UIPickerView"), ("_UIDatePickerView", "_UIDatePickerView"),
      ("UIDatePicker", "UIDatePicker"),
    ])
  func isUndecided(_ picker: String, _ named: String) throws {
    for (place, hit) in [("200,600", "UIPickerTableViewWrapperCell"), ("200,520", "UIPickerTableView")] {
      let found = try explain(Self.dump(picker), "--tap", place)
      #expect(
        found.hasPrefix(
          "`\(hit)` gets the tap, and nothing is known to handle it, because what `\(named)` would do is not simulated.\n"
        ))
    }
  }

  @Test("a list beside a picker selects as ever (SV-10)")
  func listsSelect() throws {
    let found = try explain(
      Self.dump("MyPanel", "baseClass = UIView; ").replacing("UIPickerTable", with: "UITable"), "--tap",
      "200,600")
    #expect(!found.contains("is not simulated.\n"))
  }

  @Test("an app's tap on a picker or around it may lose to the picker's own (OW-92)")
  func tapIsLikelyLost() throws {
    let found = try explain(
      """
      window:
        subviews:
          - id: Page
            gestureRecognizers: [{id: hide, class: UITapGestureRecognizer, actions: [{target: Page, action: hide}]}]
            performs: [hide]
            subviews: [{id: Wheel, class: UIPickerView, frame: [0, 0, 390, 216]}]
      touches:
        - tap: [100, 100]
      """)
    #expect(
      found.hasPrefix(
        "`hide` on `Page` takes the tap from `Wheel`, because it recognizes the tap and its `cancelsTouchesInView` is `true`, unless the tap by which `Wheel` turns a wheel takes it, which UIKit likely has there and the source does not show.\n"
      ))
  }
}
