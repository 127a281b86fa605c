// SPDX-License-Identifier: Apache-2.0

import Trace

/// A change as a person makes it in Interface Builder's inspector.
package struct InspectorChange: Hashable, Sendable {
  /// The setting's title in Xcode, which is English in every language.
  package var title: String

  package var edit: Edit

  package enum Edit: Hashable, Sendable {
    case tick, untick
    case enter(String)
  }
}

extension CureStep {
  /// The titles of the inspector's settings by property.
  private static let titles: [String: String] = [
    TraceView.name(of: \.isUserInteractionEnabled): "User Interaction Enabled",
    TraceView.name(of: \.isHidden): "Hidden",
    TraceView.name(of: \.alpha): "Alpha",
    TraceGestureRecognizer.name(of: \.cancelsTouchesInView): "Canceled in view",
    TraceGestureRecognizer.name(of: \.delaysTouchesBegan): "Delayed: began",
    TraceGestureRecognizer.name(of: \.delaysTouchesEnded): "Delayed: ended",
    KnownProperty.isScrollEnabled.rawValue: "Scrolling Enabled",
    KnownProperty.delaysContentTouches.rawValue: "Delays Touch Down",
    KnownProperty.canCancelContentTouches.rawValue: "Can Cancel On Scroll",
  ]

  /// The change in the inspector; nil if the screen is not a document of Interface Builder, or if the change needs
  /// code.
  package func inspectorChange(in index: ScreenIndex) -> InspectorChange? {
    guard index.isCanvas, case .set(let property, let value) = what, let title = Self.titles[property] else {
      return nil
    }
    let edit: InspectorChange.Edit =
      if case .bool(let isOn) = value { isOn ? .tick : .untick } else { .enter(value.words) }
    return InspectorChange(title: title, edit: edit)
  }
}
