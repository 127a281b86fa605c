// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace
internal import XML

/// An Interface Builder document for UIKit, with its objects by identifier.
struct IBDocument {
  let root: IBElement
  let file: String
  let isStoryboard: Bool

  /// The objects that can be shown: the controllers of a storyboard's scenes, the top-level views and controllers of a
  /// xib.
  let screens: [IBScreen]

  let colors: IBColors

  /// The line of the first view that is left out because it is installed only for other sizes than the device's.
  let firstLeftOut: Int?

  private let objects: [String: IBElement]

  /// Reads a document. Refuses those of other platforms and those without views.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - others: Further storyboards that it may refer to.
  /// - Throws: `InputError` for one that cannot be read or has no screen.
  init(_ text: StoryboardFile, others: [StoryboardFile] = []) throws(InputError) {
    let file = text.name
    self.file = file
    root = try IBParser.parse(text)
    isStoryboard = root["type"]?.contains(".Storyboard") ?? false
    try Self.refuseOtherPlatforms(root, file: file)
    var leftOut = IBVariations.settle(root)
    var roots = [IBReferences.Root(name: FileName.stem(file), element: root)]
    for other in others {
      let element = try IBParser.parse(other)
      try Self.refuseOtherPlatforms(element, file: other.name)
      leftOut = leftOut ?? IBVariations.settle(element)
      roots.append(IBReferences.Root(name: FileName.stem(other.name), element: element))
    }
    firstLeftOut = leftOut
    colors = IBColors(roots.map(\.element))
    IBReferences.follow(in: roots)
    IBAccessories.move(in: root)
    Self.addHostingViews(in: root)
    var objects: [String: IBElement] = [:]
    var hasViews = false
    for element in root.withDescendants {
      if let id = element.id, objects[id] == nil { objects[id] = element }
      hasViews = hasViews || element.isView
    }
    self.objects = objects
    screens = isStoryboard ? Self.withClearTitles(Self.scenes(root)) : Self.topLevel(root)
    let kind = isStoryboard ? "storyboard" : "xib"
    if isStoryboard, screens.isEmpty { throw InputError(file: file, message: "the storyboard has no scenes") }
    guard hasViews, !screens.isEmpty else {
      throw InputError(file: file, message: "the \(kind) has no views")
    }
  }

  /// Gives SwiftUI controllers the view that they create at run time, which a document does not contain (OW-72).
  private static func addHostingViews(in root: IBElement) {
    for controller in root.withDescendants where controller.name == "hostingController" {
      guard !controller.children.contains(where: { $0["key"] == "view" }) else { continue }
      let view = ["key": "view", "customClass": InnerFramework.hostingView]
      controller.append(IBElement(name: "view", attributes: view, line: controller.line))
    }
  }

  /// The object with an identifier of Interface Builder.
  subscript(id: String?) -> IBElement? {
    id.flatMap { objects[$0] }
  }

  /// Whether constraints move the views at run time.
  var usesAutoLayout: Bool { root.flag("useAutolayout") ?? false }

  private static func refuseOtherPlatforms(_ root: IBElement, file: String) throws(InputError) {
    if root.name == "archive" {
      throw InputError(
        file: file, message: "this document was saved by Xcode 4 or older",
        hint: "open it in a newer Xcode and save it again")
    }
    if let system = OtherSystem(runtime: root["targetRuntime"], type: root["type"]) {
      throw InputError(file: file, message: system.refusal)
    }
    guard root.name == "document" else {
      throw InputError(
        file: file, line: root.line,
        message: "the root element is '\(SafeText.line(root.name))', and 'document' was expected")
    }
  }

  private static func scenes(_ root: IBElement) -> [IBScreen] {
    root.children(of: "scenes").filter { $0.name == "scene" }.compactMap { scene in
      let objects = scene.children(of: "objects")
      let main =
        objects.first { $0["sceneMemberID"] == "viewController" } ?? objects.first(where: \.isController)
      guard let main, main.isController else { return nil }
      let others = objects.filter { $0 !== main && $0.isView }
      return IBScreen(
        object: main, sceneID: scene["sceneID"], sceneTitle: scene[IBElement.sceneTitle], otherViews: others)
    }
  }

  /// The scenes without titles that other scenes have too: most scenes are called "View Controller".
  private static func withClearTitles(_ scenes: [IBScreen]) -> [IBScreen] {
    var owners: [String: Int] = [:]
    for scene in scenes {
      for name in Set(scene.names.map { $0.lowercased() }) { owners[name, default: 0] += 1 }
    }
    return scenes.map { scene in
      guard let title = SafeText.name(scene.sceneTitle), owners[title.lowercased()] != 1 else { return scene }
      var scene = scene
      scene.sceneTitle = nil
      return scene
    }
  }

