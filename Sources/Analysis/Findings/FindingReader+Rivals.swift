// SPDX-License-Identifier: Apache-2.0

import Trace

extension FindingReader {
  /// What recognizers do to each other, and what keeps one from its own touches.
  func rivals() -> [Finding] { circles() + excludedGestures() + pressesInside() + blockedEdges() + filters() }

  /// Recognizers that wait for each other to fail, each circle once.
  private func circles() -> [Finding] {
    var done: Set<String> = []
    var findings: [Finding] = []
    for start in index.screen.gestureRecognizers where !done.contains(start.id) {
      var path: [String] = []
      var onPath: Set<String> = []
      // Each way down is taken once; the open recognizers are a stack of those that they still wait for.
      var open: [[String]] = [[start.id]]
      while !open.isEmpty {
        guard let next = open[open.count - 1].popLast() else {
          open.removeLast()
          if let left = path.popLast() {
            onPath.remove(left)
            done.insert(left)
          }
          continue
        }
        if onPath.contains(next), let begin = path.firstIndex(of: next) {
          findings.append(circle(Array(path[begin...])))
        } else if !done.contains(next), let recognizer = index.recognizer(next), recognizer.isEnabled {
          path.append(next)
          onPath.insert(next)
          open.append(waitedFor(by: recognizer).reversed())
        }
      }
    }
    return findings
  }

  private func circle(_ members: [String]) -> Finding {
    Finding(
      .waitsInCircle, members[0], by: members.count > 1 ? members[1] : nil,
      others: Array(members.dropFirst(2)),
      box: index.recognizer(members[0]).flatMap { index.view($0.view) }.flatMap(screenBox),
      cure: index.recognizer(members[members.count - 1]).map { ending($0, waitingFor: members[0]) } ?? [])
  }

  /// The recognizers that must fail first: those of `require(toFail:)`, and those that its delegate or theirs declare.
  private func waitedFor(by recognizer: TraceGestureRecognizer) -> [String] {
    var all = recognizer.requiresFailureOf ?? []
    guard let view = index.view(recognizer.view) else { return all }
    for other in ownRecognizers(of: view) where other.id != recognizer.id && !all.contains(other.id) {
      if says(answers(of: recognizer)["shouldRequireFailure"], of: other)
        || says(answers(of: other)["shouldBeRequiredToFail"], of: recognizer)
      {
        all.append(other.id)
      }
    }
    return all
  }

  /// Whether a delegate says yes to a question about another recognizer.
  private func says(_ answer: TraceOverride?, of other: TraceGestureRecognizer) -> Bool {
    guard let answer else { return false }
    switch answer.kind {
    case "true": return true
    case "only": return answer.condition == TraceCondition(recognizers: [other.id])
    default: return false
    }
  }

  /// The changes by which a recognizer does not wait for another one.
  private func ending(_ recognizer: TraceGestureRecognizer, waitingFor other: String) -> [TraceSetting] {
    let required = recognizer.requiresFailureOf ?? []
    if required.contains(other) {
      let left = TraceSetting.words(required.filter { $0 != other })
      return [TraceSetting(recognizer.id, "requiresFailureOf", "[\(left)]")]
    }
    if answers(of: recognizer)["shouldRequireFailure"] != nil {
      return answers(of: recognizer).setting("shouldRequireFailure", to: "false")
    }
    guard let other = index.recognizer(other) else { return [] }
    return answers(of: other).setting("shouldBeRequiredToFail", to: "false")
  }

  /// Gestures of one view that the same fingers make, of which the first to begin keeps the other off (GR-18).
  private func excludedGestures() -> [Finding] {
    guard !isCanvas else { return [] }
    return index.screen.views.flatMap { view -> [Finding] in
      let own = ownRecognizers(of: view).filter { answers(of: $0).areKnown }
      guard own.count > 1 else { return [] }
      return own.indices.flatMap { first in
        own[(first + 1)...].compactMap { second in
          areRivals(own[first], second) ? excluded(own[first], second, in: view) : nil
        }
      }
    }
  }

  private func areRivals(_ first: TraceGestureRecognizer, _ second: TraceGestureRecognizer) -> Bool {
    let both = Set([first, second].map { $0.nearestClass })
    let areAlike = isTap(first) && isTap(second) && first.settings == second.settings && first.settings != nil
    guard areAlike || both == ["UIPinchGestureRecognizer", "UIRotationGestureRecognizer"] else {
      return false
    }
    return !says(answers(of: first)["shouldRecognizeSimultaneously"], of: second)
      && !says(answers(of: second)["shouldRecognizeSimultaneously"], of: first)
      && !waitedFor(by: first).contains(second.id) && !waitedFor(by: second).contains(first.id)
      && first.actions != second.actions
  }

  private func excluded(
    _ first: TraceGestureRecognizer, _ second: TraceGestureRecognizer, in view: TraceView
  ) -> Finding {
    let together = answers(of: first).setting(
      "shouldRecognizeSimultaneously", to: "{only: {recognizer: \(TraceSetting.word(second.id))}}")
    return finding(.gesturesExclude, of: first, by: second.id, cure: together)
  }

