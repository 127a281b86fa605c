// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The animated screen of a touch: each step is the `screen` picture at that step, below a sentence. If a change fixed
/// a later touch, the change and its effect follow the outcome.
///
/// The animation is in the style rules of the picture. Without animation it shows the outcome.
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
    let clock = WalkClock(count: frames.shown.count, further: frames.cured.count)
    var style = WalkStyle(clock: clock)
    let nodes = frames.nodes(&style)
    let bar = frames.bar(&style)
    let sheet = frames.last.sheet
    let box = PictureRect(x: 0, y: 0, width: sheet.width, height: frames.bottom + Sheet.margin)
    var diagram = subject.diagram(
      subject.drawing(
        [.group([.classes(["sheet"])], [bar] + nodes)], in: box, fontSize: sheet.text.small.size,
        style: style.css),
      below: sheet, summary: narrator.joined([say(.walkSummary(steps: frames.count)), verdict]),
      facts: facts(clock), textEquivalent: text(verdict))
    if frames.last.isSeen { diagram.parts = diagram.kind.parts + [.paint] }
    return diagram
  }

  /// The steps for programs. Times are in seconds of the animation, locations in the coordinates of the step's subject.
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
      "cure": frames.cure.map {
        .known([
          "touch": $0.touch + 1, "sentence": $0.sentence, "start": clock.start(of: frames.shown.count + 1),
        ])
          as JSONObject
      },
    ])
  }

  private func text(_ verdict: String) -> String {
    let steps = frames.shown.map { "\($0.number). " + TextFitter.line(narrator.sentence($0).plain) }
    let leftOut = frames.count - frames.shown.count
    let rest = leftOut > 0 ? ["- " + say(.furtherSteps(count: leftOut))] : []
    let cure = frames.cure.map { ["- " + TextFitter.line($0.sentence)] } ?? []
    return (steps + rest + ["- " + TextFitter.line(verdict)] + cure).joined(separator: "\n") + "\n"
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
      "The screen again, as people see it, and the touch plays on it: views get their marks and names when they are asked, "
      + "the finger and the content move, and above stands the step in a sentence. If the same touch is made again with a "
      + "change that cures it, and the same part of the screen shows both, the change and its outcome follow. It moves by CSS alone, in a README too. For readers who want no motion, in PNG and in PDF it is the outcome.",
    example: "--touch 2", form: .drawing, parts: [.sheet, .graph, .touch, .callouts, .screen, .walk],
    touch: .needed,
    isOfAnswer: false)
}

/// Chooses the steps of an animated picture if there are too many.
///
/// The hit test has priority, but leaves some room for the outcome.
struct WalkChoice {
  static let most = 20
  private static let roomForLater = 7

  /// The limit if a fix follows, so that it comes soon.
  static let mostBeforeCure = 8
  private static let roomForLaterBeforeCure = 3

  /// The steps to show, in order.
  let shown: [TouchStep]

  init(of steps: [TouchStep], path: Set<String>, story: TouchStory, isCured: Bool = false) {
    let walk = steps.filter { $0.phase == .hitTest }
    let later = steps.filter { $0.phase != .hitTest }
    let most = isCured ? Self.mostBeforeCure : Self.most
    let roomForLater = isCured ? Self.roomForLaterBeforeCure : Self.roomForLater
    let asked = walk.chosen(most - min(later.count, roomForLater)) { position in
      switch walk[position].kind {
      case .found: 0
      case .asked, .entered, .returned: path.contains(walk[position].subject) ? 1 : 2
      case .refusals, .events, .repeated: 2
      }
    }
    shown = asked + later.chosen(most - asked.count) { Self.saysMuch(later[$0], story) ? 0 : 1 }
  }

