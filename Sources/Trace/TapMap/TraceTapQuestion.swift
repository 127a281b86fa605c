// SPDX-License-Identifier: Apache-2.0

/// A view that hit testing reached on its path to a piece of the map, and its answer there.
///
/// Paths with the same beginning share their questions, so that a screen has few more of them than views.
public struct TraceTapQuestion: Hashable, Sendable {
  /// The view that was asked or skipped.
  public var view: String

  /// What it answered.
  public var outcome: Outcome

  /// Why it refused or was skipped, or why its answer differs from the default. Contains no distances, because they
  /// differ from point to point.
  public var reason: TraceReason?

  /// Whether the answer comes from an override in code, sampled at a grid of points. What it asked in turn, and why it
  /// answered that way, is then unknown.
  public var isSampled: Bool

  /// The position of the previous question, less than that of this one; nil for the first.
  public var after: Int?

  /// The position of the question that this one replaces on paths that list this one as a detour.
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
    /// It returned nil. A view that was `path` before occurs a second time if its override of `hitTest(_:with:)`
    /// dropped the view that was found.
    case refused
    /// It was skipped without a call (a hidden window, or a transform without an inverse).
    case passedOver
    /// It returned a view: itself, or the result of its subviews or its override. The questions that follow are asked
    /// inside it.
    case path
  }
}

/// The path of hit testing to a piece of the map, backwards: its last question, and those before it by
/// ``TraceTapQuestion/after``.
public struct TraceTapWalk: Hashable, Sendable {
  /// The position of the last question; nil if no view was asked.
  public var last: Int?

  /// The positions of the questions that replace others on this path; the path continues from there.
  public var detours: [Int]

  /// Creates a path.
  public init(last: Int?, detours: [Int] = []) {
    self.last = last
    self.detours = detours
  }
}

extension TraceTapQuestion.Outcome: FieldWord {}

/// Written as an array: the last question, then the detours; empty if no view was asked.
extension TraceTapWalk: FieldValue {
  static let schema = Schema.definition("tapWalk", .list(of: .integer(from: 0)))

  init?(json: JSONValue?) {
    guard let positions = [Int](json: json) else { return nil }
    self.init(last: positions.first, detours: Array(positions.dropFirst()))
  }

  func write(to sink: JSONSink) throws { try (last.map { [$0] + detours } ?? []).write(to: sink) }
}

extension TraceTapMap {
  /// The positions of the questions on a path, in the order of asking.
  public func positions(of walk: TraceTapWalk) -> [Int] {
    // Each detour is taken once and every question comes after its predecessor, so that a foreign trace cannot cause an
    // endless loop.
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

  /// The questions on a path, in the order of asking.
  public func questions(of walk: TraceTapWalk) -> [TraceTapQuestion] {
    positions(of: walk).map { questions[$0] }
  }
}
