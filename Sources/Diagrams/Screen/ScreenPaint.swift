// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz
import Trace

/// The screen as people see it, as far as the source shows it: the background of views, their content, and what UIKit
/// draws for their class, in drawing order. Anything that the source does not show is not drawn. If the trace has a
/// screenshot, it covers the drawing, which is then only visible to those who look at what was asked.
///
/// Lengths are in pixels of the picture. Colours are those of UIKit's light appearance; a page inverts them in dark
/// mode.
struct ScreenPaint {
  /// The area in which the screen is drawn.
  struct Canvas {
    /// The visible area.
    var area: PictureRect
    /// The scale from the scene to this canvas, and the position of the scene's origin.
    var factor = 1.0
    var origin = PicturePoint(x: 0, y: 0)
    /// Smaller texts are drawn as bars; in pixels.
    var leastText = 0.0
    /// Whether the reader can look at the views below a screenshot.
    var isPlayed = false

    func callAsFunction(_ outline: Outline) -> Outline {
      guard factor != 1 || origin != PicturePoint(x: 0, y: 0) else { return outline }
      return Outline(points: outline.points.map { origin.offset($0.x * factor, $0.y * factor) })
    }
  }

  private let scene: ScreenScene
  private let canvas: Canvas
  private var nodes: [SVGNode] = []
  private var clips: [Int: SVGNode] = [:]

  /// The views of which something is drawn.
  private(set) var painted: Set<String> = []

  /// The areas of texts and controls, which names avoid if possible.
  private(set) var contents: [PictureRect] = []

  /// Whether enough is drawn to recognize the screen: something for at least half of the views without subviews.
  private(set) var tellsScreen = false

  /// Whether views of which nothing is drawn have a frame.
  private(set) var showsFrames = false

  /// Paints the screen.
  ///
  /// - Parameters:
  ///   - scene: The views with their positions.
  ///   - layered: The views to draw, from back to front; `isLater` for those that appear later.
  ///   - canvas: The area of the drawing.
  init(scene: ScreenScene, layered: [(shape: ScreenShape, isLater: Bool)], on canvas: Canvas) {
    self.scene = scene
    self.canvas = canvas
    let shapes = scene.shapes
    let positions = scene.places
    var opacities: [Double] = []
    for shape in shapes {
      opacities.append(min(max(shape.view.alpha, 0), 1) * (shape.parent.map { opacities[$0] } ?? 1))
    }
    var parents: Set<Int> = []
    var seen: [(position: Int, isLater: Bool)] = []
    for (shape, isLater) in layered {
      guard shape.isInScope, let position = positions[shape.view.id] else { continue }
      // A view inside a control or cell is part of it.
      if let parent = shape.parent, !shape.isInvisible { parents.insert(parent) }
      seen.append((position, isLater))
    }
    // On a larger screen, frames would hide the app.
    showsFrames = seen.count <= ScreenLabels.mostOnStage
    var leaves = 0
    var paintedLeaves = 0
    for (position, isLater) in seen {
      let shape = shapes[position]
      guard !shape.isInvisible || isLater, shape.drawn != nil || isLater else { continue }
      // A view that a tool calls invisible is hidden, covered or elsewhere; it is never seen.
      guard !shape.view.unknown.contains(.isHidden) else { continue }
      let outline = canvas(shape.outline)
      // A line between rows does not help to recognize the screen.
      let thickness = min(outline.box.width, outline.box.height)
      let isLeaf = !parents.contains(position) && thickness > 1.5 * scene.scale.factor * canvas.factor
      if isLeaf { leaves += 1 }
      let brush = ViewBrush(
        view: shape.view, box: outline.box, outline: outline, factor: scene.scale.factor * canvas.factor,
        leastText: canvas.leastText, ground: ground(behind: position),
        isTold: scene.isTextRepeated(in: shape.view))
      let drawn = brush.nodes
      guard !drawn.isEmpty else { continue }
      painted.insert(shape.view.id)
      if isLeaf { paintedLeaves += 1 }
      // Omit what never moves into the visible part.
      if !canvas.isPlayed, !isLater, outline.box.intersection(canvas.area) == nil { continue }
      contents += brush.contents.compactMap { shape.drawn.map { canvas($0).box }?.intersection($0) }
      add(drawn, of: shape, opacity: opacities[position], isLater: isLater)
    }
    tellsScreen = leaves > 0 && paintedLeaves * 2 >= leaves || !screenshot.isEmpty
  }

