// SPDX-License-Identifier: Apache-2.0

/// The value of a slider or a stepper, which stays within its limits. A limit takes the other one and the value along.
struct LimitedValue<Number: Comparable> {
  private(set) var value: Number
  private(set) var minimum: Number
  private(set) var maximum: Number

  init(_ value: Number, in limits: ClosedRange<Number>) {
    self.value = value
    minimum = limits.lowerBound
    maximum = limits.upperBound
  }

  mutating func set(_ new: Number) { value = min(max(new, minimum), maximum) }

  mutating func setMinimum(_ new: Number) {
    minimum = new
    if maximum < new { maximum = new }
    set(value)
  }

  mutating func setMaximum(_ new: Number) {
    maximum = new
    if minimum > new { minimum = new }
    set(value)
  }
}
