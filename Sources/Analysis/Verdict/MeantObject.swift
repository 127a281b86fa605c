// SPDX-License-Identifier: Apache-2.0

package import Trace

extension Because {
  /// The control that the finger was aimed at, if this says why it got nothing.
  package var meantControl: String? {
    switch self {
    case .inFront(_, let control, _, _), .comesLater(_, _, let control), .misses(let control, _),
      .refusesFor(_, let control, _), .interactionDisabled(_, let control),
      .letsThrough(let control, _, isInFront: false), .nearlyInvisible(_, _, let control?):
      control
    default: nil
    }
  }

  /// Whether ``meantControl`` is seen where the finger is: the view in front of it is clear or hardly seen, or a view around it refuses and
  /// is not transparent.
  fileprivate var showsMeantControl: Bool {
    switch self {
    case .inFront(_, _, _, isClear: true), .nearlyInvisible(_, _, of: _?): true
    case .refusesFor(_, _, let reason): reason.code != .alphaBelowThreshold
    default: false
    }
  }
}

extension Act {
  /// The view, responder or recognizer that acts on the touch, or that gets it without effect; nil if nobody gets it.
  package var actor: String? {
    switch self {
    case .takes(let recognizers, _, _), .recognizes(let recognizers, _, _): recognizers.first
    case .recognizesInVain(let recognizer, _), .unknownAction(let recognizer, _): recognizer
    case .control(let control, _, _, _, _): control
    case .selected(let cell, let list, _, _, _, _), .performsPrimaryAction(let cell, let list, _, _):
      cell ?? list
    case .scrolls(let views, _): views.first
    case .movesSheet(let list, _): list
    case .focuses(let responder, _, _), .handles(let responder, _, _), .keeps(let responder, _, _): responder
    case .stopsContent(let view), .loses(let view), .neverGets(let view), .nobodyHandles(let view),
      .getsUnhandled(let view, _), .getsUndecided(let view), .nothingKnown(let view),
      .decidedInside(let view, _, _):
      view
    case .nobodyGets: nil
    case .parted(let parts): parts.first?.responder
    }
  }

  /// Whether nothing inside the view in which a framework decides handles the touch, for such a cause.
  package func isUnhandledInside(_ because: Because?) -> Bool {
    if case .decidedInside = self { because == .noContentThere } else { false }
  }

  /// The framework that decides inside the view, if the cause says how the touch came to the view and not why the framework
  /// decides. A sentence names it after the cause then.
  package func decisionAfter(_ because: Because?) -> InnerFramework? {
    guard case .decidedInside(_, let framework, _) = self else { return nil }
    return switch because {
    case nil, .noViewsInside?, .noContentThere?, .noTouchHandler?, .mayClaim?, .reachesPage?: nil
    default: framework
    }
  }

  /// The ``Because/meantControl`` of the cause if the act is told as of a touch that was meant for it: "the tap meant for
  /// Save". A person sees it there, and the act names no other view that the touch is on, nor a control or list that does
  /// something, which the finger may as well have been aimed at.
  package func statedAim(_ because: Because?) -> String? {
    guard let because, because.showsMeantControl else { return nil }
    return switch self {
    case .takes(_, from: nil, _), .recognizes, .recognizesInVain(_, from: nil), .unknownAction(_, from: nil),
      .handles(_, on: nil, _), .keeps(_, on: nil, _), .getsUnhandled, .decidedInside:
      because.meantControl
    default: nil
    }
  }
}

extension TouchAnswer {
  /// The control that the finger was aimed at and that did not get the touch; nil if there is none.
  ///
  /// It is the control that the verdict names. If the actor's view contains both the hit-test view and a control
  /// visible behind it, a tap was aimed at that control too.
  package func meantControl(in index: ScreenIndex) -> String? {
    if let named = verdict.because?.meantControl { return named }
    let (front, control): (String, String)
    switch verdict.whyHit {
    case .inFront(let view, let covered, _, _)?, .comesLater(let view, _, let covered)?:
      (front, control) = (view, covered)
    default: return nil
    }
    guard !isDrag, let winner, let taker = index.recognizer(winner)?.view ?? index.view(winner)?.id
    else { return nil }
    let path = index.ancestry(of: control)
    guard path.dropFirst().contains(where: { $0.id == taker }) else { return nil }
    let around = Set(path.map(\.id))
    let covers = index.ancestry(of: front).prefix { !around.contains($0.id) }
    return covers.contains { $0.isOpaque } ? nil : control
  }
}

