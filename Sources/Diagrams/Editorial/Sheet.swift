// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// A picture with a claim at the top, 680 pixels wide by default.
///
/// One unit is one pixel and no text is smaller than ``SheetText/small``, so that an article can embed it unscaled.
struct Sheet: Sendable {
  static let width = DiagramOptions.articleWidth
  static let margin = 20.0
  static let contentWidth = width - 2 * margin

  /// The width of this sheet, and that between its margins.
  let width: Double
  var contentWidth: Double { width - 2 * Self.margin }

  /// A sentence with names that says what the picture shows.
  let claim: String

  /// The grey line below it; nil for none.
  let line: String?

  /// The symbol before the line.
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
    // Two lines are intended; a third is better than a truncated name.
    claimLines = Self.lines(of: claim, in: room, text.claim, most: width < Self.width ? 6 : 3)
    let lead = glyph == nil ? 0 : SheetGlyph.lead
    smallLines = line.map { text.line.wrap($0, to: room - lead, lines: width < Self.width ? 4 : 2) } ?? []
  }

  /// The lines of a claim. A last line of one word gets a second word.
  private static func lines(
    of claim: String, in room: Double, _ fitter: TextFitter, most: Int
  ) -> [String] {
    let lines = fitter.wrap(claim, to: room, lines: most)
    guard lines.count > 1, let last = lines.last, fitter.width(of: last) < room / 4 else { return lines }
    let even = fitter.wrap(claim, to: room * 0.8, lines: most)
    return even.count == lines.count ? even : lines
  }

  /// The upper edge of the content.
  var top: Double { 63 + 22 * Double(claimLines.count - 1) + 20 * Double(smallLines.count) }

  /// The texts at the top.
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

  /// Makes the picture from its content, which ends at `bottom`.
  func diagram(
    _ subject: DiagramSubject, _ nodes: [SVGNode], bottom: Double, facts: @autoclosure () -> JSONObject,
    textEquivalent: @autoclosure () -> String
  ) -> Diagram {
    let box = PictureRect(x: 0, y: 0, width: width, height: bottom + Self.margin)
    let sheet = SVGNode.group([.classes(["sheet"])], head + nodes)
    return subject.diagram(
      subject.drawing([sheet], in: box, fontSize: text.small.size), below: self, facts: facts(),
      textEquivalent: textEquivalent())
  }
}

/// Words beside a box, which wrap at the edge of the sheet.
struct SheetAside {
  /// A part of the words, with its own symbol and style.
  struct Part: Hashable {
    var text: String
    var isBold = false
    var glyph: SheetGlyph?
    /// The mark of the part; nil for grey.
    var mark: SheetMark?

    /// The part for plain text.
    var plainText: String { (glyph == .arrow ? "→ " : "") + text }
  }

  private static let gap = 9.0
  static let lineHeight = 16.0

  private let lines: [[(part: Part, x: Double)]]

  /// Lays out a row between two x coordinates.
  init(_ parts: [Part], from left: Double, to right: Double, text: SheetText) {
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

  /// The height of the lines after the first.
  var extraHeight: Double { Self.lineHeight * Double(max(lines.count - 1, 0)) }

  /// Groups the parts of a line into texts: words after a word in bold follow it directly, however wide that is in the
  /// reader's font.
  private static func runs(_ line: [(part: Part, x: Double)]) -> [[(part: Part, x: Double)]] {
    line.runs { last, piece in
      last.part.isBold && !piece.part.isBold && piece.part.glyph == nil && last.part.mark == piece.part.mark
    }
  }

  /// Draws the words, given the upper edge of the first line.
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

/// A number on a disc; two or more digits make it a pill.
struct SheetDisc {
  private static let height = 18.0

  let number: String
  let width: Double

  /// Creates a disc. In a column of discs, a single digit gets the same space as longer numbers.
  init(_ number: String, text: SheetText, isInColumn: Bool = false) {
    self.number = number
    width =
      number.count < 2 && !isInColumn
      ? Self.height : max(Self.height, text.strong.width(of: number) + 10)
  }

  /// Draws the disc, given its upper left corner.
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

/// A symbol of 12 by 12 pixels. Words always accompany it.
enum SheetGlyph: Hashable, Sendable {
  /// The finger.
  case finger
  /// The hit-test view.
  case crosshair
  /// No: a view refuses, or a recognizer fails.
  case cross
  /// Yes: a view contains the point, or a responder can perform an action.
  case check
  /// An object gets the touch or recognizes.
  case diamond
  /// An object waits.
  case bars
  /// The end of a path, or an object that loses the touch.
  case stop
  /// An action that is sent.
  case arrow
  /// Something counted instead of shown.
  case dots
  /// Two traces differ.
  case differs

  static let size = 12.0

  /// The width of a symbol, including the gap before its words.
  static let lead = size + 5

  /// The replacement of the symbol in plain text.
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

  /// Draws the symbol, given its upper left corner.
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

/// The hatching of areas that wait or lose the touch: patterns in the colours of their marks, defined once per picture.
enum SheetHatch {
  private static func name(_ mark: SheetMark) -> String { "hatch-\(mark.className)" }

  /// The patterns for the marks that are used.
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

  /// A hatched area over a plain one.
  static func area(
    _ area: PictureRect, radius: Double, mark: SheetMark, id: (String) -> SVGAttribute
  ) -> SVGNode {
    guard case .id(let pattern) = id(name(mark)) else { return .group([], []) }
    // The style sheet sets the fill of shapes by their group, so the group needs the class.
    return .group([.classes(["hatched"]), .patternFill(pattern)], [.rect(area, radius: radius)])
  }
}

/// The mark of a box, which sets its stroke, fill and text colour: the state of its object, or another role.
enum SheetMark: Hashable, Sendable {
  case state(StoryMark)
  /// The incoming touch.
  case touch
  /// An action that is sent.
  case action
  /// Something counted instead of shown.
  case fold
  /// Where two traces diverge.
  case parts
  case plain

  static let path = SheetMark.state(.path)
  static let refused = SheetMark.state(.refused)
  static let hit = SheetMark.state(.hit)
  static let held = SheetMark.state(.held)
  static let gets = SheetMark.state(.gets)
  static let lost = SheetMark.state(.lost)

  /// Creates the mark for a view, from its state after the hit test.
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

  /// The symbol of the mark, so that its colour is not the only cue; nil for none.
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

  /// Whether the box is an event, and not an object.
  var isPill: Bool { self == .touch || self == .action }

  /// Whether the area is hatched.
  var isHatched: Bool { self == .held || self == .lost }

  /// The width of an edge to the box.
  var edgeWidth: Double {
    switch self {
    case .path, .hit, .gets, .parts, .touch, .action: 2.2
    default: 1.2
    }
  }
}

/// The text sizes of a sheet.
struct SheetText: Sendable {
  /// The sentence at the top.
  let claim = TextFitter(size: 17, isBold: true)

  /// Names of objects.
  let name = TextFitter(size: 13, isBold: true)

  /// The line below the claim.
  let line = TextFitter(size: 13)

  /// Everything else, plain and bold.
  let small: TextFitter
  let strong: TextFitter

  init(_ language: Language) {
    small = TextFitter(size: language.smallTextSize)
    strong = TextFitter(size: language.smallTextSize, isBold: true)
  }
}
