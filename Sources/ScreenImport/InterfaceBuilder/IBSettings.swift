// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace
internal import UIKitModel

/// The settings of one object, and the names of those that a scenario cannot contain.
struct IBSettings {
  /// The names of attributes whose values do not fit.
  private(set) var lost: [String] = []

  private var values: [String: PropertyValue] = [:]
  private let table: [IBSetting]
  private let simulatedClass: String

  /// Creates empty settings for an object of a simulated class; the table contains the possible ones.
  init(_ table: [IBSetting], of simulatedClass: String) {
    self.table = table
    self.simulatedClass = simulatedClass
  }

  /// The settings in the order of the table, which is that of a scenario file.
  var kept: [ScenarioProperty] {
    var values = values
    return table.compactMap { setting in
      values.removeValue(forKey: setting.property).map { ScenarioProperty(name: setting.property, value: $0) }
    }
  }

  /// Reads the element's values for the properties of its class. Those of other classes are skipped.
  mutating func read(_ element: IBElement) {
    for setting in table
    where setting.isWritten(on: element) && ScenarioLimits.has(setting.property, simulatedClass) {
      // The largest integer stands for no limit, as does leaving it out.
      if setting.property == "maximumNumberOfTouches",
        let count = element[setting.attribute].flatMap(Double.init), count >= Double(Int32.max)
      {
        continue
      }
      take(setting, setting.value(in: element))
    }
  }

  /// Sets a value, which replaces an earlier one.
  mutating func take(_ setting: IBSetting, _ value: PropertyValue?) {
    guard let value,
      ScenarioLimits.allows(ScenarioProperty(name: setting.property, value: value), of: simulatedClass)
    else {
      if DrawingSetting(rawValue: setting.property) == nil { lost.append(setting.attribute) }
      return
    }
    values[setting.property] = value
  }

  /// The setting of the class for a key path of a runtime attribute; nil for none.
  func named(_ keyPath: String) -> IBSetting? {
    table.first {
      (keyPath == $0.property || keyPath == $0.attribute) && ScenarioLimits.has($0.property, simulatedClass)
    }
  }

  /// Records a value of the document that a scenario cannot contain.
  mutating func lose(_ name: String) { lost.append(name) }
}

/// A property of some classes of views or recognizers, as Interface Builder writes it.
struct IBSetting {
  /// The name of the XML attribute, or the `key` of a child element.
  let attribute: String

  /// The name in UIKit and in a scenario.
  let property: String

  private let type: PropertyType

  /// The value in the element; nil for an invalid one.
  func value(in element: IBElement) -> PropertyValue? {
    value(attribute, of: element, flag: element.flag(attribute))
  }

  /// Whether the element has a value for it.
  func isWritten(on element: IBElement) -> Bool {
    if element[attribute] != nil { return true }
    if case .words(_, _, let words) = type { return !chosen(in: element, words).isEmpty }
    return false
  }

  /// The value of a runtime attribute for it.
  func value(ofRuntime attribute: IBElement) -> PropertyValue? {
    value("value", of: attribute.value(forKey: "value") ?? attribute, flag: attribute.runtimeFlag)
  }

  /// The value under a name, or of a flag.
  private func value(_ name: String, of element: IBElement, flag: Bool?) -> PropertyValue? {
    switch type {
    case .bool: flag.map { .bool($0) }
    case .number, .integer, .limit: element.number(name).map { .number($0) }
    case .text: SafeText.name(element[name]).map { .text($0) }
    case .word(let words): words.first { $0 == element[name] }.map { .text($0) }
    case .words(let words, let all, let bits):
      PropertyValue(
        element[name].map { named($0, bits) } ?? chosen(in: element, bits), all: all, of: words.count)
    default: nil
    }
  }

  /// The words that a child element sets to `YES`.
  private func chosen(in element: IBElement, _ words: [String]) -> [String] {
    guard let child = element.value(forKey: attribute) else { return [] }
    return words.filter { child.flag($0) == true }
  }

