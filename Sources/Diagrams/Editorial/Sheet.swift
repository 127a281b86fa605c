// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// A picture with a claim on top: 680 pixels wide, whatever it shows.
///
/// One unit is one pixel, and no text is smaller than ``SheetText/small``, so that it can stand in an article as it is.
struct Sheet: Sendable {
  static let width = DiagramOptions.articleWidth
  static let margin = 20.0
  static let contentWidth = width - 2 * margin

  /// The width of this sheet, and of what stands between its margins.
  let width: Double
  var contentWidth: Double { width - 2 * Self.margin }

  /// One sentence with names, which says what the picture shows.
  let claim: String

  /// What stands in grey below it; nil for nothing.
  let line: String?

  /// The sign before the line.
  let glyph: SheetGlyph?

  let text: SheetText

  private let claimLines: [String]
  private let smallLines: [String]

  init(
    claim: String, line: String?, glyph: SheetGlyph? = nil, text: SheetText, width: Double = Sheet.width
  ) {
    self.claim = claim
    self.line = line
    self.glyph = glyph
    self.text = text
    self.width = width
    let room = width - 2 * Self.margin
    // Two lines are meant; a third is better than a name that is cut.
    claimLines = Self.lines(of: claim, in: room, text.claim, most: width < Self.width ? 6 : 3)
    let lead = glyph == nil ? 0 : SheetGlyph.lead
    smallLines = line.map { text.line.wrap($0, to: room - lead, lines: width < Self.width ? 4 : 2) } ?? []
  }

  /// The lines of a claim; a last one of a single word gets some company.
  private static func lines(
    of claim: String, in room: Double, _ fitter: TextFitter, most: Int
  ) -> [String] {
    let lines = fitter.wrap(claim, to: room, lines: most)
    guard lines.count > 1, let last = lines.last, fitter.width(of: last) < room / 4 else { return lines }
    let even = fitter.wrap(claim, to: room * 0.8, lines: most)
    return even.count == lines.count ? even : lines
  }

  /// Where what is shown begins.
  var top: Double { 63 + 22 * Double(claimLines.count - 1) + 20 * Double(smallLines.count) }

  /// The texts on top.
  var head: [SVGNode] {
    let claims = claimLines.enumerated().map { position, line in
      SVGNode.label(
        line, at: PicturePoint(x: Self.margin, y: 34 + 22 * Double(position)), isBold: true,
        size: text.claim.size)
    }
    let first = 55 + 22 * Double(claimLines.count - 1)
    let sign = glyph.map { [$0.node(at: PicturePoint(x: Self.margin, y: first - 10))] } ?? []
    let left = Self.margin + (glyph == nil ? 0 : SheetGlyph.lead)
    let lines = smallLines.enumerated().map { position, line in
      SVGNode.label(
        line, at: PicturePoint(x: left, y: first + 20 * Double(position)), size: text.line.size,
        classes: ["muted"])
    }
    return claims + sign + lines
  }

  /// The picture with what it shows, which ends at a height.
  func diagram(
    _ subject: DiagramSubject, _ nodes: [SVGNode], bottom: Double, facts: JSONObject, textEquivalent: String
  ) -> Diagram {
    let box = PictureRect(x: 0, y: 0, width: width, height: bottom + Self.margin)
    let sheet = SVGNode.group([.classes(["sheet"])], head + nodes)
    return subject.diagram(
      subject.drawing([sheet], in: box, fontSize: text.small.size), below: self, facts: facts,
      textEquivalent: textEquivalent)
  }
}

/// Words beside a box, in a row that goes on below where it meets the edge of the sheet.
struct SheetAside {
  /// A part of the words, with a sign before it and a look of its own.
  struct Part: Hashable {
    var text: String
    var isBold = false
    var glyph: SheetGlyph?
    /// What the part is marked as; nil for grey.
    var mark: SheetMark?

    /// The part where there are only words.
    var plainText: String { (glyph == .arrow ? "→ " : "") + text }
  }

  private static let gap = 9.0
  static let lineHeight = 16.0

  private let text: SheetText
  private let lines: [[(part: Part, x: Double)]]

  /// A row between two places.
  init(_ parts: [Part], from left: Double, to right: Double, text: SheetText) {
    self.text = text
    var lines: [[(part: Part, x: Double)]] = []
    var x = right
    for part in parts {
      let sign = part.glyph == nil ? 0 : SheetGlyph.size + 5
      let fitter = part.isBold ? text.strong : text.small
      for (position, words) in fitter.wrap(part.text, to: right - left - sign, lines: 6).enumerated() {
        var piece = part
        piece.text = words
        if position > 0 { piece.glyph = nil }
        let width = fitter.width(of: words) + sign
        if lines.isEmpty || position > 0 || x + width > right {
          lines.append([])
          x = left
        }
        lines[lines.count - 1].append((piece, x))
        x += width + Self.gap
      }
    }
    self.lines = lines
  }