  private static func topLevel(_ root: IBElement) -> [IBScreen] {
    let objects = root.children(of: "objects")
    let views = objects.filter { $0.isView }
    return (views + objects.filter(\.isController)).map { IBScreen(object: $0) }
  }
}

/// A part of a document that can be shown on its own.
struct IBScreen {
  /// The controller, or the view of a xib.
  let object: IBElement

  var sceneID: String?

  /// The title that Interface Builder shows for the scene.
  var sceneTitle: String?

  /// Views that are in the scene, but not in the controller's view.
  var otherViews: [IBElement] = []

  /// Whether the scene only refers to another storyboard.
  var isReference: Bool { object.name == "viewControllerPlaceholder" }

  /// The names by which a user can choose it, the most specific first.
  var names: [String] {
    let written = [
      object["storyboardIdentifier"], object["customClass"], object["userLabel"], object["title"], sceneTitle,
      isReference ? object["storyboardName"] : nil, object.isController ? nil : object.className, object.id,
      sceneID,
    ]
    return written.compactMap { SafeText.name($0) }
  }
}

/// An element of an Interface Builder document.
final class IBElement {
  /// The attribute for a scene's title, which comes from the comment before the scene.
  static let sceneTitle = "#title"

  /// The attribute of a view that is the accessory of its cell.
  static let accessory = "#accessory"

  let name: String
  private(set) var attributes: [String: String]

  /// The line of the start tag.
  let line: Int

  private(set) var children: [IBElement] = []

  /// The characters in a `string` element.
  private(set) var text = ""

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  func append(_ child: IBElement) {
    children.append(child)
  }

  func append(_ characters: String) {
    guard text.utf8.count < 4 * SafeText.limit else { return }
    text += characters
  }

  /// Removes children and returns them.
  func removeChildren(where isRemoved: (IBElement) -> Bool) -> [IBElement] {
    let removed = children.filter(isRemoved)
    if !removed.isEmpty { children.removeAll(where: isRemoved) }
    return removed
  }

