// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Trace
import UIKitModel

/// Delegates as apps write them run unchanged, and answer by movement, offsets, classes and the stack.
@MainActor
@Suite("Delegates that people paste")
struct PastedDelegateTests {
  /// The page of an app with its answers.
  private final class Page: UIViewController, UIGestureRecognizerDelegate {
    let list = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 744))
    let pan = UIPanGestureRecognizer()

    override func viewDidLoad() {
      super.viewDidLoad()
      list.contentSize = CGSize(width: 390, height: 3000)
      view.addSubview(list)
      pan.delegate = self
      view.addGestureRecognizer(pan)
      navigationController?.interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let pan = gestureRecognizer as? UIPanGestureRecognizer, pan === self.pan else {
        return (navigationController?.viewControllers.count ?? 0) > 1
      }
      let velocity = pan.velocity(in: view)
      if abs(velocity.x) > abs(velocity.y) { return true }
      return list.contentOffset.y <= 0 && pan.translation(in: view).y > 0
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      !(touch.view is UIControl) || touch.view?.isDescendant(of: list) == true
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer.view is UIScrollView }
  }

  /// Whether the page's pan begins with a drag.
  private func begins(offset: CGFloat, from start: CGPoint, to end: CGPoint) -> Bool {
    let simulator = Simulator(UIApplication(screenSize: CGSize(width: 390, height: 844)))
    var states: [UIGestureRecognizer.State] = []
    simulator.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let page = Page()
      page.pan.addTarget(page, action: "panned")
      page.implement("panned") { _, _ in states.append(page.pan.state) }
      window.rootViewController = UINavigationController(rootViewController: page)
      window.makeKeyAndVisible()
      page.list.contentOffset = CGPoint(x: 0, y: offset)
    }
    let inputs = (0...5).map { step in
      let part = CGFloat(step) / 5
      let place = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      return TouchInput(phase: step == 0 ? .began : .moved, location: place, time: 0.05 * Double(step))
    }
    let lift = TouchInput(phase: .ended, location: end, time: 0.3)
    _ = simulator.trace(name: "pasted") { $0.send(inputs + [lift]) }
    return states.contains(.began)
  }

  @Test("by velocity, translation and the offset of a list")
  func shouldBegin() {
    let start = CGPoint(x: 200, y: 400)
    #expect(begins(offset: 0, from: start, to: CGPoint(x: 200, y: 500)))
    #expect(!begins(offset: 50, from: start, to: CGPoint(x: 200, y: 500)))
    #expect(!begins(offset: 0, from: start, to: CGPoint(x: 200, y: 300)))
    #expect(begins(offset: 50, from: start, to: CGPoint(x: 100, y: 410)))
  }
}
