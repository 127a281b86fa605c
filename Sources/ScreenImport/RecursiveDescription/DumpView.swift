// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// What one line of a dump says about a view, as values.
struct DumpView {
  var line: Int
  var depth: Int

  /// The class, and what scenarios say of views too.
  var said: ScenarioView

  /// The class as people write it, where Swift's mangled name is printed.
  var swiftName: String?

  /// Where the view was in the app's memory, such as `0x1050080a0`.
  var address: String?
  var instanceName: String?
  var controllerClass: String?
  var controllerAddress: String?

  var baseClass: String?
  var frame: TraceRect?
  var hasTransform3D = false
  var hasGestureRecognizers = false
  var hasAnimations = false

  /// Properties that may have been on the part of the line that is missing.
  var lost: [UnknownProperty] = []

  /// Whether the frame was printed with a negative width or height.
  var hasNegativeSize = false

  /// Fields whose numbers cannot be used.
  var unusable: [String] = []

  /// The field that the line breaks off in, if any.
  var cutField: String?
  var isCut = false
}

extension DumpView {
  var className: String { said.className }

  init?(_ line: DumpLine, _ text: DumpText, number: Int) {
    guard let name = SafeText.name(text.string(line.className)) else { return nil }
    self.line = number
    depth = line.depth
    said = ScenarioView(className: name, geometry: .fill)
    swiftName = SwiftName.demangled(text.string(line.className))
    if line.hasAddress, text.has("0x", at: line.address.lowerBound, before: line.address.upperBound) {
      address = text.string(line.address).lowercased()
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
    case "text": said.text = SafeText.name(text.string(value))
    case "alpha": said.alpha = numbers(name, text, value).map { min(max($0[0], 0), 1) }
    case "hidden": said.isHidden = flag(text, value)
    case "clipsToBounds": said.clipsToBounds = flag(text, value)
    case "userInteractionEnabled": said.isUserInteractionEnabled = flag(text, value)
    case "gestureRecognizers": hasGestureRecognizers = true
    case "animations": hasAnimations = true
    case "anchorPoint": said.anchorPoint = numbers(name, text, value).map(TracePoint.init(parts:))
    case "contentOffset": said.contentOffset = numbers(name, text, value).map(TracePoint.init(parts:))
    case "transform": said.transform = numbers(name, text, value).map(TraceTransform.init(parts:))
    case "transform3D": hasTransform3D = true
    case "backgroundColor": said.backgroundColor = DumpColor.hex(text.string(value))
    default: break
    }
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
    frame = TraceRect(x: usable[0], y: usable[1], width: usable[2], height: usable[3]).standardized
  }

  /// As many usable numbers as the field has, or nil with a note.
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
