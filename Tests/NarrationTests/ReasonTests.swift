// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing
import Trace

@Suite("A reason is a clause with the numbers that decided")
struct ReasonTests {
  static let reasons: [(TraceReason, Told)] = [
    (TraceReason(.hidden), Told("hidden", "已隐藏")),
    (
      TraceReason(.alphaBelowThreshold, numbers: [.alpha: 0, .threshold: 0.01]),
      Told("alpha 0 is below 0.01", "alpha为0，小于0.01")
    ),
    (
      TraceReason(.alphaBelowThreshold, numbers: [.alpha: 0.008, .threshold: 0.01]),
      Told("alpha 0.008 is below 0.01", "alpha为0.008，小于0.01")
    ),
    (
      TraceReason(.alphaBelowThreshold, numbers: [.alpha: Double(Float(0.01)), .threshold: 0.01]),
      Told(
        "alpha 0.01, kept by the layer as 0.0099999998, is below 0.01",
        "alpha为0.01，以32位浮点数存储为0.0099999998，小于0.01")
    ),
    (TraceReason(.interactionDisabled), Told("user interaction disabled", "已关闭用户交互")),
    (
      TraceReason(.zeroSize, numbers: [.width: 0, .height: 44]),
      Told("its bounds are empty (0 × 44 pt)", "bounds为空（0 × 44点）")
    ),
    (
      TraceReason(.customPointInside),
      Told(
        "its point(inside:) says no, though the point is inside its bounds",
        "点在bounds之内，但它的point(inside:)返回false")
    ),
    (
      TraceReason(.customPointInside, numbers: [.above: 36.5]),
      Told(
        "its point(inside:) says yes, though the point is 36.5 pt above its bounds",
        "点在bounds上方36.5点处，但它的point(inside:)返回true")
    ),
    (
      TraceReason(.customPointInside, numbers: [.width: 0, .height: 0]),
      Told(
        "its point(inside:) says yes, though the point is outside its bounds",
        "点在bounds之外，但它的point(inside:)返回true")
    ),
    (TraceReason(.customHitTest), Told("its override of hitTest decides", "由它重写的hitTest决定")),
    (
      TraceReason(.nonInvertibleTransform),
      Told(
        "its transform has no inverse, so no point of it is under the finger", "它的transform不可逆，触摸点无法换算到它的坐标系")
    ),
    (
      TraceReason(.animating),
      Told("an animation without allowUserInteraction is running", "正在执行不带allowUserInteraction的动画")
    ),
    (
      TraceReason(.outsideAncestor, subject: "SubView3", numbers: [.below: 12]),
      Told(
        "the touch is outside its superview SubView3, 12 pt below its bounds",
        "触摸点在父视图SubView3之外，在bounds下方12点处")
    ),
    (
      TraceReason(.outsideAncestor, subject: "TopView"),
      Told("the touch is outside its ancestor TopView", "触摸点在祖先视图TopView之外")
    ),
    (
      TraceReason(.ancestorHidden, subject: "TopView"),
      Told("its ancestor TopView is hidden", "祖先视图TopView已隐藏")
    ),
    (
      TraceReason(.ancestorAlpha, subject: "SubView3", numbers: [.alpha: 0.005, .threshold: 0.01]),
      Told(
        "its superview SubView3 is too transparent: alpha 0.005 is below 0.01",
        "父视图SubView3过于透明：alpha为0.005，小于0.01")
    ),
    (
      TraceReason(.ancestorInteractionDisabled, subject: "SubView3"),
      Told("its superview SubView3 has user interaction disabled", "父视图SubView3已关闭用户交互")
    ),
    (
      TraceReason(.siblingInFront, subject: "UIButton"),
      Told("UIButton (Verify) in front took the touch", "前面的UIButton（Verify）接收了触摸")
    ),
    (
      TraceReason(.windowInFront, subject: "Alert"),
      Told("window Alert in front took the touch", "前面的窗口Alert接收了触摸")
    ),
    (TraceReason(.notInWindow), Told("it is in no window", "它不在任何窗口中")),
    (TraceReason(.notReached), Told("the walk did not come this far", "遍历未执行到这里")),
    (TraceReason(.notReached, subject: "TopView"), Told("TopView did not ask it", "TopView没有询问它")),
    (
      TraceReason(.handledByResponder),
      Told("implements the touches method and does not call super", "实现了该touches方法，且没有调用super")
    ),
    (TraceReason(.swallowedByControl), Told("controls keep their touches", "控件不会把触摸向上传递")),
    (TraceReason(.swallowedByScrollView), Told("scroll views keep their touches", "滚动视图不会把触摸向上传递")),
    (TraceReason(.chainEnded), Told("there is no next responder", "next为nil")),
    (TraceReason(.noWindow), Told("no window claimed the touch", "没有窗口返回视图")),
    (TraceReason(.chainCycle), Told("its next leads back into the chain", "它的next形成循环")),
    (TraceReason(named: "somethingNew"), Told("somethingNew", "somethingNew")),
  ]

