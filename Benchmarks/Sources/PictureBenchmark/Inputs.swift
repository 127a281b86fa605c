// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What is drawn.
enum Inputs {
  /// The pictures of which large ones are measured.
  static let kinds = ["hierarchy", "hit-path", "screen", "layers"]

  /// A touch and eleven views.
  static let twelveNodes: String = {
    let rows = (1...8).map { "{id: Row\($0), frame: [0, \($0 * 44), 320, 44]}" }
    return """
      device: {size: [320, 568]}
      window:
        subviews:
          - id: Page
            subviews:
              - {id: List, subviews: [\(rows.joined(separator: ", "))]}
      touches:
        - tap: [100, 100]

      """
  }()

  enum Shape: String, CaseIterable {
    case flat, random, deep
  }

  /// A screen as the debugger prints it.
  static func dump(_ shape: Shape, of count: Int) -> String {
    var text = "<UIWindow: 0x1; frame = (0 0; 400 800); layer = <CALayer: 0x2>>\n"
    var depth = 0
    var state: UInt64 = 7
    for number in 2...count {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      switch shape {
      case .flat: depth = 1
      case .deep: depth += 1
      case .random: depth = 1 + Int(state >> 33) % min(depth + 1, 40)
      }
      text += String(repeating: "   |", count: depth)
      text += " <UIView: 0x\(String(number, radix: 16)); frame = (\(number % 7) \(number % 5); 300 600); "
      text += "layer = <CALayer: 0x2>>\n"
    }
    return text
  }
}
