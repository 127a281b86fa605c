// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The names of views and their positions in the order of asking, the coordinates of the touch, and the texts on views.
///
/// A name is inside its view if it fits there and is not inside a smaller view; otherwise it is beside the screen.
struct ScreenLabels {
  private static let mostLabels = 150
  /// The maximum number of names beside the screen for less important views: not asked, or asked among many.
  private static let mostMinorCallouts = 14
  /// If more views were asked, only those on the path are numbered.
  private static let mostNumbers = 60
  /// On a stage with more views, only the important ones are named, all beside the screen.
  static let mostOnStage = 24
  private static let mostNamedOnStage = 12
  private static let mostGrowthOnScreen = 1.35

  private let scene: ScreenScene
  private let drawn: [Int]
  private let visible: PictureRect
  private let isCrowded: Bool
  private let isPlayed: Bool
  private let namesOnlyWhatMatters: Bool
  private let namesAllAsked: Bool
  private let calloutLimit: Int
  private let words: (_ view: String) -> String?
  private var placement: LabelPlacement
  private var anchorHeights: [Double] = []

  /// The names on the screen.
  private(set) var plates: [SVGNode] = []

  /// The names beside the screen.
  private(set) var callouts: [Callout] = []

  /// The texts on the views.
  private(set) var texts: [SVGNode] = []

  /// The number of views without a name.
  private(set) var namelessCount = 0

  /// The factor by which a page enlarges names: it shrinks a large screen to fit.
  var growth: Double { isPlayed ? Self.growth(in: visible) : 1 }

  /// The factor by which a page enlarges names beside a screen and marks on it.
  static func growth(in visible: PictureRect) -> Double {
    let scale = min(stage.height / visible.height, (stage.width - 2 * column) / visible.width)
    return min(max(nameSize / (scale * Double(NamePlate.size)), 0.7), 3)
  }

  /// Whether all names are beside the screen.
  var areBeside: Bool { namesOnlyWhatMatters }

  /// The area in which a page draws a screen, the width of a column of names in it, and the size of names, in pixels.
  private static let stage = TraceSize(width: 660, height: 460)
  private static let column = 172.0
  private static let nameSize = 12.0

  /// Places the names.
  ///
  /// - Parameters:
  ///   - scene: The views with their positions.
  ///   - drawn: The indices of those that are drawn, from back to front.
  ///   - visible: The visible part of the screen.
  ///   - touches: The touches, which names do not cover.
  ///   - isPlayed: Whether a page plays the steps on the picture.
  ///   - reserved: Areas of the screen that are already taken.
  ///   - hasTexts: Whether to write the texts of views.
  ///   - words: The words below the name of a view beside a large screen.
  init(
    scene: ScreenScene, drawn: [Int], visible: PictureRect, touches: ScreenTouches, isPlayed: Bool,
    reserved: [PictureRect], hasTexts: Bool, words: @escaping (_ view: String) -> String?
  ) {
    self.words = words
    self.scene = scene
    self.drawn = drawn
    self.visible = visible
    self.isPlayed = isPlayed
    placement = LabelPlacement(bounds: visible.insetBy(2))
    let isLarge = drawn.count { scene.shapes[$0].isInScope } > Self.mostOnStage
    // On the screen, names would cover the app, or each other if a page draws the screen much smaller than the names.
    namesOnlyWhatMatters =
      isPlayed && (isLarge || !hasTexts || Self.growth(in: visible) > Self.mostGrowthOnScreen)
    namesAllAsked = !isLarge
    isCrowded = scene.shapes.count { !$0.orders.isEmpty } > Self.mostNumbers
    calloutLimit =
      namesOnlyWhatMatters ? Self.mostNamedOnStage : Int((visible.height - 8) / Callouts.rowHeight)
    for box in touches.markers + reserved { placement.take(box) }
    // A large screen has more important labels than the location of the finger, which its heading contains.
    if namesAllAsked, let (box, node) = touches.label(in: placement) {
      placement.take(box)
      plates.append(node)
    }
    let positions = order
    if namesOnlyWhatMatters {
      for position in named { placeBeside(position) }
    } else {
      for position in positions.prefix(Self.mostLabels) { place(position) }
      namelessCount += max(positions.count - Self.mostLabels, 0)
    }
    if hasTexts {
      for position in positions.prefix(Self.mostLabels) { placeText(position) }
    }
  }

