// SPDX-License-Identifier: Apache-2.0

package import FoundationTypes
import Trace

/// The names of objects in a trace: the given name, or else a readable name made from the class.
@MainActor
struct ObjectNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// Identifies this recording, so that names cached on objects by another recording are not used.
  private let recording = TracedName.Recording()

  private var pool: IdentifierPool

  /// Given names whose objects have not appeared yet. No other object may get them.
  private var reserved: Set<String>

  /// The named objects, retained so that no new object gets the same `ObjectIdentifier`.
  private var kept: [AnyObject] = []

  /// Reserves the names given to the application's objects, and the names in `givenNames`.
  init(_ application: UIApplication, givenNames: Set<String> = []) {
    var given = givenNames
    if let delegate = application.delegate as? PlainApplicationDelegate { given.insert(delegate.identifier) }
    ApplicationWalk(application).forEach { responder in
      if let name = Self.givenName(of: responder) { given.insert(name) }
      for recognizer in (responder as? UIView)?.attachedRecognizers ?? [] {
        if let name = recognizer.traceIdentifier { given.insert(name) }
      }
    }
    pool = IdentifierPool(taken: given)
    reserved = given
  }

  /// The name of a responder. It is cached on the object, because a trace names the same few objects again and again.
  mutating func name(of responder: UIResponder) -> String {
    if responder.tracedName.recording === recording { return responder.tracedName.text }
    let name = name(of: responder, given: Self.givenName(of: responder)) { responder.displayedClassName }
    responder.tracedName = TracedName(recording: recording, text: name)
    return name
  }

  /// The name of a recognizer, cached on the object.
  mutating func name(of recognizer: UIGestureRecognizer) -> String {
    if recognizer.tracedName.recording === recording { return recognizer.tracedName.text }
    let name = name(of: recognizer, given: recognizer.traceIdentifier) { recognizer.displayedClassName }
    recognizer.tracedName = TracedName(recording: recording, text: name)
    return name
  }

  /// The name of an application delegate that is not a responder.
  mutating func name(of delegate: any UIApplicationDelegate) -> String {
    let plain = delegate as? PlainApplicationDelegate
    return name(of: delegate, given: plain?.identifier) { TypeName.plain(type(of: delegate)) }
  }

  /// The name of any object: a responder, a recognizer, a delegate, a target or another object.
  mutating func name(of object: AnyObject) -> String {
    switch object {
    case let responder as UIResponder: name(of: responder)
    case let recognizer as UIGestureRecognizer: name(of: recognizer)
    case let target as NamedTarget: target.identifier
    case let delegate as DeclaredGestureDelegate:
      delegate.responder.map { name(of: $0) } ?? delegate.identifier
    case let handler as ActionHandler:
      name(of: handler, given: handler.traceIdentifier) { TypeName.plain(ActionHandler.self) }
    case let delegate as any UIApplicationDelegate: name(of: delegate)
    default: name(of: object, given: nil) { TypeName.plain(type(of: object)) }
    }
  }

  /// The object with a name; nil if no object has it so far.
  func object(named name: String) -> AnyObject? { kept.first { names[ObjectIdentifier($0)] == name } }

  private mutating func name(of object: AnyObject, given: String?, className: () -> String) -> String {
    let key = ObjectIdentifier(object)
    if let name = names[key] { return name }
    let name =
      if let given {
        // If the name is in use already, the object gets the name with a number.
        reserved.remove(given) ?? pool.take(name: given)
      } else {
        pool.take(className: className())
      }
    names[key] = name
    kept.append(object)
    return name
  }

  private static func givenName(of responder: UIResponder) -> String? {
    if let name = responder.traceIdentifier { return name }
    guard let name = (responder as? UIView)?.accessibilityIdentifier, !name.isEmpty else { return nil }
    return name
  }
}

/// An object's name in a recording.
struct TracedName {
  /// The identity of a recording.
  final class Recording {}

  var recording: Recording?
  var text = ""
}

extension UIResponder {
  /// The class name to show: the one that the source gives, or else the Swift type's.
  package var displayedClassName: String { declaration?.className ?? TypeName.plain(type(of: self)) }

  /// The name of the nearest UIKit class.
  var uikitClassName: String {
    declaration?.baseClass ?? ModelClasses.uikitName(of: type(of: self))
  }
}

extension UIGestureRecognizer {
  /// The class name to show: the one that the source gives, or else the Swift type's.
  package var displayedClassName: String { declaration?.className ?? TypeName.plain(type(of: self)) }
}

