// SPDX-License-Identifier: Apache-2.0

/// A stage of the chart, in the order in which they follow each other.
struct HitTestFlowStage {
  enum Kind {
    /// The call, with the view.
    case start
    /// A question with two ways out.
    case decision
    /// Something that is done.
    case process
    /// An override of `hitTest`.
    case override
  }

  enum State: String {
    /// The way went through it.
    case passed
    /// The way turned off here.
    case left
    case notReached
  }

  var kind: Kind
  var state: State
  var name: String
  var details: [String] = []

  /// The words on the way to the next stage, and on the way to the end beside it.
  var onward = ""
  var aside = ""

  /// Where the way ends that turns off here; nil if none does.
  var end: HitTestFlowEnd?
}

/// Where a way through the chart ends.
struct HitTestFlowEnd {
  enum Kind {
    case refusal
    case itself
    case other
    /// There was no call.
    case none
  }

  var kind: Kind
  var isReached: Bool
  var name: String
  var details: [String] = []

  /// Whether it is the answer of the default implementation, and not that of an override.
  var isDefault = true
}
