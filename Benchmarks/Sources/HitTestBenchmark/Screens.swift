// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitModel

/// Screens on which one tap asks every view.
@MainActor
enum Screens {
  /// Rows of nine small views each. Rows let touches through, so the search goes on to the last of them.
  static func rows(of count: Int) -> Simulator {
    let simulator = Simulator(UIApplication(screenSize: CGSize(width: 400, height: 800)))
    let window = simulator.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    window.makeKeyAndVisible()
    var made = 1
    while made < count {
      let row = PassThroughView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.addSubview(row)
      made += 1
      for column in 0..<min(9, count - made) {
        row.addSubview(UIView(frame: CGRect(x: 10 * column, y: 0, width: 8, height: 8)))
        made += 1
      }
    }
    return simulator
  }

  /// A window over as many views beside the tap, as the debugger prints it.
  static func dump(of count: Int) -> String {
    var text = "<UIWindow: 0x1; frame = (0 0; 400 800); layer = <CALayer: 0x2>>\n"
    for number in 1..<count {
      let address = String(number, radix: 16)
      text += "   | <UIView: 0x\(address); frame = (\(number % 40 * 10) 0; 8 8); layer = <CALayer: 0x2>>\n"
    }
    return text
  }
}

/// A view that lets touches through where no subview takes them.
final class PassThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