  /// Whether a step after the hit test is important for the outcome.
  private static func saysMuch(_ step: TouchStep, _ story: TouchStory) -> Bool {
    if story.marks(of: step).values.contains(where: { [.held, .gets, .lost].contains($0.mark) || $0.fails }) {
      return true
    }
    guard let kind = step.firstEvent, step.allEvents.count == 1 else { return false }
    switch kind {
    case .actionDropped, .eventDropped: return true
    default: return kind.action != nil
    }
  }
}

/// The frames of an animated picture: the screen below the sentence of each step, and finally the outcome.
struct WalkFrames: PictureWords {
  /// Space above the screen for the progress bar.
  private static let barRoom = 11.0

  let subject: DiagramSubject

  /// The steps to show, in order, and the number of all steps.
  let shown: [TouchStep]
  let count: Int

  /// A frame for each step.
  let steps: [ScreenSheet]

  /// The outcome, on the screen after the touch.
  let last: ScreenSheet

  /// The change that fixes the touch, and the index of the later touch that was made with it.
  let cure: (sentence: String, touch: Int)?

  /// The screen with that change, and the effect of the touch then.
  let cured: [ScreenSheet]

  /// The location of the finger at each step, on the sheet.
  let fingers: [PicturePoint]

  init(_ subject: DiagramSubject) throws(DiagramError) {
    self.subject = subject
    let all = subject.analysis.steps(of: subject.options.touch)
    count = all.count
    let drawable = all.steps.filter { $0.phase != .hitTest || Self.asked($0) != nil }
    cure = try Self.cure(of: subject)
    let shown = WalkChoice(
      of: drawable, path: Set(subject.answer.hitPath(in: subject.index)),
      story: subject.analysis.story(of: subject.options.touch), isCured: cure != nil
    ).shown
    self.shown = shown
    let moments = subject.analysis.moments(of: shown, touch: subject.options.touch)
    let language = subject.options.language
    let total = all.count

    var scenes: [ScreenDiagram] = []
    var reached = 1
    for (position, step) in shown.enumerated() {
      var moved = subject
      moved.index = moments.screen(at: position)
      moved.narrator = Narrator(language, moved.index)
      moved.touch?.samples = Array(subject.answer.samples.prefix(max(moments.moments[position].samples, 1)))
      if step.phase == .hitTest, let order = Self.asked(step), !subject.answer.walk.isEmpty {
        reached = min(max(reached, order), subject.answer.walk.count)
      }
      if step.isBeforeResult, !subject.answer.walk.isEmpty {
        moved.options.step = reached
      } else {
        moved.laterStep = NumberedStep(step: step, number: step.number, total: total)
      }
      scenes.append(try ScreenDiagram(moved))
    }
    var end = subject
    if !shown.isEmpty {
      end.index = moments.screen(at: shown.count - 1)
      end.narrator = Narrator(language, end.index)
    }
    let outcome = try ScreenDiagram(end)

    // Sentences differ in length; in small type, each gets at most two lines.
    let words = shown.map { step in
      (
        claim: language.say(
          DocumentText.stepOf(
            number: step.number, total: total, phase: subject.narrator.name(step.phase))),
        line: subject.narrator.sentence(step).plain
      )
    }
    let text = SheetText(language)
    let tops =
      words.map { Sheet(claim: $0.claim, line: $0.line, text: text).top }
      + [cure.map { Sheet(claim: $0.sentence, line: nil, text: text).top } ?? 0]
    let before = scenes.first.map { ScreenSheet.boxes(of: $0.scene) } ?? []
    let top = tops.max() ?? 0
    last = ScreenSheet(outcome, top: top, others: before)
    let map = last.map
    if let cure {
      let end = try Self.subject(of: cure.touch, like: subject)
      var start = end
      start.options.step = 1
      cured = [
        ScreenSheet(
          try ScreenDiagram(start), frame: ScreenSheet.Frame(claim: cure.sentence, line: nil, map: map)),
        ScreenSheet(try ScreenDiagram(end), top: top, others: before),
      ]
    } else {
      cured = []
    }
    steps = zip(scenes, words).map { scene, words in
      ScreenSheet(scene, frame: ScreenSheet.Frame(claim: words.claim, line: words.line, map: map))
    }
    fingers = scenes.compactMap { $0.scene.points(of: $0.scene.answer).last.map { map($0) } }
  }