  private mutating func add(_ drawn: [SVGNode], of shape: ScreenShape, opacity: Double, isLater: Bool) {
    var attributes: [SVGAttribute] = [.movesWith(shape.view.id)]
    if isLater { attributes.append(.classes(["later"])) }
    if opacity < 0.995 { attributes.append(.number(.opacity, opacity)) }
    let node = SVGNode.group(attributes, drawn)
    guard let clip = clip(of: shape) else {
      nodes.append(node)
      return
    }
    if clips[clip] == nil {
      let owner = scene.shapes[clip]
      let box = canvas(owner.outline).box
      let area =
        owner.cornerRadius > 0 && !owner.isClipped && owner.outline.isUpright
        ? SVGNode.rect(box, radius: box.possible(owner.cornerRadius * canvas.factor))
        : SVGNode.path(canvas(owner.drawn ?? owner.outline).steps)
      clips[clip] = .element(.clipPath, [scene.subject.id(clipID(clip))], [area])
    }
    nodes.append(.group([.clip(scene.subject.reference(clipID(clip)))], [node]))
  }

  private func clipID(_ clip: Int) -> String { "clip-\(clip)" }

  /// The nearest superview that clips a part of the view.
  private func clip(of shape: ScreenShape) -> Int? {
    var next = shape.parent
    while let position = next {
      let owner = scene.shapes[position]
      if owner.view.clipsToBounds {
        return shape.isClipped || owner.cornerRadius > 0 ? position : nil
      }
      next = owner.parent
    }
    return nil
  }

  /// The known colour behind a view: that of the nearest superview with an opaque one.
  private func ground(behind position: Int) -> HexColor? {
    var next: Int? = position
    while let current = next {
      let shape = scene.shapes[current]
      if let color = shape.view.fill, color.alpha > 127 { return color }
      next = shape.parent
    }
    return nil
  }

  /// The screenshot, and the layer that dims it in dark mode; empty for none.
  private var screenshot: [SVGNode] {
    let frame = canvas(Outline(scene.scale.frame)).box
    guard let shot = scene.subject.index.screen.screenshot else { return [] }
    let image = SVGNode.image(shot, in: frame, scene.subject)
    return image.isEmpty ? [] : image + [.rect(canvas.area, classes: ["veil"])]
  }

  /// The whole drawing, clipped to the screen.
  var node: SVGNode {
    let edge = SVGNode.element(
      .clipPath, [scene.subject.id("clip-screen")], [.rect(canvas.area)])
    let defs = SVGNode.element(.defs, [], [edge] + clips.sorted { $0.key < $1.key }.map(\.value))
    let shot = screenshot
    let clip = SVGAttribute.clip(scene.subject.reference("clip-screen"))
    guard !shot.isEmpty else { return .group([.classes(["paint"]), clip], [defs] + nodes) }
    let classes = SVGAttribute.classes(["paint", "shot"])
    guard canvas.isPlayed else { return .group([classes, clip], [.element(.defs, [], [edge])] + shot) }
    return .group([classes, clip], [defs] + shot + [.group([.classes(["app"])], nodes)])
  }
}

extension TraceView {
  func number(_ setting: DrawingSetting) -> Double? { Self.number(self[setting]) }

