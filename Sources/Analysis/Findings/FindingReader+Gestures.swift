// SPDX-License-Identifier: Apache-2.0

import Trace

extension FindingReader {
  /// What recognizers take from views, and from each other.
  func gestures() -> [Finding] { stoppedViews() + lateTaps() + circles() + lostActions() }

  /// A single tap that cancels the touches of what it lies above, with nobody who is asked whether it may.
  private func stopsTouches(_ recognizer: TraceGestureRecognizer) -> Bool {
    isTap(recognizer) && taps(recognizer) == 1 && recognizer.isEnabled && recognizer.cancelsTouchesInView
      && recognizer.isPartOfView != true && recognizer.delegate == nil && (recognizer.overrides ?? []).isEmpty
  }

  private func isTap(_ recognizer: TraceGestureRecognizer) -> Bool {
    (recognizer.baseClass ?? recognizer.className) == "UITapGestureRecognizer"
  }

  private func taps(_ recognizer: TraceGestureRecognizer) -> Int {
    recognizer.settings?["numberOfTapsRequired"].flatMap(Int.init) ?? 1
  }

  /// Lists and controls of the app's own below such a tap.
  private func stoppedViews() -> [Finding] {
    var tapOf: [String: String] = [:]
    var positions: [String: Int] = [:]
    var findings: [Finding] = []
    for view in index.screen.views {
      let above = view.superview.flatMap { tapOf[$0] }
      let own = view.gestureRecognizers.first { index.recognizer($0).map(stopsTouches) ?? false }
      tapOf[view.id] = own ?? above
      let acts = view.control?.actions.isEmpty == false
      // A recognizer of the control itself goes first whatever the class; those above only with controls of the app's
      // own (GR-39, GR-40).
      let found: (rule: FindingRule, tap: String)? =
        if view.selectsRows, let tap = own ?? above {
          (.tapStopsSelection, tap)
        } else if acts, view.overrides.isEmpty, let tap = own ?? (view.isOwnControl ? above : nil) {
          (.tapStopsControl, tap)
        } else {
          nil
        }
      guard let (rule, tap) = found, refusing(view) == nil else { continue }
      let key = "\(rule.rawValue) \(tap)"
      if let position = positions[key] {
        findings[position].others.append(view.id)
        continue
      }
      positions[key] = findings.count
      var finding = Finding(rule, view.id, by: tap)
      finding.box = screenBox(of: view)
      finding.cure = [TraceSetting(object: tap, property: "cancelsTouchesInView", value: "false")]
      findings.append(finding)
    }
    return findings
  }

  /// Single taps that wait for a double tap to fail.
  private func lateTaps() -> [Finding] {
    index.screen.gestureRecognizers.compactMap { single in
      guard isTap(single), taps(single) == 1, single.isEnabled else { return nil }
      let double = (single.requiresFailureOf ?? []).first { id in
        index.recognizer(id).map { isTap($0) && taps($0) > 1 && $0.isEnabled } ?? false
      }
      guard let double else { return nil }
      var finding = Finding(.doubleTapDelays, single.id, by: double)
      finding.number = tapInterval
      finding.box = index.view(single.view).flatMap(screenBox)
      finding.cure = [TraceSetting(object: single.id, property: "requiresFailureOf", value: "[]")]
      return finding
    }
  }

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
          open.append((recognizer.requiresFailureOf ?? []).reversed())
        }
      }
    }
    return findings
  }

  private func circle(_ members: [String]) -> Finding {
    var finding = Finding(.waitsInCircle, members[0], by: members.count > 1 ? members[1] : nil)
    finding.others = Array(members.dropFirst(2))
    finding.box = index.recognizer(members[0]).flatMap { index.view($0.view) }.flatMap(screenBox)
    let last = index.recognizer(members[members.count - 1])
    let left = (last?.requiresFailureOf ?? []).filter { $0 != members[0] }
    finding.cure = [
      TraceSetting(
        object: members[members.count - 1], property: "requiresFailureOf",
        value: "[\(left.joined(separator: ", "))]")
    ]
    return finding
  }

  /// Actions without a target that no responder in the chain has a method for, where it is known who has one (UC-16).
  private func lostActions() -> [Finding] {
    targets.compactMap { view in
      guard let control = view.control, refusing(view) == nil else { return nil }
      let performs = chain(of: view)
      let isLost = control.actions.contains { action in
        action.target == nil && !performs.isEmpty && !performs.contains { $0.contains(action.action) }
      }
      guard isLost else { return nil }
      var finding = Finding(.lostAction, view.id)
      finding.box = screenBox(of: view)
      return finding
    }
  }

  /// What the responders above a view have methods for, as far as that is known.
  private func chain(of view: TraceView) -> [[String]] {
    let path = index.ancestry(of: view.id)
    let controllers = path.compactMap { $0.viewController.flatMap(index.controller) }
    let others = [index.screen.application] + (index.screen.delegate.map { [$0] } ?? []) + index.screen.scenes
    return path.compactMap(\.performs) + controllers.compactMap(\.performs) + others.compactMap(\.performs)
  }
}
