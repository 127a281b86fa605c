// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

/// The settings of one object, and the names of those that a scenario cannot hold.
struct IBSettings {
  /// The names of attributes whose values do not fit.
  private(set) var lost: [String] = []

  private var values: [String: PropertyValue] = [:]
  private let table: [IBSetting]
  private let simulatedClass: String

  /// No settings yet for an object of a simulated class; the table says which there may be.
  init(_ table: [IBSetting], of simulatedClass: String) {
    self.table = table
    self.simulatedClass = simulatedClass
  }

  /// The settings in the order of the table, which is that of a scenario file.
  var kept: [ScenarioProperty] {
    var values = values
    return table.compactMap { setting in
      values.removeValue(forKey: setting.property).map { ScenarioProperty(name: setting.property, value: $0) }
    }
  }

  /// Takes what the element says of its class's properties. What other classes have is passed over.
  mutating func read(_ element: IBElement) {
    for setting in table
    where setting.isWritten(on: element) && ScenarioLimits.has(setting.property, simulatedClass) {
      // The largest integer stands for no limit, which is what leaving it out means.
      if setting.property == "maximumNumberOfTouches",
        let count = element[setting.attribute].flatMap(Double.init), count >= Double(Int32.max)
      {
        continue
      }
      take(setting, setting.value(in: element))
    }
  }

  /// Takes a value, which replaces an earlier one.
  mutating func take(_ setting: IBSetting, _ value: PropertyValue?) {
    guard let value,
      ScenarioLimits.allows(ScenarioProperty(name: setting.property, value: value), of: simulatedClass)
    else {
      lost.append(setting.attribute)
      return
    }
    values[setting.property] = value
  }

  /// The setting of the class that a key path of a runtime attribute names, nil for none.
  func named(_ keyPath: String) -> IBSetting? {
    table.first {
      (keyPath == $0.property || keyPath == $0.attribute) && ScenarioLimits.has($0.property, simulatedClass)
    }
  }

  /// Notes something that the document says and a scenario cannot hold.
  mutating func lose(_ name: String) { lost.append(name) }
}
