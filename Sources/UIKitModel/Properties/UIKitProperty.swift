// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
package import Trace

/// A property of a UIKit class, with everything that scenario files, `set`, `expect` and traces need to know about it.
package struct UIKitProperty: Sendable {
  /// UIKit's name.
  package let name: String

  /// The class that has it, with its subclasses.
  package let className: String

  package let type: PropertyType

  /// What the property is, as a clause without a period: `whether the view is hidden`.
  package let sentence: String

  /// The rule in docs/rules.md that defines its effect.
  package let rule: String?

  /// The value of a new object as text; nil if it depends on the class or on something else.
  package let defaultValue: String?

  /// The word for an empty value, such as `none`, which `expect` may name but no file can set; nil if there is none.
  package let wordToExpect: String?

  /// The attribute in Interface Builder's documents; nil if there is none, or if importers read the value in a
  /// special way.
  package let attribute: String?

  package let uses: Uses
  package let order: Order
  package let record: Record

  /// Whether the model records when the value changes.
  package let reportsChanges: Bool

  private let isOwner: @MainActor @Sendable (AnyObject) -> Bool
  private let get: @MainActor @Sendable (AnyObject) -> PropertyValue?
  private let convert: @Sendable (PropertyValue) -> PropertyValue?
  private let put: @MainActor @Sendable (AnyObject, PropertyValue) -> Void

  /// Where a scenario may name the property.
  package struct Uses: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// As a key of the object.
    package static let key = Uses(rawValue: 1)
    package static let set = Uses(rawValue: 2)
    package static let expect = Uses(rawValue: 4)

    package static let all: Uses = [.key, .set, .expect]
    package static let code: Uses = [.set, .expect]
  }

  /// How Interface Builder's attribute is named.
  enum Attribute {
    /// UIKit's name without the `is` of a flag.
    case plain
    case named(String)
    case none
  }

  /// When the property is set while a view is built.
  package enum Order: Comparable, Sendable {
    /// Before the frame, which depends on it.
    case beforeFrame

    /// Before the values that it limits.
    case limit
    case value
  }

  /// How the snapshot of a screen records it.
  package enum Record: Sendable {
    /// As a field of the record.
    case field

    /// Always as an entry of `settings`.
    case always

    /// As an entry of `settings` if it differs from the default value.
    case ifNotDefault
    case nothing
  }

  /// Creates a property with its own getter and setter.
  init<Root: AnyObject, Value: PropertyStorage>(
    _ name: String, of root: Root.Type, _ sentence: String, rule: String? = nil, type: PropertyType? = nil,
    defaultValue: Value? = nil, attribute: Attribute = .plain, uses: Uses = .all, order: Order = .value,
    record: Record = .ifNotDefault, reportsChanges: Bool = false,
    get: @escaping @MainActor @Sendable (Root) -> Value,
    set: @escaping @MainActor @Sendable (Root, Value) -> Void
  ) {
    self.name = name
    self.className = TypeName.plain(root)
    self.type = type ?? Value.type
    self.sentence = sentence
    self.rule = rule
    self.defaultValue = defaultValue?.words
    wordToExpect = Value.wordForNothing
    self.attribute =
      switch attribute {
      case .plain: name.hasPrefix("is") ? name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3) : name
      case .named(let attribute): attribute
      case .none: nil
      }
    self.uses = uses
    self.order = order
    self.record = record
    self.reportsChanges = reportsChanges
    isOwner = { $0 is Root }
    self.get = { ($0 as? Root).map { get($0).value } }
    convert = { Value(setting: $0)?.value }
    put = { object, value in
      if let object = object as? Root, let value = Value(setting: value) { set(object, value) }
    }
  }

  /// Creates a property from a key path.
  init<Root: AnyObject, Value: PropertyStorage>(
    _ name: String,
    _ path: @autoclosure @escaping @MainActor @Sendable () -> ReferenceWritableKeyPath<Root, Value>,
    _ sentence: String, rule: String? = nil, type: PropertyType? = nil, defaultValue: Value? = nil,
    attribute: Attribute = .plain, uses: Uses = .all, order: Order = .value, record: Record = .ifNotDefault,
    reportsChanges: Bool = false
  ) {
    self.init(
      name, of: Root.self, sentence, rule: rule, type: type, defaultValue: defaultValue, attribute: attribute,
      uses: uses,
      order: order, record: record, reportsChanges: reportsChanges, get: { $0[keyPath: path()] },
      set: { $0[keyPath: path()] = $1 })
  }

  /// Creates a property that can only be expected, from a key path.
  init<Root: AnyObject, Value: PropertyStorage>(
    expecting name: String, _ path: @autoclosure @escaping @MainActor @Sendable () -> KeyPath<Root, Value>,
    _ sentence: String, rule: String? = nil, reportsChanges: Bool = false
  ) {
    self.init(
      name, of: Root.self, sentence, rule: rule, uses: .expect, record: .nothing,
      reportsChanges: reportsChanges, get: { $0[keyPath: path()] }, set: { _, _ in })
  }

  /// Creates a property that can only be expected, with its own getter.
  init<Root: AnyObject, Value: PropertyStorage>(
    expecting name: String, of root: Root.Type, _ sentence: String, rule: String? = nil,
    get: @escaping @MainActor @Sendable (Root) -> Value
  ) {
    self.init(
      name, of: root, sentence, rule: rule, uses: .expect, record: .nothing, get: get, set: { _, _ in })
  }

  /// Whether an object is an instance of the property's class.
  @MainActor
  package func isProperty(of object: AnyObject) -> Bool { isOwner(object) }

  /// The value for an object; nil if the object is of another class.
  @MainActor
  package func value(of object: AnyObject) -> PropertyValue? { get(object) }

  /// The value for an object as text; nil if the object is of another class.
  @MainActor
  package func words(of object: AnyObject) -> String? { get(object)?.words }

  /// A value from a file, as ``value(of:)`` returns it for an object that has it; nil if its type does not match.
  package func value(for value: PropertyValue) -> PropertyValue? {
    if let wordToExpect, value == .text(wordToExpect) { return value }
    return convert(value)
  }

  /// Sets the value for an object; does nothing if the object is of another class.
  @MainActor
  package func set(_ value: PropertyValue, of object: AnyObject) { put(object, value) }
}