  /// The words of an attribute, as text or as the sum of their bits; none if one of them is not known.
  private func named(_ text: String, _ words: [String]) -> [String] {
    if let mask = Int(text) {
      guard mask >= 0, mask < 1 << words.count else { return [] }
      return words.named(byBits: mask)
    }
    let written = text.split { !$0.isLetter }.map(String.init)
    if written == ["all"] { return words }
    return written.allSatisfy(words.contains) ? words.filter(written.contains) : []
  }
}

extension PropertyValue {
  /// Some of a number of words, or the word for all of them; nil for none.
  init?(_ found: [String], all: String?, of count: Int) {
    guard let first = found.first else { return nil }
    if let all, found.count == count {
      self = .text(all)
    } else {
      self = found.count == 1 ? .text(first) : .texts(found)
    }
  }
}

extension [String] {
  /// The words of the bits that are set.
  func named(byBits mask: Int) -> [String] {
    enumerated().filter { mask & 1 << $0.offset != 0 }.map(\.element)
  }
}

extension IBSetting {
  static let recognizers = settings(UIKitProperties.ofRecognizers)
  static let views = settings(UIKitProperties.ofViews)

  /// The document settings for the properties that scenarios have, in the order of the table.
  private static func settings(_ properties: [UIKitProperty]) -> [IBSetting] {
    var settings: [IBSetting] = []
    for property in properties where property.uses.contains(.key) {
      guard let attribute = property.attribute, !settings.contains(where: { $0.attribute == attribute })
      else {
        continue
      }
      settings.append(IBSetting(attribute: attribute, property: property.name, type: property.type))
    }
    return settings
  }
}

/// Adapts a document to its device: removes the views and constraints that are installed for other sizes, and applies
/// the values for the device's size classes.
enum IBVariations {
  /// Applies the variations of everything in a document. A variation that names no device is applied as on the canvas.
  ///
  /// - Returns: The line of the first view that is removed; nil for none.
  static func settle(_ root: IBElement) -> Int? {
    let traits = IBDevice(root.child("device"))?.traits ?? []
    var firstLeftOut: Int?
    for element in root.withDescendants {
      let variations = element.children.filter { $0.name == "variation" }
      // Variations for more traits come after those for fewer.
      let matching = variations.compactMap { variation in
        conditions(of: variation).map { (variation: variation, conditions: $0) }
      }
      .filter { traits.isSuperset(of: $0.conditions) }
      let ranked = (0...2).flatMap { count in matching.filter { min($0.conditions.count, 2) == count } }
      guard !ranked.isEmpty else { continue }
      var excluded: Set<String> = []
      for (variation, _) in ranked {
        for (name, value) in variation.attributes where name != "key" { element.set(name, value) }
        for mask in variation.children where mask.name == "mask" {
          for change in mask.children {
            guard let reference = change["reference"] else { continue }
            if change.name == "exclude" { excluded.insert(reference) } else { excluded.remove(reference) }
          }
        }
      }
      guard !excluded.isEmpty else { continue }
      for list in element.children where list.name == "subviews" || list.name == "constraints" {
        let left = list.removeChildren { $0.id.map(excluded.contains) ?? false }
        if list.name == "subviews", firstLeftOut == nil { firstLeftOut = left.first?.line }
      }
    }
    return firstLeftOut
  }

  /// The traits of a variation, none for all devices; nil if one is not about the screen's size.
  private static func conditions(of variation: IBElement) -> Set<String>? {
    guard let key = variation["key"] else { return nil }
    if key == "default" { return [] }
    let conditions = key.split(separator: "-").map(String.init)
    let isOfSize = conditions.allSatisfy { $0.hasPrefix("heightClass=") || $0.hasPrefix("widthClass=") }
    return isOfSize && !conditions.isEmpty ? Set(conditions) : nil
  }
}

extension IBElement {
  /// The class of the object: the custom class, or that of the element.
  var className: String? {
    SafeText.name(self["customClass"]) ?? elementClass
  }

  /// The class for the element's name.
  var elementClass: String? { UIKitClass.element(name)?.name }

  var isView: Bool { isKind(of: UIKitClass.view) }

  var isRecognizer: Bool { isKind(of: UIKitClass.recognizer) }

