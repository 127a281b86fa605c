// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing
import Trace

@testable import Analysis

@Suite("A verdict on a control, a list or a field tells what it does, or why it does nothing")
struct ControlVerdictTests {
  /// A tap that a control tracks, with what it sends at the end.
  private static func tap(
    on view: String, _ control: String, sends: @escaping (inout Story) -> Void = { _ in }
  ) -> (inout Story) -> Void {
    return { story in
      story.down(on: view)
      story.deliver(.began, to: control, .swallowedByControl) { $0.track(control, [.touchDown]) }
      story.lift(on: view)
      story.deliver(.ended, to: control, .swallowedByControl) {
        $0.add(.controlEventsSent(.init(control: control, events: [.touchUpInside])), sends)
      }
    }
  }

  @Test("a control that is tapped sends its action (UC-11)")
  func acts() {
    expect(
      Told(
        "Save gets the tap and sends save, because it is the deepest view under the finger.",
        "Save收到点击，发送save，因为它是包含触摸点的最深视图。"),
      of: Self.tap(on: "Save", "Save") { $0.action("save", "Save", event: .touchUpInside) })
    expect(
      Told(
        "Save gets the tap on Icon and sends save, because Icon passes it on up the responder chain.",
        "Save收到Icon上的点击，发送save，因为Icon沿响应链向上传递。"),
      of: Self.tap(on: "Icon", "Save") { $0.action("save", "Save", event: .touchUpInside) })
  }

  @Test("a control without an action for what it sends says so")
  func silent() {
    expect(
      Told(
        "Bare gets the tap and does nothing, because it has no action.",
        "Bare收到点击，什么也不做，因为它没有action。"), of: Self.tap(on: "Bare", "Bare"))
    expect(
      Told(
        "Save gets the tap and does nothing, because it has no action for touchDown and "
          + "touchDragInside.",
        "Save收到点击，什么也不做，因为它没有touchDown、touchDragInside的action。"),
      of: {
        $0.down(on: "Save")
        $0.deliver(.began, to: "Save", .swallowedByControl) {
          $0.track("Save", [.touchDown, .touchDragInside])
        }
        $0.lift(on: "Save")
      })
    var imported = Story(source: "recursiveDescription")
    Self.tap(on: "Bare", "Bare")(&imported)
    expect(
      Told(
        "Bare gets the tap and keeps it (which action it sends is unknown), because a "
          + "control passes no touch on.",
        "Bare收到点击，不再向上传递，但不知道它发送哪个action，因为控件不会把触摸向上传递。"), imported)
  }

  @Test("an action that reaches nobody is reported with the reason (UC-16)")
  func dropped() {
    expect(
      Told(
        "Save gets the tap and does nothing, because no responder from Save upwards performs save.",
        "Save收到点击，什么也不做，因为从Save往上，没有响应者能执行save。"),
      of: Self.tap(on: "Save", "Save") {
        $0.add(
          .targetSearchBegan(
            .init(
              action: "save", sender: "Save", start: "Save", reason: TraceReason(.startsAtSender)))
        ) {
          $0.add(
            .actionDropped(.init(action: "save", sender: "Save", reason: TraceReason(.noTargetForAction))))
        }
      })
  }

  @Test("the value that a control has from the touch is reported (UC-13)")
  func values() {
    expect(
      Told(
        "Bare gets the tap and its isOn becomes true, because it is the deepest view "
          + "under the finger.",
        "Bare收到点击，isOn变为true，因为它是包含触摸点的最深视图。"),
      of: Self.tap(on: "Bare", "Bare") {
        $0.add(.propertyChanged(.init(object: "Bare", property: "isOn", value: .bool(false))))
        $0.add(.propertyChanged(.init(object: "Bare", property: "isOn", value: .bool(true))))
        $0.add(.propertyChanged(.init(object: "Bare", property: "value", value: .number(0.6319703))))
        $0.add(.propertyChanged(.init(object: "Bare", property: "isHighlighted", value: .bool(false))))
      })
  }

  @Test("a disabled control keeps the touch, and nothing happens (UC-21)")
  func disabled() {
    expect(
      Told(
        "Off gets the tap and does nothing, because its isEnabled is false.",
        "Off收到点击，什么也不做，因为它的isEnabled为false。"),
      of: {
        $0.down(on: "Off")
        $0.deliver(.began, to: "Off", .controlDisabled)
        $0.lift(on: "Off")
      })
  }

  @Test("a control that does not begin to track says so (UC-3)")
  func refusesTracking() {
    expect(
      Told(
        "Save gets the tap and does nothing, because its beginTracking returns false.",
        "Save收到点击，什么也不做，因为它的beginTracking返回false。"),
      of: {
        $0.down(on: "Save")
        $0.deliver(.began, to: "Save", .swallowedByControl) {
          $0.add(
            .controlTracking(.init(control: "Save", hook: .beginTracking, touch: "touch1", answer: false)))
        }
        $0.lift(on: "Save")
      })
  }