  /// The position in the walk of the view that a step of the hit test is about; nil for earlier steps.
  private static func asked(_ step: TouchStep) -> Int? {
    switch step.kind {
    case .asked(let walk), .entered(let walk), .returned(let walk): walk.order
    case .refusals(let walk): walk.map(\.order).max()
    case .found: 0
    case .events, .repeated: nil
    }
  }

  /// The change that fixes the touch, if the touch was repeated with it and the same part of the screen shows both.
  private static func cure(
    of subject: DiagramSubject
  ) throws(DiagramError) -> (sentence: String, touch: Int)? {
    guard let cure = subject.analysis.cure(of: subject.options.touch, variants: []),
      case .touch(let position)? = cure.run
    else { return nil }
    let cured = try self.subject(of: position, like: subject)
    guard ScreenSheet(try ScreenDiagram(subject)).map.part == ScreenSheet(try ScreenDiagram(cured)).map.part
    else {
      return nil
    }
    let narrator = Narrator(subject.options.language, subject.analysis.index(of: cure.answer))
    return (narrator.sentence(cure).plain, position)
  }

  /// The outcome of another touch.
  private static func subject(
    of touch: Int, like subject: DiagramSubject
  ) throws(DiagramError) -> DiagramSubject {
    var options = subject.options
    options.touch = touch
    return try Diagrams.subject(of: subject.kind, subject.analysis, options)
  }

  // MARK: - Nodes

  /// The elements of all frames, each once, with the steps at which it is visible.
  func nodes(_ style: inout WalkStyle) -> [SVGNode] {
    let sheets = steps + [last] + cured
    let heads = merged(sheets.map(\.head))
    let frames = sheets.map(\.parts)
    let isMoving = Set(fingers.map { [$0.x, $0.y] }).count > 1
    var nodes = heads.map { style.node($0.node, $0.span(givesWay: true)) }
    for layer in [ScreenSheet.Part.Layer.device, .view, .text, .finger, .label, .outcome] {
      if layer == .finger, isMoving { nodes += movingFinger(&style) }
      let parts = frames.enumerated().map { number, parts in
        // A moving finger is one element for all frames before the outcome.
        isMoving && layer == .finger && number < steps.count ? [] : parts.filter { $0.layer == layer }
      }
      let seen = merged(parts.map { $0.map(\.node) })
      let places = Dictionary(
        parts.joined().map { ($0.node.withoutIdentifiers, $0.position) }
      ) { first, _ in first }
      let sorted = seen.enumerated().sorted { one, other in
        let (first, second) = (
          places[one.element.node.withoutIdentifiers] ?? 0, places[other.element.node.withoutIdentifiers] ?? 0
        )
        return (first, one.offset) < (second, other.offset)
      }.map(\.element)
      let givesWay = [.text, .label].contains(layer)
      nodes += sorted.map { style.node($0.node, $0.span(givesWay: givesWay)) }
    }
    return nodes
  }

  private struct Seen {
    var node: SVGNode
    var from: Int
    /// The frame at which it disappears; nil if it stays to the end.
    var until: Int?

    func span(givesWay: Bool) -> WalkSpan? {
      from == 0 && until == nil ? nil : WalkSpan(from: from, until: until, givesWay: givesWay && until != nil)
    }
  }

