// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// What is said of the views of two hit paths.
struct PairedWords {
  /// Properties with longer values are named only.
  private static let longestValue = 40
  private static let mostProperties = 2

  let comparing: ComparisonNarrator
  let subjects: Sides<DiagramSubject?>
  let paths: PairedPaths

  private var language: Language { comparing.narrators.a.language }
  private func say(_ text: ComparisonPictureText) -> String { language.say(text) }

  /// The traces that have the touch.
  var sides: Set<Side> { Set(Side.allCases.filter { subjects[$0] != nil }) }

  /// The view that is hit, by its position.
  func hit(on side: Side) -> Int? {
    guard let id = subjects[side]?.answer.hitView else { return nil }
    return paths.views.firstIndex { $0.ids[side] == id }
  }

  var hitsSame: Bool { hit(on: .a) == hit(on: .b) }

  func name(_ position: Int) -> String {
    let ids = paths.views[position].ids
    return TextFitter.line(ids.a ?? ids.b ?? "")
  }

  func mark(_ position: Int) -> SheetMark {
    let view = paths.views[position]
    if view.isParting { return .parts }
    if Side.allCases.contains(where: { hit(on: $0) == position }) { return .hit }
    return view.onPath.isEmpty ? .refused : .path
  }

  // MARK: - Rows

  /// The rows of a view: its name, what it is in each trace, and where the screens differ in it.
  func rows(_ position: Int, isAlone: Bool) -> [GraphBox.Row] {
    let view = paths.views[position]
    let side: Side = view.ids.a == nil ? .b : .a
    let id = view.ids[side] ?? ""
    var role = subjects[side].flatMap { subject in subject.index.view(id).map(subject.roleName) } ?? ""
    if let other = view.ids.b, side == .a, other != id {
      role = [role, say(.calledInB(TextFitter.line(other)))].joined(separator: ", ")
    }
    let row = GraphBox.Row.object(
      name(position), role, id: isAlone ? nil : ElementID.view(id), title: isAlone ? nil : outline(position))
    return [row] + facts(position).map { .fact($0.words, $0.glyph) }
  }

  /// A line of the text.
  func outline(_ position: Int) -> String {
    let facts = facts(position).map(\.words)
    return facts.isEmpty ? name(position) : "\(name(position)): \(facts.joined(separator: "; "))"
  }

  private typealias Fact = (words: String, glyph: SheetGlyph)

  private func facts(_ position: Int) -> [Fact] {
    let view = paths.views[position]
    var facts: [Fact] = view.isParting ? [(say(.partHere), .differs)] : []
    facts += differences(view).map { ($0, .differs) }
    let isPlain = view.onPath == sides && !Side.allCases.contains { hit(on: $0) == position }
    return isPlain ? facts : facts + answers(position)
  }

  /// What the view answers in each trace; said once where it is the same.
  private func answers(_ position: Int) -> [Fact] {
    let told = Sides(answer(position, .a), answer(position, .b))
    if let a = told.a, let b = told.b, a == b {
      return [(sides.count == 2 ? say(.inBoth(a.words)) : a.words, a.glyph)]
    }
    return Side.allCases.compactMap { side in
      told[side].map { (sides.count == 2 ? say(.onSide(side, $0.words)) : $0.words, $0.glyph) }
    }
  }

  private func answer(_ position: Int, _ side: Side) -> Fact? {
    guard let subject = subjects[side], let tree = paths.trees[side] else { return nil }
    guard let id = paths.views[position].ids[side] else { return (say(.notThere), .stop) }
    switch tree.state(of: id) {
    case .hit:
      let hit = language.say(GraphText.hitTestView)
      return (outcome(subject).map { language.list([hit, $0]) } ?? hit, .crosshair)
    case .path, .asked: return (say(.onTheWay(to: TextFitter.line(tree.path.last ?? ""))), .check)
    case .unasked: return (say(.notAsked), .dots)
    case .refused:
      let step = tree.steps[id]?.last
      let refusal = subject.narrator.refusal(step?.reason ?? step?.insideReason, of: id)
      return (language.say(GraphText.refusal(refusal)), .cross)
    default: return nil
    }
  }

  /// What became of the touch at the view that was hit; nil if a call below it says so.
  private func outcome(_ subject: DiagramSubject) -> String? {
    if subject.answer.verdict.act.isUnhandled { return say(.nobodyHandles) }
    let outcome = ScreenSheetOutcome(subject)
    guard outcome.calls.isEmpty, let rows = outcome.outcome?.rows else { return nil }
    let isOther = rows.first?.name != subject.answer.hitView.map(TextFitter.line)
    return (isOther ? rows : Array(rows.dropFirst())).map { isOther ? $0.text : $0.words }
      .joined(separator: " ")
  }

  /// The first call in each trace, and how many more there are.
  var calls: Sides<String?> {
    func call(_ side: Side) -> String? {
      subjects[side].flatMap { ScreenSheetOutcome($0).firstCall }
    }
    return Sides(call(.a), call(.b))
  }

  // MARK: - Where the screens differ

  private func differences(_ view: PairedPaths.View) -> [String] {
    comparing.comparison.screen.flatMap { difference -> [String] in
      switch difference.kind {
      case .view where difference.names == view.ids && difference.onlySide == nil: properties(difference)
      case .recognizer: recognizer(difference, on: view)
      default: []
      }
    }
  }

  private func properties(_ difference: ScreenDifference) -> [String] {
    let short = difference.changes.filter { change in
      Side.allCases.allSatisfy { comparing.value(of: change, on: $0).count <= Self.longestValue }
    }.prefix(Self.mostProperties)
    let told = short.map { change in
      say(
        .differs(
          property: change.property, a: TextFitter.line(comparing.value(of: change, on: .a)),
          b: TextFitter.line(comparing.value(of: change, on: .b))))
    }
    let rest = difference.changes.filter { !short.contains($0) }.map(\.property)
    return told + (rest.isEmpty ? [] : [say(.otherwise(properties: rest))])
  }

  /// A recognizer of the view that only one trace has.
  private func recognizer(_ difference: ScreenDifference, on view: PairedPaths.View) -> [String] {
    guard let side = difference.onlySide, let id = difference.names[side],
      let record = subjects[side]?.index.recognizer(id), record.view == view.ids[side]
    else { return [] }
    return [say(.onlyHas(side, TextFitter.line(comparing.narrators[side].recognizerName(id))))]
  }
}
