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
      story.deliver("touchesBegan", to: control, .swallowedByControl) { $0.track(control, ["touchDown"]) }
      story.lift(on: view)
      story.deliver("touchesEnded", to: control, .swallowedByControl) {
        $0.add(.controlEventsSent(control: control, events: ["touchUpInside"]), sends)
      }
    }
  }

  @Test("a control that is tapped sends its action (UC-11)")
  func acts() {
    expect(
      Told(
        "Save gets the tap and sends save to Editor (touchUpInside).",
        "Save 收到点击，向 Editor 发送 save（touchUpInside）。"),
      of: Self.tap(on: "Save", "Save") { $0.action("save", "Save", event: "touchUpInside") })
    expect(
      Told(
        "Icon gets the tap; it climbs to Save, which sends save to Editor (touchUpInside).",
        "Icon 收到点击，事件沿响应链传到控件 Save，向 Editor 发送 save（touchUpInside）。"),
      of: Self.tap(on: "Icon", "Save") { $0.action("save", "Save", event: "touchUpInside") })
  }

  @Test("a control without an action for what it sends says so")
  func silent() {
    expect(
      Told(
        "Bare gets the tap, but sends nothing: no action is registered.",
        "Bare 收到点击，但没有发送 action：没有注册 action。"), of: Self.tap(on: "Bare", "Bare"))
    expect(
      Told(
        "Save gets the tap, but sends nothing: no action is registered for touchDown, touchUpOutside.",
        "Save 收到点击，但没有发送 action：没有为 touchDown、touchUpOutside 注册 action。"),
      of: {
        $0.down(on: "Save")
        $0.deliver("touchesBegan", to: "Save", .swallowedByControl) {
          $0.track("Save", ["touchDown", "touchUpOutside"])
        }
        $0.lift(on: "Save")
      })
    var imported = Story(source: "recursiveDescription")
    Self.tap(on: "Bare", "Bare")(&imported)
    expect(
      Told(
        "Bare gets the tap and, being a control, keeps it; no action of it is known.",
        "Bare 收到点击，到此为止；不知道它有哪些 action。"), imported)
  }

  @Test("an action that reaches nobody is told with the reason (UC-16)")
  func dropped() {
    expect(
      Told(
        "Save gets the tap and sends save, which reaches nobody: there is no first responder, so the search starts "
          + "at the sender Save, and nobody from there on performs it; Far performs it, but is not on that way.",
        "Save 收到点击，发送 save，但无人接收：没有第一响应者，于是从发送者 Save 沿响应链找起，没有响应者能执行它；"
          + "Far 能执行它，却不在这条链上。"),
      of: Self.tap(on: "Save", "Save") {
        $0.add(
          .targetSearchBegan(
            action: "save", sender: "Save", start: "Save", reason: TraceReason(.startsAtSender))
        ) {
          $0.add(.actionDropped(action: "save", sender: "Save", reason: TraceReason(.noTargetForAction)))
        }
      })
  }

  @Test("the value that a control has from the touch is told (UC-13)")
  func values() {
    expect(
      Told(
        "Bare gets the tap, but sends nothing: no action is registered. isOn of Bare becomes true. value of Bare becomes 0.63.",
        "Bare 收到点击，但没有发送 action：没有注册 action。Bare 的 isOn 变为 true。Bare 的 value 变为 0.63。"),
      of: Self.tap(on: "Bare", "Bare") {
        $0.add(.propertyChanged(object: "Bare", property: "isOn", value: "false"))
        $0.add(.propertyChanged(object: "Bare", property: "isOn", value: "true"))
        $0.add(.propertyChanged(object: "Bare", property: "value", value: "0.6319703"))
        $0.add(.propertyChanged(object: "Bare", property: "isHighlighted", value: "false"))
      })
  }

  @Test("a disabled control keeps the touch, and nothing happens (UC-21)")
  func disabled() {
    expect(
      Told("Off keeps the tap and is disabled: nothing happens.", "Off 留下点击，但它已禁用：什么也不会发生。"),
      of: {
        $0.down(on: "Off")
        $0.deliver("touchesBegan", to: "Off", .controlDisabled)
        $0.lift(on: "Off")
      })
  }

  @Test("a control that does not begin to track says so (UC-3)")
  func refusesTracking() {
    expect(
      Told(
        "Save gets the tap, but sends nothing: its beginTracking says no.",
        "Save 收到点击，但没有发送 action：它的 beginTracking 返回 false。"),
      of: {
        $0.down(on: "Save")
        $0.deliver("touchesBegan", to: "Save", .swallowedByControl) {
          $0.add(.controlTracking(control: "Save", hook: "beginTracking", touch: "touch1", answer: false))
        }
        $0.lift(on: "Save")
      })
  }

  @Test("what code sends without a touch does not belong to a touch (UC-12)")
  func withoutTouch() {
    var story = Story()
    Self.tap(on: "Save", "Save")(&story)
    story.add(.propertyChanged(object: "Save", property: "isTracking", value: "false"))
    story.add(.inputReceived(input: "sendActions", object: "Save", detail: "")) {
      $0.add(.controlEventsSent(control: "Save", events: ["valueChanged"])) {
        $0.action("save", "Save", event: "valueChanged")
      }
    }
    #expect(story.analysis.touches[0].outcome.actions == [])
    #expect(story.analysis.touches[0].outcome.controls[0].events == ["touchDown", "touchUpInside"])
  }

  @Test("a system control goes before a recognizer above it, which is told too (GR-40)")
  func veto() {
    expect(
      Told(
        "Save gets the tap and sends save to Editor (touchUpInside). "
          + "The tap recognizer pageTap on Page fails because Save is a system control and goes first.",
        "Save 收到点击，向 Editor 发送 save（touchUpInside）。"
          + "Page 上的点击手势 pageTap 失败，因为 Save 是系统控件，优先处理。"),
      of: {
        $0.down(on: "Save", ["pageTap"])
        $0.deliver("touchesBegan", to: "Save", .swallowedByControl) { $0.track("Save", ["touchDown"]) }
        $0.lift(on: "Save")
        $0.state("pageTap", "failed", TraceReason(.controlVetoed, subject: "Save"))
        $0.deliver("touchesEnded", to: "Save", .swallowedByControl) {
          $0.add(.controlEventsSent(control: "Save", events: ["touchUpInside"])) {
            $0.action("save", "Save", event: "touchUpInside")
          }
        }
      })
  }

  @Test("a recognizer that spares the control's touches and the control both act (GR-41)")
  func both() {
    expect(
      Told(
        "The tap recognizer pageTap on Page recognizes and sends dismiss to Editor, because the tap was made. "
          + "Save sends save to Editor (touchUpInside) as well.",
        "Page 上的点击手势 pageTap 识别成功，向 Editor 发送 dismiss，因为完成了 1 次点击。"
          + "Save 也向 Editor 发送 save（touchUpInside）。"),
      of: {
        $0.down(on: "Save", ["pageTap"])
        $0.deliver("touchesBegan", to: "Save", .swallowedByControl) { $0.track("Save", ["touchDown"]) }
        $0.lift(on: "Save")
        $0.state("pageTap", "ended", TraceReason(.tapsCompleted, numbers: ["taps": 1]))
        $0.action("dismiss", "pageTap", state: "ended")
        $0.deliver("touchesEnded", to: "Save", .swallowedByControl) {
          $0.add(.controlEventsSent(control: "Save", events: ["touchUpInside"])) {
            $0.action("save", "Save", event: "touchUpInside")
          }
        }
      })
  }

  @Test("a list selects the row that is tapped (SV-10)")
  func selects() {
    func tap(_ receiver: String, _ method: String) -> (inout Story) -> Void {
      return { story in
        story.down(on: "Row")
        story.deliver("touchesBegan", to: "Table", .swallowedByScrollView)
        story.lift(on: "Row")
        story.deliver("touchesEnded", to: "Table", .swallowedByScrollView) {
          $0.add(.callbackSent(receiver: receiver, method: method, subject: "Row"))
        }
      }
    }
    expect(
      Told(
        "Row gets the tap; Table selects Row and calls didSelectRow of Editor.",
        "Row 收到点击；Table 选中 Row，并调用 Editor 的 didSelectRow。"), of: tap("Editor", "didSelectRow"))
    expect(
      Told(
        "Row gets the tap; Table deselects Row (didDeselectItem).",
        "Row 收到点击；Table 取消选中 Row（didDeselectItem）。"), of: tap("Table", "didDeselectItem"))
  }

  @Test("a field that is tapped becomes first responder (RC-18)")
  func focuses() {
    func tap(_ view: String) -> (inout Story) -> Void {
      return { story in
        story.down(on: view)
        story.lift(on: view)
        story.deliver("touchesEnded", to: view) {
          $0.add(.firstResponderChanged(window: "UIWindow", from: nil, to: "Field"))
        }
      }
    }
    expect(
      Told("Field gets the tap and becomes first responder.", "Field 收到点击，并成为第一响应者。"), of: tap("Field"))
    expect(
      Told("Card gets the tap, and Field becomes first responder.", "Card 收到点击，Field 成为第一响应者。"),
      of: tap("Card"))
  }
}
