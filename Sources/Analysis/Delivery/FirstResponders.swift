// SPDX-License-Identifier: Apache-2.0

import Trace

extension TraceAnalysis {
  /// The first responders, one of each window that has one, at the moment when a touch came down (RC-17).
  package func firstResponders(beforeTouch touch: String) -> Set<String> {
    var responders: [String: String] = [:]
    for window in trace.screen.views { responders[window.id] = window.window?.firstResponder }
    for event in trace.events {
      switch event.kind {
      case .hitTestPassBegan(touch, _, _, _), .responderChain(touch, _):
        return Set(responders.values)
      case .firstResponderChanged(let window, _, let responder):
        responders[window] = responder
      default:
        break
      }
    }
    return Set(responders.values)
  }
}
