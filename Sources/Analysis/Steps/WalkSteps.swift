// SPDX-License-Identifier: Apache-2.0

import Trace

/// The steps of the traversal whose result counts.
struct WalkSteps {
  private let pass: HitTestPass
  private let hitView: String?

  private(set) var steps: [TouchStep] = []

  /// The numbers of the steps at which each call began and had its answer, by its position in the walk.
  private var began: [Int] = []
  private var answered: [Int] = []

  private var walk: [WalkStep] { pass.steps }

  init(_ answer: TouchAnswer) {
    pass = answer.passes.last ?? HitTestPass(number: 0, steps: [])
    hitView = answer.hitView
    guard !answer.passes.isEmpty else { return }
    began = Array(repeating: 0, count: walk.count)
    answered = began
    var open: [Int] = []
    for run in walk.runs {
      let position = run.lowerBound
      while let last = open.last, walk[last].depth >= walk[position].depth {
        open.removeLast()
        leave(last)
      }
      guard run.count == 1 else {
        refuse(run)
        continue
      }
      let asksOthers = walk.asksOthers(position)
      enter(position, asksOthers: asksOthers)
      if asksOthers { open.append(position) }
    }
    for position in open.reversed() { leave(position) }
    found(answer)
  }

  private mutating func enter(_ position: Int, asksOthers: Bool) {
    let step = walk[position]
    let own = pass.events(of: position)
    append(
      TouchStep(
        number: 0, phase: .hitTest, time: pass.time, kind: asksOthers ? .entered(step) : .asked(step),
        subject: step.view, point: step.point, events: asksOthers ? own.dropLast() : own))
    began[position] = steps.count
    answered[position] = steps.count
  }

  /// Several views refuse one after the other for one reason.
  private mutating func refuse(_ run: Range<Int>) {
    let calls = Array(walk[run])
    append(
      TouchStep(
        number: 0, phase: .hitTest, time: pass.time, kind: .refusals(calls), subject: calls[0].view,
        events: run.flatMap(pass.events)))
    for position in run {
      began[position] = steps.count
      answered[position] = steps.count
    }
  }

  /// A view that has asked others answers. If it passes up what one of them returned, the end of the walk says so.
  private mutating func leave(_ position: Int) {
    let step = walk[position]
    let isOwn = step.outcome != .passedUp || step.reason != nil
    guard isOwn else { return answered[position] = steps.count }
    append(
      TouchStep(
        number: 0, phase: .hitTest, time: pass.time, kind: .returned(step), subject: step.view,
        point: step.point, events: pass.events(of: position).suffix(1)))
    answered[position] = steps.count
  }

  private mutating func found(_ answer: TouchAnswer) {
    let path = walk.filter { $0.outcome == .passedUp && $0.view != hitView }.map(\.view)
    append(
      TouchStep(
        number: 0, phase: .hitTest, time: pass.time, kind: .found(view: hitView, path: path),
        subject: hitView ?? answer.touch,
        changes: [TouchStep.Change("", "hitTest", before: nil, after: hitView ?? "nil")], events: []))
  }

  private mutating func append(_ step: TouchStep) {
    var step = step
    step.number = steps.count + 1
    steps.append(step)
  }

  // MARK: - Why not the others

  /// For each view that did not get the touch the number of the step that ruled it out.
  ///
  /// That is the step of its own refusal, of the refusal of a view above it, or of the sibling in front of it or of a
  /// view above it that took the touch; else the end of the hit test.
  func exclusions(in index: ScreenIndex) -> [String: Int] {
    guard let end = steps.last?.number else { return [:] }
    /// Of several calls for one view the last counts.
    var asked: [String: Int] = [:]
    for position in walk.indices { asked[walk[position].view] = position }
    var takers: [String: Int] = [:]
    for view in index.screen.views {
      guard let position = asked[view.id], walk[position].result != nil else { continue }
      takers[view.superview ?? ""] = began[position]
    }
    var exclusions: [String: Int] = [:]
    for view in index.screen.views {
      let above = view.superview ?? ""
      if view.superview == nil, view.window == nil {
        exclusions[view.id] = end
      } else if let position = asked[view.id] {
        exclusions[view.id] = walk[position].outcome == .refused ? answered[position] : end
      } else if asked[above] == nil, let inherited = exclusions[above] {
        exclusions[view.id] = inherited
      } else if let position = asked[above], walk[position].outcome == .refused {
        exclusions[view.id] = answered[position]
      } else {
        exclusions[view.id] = takers[above] ?? asked[above].map { answered[$0] } ?? end
      }
    }
    if let hitView { exclusions[hitView] = nil }
    return exclusions
  }

  // MARK: - The calls that are open

  /// Writes into steps of the walk which calls of `hitTest` are open after them.
  func fillStacks(of shown: inout [TouchStep]) {
    var open: [WalkStep] = []
    var next = 0
    for position in shown.indices where shown[position].phase == .hitTest {
      while next < shown[position].number, next < steps.count {
        switch steps[next].kind {
        case .asked(let step): open.removeAll(after: step.depth)
        case .refusals(let steps): open.removeAll(after: steps[0].depth)
        case .entered(let step):
          open.removeAll(after: step.depth)
          open.append(step)
        case .returned(let step): open.removeAll(after: step.depth)
        default: open = []
        }
        next += 1
      }
      shown[position].stack = open.map(\.view)
    }
  }
}

extension [WalkStep] {
  /// Removes the calls that are over when one at a depth begins or ends.
  fileprivate mutating func removeAll(after depth: Int) {
    while let last, last.depth >= depth { removeLast() }
  }
}
