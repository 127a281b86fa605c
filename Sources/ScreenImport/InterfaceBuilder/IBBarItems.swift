// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

/// The items of a bar, and where iOS puts their buttons.
struct IBBarItems {
  /// An item, or the view that stands for a title.
  struct Item {
    let element: IBElement
    let frame: TraceRect
  }

  private static let margin = 8.0
  private static let buttonHeight = 44.0

  /// The button that leads back to the controller that a scene was pushed from; nil if the scene hides it.
  static func backItem(_ item: IBElement?, from origin: IBElement?) -> IBElement? {
    if item?.flag("hidesBackButton") == true { return nil }
    if let item, !items(of: item, "leftBarButtonItem").isEmpty,
      item.flag("leftItemsSupplementBackButton") != true
    {
      return nil
    }
    let before = origin?.value(forKey: "navigationItem")
    let title = before?.value(forKey: "backBarButtonItem")?["title"] ?? before?["title"] ?? "Back"
    return IBElement(name: "barButtonItem", attributes: ["title": title], line: origin?.line ?? 0)
  }

  /// The items of a navigation bar: the back button, those at the left, the title, those at the right.
  static func ofNavigationItem(
    _ item: IBElement?, after back: IBElement? = nil, in bar: TraceSize, height: Double
  ) -> [Item] {
    let item = item ?? IBElement(name: "navigationItem", attributes: [:], line: 0)
    var found = row([back].compactMap { $0 } + items(of: item, "leftBarButtonItem"), height: height)
    if let title = item.value(forKey: "titleView") {
      let width = min(title.value(forKey: "frame")?.number("width") ?? bar.width / 2, bar.width)
      found.append(Item(element: title, frame: centred(title, (bar.width - width) / 2, width, height)))
    }
    var x = bar.width - margin
    for element in items(of: item, "rightBarButtonItem") {
      let width = width(of: element)
      x -= width
      if !isSpace(element) { found.append(Item(element: element, frame: centred(element, x, width, height))) }
    }
    return found
  }

  /// The items of a toolbar from left to right; flexible spaces share what is left.
  static func ofToolbar(_ elements: [IBElement], in bar: TraceSize, height: Double) -> [Item] {
    let items = elements.filter { $0.name == "barButtonItem" }
    let flexible = items.filter { $0["systemItem"] == "flexibleSpace" }.count
    let taken = items.reduce(0) { $0 + width(of: $1) }
    let room = max(0, bar.width - 2 * margin - taken)
    return row(items, height: height, flexibleSpace: room / Double(max(1, flexible)))
  }

  /// Items from the leading margin on, one after the other.
  private static func row(
    _ items: [IBElement], height: Double, flexibleSpace: Double = 0
  ) -> [Item] {
    var found: [Item] = []
    var x = margin
    for element in items {
      let width = width(of: element) + (element["systemItem"] == "flexibleSpace" ? flexibleSpace : 0)
      if !isSpace(element) { found.append(Item(element: element, frame: centred(element, x, width, height))) }
      x += width
    }
    return found
  }

  /// What a person calls an item.
  static func name(of item: IBElement) -> String? {
    SafeText.name(item["userLabel"]) ?? SafeText.name(item["title"])
      ?? SafeText.name(item["systemItem"]).map { $0.prefix(1).uppercased() + $0.dropFirst() }
      ?? SafeText.name(item["image"])
  }

  /// One item or a list of them under a key of the navigation item.
  private static func items(of item: IBElement, _ key: String) -> [IBElement] {
    item.children.flatMap { child -> [IBElement] in
      if child["key"] == key, child.name == "barButtonItem" { return [child] }
      if child.name == key + "s" || child["key"] == key + "s" {
        return child.children.filter { $0.name == "barButtonItem" }
      }
      return []
    }
  }

  private static func isSpace(_ item: IBElement) -> Bool {
    ["flexibleSpace", "fixedSpace"].contains(item["systemItem"] ?? "")
  }

  private static func centred(_ element: IBElement, _ x: Double, _ width: Double, _ height: Double)
    -> TraceRect
  {
    let view = customView(of: element) ?? (element.isView ? element : nil)
    let own = view?.value(forKey: "frame")?.number("height") ?? buttonHeight
    let used = min(own, height)
    return TraceRect(x: x, y: (height - used) / 2, width: width, height: used)
  }

  static func customView(of item: IBElement) -> IBElement? {
    item.name == "barButtonItem"
      ? item.value(forKey: "customView") ?? item.children.first(where: \.isView) : nil
  }

  /// A title in the bar's font, or a picture; both with the room around them that takes touches too.
  private static func width(of item: IBElement) -> Double {
    switch item["systemItem"] {
    case "flexibleSpace": return 0
    case "fixedSpace": return item.number("width") ?? 8
    default: break
    }
    if let width = item.number("width"), width > 0 { return width }
    if let view = customView(of: item) {
      return max(view.value(forKey: "frame")?.number("width") ?? 44, 1)
    }
    let words = ["done", "cancel", "edit", "save", "undo", "redo", "close"]
    let system = item["systemItem"].flatMap { words.contains($0) ? $0 : nil }
    guard let title = system ?? (item["image"] == nil ? item["title"] : nil), !title.isEmpty else {
      return 44
    }
    return max(44, 16 + (Double(title.count) * 8.5).rounded())
  }
}
