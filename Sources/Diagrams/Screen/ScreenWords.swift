// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// What the picture of the screen says beside its names: its summary and its notes.
struct ScreenWords: SceneWords {
  private let diagram: ScreenDiagram
  private let touches: ScreenTouches
  private let namelessCount: Int
  private let shapes: [ScreenShape]

  init(diagram: ScreenDiagram, touches: ScreenTouches, namelessCount: Int) {
    self.diagram = diagram
    self.touches = touches
    self.namelessCount = namelessCount
    shapes = diagram.drawn.map { diagram.scene.shapes[$0] }.filter(\.isInScope)
  }

  var scene: ScreenScene { diagram.scene }

  var summary: String {
    guard subject.touch != nil else { return say(.screenWithoutTouch) }
    guard !subject.options.isQuestion else { return subject.touchText }
    return narrator.joined([narrator.overlayLabel(answer), narrator.verdict(answer)])
  }

  /// Why views contain a touch that lies outside their outlines.
  private var claims: [String] {
    guard let start = scene.points(of: answer).first else { return [] }
    return shapes.compactMap { shape in
      guard let step = scene.moment.step(of: shape.view.id), step.isInside == true,
        let reason = step.insideReason, shape.touchArea == nil, !shape.outline.contains(start)
      else { return nil }
      let text = narrator.reason(reason, of: shape.view.id).plain
      return subject.text(.told(of: narrator.name(shape.view.id), what: text))
    }
  }

  var notes: [String] {
    var notes: [String] = []
    if touches.hasOthers { notes.append(say(.otherTouches)) }
    notes += claims
    let candidates = scene.shapes.count { $0.isInScope } - diagram.cutOffCount
    if shapes.count + diagram.beyondCount - scene.placelessCount < candidates {
      notes.append(subject.text(.drawnOnScreen(count: shapes.count, total: candidates)))
    }
    notes += scene.notes(
      nameless: namelessCount, cutOff: diagram.cutOffCount, beyond: diagram.beyondCount)
    if answer.passesDiffer {
      notes.append(subject.text(.walksDiffer(count: answer.passes.count)))
    }
    return notes
  }
}