  /// How high the lines after the first are.
  var extraHeight: Double { Self.lineHeight * Double(max(lines.count - 1, 0)) }

  /// Parts of a line that are one text: what is said of a word in bold follows it, however wide that is in the
  /// reader's font.
  private static func runs(_ line: [(part: Part, x: Double)]) -> [[(part: Part, x: Double)]] {
    line.runs { last, piece in
      last.part.isBold && !piece.part.isBold && piece.part.glyph == nil && last.part.mark == piece.part.mark
    }
  }

  /// The words, the first line's box having its upper edge at a height.
  func nodes(top: Double) -> [SVGNode] {
    lines.enumerated().flatMap { number, line in
      Self.runs(line).map { run in
        let (part, x) = run[0]
        let y = top + Self.lineHeight * Double(number)
        let sign = part.glyph.map { [$0.node(at: PicturePoint(x: x, y: y + 6))] } ?? []
        let start = x + (part.glyph == nil ? 0 : SheetGlyph.size + 5)
        return .group(
          [.classes(["aside", part.mark?.className ?? "unmarked"])],
          sign + [Self.text(run.map(\.part), at: PicturePoint(x: start, y: y + 16))])
      }
    }
  }

  private static func text(_ parts: [Part], at point: PicturePoint) -> SVGNode {
    guard parts.count > 1 else { return .label(parts[0].text, at: point, isBold: parts[0].isBold) }
    return .element(
      .text, [.number(.x, point.x), .number(.y, point.y)],
      parts.enumerated().map { position, part in
        .element(
          .tspan, (part.isBold ? [.isBold] : []) + (position > 0 ? [.number(.dx, gap - 3)] : []),
          [.text(part.text)])
      })
  }
}

/// A number on a disc, which is a pill from two digits on.
struct SheetDisc {
  private static let height = 18.0

  let number: String
  let width: Double

  /// A digit that stands in a column of discs gets the room around it that other numbers have.
  init(_ number: String, text: SheetText, isInColumn: Bool = false) {
    self.number = number
    width =
      number.count < 2 && !isInColumn
      ? Self.height : max(Self.height, text.strong.width(of: number) + 10)
  }

  /// The disc with its upper left corner at a point.
  func node(at corner: PicturePoint) -> SVGNode {
    let area = PictureRect(x: corner.x, y: corner.y, width: width, height: Self.height)
    return .group(
      [.classes(["order"])],
      [
        .rect(area, radius: Self.height / 2),
        .label(number, at: PicturePoint(x: corner.x + width / 2, y: corner.y + 13)),
      ])
  }
}

/// A sign of 12 by 12 pixels. None speaks alone: a word stands beside it.
enum SheetGlyph: Hashable, Sendable {
  /// The finger.
  case finger
  /// The hit-test view.
  case crosshair
  /// No: a view refuses, a recognizer fails.
  case cross
  /// Yes: a view contains the point, a responder can perform an action.
  case check
  /// Somebody gets the touch, or recognizes.
  case diamond
  /// Somebody waits.
  case bars
  /// A way ends, or somebody loses the touch.
  case stop
  /// An action that is sent.
  case arrow
  /// What is counted and not shown.
  case dots
  /// Two traces differ.
  case differs

  static let size = 12.0

  /// The width of a sign with the room before its words.
  static let lead = size + 5

  /// What stands for the sign where there is only text.
  var character: String {
    switch self {
    case .finger: "◉"
    case .crosshair: "⌖"
    case .cross: "✕"
    case .check: "✓"
    case .diamond: "◆"
    case .bars: "‖"
    case .stop: "⊘"
    case .arrow: "→"
    case .dots: "⋯"
    case .differs: "≠"
    }
  }

  /// The sign with its upper left corner at a point.
  func node(at corner: PicturePoint) -> SVGNode {
    func point(_ x: Double, _ y: Double) -> PicturePoint { PicturePoint(x: corner.x + x, y: corner.y + y) }
    let strokes: [SVGNode] =
      switch self {
      case .finger: [.circle(point(6, 6), radius: 4.8), .circle(point(6, 6), radius: 2.2, classes: ["dot"])]
      case .crosshair:
        [
          .circle(point(6, 6), radius: 3),
          .lines([
            (point(6, 0.5), point(6, 3)), (point(6, 9), point(6, 11.5)), (point(0.5, 6), point(3, 6)),
            (point(9, 6), point(11.5, 6)),
          ]),
        ]
      case .cross: [.lines([(point(3, 3), point(9, 9)), (point(9, 3), point(3, 9))])]
      case .check: [.path([.move(point(2, 6.5)), .line(point(5, 9.5)), .line(point(10, 3))])]
      case .diamond:
        [
          .path(
            [
              .move(point(6, 1.5)), .line(point(10.5, 6)), .line(point(6, 10.5)), .line(point(1.5, 6)),
              .close,
            ],
            classes: ["dot"])
        ]
      case .bars: [.lines([(point(4, 2.5), point(4, 9.5)), (point(8, 2.5), point(8, 9.5))])]
      case .stop: [.circle(point(6, 6), radius: 4.8), .line(point(2.8, 9.2), point(9.2, 2.8))]
      case .arrow:
        [
          .lines([(point(1.5, 6), point(10, 6))]),
          .path([.move(point(6.5, 2.5)), .line(point(10, 6)), .line(point(6.5, 9.5))]),
        ]
      case .differs:
        [
          .lines([
            (point(2, 4.3), point(10, 4.3)), (point(2, 7.7), point(10, 7.7)),
            (point(8.4, 1.6), point(3.6, 10.4)),
          ])
        ]
      case .dots: [2, 6, 10].map { .circle(point($0, 6), radius: 1.2, classes: ["dot"]) }
      }
    return .group([.classes(["glyph"])], strokes)
  }
}