  /// The order in which views are placed: the path from outside in, the asked views, then the largest.
  private var order: [Int] {
    let keyed = drawn.filter { scene.shapes[$0].isInScope }.map { position in
      let shape = scene.shapes[position]
      let key: (rank: Int, size: Double) =
        switch shape.importance {
        case .hit, .path: (shape.importance == .hit || !isCrowded ? 0 : 1, Double(position))
        case .asked: (2, Double(shape.orders.first ?? 0))
        case .other, .surroundings: (3, -shape.outline.area)
        }
      return (key: key, position: position)
    }
    return keyed.sorted {
      ($0.key.rank, $0.key.size, $0.position) < ($1.key.rank, $1.key.size, $1.position)
    }.map(\.position)
  }

  /// The important views on a stage with many: those that get the touch, lose it, wait, or refused for a reason, then
  /// the rest of the path. Of views on the path with the same frame, only the innermost is named.
  private var named: [Int] {
    let keyed = drawn.filter { scene.shapes[$0].isInScope }.compactMap { position in
      rank(position).map { (rank: $0, position: position) }
    }
    var frames: [PictureRect] = []
    var found: [Int] = []
    for (rank, position) in keyed.sorted(by: { ($0.rank, -$0.position) < ($1.rank, -$1.position) }) {
      let box = scene.shapes[position].outline.box
      if rank == Rank.path, frames.contains(box) { continue }
      frames.append(box)
      found.append(position)
      if found.count == Self.mostNamedOnStage { break }
    }
    return found.sorted()
  }

  private enum Rank {
    static let path = 4
    static let beside = 5
  }

  private func rank(_ position: Int) -> Int? {
    let shape = scene.shapes[position]
    switch shape.mark {
    case .gets, .sends, .lost: return 0
    case .hit: return 1
    case .held: return 2
    default: break
    }
    if shape.state == .hit || shape.isCurrent { return 1 }
    if shape.isOnPath { return Rank.path }
    guard shape.state == .refused else { return nil }
    return scene.refusedBeside(shape) ? (namesAllAsked ? Rank.beside : nil) : 3
  }

  private mutating func placeBeside(_ position: Int) {
    guard callouts.count < calloutLimit, let anchors = anchors(of: position) else {
      namelessCount += 1
      return
    }
    let shape = scene.shapes[position]
    let label = ScreenLabel(
      shape, isNumbered: !shape.orders.isEmpty, details: scene.geometry(of: shape.view), isPlayed: isPlayed)
    addCallout(label, at: anchors, words: words(shape.view.id))
  }

  private mutating func addCallout(
    _ label: ScreenLabel, at anchors: (left: PicturePoint, right: PicturePoint), words: String? = nil
  ) {
    var callout = label.callout(at: anchors.right)
    callout.words = words
    callout.leftAnchor = anchors.left
    if areBeside {
      // A page moves the name together with its words, and lists other facts with the view's properties.
      if words != nil { callout.detail = nil }
      callout.widest = Callouts.widestOnStage
    }
    callouts.append(callout)
    for anchor in [anchors.left, anchors.right] {
      anchorHeights.append(anchor.y)
      placement.take(PictureRect(around: anchor, radius: 3))
    }
  }

  private mutating func place(_ position: Int) {
    let shape = scene.shapes[position]
    let isNumbered = !shape.orders.isEmpty && (!isCrowded || shape.isOnPath)
    let label = ScreenLabel(
      shape, isNumbered: isNumbered, details: scene.geometry(of: shape.view), isPlayed: isPlayed)
    let obstacles = smaller(than: shape)
    let isMinor = shape.importance == .other || (isCrowded && shape.importance == .asked)
    let limit = isMinor ? min(Self.mostMinorCallouts, calloutLimit) : calloutLimit
    let room = label.room(in: placement, avoiding: obstacles, withDetails: true)
    // Prefer a name with details beside the screen over one without details on it.
    let isBeside = !label.details.isEmpty && callouts.count < limit
    if let room = room
      ?? (isBeside ? nil : label.room(in: placement, avoiding: obstacles, withDetails: false))
    {
      placement.take(room)
      plates.append(label.node(in: room))
    } else if callouts.count < limit, let anchors = anchors(of: position) {
      addCallout(label, at: anchors)
    } else if let room = label.numberRoom(in: placement) {
      placement.take(room)
      plates.append(label.node(in: room))
      namelessCount += 1
    } else {
      namelessCount += 1
    }
  }

