// SPDX-License-Identifier: Apache-2.0

import Testing
import Trace

/// Numbers as people write them.
@Suite struct NumberTextTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (10, "10"), (100, "100"), (93.5, "93.5"), (-179.5, "-179.5"),
    (0.1 + 0.2, "0.3"), (20.3333333, "20.3333"), (0.05, "0.05"), (-0.05, "-0.05"), (0.0001, "0.0001"),
    (0.00004, "0"), (-0.00004, "0"), (0.00005, "0.0001"), (99.99996, "100"), (1e6, "1000000"),
    (123_456_789.5, "123456789.5"),
  ])
  func numbersHaveNoTrailingZeros(_ value: Double, _ text: String) {
    #expect(NumberText.decimal(value) == text)
  }

  @Test(arguments: [(0, "3"), (1, "3.1"), (2, "3.14"), (3, "3.142"), (6, "3.14159")])
  func decimalsAreRounded(_ places: Int, _ text: String) {
    #expect(NumberText.decimal(3.14159, digits: places) == text)
  }

  @Test func wholeNumbersKeepTheirZeros() {
    #expect(NumberText.decimal(1200, digits: 0) == "1200")
    #expect(NumberText.decimal(0.4, digits: 0) == "0")
    #expect(NumberText.decimal(-0.4, digits: 0) == "0")
  }

  @Test func largeNumbersHaveNoExponent() {
    #expect(NumberText.decimal(1e21) == "1000000000000000000000")
    #expect(NumberText.decimal(-12.5e20) == "-1250000000000000000000")
    #expect(NumberText.decimal(4e15) == "4000000000000000")
  }

  @Test func exactNumbersReadAsTheSameNumber() {
    #expect(
      [0, -0.0, 2, 0.5, 1.0 / 3, 1e14].map { NumberText.exact($0) }.joined(separator: " ")
        == "0 0 2 0.5 0.3333333333333333 100000000000000")
    #expect(NumberText.exact(Float(0.1)) == "0.1")
  }

  @Test func whatIsNoNumberStaysWhatItIs() {
    #expect(NumberText.decimal(.infinity) == "inf")
    #expect(NumberText.decimal(.nan) == "nan")
  }
}
