// SPDX-License-Identifier: Apache-2.0

/// The constraints processed so far, solved for some of the variables: the simplex method of Cassowary (Badros,
/// Borning, Stuckey 2001), with one strength after the other.
///
/// A row expresses its variable by other variables. Those are free, or at least 0 and 0 for now. When a level of
/// strength is optimal, all variables that would make it worse are fixed at 0 and leave the tableau.
///
/// Rows of restricted variables contain only restricted variables that have no row. Rows of free variables decide
/// nothing, so they stay as created, and are updated when they are needed.
struct Tableau: Sendable {
  private enum Kind: Sendable {
    /// Any number.
    case free

    /// At least 0.
    case restricted

    /// Always 0.
    case fixed
  }

  /// Values with a smaller difference are equal.
  private static let tolerance = 1e-7

  private var kinds: [Kind]
  private var rows: [LinearExpression?]

  /// The free variables that have a row, in the order in which they got it. A row contains no variable that got one
  /// earlier.
  private var solved: [Int] = []

  /// The index of each free variable in that order.
  private var order: [Int?]

  /// The restricted rows in which each variable may occur.
  private var occurrences: [[Int]]

  private var workLeft: Int

  init(_ isNonNegative: [Bool], mostWork: Int) {
    kinds = isNonNegative.map { $0 ? .restricted : .free }
    rows = Array(repeating: nil, count: kinds.count)
    order = Array(repeating: nil, count: kinds.count)
    occurrences = Array(repeating: [], count: kinds.count)
    workLeft = mostWork
  }

  /// Updates all rows.
  ///
  /// - Returns: Whether there was enough work left.
  mutating func finish() -> Bool {
    for variable in solved.reversed() {
      guard let row = rows[variable] else { continue }
      rows[variable] = reduced(row, &workLeft)
      guard workLeft >= 0 else { return false }
    }
    return true
  }

  /// The value of an expression; nil if it is not determined.
  func value(of expression: LinearExpression) -> Double? {
    var work = 0
    let reduced = reduced(expression, &work)
    return reduced.terms.isEmpty ? reduced.constant : nil
  }

  /// Satisfies constraints of one strength as well as the earlier ones allow: the sum of their errors is minimal.
  ///
  /// - Returns: Whether there was enough work left.
  mutating func settle(_ constraints: [ConstraintSystem.Constraint]) -> Bool {
    var missed: [Int] = []
    for constraint in constraints {
      let expression = reduced(constraint.expression, &workLeft)
      // A free variable can satisfy a single constraint. Among several it could spoil the later ones.
      let free = expression.terms.first { kinds[$0.variable] == .free }?.variable
      if constraint.isEquation {
        equate(expression, free: free, isAlone: constraints.count == 1, &missed)
      } else {
        bound(expression, free: free, isAlone: constraints.count == 1, &missed)
      }
      guard workLeft >= 0 else { return false }
    }
    if !missed.isEmpty { minimize(LinearExpression(sumOf: missed)) }
    return workLeft >= 0
  }

  /// Adds `expression = 0`.
  private mutating func equate(
    _ expression: LinearExpression, free: Int?, isAlone: Bool, _ missed: inout [Int]
  ) {
    if let free, isAlone { return solve(expression, for: free) }
    guard free != nil || !expression.terms.isEmpty else { return }
    let (over, under) = (addRestricted(), addRestricted())
    missed += [over, under]
    if let free {
      let error = LinearExpression(0, [over: -1, under: 1])
      return solve(expression + error, for: free)
    }
    let isOver = expression.constant >= 0
    let row = isOver ? expression : -1 * expression
    setRow(isOver ? over : under, row + LinearExpression(0, [isOver ? under : over: 1]))
  }

  /// Adds `expression >= 0`.
  private mutating func bound(
    _ expression: LinearExpression, free: Int?, isAlone: Bool, _ missed: inout [Int]
  ) {
    guard !expression.terms.isEmpty else { return }
    let slack = addRestricted()
    let isKept = expression.constant >= -Self.tolerance
    if isAlone, let free { return solve(expression - LinearExpression(0, [slack: 1]), for: free) }
    if isAlone, isKept { return setRow(slack, expression) }
    let under = addRestricted()
    missed.append(under)
    if let free {
      solve(expression + LinearExpression(0, [slack: -1, under: 1]), for: free)
    } else if isKept {
      setRow(slack, expression + LinearExpression(0, [under: 1]))
    } else {
      setRow(under, LinearExpression(0, [slack: 1]) - expression)
    }
  }