  /// The areas of smaller views inside a view, in front of or behind it.
  private func smaller(than shape: ScreenShape) -> [PictureRect] {
    let box = shape.outline.box
    let limit = shape.outline.area * 0.92
    return drawn.compactMap { position in
      guard let other = scene.shapes[position].drawn, other.area < limit, other.area > 0 else { return nil }
      let place = other.box
      return place.intersects(box) ? place : nil
    }
  }

  /// The points on a view where lines from the left and right can end.
  private func anchors(of position: Int) -> (left: PicturePoint, right: PicturePoint)? {
    let shape = scene.shapes[position]
    let covers = drawn.compactMap { other -> PictureRect? in
      let cover = scene.shapes[other]
      guard other > position, cover.isInScope, !cover.isInvisible, let box = cover.drawn?.box else {
        return nil
      }
      return box
    }
    let finder = LeaderAnchor(
      outline: shape.drawn ?? shape.outline, visible: visible, covers: covers, taken: placement.taken,
      usedHeights: anchorHeights)
    guard let left = finder.best(toLeft: true), let right = finder.best(toLeft: false) else { return nil }
    return (left, right)
  }

  /// Places the text of an upright view at its centre, if that is free.
  private mutating func placeText(_ position: Int) {
    let shape = scene.shapes[position]
    guard !shape.isInvisible, let drawn = shape.drawn, shape.view.transform.b == 0,
      let text = shape.view.text.map(TextFitter.line), !text.isEmpty, !scene.isTextRepeated(in: shape.view)
    else { return }
    let box = drawn.box
    let fitter = TextFitter(size: min(max(box.height * 0.5, 9), 14))
    let width = fitter.width(of: text)
    guard width <= box.width - 8, box.height >= fitter.size + 2 else { return }
    let middle = box.center
    let place = PictureRect(
      x: middle.x - width / 2, y: middle.y - fitter.size / 2, width: width, height: fitter.size)
    guard placement.isFree(place) else { return }
    placement.take(place)
    texts.append(
      .label(
        text, at: middle.offset(0, fitter.size * 0.35), anchor: .middle,
        size: fitter.size, classes: ["content"], movingWith: shape.view.id))
  }
}

extension PictureRect {
  func contains(_ point: PicturePoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}

/// The number and name of one view.
struct ScreenLabel {
  let shape: ScreenShape
  let name: String
  let text: String
  /// What changes the position of its content; empty for most views.
  let details: String
  private let plate: NamePlate

  init(_ shape: ScreenShape, isNumbered: Bool, details: [String], isPlayed: Bool) {
    self.shape = shape
    name = ObjectName(id: shape.view.id, className: shape.view.className).name
    self.details = details.joined(separator: ", ")
    // There may be too many numbers.
    let number = isNumbered ? shape.orders.last.map(String.init) : nil
    plate = NamePlate(
      isPlayed: isPlayed,
      number: !isPlayed || (shape.orders.isEmpty && shape.mark == .unasked) ? nil : number ?? "",
      view: shape.view.id, classes: [shape.mark.rawValue],
      title: details.isEmpty ? name : name + " · " + self.details)
    text = isPlayed ? plate.cut(name, to: .infinity) ?? name : name
  }

  private var width: Double { plate.width(of: text) }

  /// The name with details, for places with enough room.
  private var longText: String { details.isEmpty ? text : text + " · " + details }

  private var longWidth: Double { plate.width(of: longText) }

  /// A place inside the view for the number and name, away from the obstacles; nil if there is none.
  func room(
    in placement: LabelPlacement, avoiding obstacles: [PictureRect], withDetails: Bool
  ) -> PictureRect? {
    guard let drawn = shape.drawn else { return nil }
    return placement.place(
      in: drawn, width: withDetails ? longWidth : width, rows: shape.importance == .other ? 4 : 12,
      avoiding: obstacles)
  }

