// SPDX-License-Identifier: Apache-2.0

package import Trace
import UIKitModel

/// A property and the value that it is set to.
package struct ScenarioProperty: Hashable, Sendable {
  package var name: String
  package var value: PropertyValue

  package init(name: String, value: PropertyValue) {
    self.name = name
    self.value = value
  }
}

/// The properties of an object, each once, in the order in which files write them.
package struct PropertyList: Hashable, Sendable {
  private var properties: [ScenarioProperty] = []

  package init() {}

  /// The value of a property; nil for one that the list does not have.
  package subscript(name: String) -> PropertyValue? {
    get { properties.first { $0.name == name }?.value }
    set {
      let place = properties.firstIndex { $0.name == name }
      switch (place, newValue) {
      case (let index?, let value?): properties[index].value = value
      case (let index?, nil): properties.remove(at: index)
      case (nil, let value?):
        let next = properties.firstIndex { Self.position(of: $0.name) > Self.position(of: name) }
        properties.insert(ScenarioProperty(name: name, value: value), at: next ?? properties.endIndex)
      case (nil, nil): break
      }
    }
  }

  /// The value as a type of its own.
  package subscript<Value: PropertyRepresentable>(name: String) -> Value? {
    get { self[name].flatMap { Value($0) } }
    set { self[name] = newValue?.propertyValue }
  }

  /// Takes over the properties of an importer.
  package mutating func set(_ properties: [ScenarioProperty]) {
    for property in properties { self[property.name] = property.value }
  }

  private static func position(of name: String) -> Int { positions[name] ?? .max }

  private static let positions = Dictionary(
    UIKitProperties.all.enumerated().map { ($0.element.name, $0.offset) },
    uniquingKeysWith: { first, _ in first })
}

extension PropertyList: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { properties.count }
  package subscript(position: Int) -> ScenarioProperty { properties[position] }
}

package extension ScenarioView {
  /// What a person sees on the view, such as a button's title.
  var text: String? {
    get { properties["text"] }
    set { properties["text"] = newValue }
  }

  /// The view's own transform; nil for the identity.
  var transform: TraceTransform? {
    get { properties["transform"] }
    set { properties["transform"] = newValue }
  }

  /// The anchor point in unit coordinates; nil for the middle.
  var anchorPoint: TracePoint? {
    get { properties["anchorPoint"] }
    set { properties["anchorPoint"] = newValue }
  }

  /// The scroll offset: the origin of the bounds (HT-22).
  var contentOffset: TracePoint? {
    get { properties["contentOffset"] }
    set { properties["contentOffset"] = newValue }
  }

  var isHidden: Bool? {
    get { properties["isHidden"] }
    set { properties["isHidden"] = newValue }
  }

  var alpha: Double? {
    get { properties["alpha"] }
    set { properties["alpha"] = newValue }
  }

  var isUserInteractionEnabled: Bool? {
    get { properties["isUserInteractionEnabled"] }
    set { properties["isUserInteractionEnabled"] = newValue }
  }

  var isMultipleTouchEnabled: Bool? {
    get { properties["isMultipleTouchEnabled"] }
    set { properties["isMultipleTouchEnabled"] = newValue }
  }

  var isExclusiveTouch: Bool? {
    get { properties["isExclusiveTouch"] }
    set { properties["isExclusiveTouch"] = newValue }
  }

  var clipsToBounds: Bool? {
    get { properties["clipsToBounds"] }
    set { properties["clipsToBounds"] = newValue }
  }

  var zPosition: Double? {
    get { properties["zPosition"] }
    set { properties["zPosition"] = newValue }
  }

  var backgroundColor: String? {
    get { properties["backgroundColor"] }
    set { properties["backgroundColor"] = newValue }
  }

  /// Controls only.
  var isEnabled: Bool? {
    get { properties["isEnabled"] }
    set { properties["isEnabled"] = newValue }
  }
}

package extension ScenarioWindow {
  var windowLevel: Double {
    get { view.properties["windowLevel"] ?? 0 }
    set { view.properties["windowLevel"] = newValue == 0 ? nil : newValue }
  }
}

package extension ScenarioGestureRecognizer {
  var isEnabled: Bool? {
    get { properties["isEnabled"] }
    set { properties["isEnabled"] = newValue }
  }

  var cancelsTouchesInView: Bool? {
    get { properties["cancelsTouchesInView"] }
    set { properties["cancelsTouchesInView"] = newValue }
  }

  var delaysTouchesBegan: Bool? {
    get { properties["delaysTouchesBegan"] }
    set { properties["delaysTouchesBegan"] = newValue }
  }

  var delaysTouchesEnded: Bool? {
    get { properties["delaysTouchesEnded"] }
    set { properties["delaysTouchesEnded"] = newValue }
  }
}
