// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// Relations of one sort that begin at one recognizer, in one box.
struct RelationBox {
  enum Sort: Int {
    case circle, prevents, waits, both, requires, spares
  }

  /// The widest line; the names of questions are long.
  private static let width = 225.0
  private static let nameWidth = 170.0

  var sort: Sort
  var recognizer: String
  var others: [String]

  /// Why, or who said so.
  var remarks: [String] = []

  /// Whether all of the recognizers belong to UIKit's own views.
  var isSystem = false

  /// The relations of a touch in boxes.
  static func boxes(
    _ gestures: TouchGestures, system: Set<String>, _ narrator: Narrator
  ) -> [RelationBox] {
    var boxes: [RelationBox] = []
    for relation in gestures.relations {
      var box = RelationBox(relation, gestures.refusals(of: relation), narrator)
      box.isSystem = system.contains(box.recognizer) && box.others.allSatisfy(system.contains)
      let position = boxes.firstIndex { $0.takes(box) }
      guard let position else {
        boxes.append(box)
        continue
      }
      for other in [box.recognizer] + box.others where boxes[position].recognizer != other {
        if !boxes[position].others.contains(other) { boxes[position].others.append(other) }
      }
      boxes[position].isSystem = boxes[position].isSystem && box.isSystem
    }
    return boxes
  }

  /// The boxes that tell most, with no more lines than a limit.
  static func mostTelling(_ boxes: [RelationBox], lines limit: Int) -> [RelationBox] {
    let order = boxes.indices.sorted { first, second in
      let ranks = [first, second].map { (boxes[$0].isSystem ? 10 : 0) + boxes[$0].sort.rawValue }
      return ranks[0] == ranks[1] ? first < second : ranks[0] < ranks[1]
    }
    var chosen: [Int] = []
    var lines = 0
    for position in order where lines + boxes[position].others.count + 1 <= limit {
      chosen.append(position)
      lines += boxes[position].others.count + 1
    }
    return chosen.sorted().map { boxes[$0] }
  }

  private init(_ relation: GestureRelation, _ refusals: [QuestionRecord], _ narrator: Narrator) {
    recognizer = relation.recognizer
    others = [relation.other]
    switch relation.kind {
    case .requires:
      sort = relation.isInCircle ? .circle : (relation.hasWaited ? .waits : .requires)
      remarks = [relation.question.map(Self.words)].compactMap { $0 }
    case .prevents:
      sort = .prevents
      remarks = refusals.map(Self.words)
    case .spares(let reason):
      sort = reason.code == .simultaneousAllowed ? .both : .spares
      remarks = [narrator.reason(reason, of: relation.other)]
    }
  }

  private func takes(_ box: RelationBox) -> Bool {
    guard sort == box.sort else { return false }
    if sort == .circle {
      return !Set([recognizer] + others).isDisjoint(with: [box.recognizer] + box.others)
    }
    return recognizer == box.recognizer && remarks == box.remarks
  }

  /// Whether it is about one recognizer that waits for itself.
  private var isOfItself: Bool { others == [recognizer] }

  /// A question and its answer, in the words of the code.
  static func words(_ question: QuestionRecord) -> String {
    "\(question.asked): \(question.question) → \(question.answer)"
  }

  /// The label of the box.
  func label(_ narrator: Narrator) -> NodeLabel {
    let fitter = TextFitter(size: NodeLabel.size, isBold: true)
    let name = fitter.cut(recognizer, to: Self.nameWidth) ?? "…"
    let named =
      others.count == 1
      ? fitter.cut(others[0], to: Self.nameWidth) ?? "…"
      : narrator.text(.theseRecognizers(count: others.count))
    let text: GesturesText =
      switch sort {
      case .circle: isOfItself ? .requiresItself : .circle
      case .prevents: .relation(recognizer: name, others: named, what: .prevents)
      case .waits: .relation(recognizer: name, others: named, what: .waits)
      case .both: .bothMayRecognize
      case .requires: .relation(recognizer: name, others: named, what: .requires)
      case .spares: .doesNotPrevent(name: name, others: named)
      }
    return NodeLabel(name: narrator.text(text), details: remarks, limit: Self.width, nameLines: 3)
  }

  /// The relation as a sentence without its full stop.
  func sentence(_ narrator: Narrator) -> String {
    let what: GesturesText.Relation =
      switch sort {
      case .circle: isOfItself ? .requires : .circle
      case .prevents: .prevents
      case .waits: .waits
      case .both: .both(reason: remarks.first ?? "")
      case .requires: .requires
      case .spares: .spares(reason: remarks.first ?? "")
      }
    let others = sort == .circle && !isOfItself ? [recognizer] + others : others
    let sentence = narrator.text(
      .relation(recognizer: recognizer, others: narrator.names(others, limit: 12), what: what))
    guard !remarks.isEmpty, sort != .both, sort != .spares else { return sentence }
    return narrator.language.text(.told(of: sentence, what: remarks.joined(separator: "; ")))
  }

  var classes: [String] {
    switch sort {
    case .circle: ["tie", "failed"]
    case .prevents: ["tie", isSystem ? "muted" : "failed"]
    case .waits: ["tie", "waiting"]
    case .both: ["tie", "recognized"]
    case .requires, .spares: ["tie", "muted"]
    }
  }
}
