// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The properties that scenarios and traces know, by class. Files write those of an object in this order.
package enum UIKitProperties {
  package static let ofViews = view + control + cell + scrollView
  package static let ofWindows = window
  package static let ofRecognizers = ModelClasses.recognizers.flatMap { type in
    type.properties.filter { $0.className == String(describing: type) }
  }

  package static let all = ofViews + ofWindows + ofRecognizers

  private static let byName = Dictionary(grouping: all, by: \.name)

  /// The properties of a name, one for each class that has it.
  package static func named(_ name: String) -> [UIKitProperty] { byName[name] ?? [] }

  /// Sets a property of an object. Nothing happens if the object has none of the name.
  @MainActor
  package static func set(_ name: String, to value: PropertyValue, of object: AnyObject) {
    property(name, .set, of: object)?.set(value, of: object)
  }

  /// The property of an object that a scenario may use so; nil if it has none of the name.
  @MainActor
  package static func property(
    _ name: String, _ use: UIKitProperty.Uses, of object: AnyObject
  ) -> UIKitProperty? {
    named(name).first { $0.uses.isSuperset(of: use) && $0.isProperty(of: object) }
  }

  /// What the snapshot tells of an object beyond the fields of its record; nil for nothing.
  @MainActor
  static func settings(of object: AnyObject) -> [String: PropertyValue]? {
    var settings: [String: PropertyValue] = [:]
    for property in recorded(of: object) {
      guard let value = property.value(of: object) else { continue }
      // A subclass comes later and may have another usual value.
      let isUsual = property.record == .ifUnusual && value.words == property.usual
      settings[property.name] = isUsual ? nil : value
    }
    return settings.isEmpty ? nil : settings
  }

  /// The properties that the snapshot tells of an object's class. A screen has many objects of few classes.
  @MainActor
  private static func recorded(of object: AnyObject) -> [UIKitProperty] {
    let id = ObjectIdentifier(type(of: object))
    if let known = recordedByClass[id] { return known }
    let properties = all.filter {
      ($0.record == .always || $0.record == .ifUnusual) && $0.isProperty(of: object)
    }
    recordedByClass[id] = properties
    return properties
  }

  @MainActor private static var recordedByClass: [ObjectIdentifier: [UIKitProperty]] = [:]
}