/// Why the hit test did not return a view that a touch was aimed at.
package enum MissedView: Hashable, Sendable {
  /// It was asked and refused.
  case refuses(TraceReason?)
  /// It was not asked: a superview refused.
  case within(view: String, TraceReason?)
  /// It was not asked: a view in front of it, or a subview of that, was hit.
  case behind(front: String)
  /// It was not asked, and the trace does not say why.
  case notAsked
}

extension TouchAnswer {
  /// The view that the touch was aimed at, for the picture of a hit test: the control that got nothing; else, if no
  /// control and no recognizer acts, the view under the finger that the touch did not reach and that nothing opaque
  /// covers.
  package func missedAim(in index: ScreenIndex) -> String? {
    if let control = meantControl(in: index) { return control }
    switch verdict.code {
    case .handled, .dropped, .undecided, .unclaimed, .keptByScrollView: break
    case .recognized, .controlActed, .keptByControl, .selected, .scrolled, .focused, .withheld: return nil
    }
    guard !isDrag, let missed = unreachedControl(in: index) else { return nil }
    if [.siblingInFront, .windowInFront].contains(missed.reason.code) {
      let around = Set(index.ancestry(of: missed.control).map(\.id))
      let covers = index.ancestry(of: missed.reason.subject ?? "").prefix { !around.contains($0.id) }
      guard !covers.contains(where: \.isOpaque) else { return nil }
    }
    return missed.control
  }

  /// Why the hit test did not return a view; nil if the view is on the hit path.
  package func missing(_ view: String, in index: ScreenIndex) -> MissedView? {
    guard hitView != nil, !hitPath(in: index).contains(view), let found = index.view(view) else { return nil }
    func refusal(of view: String) -> WalkStep? {
      walk.last { $0.view == view }.flatMap { $0.outcome == .refused ? $0 : nil }
    }
    if let step = refusal(of: view) { return .refuses(step.cause) }
    guard !walk.contains(where: { $0.view == view }) else { return nil }
    for around in index.ancestry(of: view).dropFirst() {
      if let step = refusal(of: around.id) { return .within(view: around.id, step.cause) }
    }
    guard let reason = answer(for: found, in: index).reason, let front = reason.subject,
      [.siblingInFront, .windowInFront].contains(reason.code)
    else { return .notAsked }
    return .behind(front: front)
  }
}

extension TraceView {
  /// Whether it hides what is behind it, as far as its colour is known.
  var isOpaque: Bool {
    alpha >= 1 && backgroundColor.flatMap(HexColor.init)?.alpha == .max
  }
}

extension TraceAnalysis {
  /// The object that a touch, by its index, was aimed at: the subject of the finding that the trace demonstrates, else
  /// the view in question if the touch missed it, else the control that the finger was aimed at and that did not get the
  /// touch. Nil if none is known.
  package func meant(ofTouch touch: Int) -> String? {
    if let finding { return finding.rule.isShownByTap ? finding.subject : nil }
    let index = index(of: touches[touch])
    if let view = trace.meant, touches[touch].missing(view, in: index) != nil { return view }
    return touches[touch].meantControl(in: index)
  }

  /// The view of `--view`: its record at the start of the trace, or else at the first touch whose screen has it.
  package var meantView: TraceView? {
    guard let id = trace.meant else { return nil }
    return index.view(id) ?? touches.lazy.compactMap { index(of: $0).view(id) }.first
  }

  /// Why a touch did not go to the view that somebody asks about, by the touch's position; nil if nobody does.
  package func target(ofTouch touch: Int) -> TargetAnswer? {
    meantView.map { TargetAnswer($0, for: touches[touch], in: self) }
  }
}

extension TraceView {
  /// Whether it draws nothing itself, as far as is known: a plain view without colour, text and border.
  var drawsNothing: Bool {
    control == nil && text == nil && backgroundColor == nil && className == baseClass
      && Set<ViewRole?>([.view, .stack, .window, .scrollView]).contains(baseRole)
      && self[.borderWidth] == nil
  }
}