  /// A place for just the number.
  func numberRoom(in placement: LabelPlacement) -> PictureRect? {
    guard plate.number != nil else { return nil }
    return placement.place(in: shape.drawn ?? shape.outline, width: plate.signAlone, rows: 12, avoiding: [])
  }

  /// Draws the label in a place: just the number if there is no room for more.
  func node(in room: PictureRect) -> SVGNode {
    guard room.width >= width - 0.01 else { return plate.node("", in: room) }
    return plate.node(room.width >= longWidth - 0.01 ? longText : text, in: room)
  }

  /// The label beside the drawing.
  func callout(at anchor: PicturePoint) -> Callout {
    var plate = plate
    plate.title = name
    return Callout(anchor: anchor, plate: plate, text: text, detail: details.isEmpty ? nil : details)
  }
}

/// Finds places for names inside outlines where they cover neither each other nor the touch.
struct LabelPlacement {
  private static let rowHeight = 17.0
  private static let margin = 3.0

  /// Places must be inside these bounds.
  let bounds: PictureRect

  private(set) var taken: [PictureRect] = []

  mutating func take(_ box: PictureRect) {
    taken.append(box)
  }

  func isFree(_ box: PictureRect) -> Bool {
    bounds.contains(box) && !taken.contains { $0.intersects(box) }
  }

  /// A place of a given width inside an outline, near its upper left corner.
  ///
  /// It avoids obstacles and everything placed before.
  func place(
    in outline: Outline, width: Double, rows: Int, avoiding obstacles: [PictureRect]
  ) -> PictureRect? {
    let box = outline.box
    guard let room = box.intersection(bounds), room.width >= width, room.height >= Plate.height else {
      return nil
    }
    let blocks = (taken + obstacles).filter { $0.intersects(room) }
    let margin = room.height < Plate.height + 2 * Self.margin ? 0 : Self.margin
    var top = room.minY + margin
    for _ in 0..<rows where top + Plate.height <= room.maxY {
      defer { top += Self.rowHeight }
      guard let row = outline.row(top: top, bottom: top + Plate.height) else { continue }
      let left = max(row.left, bounds.minX) + Self.margin
      let right = min(row.right, bounds.maxX) - Self.margin
      guard right - left >= width else { continue }
      let strip = PictureRect(x: left, y: top, width: right - left, height: Plate.height)
      if let x = Self.firstGap(in: strip, blocks: blocks.filter { $0.intersects(strip) }, width: width) {
        return PictureRect(x: x, y: top, width: width, height: Plate.height)
      }
    }
    return nil
  }

  private static func firstGap(in strip: PictureRect, blocks: [PictureRect], width: Double) -> Double? {
    var left = strip.minX
    for block in blocks.sorted(by: { ($0.minX, $0.maxX) < ($1.minX, $1.maxX) }) {
      if block.minX - 2 - left >= width { return left }
      left = max(left, block.maxX + 2)
    }
    return strip.maxX - left >= width ? left : nil
  }
}

/// Finds the point on a view where the line to its name ends: where the view is visible, near its side.
struct LeaderAnchor {
  private static let inset = 5.0
  private static let leastStretch = 4.0
  private static let mostEdges = 60

  private let outline: Outline
  private let visible: PictureRect
  private let box: PictureRect?
  /// The areas in front of the view.
  private let covers: [PictureRect]
  private let taken: [PictureRect]
  private let usedHeights: [Double]

  init(
    outline: Outline, visible: PictureRect, covers: [PictureRect], taken: [PictureRect], usedHeights: [Double]
  ) {
    self.outline = outline
    self.visible = visible
    box = outline.box.intersection(visible)
    self.covers = covers.filter { [box] in box?.intersects($0) ?? false }
    self.taken = taken
    self.usedHeights = usedHeights
  }

