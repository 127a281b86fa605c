// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

extension IBScreenReader {
  /// Segues as actions: UIKit sends `perform:` to each. The segue of a cell's accessory is left out, since selecting
  /// the cell does not perform it.
  mutating func segueActions(of element: IBElement, event: String?) -> [ScenarioTargetAction] {
    element.connections("segue").filter { $0["trigger"] != "accessoryAction" }.compactMap { segue in
      guard !["relationship", "embed", "unwind"].contains(segue["kind"] ?? "") else {
        guard segue["kind"] == "unwind" else { return nil }
        return ScenarioTargetAction(
          action: "perform:", event: event,
          target: SegueName.unwinding(to: SafeText.name(segue["unwindAction"]) ?? "?"))
      }
      guard let controller = document[segue["destination"]] else { return nil }
      return ScenarioTargetAction(
        action: "perform:", event: event, target: SegueName.showing(shownName(of: controller)))
    }
  }

  /// The name of the controller that a segue shows; of a navigation controller the one inside it.
  private func shownName(of controller: IBElement) -> String {
    var shown = controller
    for _ in 0..<Self.deepestControllers where shown["customClass"] == nil {
      let first = shown.connections("segue").first { $0["relationship"] == "rootViewController" }
      guard let inner = document[first?["destination"]], inner.isController else { break }
      shown = inner
    }
    if shown.name == "viewControllerPlaceholder", let storyboard = SafeText.name(shown["storyboardName"]) {
      let scene = SafeText.name(shown["referencedIdentifier"])
      return scene ?? storyboard
    }
    let className = SafeText.name(shown["customClass"])
    let isClear = document.screens.count { $0.object["customClass"] == className } < 2
    return (isClear ? className : nil) ?? SafeText.name(shown["storyboardIdentifier"]) ?? className
      ?? SafeText.name(shown["title"]) ?? SafeText.name(shown.value(forKey: "navigationItem")?["title"])
      ?? shown.className ?? UIKitClass.controller
  }
}
