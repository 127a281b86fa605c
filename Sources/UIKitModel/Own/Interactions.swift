// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// A feature added to a view, with the recognizers that it needs (OW-45, OW-48, OW-49).
@MainActor
public protocol UIInteraction: AnyObject {
  /// The view that has the interaction.
  var view: UIView? { get }

  /// Called before another view gets the interaction, or none.
  func willMove(to view: UIView?)

  /// Called after another view got the interaction, or none.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions, in the order of addition.
  public final var interactions: [any UIInteraction] { attachedInteractions }

  /// Adds an interaction, after removing it from its current view.
  public final func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    attachedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction with its recognizers.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard attachedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    attachedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// UIKit's interactions that a file can name.
package enum InteractionClass: String, CaseIterable {
  case contextMenu = "UIContextMenuInteraction"
  case drag = "UIDragInteraction"
  case text = "UITextInteraction"
  case drop = "UIDropInteraction"
  case editMenu = "UIEditMenuInteraction"
  case pointer = "UIPointerInteraction"
  case pencil = "UIPencilInteraction"
  case scribble = "UIScribbleInteraction"
  case indirectScribble = "UIIndirectScribbleInteraction"
  case largeContent = "UILargeContentViewerInteraction"
  case find = "UIFindInteraction"
  case spring = "UISpringLoadedInteraction"

  /// Creates an interaction of the class.
  @MainActor
  package func make(hasConfiguration: Bool = true, isEnabled: Bool? = nil) -> any UIInteraction {
    switch self {
    case .contextMenu: return UIContextMenuInteraction(hasConfiguration: hasConfiguration)
    case .drag:
      let drag = UIDragInteraction()
      if let isEnabled { drag.isEnabled = isEnabled }
      return drag
    case .text: return UITextInteraction()
    default: return FingerlessInteraction()
    }
  }
}

/// An interaction that handles no touches of fingers: for drops, pointers, the Pencil, large content, and menus shown
/// only by code (OW-49).
@MainActor
final class FingerlessInteraction: UIInteraction {
  private(set) weak var view: UIView?

  func willMove(to view: UIView?) {}

  func didMove(to view: UIView?) { self.view = view }
}

/// A recognizer that relates an interaction's gesture to others. It never receives a touch itself (OW-45).
final class RelationshipGestureRecognizer: UIGestureRecognizer {
  override var isPartOfView: Bool { true }

  init(_ name: String) {
    super.init()
    self.name = "com.apple.UIKit." + name
    declaration = .named("_UIRelationshipGestureRecognizer")
  }

  override func concerns(_ touch: UITouch) -> Bool { false }
}
