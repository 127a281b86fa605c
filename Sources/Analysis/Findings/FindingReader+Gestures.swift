// SPDX-License-Identifier: Apache-2.0

import Trace

extension FindingReader {
  /// What recognizers take from views.
  func gestures() -> [Finding] {
    Self.joined(stoppedViews()) + takenSliders() + unhandledCancels() + lateTaps()
  }

  /// A single tap that cancels touches, with nobody who is asked whether it may begin.
  private func stopsTouches(_ recognizer: TraceGestureRecognizer) -> Bool {
    isTap(recognizer) && taps(recognizer) == 1 && recognizer.cancelsTouchesInView
      && asksNobodyToBegin(recognizer)
  }

  private func asksNobodyToBegin(_ recognizer: TraceGestureRecognizer) -> Bool {
    (recognizer.overrides ?? []).allSatisfy {
      $0.method.hasPrefix("delegate.") && $0.method != "delegate.shouldBegin"
    }
  }

  func isTap(_ recognizer: TraceGestureRecognizer) -> Bool {
    recognizer.nearestClass == "UITapGestureRecognizer"
  }

  func taps(_ recognizer: TraceGestureRecognizer) -> Int {
    recognizer.settings?["numberOfTapsRequired"].flatMap(Int.init) ?? 1
  }

  /// Lists and controls of the app's own below such a tap.
  private func stoppedViews() -> [Finding] {
    var tapsOf: [String: [TraceGestureRecognizer]] = [:]
    var findings: [Finding] = []
    for view in index.screen.views {
      let above = view.superview.flatMap { tapsOf[$0] } ?? []
      let own = ownRecognizers(of: view).filter(stopsTouches)
      // The nearest comes first.
      tapsOf[view.id] = own + above
      guard refusing(view) == nil, view.overrides.isEmpty else { continue }
      // A recognizer of the control itself goes first whatever the class; those above only with controls of the app's
      // own (GR-39, GR-40).
      let acts = view.control?.actions.isEmpty == false
      let rule: FindingRule? = view.selectsRows ? .tapStopsSelection : acts ? .tapStopsControl : nil
      let candidates = view.selectsRows || view.isOwnControl ? own + above : own
      guard let rule, let tap = candidates.first(where: { receives($0, touchIn: view) == true }) else {
        continue
      }
      findings.append(
        finding(rule, in: view, by: tap.id, cure: [TraceSetting(tap.id, "cancelsTouchesInView", "false")]))
    }
    return findings
  }

  /// Sliders below a pan that takes their touches (GR-38 keeps only taps and swipes off).
  private func takenSliders() -> [Finding] {
    targets.compactMap { slider in
      guard slider.baseClass == "UISlider", refusing(slider) == nil, slider.overrides.isEmpty else {
        return nil
      }
      for view in index.ancestry(of: slider.id).dropFirst() {
        for pan in ownRecognizers(of: view)
        where pan.nearestClass == "UIPanGestureRecognizer" && pan.cancelsTouchesInView
          && asksNobodyToBegin(pan) && receives(pan, touchIn: slider) == true
        {
          return finding(.panTakesSlider, in: slider, by: pan.id, cure: sparing(slider, from: pan))
        }
      }
      return nil
    }
  }

  /// A delegate that keeps a recognizer off a view, and off what it kept it off before.
  private func sparing(_ view: TraceView, from recognizer: TraceGestureRecognizer) -> [TraceSetting] {
    let answers = answers(of: recognizer)
    guard let now = answers["shouldReceiveTouch"] else {
      return answers.setting("shouldReceiveTouch", to: "{unless: {within: \(TraceSetting.word(view.id))}}")
    }
    guard now.kind == "unless", let within = now.condition?.within,
      now.condition == TraceCondition(within: within)
    else { return [] }
    return answers.setting(
      "shouldReceiveTouch", to: "{unless: {within: [\(TraceSetting.words(within + [view.id]))]}}")
  }

  /// Views that undo at the end what they did at the beginning, but not when the touch is taken from them (TE-5).
  private func unhandledCancels() -> [Finding] {
    index.screen.views.compactMap { view in
      let methods = Set(view.implements.map(\.method))
      guard methods.contains(.touches(.began)), methods.contains(.touches(.ended)),
        !methods.contains(.touches(.cancelled)), refusing(view) == nil, let taker = canceller(of: view)
      else { return nil }
      let all = (view.implements.map(\.method) + [.touches(.cancelled)]).map(\.rawValue).joined(
        separator: ", ")
      let callsSuper = view.implements.contains(where: \.callsSuper)
      return finding(
        .cancelNotHandled, in: view, by: taker,
        cure: callsSuper ? [] : [TraceSetting(view.id, "implements", "[\(all)]")])
    }
  }

  /// What may take a touch from a view that has got it: a scroll view, or a recognizer that looks at moves.
  private func canceller(of view: TraceView) -> String? {
    for ancestor in index.ancestry(of: view.id) {
      if ancestor.isScrollView, ancestor.id != view.id, scrollAxes(of: ancestor) != [] { return ancestor.id }
      let moves = ["UIPanGestureRecognizer", "UISwipeGestureRecognizer", "UILongPressGestureRecognizer"]
      let taker = ownRecognizers(of: ancestor).first {
        moves.contains($0.nearestClass) && $0.cancelsTouchesInView
          && receives($0, touchIn: view) == true
      }
      if let taker { return taker.id }
    }
    return nil
  }

  /// Single taps that wait for a double tap to fail.
  private func lateTaps() -> [Finding] {
    index.screen.gestureRecognizers.compactMap { single in
      guard isTap(single), taps(single) == 1, single.isEnabled else { return nil }
      let double = (single.requiresFailureOf ?? []).first { id in
        index.recognizer(id).map { isTap($0) && taps($0) > 1 && $0.isEnabled } ?? false
      }
      guard let double else { return nil }
      return finding(
        .doubleTapDelays, of: single, by: double, number: tapInterval,
        cure: [TraceSetting(single.id, "requiresFailureOf", "[]")])
    }
  }
}
