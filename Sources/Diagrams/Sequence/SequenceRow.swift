// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// A row of the sequence as it is drawn.
struct SequenceRow {
  static let fitter = TextFitter(size: 11)
  static let smallFitter = TextFitter(size: 10)
  private static let line = 14.0
  /// How far texts keep off the life lines, where calls run.
  private static let clearance = 7.0

  let words: SequenceWords
  let prefix: String
  let layout: SequenceLayout

  static func height(of row: CallSequence.Row, remark: String?) -> Double {
    switch row {
    case .turn: return 30
    // A message to oneself shows its result with the call.
    case .reply(let message): return message.from == message.to ? 0 : 23
    case .fold: return 25
    case .message(let message):
      let isOwn = message.from == message.to
      return (isOwn ? 22 : 25) + (remark == nil || isOwn ? 0 : line)
    }
  }

  func node(_ row: CallSequence.Row, top: Double) -> SVGNode {
    switch row {
    case .turn(let turn): divider(turn, top)
    case .message(let message):
      layout.x(message.from) == layout.x(message.to) ? own(message, top) : arrow(message, top)
    case .reply(let message): reply(message, top)
    case .fold(let fold): box(fold, top)
    }
  }

  // MARK: - Across

  private func divider(_ turn: CallSequence.Turn, _ top: Double) -> SVGNode {
    let full = words.words(of: turn)
    let left = SequenceLayout.margin
    let box = PictureRect(x: left, y: top + 6, width: layout.right - left, height: 19)
    let text = Self.smallFitter.cut(full, to: box.width - 20) ?? "…"
    return .group(
      [.classes(["turn"])], title: full,
      [
        .rect(box, radius: 3),
        .label(
          text, at: PicturePoint(x: left + 8, y: top + 19), isBold: true, size: Self.smallFitter.size),
      ])
  }

  private func box(_ fold: CallSequence.Fold, _ top: Double) -> SVGNode {
    let full = words.numbers(fold.numbers) + ". " + words.words(of: fold)
    var (left, right) = (layout.left + 4, layout.right - 4)
    if case .refusals = fold.kind, let first = fold.participants.first {
      // To the right of the view that asks.
      left = min(layout.x(first) + 8, layout.right - 200)
    }
    left = max(left, layout.left + 4)
    right = max(right, left + 60)
    let rect = PictureRect(x: left, y: top + 3, width: right - left, height: 19)
    let text = Self.smallFitter.cut(words.words(of: fold), to: rect.width - 16) ?? "…"
    return .group(
      [.classes(["fold"])], title: full,
      [
        number(words.numbers(fold.numbers), top + 16), .rect(rect, radius: 3),
        .label(text, at: PicturePoint(x: left + 8, y: top + 16), size: Self.smallFitter.size),
      ])
  }

  private func number(_ text: String, _ y: Double) -> SVGNode {
    .label(text, at: PicturePoint(x: layout.left - 8, y: y), classes: ["number"])
  }

  // MARK: - Arrows

  private func arrow(_ message: CallSequence.Message, _ top: Double) -> SVGNode {
    let remark = words.remark(of: message)
    let from = layout.x(message.from)
    let to = layout.x(message.to)
    let y = top + 19
    var parts = [number(words.numbers(message.numbers), y + 3)]
    parts += text(words.arrowLabel(of: message), from, to, y - 5, Self.fitter)
    let isEnd = message.kind == .discarded || message.kind == .held || message.kind == .passedOver
    let end = to + (from < to ? -4 : 4)
    if isEnd {
      parts += cross(at: PicturePoint(x: end + (from < to ? -5 : 5), y: y), from: PicturePoint(x: from, y: y))
    } else {
      parts += SVGNode.arrow(
        [PicturePoint(x: from, y: y), PicturePoint(x: end, y: y)], isDashed: isDashed(message))
    }
    if let remark { parts += text(remark, from, to, y + 13.5, Self.smallFitter, classes: ["muted"]) }
    return group(message, parts)
  }

  /// A line that does not arrive.
  private func cross(at center: PicturePoint, from start: PicturePoint) -> [SVGNode] {
    let lines = [-1.0, 1.0].map { side in
      (
        start: PicturePoint(x: center.x - 4, y: center.y - 4 * side),
        end: PicturePoint(x: center.x + 4, y: center.y + 4 * side)
      )
    }
    return [.line(start, center), .lines(lines, classes: ["stop"])]
  }

  private func group(_ message: CallSequence.Message, _ parts: [SVGNode]) -> SVGNode {
    .group(
      [
        .id(prefix + ElementID.event(message.sequence)), .classes(["message"] + classes(of: message)),
      ], title: words.title(of: message), parts)
  }

  private func isDashed(_ message: CallSequence.Message) -> Bool {
    !Set(classes(of: message)).isDisjoint(with: ["waiting", "held", "notReached"])
  }

  private func classes(of message: CallSequence.Message) -> [String] {
    switch message.kind {
    case .call where message.name == "hitTest" && message.result == "nil": ["refused"]
    case .call where message.name == "touchesCancelled": ["cancelled"]
    case .call: ["call"]
    case .forward: [message.cause?.code == .chainEnded ? "dropped" : "forwarded"]
    case .question: [message.result == "false" ? "refused" : "call"]
    case .state("failed"): ["failed"]
    case .state("cancelled"): ["cancelled"]
    case .state("possible"): ["unasked"]
    case .state: ["recognized"]
    case .waits: ["waiting"]
    case .held, .released: ["held"]
    case .prevents: ["failed"]
    case .allows: ["call"]
    case .discarded, .taken: ["cancelled"]
    case .passedOver: ["notReached"]
    case .action: ["handled"]
    case .dropped: ["dropped"]
    case .value: ["call"]
    }
  }

