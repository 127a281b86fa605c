// SPDX-License-Identifier: Apache-2.0

import Cassowary
import Testing

/// Expected values are worked out by hand from the constraints beside them.
@Suite("Linear constraints with strengths")
struct ConstraintSystemTests {
  private typealias Expression = LinearExpression

  private func number(_ value: Double) -> Expression { Expression(value) }

  @Test func equationsFixWhatTheyCan() {
    var system = ConstraintSystem()
    let (x, y, z) = (system.variable(), system.variable(), system.variable())
    system.add(Expression(x) + Expression(y), .equal, number(10))
    system.add(Expression(x) - Expression(y), .equal, number(4))
    let solution = system.solve()
    #expect(solution?[x] == 7)
    #expect(solution?[y] == 3)
    #expect(solution?[z] == nil)
  }

  @Test func aDifferenceCanBeFixedWhereNeitherSideIs() {
    var system = ConstraintSystem()
    let (x, y) = (system.variable(), system.variable())
    system.add(Expression(y), .equal, Expression(x) + number(20))
    let solution = system.solve()
    #expect(solution?[y] == nil)
    #expect(solution?[Expression(y) - Expression(x)] == 20)
    #expect(solution?[number(3)] == 3)
  }

  @Test func anInequalityLeavesOpenHowMuchMore() {
    var system = ConstraintSystem()
    let (x, y) = (system.variable(), system.variable())
    system.add(Expression(x), .greaterThanOrEqual, number(10))
    system.add(Expression(y), .greaterThanOrEqual, number(10))
    system.add(Expression(y), .equal, number(4), .wish)
    #expect(system.solve()?[x] == nil)
    #expect(system.solve()?[y] == 10)
  }

  @Test(arguments: [(5.0, 5.0), (-5.0, 0.0)])
  func aVariableCanBeAtLeastZero(_ wanted: Double, _ expected: Double) {
    var system = ConstraintSystem()
    let x = system.variable(isNonNegative: true)
    system.add(Expression(x), .equal, number(wanted))
    #expect(system.solve()?[x] == expected)
  }

  @Test func ofRequiredConstraintsTheLaterGivesWay() {
    var system = ConstraintSystem()
    let x = system.variable()
    system.add(Expression(x), .equal, number(1))
    system.add(Expression(x), .equal, number(2))
    system.add(Expression(x), .greaterThanOrEqual, number(9))
    #expect(system.solve()?[x] == 1)
  }

  @Test func bothBoundsHoldAndTheNearerOneStops() {
    var system = ConstraintSystem()
    let x = system.variable()
    system.add(Expression(x), .greaterThanOrEqual, number(3))
    system.add(Expression(x), .lessThanOrEqual, number(8))
    var high = system
    high.add(Expression(x), .equal, number(100), .priority(500))
    #expect(high.solve()?[x] == 8)
    system.add(Expression(x), .equal, number(-100), .priority(500))
    #expect(system.solve()?[x] == 3)
  }

  @Test func aHigherPriorityNeverGivesWayToManyLowerOnes() {
    var system = ConstraintSystem()
    let x = system.variable()
    for _ in 0..<50 { system.add(Expression(x), .equal, number(0), .priority(749)) }
    system.add(Expression(x), .equal, number(7), .priority(750))
    #expect(system.solve()?[x] == 7)
  }

  @Test func theSamePriorityMissesTheLeastInSum() {
    var system = ConstraintSystem()
    let x = system.variable()
    system.add(Expression(x), .equal, number(5), .priority(250))
    system.add(Expression(x), .equal, number(7), .priority(250))
    system.add(Expression(x), .equal, number(7), .priority(250))
    #expect(system.solve()?[x] == 7)
  }

  @Test func theOrderOfWishesDecidesBetweenThem() {
    for isReversed in [false, true] {
      var system = ConstraintSystem()
      let (a, b) = (system.variable(isNonNegative: true), system.variable(isNonNegative: true))
      system.add(Expression(a) + Expression(b), .equal, number(100))
      for variable in isReversed ? [b, a] : [a, b] {
        system.add(Expression(variable), .equal, number(30), .wish)
      }
      #expect(system.solve()?[a] == (isReversed ? 70 : 30))
      #expect(system.solve()?[b] == (isReversed ? 30 : 70))
    }
  }

  @Test func huggingGivesWayBeforeCompressionResistance() {
    // Two labels of 100 in a row of 150 with a gap of 10: the one with the lower resistance is shortened.
    var system = ConstraintSystem()
    let (a, b) = (system.variable(isNonNegative: true), system.variable(isNonNegative: true))
    system.add(Expression(a) + Expression(b), .equal, number(140))
    for (label, resistance) in [(a, 751), (b, 750)] {
      system.add(Expression(label), .greaterThanOrEqual, number(100), .priority(resistance))
      system.add(Expression(label), .lessThanOrEqual, number(100), .priority(250))
    }
    #expect(system.solve()?[a] == 100)
    #expect(system.solve()?[b] == 40)
  }

