// SPDX-License-Identifier: Apache-2.0

extension Scenario {
  /// Makes views let touches through unless a view in them is hit.
  ///
  /// - Parameter name: The identifier of a view or a window; else their class.
  /// - Returns: How many views were found.
  package mutating func letTouchesThrough(_ name: String) -> Int {
    let count = letTouchesThrough { $0.id == name }
    return count > 0 ? count : letTouchesThrough { $0.className == name }
  }

  private mutating func letTouchesThrough(where isMeant: (ScenarioView) -> Bool) -> Int {
    var count = 0
    let change: (inout ScenarioView) -> Void = { view in
      guard isMeant(view) else { return }
      view.hitTest = .passThrough
      count += 1
    }
    changeViews(change)
    return count
  }

  /// Changes every view of the scenario, windows and the views of controllers included.
  mutating func changeViews(_ body: (inout ScenarioView) -> Void) {
    for index in windows.indices {
      windows[index].view.change(body)
      windows[index].rootViewController?.change(body)
    }
  }
}

extension ScenarioView {
  /// Changes the view and everything below it, the views of controllers included.
  fileprivate mutating func change(_ body: (inout ScenarioView) -> Void) {
    body(&self)
    viewController?.change(body)
    for index in subviews.indices { subviews[index].change(body) }
  }
}

extension ScenarioController {
  fileprivate mutating func change(_ body: (inout ScenarioView) -> Void) {
    view?.change(body)
    for index in viewControllers.indices { viewControllers[index].change(body) }
    presents?.change(body)
  }
}
