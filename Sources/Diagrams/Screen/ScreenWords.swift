// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// What the picture of the screen says beside its names: its summary, its legend and its notes.
struct ScreenWords {
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

  private var scene: ScreenScene { diagram.scene }

  private func say(_ text: SpaceText) -> String { scene.subject.options.language.text(text) }

  var summary: String {
    let narrator = scene.narrator
    guard scene.subject.touch != nil else { return say(.screenWithoutTouch) }
    guard !scene.subject.options.isQuestion else {
      return scene.subject.text(.touchAt(point: narrator.point(scene.answer.location)))
    }
    guard let step = scene.moment.current else {
      return narrator.joined([narrator.overlayLabel(scene.answer), narrator.verdict(scene.answer)])
    }
    let sentence =
      scene.moment.state(of: step.view) == .asking
      ? say(.beingAsked(name: narrator.name(step.view))) : narrator.step(step)
    return narrator.joined([
      say(.atStep(number: step.order, total: scene.answer.walk.count)), sentence,
    ])
  }

  var legend: [PictureLegend.Entry] {
    let states = StateLegend(scene: scene, shapes: shapes)
    var entries: [PictureLegend.Entry] = []
    if touches.isShown { entries.append((.down, say(.fingerDown))) }
    if touches.isDrag {
      entries.append(
        scene.answer.isCancelled ? (.cancelled, say(.touchCancelled)) : (.lift, say(.fingerLifts)))
    }
    return entries + states.order + states.states
      + line("outside", say(.partlyCutOff)) { $0.showsWhole }
      + line("accepts", say(.touchArea)) { $0.touchArea != nil }
      + states.entry(.hatched(["dead"]), say(.drawnButDead)) { !$0.deadParts.isEmpty }
  }

  /// An entry for a line, in the colour of the first view that has it.
  private func line(
    _ name: String, _ text: String, if isMeant: (ScreenShape) -> Bool
  ) -> [PictureLegend.Entry] {
    shapes.first(where: isMeant).map { [(.outline(name, [$0.classes[0]]), text)] } ?? []
  }

  /// Why views contain a touch that lies beyond what is drawn of them.
  private var claims: [String] {
    guard let start = scene.points(of: scene.answer).first else { return [] }
    return shapes.compactMap { shape in
      guard let step = scene.moment.step(of: shape.view.id), step.isInside == true,
        let reason = step.insideReason, shape.touchArea == nil, !shape.outline.contains(start)
      else { return nil }
      let text = scene.narrator.reason(reason, of: shape.view.id)
      return scene.subject.text(.told(of: scene.narrator.name(shape.view.id), what: text))
    }
  }

  var notes: [String] {
    let subject = scene.subject
    var notes: [String] = []
    if touches.hasOthers { notes.append(say(.otherTouches)) }
    notes += claims
    let candidates = scene.shapes.count { $0.isInScope } - diagram.cutOffCount
    if shapes.count + diagram.beyondCount - scene.placelessCount < candidates {
      notes.append(subject.text(.drawnOnScreen(count: shapes.count, total: candidates)))
    }
    if namelessCount > 0 { notes.append(say(.withoutNames(count: namelessCount))) }
    if diagram.cutOffCount > 0 { notes.append(say(.cutOff(count: diagram.cutOffCount))) }
    if scene.deeperCount > 0 { notes.append(say(.deeper(count: scene.deeperCount))) }
    if diagram.beyondCount > 0 { notes.append(subject.text(.beyondThePicture(count: diagram.beyondCount))) }
    if subject.answer.passesDiffer {
      notes.append(subject.text(.walksDiffer(count: subject.answer.passes.count)))
    }
    return notes
  }
}