  @Test("what code sends without a touch does not belong to a touch (UC-12)")
  func withoutTouch() {
    var story = Story()
    Self.tap(on: "Save", "Save")(&story)
    story.add(.propertyChanged(.init(object: "Save", property: "isTracking", value: .bool(false))))
    story.add(.inputReceived(.init(input: .method("sendActions"), object: "Save"))) {
      $0.add(.controlEventsSent(.init(control: "Save", events: [.valueChanged]))) {
        $0.action("save", "Save", event: .valueChanged)
      }
    }
    #expect(story.analysis.touches[0].outcome.actions == [])
    #expect(story.analysis.touches[0].outcome.controls[0].events == [.touchDown, .touchUpInside])
  }

  @Test("a system control goes before a recognizer above it, which is reported too (GR-40)")
  func veto() {
    expect(
      Told(
        "Save gets the tap and sends save, because a control's own action goes before "
          + "pageTap on Page.",
        "Save收到点击，发送save，因为控件自己的action先于Page上的点击手势pageTap。"),
      of: {
        $0.down(on: "Save", ["pageTap"])
        $0.deliver(.began, to: "Save", .swallowedByControl) { $0.track("Save", [.touchDown]) }
        $0.lift(on: "Save")
        $0.state("pageTap", .failed, TraceReason(.controlVetoed, subject: "Save"))
        $0.deliver(.ended, to: "Save", .swallowedByControl) {
          $0.add(.controlEventsSent(.init(control: "Save", events: [.touchUpInside]))) {
            $0.action("save", "Save", event: .touchUpInside)
          }
        }
      })
  }

  @Test("a recognizer that spares the control's touches and the control both act (GR-41)")
  func both() {
    expect(
      Told(
        "pageTap on Page gets the tap and sends dismiss, because it recognizes the tap "
          + "and Save lies in Page.",
        "Page上的点击手势pageTap收到点击，发送dismiss，因为Save在Page里，而它识别成功。"),
      of: {
        $0.down(on: "Save", ["pageTap"])
        $0.deliver(.began, to: "Save", .swallowedByControl) { $0.track("Save", [.touchDown]) }
        $0.lift(on: "Save")
        $0.state("pageTap", .ended, TraceReason(.tapsCompleted, numbers: [.taps: 1]))
        $0.action("dismiss", "pageTap", state: .ended)
        $0.deliver(.ended, to: "Save", .swallowedByControl) {
          $0.add(.controlEventsSent(.init(control: "Save", events: [.touchUpInside]))) {
            $0.action("save", "Save", event: .touchUpInside)
          }
        }
      })
  }

  @Test("a list selects the row that is tapped (SV-10)")
  func selects() {
    func tap(_ receiver: String, _ method: CallbackMethod, performs segue: String? = nil) -> (inout Story) ->
      Void
    {
      return { story in
        story.down(on: "Row")
        story.deliver(.began, to: "Table", .swallowedByScrollView)
        story.lift(on: "Row")
        story.deliver(.ended, to: "Table", .swallowedByScrollView) {
          if let segue { $0.action("perform:", "Row", to: segue) }
          $0.add(.callbackSent(.init(receiver: receiver, method: method, subject: "Row")))
        }
      }
    }
    expect(
      Told(
        "Row is selected, because nothing keeps the tap from Table, which selects what is tapped.",
        "Row被选中，因为这次点击一路传到了Table，由它处理选中。"), of: tap("Editor", .didSelectRow))
    expect(
      Told(
        "Row is deselected, because nothing keeps the tap from Table, which selects what is tapped.",
        "Row被取消选中，因为这次点击一路传到了Table，由它处理选中。"), of: tap("Table", .didDeselectItem))
    expect(
      Told(
        "Row is selected and performs the segue that shows Detail, because nothing keeps the tap from Table, "
          + "which selects what is tapped.",
        "Row被选中，执行显示Detail的segue，因为这次点击一路传到了Table，由它处理选中。"),
      of: tap("Table", .didSelectRow, performs: "segue that shows Detail"))
  }

  @Test("a control tells its actions and then the segue that it performs")
  func performsSegues() {
    expect(
      Told(
        "Save gets the tap and sends save and performs the segue that shows Detail, because it is the deepest "
          + "view under the finger.",
        "Save收到点击，发送save并执行显示Detail的segue，因为它是包含触摸点的最深视图。"),
      of: { story in
        Self.tap(on: "Save", "Save") {
          $0.action("save", "Save", event: .touchUpInside)
          $0.action("perform:", "Save", to: "segue that shows Detail", event: .touchUpInside)
        }(&story)
      })
  }

  @Test("a field that is tapped becomes first responder (RC-18)")
  func focuses() {
    func tap(_ view: String) -> (inout Story) -> Void {
      return { story in
        story.down(on: view)
        story.lift(on: view)
        story.deliver(.ended, to: view) {
          $0.add(.firstResponderChanged(.init(window: "UIWindow", from: nil, to: "Field")))
        }
      }
    }
    expect(
      Told(
        "Field gets the tap and becomes first responder, because it is the deepest view "
          + "under the finger.", "Field收到点击，成为第一响应者，因为它是包含触摸点的最深视图。"), of: tap("Field"))
    expect(
      Told(
        "Field becomes first responder by the tap on Card, because Card passes it on up "
          + "the responder chain.", "Field因Card上的点击成为第一响应者，因为Card沿响应链向上传递。"),
      of: tap("Card"))
  }
}
