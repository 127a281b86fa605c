// SPDX-License-Identifier: Apache-2.0

/// How much a constraint matters. A constraint never gives way to one that matters less.
package enum Strength: Hashable, Sendable {
  /// Of required constraints that contradict each other, those that were added later give way.
  case required

  /// A priority from 1 to 999. Constraints of the same priority share what is missed: the sum is the smallest.
  case priority(Int)

  /// Below all priorities. Of wishes that contradict each other, those that were added later give way.
  case wish
}

/// Linear equations and inequalities with strengths, and numbers that satisfy them as well as possible.
///
/// Same constraints in the same order, same numbers. What the constraints leave open stays open: it has no value.
package struct ConstraintSystem: Sendable {
  package enum Relation: Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  struct Constraint: Sendable {
    /// Is, or is at least, 0.
    let expression: LinearExpression
    let isEquation: Bool
  }

  private var isNonNegative: [Bool] = []
  private var required: [Constraint] = []
  private var optional: [Int: [Constraint]] = [:]
  private var wishes: [Constraint] = []

  package init() {}

  /// A new variable.
  ///
  /// - Parameter isNonNegative: Whether it is at least 0, whatever the constraints say.
  /// - Returns: The variable.
  package mutating func variable(isNonNegative: Bool = false) -> Variable {
    self.isNonNegative.append(isNonNegative)
    return Variable(index: self.isNonNegative.count - 1)
  }

  /// Adds a constraint between two expressions.
  package mutating func add(
    _ first: LinearExpression, _ relation: Relation, _ second: LinearExpression,
    _ strength: Strength = .required
  ) {
    let expression = relation == .lessThanOrEqual ? second - first : first - second
    let constraint = Constraint(expression: expression, isEquation: relation == .equal)
    switch strength {
    case .required: required.append(constraint)
    case .priority(let priority): optional[min(max(priority, 1), 999), default: []].append(constraint)
    case .wish: wishes.append(constraint)
    }
  }

  /// Whether numbers satisfy all required constraints, as far as the numbers are told.
  ///
  /// - Parameters:
  ///   - values: The numbers.
  ///   - tolerance: How much each constraint may miss.
  /// - Returns: Whether none misses more.
  package func isSatisfied(by values: [Variable: Double], within tolerance: Double) -> Bool {
    required.allSatisfy { constraint in
      var sum = constraint.expression.constant
      for term in constraint.expression.terms {
        guard let value = values[Variable(index: term.variable)] else { return true }
        sum += term.coefficient * value
      }
      return sum >= -tolerance && (sum <= tolerance || !constraint.isEquation)
    }
  }

  /// Solves the constraints, the strongest first.
  ///
  /// - Parameter mostWork: How many coefficients may be gone through.
  /// - Returns: The values; nil if that takes more work.
  package func solve(mostWork: Int = 5_000_000) -> ConstraintSolution? {
    var tableau = Tableau(isNonNegative, mostWork: mostWork)
    for constraint in required where !tableau.settle([constraint]) { return nil }
    for priority in optional.keys.sorted(by: >) {
      guard tableau.settle(optional[priority] ?? []) else { return nil }
    }
    for wish in wishes where !tableau.settle([wish]) { return nil }
    guard tableau.finish() else { return nil }
    return ConstraintSolution(tableau: tableau)
  }
}

/// What the constraints of a system fix.
package struct ConstraintSolution: Sendable {
  let tableau: Tableau

  /// The value of a variable; nil for one that the constraints leave open.
  package subscript(variable: Variable) -> Double? { self[LinearExpression(variable)] }

  /// The value of an expression; nil for one that the constraints leave open. The difference of two variables can be fixed
  /// where neither is.
  package subscript(expression: LinearExpression) -> Double? { tableau.value(of: expression) }
}