  /// A value that is a finite number.
  private static func number(_ value: PropertyValue?) -> Double? {
    value.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  fileprivate func words(_ setting: DrawingSetting) -> String? {
    if case .text(let text)? = self[setting] { text } else { nil }
  }

  fileprivate func color(_ setting: DrawingSetting) -> HexColor? { words(setting).flatMap(HexColor.init) }

  /// The value and range of a slider.
  fileprivate var range: (value: Double?, least: Double, most: Double) {
    (
      Self.number(self[.value]), Self.number(self[.minimumValue]) ?? 0, Self.number(self[.maximumValue]) ?? 1
    )
  }

  /// The background colour; nil if there is none or it is transparent.
  fileprivate var fill: HexColor? {
    backgroundColor.flatMap(HexColor.init).flatMap { $0.alpha > 0 ? $0 : nil }
  }

  fileprivate func isKind(of role: ViewRole) -> Bool { UIKitClass.isKind(baseClass, of: role) }
}

extension HexColor {
  fileprivate var isDark: Bool {
    0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue) < 120
  }

  fileprivate var color: Color { Color(text) ?? .black }
}

extension Outline {
  /// The outline as a path.
  var steps: [PathStep] {
    points.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close]
  }
}

/// The look of what UIKit draws itself, and of texts without a known colour: classes of the style sheet.
private enum Look: String {
  case own = "uiOwn"
  case rim = "uiRim"
  case bar = "uiBar"
  case glass = "uiGlass"
  case fill = "uiFill"
  case separator = "uiSeparator"
  case tint = "uiTint"
  case on = "uiOn"
  case off = "uiOff"
  case knob = "uiKnob"
  case image = "uiImage"
  case hill = "uiHill"
  case field = "uiField"
  case spinner = "uiSpinner"
  case text = "uiText"
  case second = "uiSecond"
  case bright = "uiBright"
  case line = "uiLine"
}

/// Draws one view.
private struct ViewBrush {
  let view: TraceView
  let box: PictureRect
  let outline: Outline
  /// The number of pixels per point.
  let factor: Double
  /// Smaller texts are drawn as bars; in pixels.
  let leastText: Double
  /// The known colour behind its text.
  let ground: HexColor?
  /// Whether a subview has the same text.
  let isTold: Bool

  /// The line height and width of text, as shares of its size.
  private static let line = 1.193
  private static let usualSize = 17.0

  var nodes: [SVGNode] {
    let part = control
    return fill + part + (part.isEmpty || view.isKind(of: .textField) ? text : []) + rim
  }

  /// Whether it is a button whose text does not fit: the text is then its name, and it shows an icon.
  private var showsSign: Bool {
    guard isButton, let text = view.text.map(TextFitter.line), !text.isEmpty else { return false }
    return TextFitter(size: min(Self.usualSize * factor, box.height / Self.line) * 0.8).width(of: text) > box
      .width * 1.1
  }

  /// The area of its text, or of the control itself.
  var contents: [PictureRect] {
    if view.isKind(of: .toggle) || view.isKind(of: .slider) { return [box] }
    return placedText?.lines.map(\.box) ?? []
  }

  // MARK: - Backgrounds

  private var radius: Double {
    box.possible((view.number(.cornerRadius) ?? usualRadius) * factor)
  }

  /// The default corner radius of the view's class.
  private var usualRadius: Double { view.isKind(of: .searchBar) ? 10 : 0 }

  private func area(_ look: [SVGAttribute]) -> SVGNode {
    outline.isUpright
      ? .element(.rect, look + SVGNode.attributes(of: box, radius: radius), [])
      : .element(.path, look + [.path(outline.steps)], [])
  }

  private var fill: [SVGNode] {
    if let color = view.fill { return [area([.classes([Look.own.rawValue]), .color(color.color)])] }
    return usualFill.map { [area([.classes([$0.rawValue])])] } ?? []
  }

  /// The look of the default background of the view's class.
  private var usualFill: Look? {
    let bars: [ViewRole] = [.navigationBar, .tabBar, .toolbar]
    if bars.contains(where: view.isKind) || view.className == UIKitClass.barBackground { return .bar }
    if view.isKind(of: .segments) || view.isKind(of: .stepper) { return .fill }
    if UIKitClass.isKind(view.baseClass, of: UIKitClass.visualEffectView) { return .glass }
    return nil
  }