  @Test func ratiosTieWidthsToHeights() {
    var system = ConstraintSystem()
    let (width, height) = (system.variable(isNonNegative: true), system.variable(isNonNegative: true))
    system.add(Expression(width), .equal, (16.0 / 9) * Expression(height))
    system.add(Expression(width), .lessThanOrEqual, number(320))
    system.add(Expression(height), .equal, number(500), .priority(900))
    #expect(system.solve()?[width] == 320)
    #expect(system.solve()?[height] == 180)
  }

  @Test func aChainThatFitsNowhereStaysAtZeroAndAbove() {
    var system = ConstraintSystem()
    let widths = (0..<4).map { _ in system.variable(isNonNegative: true) }
    let sum = widths.reduce(number(30)) { $0 + Expression($1) }
    system.add(sum, .equal, number(20))
    for width in widths { system.add(Expression(width), .equal, number(10), .wish) }
    let solution = system.solve()
    #expect(widths.map { solution?[$0] } == [0, 0, 0, 0])
  }

  /// A random system has a solution by construction; every constraint must hold in what is found.
  @Test(arguments: 0..<200)
  func solvableSystemsAreSolved(_ seed: UInt64) throws {
    var random = Random(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    var system = ConstraintSystem()
    let count = 2 + Int(random.next() % 12)
    let variables = (0..<count).map { system.variable(isNonNegative: $0 % 2 == 0) }
    let known = (0..<count).map { index in Double(random.next() % 200) - (index % 2 == 0 ? 0 : 100) }
    var checks: [(Expression, ConstraintSystem.Relation)] = []
    for _ in 0..<(2 * count) {
      var expression = number(0)
      var value = 0.0
      for _ in 0..<3 {
        let index = Int(random.next() % UInt64(count))
        let factor = [-2, -1, -0.5, 1, 1, 3][Int(random.next() % 6)]
        expression = expression + factor * Expression(variables[index])
        value += factor * known[index]
      }
      let relation: ConstraintSystem.Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][
        Int(random.next() % 3)]
      let room = relation == .equal ? 0 : Double(random.next() % 20)
      let bound = relation == .lessThanOrEqual ? value + room : value - room
      system.add(expression, relation, number(bound))
      checks.append((expression - number(bound), relation))
    }
    for (index, variable) in variables.enumerated() {
      system.add(Expression(variable), .equal, number(Double(index * 10)), .wish)
    }
    let solution = try #require(system.solve())
    for (expression, relation) in checks {
      let value = try #require(solution[expression])
      switch relation {
      case .equal: #expect(abs(value) < 1e-6)
      case .lessThanOrEqual: #expect(value < 1e-6)
      case .greaterThanOrEqual: #expect(value > -1e-6)
      }
    }
    for (index, variable) in variables.enumerated() where index % 2 == 0 {
      #expect(try #require(solution[variable]) > -1e-6)
    }
  }

  @Test func theSameSystemGivesTheSameNumbers() {
    func values() -> [Double?] {
      var system = ConstraintSystem()
      let variables = (0..<30).map { _ in system.variable(isNonNegative: true) }
      for (index, pair) in zip(variables, variables.dropFirst()).enumerated() {
        system.add(Expression(pair.0) + Expression(pair.1), .equal, number(10.1), .priority(1 + index % 3))
      }
      for variable in variables { system.add(Expression(variable), .equal, number(3.3), .wish) }
      let solution = system.solve()
      return variables.map { solution?[$0] }
    }
    let first = values()
    #expect(!first.contains(nil))
    for _ in 0..<5 { #expect(values() == first) }
  }

  @Test func numbersAreComparedWithWhatIsRequired() {
    var system = ConstraintSystem()
    let (x, y) = (system.variable(), system.variable())
    system.add(Expression(x), .equal, number(10))
    system.add(Expression(x), .lessThanOrEqual, Expression(y))
    system.add(Expression(x), .equal, number(99), .priority(999))
    #expect(system.isSatisfied(by: [x: 10.5, y: 10], within: 0.5))
    #expect(!system.isSatisfied(by: [x: 11, y: 20], within: 0.5))
    #expect(!system.isSatisfied(by: [x: 10, y: 9], within: 0.5))
    #expect(system.isSatisfied(by: [x: 10], within: 0))
  }

  @Test func tooMuchWorkIsRefused() {
    var system = ConstraintSystem()
    let variables = (0..<400).map { _ in system.variable(isNonNegative: true) }
    for (index, first) in variables.enumerated() {
      for second in variables.dropFirst(index + 1) where (index + 1) % 7 != 0 {
        system.add(Expression(first), .equal, 1.5 * Expression(second), .priority(500))
      }
    }
    #expect(system.solve(mostWork: 100_000) == nil)
  }
}

/// A small generator, the same everywhere.
private struct Random {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state >> 11
  }
}