  /// The best end of a line to one side of the picture; nil for an invisible view.
  func best(toLeft: Bool) -> PicturePoint? {
    guard let box else { return nil }
    var best = PicturePoint(x: toLeft ? box.minX : box.maxX, y: box.minY + box.height / 2)
    var least = Double.infinity
    for (number, y) in heights(in: box).enumerated() {
      guard let (place, isSeen) = place(at: y, toLeft: toLeft) else { continue }
      var cost = 0.01 * Double(number) + (isSeen ? 0 : 4)
      if usedHeights.contains(where: { abs($0 - y) < 4 }) { cost += 3 }
      if taken.contains(where: { $0.contains(place) }) { cost += 3 }
      let line = visible.leader(from: place, toLeft: toLeft)
      if taken.contains(where: { $0.intersects(line) }) { cost += 2 }
      if abs(place.x - (toLeft ? box.minX : box.maxX)) > 2 * Self.inset { cost += 1 }
      if cost < least { (best, least) = (place, cost) }
    }
    return best
  }

  /// The possible heights: the middle first, then between the edges of what is in front.
  private func heights(in box: PictureRect) -> [Double] {
    let edges = covers.prefix(Self.mostEdges).flatMap { [$0.minY, $0.maxY] }.filter {
      $0 > box.minY && $0 < box.maxY
    }
    let sorted = ([box.minY, box.maxY] + edges).sorted()
    let gaps = zip(sorted, sorted.dropFirst()).filter { $1 - $0 > 6 }.map { ($0 + $1) / 2 }
    return [0.5, 0.3, 0.7, 0.15, 0.85].map { box.minY + box.height * $0 } + gaps
  }

  /// The outermost uncovered point of the view at a height; if it is covered completely, its edge.
  private func place(at y: Double, toLeft: Bool) -> (PicturePoint, isSeen: Bool)? {
    guard let row = outline.row(top: y, bottom: y) else { return nil }
    let (start, end) = (max(row.left, visible.minX), min(row.right, visible.maxX))
    guard start <= end else { return nil }
    var seen: [(from: Double, to: Double)] = []
    var from = start
    let blocks = covers.filter { $0.minY <= y && y <= $0.maxY }.sorted {
      ($0.minX, $0.maxX) < ($1.minX, $1.maxX)
    }
    for block in blocks {
      if block.minX - from >= Self.leastStretch { seen.append((from, min(block.minX, end))) }
      from = max(from, block.maxX)
    }
    if end - from >= Self.leastStretch { seen.append((from, end)) }
    guard let stretch = toLeft ? seen.first : seen.last else {
      return (PicturePoint(x: toLeft ? start : end, y: y), false)
    }
    let middle = (stretch.from + stretch.to) / 2
    let x = toLeft ? min(stretch.from + Self.inset, middle) : max(stretch.to - Self.inset, middle)
    return (PicturePoint(x: x, y: y), true)
  }
}

/// The name of a view. On a stage that is played, the mark, number and name share a plate, and the page shows the mark
/// and number at the steps where they apply.
struct NamePlate {
  static let size = 11
  private static let names = TextFitter(size: Double(size), isMonospaced: true)
  fileprivate static let padding = 4.0
  private static let sign = 12.0
  private static let gap = 3.0
  /// A page truncates longer names in the middle.
  private static let longest = names.width(of: String(repeating: "m", count: 28))

  let isPlayed: Bool
  /// The number after the mark, empty for a mark alone; nil for a view that never has one.
  let number: String?
  let view: String?
  let classes: [String]
  var title: String?

  /// The width of what precedes the name.
  var signWidth: Double { number == nil ? 0 : Self.sign + Self.gap + Self.names.width(of: numberText) }

  /// The width of the plate without a name.
  var signAlone: Double { signWidth + 2 * Self.padding }

  private var numberText: String { number.map { $0.isEmpty ? "" : $0 + " " } ?? "" }

  func width(of text: String) -> Double {
    isPlayed ? signAlone + Self.names.width(of: text) : Plate.width(of: text)
  }

  /// The name truncated to fit a width that includes what precedes it.
  func cut(_ text: String, to room: Double) -> String? {
    isPlayed
      ? Self.names.cut(text, to: min(room - signWidth, Self.longest)) : Plate.fitter.cut(text, to: room)
  }

  /// The height of a line of words below a name.
  static let lineHeight = 13.0

