// SPDX-License-Identifier: Apache-2.0

import Trace

/// Why a control or a scroll view keeps a touch without any effect.
extension ActFinder {
  /// The responder keeps the touch because it does not let a recognizer around it begin (GR-7, GR-40).
  var beginRefused: Because? {
    let cause = answer.outcome.recognizers.lazy.compactMap { $0.changes.last?.cause }.first {
      $0.code == .viewRefusedBegin && $0.subject == responder
    }
    return cause.map { .reason($0, of: responder) }
  }

  /// The swipe back saw the touch and did not begin, since the system's back button or its bar does not show (OW-8).
  var popRefused: Because? {
    guard answer.isDrag else { return nil }
    let cause = answer.outcome.recognizers.lazy.filter { [.interactivePop, .contentPop].contains($0.kind) }
      .compactMap { $0.changes.last?.cause }.first { [.backButtonMissing, .barHidden].contains($0.code) }
    return cause.map { .reason($0, of: hitView) }
  }

  /// A cell of the list that keeps the touch lies behind the hit-test view, which lies in no cell.
  var coveredCell: Because? {
    guard !answer.isDrag, index.view(responder)?.settings?["allowsSelection"] != .bool(false),
      !index.ancestry(of: hitView).contains(where: { UIKitClass.isCell($0.baseClass) })
    else { return nil }
    let answers = ViewAnswers(answer, in: index)
    for cell in index.screen.views.reversed() where UIKitClass.isCell(cell.baseClass) && !cell.isUnseen {
      guard index.ancestry(of: cell.id).contains(where: { $0.id == responder }) else { continue }
      let found = answers.answer(for: cell)
      guard found.boundsContainPoint == true, let reason = found.reason, reason.code == .siblingInFront
      else { continue }
      return unreached(MissedControl(control: cell.id, reason: reason))
    }
    return nil
  }

  /// A drag in a scroll view whose content goes no further that way (SV-8).
  var atEnd: Because? {
    let scroll = answer.outcome.recognizers.first { $0.kind == .scroll && $0.view == responder }
    guard answer.isDrag, let cause = scroll?.changes.last?.cause, cause.code == .nothingToScroll else {
      return nil
    }
    return .reason(cause, of: responder)
  }

  /// A drag in a scroll view of which `isScrollEnabled` is false.
  var scrollingDisabled: Because? {
    guard answer.isDrag, let list = index.ancestry(of: hitView).first(where: \.isScrollView),
      list.settings?[KnownProperty.isScrollEnabled.rawValue] == .bool(false)
    else { return nil }
    let scroll = answer.outcome.recognizers.first { $0.kind == .scroll && $0.view == list.id }
    let change = scroll?.passedOver.flatMap { $0.code == .recognizerDisabled && $0.subject != nil ? $0 : nil }
    return .scrollingDisabled(list: list.id, since: change)
  }

  /// A control that follows the finger got the touch late, because a scroll view around it delays touches (SV-1, SV-2).
  var heldByScroll: Because? {
    guard answer.samples.contains(where: { $0.location != answer.location }),
      let control = answer.outcome.controls.first(where: { $0.control == responder }),
      control.hasTracked || control.events.contains(.valueChanged) || !control.values.isEmpty,
      let release = answer.outcome.deliveryChanges.first(where: {
        $0.kind == .released && $0.view == responder
      }),
      release.method == .began, !release.isAtLift, let seconds = release.delay,
      let holder = answer.outcome.recognizers.first(where: { $0.id == release.reason?.subject }),
      holder.kind == .contentDelay, let view = holder.view
    else { return nil }
    return .heldByScroll(
      view: view, seconds: seconds, goesElsewhere: holder.changes.last?.cause.code == .wrongDirection)
  }
}
