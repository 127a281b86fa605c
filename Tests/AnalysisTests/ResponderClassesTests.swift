// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing

@Suite struct ResponderClassesTests {
  @Test(arguments: [
    ("UISwitch", ["UIControl", "UIView", "UIResponder", "NSObject"]),
    ("UITextView", ["UIScrollView", "UIView", "UIResponder", "NSObject"]),
    ("UIWindow", ["UIView", "UIResponder", "NSObject"]),
    ("UIWindowScene", ["UIScene", "UIResponder", "NSObject"]),
    ("UITableViewCell", ["UIView", "UIResponder", "NSObject"]),
    (
      "UICollectionViewListCell",
      ["UICollectionViewCell", "UICollectionReusableView", "UIView", "UIResponder", "NSObject"]
    ),
    ("UIImagePickerController", ["UINavigationController", "UIViewController", "UIResponder", "NSObject"]),
    ("UIScreenEdgePanGestureRecognizer", ["UIPanGestureRecognizer", "UIGestureRecognizer", "NSObject"]),
  ])
  func everyClassHasTheOneAboveIt(name: String, above: [String]) {
    #expect(
      ResponderClasses.lineage(of: name, base: nil, kind: "UIView") == Array(([name] + above).reversed()))
  }

  /// RC-6: the direct subclasses of UIResponder.
  @Test func fourClassesStandBelowUIResponder() {
    let direct = ["UIApplication", "UIScene", "UIView", "UIViewController", "UIControl", "UIWindow"].filter {
      ResponderClasses.superclass(of: $0) == ResponderClasses.responder
    }
    #expect(direct == ["UIApplication", "UIScene", "UIView", "UIViewController"])
  }

  @Test func ownClassesStandBelowTheirBaseClass() {
    let button = ResponderClasses.lineage(of: "Buy", base: "UIButton", kind: "UIView")
    #expect(button == ["NSObject", "UIResponder", "UIView", "UIControl", "UIButton", "Buy"])
    let unknown = ResponderClasses.lineage(of: "Buy", base: "Nothing", kind: "UIViewController")
    #expect(unknown == ["NSObject", "UIResponder", "UIViewController", "Buy"])
    #expect(!ResponderClasses.isKnown("Buy"))
  }

  /// RC-12: labels and image views are not even hit by default.
  @Test(arguments: [("UILabel", false), ("UIImageView", false), ("UIView", true), ("UIButton", true)])
  func labelsAndImagesTakeNoTouches(name: String, takes: Bool) {
    let own = ResponderClasses.lineage(of: "Own", base: name, kind: "UIView")
    #expect(ResponderClasses.startsInteractive(own) == takes)
  }
}
