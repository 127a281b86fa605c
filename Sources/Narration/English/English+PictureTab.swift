// SPDX-License-Identifier: Apache-2.0

extension English {
  static func text(_ tab: PictureTab) -> String {
    switch tab {
    case .hitPath: "Hit path"
    case .responderChain: "Responder chain"
    case .recognizers: "Recognizers"
    case .gestureStates(let recognizer?): "States: \(recognizer)"
    case .gestureStates(nil): "States"
    case .targetSearch: "Target search"
    case .hitTestFlow: "Hit test"
    case .delivery: "Delivery"
    case .gestureLanes: "Over time"
    case .sequence: "Calls"
    case .other: "Picture"
    }
  }
}
