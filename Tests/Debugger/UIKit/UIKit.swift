// SPDX-License-Identifier: Apache-2.0

// Names are those of UIKit and of the runtime.
// swift-format-ignore-file

// As much of UIKit and of Objective-C's runtime as HitPathCapture.swift uses, for a machine without them. It is compiled
// into one program with that file. Properties that are read by name come from a dictionary; Card overrides hitTest.

import Foundation

typealias Method = Int
typealias Ivar = OpaquePointer

struct Selector: Hashable { var name: String }
func NSSelectorFromString(_ name: String) -> Selector { Selector(name: name) }
func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

@MainActor private let classes: [String: AnyClass] = [
  "UIView": UIView.self, "UIWindow": UIWindow.self, "UIControl": UIControl.self,
  "UIScrollView": UIScrollView.self, "UIGestureRecognizer": UIGestureRecognizer.self,
  "UILabel": UILabel.self, "UIImageView": UIImageView.self,
]
@MainActor func NSClassFromString(_ name: String) -> AnyClass? { classes[name] }
func NSStringFromClass(_ type: AnyClass) -> String { String(describing: type) }
func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }
func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { type.flatMap { _getSuperclass($0) } }
func class_getImageName(_ type: AnyClass?) -> UnsafePointer<CChar>? { nil }
func class_getInstanceVariable(_ type: AnyClass?, _ name: String) -> Ivar? { nil }
func object_getIvar(_ object: Any?, _ variable: Ivar) -> Any? { nil }
func ivar_getOffset(_ variable: Ivar) -> Int { 0 }
func class_getInstanceMethod(_ type: AnyClass?, _ selector: Selector) -> Method? {
  type == Card.self && selector.name == "hitTest:withEvent:" ? 2 : 1
}

extension NSObject {
  func isKind(of type: AnyClass) -> Bool {
    sequence(first: Swift.type(of: self) as AnyClass) { _getSuperclass($0) }.contains { $0 == type }
  }
  @MainActor func value(forKey name: String) -> Any? { (self as? Coded)?.values[name] }
  @MainActor func responds(to selector: Selector) -> Bool { (self as? Coded)?.values[selector.name] != nil }
}
protocol NSObjectProtocol: AnyObject {
  @MainActor func responds(to selector: Selector) -> Bool
}
@MainActor class Coded: NSObject, NSObjectProtocol { var values: [String: NSObject] = [:] }

struct CGAffineTransform { var (a, b, c, d, tx, ty): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) = (1, 0, 0, 1, 0, 0) }
struct CATransform3D {}
func CATransform3DIsAffine(_ transform: CATransform3D) -> Bool { true }

class CGColor {}
class UITraitCollection {}
class UIColor: NSObject {
  let (red, alpha): (CGFloat, CGFloat)
  init(red: CGFloat, alpha: CGFloat) { (self.red, self.alpha) = (red, alpha) }
  init(cgColor: CGColor) { (red, alpha) = (0.25, 1) }
  func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
  func getRed(_ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat) -> Bool {
    (red, alpha) = (self.red, self.alpha)
    return true
  }
}
class UIImage: NSObject {
  override var description: String { "<UIImage:0x600 named(main: photo) {24, 24} renderingMode=automatic>" }
}

class CALayer: Coded {
  var borderColor: CGColor?
  var transform = CATransform3D()
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  func animationKeys() -> [String]? { nil }
}
class UIResponder: Coded { var next: UIResponder? }
class UIViewController: UIResponder {
  var viewIfLoaded: UIView?
  var parent: UIViewController?
}
class UIView: UIResponder {
  var bounds = CGRect.zero
  var center = CGPoint.zero
  var transform = CGAffineTransform()
  let layer = CALayer()
  let traitCollection = UITraitCollection()
  var gestureRecognizers: [UIGestureRecognizer]?
  private(set) var subviews: [UIView] = []
  private(set) weak var superview: UIView?

