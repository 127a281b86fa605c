// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

extension IBScreenReader {
  /// The places of the controllers that a controller contains: the columns of a split view from the leading edge, or
  /// stacked where iOS has no room for them side by side.
  mutating func places(of contained: [IBElement], of element: IBElement, in place: IBPlace) -> [IBPlace] {
    guard contained.count > 1 else { return contained.map { _ in place } }
    scenarioUnknown.add(.columns)
    guard element.name == "splitViewController", device.showsColumns else {
      warnings.add(
        "the columns of the split view are stacked here, the last one in front; iOS lays them side by side "
          + "or shows one of them",
        line: element.line)
      return contained.map { _ in place }
    }
    warnings.add(
      "the columns of the split view stand side by side, the first \(Int(IBDevice.columnWidth)) points wide; "
        + "code and people can change that",
      line: element.line)
    let width = min(IBDevice.columnWidth, place.frame.size.width / 2)
    return contained.indices.map { index in
      var column = place
      if index == contained.count - 1 {
        column.frame.origin.x += width
        column.frame.size.width -= width
        column.safeArea.left = 0
      } else {
        // Of three columns the first slides in when it is asked for.
        if index < contained.count - 2 { column.frame.origin.x -= width }
        column.frame.size.width = width
        column.safeArea.right = 0
      }
      return column
    }
  }

  /// Says of an iPad's tab bar where it is, which changed.
  mutating func warnOfTabBar(_ element: IBElement) {
    warnings.add(
      "the tab bar stands at the top, as on an iPad since iPadOS 18; before, and in apps that were built for it, "
        + "it is at the bottom",
      line: element.line)
  }

  /// What the back button of a navigation bar does.
  func popAction(of controller: ScenarioController) -> ScenarioTargetAction {
    ScenarioTargetAction(
      action: "navigationBar(_:shouldPop:)", event: "touchUpInside",
      target: controller.id ?? controller.className)
  }
}
