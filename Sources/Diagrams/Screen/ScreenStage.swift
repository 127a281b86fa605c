// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// The screen on which a page plays the steps of a touch: views where the touch found them, with the marks of the
/// outcome, and what each step makes different of it.
package struct ScreenStage: Sendable {
  /// What is different after a step from before it.
  package struct Change: Hashable, Sendable {
    /// Where views are seen now.
    package var places: [Place] = []

    /// How views look now.
    package var looks: [Looks] = []

    /// The views in the order of drawing, back to front, if that is another.
    package var order: [String] = []

    /// What the finger did; nil if it did nothing.
    package var finger: Finger?
  }

  package struct Place: Hashable, Sendable {
    package var view: String

    /// The corners of what is seen of it, in points of the screen; none if nothing is.
    package var corners: [TracePoint]
  }

  package struct Looks: Hashable, Sendable {
    package var view: String
    package var looks: [String]
  }

  /// What a finger did at a step.
  package struct Finger: Hashable, Sendable {
    /// The touch's phase after it.
    package var phase: String

    /// Where the finger has been since the step before, last where it is; in points of the screen.
    package var way: [TracePoint]
  }

  /// The parts of the look of pictures that it needs.
  package static let parts: [PicturePart] = [.touch, .device, .stage]

  package let picture: Diagram

  /// How many of the picture's units a point of the screen has.
  package let factor: Double

  /// For each step what it changes.
  package let changes: [Change]

  /// - Parameters:
  ///   - analysis: The answers of the trace.
  ///   - options: Which touch, in which language, and how many views at most.
  ///   - steps: The steps of the touch that the page tells, in order.
  ///   - outcome: What the picture shows of the outcome.
  /// - Throws: ``DiagramError`` if the trace has no such touch.
  package init(
    for analysis: TraceAnalysis, options: DiagramOptions, steps: [TouchStep], outcome: ScreenOutcome? = nil
  ) throws(DiagramError) {
    let subject = try Diagrams.subject(of: .screen, analysis, options)
    var diagram = try ScreenDiagram(subject, outcome: outcome)
    let moments = analysis.moments(of: steps, touch: options.touch)
    var states: [StageState] = []
    var later: Set<String> = []
    let positions = diagram.scene.places
    let drawn = Set(diagram.drawn.map { diagram.scene.shapes[$0].view.id })
    for index in moments.screens {
      var moved = subject
      moved.index = index
      let scene = try ScreenScene(moved, outcome: outcome)
      for shape in scene.shapes where !drawn.contains(shape.view.id) && !later.contains(shape.view.id) {
        guard drawn.count + later.count < max(options.maximumDrawnViews, 1), shape.isInScope,
          let part = shape.drawn, part.box.touches(diagram.visible)
        else { continue }
        later.insert(shape.view.id)
        diagram.later.append((shape, positions[shape.view.id] ?? .max))
      }
      states.append(StageState(scene))
    }
    let appearing = states.flatMap(\.seen).filter { drawn.contains($0) }
    diagram.appearing = Set(appearing).subtracting(StageState(diagram.scene).seen)
    let stage = diagram.layered.map(\.shape.view.id)
    var before = StageState(diagram.scene, only: drawn)
    var order = stage
    var reached = 0
    changes = moments.moments.map { moment in
      let state = states[moment.screen]
      var change = state.change(from: before, of: stage)
      let present = state.order.filter(Set(stage).contains)
      let kept = Set(present)
      if order.filter(kept.contains) != present {
        change.order = present
        order = order.filter { !kept.contains($0) } + present
      }
      if moment.samples > reached {
        let samples = subject.answer.samples[reached..<moment.samples]
        change.finger = Finger(
          phase: samples.last?.phase.rawValue ?? "", way: samples.map(\.location))
        reached = moment.samples
      }
      before = state
      return change
    }
    diagram.isPlayed = true
    picture = diagram.stage()
    factor = diagram.scene.scale.factor
  }
}

/// Where the views of a screen are seen, and how they look.
private struct StageState {
  private var corners: [String: [TracePoint]] = [:]
  private var looks: [String: [String]] = [:]

  /// The views that are seen.
  var seen: [String] { order.filter { corners[$0] != nil } }

  /// The views in the order of drawing.
  private(set) var order: [String] = []

  /// The state of a scene, or of the only views of it that are seen.
  init(_ scene: ScreenScene, only views: Set<String>? = nil) {
    for shape in scene.shapes where views?.contains(shape.view.id) ?? true {
      order.append(shape.view.id)
      corners[shape.view.id] = shape.drawn.map(scene.points)
      looks[shape.view.id] = shape.looks
    }
  }

  func change(from before: StageState, of views: [String]) -> ScreenStage.Change {
    var change = ScreenStage.Change()
    for view in views {
      let (old, new) = (before.corners[view] ?? [], corners[view] ?? [])
      if old != new { change.places.append(ScreenStage.Place(view: view, corners: new)) }
      let (oldLooks, newLooks) = (before.looks[view] ?? [], looks[view] ?? [])
      if oldLooks != newLooks {
        change.looks.append(ScreenStage.Looks(view: view, looks: newLooks))
      }
    }
    return change
  }
}
