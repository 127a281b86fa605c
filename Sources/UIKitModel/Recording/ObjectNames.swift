// SPDX-License-Identifier: Apache-2.0

import Trace

/// The names by which a trace calls objects: given ones first, else readable ones made from classes.
@MainActor
struct ObjectNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// Tells these names from those of other recordings, in the notes that objects carry.
  private let recording = TracedName.Recording()

  private var pool: IdentifierPool

  /// Given names whose objects have not appeared yet: no other object may get them.
  private var reserved: Set<String>

  /// Objects that were named are kept alive so that no other takes their identity.
  private var kept: [AnyObject] = []

  /// Reserves the names that the application's objects were given, and some more.
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

  /// The name of a responder. Noted on the object: a trace names the same few objects again and again.
  mutating func name(of responder: UIResponder) -> String {
    if responder.tracedName.recording === recording { return responder.tracedName.text }
    let name = name(of: responder, given: Self.givenName(of: responder)) { responder.displayedClassName }
    responder.tracedName = TracedName(recording: recording, text: name)
    return name
  }

  /// The name of a recognizer, noted on it.
  mutating func name(of recognizer: UIGestureRecognizer) -> String {
    if recognizer.tracedName.recording === recording { return recognizer.tracedName.text }
    let name = name(of: recognizer, given: recognizer.traceIdentifier) { recognizer.displayedClassName }
    recognizer.tracedName = TracedName(recording: recording, text: name)
    return name
  }

  /// The name of an application's delegate that is no responder.
  mutating func name(of delegate: any UIApplicationDelegate) -> String {
    let plain = delegate as? PlainApplicationDelegate
    return name(of: delegate, given: plain?.identifier) { String(describing: type(of: delegate)) }
  }

  /// The name of a responder, a recognizer, a target that is just a name, or any other object.
  mutating func name(of object: AnyObject) -> String {
    switch object {
    case let responder as UIResponder: name(of: responder)
    case let recognizer as UIGestureRecognizer: name(of: recognizer)
    case let target as NamedTarget: target.identifier
    case let delegate as DeclaredGestureDelegate:
      delegate.responder.map { name(of: $0) } ?? delegate.identifier
    case let handler as ActionHandler:
      name(of: handler, given: handler.traceIdentifier) { String(describing: ActionHandler.self) }
    case let delegate as any UIApplicationDelegate: name(of: delegate)
    default: name(of: object, given: nil) { String(describing: type(of: object)) }
    }
  }

  /// The object of a name; nil if no object has it so far.
  func object(named name: String) -> AnyObject? { kept.first { names[ObjectIdentifier($0)] == name } }

  private mutating func name(of object: AnyObject, given: String?, className: () -> String) -> String {
    let key = ObjectIdentifier(object)
    if let name = names[key] { return name }
    let name =
      if let given {
        // A second object of the same name gets a number, and so does one that comes late with a name in use.
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

/// The name that a recording gave an object.
struct TracedName {
  /// Stands for a recording; two are never the same.
  final class Recording {}

  var recording: Recording?
  var text = ""
}

extension UIResponder {
  /// The class name to show: as the source writes it, else the Swift type's.
  var displayedClassName: String { declaration?.className ?? String(describing: type(of: self)) }

  /// The nearest class of UIKit itself.
  var uikitClassName: String {
    declaration?.baseClass ?? ModelClasses.uikitName(of: type(of: self))
  }
}

extension UIGestureRecognizer {
  /// The class name to show: as the source writes it, else the Swift type's.
  var displayedClassName: String { declaration?.className ?? String(describing: type(of: self)) }
}