  /// The elements of all frames, with those that stay merged. Only elements of the outcome keep their identifiers.
  private func merged(_ frames: [[SVGNode]]) -> [Seen] {
    var seen: [Seen] = []
    var open: [SVGNode: Int] = [:]
    for (number, nodes) in frames.enumerated() {
      let isLast = number == steps.count
      var stays: [SVGNode: Int] = [:]
      for node in nodes {
        let plain = node.withoutIdentifiers
        if let position = open[plain] {
          stays[plain] = position
          if isLast { seen[position].node = node }
        } else {
          stays[plain] = seen.count
          seen.append(Seen(node: isLast ? node : plain, from: number, until: nil))
        }
      }
      for (node, position) in open where stays[node] == nil { seen[position].until = number }
      open = stays
    }
    return seen
  }

  /// The finger while it moves, with its path.
  private func movingFinger(_ style: inout WalkStyle) -> [SVGNode] {
    guard let start = fingers.first else { return [] }
    let offsets = fingers.map { PicturePoint(x: $0.x - start.x, y: $0.y - start.y) }
    let finger = SVGNode.group(
      [.classes(["touch", style.moving(offsets)])], TouchMarks.down(at: start, radius: 10))
    let span = WalkSpan(from: 0, until: steps.count)
    return [
      style.node(.group([.classes(["touch"])], [.circle(start, radius: 4)]), span),
      style.node(finger, span),
    ]
  }

  var bottom: Double { (steps + [last] + cured).map(\.bottom).max() ?? 0 }

  /// The progress bar, visible during the animation.
  func bar(_ style: inout WalkStyle) -> SVGNode {
    let place = PictureRect(
      x: Sheet.margin, y: last.map.frame.minY - Self.barRoom, width: Sheet.contentWidth, height: 3)
    return style.node(
      .group([.classes(["timeline"])], [.rect(place), .rect(place, classes: [WalkStyle.progress])]),
      WalkSpan(from: 0, until: steps.count))
  }
}

extension TouchStep {
  /// Whether it is a step of the hit test before its result.
  fileprivate var isBeforeResult: Bool {
    if case .found = kind { return false }
    return phase == .hitTest
  }
}

extension SVGNode {
  fileprivate var withoutIdentifiers: SVGNode {
    guard case .element(let name, let attributes, let children) = self else { return self }
    let kept = attributes.filter { attribute in
      switch attribute {
      case .id, .about, .movesWith: false
      default: true
      }
    }
    return .element(name, kept, children.map(\.withoutIdentifiers))
  }
}

/// When an element of an animated picture is visible, as indices of steps.
struct WalkSpan: Hashable {
  /// The step at which it appears.
  var from: Int

  /// The step at which it disappears; nil if it stays to the end.
  var until: Int?

  /// Whether it disappears before its successor appears, as texts in the same place must; otherwise they overlap.
  var givesWay = false
}

/// The timing of an animated picture, in seconds.
struct WalkClock {
  /// The durations before the first step, of each step, after the last one, and of fading.
  static let lead = 1.2
  static let step = 1.8
  static let rest = 5.0
  static let fade = 0.25

  /// How long the finger takes to its next location.
  static let travel = 0.9

  /// How long a frame stays before the fix or its effect.
  static let pause = 4.0

  /// The number of steps, and of frames after the outcome.
  let count: Int
  var further = 0

  var duration: Double { start(of: count + further) + Self.rest }

  /// The end of the last step.
  var end: Double { start(of: count) }

  func start(of step: Int) -> Double {
    step <= count ? Self.lead + Self.step * Double(step) : end + Self.pause * Double(step - count)
  }
}

/// The style rules of an animated picture: fixed words and numbers only, so that no text of a screen can get into them.
///
/// Without animation – if the reader prefers reduced motion, or if the renderer does not support it – the rules show
/// the outcome.
struct WalkStyle {
  let clock: WalkClock

  private var spans: Set<WalkSpan> = []

  /// The offset of the moving element from its own position, at each step.
  private var offsets: [PicturePoint] = []

  init(clock: WalkClock) {
    self.clock = clock
  }

  /// The class of the progress bar.
  static let progress = "progress"

