// SPDX-License-Identifier: Apache-2.0

extension PartialCatalogue {
  static func text(_ text: VerdictText) -> String {
    switch text {
    case .gesture(let gesture): name(gesture)
    case .heading(let number, .drag, let point): "Touch \(number): drag from \(point)"
    case .heading(let number, let gesture, let point):
      "Touch \(number): \(name(gesture)) at \(point)"
    case .headingWithCure(let number, let gesture):
      "Touch \(number): the same \(name(gesture)), with the cure"
    }
  }
}
