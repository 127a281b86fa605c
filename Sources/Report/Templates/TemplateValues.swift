// SPDX-License-Identifier: Apache-2.0

import Mustache

/// What a template is filled with, as values by name.
///
/// The Mustache looks into a structure by reflection each time that a name is used, and into all the structures around
/// it until one has the name. Here each is looked into once.
enum TemplateValues {
  /// The values of a structure and of what it holds; nil for an optional without a value.
  static func of(_ value: Any) -> Any? {
    switch value {
    case is String, is Bool, is Int, is Double, is any MustacheParent: return value
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.flatMap { of($0.value) }
    case .collection: return mirror.children.compactMap { of($0.value) }
    case .struct:
      var values: [String: Any] = [:]
      for child in mirror.children {
        if let name = child.label, let value = of(child.value) { values[name] = value }
      }
      return values
    default: return value
    }
  }
}
