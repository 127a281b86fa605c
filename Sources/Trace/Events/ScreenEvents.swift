// SPDX-License-Identifier: Apache-2.0

/// What becomes different of the screen that the trace began with.
extension EventType {
  static let screens: [EventType] = [
    EventType(.screen, viewChanged), EventType(.screen, subviewsChanged),
    EventType(.screen, recognizerChanged),
  ]

  static let viewChanged = row(
    "viewChanged",
    "Members of a view's record in the screen are different from here on, or a view is new.",
    Field.id("view", "The view."),
    Field<RecordChanges<TraceView>>(
      "changes",
      "The members that differ, with their values as in the screen record; null for one that is gone. Without "
        + "`windowTransform`, which follows from the geometry of the view and its superviews."),
    make: Kind.viewChanged)

  static let subviewsChanged = row(
    "subviewsChanged", "A view's subviews are others from here on, or in another order.",
    Field.id("view", "The view."),
    Field.ids("subviews", "All its subviews, from back to front."),
    make: Kind.subviewsChanged)

  static let recognizerChanged = row(
    "recognizerChanged",
    "Members of a recognizer's record in the screen are different from here on, or a recognizer is new.",
    Field.id("recognizer", "The recognizer."),
    Field<RecordChanges<TraceGestureRecognizer>>("changes", "The members that differ, as for a view."),
    make: Kind.recognizerChanged)
}
