// SPDX-License-Identifier: Apache-2.0

/// An unknown number of a `ConstraintSystem`.
package struct Variable: Hashable, Sendable {
  let index: Int
}

/// A constant and multiples of variables, each variable once.
package struct LinearExpression: Equatable, Sendable {
  struct Term: Equatable, Sendable {
    let variable: Int
    var coefficient: Double
  }

  /// Smaller coefficients are rounding errors of 0.
  static let smallest = 1e-10

  private(set) var constant: Double

  /// In the order of the variables.
  private(set) var terms: [Term] = []

  package init(_ constant: Double = 0) {
    self.constant = constant
  }

  package init(_ variable: Variable) {
    constant = 0
    terms = [Term(variable: variable.index, coefficient: 1)]
  }

  /// The sum of variables in ascending order.
  init(sumOf variables: [Int]) {
    constant = 0
    terms = variables.map { Term(variable: $0, coefficient: 1) }
  }

  init(_ constant: Double, _ coefficients: [Int: Double]) {
    self.constant = constant
    terms = coefficients.filter { abs($0.value) > Self.smallest }
      .map { Term(variable: $0.key, coefficient: $0.value) }
      .sorted { $0.variable < $1.variable }
  }

  package static func + (first: LinearExpression, second: LinearExpression) -> LinearExpression {
    var sum = first
    sum.add(second, times: 1) { _ in }
    return sum
  }

  package static func - (first: LinearExpression, second: LinearExpression) -> LinearExpression {
    var difference = first
    difference.add(second, times: -1) { _ in }
    return difference
  }

  package static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
    var product = LinearExpression()
    product.add(expression, times: factor) { _ in }
    return product
  }

  /// The coefficient of a variable, 0 if it does not occur.
  func coefficient(of variable: Int) -> Double {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].variable == variable ? terms[low].coefficient : 0
  }

  /// Removes the variable.
  mutating func remove(_ variable: Int) {
    terms.removeAll { $0.variable == variable }
  }

  mutating func set(constant: Double) {
    self.constant = constant
  }

  /// Adds a multiple of another expression, and reports variables that are new.
  mutating func add(_ other: LinearExpression, times factor: Double, newcomer: (Int) -> Void) {
    constant += factor * other.constant
    guard !other.terms.isEmpty, factor != 0 else { return }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var own = 0
    for term in other.terms {
      while own < terms.count, terms[own].variable < term.variable {
        sum.append(terms[own])
        own += 1
      }
      if own < terms.count, terms[own].variable == term.variable {
        let coefficient = terms[own].coefficient + factor * term.coefficient
        if abs(coefficient) > Self.smallest {
          sum.append(Term(variable: term.variable, coefficient: coefficient))
        }
        own += 1
      } else if abs(factor * term.coefficient) > Self.smallest {
        sum.append(Term(variable: term.variable, coefficient: factor * term.coefficient))
        newcomer(term.variable)
      }
    }
    sum += terms[own...]
    terms = sum
  }
}
