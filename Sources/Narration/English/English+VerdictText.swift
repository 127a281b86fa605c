// SPDX-License-Identifier: Apache-2.0

extension English {
  static func text(_ text: VerdictText) -> String {
    switch text {
    case .gesture(.tap): "tap"
    case .gesture(.press): "press"
    case .gesture(.drag): "drag"
    case .gesture(.touch): "touch"
    case .heading(let number, .drag, let point): "Touch \(number): drag from \(point)"
    case .heading(let number, let gesture, let point):
      "Touch \(number): \(Self.text(VerdictText.gesture(gesture))) at \(point)"

    case .handled(let view, let touch, nil): "\(view) gets the \(touch) and handles it."
    case .handled(let view, let touch, let responder?):
      "\(view) gets the \(touch), and \(responder) handles it, further up the responder chain."
    case .keptByControl(let view, let touch, nil): "\(view) gets the \(touch) and, being a control, keeps it."
    case .keptByControl(let view, let touch, let responder?):
      "\(view) gets the \(touch); it climbs to \(responder) which, being a control, keeps it."
    case .keptByScrollView(let view, let touch, nil):
      "\(view) gets the \(touch) and, being a scroll view, keeps it."
    case .keptByScrollView(let view, let touch, let responder?):
      "\(view) gets the \(touch); it climbs to \(responder) which, being a scroll view, keeps it."
    case .dropped(let view, let touch, let end):
      "\(view) gets the \(touch), but nothing handles it" + words(end)
    case .undecided(let view, let touch, .unsimulatedHitView):
      "\(view) gets the \(touch); its class handles touches in a way that this version does not simulate."
    case .undecided(let view, let touch, .controllers):
      "\(view) gets the \(touch). Nothing shown here handles it; the source does not tell of view controllers."
    case .undecided(let view, let touch, .classes(let names)):
      "\(view) gets the \(touch). Nothing is known to handle it; the source does not tell whether \(names) would."
    case .undecided(let view, let touch, .unsimulated(let names)):
      "\(view) gets the \(touch). Nothing is known to handle it; what \(names) would do with it is not simulated "
        + "in this version."
    case .endsDifferently(let view, let touch, let parts):
      "\(view) gets the \(touch); \(parts.map(words).joined(separator: ", "))."
    case .unlessRecognized(let touch, let views):
      "This holds unless a gesture recognizer of \(views) takes the \(touch): there are some, and the source does not "
        + "tell which."
    case .nearlyInvisible(let view, let alpha):
      "\(view) can hardly be seen (alpha \(alpha)), and takes touches all the same: only below 0.01 it would not."
    case .cancelled(let touch): "The \(touch) is then cancelled."
    case .unclaimed(let touch, let reason): "Nobody gets the \(touch): \(reason ?? "no window claimed it")."
    }
  }

  private static func words(_ end: VerdictText.End) -> String {
    switch end {
    case .hitView: ": there is no next responder, and the event ends right there."
    case .above(let responder): ": the event climbs to \(responder) and ends there."
    case .cycle(let responder):
      ": the next of \(responder) leads back into the chain, and the event ends there."
    case .unknown: "."
    }
  }

  private static func words(_ part: VerdictText.Part) -> String {
    switch part {
    case .handledByHitView(let methods): "it handles \(methods) only"
    case .handled(let responder, let methods): "\(responder) handles \(methods)"
    case .kept(let responder, let methods): "\(responder) keeps \(methods)"
    case .ends(let responder, let methods, let count):
      "\(methods) \(count == 1 ? "ends" : "end") at \(responder)"
    }
  }
}
