// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace
import UIKitModel

/// What views override and answer.
extension ScenarioBuilder {
  func applyOverrides(of item: ScenarioView, to view: UIView) {
    view.declaredHitTest = nil
    view.declaredPointInside = nil
    view.declaredShouldBegin = nil
    if makeOwnView(of: item) != nil { return }
    if let hitTest = item.hitTest {
      view.declaration?.overrides.append(hitTest.record)
      pending.append { [self] in view.declaredHitTest = declared(hitTest) }
    }
    if let pointInside = item.pointInside {
      view.declaration?.overrides.append(pointInside.record)
      view.declaredPointInside = pointInside
    }
    if let answer = item.gestureRecognizerShouldBegin {
      view.declaration?.overrides.append(answer.record(of: "gestureRecognizerShouldBegin"))
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
    if let answer = item.touchesShouldBegin {
      scrollView.declaration?.overrides.append(answer.record(of: "touchesShouldBegin"))
      scrollView.declaredTouchesShouldBegin = { [objects, weak scrollView] touch in
        answer.evaluate(QuestionSubject(touch: touch, space: scrollView), objects)
      }
    }
    if let answer = item.touchesShouldCancel {
      scrollView.declaration?.overrides.append(answer.record(of: "touchesShouldCancel"))
      scrollView.declaredTouchesShouldCancel = { [objects, weak scrollView] content in
        answer.evaluate(QuestionSubject(view: content, space: scrollView), objects)
      }
    }
  }

  private func declared(_ hitTest: ScenarioHitTest) -> DeclaredHitTest? {
    switch hitTest {
    case .passThrough: .passThrough
    case .subviewsFirst: .subviews(thenItself: true)
    case .subviewsOnly: .subviews(thenItself: false)
    case .filter(let answer):
      .only { [objects] in answer.evaluate(QuestionSubject(view: $0), objects) }
    case .ignoresGates: .ignoresGates
    case .returnsNil: .returnsNil
    case .returnsSelf: .returnsSelf
    case .redirect(let id): objects.view(id).map { .redirect(.init($0)) }
    case .returns(let id): objects.view(id).map { .returns(.init($0)) }
    case .doing(let steps, let answer):
      .doing({ [objects] in objects.answer(steps) }, then: answer.flatMap { declared($0) })
    }
  }
}
