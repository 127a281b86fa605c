// SPDX-License-Identifier: Apache-2.0

import Trace

extension FindingReader {
  /// Actions that reach nobody.
  func actions() -> [Finding] { lostActions() + actionsLostWhileEditing() + goneTargets() }

  /// Actions without a target that no responder in the chain has a method for, where it is known who has one (UC-16).
  private func lostActions() -> [Finding] {
    // A storyboard does not say which methods code has.
    guard !isCanvas else { return [] }
    return targets.compactMap { view in
      guard let control = view.control, refusing(view) == nil else { return nil }
      let performs = performs(above: view)
      let lost = control.actions.first { action in
        action.target == nil && !performs.contains { $0.contains(action.action) }
          && (!performs.isEmpty || performer(of: action.action) != nil)
      }
      guard let lost else { return nil }
      return finding(
        .lostAction, in: view, cure: giving(control.actions, performer(of: lost.action), to: view.id))
    }
  }

  /// Actions without a target that are found from the control, and not from a text field once that is first responder.
  private func actionsLostWhileEditing() -> [Finding] {
    guard isWritten else { return [] }
    let fields = index.screen.views.filter {
      ["UITextField", "UITextView"].contains($0.baseClass) && refusing($0) == nil
        && $0.settings?["isEditable"] != .bool(false) && $0.control?.isEnabled != false
    }
    guard !fields.isEmpty else { return [] }
    return targets.compactMap { view in
      guard let control = view.control, refusing(view) == nil else { return nil }
      for action in control.actions where action.target == nil {
        guard performs(above: view).contains(where: { $0.contains(action.action) }),
          let field = fields.first(where: { field in
            !performs(above: field).contains { $0.contains(action.action) }
          })
        else { continue }
        return finding(
          .lostWhileEditing, in: view, by: field.id,
          cure: giving(control.actions, performer(of: action.action), to: view.id))
      }
      return nil
    }
  }

  /// Actions whose target is gone (UC-18): a recognizer looks for no other one (GR-30), a control does.
  private func goneTargets() -> [Finding] {
    let gestures: [Finding] = index.screen.gestureRecognizers.compactMap { recognizer in
      guard recognizer.isEnabled, let gone = recognizer.actions.first(where: { $0.target == Self.gone })
      else {
        return nil
      }
      return finding(
        .targetGone, of: recognizer,
        cure: giving(recognizer.actions, performer(of: gone.action), to: recognizer.id))
    }
    let controls: [Finding] = targets.compactMap { view in
      let gone = view.control?.actions.first { action in
        action.target == Self.gone && !performs(above: view).contains { $0.contains(action.action) }
      }
      guard let actions = view.control?.actions, let gone else { return nil }
      return finding(.targetGone, in: view, cure: giving(actions, performer(of: gone.action), to: view.id))
    }
    return gestures + controls
  }

  /// What a trace calls a target that is no more.
  private static let gone = "dead"

  /// The change that names the target of all actions that have none.
  private func giving(_ actions: [TraceAction], _ target: String?, to owner: String) -> [TraceSetting] {
    guard let target else { return [] }
    let pairs = actions.map { action in
      let event = action.event.map { "event: \($0), " } ?? ""
      let known = action.target.flatMap { $0 == Self.gone ? nil : $0 } ?? target
      return "{\(event)action: '\(action.action)', target: \(TraceSetting.word(known))}"
    }
    return [TraceSetting(owner, "actions", "[\(pairs.joined(separator: ", "))]")]
  }

  /// The first object of the screen that is declared to have a method.
  private func performer(of action: String) -> String? {
    index.screen.controllers.first { $0.performs?.contains(action) == true }?.id
      ?? index.screen.views.first { $0.performs?.contains(action) == true }?.id
  }

  /// What the responders from a view on have methods for, as far as it is declared.
  private func performs(above view: TraceView) -> [[String]] {
    let path = index.ancestry(of: view.id)
    let controllers = path.compactMap { $0.viewController.flatMap(index.controller) }
    let others = [index.screen.application] + (index.screen.delegate.map { [$0] } ?? []) + index.screen.scenes
    // Of what scroll views bring along nothing follows.
    let views = path.filter { !$0.isScrollView || ($0.performs?.count ?? 0) > 1 }
    return views.compactMap(\.performs) + controllers.compactMap(\.performs) + others.compactMap(\.performs)
  }
}