  /// Long presses within a view with a shorter one, which comes first and keeps them off (GR-18, GR-32).
  private func pressesInside() -> [Finding] {
    var outer: [String: TraceGestureRecognizer] = [:]
    var findings: [Finding] = []
    for view in index.screen.views {
      let above = view.superview.flatMap { outer[$0] }
      let own = ownRecognizers(of: view).first { isLongPress($0) }
      outer[view.id] = own ?? above
      guard let own, let above, duration(of: above) <= duration(of: own), answers(of: own).areKnown,
        receives(above, touchIn: view) == true, !waitedFor(by: above).contains(own.id),
        !says(answers(of: own)["shouldRecognizeSimultaneously"], of: above),
        !says(answers(of: above)["shouldRecognizeSimultaneously"], of: own)
      else { continue }
      let shorter = NumberText.decimal(max(0.05, duration(of: above) - 0.1), digits: 2)
      findings.append(
        finding(
          .longPressInside, of: own, by: above.id, number: duration(of: above),
          cure: [TraceSetting(own.id, "minimumPressDuration", shorter)]))
    }
    return findings
  }

  private func isLongPress(_ recognizer: TraceGestureRecognizer) -> Bool {
    recognizer.nearestClass == "UILongPressGestureRecognizer"
  }

  private func duration(of press: TraceGestureRecognizer) -> Double {
    press.settings?["minimumPressDuration"].flatMap(Double.init) ?? TouchAnswer.pressDuration
  }

  /// Swipes from an edge over a scroll view that scrolls sideways from there (GR-18, GR-20).
  private func blockedEdges() -> [Finding] {
    var findings: [Finding] = []
    for scroll in index.screen.views
    where scroll.isScrollView && refusing(scroll) == nil && scrollAxes(of: scroll).contains(.horizontal) {
      guard let box = shownBox(of: scroll) else { continue }
      let pan = scroll.gestureRecognizers.first { index.recognizer($0)?.className == Self.scrollPan }
      for view in index.ancestry(of: scroll.id) {
        for edge in ownRecognizers(of: view)
        where edge.nearestClass == "UIScreenEdgePanGestureRecognizer"
          && begins(edge, in: box)
        {
          guard let pan, answers(of: edge).areKnown, answers(of: edge)["shouldBeRequiredToFail"] == nil,
            index.recognizer(pan)?.requiresFailureOf?.contains(edge.id) != true
          else { continue }
          let waits = answers(of: edge).setting(
            "shouldBeRequiredToFail", to: "{only: {recognizer: \(TraceSetting.word(pan))}}")
          findings.append(Finding(.edgeSwipeBlocked, edge.id, by: scroll.id, box: box, cure: waits))
        }
      }
    }
    return findings
  }

  private static let scrollPan = "UIScrollViewPanGestureRecognizer"

  /// Whether a swipe from an edge that a recognizer looks at begins in a box on the screen.
  private func begins(_ edge: TraceGestureRecognizer, in box: TraceRect) -> Bool {
    let edges = edge.settings?["edges"]?.list ?? []
    return edges.contains("left") && box.minX <= 0
      || edges.contains("right") && box.maxX >= index.screen.size.width
  }

  /// Recognizers whose delegate keeps them from touches: from all, or from those of what lies in the view that it names
  /// (GR-6).
  private func filters() -> [Finding] {
    index.screen.gestureRecognizers.compactMap { recognizer in
      guard recognizer.isEnabled, let answer = answers(of: recognizer)["shouldReceiveTouch"],
        let owner = index.view(recognizer.view), refusing(owner) == nil
      else { return nil }
      if answer.kind == "false" {
        return finding(
          .refusesTouches, of: recognizer,
          cure: answers(of: recognizer).setting("shouldReceiveTouch", to: "true"))
      }
      guard let named = answer.condition?.views, answer.condition == TraceCondition(views: named),
        let (view, condition) = misnamed(named, answer.kind)
      else { return nil }
      let cured = answers(of: recognizer).setting(
        "shouldReceiveTouch", to: "{\(answer.kind): {\(condition)}}")
      return Finding(.filterByIdentity, recognizer.id, by: view.id, box: screenBox(of: view), cure: cured)
    }
  }

  /// The first of some views whose touches are those of views in it that are not named, and the condition that says what
  /// is meant.
  private func misnamed(_ names: [String], _ kind: String) -> (TraceView, String)? {
    for view in names.compactMap(index.view) {
      let inside = index.subviews(of: view.id).compactMap(index.view).filter {
        $0.refusal == nil && !names.contains($0.id)
      }
      if kind == "unless", !inside.isEmpty { return (view, "within: [\(TraceSetting.words(names))]") }
      if kind == "only", let covers = covering(view, inside) {
        return (view, "view: [\(TraceSetting.words(names + covers))]")
      }
    }
    return nil
  }

  /// What covers a view; nil if nothing does.
  private func covering(_ view: TraceView, _ inside: [TraceView]) -> [String]? {
    let area = view.bounds.size.width * view.bounds.size.height
    let covers = inside.filter { $0.frame.size.width * $0.frame.size.height >= 0.9 * area }
    return area > 0 && !covers.isEmpty ? covers.map(\.id) : nil
  }
}
