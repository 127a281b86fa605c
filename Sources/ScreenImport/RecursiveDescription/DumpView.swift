// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// The values in one line of a dump about a view.
struct DumpView {
  var line: Int
  var depth: Int

  /// The view of the scenario, with class, address, properties, and the printed frame.
  var view: ScenarioView

  /// The class name as in source code, if a mangled Swift name is printed.
  var swiftName: String?

  /// Drawing properties that only some classes have.
  var drawing: [ScenarioProperty] = []

  /// The size of a scroll view's content and its adjusted insets (top, left, bottom, right), in points; nil if not
  /// printed.
  var contentSize: [Double]?
  var contentInset: [Double]?

  var instanceName: String?
  var controllerClass: String?
  var controllerAddress: String?

  var baseClass: String?
  var hasTransform3D = false
  var hasGestureRecognizers = false
  var hasAnimations = false

  /// Properties that may have been on the missing part of the line.
  var lost: [UnknownProperty] = []

  /// Whether the frame was printed with a negative width or height.
  var hasNegativeSize = false

  /// Fields whose numbers cannot be used.
  var unusable: [String] = []

  /// The field in which the line is cut, if any.
  var cutField: String?
  var isCut = false
}

extension DumpView {
  var className: String { view.className }

  /// The address of the view in the app's memory, such as `0x1050080a0`.
  var address: String? { view.address }

  /// The bounding box in the superview; nil if none is printed.
  var frame: TraceRect? {
    if case .frame(let frame) = view.geometry { frame } else { nil }
  }

  /// The properties of a scroll view's content.
  var content: [ScenarioProperty] {
    guard let contentSize else { return [] }
    var content = [ScenarioProperty(name: "contentSize", value: .numbers(contentSize))]
    let insets = contentInset ?? insetsAtRest(contentSize)
    if insets.contains(where: { $0 != 0 }) {
      content.append(ScenarioProperty(name: "contentInset", value: .numbers(insets)))
    }
    return content
  }

  /// The insets of the content. Before iOS 11 they are not printed; content at rest shows them.
  private func insetsAtRest(_ size: [Double]) -> [Double] {
    guard let offset = view.contentOffset, let frame else { return [] }
    func end(_ offset: Double, _ length: Double, _ size: Double) -> Double {
      offset > 0 ? max(0, offset + length - size) : 0
    }
    return [
      max(0, -offset.y), max(0, -offset.x), end(offset.y, frame.size.height, size[1]),
      end(offset.x, frame.size.width, size[0]),
    ]
  }

  init?(_ line: DumpLine, _ text: DumpText, number: Int) {
    guard let name = SafeText.name(text.string(line.className)) else { return nil }
    self.line = number
    depth = line.depth
    view = ScenarioView(className: name, geometry: .fill)
    swiftName = SwiftName.demangled(text.string(line.className))
    if line.hasAddress, text.has("0x", at: line.address.lowerBound, before: line.address.upperBound) {
      view.address = text.string(line.address).lowercased()
    }
    isCut = line.isCut
    if let range = line.annotation { readAnnotation(text.string(range)) }
    var last = -1
    for field in line.fields {
      let name = text.string(field.name)
      guard field.isWhole else {
        cutField = SafeText.name(name)
        continue
      }
      if let rank = DumpFields.inOrder.firstIndex(where: { $0.name == name }) { last = max(last, rank) }
      read(name, text, field.value)
    }
    if isCut {
      lost = DumpFields.inOrder.enumerated().compactMap { $0.offset > last ? $0.element.property : nil }
    }
  }

  private mutating func read(_ name: String, _ text: DumpText, _ value: Range<Int>) {
    switch name {
    case "frame": readFrame(text, value)
    case "baseClass": baseClass = SafeText.name(text.string(value))
    case "text": view.text = SafeText.name(text.string(value))
    case "alpha": view.alpha = numbers(name, text, value).map { min(max($0[0], 0), 1) }
    case "hidden": view.isHidden = flag(text, value)
    case "clipsToBounds": view.clipsToBounds = flag(text, value)
    case "userInteractionEnabled": view.isUserInteractionEnabled = flag(text, value)
    case "gestureRecognizers": hasGestureRecognizers = true
    case "animations": hasAnimations = true
    case "anchorPoint": view.anchorPoint = numbers(name, text, value).map(TracePoint.init(row:))
    case "contentOffset": view.contentOffset = numbers(name, text, value).map(TracePoint.init(row:))
    case "contentSize": contentSize = numbers(name, text, value)
    case "adjustedContentInset": contentInset = numbers(name, text, value)
    case "transform": view.transform = numbers(name, text, value).map(TraceTransform.init(row:))
    case "transform3D": hasTransform3D = true
    case "backgroundColor": view.backgroundColor = DumpColor.hex(text.string(value))
    case "tintColor": draw(name, DumpColor.hex(text.string(value)))
    case "image": draw(name, ImageName.read(text.string(value)))
    case "placeholder":
      let words = text.string(value)
      let isQuoted = words.count > 1 && words.hasPrefix("\"") && words.hasSuffix("\"")
      draw(
        name, words == "(null)" ? nil : SafeText.name(isQuoted ? String(words.dropFirst().dropLast()) : words)
      )
    default: break
    }
  }

