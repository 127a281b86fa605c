// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace
import UIKitModel

/// A screen with a scroll view of 300 × 400 points, whose content is a view and a control and 1000 points high.
@MainActor
struct ScrollScreen {
  let screen = Screen.single()
  let scroll: UIScrollView
  let content = Quiet()
  let control = UIControl(frame: CGRect(x: 0, y: 150, width: 100, height: 100))

  init(_ scroll: UIScrollView = UIScrollView()) {
    self.scroll = scroll
    scroll.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    scroll.contentSize = CGSize(width: 300, height: 1000)
    screen.add(scroll, "Scroll")
    screen.add(content, "Content", to: scroll)
    screen.add(control, "Control", to: scroll)
  }

  /// A finger goes down at a place, moves through others and is lifted at the last, with the times of each.
  func drag(_ samples: (x: CGFloat, y: CGFloat, at: TimeInterval)...) -> TouchTrace {
    let start = screen.application.clock.now
    var inputs = samples.map { TouchInput("f", .moved, $0.x, $0.y, at: start + $0.at) }
    inputs[0].phase = .began
    inputs[inputs.count - 1].phase = .ended
    return screen.trace(inputs)
  }
}

extension TouchTrace {
  /// What one view got of its touches, such as `began 0.15`, with the time in seconds.
  func received(_ view: String) -> [String] {
    events.compactMap { event in
      guard case .touchesDelivered(let record) = event.kind, record.responder == view else { return nil }
      return "\(record.method.rawValue.dropFirst("touches".count).lowercased()) \(event.time)"
    }
  }

  /// The properties that changed, one a line.
  var changes: [String] {
    events.compactMap { event in
      guard case .propertyChanged(let record) = event.kind else { return nil }
      return "\(record.object).\(record.property) = \(record.value)"
    }
  }

  /// The callbacks of the framework, one a line.
  var callbacks: [String] {
    events.compactMap { event in
      guard case .callbackSent(let record) = event.kind else { return nil }
      return "\(record.receiver).\(record.method)" + (record.subject.map { "(\($0))" } ?? "")
    }
  }
}