  /// The classes of an element that is visible during a span.
  mutating func classes(_ span: WalkSpan) -> [String] {
    spans.insert(span)
    let isAtRest = span.from <= clock.count && (span.until ?? .max) > clock.count
    return [Self.play, Self.name(of: span)] + (isAtRest ? [] : [Self.passing])
  }

  /// An element that is visible during a span; nil for always.
  mutating func node(_ node: SVGNode, _ span: WalkSpan?) -> SVGNode {
    guard let span else { return node }
    return .group([.classes(classes(span))], [node])
  }

  /// The class of the moving element, with its offset from its own position at each step.
  mutating func moving(_ offsets: [PicturePoint]) -> String {
    self.offsets = offsets
    return "moving"
  }

  /// The rules for all classes returned so far.
  var css: String {
    let sorted = spans.sorted { Self.key($0).lexicographicallyPrecedes(Self.key($1)) }
    let duration = NumberText.decimal(clock.duration, digits: 2)
    let rules = sorted.map { span in
      let name = Self.name(of: span)
      return "svg.hp .\(name) {animation-name: hp-\(name)}\n" + keyframes(of: span)
    }
    return """

      svg.hp .\(Self.passing), svg.hp .\(Self.progress) { opacity: 0; }
      @media (prefers-reduced-motion: no-preference) {
      svg.hp .\(Self.play), svg.hp .\(Self.progress) { animation: \(duration)s linear infinite; }
      svg.hp .\(Self.progress) { animation-name: hp-progress; transform-box: fill-box; transform-origin: 0 0; }
      \(progressFrames)\(movingRules)\(rules.joined())}

      """
  }

  private static let play = "play"
  private static let passing = "passing"

  private static func name(of span: WalkSpan) -> String {
    "s\(span.from)" + (span.until.map { "-\($0)" } ?? "") + (span.givesWay ? "x" : "")
  }

  private static func key(_ span: WalkSpan) -> [Int] {
    [span.from, span.until ?? .max, span.givesWay ? 1 : 0]
  }

  // MARK: - Keyframes

  private func keyframes(of span: WalkSpan) -> String {
    let fade = WalkClock.fade
    let start = clock.start(of: span.from)
    let end: Double
    if let until = span.until {
      end = clock.start(of: until) + (span.givesWay ? -fade : fade)
    } else {
      end = clock.duration - fade
    }
    // The first sentence is visible from the beginning, so that no frame is without words.
    let coming =
      span.from == 0 ? "0%" : "0%,\(share(start)) {opacity: 0} \(share(start + fade))"
    return "@keyframes hp-\(Self.name(of: span)) {\(coming),\(share(end)) {opacity: 1} "
      + (span.until == nil ? "" : "\(share(end + fade)),") + "100% {opacity: 0}}\n"
  }

  private var movingRules: String {
    guard !offsets.isEmpty else { return "" }
    func number(_ value: Double) -> String { NumberText.decimal(value, digits: 2) }
    let stops = offsets.enumerated().map { step, offset in
      let start = clock.start(of: step)
      let times = step == 0 ? "0%" : share(start + WalkClock.travel)
      let stay = step + 1 < offsets.count ? clock.start(of: step + 1) : clock.duration
      return
        "\(times), \(share(stay)) { transform: translate(\(number(offset.x))px, \(number(offset.y))px); }"
    }
    return "svg.hp .moving { animation: hp-moving \(number(clock.duration))s ease-in-out infinite; }\n"
      + "@keyframes hp-moving { \(stops.joined(separator: " ")) }\n"
  }

  private var progressFrames: String {
    "@keyframes hp-progress { 0% { opacity: 1; transform: scaleX(0); } "
      + "\(share(clock.end)), 100% { opacity: 1; transform: none; } }\n"
  }

  /// A time as a percentage of the whole duration.
  private func share(_ time: Double) -> String {
    NumberText.decimal(100 * time / clock.duration, digits: 2) + "%"
  }
}