  func set(_ attribute: String, _ value: String) {
    attributes[attribute] = value
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// Interface Builder's identifier, such as `Etj-Jn-oEA`.
  var id: String? { attributes["id"] }

  /// The first child element of that name.
  func child(_ name: String) -> IBElement? {
    children.first { $0.name == name }
  }

  /// The children of the first child element of that name.
  func children(of name: String) -> [IBElement] { child(name)?.children ?? [] }

  /// The first child element that is the value of that key.
  func value(forKey key: String) -> IBElement? {
    children.first { $0["key"] == key && $0.name != "nil" }
  }

  /// The elements under `connections`.
  func connections(_ name: String) -> [IBElement] {
    children(of: "connections").filter { $0.name == name }
  }

  /// A `YES` or `NO` attribute.
  func flag(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// A usable number; nil if there is none.
  func number(_ attribute: String) -> Double? {
    attributes[attribute].flatMap(Double.init).flatMap { DumpNumbers.isUsable($0) ? $0 + 0 : nil }
  }

  /// The rectangle of the element; nil if it is not a rectangle.
  var rect: TraceRect? {
    guard name == "rect" else { return nil }
    return TraceRect(
      x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0, height: number("height") ?? 0)
  }

  /// The frame of a view on the canvas.
  var canvas: TraceRect? { value(forKey: "frame")?.rect }

  /// The element and everything below it, in the document's order.
  var withDescendants: [IBElement] {
    var found: [IBElement] = []
    var open = [self]
    while let element = open.popLast() {
      found.append(element)
      open += element.children.reversed()
    }
    return found
  }
}

/// Reads the XML of an Interface Builder document as a tree of elements.
struct IBParser {
  /// The deepest nesting of elements that is read.
  static let deepest = 1000

  /// The most elements of a document.
  static let maximumElements = 500_000

  private let file: String
  private let linesBefore: Int
  private var root: IBElement?
  private var open: [IBElement] = []
  private var count = 0
  private var failure: InputError?

  /// The last comment: Interface Builder writes a scene's title into a comment before it.
  private var comment: String?

  private init(file: String, linesBefore: Int) {
    self.file = file
    self.linesBefore = linesBefore
  }

  /// The root element of a document.
  static func parse(_ document: StoryboardFile) throws(InputError) -> IBElement {
    let file = document.name
    var parser = IBParser(file: file, linesBefore: document.line)
    do {
      try XMLReader.read(Array(document.text.utf8)) { event, place in
        parser.take(event, place)
        return parser.failure == nil
      }
    } catch {
      throw InputError(
        file: file, line: error.place.map { $0.line + document.line }, column: error.place?.column,
        message: error.description)
    }
    if let failure = parser.failure { throw failure }
    guard let root = parser.root else {
      throw InputError(file: file, message: "the document has no elements")
    }
    return root
  }

  private mutating func take(_ event: XMLReader.Event, _ place: XMLReader.Place) {
    switch event {
    case .start(let name, let attributes): start(name, attributes, place)
    case .end: _ = open.popLast()
    case .text(let text):
      guard let element = open.last, element.name == "string" || element.name == "mutableString" else {
        return
      }
      element.append(text)
    case .comment(let text): comment = text
    case .documentType:
      // Interface Builder declares no document type, and entities of other programs must not be expanded.
      fail("a document type is declared here, which Interface Builder does not do", place)
    }
  }

  private mutating func start(
    _ name: String, _ attributes: [(name: String, value: String)], _ place: XMLReader.Place
  ) {
    count += 1
    guard count <= Self.maximumElements else {
      return fail("the document has more than \(Self.maximumElements) elements", place)
    }
    guard open.count < Self.deepest else {
      return fail("the elements are nested more than \(Self.deepest) levels deep", place)
    }
    var attributes = Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
    if name == "scene", let comment { attributes[IBElement.sceneTitle] = comment }
    comment = nil
    let element = IBElement(name: name, attributes: attributes, line: place.line + linesBefore)
    if let parent = open.last {
      parent.append(element)
    } else if root == nil {
      root = element
    }
    open.append(element)
  }

  private mutating func fail(_ message: String, _ place: XMLReader.Place) {
    failure = InputError(file: file, line: place.line + linesBefore, column: place.column, message: message)
  }
}

/// Reads the visible text of a view.
enum IBText {
  /// The title, text or placeholder of a view.
  static func text(of element: IBElement) -> String? {
    switch element.name {
    case "button":
      let state = element.children.first { $0.name == "state" && $0["key"] == "normal" }
      return state.flatMap { written("title", $0, attributed: "attributedTitle") }
        ?? element.value(forKey: "configuration").flatMap {
          written("title", $0, attributed: "attributedTitle")
        }
    case "segmentedControl":
      let titles = element.child("segments")?.children.compactMap { SafeText.name($0["title"]) } ?? []
      return SafeText.name(titles.joined(separator: ", "))
    case "label", "textField", "textView", "searchBar":
      return written("text", element, attributed: "attributedText")
        ?? written("placeholder", element, attributed: "attributedPlaceholder")
    default:
      return nil
    }
  }

  /// An attribute, a child `string` for a text with line breaks, or else the parts of an attributed text.
  static func written(_ key: String, _ element: IBElement, attributed: String) -> String? {
    if let text = SafeText.name(element[key]) ?? SafeText.name(element.value(forKey: key)?.text) {
      return text
    }
    let fragments = element.value(forKey: attributed)?.children.filter { $0.name == "fragment" } ?? []
    let texts = fragments.compactMap { $0["content"] ?? $0.value(forKey: "content")?.text }
    return SafeText.name(texts.joined())
  }
}

/// The place where iOS shows a controller's view: its rectangle in the superview, and the parts of it that bars and the
/// system cover.
struct IBPlace {
  var frame: TraceRect

  /// The parts at the edges of the frame that bars and the system cover.
  var safeArea: IBInsets

  /// The part of the safe area at the bottom that belongs to the home indicator and not to a bar.
  var home: Double

  /// Whether the place depends on a bar of a container.
  var isUnderBars = false

  /// The whole screen.
  init(_ device: IBDevice) {
    frame = TraceRect(x: 0, y: 0, width: device.size.width, height: device.size.height)
    safeArea = device.safeArea
    home = device.safeArea.bottom
  }

  /// The view of an embedded controller, which fills a view of that size.
  init(filling size: TraceSize, safeArea: IBInsets = IBInsets(), isUnderBars: Bool = false) {
    frame = TraceRect(x: 0, y: 0, width: size.width, height: size.height)
    self.safeArea = safeArea
    self.isUnderBars = isUnderBars
    home = safeArea.bottom
  }

  /// A sheet: on a phone as wide as the screen and up to a little below the status bar, on an iPad a page in the
  /// center.
  static func sheet(on device: IBDevice) -> IBPlace {
    var place = IBPlace(device)
    let top = device.safeArea.top + 10
    let width = min(device.size.width, device.isPad ? 704 : .infinity)
    place.frame = TraceRect(
      x: (device.size.width - width) / 2, y: top, width: width,
      height: device.size.height - top - (device.isPad ? top : 0))
    place.safeArea = IBInsets(bottom: device.isPad ? 0 : device.safeArea.bottom)
    place.home = place.safeArea.bottom
    return place
  }

  /// The place of a child controller's view between bars.
  ///
  /// - Parameters:
  ///   - element: The child controller.
  ///   - top: The bar above, with its frame in the container.
  ///   - bottom: The bar below.
  /// - Returns: The frame in the container, and the parts of it that bars cover.
  func content(_ element: IBElement, below top: IBBar?, above bottom: IBBar?) -> IBPlace {
    var place = self
    place.frame = TraceRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
    let edges = element.value(forKey: "edgesForExtendedLayout")
    let includesOpaque = element.flag("extendedLayoutIncludesOpaqueBars") ?? false
    func extends(_ edge: String, _ bar: IBBar) -> Bool {
      (edges == nil || edges?.flag(edge) == true) && (bar.isTranslucent || includesOpaque)
    }
    if let top {
      place.isUnderBars = true
      place.safeArea.top = top.frame.maxY
      if !extends("top", top) {
        place.frame.origin.y = top.frame.maxY
        place.frame.size.height -= top.frame.maxY
        place.safeArea.top = 0
      }
    }
    if let bottom {
      place.isUnderBars = true
      let covered = frame.size.height - bottom.frame.minY
      place.safeArea.bottom = covered
      place.home = 0
      if !extends("bottom", bottom) {
        place.frame.size.height -= covered
        place.safeArea.bottom = 0
      }
    }
    place.frame.size.height = max(0, place.frame.size.height)
    return place
  }
}

/// A bar of a container controller, with the frame that iOS gives it.
struct IBBar {
  let element: IBElement
  let frame: TraceRect
  let isTranslucent: Bool

  init(_ element: IBElement, frame: TraceRect) {
    self.element = element
    self.frame = frame
    isTranslucent = element.flag("translucent") ?? true
  }

  /// The element of a controller's bar; one without attributes if the document has none.
  private static func element(_ name: String, of controller: IBElement) -> IBElement {
    controller.value(forKey: name) ?? IBElement(name: name, attributes: [:], line: controller.line)
  }

  /// The navigation bar of a navigation controller; nil for one that is hidden.
  static func navigationBar(
    of controller: IBElement, showing content: IBElement?, in place: IBPlace, _ device: IBDevice
  ) -> IBBar? {
    guard controller.flag("navigationBarHidden") != true else { return nil }
    let bar = element("navigationBar", of: controller)
    var height = device.navigationBarHeight
    let item = content?.value(forKey: "navigationItem")
    let isTall = device.isPad || !device.isLandscape
    if item?["prompt"] != nil, isTall { height += 30 }
    let mode = item?["largeTitleDisplayMode"]
    if bar.flag("largeTitles") == true, mode != "never", isTall { height += 52 }
    return IBBar(
      bar, frame: TraceRect(x: 0, y: place.safeArea.top, width: place.frame.size.width, height: height))
  }

  /// The toolbar of a navigation controller; nil if it is hidden, which is the default.
  static func toolbar(of controller: IBElement, in place: IBPlace, _ device: IBDevice) -> IBBar? {
    guard controller.flag("toolbarHidden") == false else { return nil }
    return IBBar(element("toolbar", of: controller), frame: bottomFrame(device.toolbarHeight, in: place))
  }

  /// The tab bar of a tab bar controller: at the bottom of a phone, in the middle of an iPad's top edge.
  static func tabBar(
    of controller: IBElement, with count: Int, in place: IBPlace, _ device: IBDevice
  ) -> IBBar {
    let bar = element("tabBar", of: controller)
    guard device.isPad else { return IBBar(bar, frame: bottomFrame(device.tabBarHeight, in: place)) }
    let width = min(Double(max(count, 1)) * device.tabWidth, place.frame.size.width)
    return IBBar(
      bar,
      frame: TraceRect(
        x: (place.frame.size.width - width) / 2, y: place.safeArea.top, width: width,
        height: device.tabBarHeight))
  }

  /// A frame at the bottom edge, including the home indicator's area, or directly above the bar below.
  private static func bottomFrame(_ height: Double, in place: IBPlace) -> TraceRect {
    let top = place.frame.size.height - place.safeArea.bottom - height
    return TraceRect(x: 0, y: top, width: place.frame.size.width, height: height + place.home)
  }
}
