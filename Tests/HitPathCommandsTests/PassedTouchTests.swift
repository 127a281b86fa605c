// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("A view in front that lets a touch through is told with what to look for (HT-17)")
@MainActor
struct PassedTouchTests {
  private func verdict(front: String, _ language: String) throws -> String {
    let folder = try Folder()
    let file = try folder.write(
      """
      window:
        subviews:
          - {id: Buy, class: UIButton, frame: [20, 100, 120, 44], actions: [{event: touchUpInside, target: Desk, action: buy}]}
          - {id: Front, frame: [0, 0, 390, 844], \(front)}
      """, "screen.yml")
    let text = try output(of: "explain", file, "--tap", "60,120", "--lang", language)
    return String(text.prefix { !$0.isNewline })
  }

  @Test(arguments: [
    (
      "hitTest: passThrough",
      "because `Front` in front lets touches through where no view in it is hit: its `hitTest` returns `nil` instead of the view.",
      "因为没有命中子视图的触摸会穿透前面的`Front`：它的`hitTest`返回`nil`而不是自己。"
    ),
    (
      "class: PassingView, hitTest: passThrough",
      "because `Front` in front lets touches through where no view in it is hit: the `hitTest` of its class `PassingView` "
        + "returns `nil` instead of the view.",
      "因为没有命中子视图的触摸会穿透前面的`Front`：它的类`PassingView`重写了`hitTest`，返回`nil`而不是自己。"
    ),
    (
      "hitTest: {returns: nil}",
      "because `Front` in front lets every touch through: its `hitTest` returns `nil`.",
      "因为所有触摸都穿透前面的`Front`：它的`hitTest`总是返回`nil`。"
    ),
    (
      "class: Panel, hitTest: {only: {view: Buy}}",
      "because `Front` in front lets this touch through: the `hitTest` of its class `Panel` returns `nil` here.",
      "因为这次触摸穿透前面的`Front`：它的类`Panel`重写了`hitTest`，在这里返回`nil`。"
    ),
    (
      "class: UITransitionView, hitTest: passThrough",
      "because `Front` in front, which is UIKit's, lets touches through where no view in it is hit.",
      "因为前面的`Front`属于UIKit，没有命中子视图的触摸会穿透它。"
    ),
  ])
  func theClassAndTheRuleAreSaid(front: String, english: String, chinese: String) throws {
    #expect(try verdict(front: front, "en").hasSuffix(english))
    #expect(try verdict(front: front, "zh-Hans").hasSuffix(chinese))
  }
}
