// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The touches on the screen: where fingers went down, the ways that they took, and where they lifted.
struct ScreenTouches: SceneWords {
  private static let radius = 7.0
  private static let arm = 14.0
  private static let mostTouches = 20

  let scene: ScreenScene
  private let visible: PictureRect
  private let own: [PicturePoint]
  /// The other touches; those that begin at one place go together.
  private let others: [Others]

  /// Touches that begin at the same place.
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
    // A touch at the same place would hide the picture's own.
    self.others = others.filter { [own] in $0.start != own.first }
  }

  var hasOthers: Bool { !others.isEmpty }

  /// The mark where the touch's way ends; nil where the finger only went down.
  private var end: TouchEnd? { own.count > 1 ? TouchEnd(answer) : nil }

  /// The ways of all touches, the picture's own last.
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
        marks(own, end: end) + TouchMarks.down(at: start, radius: Self.radius, arm: Self.arm))
    }
  }

  private func marks(_ points: [PicturePoint], end: TouchEnd?) -> [SVGNode] {
    guard let place = points.last, let end else { return [] }
    return TouchMarks.way(points) + end.mark(at: place)
  }

  /// The marks that labels must not cover.
  var markers: [PictureRect] {
    var boxes = others.map { PictureRect(around: $0.start, radius: 8) }
    if let start = own.first { boxes.append(PictureRect(around: start, radius: Self.arm)) }
    if end != nil, let place = own.last {
      boxes.append(PictureRect(around: place, radius: end == .pressed ? 10 : 6))
    }
    return boxes
  }

  /// The coordinates beside the finger, at a free place if there is one.
  func label(in placement: LabelPlacement) -> (box: PictureRect, node: SVGNode)? {
    guard let start = own.first else { return nil }
    var text = narrator.point(subject.finger)
    if hasOthers,
      let number = subject.analysis.touches.firstIndex(where: { $0.touch == answer.touch })
    {
      text = subject.text(.told(of: String(number + 1), what: text))
    }
    let (width, height) = (Plate.width(of: text), Plate.height)
    let below = [(9.0, 9.0), (-9 - width, 9)]
    let above = [(9.0, -9 - height), (-9 - width, -9 - height)]
    // On the side to which the finger did not go.
    let goesDown = own.dropFirst().first.map { $0.y > start.y } ?? false
    let boxes = (goesDown ? above + below : below + above).map { x, y in
      PictureRect(x: start.x + x, y: start.y + y, width: width, height: height)
    }
    let inSight = boxes.filter(visible.contains)
    let marker = PictureRect(around: start, radius: Self.arm)
    let free = inSight.first { box in !placement.taken.contains { $0 != marker && $0.intersects(box) } }
    return (free ?? inSight.first).map { ($0, Plate.label(text, in: $0, classes: ["touch"])) }
  }
}
