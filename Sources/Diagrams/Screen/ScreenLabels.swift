// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The names and order numbers of views, the coordinates of the touch, and what people read on the views.
///
/// A name stands in its view if it fits there and lies in no smaller view; else it stands beside the screen.
struct ScreenLabels {
  private static let mostLabels = 150
  /// The most names beside the screen of views that matter less: not asked, or asked among many.
  private static let mostMinorCallouts = 14
  /// If more views were asked, only those on the path get numbers.
  private static let mostNumbers = 60
  /// On a stage with more views than this only those that matter are named, all of them beside the screen.
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

  /// The texts that people read on the views.
  private(set) var texts: [SVGNode] = []

  /// How many views have no name.
  private(set) var namelessCount = 0

  /// How much larger a page draws names than they are here: a screen of many views is drawn as small as its height says.
  var growth: Double { isPlayed ? Self.growth(in: visible) : 1 }

  /// How much larger a page draws names beside a screen, and marks on it, than they are here.
  static func growth(in visible: PictureRect) -> Double {
    let scale = min(stage.height / visible.height, (stage.width - 2 * column) / visible.width)
    return min(max(nameSize / (scale * Double(NamePlate.size)), 0.7), 3)
  }

  /// Whether all names stand beside the screen.
  var areBeside: Bool { namesOnlyWhatMatters }

  /// The room in which a page draws a screen, of that what it leaves to names at either side, and the size of names, in
  /// pixels.
  private static let stage = TraceSize(width: 660, height: 460)
  private static let column = 172.0
  private static let nameSize = 12.0

  /// - Parameters:
  ///   - scene: The views where they are.
  ///   - drawn: The positions of those that are drawn, from back to front.
  ///   - visible: What the picture shows.
  ///   - touches: The touches, which no name covers.
  ///   - isPlayed: Whether a page plays steps on it.
  ///   - reserved: What stands on the screen already.
  ///   - hasTexts: Whether it writes the texts of views.
  ///   - words: What stands below the name of a view beside a large screen.
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
    // On the screen, names would hide the app, or each other where a page draws the screen much smaller than them.
    namesOnlyWhatMatters =
      isPlayed && (isLarge || !hasTexts || Self.growth(in: visible) > Self.mostGrowthOnScreen)
    namesAllAsked = !isLarge
    isCrowded = scene.shapes.count { !$0.orders.isEmpty } > Self.mostNumbers
    calloutLimit =
      namesOnlyWhatMatters ? Self.mostNamedOnStage : Int((visible.height - 8) / Callouts.rowHeight)
    for box in touches.markers + reserved { placement.take(box) }
    // A large screen has more to tell than where the finger is, which its heading says.
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

  /// The order in which views get places: the path from outside in, the asked views, then the largest.
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

  /// The views that matter on a stage with many: who gets the touch, who loses it, who waits, who refused for a reason,
  /// then the rest of the path. Of views on the path with one frame the innermost is named.
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
      // A page moves the name with its words, and lists the rest of the view with its properties.
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
    // With details rather beside the screen than without them on it.
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

  /// Where other views lie in a view, in front or behind, that are smaller than it.
  private func smaller(than shape: ScreenShape) -> [PictureRect] {
    let box = shape.outline.box
    let limit = shape.outline.area * 0.92
    return drawn.compactMap { position in
      guard let other = scene.shapes[position].drawn, other.area < limit, other.area > 0 else { return nil }
      let place = other.box
      return place.intersects(box) ? place : nil
    }
  }

  /// The places on a view to which lines from either side can lead.
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

  /// The text of an upright view in its middle, if that is free.
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

/// The number and the name of one view on the screen.
struct ScreenLabel {
  let shape: ScreenShape
  let name: String
  let text: String
  /// What changes where its content lies; empty for most views.
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

  /// The name with the details, for where there is room.
  private var longText: String { details.isEmpty ? text : text + " · " + details }

  private var longWidth: Double { plate.width(of: longText) }

  /// A place for the number and the name inside of the view, where they lie in none of the obstacles; nil if there
  /// is none.
  func room(
    in placement: LabelPlacement, avoiding obstacles: [PictureRect], withDetails: Bool
  ) -> PictureRect? {
    guard let drawn = shape.drawn else { return nil }
    return placement.place(
      in: drawn, width: withDetails ? longWidth : width, rows: shape.importance == .other ? 4 : 12,
      avoiding: obstacles)
  }

