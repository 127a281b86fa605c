// SPDX-License-Identifier: Apache-2.0

package import Trace

extension ScreenIndex {
  /// How a responder's `next` came to be another one, by the records of the screen (RC-2 to RC-5); nil if they do not
  /// tell, as for an override.
  package func rule(from responder: String, to next: String) -> ChainLink.Rule? {
    if let view = view(responder) {
      if view.overrides.contains(where: { $0.method == "next" }) { return .override }
      if view.viewController == next { return .viewController }
      if view.superview == next { return .superview }
      if view.window != nil, view.window?.scene == next { return .windowScene }
      return view.window != nil && next == screen.application.id ? .application : nil
    }
    if let controller = controller(responder) {
      if controller.overrides.contains(where: { $0.method == "next" }) { return .override }
      if controller.presentingViewController == next { return .presentingViewController }
      if let root = controller.view.flatMap(view), root.superview == next { return .superviewOfView }
      if controller.rootOf == next { return .superviewOfView }
      return controller.parent == next ? .parentViewController : nil
    }
    if screen.scenes.contains(where: { $0.id == responder && $0.overrides.isEmpty }) {
      return next == screen.application.id ? .application : nil
    }
    return responder == screen.application.id && next == screen.delegate?.id ? .applicationDelegate : nil
  }
}
