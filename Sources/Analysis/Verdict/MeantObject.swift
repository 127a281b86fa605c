// SPDX-License-Identifier: Apache-2.0

import Trace

extension Because {
  /// The control that the finger was meant for, where this says why it got nothing.
  package var meantControl: String? {
    switch self {
    case .inFront(_, let control, _, _), .misses(let control, _), .refusesFor(_, let control, _),
      .interactionDisabled(_, let control), .letsThrough(let control, _, isInFront: false):
      control
    default: nil
    }
  }
}

extension TouchAnswer {
  /// The control that the finger was meant for and that did not get the touch; nil if there is none.
  ///
  /// It is the one that the verdict names. Where somebody acts whose view lies around both the hit-test view and a
  /// control that is seen behind it, a tap was meant for that control too.
  package func meantControl(in index: ScreenIndex) -> String? {
    if let named = verdict.because?.meantControl { return named }
    guard case .inFront(let front, let control, _, _)? = verdict.whyHit, !isDrag, let winner,
      let taker = index.recognizer(winner)?.view ?? index.view(winner)?.id
    else { return nil }
    let path = index.ancestry(of: control)
    guard path.dropFirst().contains(where: { $0.id == taker }) else { return nil }
    let around = Set(path.map(\.id))
    let covers = index.ancestry(of: front).prefix { !around.contains($0.id) }
    return covers.contains { $0.isOpaque } ? nil : control
  }
}

extension TraceView {
  /// Whether it hides what is behind it, as far as colours are known.
  var isOpaque: Bool {
    alpha >= 1 && backgroundColor.flatMap(HexColor.init)?.alpha == .max
  }
}

extension TraceAnalysis {
  /// The object that a touch was meant for, by the touch's position: what the finding is about that the trace shows, else
  /// the control that the finger was meant for and that did not get the touch. Nil if neither is known.
  package func meant(ofTouch touch: Int) -> String? {
    if let finding { return finding.rule.isShownByTap ? finding.subject : nil }
    return touches[touch].meantControl(in: index(of: touches[touch]))
  }
}

extension TraceView {
  /// Whether it draws nothing of its own, as far as is known: a plain view without colour, text and border.
  var drawsNothing: Bool {
    control == nil && text == nil && backgroundColor == nil && className == baseClass
      && Set<ViewRole?>([.view, .stack, .window, .scrollView]).contains(baseRole)
      && self[.borderWidth] == nil
  }
}