  /// Draws the plate with a name, or with just the mark for an empty text; the words below it are aligned with its
  /// right or left end.
  func node(
    _ text: String, in box: PictureRect, words: [String] = [], endsRight: Bool = false
  ) -> SVGNode {
    guard isPlayed else { return Plate.label(text, of: view, in: box, classes: classes, title: title) }
    let left = box.minX + Self.padding
    // The page's style sheet sets its shape and size.
    let sign = SVGNode.element(
      .rect, [.classes(["sign"]), .number(.x, left), .number(.y, box.minY + 2)], [])
    // The name after a mark is left-aligned, so that it stays in place when the number disappears.
    let x = number == nil ? box.minX + box.width / 2 : left + Self.sign + Self.gap
    return .group(
      (view.map { [.about($0)] } ?? []) + [.classes(["label"] + classes)], title: title == text ? nil : title,
      [.rect(box, radius: 3)] + (number == nil ? [] : [sign])
        + [
          .element(
            .text, [.number(.x, x), .number(.y, box.minY + 12)],
            (numberText.isEmpty ? [] : [.element(.tspan, [.classes(["nth"])], [.text(numberText)])])
              + [.text(text)])
        ] + self.words(words, below: box, endsRight: endsRight))
  }
}

extension NamePlate {
  fileprivate func words(_ lines: [String], below box: PictureRect, endsRight: Bool) -> [SVGNode] {
    guard !lines.isEmpty else { return [] }
    let x = endsRight ? box.maxX - Self.padding : box.minX + Self.padding
    let spans = lines.enumerated().map { line, text in
      SVGNode.element(
        .tspan, [.number(.x, x), .number(.y, box.maxY + Self.lineHeight * (Double(line) + 0.85))],
        [.text(text)])
    }
    return [.element(.text, [.classes(["words"] + (endsRight ? ["ends"] : []))], spans)]
  }
}

/// A text on a background of its own, which makes it legible anywhere.
enum Plate {
  static let fitter = TextFitter(size: 11)
  static let height = 16.0
  private static let padding = 4.0

  static func width(of text: String) -> Double { fitter.width(of: text) + 2 * padding }

  /// A name, and the view that it belongs to, if any.
  static func label(
    _ text: String, of view: String? = nil, in box: PictureRect, classes: [String], title: String? = nil
  ) -> SVGNode {
    node(text, of: view, in: box, classes: ["label"] + classes, title: title)
  }

  static func badge(_ text: String, in box: PictureRect, classes: [String]) -> SVGNode {
    node(text, of: nil, in: box, classes: ["order"] + classes, title: nil)
  }

  private static func node(
    _ text: String, of view: String?, in box: PictureRect, classes: [String], title: String?
  ) -> SVGNode {
    let middle = PicturePoint(x: box.minX + box.width / 2, y: box.minY + 12)
    let attributes: [SVGAttribute] = [.number(.x, middle.x), .number(.y, middle.y)]
    return .group(
      (view.map { [.about($0)] } ?? []) + [.classes(classes)], title: title == text ? nil : title,
      [.rect(box, radius: 3), .element(.text, attributes, [.text(text)])])
  }
}

/// A name beside a drawing, with a line to the named object.
struct Callout {
  /// The end of the line on the object.
  var anchor: PicturePoint
  /// The end of the line if the name is on the left of the drawing; nil if it must be on the right.
  var leftAnchor: PicturePoint?
  /// Whether a line from the right would cross other names.
  var avoidsRight = false
  /// The look of the name, with its number.
  var plate: NamePlate
  var text: String
  /// A small text below the name.
  var detail: String?
  /// The outcome of the view, below its name; a page updates it at each step.
  var words: String?
  /// The width at which a name is truncated.
  var widest = Callouts.widest
}

/// Names on the right of a drawing, and on its left if there are many or the left is much nearer.
struct Callouts {
  /// The height of a name with the gap to the next one, enough for names drawn a fifth larger.
  static let rowHeight = 24.0
  fileprivate static let detailHeight = 12.5
  fileprivate static let wordsFitter = TextFitter(size: 11)
  fileprivate static let wordsWidth = 150.0
  fileprivate static let detailFitter = TextFitter(size: 9.5)
  static let widest = 190.0
  /// On a stage, the screen is as large as the names allow.
  static let widestOnStage = 166.0
  /// With more names, those nearer to the left side are placed there.
  private static let mostAtOneSide = 8
  /// With fewer names, some are on the left if the lines to the right would be this much longer in total.
  private static let longDetour = 200.0

