// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  static func text(_ text: VerdictText) -> String {
    switch text {
    case .gesture(let gesture): name(gesture)
    case .heading(let number, .drag, let point): "触摸\(number)：从\(point)开始的拖动"
    case .heading(let number, let gesture, let point):
      "触摸\(number)：在\(point)处的\(name(gesture))"
    case .headingWithCure(let number, let gesture):
      "触摸\(number)：改好之后，同样的\(name(gesture))"
    }
  }
}