  /// A place for the number alone.
  func numberRoom(in placement: LabelPlacement) -> PictureRect? {
    guard plate.number != nil else { return nil }
    return placement.place(in: shape.drawn ?? shape.outline, width: plate.signAlone, rows: 12, avoiding: [])
  }

  /// The label in a place: the number alone if there is no room for more.
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

/// Finds places for names inside of outlines, where they cover neither each other nor the touch.
struct LabelPlacement {
  private static let rowHeight = 17.0
  private static let margin = 3.0

  /// Nothing is placed outside of this.
  let bounds: PictureRect

  private(set) var taken: [PictureRect] = []

  mutating func take(_ box: PictureRect) {
    taken.append(box)
  }

  func isFree(_ box: PictureRect) -> Bool {
    bounds.contains(box) && !taken.contains { $0.intersects(box) }
  }

  /// A place of some width inside of an outline, near its upper left corner.
  ///
  /// It covers neither obstacles nor what was placed before.
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

/// Finds the place on a view where a line to its name ends: where the view is seen, near its side.
struct LeaderAnchor {
  private static let inset = 5.0
  private static let leastStretch = 4.0
  private static let mostEdges = 60

  private let outline: Outline
  private let visible: PictureRect
  private let box: PictureRect?
  /// What lies in front of the view.
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

  /// The best place for a line to one side of the picture; nil for a view that is out of sight.
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

  /// The middle first, then between the edges of what lies in front.
  private func heights(in box: PictureRect) -> [Double] {
    let edges = covers.prefix(Self.mostEdges).flatMap { [$0.minY, $0.maxY] }.filter {
      $0 > box.minY && $0 < box.maxY
    }
    let sorted = ([box.minY, box.maxY] + edges).sorted()
    let gaps = zip(sorted, sorted.dropFirst()).filter { $1 - $0 > 6 }.map { ($0 + $1) / 2 }
    return [0.5, 0.3, 0.7, 0.15, 0.85].map { box.minY + box.height * $0 } + gaps
  }

  /// The outermost uncovered place of the view at a height; if all of it is covered, its edge.
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

/// The name of a view. On a stage that is played sign, number in the order of asking and name share a plate, where sign and
/// number show while they hold.
struct NamePlate {
  static let size = 11
  private static let names = TextFitter(size: Double(size), isMonospaced: true)
  fileprivate static let padding = 4.0
  private static let sign = 12.0
  private static let gap = 3.0
  /// A longer name is cut in the middle on a page.
  private static let longest = names.width(of: String(repeating: "m", count: 28))

  let isPlayed: Bool
  /// The number behind the sign, empty for a sign alone; nil for a view that never has one.
  let number: String?
  let view: String?
  let classes: [String]
  var title: String?

  /// What stands before the name.
  var signWidth: Double { number == nil ? 0 : Self.sign + Self.gap + Self.names.width(of: numberText) }

  /// The plate without a name.
  var signAlone: Double { signWidth + 2 * Self.padding }

  private var numberText: String { number.map { $0.isEmpty ? "" : $0 + " " } ?? "" }

  func width(of text: String) -> Double {
    isPlayed ? signAlone + Self.names.width(of: text) : Plate.width(of: text)
  }

  /// A name in so much room for it and what stands before it.
  func cut(_ text: String, to room: Double) -> String? {
    isPlayed
      ? Self.names.cut(text, to: min(room - signWidth, Self.longest)) : Plate.fitter.cut(text, to: room)
  }

  /// The height of a line of words below a name.
  static let lineHeight = 13.0

