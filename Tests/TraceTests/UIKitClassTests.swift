// SPDX-License-Identifier: Apache-2.0

import Testing
import Trace

@Suite("UIKit's classes")
struct UIKitClassTests {
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
    ("UITableViewIndex", ["UIControl", "UIView", "UIResponder", "NSObject"]),
  ])
  func everyClassHasTheOneAboveIt(name: String, above: [String]) {
    #expect(UIKitClass.named(name)?.lineage.map(\.name) == [name] + above)
  }

  @Test func everyClassLeadsUpToNSObject() {
    for known in UIKitClass.all { #expect(known.isKind(of: "NSObject"), "\(known.name)") }
  }

  /// RC-6: the direct subclasses of UIResponder.
  @Test func fourClassesStandBelowUIResponder() {
    let direct = UIKitClass.all.filter { $0.superclass == "UIResponder" }.map(\.name).sorted()
    #expect(direct == ["UIApplication", "UIScene", "UIView", "UIViewController"])
  }

  @Test func ownClassesStandBelowTheirBaseClass() {
    #expect(UIKitClass.nearest(to: "Buy", base: "UIButton")?.name == "UIButton")
    #expect(UIKitClass.nearest(to: "Buy", base: "Nothing") == nil)
    #expect(!UIKitClass.isUIKit("Buy"))
  }

  /// RC-12: labels and image views are not even hit by default.
  @Test(arguments: [("UILabel", true), ("UIImageView", true), ("UIView", false), ("UIButton", false)])
  func labelsAndImagesTakeNoTouches(name: String, ignores: Bool) {
    #expect(UIKitClass.nearest(to: "Own", base: name)?.inherits(.ignoresTouches) == ignores)
  }

  @Test(arguments: [
    ("UISlider", "UISlider"), ("UIColorWell", "UIControl"),
    ("UICollectionViewListCell", "UICollectionViewCell"),
    ("UITableViewIndex", "UIControl"), ("_UIFancyLabel", "UILabel"), ("UIKBKeyplaneView", nil),
    ("Buy", nil), ("UINavigationController", nil),
  ])
  func viewsAreBuiltAsTheNearestSimulatedClass(name: String, simulated: String?) {
    #expect(UIKitClass.simulated(name, of: "UIView") == simulated)
  }

  @Test(arguments: [("WKContentView", true), ("_UIHostingView", true), ("UIButton", true), ("UItem", false)])
  func namesTellWhatIsUIKits(name: String, isUIKit: Bool) {
    #expect(UIKitClass.isUIKit(name) == isUIKit)
  }

  @Test func onlyPublicClassesArePublic() {
    #expect(UIKitClass.isPublic("UIButton"))
    #expect(!UIKitClass.isPublic("UIButtonLabel"))
    #expect(!UIKitClass.isPublic("WKContentView"))
    #expect(UIKitClass.isPrivate("WKContentView"))
    #expect(!UIKitClass.isPrivate("Buy"))
  }

  @Test func aPlainClassIsPrivate() {
    for known in UIKitClass.all where known.traits.contains(.plain) {
      #expect(known.traits.contains(.private), "\(known.name)")
    }
  }

  @Test(arguments: ["SCNView", "ARSCNView", "WKWebView", "_UIHostingView"])
  func someHandleTouchesInWaysThatAreNotSimulated(name: String) {
    #expect(UIKitClass.handlesTouchesItself(name))
  }
}