  private let columns: [CalloutColumn]
  private let isBalanced: Bool

  /// Lays out the names.
  ///
  /// - Parameters:
  ///   - callouts: The names.
  ///   - drawing: The area of the drawing.
  ///   - growth: The factor by which a page enlarges names, because it shrinks the picture.
  ///   - isBalanced: Whether each name is on the nearer side, even if there are few.
  init(_ callouts: [Callout], beside drawing: PictureRect, growth: Double = 1, isBalanced: Bool = false) {
    self.isBalanced = isBalanced
    // How much longer each line would be to the right than to the left.
    let detours = callouts.map { callout in
      callout.leftAnchor.map { drawing.maxX - callout.anchor.x - ($0.x - drawing.minX) } ?? 0
    }
    let isMany = isBalanced || callouts.count > Self.mostAtOneSide
    let isAllLeft = !isMany && detours.reduce(0, +) > Self.longDetour * Double(callouts.count)
    let balanced = isBalanced ? Self.balanced(callouts, detours, growth: growth) : []
    let sides = zip(callouts, detours).enumerated().map { position, callout in
      callout.0.leftAnchor != nil
        && (isBalanced
          ? balanced.contains(position) : callout.0.avoidsRight || isAllLeft || (isMany && callout.1 > 0))
    }
    let atLeft = zip(callouts, sides).filter(\.1).map { callout, _ in
      var callout = callout
      callout.anchor = callout.leftAnchor ?? callout.anchor
      return callout
    }
    columns = [
      CalloutColumn(
        zip(callouts, sides).filter { !$1 }.map(\.0), beside: drawing, isLeft: false, growth: growth),
      CalloutColumn(atLeft, beside: drawing, isLeft: true, growth: growth),
    ].filter { $0.area.width > 0 }
  }

  /// The indices of the names on the left: each is on its nearer side, with a preference for the side with fewer names.
  private static func balanced(_ callouts: [Callout], _ detours: [Double], growth: Double) -> Set<Int> {
    var left: Set<Int> = []
    for (count, position) in callouts.indices.sorted(by: { callouts[$0].anchor.y < callouts[$1].anchor.y })
      .enumerated()
    {
      let fuller = Double(count - 2 * left.count) * Self.penalty * growth
      if detours[position] + fuller > 0 { left.insert(position) }
    }
    return left
  }

  /// How much longer a line may be to have one name less on a side.
  private static let penalty = 26.0

  /// The areas of the names, from the edges of the drawing outwards.
  var areas: [PictureRect] { columns.map(\.area) }

  var leaders: SVGNode { .group([.classes(["leader"])], columns.flatMap(\.leaders)) }
  var plates: SVGNode {
    .group([.classes(["labels", "beside"] + (isBalanced ? ["alone"] : []))], columns.flatMap(\.plates))
  }
}

/// A column of names beside a drawing, in the order of the named objects, so that lines do not cross.
private struct CalloutColumn {
  private static let run = 26.0

  let area: PictureRect
  let leaders: [SVGNode]
  let plates: [SVGNode]