  @Test(arguments: reasons)
  func reason(_ reason: TraceReason, _ told: Told) {
    expect(told) { $0.reason(reason, of: "Label") }
  }

  static let places: [([TraceReason.Number: Double], Told)] = [
    ([.above: 22.5], Told("22.5 pt above its bounds", "在bounds上方22.5点处")),
    ([.below: 1], Told("1 pt below its bounds", "在bounds下方1点处")),
    ([.left: 3], Told("3 pt left of its bounds", "在bounds左侧3点处")),
    ([.right: 0.125], Told("0.13 pt right of its bounds", "在bounds右侧0.13点处")),
    ([.right: 0.001], Told("less than 0.01 pt right of its bounds", "在bounds右侧不到0.01点处")),
    (
      [.left: 3, .above: 22.5],
      Told("3 pt left of and 22.5 pt above its bounds", "在bounds左侧3点、上方22.5点处")
    ),
    ([.left: 3, .below: 4], Told("3 pt left of and 4 pt below its bounds", "在bounds左侧3点、下方4点处")),
    (
      [.right: 3, .above: 4], Told("3 pt right of and 4 pt above its bounds", "在bounds右侧3点、上方4点处")
    ),
    (
      [.right: 3, .below: 4], Told("3 pt right of and 4 pt below its bounds", "在bounds右侧3点、下方4点处")
    ),
    (
      [.right: 0], Told("on its right edge, which is outside", "正好在右边缘上，而bounds不包含右边缘")
    ),
    (
      [.below: 0], Told("on its bottom edge, which is outside", "正好在下边缘上，而bounds不包含下边缘")
    ),
    (
      [.right: 0, .below: 0],
      Told("on its bottom right corner, which is outside", "正好在右下角上，而bounds不包含右下角")
    ),
    ([.right: 0, .below: 7], Told("7 pt below its bounds", "在bounds下方7点处")),
    ([.left: 7, .below: 0], Told("7 pt left of its bounds", "在bounds左侧7点处")),
    ([:], Told("outside its bounds", "在bounds之外")),
  ]

  @Test("says where the point is", arguments: places)
  func place(_ beyond: [TraceReason.Number: Double], _ told: Told) {
    expect(told) { $0.reason(TraceReason(.pointOutsideBounds, numbers: beyond), of: "Label") }
  }

  @Test(
    "numbers are short and never in powers of ten",
    arguments: [
      (0, "0"), (-0.0, "0"), (0.004, "0"), (-0.004, "0"), (0.005, "0.01"), (1.005, "1"), (2.50, "2.5"),
      (-36.5, "-36.5"),
      (0.1 + 0.2, "0.3"), (100, "100"), (1_234_567.891, "1234567.89"), (9e15, "9000000000000000"),
      (1.5e20, "150000000000000000000"), (-1e22, "-10000000000000000000000"), (99.999, "100"),
    ] as [(Double, String)])
  func numbers(_ value: Double, _ text: String) {
    expect(Told(text, text)) { $0.number(value) }
  }

  @Test("and a picture says an alpha below the limit so that it does not read as the limit (HT-8)")
  func alphaInPictures() {
    for (alpha, words) in [(Double(Float(0.01)), "0.0099999998"), (0.005, "0.005"), (0, "0")] {
      let reason = TraceReason(.alphaBelowThreshold, numbers: [.alpha: alpha, .threshold: 0.01])
      #expect(Samples.english.refusal(reason, of: "Label") == .transparent(alpha: words))
    }
  }
}