  /// The border, and the separator below a row or at a bar.
  private var rim: [SVGNode] {
    if let width = view.number(.borderWidth), width > 0 {
      let color = view.color(.borderColor)?.color ?? .black
      return [area([.classes([Look.rim.rawValue]), .color(color), .number(.lineWidth, width * factor)])]
    }
    let hair = 0.5
    if view.isKind(of: .cell), box.width > 60 {
      return [rect(box.minX + 16 * factor, box.maxY - hair, box.width - 16 * factor, hair, .separator)]
    }
    if usualFill == .bar {
      let isBelow = view.isKind(of: .navigationBar)
      return [rect(box.minX, isBelow ? box.maxY - hair : box.minY, box.width, hair, .separator)]
    }
    return []
  }

  private func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ look: Look, radius: Double = 0
  ) -> SVGNode {
    .rect(PictureRect(x: x, y: y, width: width, height: height), radius: radius, classes: [look.rawValue])
  }

  // MARK: - Controls

  /// What UIKit draws for the view's class.
  private var control: [SVGNode] {
    guard outline.isUpright, box.width >= 4, box.height >= 4 else { return [] }
    if view.isKind(of: .toggle) { return toggle }
    if view.isKind(of: .slider) { return slider }
    if view.isKind(of: .progress) { return [bar(box.width, .fill)] }
    if view.isKind(of: .image) { return image }
    if showsSign { return sign }
    if view.isKind(of: .textField), view.fill == nil { return field }
    if view.isKind(of: .pageControl) { return dots }
    if view.isKind(of: .activity) {
      return [
        .circle(box.center, radius: min(box.width, box.height) * 0.36, classes: [Look.spinner.rawValue])
      ]
    }
    return []
  }

  private var toggle: [SVGNode] {
    let height = min(31 * factor, box.height)
    let width = min(height * 51 / 31, box.width)
    let (x, y) = (box.midX - width / 2, box.midY - height / 2)
    let isOn = view[.isOn] == .bool(true)
    let knob = PicturePoint(x: isOn ? x + width - height / 2 : x + height / 2, y: box.midY)
    return [
      rect(x, y, width, height, isOn ? .on : .off, radius: height / 2),
      .circle(knob, radius: height / 2 - 2 * factor, classes: [Look.knob.rawValue]),
    ]
  }

  private func bar(_ width: Double, _ look: Look) -> SVGNode {
    rect(box.minX, box.midY - 2 * factor, width, 4 * factor, look, radius: 2 * factor)
  }

  private var slider: [SVGNode] {
    let (value, least, most) = view.range
    let share = most > least ? ((value ?? least) - least) / (most - least) : 0
    let knob = min(13.5 * factor, box.height / 2)
    let x = box.minX + knob + (box.width - 2 * knob) * min(max(share, 0), 1)
    return [
      bar(box.width, .off), bar(x - box.minX, .tint),
      .circle(PicturePoint(x: x, y: box.midY), radius: knob, classes: [Look.knob.rawValue]),
    ]
  }

  /// A placeholder for an unknown image.
  private var image: [SVGNode] {
    // A view with a colour but without an image is a plain area.
    guard view.fill == nil || view.words(.image) != nil else { return [] }
    let area = SVGNode.rect(
      box, radius: min(radius + min(box.width, box.height) * 0.1, 8), classes: [Look.image.rawValue])
    guard min(box.width, box.height) >= 16, box.width < 0.9 * 390 * factor else { return [area] }
    let (w, h) = (box.width, box.height)
    let hill: [PathStep] = [
      .move(PicturePoint(x: box.minX + 0.1 * w, y: box.minY + 0.8 * h)),
      .line(PicturePoint(x: box.minX + 0.38 * w, y: box.minY + 0.46 * h)),
      .line(PicturePoint(x: box.minX + 0.58 * w, y: box.minY + 0.68 * h)),
      .line(PicturePoint(x: box.minX + 0.7 * w, y: box.minY + 0.56 * h)),
      .line(PicturePoint(x: box.minX + 0.9 * w, y: box.minY + 0.8 * h)), .close,
    ]
    let sun = PicturePoint(x: box.minX + 0.68 * w, y: box.minY + 0.3 * h)
    return [
      area, .path(hill, classes: [Look.hill.rawValue]),
      .circle(sun, radius: min(w, h) * 0.08, classes: [Look.hill.rawValue]),
    ]
  }

  private var sign: [SVGNode] {
    let side = min(box.width, box.height, 28 * factor) * 0.7
    let x = box.midX - side / 2
    return [rect(x, box.midY - side / 2, side, side, .hill, radius: side * 0.3)]
  }

  private var field: [SVGNode] {
    [.rect(box, radius: min(6 * factor, box.height / 2), classes: [Look.field.rawValue])]
  }

  private var dots: [SVGNode] {
    [-1.0, 0, 1].map {
      .circle(
        PicturePoint(x: box.midX + $0 * 16 * factor, y: box.midY), radius: 3.5 * factor,
        classes: [($0 < 0 ? Look.text : .off).rawValue])
    }
  }

  // MARK: - Text

  private var isButton: Bool { view.isKind(of: .button) }

  /// A text, divided into lines.
  private struct PlacedText {
    var size: Double
    var lines: [(text: String, box: PictureRect)]
    var anchor: SVGAttribute.TextAnchor
    var isPlaceholder: Bool
  }

  private var placedText: PlacedText? {
    guard outline.isUpright, !isTold else { return nil }
    let own = TextFitter.line(view.text ?? "")
    // Storyboards and captures name a text field by its placeholder.
    let placeholder = TextFitter.line(view.words(.placeholder) ?? "")
    let isPlaceholder = own.isEmpty || own == placeholder
    let text = isPlaceholder ? placeholder : own
    guard !text.isEmpty, box.height >= 5 else { return nil }
    let isLabel = view.isKind(of: .label) || view.isKind(of: .textView)
    let inset = isLabel || isButton ? 0 : min(8 * factor, box.width * 0.06)
    let width = box.width - 2 * inset
    let (size, lines) = fitted(text, to: width, isLabel: isLabel)
    guard !lines.isEmpty, width > size else { return nil }
    let anchor = self.anchor
    let height = size * Self.line
    let top = box.midY - height * Double(lines.count) / 2
    let fitter = TextFitter(size: size)
    return PlacedText(
      size: size,
      lines: lines.enumerated().map { row, line in
        let used = min(fitter.width(of: line), width)
        let x =
          switch anchor {
          case .start: box.minX + inset
          case .middle: box.midX - used / 2
          case .end: box.maxX - inset - used
          }
        return (line, PictureRect(x: x, y: top + Double(row) * height, width: used, height: height))
      }, anchor: anchor, isPlaceholder: isPlaceholder)
  }

  /// The size and lines of a text in its view, with the size in the source, or the one that fits.
  private func fitted(_ text: String, to width: Double, isLabel: Bool) -> (size: Double, lines: [String]) {
    let most = view.number(.numberOfLines).map { $0 <= 0 ? 60 : Int(min($0, 60)) }
    func lines(_ size: Double, _ count: Int) -> [String] {
      // The fonts of screens are slightly narrower than those of pictures.
      TextFitter(size: size).wrap(text, to: width * 1.04, lines: max(count, 1))
    }
    if let size = view.number(.fontSize).map({ min(max($0, 1), 200) * factor }) {
      let room = max(Int((box.height / (size * Self.line) + 0.2).rounded(.down)), 1)
      let count = isLabel ? min(most ?? room, room) : 1
      if count == 1, let fitting = fittingSize(of: text, size, to: width, least: 0.85) {
        return (fitting, [text])
      }
      return (size, lines(size, count))
    }
    let usual = Self.usualSize * factor
    guard isLabel else {
      let size = min(usual, box.height / Self.line)
      return fittingSize(of: text, size, to: width, least: 0.85).map { ($0, [text]) } ?? (
        size, lines(size, 1)
      )
    }
    for count in 1...8 where count <= most ?? 8 {
      let whole = box.height / Double(count) / Self.line
      let size = count == 1 ? min(whole, box.height > 42 * factor ? usual : 34 * factor) : min(whole, usual)
      guard size >= 9 * factor || count == 1 else { break }
      if TextFitter(size: size).width(of: text) <= width * 1.06 * Double(count) {
        return (size, lines(size, count))
      }
      if count == 1, box.height < 30 * factor,
        let fitting = fittingSize(of: text, size, to: width, least: 0.75)
      {
        return (fitting, [text])
      }
    }
    let size = min(max(box.height / Self.line, 6 * factor), 14 * factor)
    return (size, lines(size, max(Int(box.height / (size * Self.line)), 1)))
  }

  /// The size at which a text fits on a line, if that is slightly less than its own: most views are as wide as their
  /// text, and the fonts of pictures are wider than those of screens.
  ///
  /// - Returns: Nil for a text that fits anyway, and for one that would need less than `least` of its size.
  private func fittingSize(of text: String, _ size: Double, to width: Double, least: Double) -> Double? {
    let used = TextFitter(size: size).width(of: text)
    let share = width * 1.04 / used
    return share < 1 && share >= least ? size * share : nil
  }

  private var anchor: SVGAttribute.TextAnchor {
    switch view.words(.textAlignment) {
    case "center": .middle
    case "right": .end
    case "left", "natural", "justified": .start
    default: isButton ? .middle : .start
    }
  }

  /// The colour of a text: its own, or that of its kind.
  private struct TextLook {
    var color: [SVGAttribute] = []
    var classes: [String] = []

    init(_ color: HexColor) { self.color = [.color(color.color)] }
    init(_ look: Look) { classes = [look.rawValue] }

    var attributes: [SVGAttribute] { color + (classes.isEmpty ? [] : [.classes(classes)]) }
  }

  private func textLook(_ placed: PlacedText) -> TextLook {
    if let color = view.color(.textColor), !placed.isPlaceholder { return TextLook(color) }
    if placed.isPlaceholder || view.isKind(of: .searchBar) { return TextLook(.second) }
    if isButton, let tint = view.color(.tintColor) { return TextLook(tint) }
    if ground?.isDark == true { return TextLook(.bright) }
    return TextLook(isButton && view.fill == nil ? .tint : .text)
  }

  /// The height of a bar that represents a text, as a share of the text's size.
  private static let barHeight = 0.42

  private var text: [SVGNode] {
    guard let placed = placedText else { return [] }
    if placed.size < leastText {
      return placed.lines.map { _, box in
        let height = placed.size * Self.barHeight
        let bar = PictureRect(
          x: box.minX, y: box.minY + placed.size * 0.65 - height / 2, width: box.width, height: height)
        return .element(
          .rect,
          [.classes(textLook(placed).classes + [Look.line.rawValue])] + textLook(placed).color
            + SVGNode.attributes(of: bar, radius: height / 2), [])
      }
    }
    return placed.lines.map { line, box in
      let x =
        switch placed.anchor {
        case .start: box.minX
        case .middle: box.midX
        case .end: box.maxX
        }
      let attributes: [SVGAttribute] =
        textLook(placed).attributes + [.number(.x, x), .number(.y, box.minY + placed.size * 0.95)]
        + (placed.anchor == .start ? [] : [.anchor(placed.anchor)]) + [.number(.fontSize, placed.size)]
      return .element(.text, attributes, [.text(line)])
    }
  }
}

extension PictureRect {
  /// The radius, limited to what is possible.
  fileprivate func possible(_ radius: Double) -> Double { min(max(radius, 0), min(width, height) / 2) }

  fileprivate var midX: Double { minX + width / 2 }
  fileprivate var midY: Double { minY + height / 2 }
}