  private mutating func draw(_ name: String, _ text: String?) {
    if let text { drawing.append(ScenarioProperty(name: name, value: .text(text))) }
  }

  private mutating func readFrame(_ text: DumpText, _ value: Range<Int>) {
    let found = DumpNumbers.read(text, value)
    guard found.count == 4 else {
      unusable.append("frame")
      return
    }
    if !found.allSatisfy(DumpNumbers.isUsable) { unusable.append("frame") }
    let usable = found.map { DumpNumbers.isUsable($0) ? $0 : 0 }
    hasNegativeSize = usable[2] < 0 || usable[3] < 0
    view.geometry = .frame(TraceRect(row: usable).standardized)
  }

  /// The numbers of a field if they are usable and as many as it must have; otherwise nil, with a note.
  private mutating func numbers(_ name: String, _ text: DumpText, _ value: Range<Int>) -> [Double]? {
    let found = DumpNumbers.read(text, value)
    guard found.count == DumpFields.numbers[name], found.allSatisfy(DumpNumbers.isUsable) else {
      unusable.append(name)
      return nil
    }
    return found
  }

  private func flag(_ text: DumpText, _ value: Range<Int>) -> Bool? {
    switch text.string(value) {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// `'HomeController:0x1a2b'` names the view's controller, `_titleView` or `_button, _ok` instance variables.
  private mutating func readAnnotation(_ annotation: String) {
    let plain = annotation.drop { $0 == " " || $0 == "\t" }
    if plain.hasPrefix("'") {
      let name = plain.dropFirst().prefix { $0 != ":" && $0 != "'" }
      controllerClass = SafeText.name(name)
      let address = plain.dropFirst(name.count + 2).prefix { $0.isHexDigit || $0 == "x" }
      if address.hasPrefix("0x") { controllerAddress = address.lowercased() }
      return
    }
    let names = plain.split(separator: ",").map { SafeText.line($0) }
    let isListOfNames = names.allSatisfy { name in
      !name.isEmpty && name.utf8.allSatisfy(\.isNameByte) && !(name.first?.isNumber ?? true)
    }
    if isListOfNames { instanceName = names.first }
  }
}

/// The values in one line of `_printHierarchy` about a view controller.
///
/// `   | <HomeController 0x203>, state: appeared, view: <UIView 0x303>`, where the view may be `not in the window` or
/// `(view not loaded)`. Snapshot tests leave the addresses out.
struct DumpController {
  let line: Int
  let className: String

  /// The address of the controller in the app's memory, if printed.
  let address: String?

  /// The address of the view in the app's memory; nil if it is not loaded, or printed without an address.
  let viewAddress: String?

  /// Whether the view is loaded and in the window, so that a dump of the window contains it.
  let isInWindow: Bool

  /// Reads a line; nil if it is cut before the view.
  init?(_ text: DumpText, _ range: Range<Int>, number: Int) {
    guard let open = range.first(where: { text.bytes[$0] == .less }),
      let close = text.find(">, state: ", in: open..<range.upperBound),
      let label = text.find(", view: ", in: close..<range.upperBound)
    else { return nil }
    let name = text.string(open + 1..<close)
    let end = name.firstRange(of: " 0x")?.lowerBound ?? name.endIndex
    guard let className = SafeText.name(name[..<end]) else { return nil }
    self.className = className
    let digits = name[end...].dropFirst().prefix { $0.isHexDigit || $0 == "x" }
    address = digits.isEmpty ? nil : digits.lowercased()
    line = number

    let view = label + ", view: ".utf8.count..<range.upperBound
    guard view.first.map({ text.bytes[$0] }) == .less else {
      guard text.has("(view not loaded)", at: view.lowerBound, before: view.upperBound) else { return nil }
      viewAddress = nil
      isInWindow = false
      return
    }
    // The presentation controller has an address too.
    let presented = text.find(", presented with: ", in: view) ?? view.upperBound
    let own = view.lowerBound..<presented
    guard text.find(">", in: own) != nil else { return nil }
    isInWindow = text.find("> not in the window", in: own) == nil
    viewAddress = text.find(" 0x", in: own).map { blank in
      let digits = (blank + 1..<own.upperBound).prefix { text.bytes[$0].isNameByte }
      return text.string(digits.startIndex..<digits.endIndex).lowercased()
    }
  }

  /// Assigns each controller to the view with its view's address.
  static func join(
    _ controllers: [DumpController], to views: inout [DumpView], warnings: inout ImportWarnings
  ) {
    guard let first = controllers.first(where: \.isInWindow) else { return }
    guard controllers.contains(where: { $0.viewAddress != nil }) else {
      warnings.add(
        "the controllers have no addresses, so nothing tells which views are theirs", line: first.line)
      return
    }
    var indices: [String: Int] = [:]
    for (index, view) in views.enumerated() {
      if let address = view.address, indices[address] == nil { indices[address] = index }
    }
    let known = controllers.filter { $0.viewAddress.map { indices[$0] != nil } ?? false }
    guard !known.isEmpty else {
      warnings.add(
        "no controller's view is among the views, so the controllers are of another run or screen, "
          + "and are left out",
        line: first.line)
      return
    }
    for controller in known {
      guard let index = controller.viewAddress.flatMap({ indices[$0] }),
        views[index].controllerClass == nil
      else { continue }
      views[index].controllerClass = controller.className
      views[index].controllerAddress = controller.address
    }
    for controller in controllers
    where controller.isInWindow && !(controller.viewAddress.map { indices[$0] != nil } ?? false) {
      warnings.add(
        "the view of \(controller.className) is not among the views, and the controller is left out",
        line: controller.line)
    }
  }
}

/// The values in a description of a touch: its location and its window.
///
/// `<UITouch: 0x601> phase: Began … window: <UIWindow: 0x101; …> view: <UIButton: 0x106; …> location in window: {195,
/// 640} …`
struct DumpTouch: Hashable {
  let line: Int
  let windowAddress: String?
  let location: TracePoint

  /// Reads a line; nil if it is cut before the location.
  init?(_ text: DumpText, _ range: Range<Int>, number: Int) {
    guard let label = text.find("location in window: {", in: range) else { return nil }
    let start = label + "location in window: {".utf8.count
    guard let end = (start..<range.upperBound).first(where: { text.bytes[$0] == UInt8(ascii: "}") })
    else { return nil }
    let numbers = DumpNumbers.read(text, start..<end)
    guard numbers.count == 2, numbers.allSatisfy(DumpNumbers.isUsable) else { return nil }
    location = TracePoint(x: numbers[0], y: numbers[1])
    windowAddress = text.find("window: <", in: range.lowerBound..<label).flatMap { window in
      text.find(": 0x", in: window + "window: <".utf8.count..<label).map { colon in
        let digits = (colon + 2..<label).prefix { text.bytes[$0].isNameByte }
        return text.string(digits.startIndex..<digits.endIndex).lowercased()
      }
    }
    line = number
  }

  /// The locations of taps on the screen: one for each touch on a window of the dump.
  static func places(
    _ touches: [DumpTouch], in views: [DumpView], _ warnings: inout ImportWarnings
  ) -> [TracePoint] {
    var places: [TracePoint] = []
    for touch in touches {
      let window = views.first { $0.address != nil && $0.address == touch.windowAddress }
      let knowsAddresses = touch.windowAddress != nil && views.contains { $0.address != nil }
      guard window != nil || !knowsAddresses else {
        warnings.add(
          "the window of the touch is not among the views, so it is of another run or screen, and is left out",
          line: touch.line)
        continue
      }
      if window?.view.transform != nil || window?.hasTransform3D == true {
        warnings.add("the touch is on a window that is turned or scaled, and is left out", line: touch.line)
        continue
      }
      let origin = window?.frame?.origin ?? .zero
      let place = TracePoint(x: touch.location.x + origin.x, y: touch.location.y + origin.y)
      if !places.contains(place) { places.append(place) }
    }
    return places
  }
}