  var isController: Bool {
    isKind(of: UIKitClass.controller) || (self["sceneMemberID"] == "viewController" && !isView)
  }

  private func isKind(of ancestor: String) -> Bool {
    UIKitClass.element(name)?.isKind(of: ancestor) ?? false
  }

  /// The control events that an action of the document is for.
  var controlEvents: [String] {
    (self["eventType"] ?? "").split { !$0.isLetter }.compactMap { SafeText.name($0) }
  }
}

/// Moves accessory views to their place in UIKit: into their cell, at its trailing edge.
enum IBAccessories {
  /// The distance of an accessory from the trailing edge of its cell.
  private static let inset = 16.0

  /// Moves all accessory views of a document into their cells.
  static func move(in root: IBElement) {
    let elements = root.withDescendants
    let cells = elements.filter { UIKitClass.isCell($0.elementClass) }
    guard cells.contains(where: { accessory(of: $0) != nil }) else { return }
    var objects: [String: IBElement] = [:]
    var parents: [ObjectIdentifier: IBElement] = [:]
    for element in elements {
      if let id = element.id, objects[id] == nil { objects[id] = element }
      for child in element.children { parents[ObjectIdentifier(child)] = element }
    }
    // A view that contains the cell cannot be its accessory: it would contain itself.
    var holders: Set<ObjectIdentifier> = []
    for cell in cells {
      var next: IBElement? = cell
      while let element = next, holders.insert(ObjectIdentifier(element)).inserted {
        next = parents[ObjectIdentifier(element)]
      }
    }
    for cell in cells {
      guard let view = objects[accessory(of: cell) ?? ""], view.isView,
        holders.insert(ObjectIdentifier(view)).inserted
      else { continue }
      _ = parents[ObjectIdentifier(view)]?.removeChildren { $0 === view }
      view.set(IBElement.accessory, "YES")
      place(view, in: cell)
      cell.append(view)
    }
  }

  private static func accessory(of cell: IBElement) -> String? {
    cell.connections("outlet").first { $0["property"] == "accessoryView" }?["destination"]
  }

  private static func place(_ view: IBElement, in cell: IBElement) {
    guard let frame = view.value(forKey: "frame"), let size = view.canvas?.size,
      let room = cell.canvas?.size
    else { return }
    frame.set("x", "\(max(0, room.width - inset - size.width))")
    frame.set("y", "\((room.height - size.height) / 2)")
  }
}

/// The items of a bar, and the frames that iOS gives their buttons.
struct IBBarItems {
  /// An item, or the view for a title.
  struct Item {
    let element: IBElement
    let frame: TraceRect
  }

  private static let margin = 8.0
  private static let buttonHeight = 44.0

  /// The button back to the controller that pushed a scene; nil if the scene hides it.
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

  /// The items of a navigation bar: the back button, the left ones, the title, the right ones.
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

  /// The items of a toolbar from left to right; flexible spaces share the remaining width.
  static func ofToolbar(_ elements: [IBElement], in bar: TraceSize, height: Double) -> [Item] {
    let items = elements.filter { $0.name == "barButtonItem" }
    let flexible = items.filter { $0["systemItem"] == "flexibleSpace" }.count
    let taken = items.reduce(0) { $0 + width(of: $1) }
    let room = max(0, bar.width - 2 * margin - taken)
    return row(items, height: height, flexibleSpace: room / Double(max(1, flexible)))
  }

  /// Items in a row, starting at the leading margin.
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

  /// A readable name for an item.
  static func name(of item: IBElement) -> String? {
    SafeText.name(item["userLabel"]) ?? SafeText.name(item["title"])
      ?? SafeText.name(item["systemItem"]).map { $0.prefix(1).uppercased() + $0.dropFirst() }
      ?? SafeText.name(item["image"])
  }