/// The properties that scenarios and traces know, by class, in the order in which files write them.
package enum UIKitProperties {
  package static let ofViews = view + drawing + control + cell + scrollView
  package static let ofWindows = window
  package static let ofRecognizers = ModelClasses.recognizers.flatMap { type in
    type.properties.filter { $0.className == TypeName.plain(type) }
  }

  package static let all = ofViews + ofWindows + ofRecognizers

  private static let byName = Dictionary(grouping: all, by: \.name)

  /// The properties with a name, one for each class that has it.
  package static func named(_ name: String) -> [UIKitProperty] { byName[name] ?? [] }

  /// Sets a property of an object; does nothing if the object has no property with that name.
  @MainActor
  package static func set(_ name: String, to value: PropertyValue, of object: AnyObject) {
    property(name, .set, of: object)?.set(value, of: object)
  }

  /// The object's property with a name that allows a use; nil if there is none.
  @MainActor
  package static func property(
    _ name: String, _ use: UIKitProperty.Uses, of object: AnyObject
  ) -> UIKitProperty? {
    named(name).first { $0.uses.isSuperset(of: use) && $0.isProperty(of: object) }
  }

  /// The object's entries in `settings` of its snapshot; nil if there are none.
  @MainActor
  static func settings(of object: AnyObject) -> [String: PropertyValue]? {
    var settings: [String: PropertyValue] = [:]
    for property in recorded(of: object) {
      guard let value = property.value(of: object) else { continue }
      // The property of a subclass comes later and may have another default value.
      let isDefault = property.record == .ifNotDefault && value.words == property.defaultValue
      settings[property.name] = isDefault ? nil : value
    }
    return settings.isEmpty ? nil : settings
  }

  /// The properties in `settings` for an object's class; cached, since a screen has many objects of few classes.
  @MainActor
  private static func recorded(of object: AnyObject) -> [UIKitProperty] {
    let id = ObjectIdentifier(type(of: object))
    if let known = recordedByClass[id] { return known }
    let properties = all.filter {
      ($0.record == .always || $0.record == .ifNotDefault) && $0.isProperty(of: object)
    }
    recordedByClass[id] = properties
    return properties
  }

  @MainActor private static var recordedByClass: [ObjectIdentifier: [UIKitProperty]] = [:]
}