  /// Lays out the column, from the top of the drawing down.
  init(_ callouts: [Callout], beside drawing: PictureRect, isLeft: Bool, growth: Double) {
    let sorted = callouts.enumerated().sorted {
      ($0.element.anchor.y, $0.element.anchor.x, $0.offset)
        < ($1.element.anchor.y, $1.element.anchor.x, $1.offset)
    }.map { Row($0.element, growth: growth) }
    let middles = Self.middles(of: sorted, from: drawing.minY + 4, to: drawing.maxY - 4)
    let edge = isLeft ? drawing.minX : drawing.maxX
    var leaders: [SVGNode] = []
    var plates: [SVGNode] = []
    for (row, middle) in zip(sorted, middles) {
      let anchor = row.callout.anchor
      let knee = PicturePoint(x: isLeft ? min(edge, anchor.x) : max(edge, anchor.x), y: anchor.y)
      let left = isLeft ? edge - Self.run - row.width : edge + Self.run
      let end = PicturePoint(x: isLeft ? edge - Self.run + 3 : left - 3, y: middle)
      let leader: [SVGNode] = [.polyline([anchor, knee, end]), .circle(anchor, radius: 2)]
      leaders += row.callout.plate.view.map { [.group([.movesWith($0)], leader)] } ?? leader
      plates += row.plates(at: PicturePoint(x: left, y: middle), isLeft: isLeft)
    }
    self.leaders = leaders
    self.plates = plates
    let bottom = zip(sorted, middles).map { $0.height / 2 + $1 }.max() ?? drawing.maxY
    let width = sorted.isEmpty ? 0 : Self.run + (sorted.map(\.width).max() ?? 0) + 12
    area = PictureRect(
      x: isLeft ? edge - width : edge, y: drawing.minY, width: width,
      height: max(bottom + 4, drawing.maxY) - drawing.minY)
  }

  /// The centres of the names, as near to their views as the other names allow.
  private static func middles(of rows: [Row], from top: Double, to bottom: Double) -> [Double] {
    var tops: [Double] = []
    var free = top
    for row in rows {
      let place = max(free, row.callout.anchor.y - row.height / 2)
      tops.append(place)
      free = place + row.height
    }
    let total = rows.reduce(0) { $0 + $1.height }
    var limit = max(bottom, top + total)
    for index in rows.indices.reversed() {
      tops[index] = min(tops[index], limit - rows[index].height)
      limit = tops[index]
    }
    return zip(tops, rows).map { $0 + $1.height / 2 }
  }

  /// A name and the space that it needs.
  private struct Row {
    let callout: Callout
    let height: Double
    let width: Double
    /// The width without the details, at the size at which a page draws it.
    let plateWidth: Double
    private let ownWidth: Double
    private let name: String
    private let details: [String]
    private let words: [String]

    init(_ callout: Callout, growth: Double) {
      self.callout = callout
      let plate = callout.plate
      let room = callout.widest - plate.signWidth
      name = plate.cut(callout.text, to: callout.widest) ?? "…"
      details = callout.detail.map { Callouts.detailFitter.wrap($0, to: room, lines: 2) } ?? []
      words =
        callout.words.map { Callouts.wordsFitter.wrap($0, to: Callouts.wordsWidth, lines: 4) } ?? []
      height =
        (Callouts.rowHeight + Double(words.count) * NamePlate.lineHeight) * growth
        + Double(details.count) * Callouts.detailHeight
      let widest = details.map(Callouts.detailFitter.width(of:)).max() ?? 0
      ownWidth = plate.width(of: name)
      plateWidth = ownWidth * growth
      // The words change from step to step, within a fixed width.
      width = max(plateWidth, plate.signWidth + widest, words.isEmpty ? 0 : Callouts.wordsWidth * growth)
    }

    /// Draws the plates. The line ends at the name and not at the number, which appears later.
    func plates(at place: PicturePoint, isLeft: Bool) -> [SVGNode] {
      let top = place.y - height / 2 + 1
      // On the left, names end at their lines.
      let x = isLeft ? place.x + width - plateWidth : place.x
      let room = PictureRect(x: x, y: top, width: ownWidth, height: Plate.height)
      var nodes = [callout.plate.node(name, in: room, words: words, endsRight: isLeft)]
      for (index, line) in details.enumerated() {
        let base = top + Plate.height + Double(index + 1) * Callouts.detailHeight - 2
        nodes.append(
          .label(
            line, at: PicturePoint(x: place.x + 2, y: base),
            size: Callouts.detailFitter.size,
            classes: ["muted"]))
      }
      return nodes
    }
  }
}

extension PictureRect {
  /// The area of a line from a point to the side of the drawing.
  func leader(from point: PicturePoint, toLeft: Bool) -> PictureRect {
    let end = toLeft ? minX : maxX
    return PictureRect(x: min(point.x, end), y: point.y - 1, width: abs(end - point.x), height: 2)
  }

  func union(_ others: [PictureRect]) -> PictureRect { others.reduce(self) { $0.union($1) } }
}