  /// The visible text of an item: its title, or the word for a system item without an image.
  static func title(of item: IBElement) -> String? {
    if let title = SafeText.name(item["title"]) { return title }
    guard let word = item["systemItem"], words.contains(word) else { return nil }
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The system items that are words in all versions of iOS (UIBarButtonItem.SystemItem).
  private static let words: Set<String> = ["done", "cancel", "edit", "save"]

  /// Whether a controller has buttons for a navigation bar.
  static func hasItems(_ controller: IBElement) -> Bool { count(of: controller) > 0 }

  /// The number of navigation bar buttons of a controller.
  static func count(of controller: IBElement) -> Int { buttons(of: controller).count }

  /// Readable names of a controller's navigation bar buttons, at most ten.
  static func names(of controller: IBElement) -> String {
    let buttons = buttons(of: controller)
    let names = buttons.prefix(10).map { "'\(SafeText.line(name(of: $0) ?? "UIBarButtonItem"))'" }
    let rest = buttons.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func buttons(of controller: IBElement) -> [IBElement] {
    guard let item = controller.value(forKey: "navigationItem") else { return [] }
    return ["leftBarButtonItem", "rightBarButtonItem"].flatMap { items(of: item, $0) }.filter { !isSpace($0) }
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

  /// The width of a title in the bar's font, or of an image, including the touchable space around it.
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

/// The device that a document was drawn for: the size of its screen, and the areas reserved by the system.
struct IBDevice {
  var size: TraceSize

  /// The areas of the status bar, the notch and the home indicator.
  var safeArea = IBInsets()

  var isPad = false

  /// Whether the device is in landscape orientation; bars of phones are lower then.
  var isLandscape = false

  /// A device that a document names; nil if it is not known.
  init?(_ element: IBElement?) {
    guard let element, let model = Self.models[element["id"] ?? ""] else { return nil }
    isPad = model.isPad
    isLandscape = element["orientation"] == "landscape"
    size =
      isLandscape
      ? TraceSize(width: model.height, height: model.width)
      : TraceSize(width: model.width, height: model.height)
    let hasHomeIndicator = model.home > 0
    safeArea.top = isLandscape && !isPad ? 0 : model.top
    safeArea.bottom = isLandscape && !isPad && hasHomeIndicator ? 21 : model.home
    if isLandscape, !isPad, hasHomeIndicator {
      safeArea.left = model.top
      safeArea.right = model.top
    }
  }

  /// A device of that size with a home button.
  init(size: TraceSize) {
    self.size = size
    isPad = size.isOfPad
    isLandscape = size.width > size.height
    safeArea.top = isLandscape && !isPad ? 0 : 20
  }

  /// The screen of a scene that is drawn freeform as large as a form sheet of an iPad's or larger; nil for a smaller one,
  /// which is shown on the document's device. What is smaller than an iPad is a part of its screen, without a status bar.
  init?(freeform element: IBElement) {
    guard let width = element["width"].flatMap(Double.init),
      let height = element["height"].flatMap(Double.init),
      width.isFinite, height.isFinite, min(width, height) >= Self.formSheet.width,
      max(width, height) >= Self.formSheet.height
    else { return nil }
    self.init(size: TraceSize(width: width, height: height))
    if !isPad { safeArea = IBInsets() }
    isPad = true
  }

  /// A form sheet of an iPad's.
  private static let formSheet = TraceSize(width: 540, height: 620)

  /// The size classes of the whole screen, as in the variations of a document.
  var traits: Set<String> {
    let isWide = isPad || (isLandscape && size.width >= 736 && size.height >= 414)
    return [
      "widthClass=\(isWide ? "regular" : "compact")",
      "heightClass=\(isLandscape && !isPad ? "compact" : "regular")",
    ]
  }

  /// The height of a navigation bar without a large title or a prompt.
  var navigationBarHeight: Double { isPad ? 50 : isLandscape ? 32 : 44 }

  /// The width of a tab in the tab bar of an iPad.
  var tabWidth: Double { 100 }

  /// The height of a tab bar above the home indicator.
  var tabBarHeight: Double { isPad ? 50 : isLandscape ? 32 : 49 }

  /// The height of a toolbar above the home indicator.
  var toolbarHeight: Double { isPad ? 50 : isLandscape ? 32 : 44 }

  /// Whether the columns of a split view are side by side. Otherwise they are stacked, or one covers the other.
  var showsColumns: Bool { isPad && isLandscape }

  /// The width of the first column of a split view.
  static let columnWidth = 320.0

  private struct Model {
    let width: Double
    let height: Double

    /// The height of the status bar with the notch.
    let top: Double

    /// The height of the home indicator's area; 0 for a home button.
    let home: Double
    let isPad: Bool

    init(_ width: Double, _ height: Double, top: Double = 20, home: Double = 0, isPad: Bool = false) {
      self.width = width
      self.height = height
      self.top = top
      self.home = home
      self.isPad = isPad
    }
  }

  private static let models: [String: Model] = [
    "retina3_5": Model(320, 480), "retina4_0": Model(320, 568), "retina4_7": Model(375, 667),
    "retina5_5": Model(414, 736),
    "retina5_4": Model(375, 812, top: 50, home: 34), "retina5_9": Model(375, 812, top: 44, home: 34),
    "retina6_0": Model(390, 844, top: 47, home: 34), "retina6_1": Model(414, 896, top: 48, home: 34),
    "retina6_3": Model(402, 874, top: 62, home: 34), "retina6_5": Model(414, 896, top: 44, home: 34),
    "retina6_7": Model(428, 926, top: 47, home: 34), "retina6_9": Model(440, 956, top: 62, home: 34),
    "retina6_12": Model(393, 852, top: 59, home: 34), "retina6_72": Model(430, 932, top: 59, home: 34),
    "ipad9_7": Model(768, 1024, isPad: true), "ipad10_2": Model(810, 1080, isPad: true),
    "ipad10_5": Model(834, 1112, isPad: true),
    "ipad10_9rounded": Model(820, 1180, top: 24, home: 20, isPad: true),
    "ipad11_0rounded": Model(834, 1194, top: 24, home: 20, isPad: true),
    "ipad12_9": Model(1024, 1366, isPad: true),
    "ipad12_9rounded": Model(1024, 1366, top: 24, home: 20, isPad: true),
  ]
}

/// Distances from the edges of a rectangle.
struct IBInsets: Equatable {
  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0
}

/// Finds the views inside a view's element.
enum IBViewTree {
  /// Elements that contain views without being one.
  private static let wrappers: Set<String> = [
    "subviews", "prototypes", "cells", "sections", "tableViewSection",
  ]

  /// Wrappers that contain only views, known or not.
  private static let viewLists: Set<String> = ["subviews", "prototypes", "cells"]

  /// The views directly below a view, from back to front.
  static func subviews(of view: IBElement) -> [IBElement] {
    var found: [IBElement] = []
    var open: [(element: IBElement, isListed: Bool)] = view.children.reversed().map { ($0, false) }
    while let (element, isListed) = open.popLast() {
      if element["key"] == "refreshControl" { continue }
      if isListed || isView(element) {
        found.append(element)
      } else if wrappers.contains(element.name) {
        let isList = viewLists.contains(element.name)
        open += element.children.reversed().map { ($0, isList) }
      }
    }
    return found
  }

  /// Whether an element is a view by its name, or looks like one.
  private static func isView(_ element: IBElement) -> Bool {
    if element.isView { return true }
    return element.name.hasSuffix("View") && element.value(forKey: "frame")?.name == "rect"
  }

  /// The root view of a controller's element.
  static func rootView(of controller: IBElement) -> IBElement? {
    controller.value(forKey: "view")
  }

  /// Whether a view is a list whose rows or items come from a data source: any list but a static table.
  static func isFilledByCode(_ view: IBElement) -> Bool {
    switch view.name {
    case "collectionView": true
    case "tableView": view["dataMode"] != "static" && !view.children.contains { $0.name == "sections" }
    default: false
    }
  }

  /// The prototype cells from which a list creates its rows or items at run time; those of a static table are not
  /// prototypes.
  static func prototypes(of view: IBElement) -> [IBElement] {
    let lists = view.children.filter {
      $0.name == "prototypes" || ($0.name == "cells" && view.name == "collectionView")
    }
    return lists.flatMap(\.children)
  }
}
