// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

extension IBScreenReader {
  /// The view of a navigation or tab bar controller, UIKit's private one, with its bars where iOS puts them.
  mutating func containerView(_ bars: [IBBar], in place: IBPlace) -> ScenarioView {
    var container = ScenarioView(
      className: "UILayoutContainerView", baseClass: "UIView", geometry: .frame(place.frame))
    container.responder.unknown.add(.overrides)
    for bar in bars {
      container.subviews.append(scenarioView(bar.element).placed(at: bar.frame))
    }
    return container
  }

  /// The buttons of a bar, and the views that stand in it instead of buttons.
  mutating func barViews(_ items: [IBBarItems.Item]) throws(InputError) -> [ScenarioView] {
    var views: [ScenarioView] = []
    for item in items {
      let custom = item.element.isView ? item.element : IBBarItems.customView(of: item.element)
      let found = if let custom { try view(custom) } else { button(of: item.element) }
      views.append(found.placed(at: item.frame))
    }
    return views
  }

  /// UIKit's private button for an item, with the item's action.
  private mutating func button(of item: IBElement) -> ScenarioView {
    var view = ScenarioView(className: "_UIButtonBarButton", baseClass: "UIControl", geometry: .fill)
    let name = IBBarItems.name(of: item) ?? "UIBarButtonItem"
    view.id = names.name(name, for: item)
    if let title = SafeText.name(item["title"]), title != view.id { view.text = title }
    if item.flag("enabled") == false { view.isEnabled = false }
    view.actions = actions(of: item, event: "touchUpInside")
    return view
  }

  /// The buttons of a tab bar, which share its width.
  mutating func tabButtons(
    _ controllers: [IBElement], of tabs: ScenarioController, in bar: TraceRect, _ device: IBDevice
  ) -> [ScenarioView] {
    guard !controllers.isEmpty else { return [] }
    let count = device.isPad ? controllers.count : min(controllers.count, 5)
    let width = bar.size.width / Double(count)
    return (0..<count).map { index in
      let controller = controllers[index]
      let isMore = !device.isPad && index == 4 && controllers.count > 5
      let item = controller.value(forKey: "tabBarItem")
      let title =
        isMore
        ? "More"
        : SafeText.name(item?["title"]) ?? item.flatMap(IBBarItems.name) ?? SafeText.name(controller["title"])
      var view = ScenarioView(
        className: "UITabBarButton", baseClass: "UIControl",
        geometry: .frame(
          TraceRect(
            x: Double(index) * width + 2, y: 1, width: width - 4, height: device.tabBarHeight - 1)))
      view.id = names.name(title.map { "tab \($0)" } ?? "UITabBarButton", for: nil)
      view.responder.unknown.add(.placement)
      view.actions = [
        ScenarioTargetAction(
          action: "tabBar(_:didSelect:)", event: "touchUpInside", target: tabs.id ?? tabs.className)
      ]
      return view
    }
  }
}

extension ScenarioView {
  /// The view where iOS puts it.
  fileprivate func placed(at frame: TraceRect) -> ScenarioView {
    var view = self
    view.geometry = .frame(frame)
    view.responder.unknown.remove(.frame)
    view.responder.unknown.add(.placement)
    return view
  }
}