  /// Minimizes a sum of restricted variables, and keeps it minimal.
  ///
  /// The variable with the smallest index enters and, among equals, the one with the smallest index leaves (Bland's
  /// rule), so that this terminates.
  private mutating func minimize(_ sum: LinearExpression) {
    var objective: [Int: Double] = [:]
    var falling = IndexHeap()
    for term in reduced(sum, &workLeft).terms {
      objective[term.variable] = term.coefficient
      if term.coefficient < -Self.tolerance { falling.insert(term.variable) }
    }
    while workLeft >= 0, let entering = falling.removeSmallest() {
      guard let factor = objective[entering], factor < -Self.tolerance else { continue }
      guard let leaving = leaving(for: entering), let row = rows[leaving] else { continue }
      let coefficient = row.coefficient(of: entering)
      var solved = row
      solved.remove(entering)
      solved = (-1 / coefficient) * solved + LinearExpression(0, [leaving: 1 / coefficient])
      rows[leaving] = nil
      substitute(entering, solved)
      objective[entering] = nil
      workLeft -= solved.terms.count
      for term in solved.terms {
        let changed = objective[term.variable, default: 0] + factor * term.coefficient
        objective[term.variable] = abs(changed) > LinearExpression.smallest ? changed : nil
        if changed < -Self.tolerance { falling.insert(term.variable) }
      }
    }
    for (variable, coefficient) in objective where coefficient > Self.tolerance { fix(variable) }
  }

  /// The row that first reaches 0 when a variable grows; nil for none.
  private mutating func leaving(for entering: Int) -> Int? {
    var found: (variable: Int, limit: Double)?
    workLeft -= occurrences[entering].count
    for variable in occurrences[entering] {
      guard let row = rows[variable] else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < -Self.tolerance else { continue }
      let limit = max(0, row.constant) / -coefficient
      guard let best = found else {
        found = (variable, limit)
        continue
      }
      if limit < best.limit || (limit == best.limit && variable < best.variable) { found = (variable, limit) }
    }
    return found?.variable
  }

  private mutating func addRestricted() -> Int {
    kinds.append(.restricted)
    rows.append(nil)
    order.append(nil)
    occurrences.append([])
    return kinds.count - 1
  }

  /// The expression with variables that have no row.
  private func reduced(_ expression: LinearExpression, _ work: inout Int) -> LinearExpression {
    work -= 1 + expression.terms.count
    var constant = expression.constant
    var coefficients: [Int: Double] = [:]
    // Free variables are replaced in the order in which they got their rows, so that each is replaced once.
    var waiting = IndexHeap()
    func add(_ terms: [LinearExpression.Term], times factor: Double) {
      for term in terms where kinds[term.variable] != .fixed {
        let known = coefficients[term.variable]
        coefficients[term.variable] = (known ?? 0) + factor * term.coefficient
        if known == nil, let place = order[term.variable] { waiting.insert(place) }
      }
    }
    add(expression.terms, times: 1)
    while let place = waiting.removeSmallest() {
      guard let factor = coefficients.removeValue(forKey: solved[place]), let row = rows[solved[place]] else {
        continue
      }
      work -= row.terms.count
      constant += factor * row.constant
      add(row.terms, times: factor)
    }
    let restricted = LinearExpression(constant, coefficients)
    guard restricted.terms.contains(where: { rows[$0.variable] != nil }) else { return restricted }
    coefficients = [:]
    for term in restricted.terms {
      guard let row = rows[term.variable] else {
        coefficients[term.variable, default: 0] += term.coefficient
        continue
      }
      work -= row.terms.count
      constant += term.coefficient * row.constant
      for part in row.terms { coefficients[part.variable, default: 0] += term.coefficient * part.coefficient }
    }
    return LinearExpression(constant, coefficients)
  }

  /// Gives a free variable the row in which `expression` is 0.
  private mutating func solve(_ expression: LinearExpression, for variable: Int) {
    let coefficient = expression.coefficient(of: variable)
    var row = expression
    row.remove(variable)
    rows[variable] = (-1 / coefficient) * row
    order[variable] = solved.count
    solved.append(variable)
    workLeft -= row.terms.count
  }

  /// Gives a restricted variable a row, and substitutes it wherever the variable occurs.
  private mutating func substitute(_ variable: Int, _ row: LinearExpression) {
    let affected = occurrences[variable]
    occurrences[variable] = []
    workLeft -= affected.count
    for other in affected {
      guard var changed = rows[other] else { continue }
      let coefficient = changed.coefficient(of: variable)
      guard coefficient != 0 else { continue }
      workLeft -= changed.terms.count + row.terms.count
      changed.remove(variable)
      changed.add(row, times: coefficient) { occurrences[$0].append(other) }
      // A value slightly below 0 is a rounding error.
      if changed.constant < 0, changed.constant > -Self.tolerance { changed.set(constant: 0) }
      rows[other] = changed
    }
    setRow(variable, row)
  }

  private mutating func setRow(_ variable: Int, _ row: LinearExpression) {
    workLeft -= row.terms.count
    rows[variable] = row
    for term in row.terms { occurrences[term.variable].append(variable) }
  }

  /// Fixes a restricted variable without a row at 0.
  private mutating func fix(_ variable: Int) {
    kinds[variable] = .fixed
    workLeft -= occurrences[variable].count
    for other in occurrences[variable] { rows[other]?.remove(variable) }
    occurrences[variable] = []
  }
}
