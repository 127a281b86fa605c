// SPDX-License-Identifier: Apache-2.0

extension PartialCatalogue {
  static func words(for picture: PictureName, about subject: String?) -> PictureName.Words {
    switch picture {
    case .hierarchy: .init("The view hierarchy")
    case .outline: .init("The views as a list", tab: "Outline")
    case .hitPath: .init("The hit path", tab: "Hit path")
    case .hitTestFlow: .init(subject.map { "The hit test of \($0)" } ?? "The hit path", tab: "Hit test")
    case .responderChain: .init("The responder chain", tab: "Responder chain")
    case .targetSearch: .init("The search for a target", tab: "Target search")
    case .recognizers: .init("The gesture recognizers of a touch", tab: "Recognizers")
    case .gestureStates:
      .init(
        "The states of \(subject ?? "Gesture recognizers")", tab: subject.map { "States: \($0)" } ?? "States")
    case .gestureLanes: .init("Who won, and when", tab: "Over time")
    case .sequence: .init("What called what", tab: "Calls")
    case .screen: .init("The screen")
    case .walk: .init("The touch, step by step")
    case .layers: .init("The layers")
    case .tapMap: .init("Who gets a tap where")
    case .classTree: .init("The classes of responders")
    case .delivery: .init("The way of the event")
    }
  }
}