  func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
    if view.next == nil { view.next = self }
  }
}
class UILabel: UIView {}
class UIImageView: UIView {}
class UIWindow: UIView {
  weak var windowScene: UIWindowScene?
  var isHidden = false
  var frame: CGRect { bounds }
  func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { !afterScreenUpdates && rect == bounds }
}
@MainActor class UIGraphicsImageRendererFormat {
  static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  var scale: CGFloat = 3
  var opaque = false
}
@MainActor class UIGraphicsImageRenderer {
  private let sides: [Int]
  init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    sides = [size.height, size.width].map { Int($0 * format.scale) }
  }
  /// The beginning of a JPEG, with its size.
  func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRenderer) -> Void) -> Data {
    actions(self)
    let bytes = sides.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    return Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8] + bytes + [1, 1, 0x11, 0])
  }
}
protocol UIScrollViewDelegate: AnyObject {}
class UIScrollView: UIView {
  var contentSize = CGSize.zero
  weak var delegate: (any UIScrollViewDelegate)?
}
class UIControl: UIView {
  struct Event { var rawValue: UInt }
  var handlers: [(UIAction?, (Any?, Selector)?, Event)] = []
  func enumerateEventHandlers(_ body: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stop = false
    for (action, target, events) in handlers { body(action, target, events, &stop) }
  }
}
@MainActor class UIAction: NSObject {
  struct Identifier { var rawValue: String }
  var title = ""
  var identifier = Identifier(rawValue: "action-1")
}
protocol UIGestureRecognizerDelegate: NSObjectProtocol {}
class UIGestureRecognizer: Coded {
  enum State: Int { case possible, began, changed, ended, cancelled, failed }
  weak var delegate: (any UIGestureRecognizerDelegate)?
}
@MainActor class UIEvent: NSObject { var allTouches: Set<UITouch>? }
class UITouch: NSObject {
  enum Phase: Int { case began, moved, stationary, ended, cancelled }
  var phase = Phase.began
  var tapCount = 1
  var view: UIView?
  var window: UIWindow?
  func location(in view: UIView?) -> CGPoint { CGPoint(x: 100, y: 100) }
}
@MainActor class UIScreen { let bounds = CGRect(x: 0, y: 0, width: 393, height: 852) }
class UIScene: UIResponder {}
class UIWindowScene: UIScene {
  var windows: [UIWindow] = []
  let screen = UIScreen()
}
protocol UIApplicationDelegate: AnyObject {}
class UIApplication: UIResponder {
  static let shared = UIApplication()
  weak var delegate: (any UIApplicationDelegate)?
  var connectedScenes: Set<UIScene> = []
}
@MainActor class UIDevice {
  static let current = UIDevice()
  let systemName = "iOS"
  let systemVersion = "26.0"
}

// MARK: - An app

class Card: UIView {}
class Home: UIViewController, UIGestureRecognizerDelegate {}

@main struct Program {
  @MainActor static func main() throws {
    let scene = UIWindowScene()
    let window = UIWindow()
    let page = UIView()
    let home = Home()
    let buy = UIControl()
    let card = Card()
    for view in [window, page] {
      view.bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
      view.center = CGPoint(x: 196.5, y: 426)
    }
    (buy.bounds, buy.center) = (CGRect(x: 0, y: 0, width: 100, height: 44), CGPoint(x: 100, y: 100))
    (card.bounds, card.center) = (CGRect(x: 0, y: 0, width: 9, height: 9), CGPoint(x: 300, y: 300))
    card.bounds.origin.x = .nan
    home.viewIfLoaded = page
    home.next = window
    page.next = home
    window.addSubview(page)
    page.addSubview(card)
    page.addSubview(buy)
    buy.values = ["isEnabled": NSNumber(value: true), "isHidden": NSNumber(value: false), "tag": NSNumber(value: 7)]
    buy.values["accessibilityIdentifier"] = "buy" as NSString
    buy.values["backgroundColor"] = UIColor(red: 1, alpha: 0.5)
    buy.values["layer"] = buy.layer
    buy.layer.values = ["cornerRadius": NSNumber(value: 22), "borderWidth": NSNumber(value: 1)]
    buy.layer.borderColor = CGColor()
    let (title, image, font) = (UILabel(), UIImageView(), Coded())
    font.values = ["pointSize": NSNumber(value: 15)]
    title.values = ["text": "Buy now" as NSString, "font": font, "textColor": UIColor(red: 0, alpha: 1)]
    title.values["textAlignment"] = NSNumber(value: 1)
    image.values["image"] = UIImage()
    card.addSubview(title)
    card.addSubview(image)
    buy.handlers = [(nil, (home, Selector(name: "buy:")), .init(rawValue: 64)), (UIAction(), nil, .init(rawValue: 1))]
    let tap = UIGestureRecognizer()
    tap.delegate = home
    page.gestureRecognizers = [tap]
    window.windowScene = scene
    scene.windows = [window]
    UIApplication.shared.connectedScenes = [scene]
    let touch = UITouch()
    (touch.view, touch.window) = (buy, window)
    HitPathCapture.note(.possible, of: tap)  // Forgotten when a recording begins.
    HitPathCapture.record("touches, states", of: [buy, tap])
    let event = UIEvent()
    event.allTouches = [touch]
    HitPathCapture.note(event)
    HitPathCapture.note("touchesBegan", of: buy, at: CGPoint(x: 100, y: 100))
    touch.phase = .ended
    HitPathCapture.note(event)
    HitPathCapture.note("touchesEnded", of: buy)
    try HitPathCapture.write(to: URL(fileURLWithPath: CommandLine.arguments[1]), touch: touch)
  }
}
