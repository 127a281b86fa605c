// SPDX-License-Identifier: Apache-2.0

/// Why a simulation ends before everything is done. What was recorded until then is not to be used.
package enum SimulationEnd: Hashable, Sendable {
  /// There is more to record than may be.
  case records

  /// It is more work than may be done.
  case work

  /// Whoever runs the simulation has enough of it.
  case stopped

  /// Code that is simulated would never end.
  case code
}

/// How much a simulation may still do.
///
/// Code that is simulated cannot be left in the middle. So whatever may go on for long counts its work here, and does
/// nothing any more when the simulation is over; the calls that are under way return soon then.
@MainActor
package final class SimulationBudget {
  /// Why the simulation is over; nil while it goes on.
  package private(set) var end: SimulationEnd?

  /// How much was done.
  package private(set) var work = 0

  private var mostWork = Int.max
  private var stop: (@MainActor () -> Bool)?
  private var nextQuestion = Int.max

  /// How much is done between two questions whether to stop: a few milliseconds of work.
  private static let questionInterval = 2_000

  init() {}

  /// Sets limits to what is done from now on.
  ///
  /// - Parameters:
  ///   - work: The most work: a record is one piece, and so is whatever takes about as long.
  ///   - stop: Asked now and then whether the simulation is to stop.
  package func limit(work: Int, stop: (@MainActor () -> Bool)?) {
    mostWork = work
    self.stop = stop
    nextQuestion = min(mostWork, self.work + (stop == nil ? .max / 2 : Self.questionInterval))
  }

  package var isOver: Bool { end != nil }

  /// Ends the simulation. The first reason counts.
  package func finish(_ end: SimulationEnd) {
    if self.end == nil { self.end = end }
  }

  /// Counts work.
  ///
  /// - Returns: Whether it may be done.
  @discardableResult
  package final func spend(_ amount: Int = 1) -> Bool {
    guard end == nil else { return false }
    work += amount
    if work >= nextQuestion { ask() }
    return end == nil
  }

  private func ask() {
    if work >= mostWork { return finish(.work) }
    if stop?() == true { return finish(.stopped) }
    nextQuestion = min(mostWork, work + Self.questionInterval)
  }
}
