// SPDX-License-Identifier: Apache-2.0

extension English {
  static func text(_ text: VerdictText) -> String {
    switch text {
    case .gesture(.tap): "tap"
    case .gesture(.press): "press"
    case .gesture(.drag): "drag"
    case .gesture(.touch): "touch"
    case .heading(let number, .drag, let point): "Touch \(number): drag from \(point)"
    case .heading(let number, let gesture, let point):
      "Touch \(number): \(Self.text(VerdictText.gesture(gesture))) at \(point)"
    case .headingWithCure(let number, let gesture):
      "Touch \(number): the same \(Self.text(VerdictText.gesture(gesture))), with the cure"
    }
  }
}