  /// A text between two life lines, in a smaller type if need be, or beyond the second one if it is wider still. A plate
  /// keeps life lines away from it.
  private func text(
    _ text: String, _ from: Double, _ to: Double, _ y: Double, _ fitter: TextFitter,
    classes: [String] = []
  ) -> [SVGNode] {
    let (least, most) = (layout.left + 2, layout.right - 2)
    let room = abs(to - from) - 2 * Self.clearance
    let fitters = [fitter, TextFitter(size: 10), TextFitter(size: 9.5)].filter { $0.size <= fitter.size }
    let fitter = fitters.first { $0.width(of: text) <= room } ?? TextFitter(size: 10)
    let cut = fitter.cut(text, to: most - least) ?? "…"
    let width = fitter.width(of: cut)
    var x = (from + to) / 2 - width / 2
    if width > room { x = from < to ? from + Self.clearance : from - Self.clearance - width }
    x = min(max(x, least), most - width)
    return plated(cut, PicturePoint(x: x, y: y), fitter, classes)
  }

  /// A text on a plate if a life line may lie below it.
  private func plated(
    _ text: String, _ place: PicturePoint, _ fitter: TextFitter, _ classes: [String]
  ) -> [SVGNode] {
    let plate = PictureRect(
      x: place.x - 2, y: place.y - fitter.size - 1, width: fitter.width(of: text) + 4,
      height: fitter.size + 4)
    let label = SVGNode.label(text, at: place, size: fitter.size, classes: classes)
    return layout.crosses(plate) ? [.rect(plate), label] : [label]
  }

  private func reply(_ message: CallSequence.Message, _ top: Double) -> SVGNode {
    let from = layout.x(message.to)
    let to = layout.x(message.from)
    let y = top + 18
    let label = TextFitter.line(message.result ?? "")
    if layout.x(message.from) == layout.x(message.to) { return .group([.classes(["reply"])], []) }
    let side = from < to ? -1.0 : 1.0
    let end = PicturePoint(x: to - side * -4, y: y)
    let head = SVGNode.polyline([
      PicturePoint(x: end.x + side * 7, y: y - 4), end, PicturePoint(x: end.x + side * 7, y: y + 4),
    ])
    return .group(
      [.classes(["message", "reply", message.result == "nil" ? "refused" : "path"])],
      title: words.say(
        .reply(from: words.name(message.to), to: words.name(message.from), text: message.result ?? "")),
      text(label, from, to, y - 5, Self.smallFitter)
        + [.line(PicturePoint(x: from, y: y), end), head])
  }

  // MARK: - Messages to oneself

  private func own(_ message: CallSequence.Message, _ top: Double) -> SVGNode {
    let x = layout.x(message.to)
    let y = top + 12
    var parts = [number(words.numbers(message.numbers), y + 3)]
    let label = Self.ownLabel(of: message, words)
    if case .state = message.kind {
      let width = Self.fitter.width(of: label) + 14
      let box = PictureRect(x: x - width / 2, y: y - 8, width: width, height: 17)
      parts.append(.rect(box, radius: 8))
      parts.append(.label(label, at: PicturePoint(x: x, y: y + 4.5), anchor: .middle, size: Self.fitter.size))
      if let remark = words.remark(of: message) {
        parts += beside(remark, from: x + width / 2, y + 4, classes: ["muted"])
      }
      return group(message, parts)
    }
    let loop = [
      PicturePoint(x: x, y: y - 5), PicturePoint(x: x + 16, y: y - 5), PicturePoint(x: x + 16, y: y + 5),
      PicturePoint(x: x + 4, y: y + 5),
    ]
    parts += SVGNode.arrow(loop, isDashed: isDashed(message))
    parts += beside(label, from: x + 18, y + 4, classes: [])
    return group(message, parts)
  }

  /// The text of a message to oneself; of a state the word in its box.
  private static func ownLabel(of message: CallSequence.Message, _ words: SequenceWords) -> String {
    let label = words.arrowLabel(of: message)
    if case .state = message.kind { return label }
    guard let remark = words.remark(of: message) else { return label }
    return words.subject.text(.told(of: label, what: remark))
  }

  /// The room that a message to oneself needs right of the life line.
  static func reach(of row: CallSequence.Row, _ words: SequenceWords) -> Double {
    guard case .message(let message) = row else { return 0 }
    let label = ownLabel(of: message, words)
    guard case .state = message.kind else { return 30 + smallFitter.width(of: label) }
    return 20 + fitter.width(of: label) / 2 + smallFitter.width(of: words.remark(of: message) ?? "")
  }

  /// A text to the right of something.
  private func beside(_ text: String, from left: Double, _ y: Double, classes: [String]) -> [SVGNode] {
    let x = left + 5
    guard let cut = Self.smallFitter.cut(text, to: max(layout.right - x, 20)) else { return [] }
    return plated(cut, PicturePoint(x: x, y: y), Self.smallFitter, classes)
  }
}
