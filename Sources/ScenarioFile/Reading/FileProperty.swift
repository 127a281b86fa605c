// SPDX-License-Identifier: Apache-2.0

package import InputFile
import Trace
package import UIKitModel

/// A property as a file names it: all that the classes have under one name.
package struct FileProperty {
  /// The property of each class that has it.
  package var owners: [UIKitProperty]

  package var name: String { owners[0].name }

  /// The classes that have it, each with all that descend from it.
  package var classes: [String] { owners.map(\.className) }

  /// What any of the classes takes: one type, or several of different kinds.
  var types: [PropertyType] {
    owners.reduce(into: []) { types, owner in
      if case .integer(let other) = owner.type, case .integer(let one)? = types.last {
        types[types.count - 1] = .integer(
          min(one.lowerBound, other.lowerBound)...max(one.upperBound, other.upperBound))
      } else if !types.contains(owner.type) {
        types.append(owner.type)
      }
    }
  }

  /// What a file takes for it.
  package var keyType: KeyType {
    let types = types
    return types.count == 1 ? .value(types[0]) : .either(types.map { .value($0) })
  }

  /// The words for values that can be expected and not be set.
  var wordsToExpect: [String] { owners.compactMap(\.wordToExpect).unique }

  /// The property of a simulated class of a view, or UIKit's class of a recognizer; nil if it has none.
  func owner(for className: String) -> UIKitProperty? {
    owners.first { Self.isKind(className, of: $0.className) }
  }

  static func isKind(_ className: String, of ancestor: String) -> Bool {
    UIKitClass.isKind(className, of: ancestor)
  }

  /// The keys of views, of windows besides, and of recognizers.
  package static let keysOfViews = all(UIKitProperties.ofViews, .key)
  package static let keysOfWindows = all(UIKitProperties.ofWindows, .key)
  package static let keysOfRecognizers = all(UIKitProperties.ofRecognizers, .key)

  /// What `set` can set, and what can be expected.
  package static let settable = all(UIKitProperties.all, .set)
  package static let expectable = all(UIKitProperties.all, .expect)

  /// The properties of a use by name, in the order of the table.
  private static func all(_ properties: [UIKitProperty], _ use: UIKitProperty.Uses) -> [FileProperty] {
    var found: [FileProperty] = []
    var places: [String: Int] = [:]
    for property in properties where property.uses.isSuperset(of: use) {
      if let place = places[property.name] {
        found[place].owners.append(property)
      } else {
        places[property.name] = found.count
        found.append(FileProperty(owners: [property]))
      }
    }
    return found
  }
}

extension FileProperty {
  /// The property as a key that takes the values which can be expected of it.
  var rowOfExpectation: KeyRow {
    var row = row
    let limits = types.compactMap { MappingKind.limits(of: $0)?.definition }.unique
    let others = (wordsToExpect.isEmpty ? [] : [KeyType.word(wordsToExpect)]) + limits.map { .definition($0) }
    if !others.isEmpty { row.type = .either([row.type] + others) }
    return row
  }

  /// Some properties as keys.
  static func rows(_ properties: [FileProperty]) -> [(key: String, row: KeyRow)] {
    properties.map { ($0.name, $0.row) }
  }
}
