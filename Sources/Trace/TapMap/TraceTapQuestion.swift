// SPDX-License-Identifier: Apache-2.0

/// A view that hit testing came to on the way to a piece of the map, with what it answered there.
///
/// Ways that begin alike share their questions, so that a screen has few more of them than it has views.
public struct TraceTapQuestion: Hashable, Sendable {
  /// The view that was asked or passed over.
  public var view: String

  /// What it answered.
  public var outcome: Outcome

  /// Why it refused or was passed over, or what made its answer another than the default. Distances are not told,
  /// which differ from point to point.
  public var reason: TraceReason?

  /// Whether the answer is that of an override in code, asked at a grid of points: what it asked in turn, and why it
  /// answered so, is not known.
  public var isSampled: Bool

  /// The position of the question before; nil for the first. It is less than this one's.
  public var after: Int?

  /// The position of the question in whose place this one is asked on the ways that name this one as a detour.
  public var instead: Int?

  /// Creates a question.
  public init(
    _ view: String, _ outcome: Outcome, reason: TraceReason? = nil, isSampled: Bool = false,
    after: Int? = nil, instead: Int? = nil
  ) {
    self.view = view
    self.outcome = outcome
    self.reason = reason
    self.isSampled = isSampled
    self.after = after
    self.instead = instead
  }

  /// What a view answered.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// It returned nil. A view that was `path` before in the same way comes a second time, when an override of
    /// `hitTest(_:with:)` made nil of what was found.
    case refused
    /// It was skipped without a call (a hidden window, a transform without an inverse).
    case passedOver
    /// It returned a view: itself, or what its subviews or an override found. What is asked next is asked within.
    case path
  }
}

/// The way of hit testing to a piece of the map, backwards: its last question, and those before it by
/// ``TraceTapQuestion/after``.
public struct TraceTapWalk: Hashable, Sendable {
  /// The position of the last question; nil if no view was asked.
  public var last: Int?

  /// The positions of questions that were asked on this way instead of others: the way goes on from there.
  public var detours: [Int]

  /// Creates a way.
  public init(last: Int?, detours: [Int] = []) {
    self.last = last
    self.detours = detours
  }
}

extension TraceTapQuestion.Outcome: FieldWord {}

/// The last question, then the detours; nothing if no view was asked.
extension TraceTapWalk: FieldValue {
  static let schema = Schema.definition("tapWalk", .list(of: .integer(from: 0)))

  init?(json: JSONValue?) {
    guard let positions = [Int](json: json) else { return nil }
    self.init(last: positions.first, detours: Array(positions.dropFirst()))
  }

  func write(to sink: JSONSink) throws { try (last.map { [$0] + detours } ?? []).write(to: sink) }
}

extension TraceTapMap {
  /// The positions of the questions of a way, in the order of asking.
  public func positions(of walk: TraceTapWalk) -> [Int] {
    // Each detour is taken once, and every question comes after the one before, so that a trace from elsewhere cannot
    // lead in circles.
    var detours: [Int: Int] = [:]
    for detour in walk.detours where questions.indices.contains(detour) {
      if let instead = questions[detour].instead { detours[instead] = detour }
    }
    var result: [Int] = []
    var next = walk.last
    while var position = next, questions.indices.contains(position) {
      while let detour = detours.removeValue(forKey: position) { position = detour }
      result.append(position)
      next = questions[position].after.flatMap { $0 < position ? $0 : nil }
    }
    return result.reversed()
  }

  /// The questions of a way, in the order of asking.
  public func questions(of walk: TraceTapWalk) -> [TraceTapQuestion] {
    positions(of: walk).map { questions[$0] }
  }
}