/// The hatching of areas that wait or lose the touch: patterns once for each picture, in the colours of their marks.
enum SheetHatch {
  private static func name(_ mark: SheetMark) -> String { "hatch-\(mark.className)" }

  /// The patterns for some marks.
  static func definitions(_ marks: [SheetMark], id: (String) -> SVGAttribute) -> [SVGNode] {
    let used = [SheetMark.held, .lost].filter(marks.contains)
    guard !used.isEmpty else { return [] }
    let stroke = SVGNode.line(PicturePoint(x: 0, y: 0), PicturePoint(x: 0, y: 7))
    return [
      .element(
        .defs, [],
        used.map { mark in
          .element(
            .pattern,
            [
              id(name(mark)), .classes(["hatch", mark.className]), .slantedPattern, .number(.width, 7),
              .number(.height, 7),
            ], [stroke])
        })
    ]
  }

  /// A hatched area over one in plain colour.
  static func area(
    _ area: PictureRect, radius: Double, mark: SheetMark, id: (String) -> SVGAttribute
  ) -> SVGNode {
    guard case .id(let pattern) = id(name(mark)) else { return .group([], []) }
    // A style sheet gives shapes the area of what they belong to, which the group says here.
    return .group([.classes(["hatched"]), .patternFill(pattern)], [.rect(area, radius: radius)])
  }
}

/// What a box of a sheet is marked as, which gives it its line, its area and its colour: what its object is for the
/// touch, or what else it shows.
enum SheetMark: Hashable, Sendable {
  case state(StoryMark)
  /// The touch that comes in.
  case touch
  /// An action that is sent.
  case action
  /// What is counted and not shown.
  case fold
  /// Where two traces part.
  case parts
  case plain

  static let path = SheetMark.state(.path)
  static let refused = SheetMark.state(.refused)
  static let hit = SheetMark.state(.hit)
  static let held = SheetMark.state(.held)
  static let gets = SheetMark.state(.gets)
  static let lost = SheetMark.state(.lost)

  /// What a view is drawn as that the hit test left in a state.
  init(ofView state: StoryMark) {
    switch state {
    case .hit, .refused: self = .state(state)
    case .unasked: self = .fold
    default: self = .path
    }
  }

  /// The style class.
  var className: String {
    switch self {
    case .state(let state): state.rawValue
    case .touch: "touch"
    case .action: "action"
    case .fold: "fold"
    case .parts: "parts"
    case .plain: "plain"
    }
  }

  /// The sign of the mark, so that its colour does not speak alone; nil for one without a sign.
  var glyph: SheetGlyph? {
    switch self {
    case .state(.hit): .crosshair
    case .state(.gets), .state(.sends): .diamond
    case .state(.refused): .cross
    case .state(.held): .bars
    case .state(.lost): .stop
    case .touch: .finger
    case .action: .arrow
    case .fold: .dots
    case .parts: .differs
    case .state(.path), .state(.asked), .state(.unasked), .plain: nil
    }
  }

  /// Whether the box is an event and not an object.
  var isPill: Bool { self == .touch || self == .action }

  /// Whether the area is hatched.
  var isHatched: Bool { self == .held || self == .lost }

  /// The width of a line to the box.
  var edgeWidth: Double {
    switch self {
    case .path, .hit, .gets, .parts, .touch, .action: 2.2
    default: 1.2
    }
  }
}

/// The three sizes of type on a sheet.
struct SheetText: Sendable {
  /// The sentence on top.
  let claim = TextFitter(size: 17, isBold: true)

  /// Names of objects.
  let name = TextFitter(size: 13, isBold: true)

  /// The line below the claim.
  let line = TextFitter(size: 13)

  /// All else, plain and bold.
  let small: TextFitter
  let strong: TextFitter

  init(_ language: Language) {
    small = TextFitter(size: language.smallTextSize)
    strong = TextFitter(size: language.smallTextSize, isBold: true)
  }
}
