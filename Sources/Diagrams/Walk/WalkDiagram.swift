// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The screen on which the touch plays: at each step it is what `screen` shows then, below the step in a sentence.
///
/// The picture moves by itself, in rules of its own style. At rest it is the outcome.
struct WalkDiagram: Picture {
  let subject: DiagramSubject
  private let frames: WalkFrames

  static func applies(to subject: DiagramSubject) -> Bool {
    subject.touch.map { !$0.passes.isEmpty } ?? false
  }

  init(_ subject: DiagramSubject) throws(DiagramError) {
    var whole = subject
    whole.options.step = nil
    self.subject = whole
    frames = try WalkFrames(whole)
  }

  private func say(_ text: DocumentText) -> String { language.say(text) }

  func diagram() -> Diagram {
    let verdict = narrator.verdict(answer)
    guard Self.applies(to: subject), !frames.shown.isEmpty else { return subject.sentence(verdict) }
    let clock = WalkClock(count: frames.shown.count)
    var style = WalkStyle(clock: clock)
    let nodes = frames.nodes(&style)
    let bar = frames.bar(&style)
    let sheet = frames.last.sheet
    let box = PictureRect(x: 0, y: 0, width: sheet.width, height: frames.bottom + Sheet.margin)
    return subject.diagram(
      subject.drawing(
        [.group([.classes(["sheet"])], [bar] + nodes)], in: box, fontSize: sheet.text.small.size,
        style: style.css),
      title: sheet.claim, summary: narrator.joined([say(.walkSummary(steps: frames.count)), verdict]),
      facts: facts(clock), textEquivalent: text(verdict))
  }

  /// The steps for programs. Times are in seconds of the picture, touches in the coordinates of the step's subject.
  private func facts(_ clock: WalkClock) -> JSONObject {
    let story = subject.analysis.story(of: subject.options.touch)
    return .known([
      "hitView": answer.hitView, "count": frames.count, "duration": clock.duration,
      "steps": frames.shown.enumerated().map { position, step -> JSONObject in
        .known([
          "number": step.number, "phase": step.phase.rawValue, "subject": step.subject,
          "mark": story.marks(of: step)[step.subject]?.mark.rawValue, "point": step.point,
          "sentence": narrator.sentence(step).plain, "start": clock.start(of: position),
        ])
      },
    ])
  }

  private func text(_ verdict: String) -> String {
    let claim = TextFitter.line(frames.last.sheet.claim)
    let steps = frames.shown.map { "\($0.number). " + TextFitter.line(narrator.sentence($0).plain) }
    let leftOut = frames.count - frames.shown.count
    let rest = leftOut > 0 ? ["- " + say(.furtherSteps(count: leftOut))] : []
    return ([claim, ""] + steps + rest + ["- " + TextFitter.line(verdict)]).joined(separator: "\n") + "\n"
  }
}

extension DiagramKind {
  package static let walk = DiagramKind(
    picture: WalkDiagram.self, id: "walk",
    name: PictureName(
      english: .init("The touch, step by step"),
      simplifiedChinese: .init("触摸的每一步")),
    question: "What happens, step by step?",
    discussion:
      "The screen again, and the touch plays on it: views get their colours and names when they are asked, the "
      + "finger and the content move, and above stands the step in a sentence. It moves by CSS alone, in a README "
      + "too. For readers who want no motion, in PNG and in PDF it is the outcome.",
    example: "--touch 2", form: .drawing, parts: [.sheet, .graph, .touch, .callouts, .screen, .walk],
    touch: .needed,
    isOfAnswer: false)
}
