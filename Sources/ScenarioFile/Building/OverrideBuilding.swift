// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace
import UIKitModel

/// What views override and answer.
extension ScenarioBuilder {
  func applyOverrides(of item: ScenarioView, to view: UIView) {
    view.declaredHitTest = nil
    view.declaredPointInside = nil
    view.declaredShouldBegin = nil
    if makeOwnView(of: item) != nil { return }
    if let hitTest = item.hitTest ?? item.hitTestOfClass {
      view.declaration?.overrides.append(hitTest.record)
      let className = item.className
      pending.append { [self] in view.declaredHitTest = declared(hitTest, ofClass: className) }
    }
    if current.source == ScreenSource.scenario.name { pending.append { view.hitContentBeyondBounds() } }
    if let content = item.hostingContent {
      view.host(
        content.map { CGRect($0) }, name: item.id,
        isSuperAsked: (item.hitTest ?? item.hitTestOfClass)?.callsSuper ?? false)
    }
    if let pointInside = item.pointInside {
      view.declaration?.overrides.append(pointInside.record)
      view.declaredPointInside = pointInside
    }
    if let answer = item.gestureRecognizerShouldBegin {
      view.declaration?.overrides.append(answer.record(of: .gestureRecognizerShouldBegin))
      view.declaredShouldBegin = { [objects, weak view] recognizer in
        answer.evaluate(
          QuestionSubject(recognizer: recognizer, touch: recognizer.firstTouch, space: view), objects)
      }
    }
    if let control = view as? UIControl {
      control.declaredBeginTracking = item.beginTracking
      control.declaredContinueTracking = item.continueTracking
    }
    if let scrollView = view as? UIScrollView { applyOverrides(of: item, to: scrollView) }
  }

  private func applyOverrides(of item: ScenarioView, to scrollView: UIScrollView) {
    pending.append { [objects] in
      scrollView.declaredViewForZooming = item.viewForZooming.flatMap { objects.view($0) }
    }
    scrollView.declaredTouchesShouldBegin = nil
    scrollView.declaredTouchesShouldCancel = nil
    scrollView.declaredShouldScrollToTop = item.shouldScrollToTop
    if let list = scrollView as? any CellList { applyAnswers(of: item, to: list) }
    if let answer = item.touchesShouldBegin {
      scrollView.declaration?.overrides.append(answer.record(of: .touchesShouldBegin))
      scrollView.declaredTouchesShouldBegin = { [objects, weak scrollView] touch in
        answer.evaluate(QuestionSubject(touch: touch, space: scrollView), objects)
      }
    }
    if let answer = item.touchesShouldCancel {
      scrollView.declaration?.overrides.append(answer.record(of: .touchesShouldCancel))
      scrollView.declaredTouchesShouldCancel = { [objects, weak scrollView] content in
        answer.evaluate(QuestionSubject(view: content, space: scrollView), objects)
      }
    }
  }

  /// What the delegate of a list answers about its cells (OW-36).
  private func applyAnswers(of item: ScenarioView, to list: any CellList) {
    list.declaredAnswers = CellAnswers()
    let writesSelection =
      item.properties[KnownProperty.allowsSelection.rawValue] != nil || !item.didSelect.isEmpty
      || item.shouldSelect != nil || item.willSelect != nil
      || item.subviews.contains { !$0.actions.isEmpty }
    if !writesSelection { pending.append { [weak list] in list?.selectsNothingInSwiftUI() } }
    func declare(_ question: CellQuestion, _ answer: ScenarioAnswer?) {
      guard let answer else { return }
      list.declaration?.overrides.append(answer.record(of: OverrideMethod(rawValue: question.rawValue)))
      list.declaredAnswers[question] = { [objects, weak list] cell in
        answer.evaluate(QuestionSubject(view: cell, space: list), objects) ? .yes : .no
      }
    }
    declare(.shouldHighlight, item.shouldHighlight)
    declare(.shouldSelect, item.shouldSelect)
    declare(.shouldDeselect, item.shouldDeselect)
    declare(.shouldBeginMultipleSelectionInteraction, item.shouldBeginMultipleSelectionInteraction)
    declare(.itemsForBeginning, item.itemsForBeginning)
    if item.itemsForBeginning != nil { list.attachDrag() }
    declare(.canPerformPrimaryAction, item.canPerformPrimaryAction)
    declare(.canMoveItem, item.canMoveItem)
    if item.canMoveItem != nil { (list as? UICollectionView)?.attachItemMovement() }
    for (question, answer) in [
      (CellQuestion.willSelect, item.willSelect), (.targetIndexPathForMove, item.targetIndexPathForMove),
    ] {
      switch answer {
      case .answer(let answer)?: declare(question, answer)
      case .cell(let id)?:
        list.declaration?.overrides.append(
          TraceOverride(method: OverrideMethod(rawValue: question.rawValue), kind: .returns, target: id))
        list.declaredAnswers[question] = { [objects] _ in objects.view(id).map { .other($0) } ?? .no }
      case nil: break
      }
    }
  }

  private func declared(_ hitTest: ScenarioHitTest, ofClass className: String) -> DeclaredHitTest? {
    switch hitTest {
    case .passThrough: .passThrough
    case .subviewsFirst: .subviews(thenItself: true)
    case .subviewsOnly: .subviews(thenItself: false)
    case .filter(let answer):
      .only { [objects] in answer.evaluate(QuestionSubject(view: $0), objects) }
    case .ignoresGates: .ignoresGates
    case .reactNative(let pointerEvents):
      .reactNative(ReactNativeHitTest(pointerEvents, ofClass: className))
    case .returnsNil: .returnsNil
    case .returnsSelf: .returnsSelf
    case .redirect(let id): objects.view(id).map { .redirect(.init($0)) }
    case .returns(let id): objects.view(id).map { .returns(.init($0)) }
    case .inside(let id): objects.view(id).map { .returnsInside(.init($0)) }
    case .insteadOfItself(let id): objects.view(id).map { .insteadOfItself(.init($0)) }
    case .doing(let steps, let answer):
      .doing(
        { [objects] view, point in objects.answer(steps, QuestionSubject(space: view, point: point)) },
        then: answer.flatMap { declared($0, ofClass: className) })
    }
  }
}
