// SPDX-License-Identifier: Apache-2.0

/// The strength of a constraint. A constraint never gives way to a weaker one.
package enum Strength: Hashable, Sendable {
  /// If required constraints contradict each other, those added later give way.
  case required

  /// A priority from 1 to 999. Among constraints of the same priority, the sum of the errors is minimized.
  case priority(Int)

  /// Below all priorities. If wishes contradict each other, those added later give way.
  case wish
}

/// Linear equations and inequalities with strengths, and the best solution for them.
///
/// The same constraints in the same order give the same numbers. Variables that the constraints do not determine have
/// no value.
package struct ConstraintSystem: Sendable {
  package enum Relation: Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  struct Constraint: Sendable {
    /// The expression that is, or is at least, 0.
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
  /// - Parameter isNonNegative: Whether it is always at least 0.
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

  /// Whether numbers satisfy all required constraints whose variables have values.
  ///
  /// - Parameters:
  ///   - values: The numbers.
  ///   - tolerance: The largest error of each constraint.
  /// - Returns: Whether none has a larger error.
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
  /// - Parameter mostWork: The largest number of coefficients to process.
  /// - Returns: The values; nil if it takes more work.
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

/// The values that the constraints of a system determine.
package struct ConstraintSolution: Sendable {
  let tableau: Tableau

  /// The value of a variable; nil if the constraints do not determine it.
  package subscript(variable: Variable) -> Double? { self[LinearExpression(variable)] }

  /// The value of an expression; nil if the constraints do not determine it. The difference of two variables can be
  /// determined even if neither variable is.
  package subscript(expression: LinearExpression) -> Double? { tableau.value(of: expression) }
}
