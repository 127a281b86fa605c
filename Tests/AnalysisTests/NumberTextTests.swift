// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing

/// Numbers as people write them.
@Suite struct NumberTextTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (10, "10"), (100, "100"), (93.5, "93.5"), (-179.5, "-179.5"),
    (0.1 + 0.2, "0.3"), (20.3333333, "20.3333"), (0.05, "0.05"), (-0.05, "-0.05"), (0.0001, "0.0001"),
    (0.00004, "0"), (-0.00004, "0"), (0.00005, "0.0001"), (99.99996, "100"), (1e6, "1000000"),
    (123_456_789.5, "123456789.5"),
  ])
  func numbersHaveNoTrailingZeros(_ value: Double, _ text: String) {
    #expect(NumberText.plain(value) == text)
  }

  @Test(arguments: [(0, "3"), (1, "3.1"), (2, "3.14"), (3, "3.142"), (6, "3.14159")])
  func decimalsAreRounded(_ places: Int, _ text: String) {
    #expect(NumberText.decimal(3.14159, places: places) == text)
  }

  @Test func wholeNumbersKeepTheirZeros() {
    #expect(NumberText.decimal(1200, places: 0) == "1200")
    #expect(NumberText.decimal(0.4, places: 0) == "0")
    #expect(NumberText.decimal(-0.4, places: 0) == "0")
  }

  @Test func numbersBeyondCountingAreWrittenAsTheyAre() {
    #expect(NumberText.plain(.infinity) == "inf")
    #expect(NumberText.plain(.nan) == "nan")
    #expect(NumberText.plain(1e300) == "1e+300")
  }
}
