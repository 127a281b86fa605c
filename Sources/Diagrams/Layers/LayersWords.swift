// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// What the picture of the layers says beside its names, and the picture as lines of text.
struct LayersWords: SceneWords {
  private static let mostLines = 200

  let scene: ScreenScene
  let stack: LayerStack
  let namelessCount: Int

  var summary: String {
    let layers = say(.layersSummary(views: stack.layers.count, levels: stack.levelCount))
    var sentences = [scene.stepSentence, layers].compactMap { $0 }
    if subject.touch != nil {
      let point = narrator.point(subject.finger)
      let met = stack.layers.reversed().filter { $0.containsTouch == true }.map(\.shape.view.id)
      sentences.append(
        met.isEmpty
          ? say(.nothingAtThePoint(point: point))
          : say(.atThePoint(point: point, names: narrator.names(met, limit: 8))))
    }
    if scene.moment.isEnd, let hit = answer.hitView {
      sentences.append(say(.isHit(name: narrator.name(hit))))
    }
    return narrator.joined(sentences)
  }

  var legend: [PictureLegend.Entry] {
    let states = StateLegend(scene: scene, shapes: stack.layers.map(\.shape))
    var entries = states.order
    if stack.layers.contains(where: { $0.containsTouch == true }) {
      entries.append((.met, say(.containsTheTouch)))
    }
    return entries + states.states
  }

  var notes: [String] {
    var notes = [say(.howLayersLie)]
    if stack.foldedCount > 0 { notes.append(say(.foldedLayers(count: stack.foldedCount))) }
    if stack.surplusCount > 0 {
      notes.append(
        subject.text(
          .drawnOnScreen(count: stack.layers.count, total: stack.layers.count + stack.surplusCount)))
    }
    return notes
      + scene.notes(nameless: namelessCount, cutOff: stack.cutOffCount, beyond: stack.beyondCount)
  }

  /// The layers from front to back, with what each covers.
  var outline: String {
    let positions = stack.layers.indices.sorted {
      (stack.layers[$0].level, $0) > (stack.layers[$1].level, $1)
    }
    let lines = positions.prefix(Self.mostLines).map(line)
    return outline(lines, moreViews: positions.count - lines.count, notes: Array(notes.dropFirst()))
  }

  private func line(_ position: Int) -> String {
    let layer = stack.layers[position]
    let shape = layer.shape
    var facts: [String] = []
    if let order = shape.orders.last { facts.append(say(.askedAs(number: order))) }
    facts += scene.result(of: shape)
    if let isInside = layer.containsTouch { facts.append(say(isInside ? .containsTheTouch : .touchPassesBy)) }
    if shape.isInvisible { facts.append(say(.hiddenOrTransparent)) }
    if !layer.covers.isEmpty {
      let covered = layer.covers.reversed().map { stack.layers[$0].shape.view.id }
      facts.append(say(.covers(names: narrator.names(covered, limit: 10))))
    }
    let name = ObjectName(id: shape.view.id, className: shape.view.className).full
    let text = say(.layer(level: layer.level + 1, name: name))
    return "- " + line(on: text, facts)
  }
}
