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

/// A property by its name, with the type of its value.
package struct PropertyName<Value: PropertyRepresentable>: Sendable {
  let name: String

  fileprivate init(_ name: String) {
    self.name = name
  }
}

/// The properties of views that importers and tests set and read: `view.isHidden`.
package struct ViewPropertyNames: Sendable {
  /// What a person sees on the view, such as a button's title.
  package let text = PropertyName<String>("text")

  /// The view's own transform; nil for the identity.
  package let transform = PropertyName<TraceTransform>("transform")

  /// The anchor point in unit coordinates; nil for the middle.
  package let anchorPoint = PropertyName<TracePoint>("anchorPoint")

  /// The scroll offset: the origin of the bounds (HT-22).
  package let contentOffset = PropertyName<TracePoint>("contentOffset")

  package let isHidden = PropertyName<Bool>("isHidden")
  package let alpha = PropertyName<Double>("alpha")
  package let isUserInteractionEnabled = PropertyName<Bool>("isUserInteractionEnabled")
  package let isMultipleTouchEnabled = PropertyName<Bool>("isMultipleTouchEnabled")
  package let isExclusiveTouch = PropertyName<Bool>("isExclusiveTouch")
  package let clipsToBounds = PropertyName<Bool>("clipsToBounds")
  package let zPosition = PropertyName<Double>("zPosition")
  package let backgroundColor = PropertyName<String>("backgroundColor")

  /// Controls only.
  package let isEnabled = PropertyName<Bool>("isEnabled")

  fileprivate static let all = ViewPropertyNames()
}

package extension ScenarioView {
  subscript<Value>(dynamicMember path: KeyPath<ViewPropertyNames, PropertyName<Value>>) -> Value? {
    get { properties[ViewPropertyNames.all[keyPath: path].name] }
    set { properties[ViewPropertyNames.all[keyPath: path].name] = newValue }
  }
}

package extension ScenarioWindow {
  var windowLevel: Double {
    get { view.properties["windowLevel"] ?? 0 }
    set { view.properties["windowLevel"] = newValue == 0 ? nil : newValue }
  }
}

/// The properties of recognizers that importers and tests set and read.
package struct RecognizerPropertyNames: Sendable {
  package let isEnabled = PropertyName<Bool>("isEnabled")
  package let cancelsTouchesInView = PropertyName<Bool>("cancelsTouchesInView")
  package let delaysTouchesBegan = PropertyName<Bool>("delaysTouchesBegan")
  package let delaysTouchesEnded = PropertyName<Bool>("delaysTouchesEnded")

  fileprivate static let all = RecognizerPropertyNames()
}

package extension ScenarioGestureRecognizer {
  subscript<Value>(dynamicMember path: KeyPath<RecognizerPropertyNames, PropertyName<Value>>) -> Value? {
    get { properties[RecognizerPropertyNames.all[keyPath: path].name] }
    set { properties[RecognizerPropertyNames.all[keyPath: path].name] = newValue }
  }
}
