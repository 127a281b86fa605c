// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The touches on the screen: where fingers went down, their paths, and where they were lifted.
struct ScreenTouches: SceneWords {
  private static let radius = 10.0
  private static let mostTouches = 20

  let scene: ScreenScene
  private let visible: PictureRect
  private let own: [PicturePoint]
  /// The other touches, grouped by their starting point.
  private let others: [Others]

  /// Touches that begin at the same point.
  private struct Others {
    var start: PicturePoint
    var numbers: [Int]
    var answers: [TouchAnswer]

    var text: String {
      guard let first = numbers.first, let last = numbers.last, first != last else {
        return numbers.first.map(String.init) ?? ""
      }
      let isRow = last - first == numbers.count - 1
      return isRow ? "\(first)–\(last)" : "\(first), …"
    }
  }

  init(scene: ScreenScene, visible: PictureRect) {
    self.scene = scene
    self.visible = visible
    own = scene.subject.touch == nil ? [] : scene.points(of: scene.answer)
    var others: [Others] = []
    for (index, answer) in scene.subject.analysis.touches.enumerated()
    where answer.touch != scene.answer.touch {
      guard let start = scene.points(of: answer).first, visible.contains(start) else { continue }
      if let place = others.firstIndex(where: { $0.start == start }) {
        others[place].numbers.append(index + 1)
        others[place].answers.append(answer)
      } else if others.count < Self.mostTouches {
        others.append(Others(start: start, numbers: [index + 1], answers: [answer]))
      }
    }
    // A touch at the same point would hide the picture's own.
    self.others = others.filter { [own] in $0.start != own.first }
  }

  var hasOthers: Bool { !others.isEmpty }

  /// The mark at the end of the touch's path; nil if the finger only went down.
  private var end: TouchEnd? { own.count > 1 ? TouchEnd(answer) : nil }

  /// The paths of all touches, the picture's own last.
  var nodes: [SVGNode] { others.map(node) + [ownNode].compactMap { $0 } }

  private func node(of touches: Others) -> SVGNode {
    let titles = zip(touches.answers, touches.numbers).map { narrator.heading($0, number: $1) }
    let width = max(fitter.width(of: touches.text) + 7, 16)
    let pill = PictureRect(x: touches.start.x - width / 2, y: touches.start.y - 8, width: width, height: 16)
    return .group(
      [.classes(["touch", "others"])], title: titles.joined(separator: "\n"),
      touches.answers.prefix(3).flatMap { answer in
        let points = scene.points(of: answer)
        return marks(points, end: points.count > 1 ? TouchEnd(answer) : nil)
      }
        + [
          .rect(pill, radius: 8),
          .label(
            touches.text, at: touches.start.offset(0, 4), anchor: .middle,
            size: fitter.size),
        ])
  }

  private var fitter: TextFitter { TextFitter(size: 11) }

  private var ownNode: SVGNode? {
    own.first.map { start in
      scene.touch(
        marks(own, end: end) + TouchMarks.down(at: start, radius: Self.radius))
    }
  }

  private func marks(_ points: [PicturePoint], end: TouchEnd?) -> [SVGNode] {
    guard let place = points.last, let end else { return [] }
    return TouchMarks.way(points) + end.mark(at: place)
  }

  /// The marks that labels must not cover.
  var markers: [PictureRect] {
    var boxes = others.map { PictureRect(around: $0.start, radius: 8) }
    if let start = own.first { boxes.append(PictureRect(around: start, radius: Self.radius + 2)) }
    if end != nil, let place = own.last {
      boxes.append(PictureRect(around: place, radius: end == .pressed ? 10 : 6))
    }
    return boxes
  }

  /// The coordinates beside the finger, in a free place if possible.
  func label(in placement: LabelPlacement) -> (box: PictureRect, node: SVGNode)? {
    guard let start = own.first else { return nil }
    var text = narrator.point(subject.finger)
    if hasOthers,
      let number = subject.analysis.touches.firstIndex(where: { $0.touch == answer.touch })
    {
      text = subject.text(.statement(about: String(number + 1), what: text))
    }
    let (width, height) = (Plate.width(of: text), Plate.height)
    let below = [(9.0, 9.0), (-9 - width, 9)]
    let above = [(9.0, -9 - height), (-9 - width, -9 - height)]
    // Prefer the side away from the finger's path.
    let goesDown = own.dropFirst().first.map { $0.y > start.y } ?? false
    let boxes = (goesDown ? above + below : below + above).map { x, y in
      PictureRect(x: start.x + x, y: start.y + y, width: width, height: height)
    }
    let inSight = boxes.filter(visible.contains)
    let marker = PictureRect(around: start, radius: Self.radius + 2)
    let free = inSight.first { box in !placement.taken.contains { $0 != marker && $0.intersects(box) } }
    return (free ?? inSight.first).map { ($0, Plate.label(text, in: $0, classes: ["touch"])) }
  }
}

/// Draws fingers, in a group of class `touch`.
enum TouchMarks {
  /// A ring with a dot where a finger goes down. A cross hair would mean the hit-test view.
  static func down(at center: PicturePoint, radius: Double) -> [SVGNode] {
    [.circle(center, radius: radius), .circle(center, radius: 0.4 * radius, classes: ["dot"])]
  }

  /// The path of a finger, with arrowheads on segments that are long enough.
  static func way(_ points: [PicturePoint]) -> [SVGNode] {
    guard points.count > 1 else { return [] }
    var nodes: [SVGNode] = [.polyline(points)]
    var travelled = 20.0
    for (start, end) in zip(points, points.dropFirst()) {
      let (x, y, length) = (end.x - start.x, end.y - start.y, Segment(start: start, end: end).length)
      travelled += length
      guard length > 8, travelled > 40 else { continue }
      travelled = 0
      nodes.append(
        .polygon(head(at: start.toward(end, 0.6), x / length, y / length)))
    }
    return nodes
  }

  /// An arrowhead centred at a point, in a direction given as a unit vector.
  private static func head(at middle: PicturePoint, _ x: Double, _ y: Double) -> [PicturePoint] {
    [
      middle.offset(4.5 * x, 4.5 * y), middle.offset(-3.5 * x - 3.6 * y, -3.5 * y + 3.6 * x),
      middle.offset(-3.5 * x + 3.6 * y, -3.5 * y - 3.6 * x),
    ]
  }
}

/// The end of a finger's path.
enum TouchEnd {
  case pressed, lifted, cancelled

  init(_ answer: TouchAnswer) {
    self = answer.isCancelled ? .cancelled : answer.samples.last?.isOver == true ? .lifted : .pressed
  }

  /// A disc in a ring where it is down, a dot in a ring where it was lifted, a cross where its touch was cancelled.
  func mark(at center: PicturePoint) -> [SVGNode] {
    switch self {
    case .pressed: [.circle(center, radius: 9), .circle(center, radius: 5.5, classes: ["dot"])]
    case .lifted: [.circle(center, radius: 5), .circle(center, radius: 2.2, classes: ["dot"])]
    case .cancelled:
      [.lines([-1.0, 1].map { (center.offset(-4.5, 4.5 * $0), center.offset(4.5, -4.5 * $0)) })]
    }
  }
}
