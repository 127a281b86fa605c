// SPDX-License-Identifier: Apache-2.0

internal import FoundationTypes
internal import ScenarioFile
internal import Trace
internal import UIKitModel

/// The colours of a document in light appearance.
struct IBColors {
  /// The colours of the app's assets and of the system in the document's resources.
  private var named: [String: String] = [:]
  private var ofSystem: [String: String] = [:]

  /// - Parameter roots: The documents. For each name the first that defines it counts.
  init(_ roots: [IBElement]) {
    for resource in roots.flatMap({ $0.children(of: "resources") }) {
      guard let name = resource["name"], let hex = resource.child("color").flatMap(Self.hex(ofParts:)) else {
        continue
      }
      switch resource.name {
      case "namedColor" where named[name] == nil: named[name] = hex
      case "systemColor" where ofSystem[name] == nil: ofSystem[name] = hex
      default: break
      }
    }
  }

  /// A CSS colour; nil for a transparent one, and for a name that the document does not define.
  func hex(_ color: IBElement) -> String? {
    guard let text = text(of: color), let hex = HexColor(text) else { return nil }
    return hex.visibleText
  }

  private func text(of color: IBElement) -> String? {
    if let name = color["systemColor"] ?? color["cocoaTouchSystemColor"] {
      return ofSystem[name] ?? UIColor.systemHex(name) ?? Self.hex(ofParts: color)
    }
    if let name = color["name"], color["catalog"] == nil { return named[name] ?? Self.hex(ofParts: color) }
    return Self.hex(ofParts: color)
  }

  /// The components of a colour; nil for other colour spaces, such as CMYK. Grey is taken as sRGB.
  private static func hex(ofParts color: IBElement) -> String? {
    let alpha = color.number("alpha") ?? 1
    if let white = color.number("white") { return HexColor(gray: white, alpha: alpha)?.text }
    guard let red = color.number("red"), let green = color.number("green"), let blue = color.number("blue")
    else { return nil }
    let parts =
      color["customColorSpace"] == "displayP3" ? DisplayP3.inSRGB([red, green, blue]) : [red, green, blue]
    return HexColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)?.text
  }
}

/// Colours of wide-gamut screens.
enum DisplayP3 {
  /// The nearest components in sRGB, with the matrix and the curve of CSS Color 4, "Sample code for color conversions".
  static func inSRGB(_ parts: [Double]) -> [Double] {
    let light = parts.map { linear(min(max($0, 0), 1)) }
    return matrix.map { row in curved(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }) }
  }

  private static let matrix = [
    [1.2249401762805598, -0.2249401762805597, 0],
    [-0.0420569547096881, 1.0420569547096881, 0],
    [-0.0196375545903344, -0.0786360455506319, 1.0982736001409661],
  ]

  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  private static func curved(_ light: Double) -> Double {
    let light = min(max(light, 0), 1)
    return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}

/// The font of a text in a document.
enum IBFont {
  /// The size in points; nil if the document does not tell.
  static func size(_ font: IBElement?) -> Double? {
    if let size = font?.number("pointSize"), size > 0 { return size }
    return font?["style"].flatMap { UIFont.TextStyle(rawValue: $0).pointSize }.map { Double($0) }
  }
}

/// The drawing properties of an element, besides attributes with the name of a property.
struct IBDrawing {
  private let element: IBElement
  private let colors: IBColors
  private var found: [ScenarioProperty] = []

  /// The properties that a view of a simulated class can have.
  static func properties(
    of element: IBElement, _ colors: IBColors, _ simulatedClass: String
  ) -> [ScenarioProperty] {
    var drawing = IBDrawing(element: element, colors: colors)
    drawing.read()
    return drawing.found.filter { ScenarioLimits.allows($0, of: simulatedClass) }
  }

  private init(element: IBElement, colors: IBColors) {
    (self.element, self.colors) = (element, colors)
  }

  private mutating func read() {
    add("backgroundColor", color("backgroundColor", element))
    add("tintColor", color("tintColor", element))
    switch element.name {
    case "button": readButton()
    case "imageView": add("image", Self.image(element))
    case "label", "textField", "textView":
      add("textColor", color("textColor", element))
      add("fontSize", IBFont.size(element.value(forKey: "fontDescription")))
      if element.name == "textField", element["placeholder"] == nil {
        add("placeholder", IBText.written("placeholder", element, attributed: "attributedPlaceholder"))
      }
    default: break
    }
  }

  /// A button with a title for each state, or with a configuration.
  private mutating func readButton() {
    let state = element.children.first { $0.name == "state" && $0["key"] == "normal" }
    let configuration = element.value(forKey: "configuration")
    let background = configuration?.value(forKey: "background")
    add("image", state.flatMap(Self.image) ?? configuration.flatMap(Self.image))
    add(
      "fontSize",
      IBFont.size(element.value(forKey: "fontDescription"))
        ?? IBFont.size(configuration?.value(forKey: "titleFontDescription")))
    add("cornerRadius", background?.number("cornerRadius"))
    add("borderWidth", background?.number("strokeWidth"))
    add("borderColor", background.flatMap { color("strokeColor", $0) })
    add(
      "backgroundColor",
      background.flatMap { color("backgroundColor", $0) }
        ?? configuration.flatMap { color("baseBackgroundColor", $0) })
    add(
      "textColor",
      state.flatMap { color("titleColor", $0) }
        ?? configuration.flatMap { color("baseForegroundColor", $0) })
    if configuration?["style"] == "filled" {
      // The style means the tint colour with a white title.
      if !has("backgroundColor") {
        add("backgroundColor", color("tintColor", element) ?? UIColor.systemHex("systemBlueColor"))
      }
      if !has("textColor") { add("textColor", UIColor.systemHex("whiteColor")) }
    }
    switch element["contentHorizontalAlignment"] {
    case "left": add("textAlignment", "left")
    case "right": add("textAlignment", "right")
    case "center": add("textAlignment", "center")
    case "leading": add("textAlignment", "natural")
    default: break
    }
  }

  /// The name of an image of the app's assets or of a symbol.
  private static func image(_ element: IBElement) -> String? {
    SafeText.name(element["image"]) ?? SafeText.name(element.value(forKey: "image")?["image"])
  }

  private func color(_ key: String, _ element: IBElement) -> String? {
    element.value(forKey: key).flatMap(colors.hex)
  }

  private func has(_ name: String) -> Bool { found.contains { $0.name == name } }

  private mutating func add(_ name: String, _ text: String?) {
    if let text { found.append(ScenarioProperty(name: name, value: .text(text))) }
  }

  private mutating func add(_ name: String, _ number: Double?) {
    if let number { found.append(ScenarioProperty(name: name, value: .number(number))) }
  }
}

extension IBDrawing {
  /// Takes a runtime attribute that only affects drawing, and returns whether it was one.
  static func take(
    _ path: String, _ attribute: IBElement, _ colors: IBColors, into view: inout ScenarioView
  ) -> Bool {
    let value = attribute.value(forKey: "value") ?? attribute
    let property: ScenarioProperty?
    switch path {
    case "layer.cornerRadius", "layer.borderWidth":
      let name = String(path.dropFirst("layer.".count))
      property = value.number("value").map { ScenarioProperty(name: name, value: .number($0)) }
    case "backgroundColor", "tintColor", "textColor":
      guard ScenarioLimits.has(path, view.simulatedClass) else { return false }
      property = colors.hex(value).map { ScenarioProperty(name: path, value: .text($0)) }
    default: return false
    }
    if let property, ScenarioLimits.allows(property, of: view.simulatedClass) {
      view.properties.set([property])
    }
    return true
  }
}
