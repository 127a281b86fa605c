// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitModel

/// A screen of 1,000 views, ten rows of nested cards, with 50 recognizers on them and on the window, and gestures of
/// ten touch events each over it.
@MainActor
struct GestureScreen {
  let simulator: Simulator
  let viewCount: Int
  let recognizerCount: Int

  init() {
    let size = CGSize(width: 400, height: 800)
    simulator = Simulator(UIApplication(screenSize: size))
    let window = simulator.run { UIWindow(frame: CGRect(origin: .zero, size: size)) }
    window.makeKeyAndVisible()
    var views = 1
    var recognizers = 0
    func add(_ recognizer: UIGestureRecognizer, to view: UIView) {
      view.addGestureRecognizer(recognizer)
      recognizers += 1
    }
    for row in 0..<10 {
      let card = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 80, width: 400, height: 80))
      window.addSubview(card)
      views += 1
      add(UIPanGestureRecognizer(), to: card)
      add(UITapGestureRecognizer(), to: card)
      for column in 0..<9 {
        let cell = UIView(frame: CGRect(x: CGFloat(column) * 44, y: 0, width: 44, height: 80))
        card.addSubview(cell)
        views += 1
        if column < 3 {
          add(column == 0 ? UILongPressGestureRecognizer() : UITapGestureRecognizer(), to: cell)
        }
        for line in 0..<10 {
          cell.addSubview(UIView(frame: CGRect(x: 0, y: CGFloat(line) * 8, width: 44, height: 8)))
          views += 1
        }
      }
    }
    viewCount = views
    recognizerCount = recognizers
  }

  /// Gestures one after the other: half of them drags, half of them taps with a finger that trembles.
  func gestures(_ count: Int, from first: Int = 0) -> ArraySlice<[TouchInput]> {
    ArraySlice((first..<first + count).map(gesture))
  }

  private func gesture(_ number: Int) -> [TouchInput] {
    let start = CGPoint(x: CGFloat(number * 37 % 396), y: CGFloat(number * 61 % 796))
    let step: CGFloat = number.isMultiple(of: 2) ? 4 : 0.5
    return (0..<10).map { index -> TouchInput in
      let phase: UITouch.Phase = index == 0 ? .began : index == 9 ? .ended : .moved
      let location = CGPoint(x: start.x + CGFloat(index) * step, y: start.y)
      let time = Double(number) + Double(index) * 0.02
      return TouchInput(finger: "finger", phase: phase, location: location, time: time)
    }
  }
}
