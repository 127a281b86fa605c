// SPDX-License-Identifier: Apache-2.0

import Trace

extension TraceAnalysis {
  /// The first responders, one of each window that has one, at the moment when a touch came down (RC-17).
  package func firstResponders(beforeTouch touch: String) -> Set<String> {
    var responders: [String: String] = [:]
    for window in trace.screen.views { responders[window.id] = window.window?.firstResponder }
    for event in trace.events {
      if case .hitTestPassBegan(touch, _, _, _) = event.kind { break }
      if case .responderChain(touch, _) = event.kind { break }
      if case .firstResponderChanged(let window, _, let responder) = event.kind {
        responders[window] = responder
      }
    }
    return Set(responders.values)
  }
}
