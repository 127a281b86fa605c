// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitTracing

// Each override twice: as an app has it, and with the macro. The bodies are equal.

class PlainWalk: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if self.point(inside: point, with: event) {
      for subview in subviews.reversed() {
        let convertPoint = subview.convert(point, from: self)
        let hitTestView = subview.hitTest(convertPoint, with: event)
        if hitTestView != nil {
          return hitTestView
        }
      }
      return self
    }
    return nil
  }
}

@Traced
class TracedWalk: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if self.point(inside: point, with: event) {
      for subview in subviews.reversed() {
        let convertPoint = subview.convert(point, from: self)
        let hitTestView = subview.hitTest(convertPoint, with: event)
        if hitTestView != nil {
          return hitTestView
        }
      }
      return self
    }
    return nil
  }
}

class PlainRound: UIButton {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    var hit: UIView?
    for view in subviews.reversed() where hit == nil {
      hit = view.hitTest(convert(point, to: view), with: event)
    }
    return hit ?? self
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (x, y) = (point.x - frame.size.width / 2, point.y - frame.size.height / 2)
    return sqrt(x * x + y * y) <= frame.size.width / 2
  }
}

@Traced
class TracedRound: UIButton {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    var hit: UIView?
    for view in subviews.reversed() where hit == nil {
      hit = view.hitTest(convert(point, to: view), with: event)
    }
    return hit ?? self
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (x, y) = (point.x - frame.size.width / 2, point.y - frame.size.height / 2)
    return sqrt(x * x + y * y) <= frame.size.width / 2
  }
}

class Redirecting: UIView {
  weak var chatView: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let chatView else { return super.hitTest(point, with: event) }
    let chatP = convert(point, to: chatView)
    return chatView.point(inside: chatP, with: event) ? chatView : super.hitTest(point, with: event)
  }
}

@Traced
class TracedRedirecting: Redirecting {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
}

class PlainPassing: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
}

@Traced
class TracedPassing: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
}

class PlainKeeping: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

@Traced
class TracedKeeping: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

@Traced
class TracedBase: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // Once more, at the middle, for points that are not there yet.
    point.x == bounds.midX ? super.hitTest(point, with: event) : hitTest(CGPoint(x: 50, y: 50), with: event)
  }
}

@Traced
final class TracedDerived: TracedBase {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  override var next: UIResponder? { super.next }
}

/// What bodies may hold: shadowing, defer, conditions, early returns, closures.
@Traced
class TracedOdd<Model>: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var point = point
    defer { point = .zero }
    #if DEBUG
      point.x += 0
    #endif
    switch point.x {
    case 0: return self
    default: break
    }
    return if point.y > 3 { super.hitTest(point, with: event) } else { nil }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    Task { @MainActor in _ = touch.phase }
    UIView.animate(withDuration: 0.1, animations: { self.alpha = 0.9 }) { _ in self.alpha = 1 }
    DispatchQueue.main.async { self.isHidden = true }
    super.touchesBegan(touches, with: event)
  }
}
