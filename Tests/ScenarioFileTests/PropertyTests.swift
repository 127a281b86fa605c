// SPDX-License-Identifier: Apache-2.0

import Foundation
import ScenarioFile
import Testing
import Trace
import UIKitModel

/// The model behaves as the rows of properties say.
@MainActor
@Suite struct PropertyTests {
  private nonisolated static let settable = UIKitProperties.all.filter {
    $0.uses.contains(.set) && $0.name != "state"
  }

  @Test(arguments: UIKitProperties.all.filter { $0.defaultValue != nil })
  func theUsualValueIsThatOfANewObject(property: UIKitProperty) throws {
    let defaultValue = try #require(property.defaultValue)
    let name = property.className
    let simulator = Simulator(UIApplication(screenSize: CGSize(width: 390, height: 844)))
    let words = try simulator.run {
      let object: AnyObject =
        try ModelClasses.makeRecognizer(name) ?? #require(ModelClasses.makeView(name, frame: .zero))
      return property.words(of: object)
    }
    #expect(words == defaultValue, "\(name).\(property.name)")
  }

  @Test(arguments: settable)
  func theValueAtTheEndIsTold(property: UIKitProperty) throws {
    let value = Self.value(property.type, unlike: property.defaultValue)
    let events = trace(setting: property, to: value).events
    let reports = events.contains { event in
      if case .propertyChanged(let record) = event.kind, record.object == "X",
        record.property == property.name
      {
        return record.value.words == value.words
      }
      return false
    }
    let assigned = events.contains { event in
      guard case .inputReceived(let record) = event.kind else { return false }
      return record.input == .set && record.object == "X" && record.property == property.name
        && record.value?.description == value.description
    }
    #expect(assigned)
    #expect(reports == property.reportsChanges, "\(property.className).\(property.name)")
  }

  /// The trace of code that sets a property of an object X.
  private func trace(setting property: UIKitProperty, to value: PropertyValue) -> TouchTrace {
    var view = ScenarioView(id: "X", className: property.className, geometry: .fill)
    if ModelClasses.makeRecognizer(property.className) != nil {
      view = ScenarioView(id: "Page", geometry: .fill)
      view.gestureRecognizers = [ScenarioGestureRecognizer(id: "X", className: property.className)]
    }
    // Three that are limited by another one.
    if property.name == "selectedSegmentIndex" {
      view.properties["numberOfSegments"] = PropertyValue.number(3)
    }
    if property.name == "currentPage" { view.properties["numberOfPages"] = PropertyValue.number(3) }
    if property.name == "zoomScale" {
      view.properties["minimumZoomScale"] = PropertyValue.number(0.001)
      view.properties["maximumZoomScale"] = PropertyValue.number(1_000_000)
      view.viewForZooming = "Content"
      view.subviews = [ScenarioView(id: "Content", geometry: .fill)]
    }
    var scenario = Scenario(name: "a")
    scenario.windows = [ScenarioWindow()]
    if property.className == "UIWindow" {
      scenario.windows[0].view.id = "X"
    } else {
      scenario.windows[0].view.subviews = [view]
    }
    scenario.touches = [
      ScenarioTouch(
        .set(object: "X", values: [.property(ScenarioProperty(name: property.name, value: value))]))
    ]
    scenario.nameEverything()
    return ScenarioRun(scenario).trace()
  }

  /// Some value of a type but the default.
  private static func value(_ type: PropertyType, unlike defaultValue: String?) -> PropertyValue {
    switch type {
    case .bool: .bool(defaultValue != "true")
    case .number: .number(0.25)
    case .integer, .limit: .number(2)
    case .point, .size: .numbers([1, 2])
    case .rect, .insets: .numbers([1, 2, 3, 4])
    case .transform: .numbers([1, 0, 0, 1, 2, 3])
    case .color: .text("#123456")
    case .text: .text("other")
    case .names: .texts(["nil", "other"])
    case .word(let words), .words(let words, _, _): .text(words[0])
    }
  }
}
