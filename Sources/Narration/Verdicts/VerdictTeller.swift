// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Finds the two halves of a verdict on a touch that hit a view.
struct VerdictTeller {
  let narrator: Narrator
  let answer: TouchAnswer
  let hitView: String

  /// The gesture in a word.
  let touch: String

  var verdict: Verdict { answer.verdict }
  var index: ScreenIndex { narrator.index }

  /// The responder that the verdict is about; the hit-test view where it names none.
  var responder: String { verdict.responder ?? hitView }

  /// The hit-test view, where the responder is another one.
  private var otherHitView: RichText? { responder == hitView ? nil : narrator.object(hitView) }

  /// The recognizer of the verdict.
  var recognizer: RecognizerAnswer? {
    answer.outcome.recognizers.first { $0.id == verdict.recognizer }
  }

  // MARK: - Who

  var head: VerdictHead {
    if !verdict.endings.isEmpty, verdict.code != .undecided { return .parted(parts) }
    let subject = narrator.object(responder)
    switch verdict.code {
    case .recognized: return recognized
    case .controlActed, .keptByControl:
      return .control(
        subject, touch: touch, on: otherHitView, does: effect(of: responder), late: lateness(of: responder),
        although: sparing)
    case .selected:
      let call = answer.outcome.selection
      let cell = verdict.subject ?? call?.subject
      let sent = answer.outcome.actions.filter { $0.kind == .action && $0.sender == cell }
      return .selected(
        cell: cell.map(narrator.object), list: subject,
        isOn: call?.name.hasPrefix("didSelect") ?? true, segue: self.sent(sent).segue, touch: touch,
        although: sparing)
    case .scrolled:
      if verdict.reason?.code == .stoppedContent { return .stopsContent(subject, touch: touch) }
      let others = verdict.companions.compactMap { index.recognizer($0).map { narrator.object($0.view) } }
      return .scrolls([subject] + others, touch: touch, from: loser.map(narrator.object))
    case .focused: return .focuses(subject, touch: touch, on: otherHitView)
    case .withheld: return .neverGets(narrator.object(hitView), touch: touch)
    case .handled:
      if isTakenAway { return .loses(subject, touch: touch) }
      return .handles(subject, touch: touch, on: otherHitView, late: late)
    case .keptByScrollView: return .keeps(subject, touch: touch, on: otherHitView)
    case .undecided:
      let hit = narrator.object(hitView)
      return passage == nil ? .nothingKnown(hit, touch: touch) : .getsUndecided(hit, touch: touch)
    case .dropped, .unclaimed:
      let hit = narrator.object(hitView)
      return missed == nil ? .getsUnhandled(hit, touch: touch) : .nobodyHandles(touch: touch, on: hit)
    }
  }

  private var recognized: VerdictHead {
    let id = verdict.recognizer ?? responder
    let who = narrator.who(id)
    let all = [id] + verdict.companions
    let from = loser.map(narrator.object)
    let sent = answer.outcome.actions.filter { call in
      call.kind == .action && all.contains { $0 == call.sender }
    }
    guard !sent.isEmpty else {
      let isUnknown = recognizer?.areActionsKnown == false && dropped(by: id) == nil
      return isUnknown
        ? .unknownAction(who: who, touch: touch, from: from)
        : .recognizesInVain(who: who, touch: touch, from: from)
    }
    if answer.losers.isEmpty {
      return .recognizes(
        who: all.map(narrator.role), touch: touch, sends: self.sent(sent), late: gestureLateness)
    }
    return .takes(who: all.map(narrator.role), touch: touch, from: from, late: gestureLateness)
  }

  /// How late a recognizer acts since it waited for others. One that needs another touch is not late.
  var gestureLateness: String? {
    guard let recognizer, !recognizer.waitedFor.isEmpty else { return nil }
    return lateness(of: recognizer.id)
  }

  /// The view that loses the touch to the one who acts, if it is not the view on which that stands.
  private var loser: String? {
    let taker = verdict.recognizer.flatMap { index.recognizer($0)?.view } ?? responder
    return answer.losers.first { $0 != taker }
  }

  /// A recognizer that recognizes too, and leaves the view its touch.
  private var sparing: RichText? { sparingRecognizer.map { narrator.object($0.id) } }

  var sparingRecognizer: RecognizerAnswer? {
    answer.outcome.recognizers.first {
      $0.recognized && !$0.isSystem && index.recognizer($0.id)?.cancelsTouchesInView == false
    }
  }

  /// Whether the system takes the touch from the view that handles it.
  var isTakenAway: Bool {
    answer.isCancelled && takenAway != nil
  }

  var takenAway: TraceReason? {
    answer.outcome.deliveryChanges.last { $0.kind == .taken && $0.view == hitView }?.reason
  }

  // MARK: - What

  func effect(of control: String) -> VerdictHead.Effect {
    let sent = answer.outcome.actions.filter { $0.kind == .action && $0.sender == control }
    guard sent.isEmpty else { return .sends(self.sent(sent)) }
    let told = answer.outcome.controls.first { $0.control == control }
    if let value = told?.values.first {
      return .becomes(
        property: value.property, value: Double(value.value).map(narrator.number) ?? value.value)
    }
    let record = index.view(control)?.control
    if record?.isEnabled == false || verdict.reason?.code == .touchOfAnotherView { return .nothing }
    if dropped(by: control) != nil { return .nothing }
    return told?.areActionsKnown == false && record?.actions.isEmpty ?? true ? .unknown : .nothing
  }

  private func sent(_ calls: [ActionCall]) -> VerdictHead.Sent {
    var names: [String] = []
    var segue: String?
    for call in calls {
      if let target = call.target, SegueName.isOne(target) {
        segue = segue ?? target
      } else if !names.contains(call.name) {
        names.append(call.name)
      }
    }
    return VerdictHead.Sent(
      actions: names.prefix(2).map { RichText(code: $0) }, segue: segue.map(narrator.object))
  }

  func dropped(by sender: String) -> ActionCall? {
    answer.outcome.actions.first { $0.kind == .dropped && $0.sender == sender }
  }

  /// How long after the lift a sender's first action came, in seconds; nil for at the lift or before.
  func lateness(of sender: String) -> String? {
    let first = answer.outcome.actions.first { $0.kind == .action && $0.sender == sender }
    return first?.lateness.map { NumberText.decimal($0, digits: 2) }
  }

  /// The same of the first method of the hit-test view that was held back until then.
  private var late: String? {
    guard responder == hitView else { return nil }
    return answer.late.map { NumberText.decimal($0.lateness, digits: 2) }
  }

  // MARK: - Methods that end differently

  /// What became of each method, those that went the same way together: first what is handled, then what is kept, then
  /// what ends without a taker.
  private var parts: [VerdictHead.Part] {
    var groups: [[Verdict.Ending]] = []
    for ending in verdict.endings {
      if let position = groups.firstIndex(where: { $0[0].isAlike(ending) }) {
        groups[position].append(ending)
      } else {
        groups.append([ending])
      }
    }
    let order: [Verdict.Code] = [.handled, .keptByControl, .keptByScrollView, .dropped]
    return order.flatMap { code in groups.filter { $0[0].code == code } }.map { endings in
      let responder = narrator.object(endings[0].responder)
      let methods = endings.map { RichText(code: $0.method) }
      return switch endings[0].code {
      case .handled: .handles(responder, methods: methods)
      case .keptByControl, .keptByScrollView: .keeps(responder, methods: methods)
      default: .drops(at: responder, methods: methods)
      }
    }
  }
}
