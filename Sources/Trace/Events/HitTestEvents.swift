// SPDX-License-Identifier: Apache-2.0

/// The events of hit testing.
extension EventType {
  static let hitTests = types(
    .hitTest,
    [
      hitTestPassBegan, hitTestPassEnded, hitTestEntered, hitTestReturned, gatesChecked, pointInsideAsked,
      pointInsideAnswered,
    ])

  static let hitTestPassBegan = row(
    "hitTestPassBegan",
    "A complete traversal of the windows begins for a new touch (HT-28); UIKit makes two.",
    Field.touch(),
    Field<TracePoint>("location", "The location on the screen."),
    Field.ids("windows", "The windows, front to back."),
    Field<Int>("pass", "The number of the traversal, from 1.")
  ) {
    .hitTestPassBegan(touch: $0, pass: $3, location: $1, windows: $2)
  }

  static let hitTestPassEnded = row(
    "hitTestPassEnded", "The traversal is over.",
    Field.touch(),
    Field<Int>("pass", "The number of the traversal, from 1."),
    Field.id("view", "The view that it found; absent if no window claimed the touch (HT-36).").optional,
    make: Kind.hitTestPassEnded)

  static let hitTestEntered = row(
    "hitTestEntered", "`hitTest(_:with:)` of a view is entered (HT-1).",
    Field.id("view", "The view."),
    Field<TracePoint>("point", "The point in the view's own bounds coordinates."),
    Field<Bool>("isDirect", "Whether code called it, an override, and not the framework."),
    make: Kind.hitTestEntered)

  static let hitTestReturned = row(
    "hitTestReturned",
    """
    `hitTest(_:with:)` of a view returned. Its `parent` is the event that entered the call; a view that was skipped \
    without a call has this event alone.
    """,
    Field.id("view", "The view."),
    Field.id("result", "The view that it returned; absent for nil.").optional,
    Field.reason("Why nil, or that an override decided.").optional,
    make: Kind.hitTestReturned)

  static let gatesChecked = row(
    "gatesChecked", "The gates were checked, in order, up to the one that refused (HT-3, HT-4).",
    Field.id("view", "The view."),
    Field<GateChecks>("gates", "What was found."),
    make: Kind.gatesChecked)

  static let pointInsideAsked = row(
    "pointInsideAsked", "`point(inside:with:)` of a view is entered.",
    Field.id("view", "The view."),
    Field<TracePoint>("point", "The point in the view's own bounds coordinates."),
    make: Kind.pointInsideAsked)

  static let pointInsideAnswered = row(
    "pointInsideAnswered", "`point(inside:with:)` answered.",
    Field.id("view", "The view."),
    Field<TracePoint>("point", "The point in the view's own bounds coordinates."),
    Field<Bool>("answer", "The answer."),
    Field.reason("Why not, or why against the bounds.").optional,
    make: Kind.pointInsideAnswered)
}