/// Names of types, equal to `String(describing:)` and `String(reflecting:)`, which first check whether a type describes
/// itself; that takes longer than running a small scenario.
enum TypeName {
  static func plain(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

  static func withModule(_ type: Any.Type) -> String { _typeName(type, qualified: true) }

  /// The class with a plain name in the module of another class; nil if there is none.
  static func type(_ name: String, besides other: AnyClass) -> Any.Type? {
    let module = withModule(other).prefix { $0 != "." }
    return _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C")
  }
}

/// The classes of the model, by name.
@MainActor
package enum ModelClasses {
  private nonisolated static let module = TypeName.withModule(UIResponder.self).dropLast("UIResponder".count)
  private static var cache: [ObjectIdentifier: String] = [:]

  /// The name of the class itself, or of its nearest superclass, that this module defines.
  static func uikitName(of type: AnyClass) -> String {
    if let name = cache[ObjectIdentifier(type)] { return name }
    var current: AnyClass = type
    while !TypeName.withModule(current).hasPrefix(module), let superclass = _getSuperclass(current) {
      current = superclass
    }
    let name = TypeName.plain(current)
    cache[ObjectIdentifier(type)] = name
    return name
  }

  /// Whether this module defines a class.
  static func isModelClass(_ type: AnyClass) -> Bool {
    if let answer = ownClasses[ObjectIdentifier(type)] { return answer }
    let answer = TypeName.withModule(type).hasPrefix(module)
    ownClasses[ObjectIdentifier(type)] = answer
    return answer
  }

  private static var ownClasses: [ObjectIdentifier: Bool] = [:]

  /// Creates a view of the class with that name; nil if the model has no such class.
  package static func makeView(_ className: String, frame: CGRect) -> UIView? {
    views[className]?.make(frame)
  }

  /// Creates a controller of the class with that name; nil if the model has no such class.
  package static func makeController(_ className: String) -> UIViewController? {
    controllers[className]?.make()
  }

  /// Creates a recognizer of the class with that name; nil if the model has no such class.
  package static func makeRecognizer(_ className: String) -> UIGestureRecognizer? {
    recognizers.first { TypeName.plain($0) == className }?.make()
  }

  /// The classes that can be created by name.
  package static var types: [AnyClass] {
    views.values.map(\.type) + controllers.values.map(\.type) + recognizers
  }

  private static func byName<Make>(_ classes: [(type: AnyClass, make: Make)]) -> [String: (
    type: AnyClass, make: Make
  )] {
    Dictionary(uniqueKeysWithValues: classes.map { (TypeName.plain($0.type), $0) })
  }

  private static func view<Object: UIView>(_ make: @escaping @MainActor (CGRect) -> Object) -> (
    type: AnyClass, make: @MainActor (CGRect) -> UIView
  ) { (Object.self, make) }

  private static let views = byName([
    view(UIActivityIndicatorView.init(frame:)),
    view(UIButton.init(frame:)),
    view(UICollectionReusableView.init(frame:)),
    view(UICollectionView.init(frame:)),
    view(UICollectionViewCell.init(frame:)),
    view(UIControl.init(frame:)),
    view(UIDatePicker.init(frame:)),
    view(UIImageView.init(frame:)),
    view(UILabel.init(frame:)),
    view(UINavigationBar.init(frame:)),
    view(UIPageControl.init(frame:)),
    view(UIPickerView.init(frame:)),
    view(UIProgressView.init(frame:)),
    view(UIRefreshControl.init(frame:)),
    view(UIScrollView.init(frame:)),
    view(UISearchBar.init(frame:)),
    view(UISegmentedControl.init(frame:)),
    view(UISlider.init(frame:)),
    view(UIStackView.init(frame:)),
    view(UIStepper.init(frame:)),
    view(UISwitch.init(frame:)),
    view(UITabBar.init(frame:)),
    view(UITableView.init(frame:)),
    view(UITableViewCell.init(frame:)),
    view(UITextField.init(frame:)),
    view(UITextView.init(frame:)),
    view(UIToolbar.init(frame:)),
    view(UIView.init(frame:)),
    view(UIVisualEffectView.init(frame:)),
    view(UIWindow.init(frame:)),
    view(WKWebView.init(frame:)),
    view(MKMapView.init(frame:)),
    view(PDFView.init(frame:)),
    view(PKCanvasView.init(frame:)),
  ])

  private static func controller<Object: UIViewController>(_ make: @escaping @MainActor () -> Object) -> (
    type: AnyClass, make: @MainActor () -> UIViewController
  ) { (Object.self, make) }

  private static let controllers = byName([
    controller(UIAlertController.init),
    controller(UICollectionViewController.init),
    controller(UINavigationController.init),
    controller(UIPageViewController.init),
    controller(UISearchController.init),
    controller(UISplitViewController.init),
    controller(UITabBarController.init),
    controller(UITableViewController.init),
    controller(UIViewController.init),
  ])

  /// The recognizer classes that the table of UIKit's classes marks as simulated, in the order of the documents: the
  /// base class, discrete gestures, continuous gestures.
  ///
  /// The classes are found by name, as UIKit finds those of a storyboard.
  nonisolated static let recognizers: [UIGestureRecognizer.Type] = {
    let rows = UIKitClass.recognizers.filter { $0.traits.contains(.simulated) }
    let all = rows.filter { $0.name == UIKitClass.recognizer }
    let kinds = rows.filter { $0.name != UIKitClass.recognizer }
    let discrete = kinds.filter { $0.traits.contains(.discrete) }
    let continuous = kinds.filter { !$0.traits.contains(.discrete) }
    return (all + discrete + continuous).compactMap {
      TypeName.type($0.name, besides: UIResponder.self) as? UIGestureRecognizer.Type
    }
  }()
}
