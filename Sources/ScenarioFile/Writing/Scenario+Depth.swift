// SPDX-License-Identifier: Apache-2.0

package extension Scenario {
  /// How many views and view controllers lie inside each other at most, windows not counted.
  var depth: Int {
    var deepest = 0
    var views = windows.map { ($0.view, 0) } + self.views.map { ($0, 1) }
    var controllers = (windows.compactMap { $0.rootViewController } + viewControllers).map { ($0, 1) }
    while true {
      if let (controller, level) = controllers.popLast() {
        deepest = max(deepest, level)
        if let view = controller.view { views.append((view, level + 1)) }
        controllers += controller.viewControllers.map { ($0, level + 1) }
        if let presented = controller.presents { controllers.append((presented, level + 1)) }
      } else if let (view, level) = views.popLast() {
        deepest = max(deepest, level)
        if let controller = view.viewController { controllers.append((controller, level + 1)) }
        views += view.subviews.map { ($0, level + 1) }
      } else {
        return deepest
      }
    }
  }
}
