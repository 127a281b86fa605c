// SPDX-License-Identifier: Apache-2.0

// Changes of the screen after recording started.

package struct ViewChanged: EventRecord {
  package var view: String
  package var changes: RecordChanges<TraceView>

  package init(view: String, changes: RecordChanges<TraceView>) {
    (self.view, self.changes) = (view, changes)
  }

  static let group = EventGroup.screen
  static let record = RecordMembers(
    "viewChanged", "Members of a view's record in the screen are different from here on, or a view is new.",
    of: ViewChanged(view: "", changes: RecordChanges()),
    [
      .id(\.view, .view, "The view."),
      .field(
        \.changes, "changes",
        "The members that differ, with their values as in the screen record; null for one that is gone. Without "
          + "`windowTransform`, which follows from the geometry of the view and its superviews."),
    ])
}

package struct SubviewsChanged: EventRecord {
  package var view: String
  package var subviews: [String]

  package init(view: String, subviews: [String]) {
    (self.view, self.subviews) = (view, subviews)
  }

  static let group = EventGroup.screen
  static let record = RecordMembers(
    "subviewsChanged", "A view's subviews are others from here on, or in another order.",
    of: SubviewsChanged(view: "", subviews: []),
    [
      .id(\.view, .view, "The view."),
      .id(\.subviews, .subviews, "All its subviews, from back to front."),
    ])
}

package struct RecognizerChanged: EventRecord {
  package var recognizer: String
  package var changes: RecordChanges<TraceGestureRecognizer>

  package init(recognizer: String, changes: RecordChanges<TraceGestureRecognizer>) {
    (self.recognizer, self.changes) = (recognizer, changes)
  }

  static let group = EventGroup.screen
  static let record = RecordMembers(
    "recognizerChanged",
    "Members of a recognizer's record in the screen are different from here on, or a recognizer is new.",
    of: RecognizerChanged(recognizer: "", changes: RecordChanges()),
    [
      .id(\.recognizer, .recognizer, "The recognizer."),
      .field(\.changes, "changes", "The members that differ, as for a view."),
    ])
}

package struct PresentationRefused: EventRecord {
  package var presenter: String
  package var controller: String
  package var reason: TraceReason

  package init(presenter: String, controller: String, reason: TraceReason) {
    (self.presenter, self.controller, self.reason) = (presenter, controller, reason)
  }

  static let group = EventGroup.screen
  static let record = RecordMembers(
    "presentationRefused", "A controller does not present another one; UIKit only logs a warning (OW-116).",
    of: PresentationRefused(presenter: "", controller: "", reason: TraceReason(.presentsAlready)),
    [
      .id(\.presenter, .asked, "The controller that was to present it."),
      .id(\.controller, .controller, "The controller that is not presented."),
      .reason(\.reason),
    ])
}

package struct ControllerChanged: EventRecord {
  package var controller: String
  package var changes: RecordChanges<TraceController>

  package init(controller: String, changes: RecordChanges<TraceController>) {
    (self.controller, self.changes) = (controller, changes)
  }

  static let group = EventGroup.screen
  static let record = RecordMembers(
    "controllerChanged",
    "Members of a controller's record in the screen are different from here on, or a controller is new.",
    of: ControllerChanged(controller: "", changes: RecordChanges()),
    [
      .id(\.controller, .controller, "The controller."),
      .field(\.changes, "changes", "The members that differ, as for a view."),
    ])
}