  /// The plate with a name, or an empty text for the sign alone; below it words, which end at its right end or begin at
  /// its left one.
  func node(
    _ text: String, in box: PictureRect, words: [String] = [], endsRight: Bool = false
  ) -> SVGNode {
    guard isPlayed else { return Plate.label(text, of: view, in: box, classes: classes, title: title) }
    let left = box.minX + Self.padding
    // A page's style has its form and size.
    let sign = SVGNode.element(
      .rect, [.classes(["sign"]), .number(.x, left), .number(.y, box.minY + 2)], [])
    // Behind a sign the name begins where it stays when the number goes.
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

/// A text on an area of its own, legible whatever lies below.
enum Plate {
  static let fitter = TextFitter(size: 11)
  static let height = 16.0
  private static let padding = 4.0

  static func width(of text: String) -> Double { fitter.width(of: text) + 2 * padding }

  /// A name; the view is the one that it names, if it names one.
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

/// A name beside a drawing, with a line to what it names.
struct Callout {
  /// Where the line ends, on what is named.
  var anchor: PicturePoint
  /// Where it ends if the name stands left of the drawing; nil if it has to stand right.
  var leftAnchor: PicturePoint?
  /// Whether a line from the right would cross other names.
  var avoidsRight = false
  /// How the name looks, and its number.
  var plate: NamePlate
  var text: String
  /// A text in small type below the name.
  var detail: String?
  /// What became of the view, below its name; a page writes it anew at each step.
  var words: String?
  /// A longer name is cut.
  var widest = Callouts.widest
}

/// Names right of a drawing, and left of it if there are many, or if it is much nearer.
struct Callouts {
  /// The height of a name and the gap to the next, also where names are drawn a fifth larger.
  static let rowHeight = 24.0
  fileprivate static let detailHeight = 12.5
  fileprivate static let wordsFitter = TextFitter(size: 11)
  fileprivate static let wordsWidth = 150.0
  fileprivate static let detailFitter = TextFitter(size: 9.5)
  static let widest = 190.0
  /// On a stage the screen is as large as the names leave room.
  static let widestOnStage = 166.0
  /// With more names than this, those nearer to the left side stand there.
  private static let mostAtOneSide = 8
  /// Fewer names stand left if the lines to the right would be so much longer, taken together.
  private static let longDetour = 200.0

  private let columns: [CalloutColumn]
  private let isBalanced: Bool

  /// - Parameters:
  ///   - callouts: The names.
  ///   - drawing: What they stand beside.
  ///   - growth: How much larger a page draws them, since it draws the picture smaller.
  ///   - isBalanced: Whether each stands at the nearer side, however few there are.
  init(_ callouts: [Callout], beside drawing: PictureRect, growth: Double = 1, isBalanced: Bool = false) {
    self.isBalanced = isBalanced
    // How much longer each line would be to the right.
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

  /// The positions of the names that stand left: each at its nearer side, but rather where there are fewer.
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

  /// How much longer a line is worth to have one name less at a side.
  private static let penalty = 26.0

  /// What the names cover, from the edges of the drawing on.
  var areas: [PictureRect] { columns.map(\.area) }

  var leaders: SVGNode { .group([.classes(["leader"])], columns.flatMap(\.leaders)) }
  var plates: SVGNode {
    .group([.classes(["labels", "beside"] + (isBalanced ? ["alone"] : []))], columns.flatMap(\.plates))
  }
}

/// Names in a column beside a drawing, in the order of what they name, so that no two lines cross.
private struct CalloutColumn {
  private static let run = 26.0

  let area: PictureRect
  let leaders: [SVGNode]
  let plates: [SVGNode]

  /// The names stand below the top of the drawing.
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

  /// The middles of the names, as near to their views as the other names allow.
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

  /// A name with the room that it takes.
  private struct Row {
    let callout: Callout
    let height: Double
    let width: Double
    /// Without the details, as large as a page draws it.
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
      // Words change from step to step, and keep to their room.
      width = max(plateWidth, plate.signWidth + widest, words.isEmpty ? 0 : Callouts.wordsWidth * growth)
    }

    /// The line ends at the name and not at the number, which shows later than the name.
    func plates(at place: PicturePoint, isLeft: Bool) -> [SVGNode] {
      let top = place.y - height / 2 + 1
      // At the left names end at their lines.
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
  /// The line from a point to the side of the drawing.
  func leader(from point: PicturePoint, toLeft: Bool) -> PictureRect {
    let end = toLeft ? minX : maxX
    return PictureRect(x: min(point.x, end), y: point.y - 1, width: abs(end - point.x), height: 2)
  }

  func union(_ others: [PictureRect]) -> PictureRect { others.reduce(self) { $0.union($1) } }
}
