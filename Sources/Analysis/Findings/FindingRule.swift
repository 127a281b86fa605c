// SPDX-License-Identifier: Apache-2.0

/// What `hitpath audit` looks for on a screen. The raw values are codes that stay as they are.
package enum FindingRule: String, CaseIterable, Sendable {
  case interactionOff = "interaction-off"
  case underDisabled = "under-disabled"
  case underHidden = "under-hidden"
  case underTransparent = "under-transparent"
  case emptyContainer = "empty-container"
  case outsideAncestor = "outside-ancestor"
  case covered
  case coveredByWindow = "covered-by-window"
  case overlappingControls = "overlapping-controls"
  case smallControl = "small-control"
  case tapStopsSelection = "tap-stops-selection"
  case tapStopsControl = "tap-stops-control"
  case doubleTapDelays = "double-tap-delays"
  case waitsInCircle = "waits-in-circle"
  case lostAction = "lost-action"

  /// Whether it finds something that touches do not get to.
  var isUnreachable: Bool {
    switch self {
    case .interactionOff, .underDisabled, .underHidden, .underTransparent, .emptyContainer, .outsideAncestor,
      .covered, .coveredByWindow, .overlappingControls:
      true
    case .smallControl, .tapStopsSelection, .tapStopsControl, .doubleTapDelays, .waitsInCircle, .lostAction:
      false
    }
  }

  /// How bad it is for the person who taps.
  package var severity: FindingSeverity {
    switch self {
    case .interactionOff, .underDisabled, .emptyContainer, .coveredByWindow, .tapStopsControl, .waitsInCircle,
      .lostAction:
      .error
    case .underTransparent, .outsideAncestor, .covered, .overlappingControls, .tapStopsSelection: .warning
    case .underHidden, .smallControl, .doubleTapDelays: .note
    }
  }
}

/// How bad a finding is. The raw values are the levels of SARIF.
package enum FindingSeverity: String, CaseIterable, Comparable, Sendable {
  case note, warning, error

  package static func < (a: FindingSeverity, b: FindingSeverity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
