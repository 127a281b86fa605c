// SPDX-License-Identifier: Apache-2.0

import Testing

/// What an answer says of the system's own gestures that the simulation leaves out, and of what is held back or moved by
/// UIKit.
@MainActor
struct SystemDoubtTests {
  /// A map behind a sheet that dims nothing, or that dims.
  private static func sheet(undimmed: Bool, _ touch: String) -> String {
    """
    window:
      rootViewController:
        id: Home
        view: {id: Map, implements: [touchesBegan, touchesMoved, touchesEnded]}
        presents:
          id: Sheet
          sheetPresentationController: {detents: [medium], \(undimmed ? "largestUndimmedDetentIdentifier: medium" : "selectedDetentIdentifier: medium")}
    touches:
      - \(touch)
    """
  }

  private static let drag = "drag: {from: [200, 200], to: [200, 320]}"

  @Test("a drag behind a sheet that dims nothing may be the sheet's (OW-21)")
  func dragBesideASheet() throws {
    let remark = "A sheet that dims nothing takes some drags that begin beside it, by two reports"
    #expect(try explain(Self.sheet(undimmed: true, Self.drag)).contains(remark))
    #expect(try !explain(Self.sheet(undimmed: true, "tap: [200, 200]")).contains(remark))
    #expect(try !explain(Self.sheet(undimmed: false, Self.drag)).contains(remark))
    #expect(
      try explain(Self.sheet(undimmed: true, Self.drag), "--lang", "zh-Hans").contains("没有变暗的sheet会抢走"))
  }

  @Test("three fingers may be the system's since iOS 13 where a text may have been edited (OW-6)")
  func threeFingers() throws {
    func screen(_ system: Double, _ view: String, fingers: Int = 3) -> String {
      """
      system: \(system)
      window:
        id: Window
        isMultipleTouchEnabled: true
        gestureRecognizers:
          - {id: three, class: UISwipeGestureRecognizer, direction: left, numberOfTouchesRequired: \(fingers), actions: [{action: undo, target: Window}]}
        subviews: [{class: \(view), frame: [0, 0, 390, 40]}]
      touches:
        - {swipe: {from: [300, 500], direction: left}, fingers: \(fingers)}
      """
    }
    let remark = "three fingers are the system's there"
    #expect(try explain(screen(17, "UITextView")).contains(remark))
    #expect(try explain(screen(13, "UITextField")).contains(remark))
    #expect(try !explain(screen(12, "UITextField")).contains(remark))
    #expect(try !explain(screen(17, "UILabel")).contains(remark))
    #expect(try !explain(screen(17, "UITextView", fingers: 2)).contains(remark))
  }

  @Test(
    "a recognizer that cancels nothing discards what it held back, and the answer does not say that it cancels (OW-84)"
  )
  func heldBack() throws {
    let screen = """
      window:
        gestureRecognizers:
          - {id: tap, class: UITapGestureRecognizer, cancelsTouchesInView: false, delaysTouchesBegan: true, actions: [{action: close, target: Card}]}
        subviews: [{id: Card, implements: [touchesBegan, touchesEnded]}]
      touches:
        - tap: [100, 100]
      """
    let answer = try explain(screen)
    #expect(
      answer.hasPrefix(
        "`tap` on `UIWindow` takes the tap from `Card`, because it recognizes the tap and discards what its `delaysTouchesBegan` held back.\n"
      ))
    #expect(
      answer.contains(
        "touchesBegan of Card is never called: tap recognized, and what it held back is discarded."))
    #expect(!answer.contains("cancelsTouchesInView"))
    #expect(try explain(screen, "--lang", "zh-Hans").contains("并丢弃它的`delaysTouchesBegan`延迟的触摸"))
  }

  @Test(
    "where the sheet's pan is off, a list at its top moves the sheet, and is not said to scroll (OW-19, MJRefresh#1584)"
  )
  func listMovesTheSheet() throws {
    func screen(_ offset: Int) -> String {
      """
      window:
        rootViewController:
          presents:
            id: Sheet
            view: {frame: [0, 60, 390, 784], subviews: [{id: List, class: UITableView, contentSize: [390, 3000], contentOffset: [0, \(offset)]}]}
      touches:
        - set: {Sheet.sheetPanGestureRecognizer: {isEnabled: false}}
        - drag: {from: [100, 200], to: [100, 300]}
      """
    }
    #expect(
      try explain(screen(0)).hasPrefix(
        "The drag moves the sheet around `List`, because the content of `List` is at its edge.\n"))
    #expect(try explain(screen(500)).hasPrefix("`List` scrolls with the drag, because"))
    #expect(try explain(screen(0), "--lang", "zh-Hans").contains("`List`的内容已到边缘"))
  }

  @Test("a dump that does not tell how large the content is says so of drags alone (SV-11)")
  func contentSize() throws {
    func dump(_ content: String) -> String {
      """
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <UIScrollView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>; contentOffset: {0, 0}\(content)>
      """
    }
    let remark = "Not known of UIScrollView: the contentSize; taken to have no end"
    let drag = "drag: {from: [200, 600], to: [200, 300]}"
    func answer(_ content: String, _ touch: String) throws -> String {
      let folder = try Folder()
      let scenario = hitpath(["import", try folder.write(dump(content), "dump.txt")]).output
      return try explain(scenario + "touches:\n  - \(touch)\n")
    }
    #expect(try answer("", drag).contains(remark))
    #expect(try !answer("", "tap: [200, 600]").contains(remark))
    #expect(try !answer("; contentSize: {390, 2000}", drag).contains(remark))
  }

  @Test(
    "a pan without an action that keeps a sheet off a control is not who takes the drag (OW-18, spark-ios#888)"
  )
  func panThatKeepsOthersOff() throws {
    let answer = try explain(
      """
      window:
        rootViewController:
          presents:
            view:
              frame: [0, 60, 390, 784]
              subviews:
                - id: Dial
                  class: DialControl
                  baseClass: UIControl
                  gestureRecognizers: [{id: own, class: UIPanGestureRecognizer, cancelsTouchesInView: false}]
                  actions: [{event: touchDragOutside, action: turn, target: Page}]
      touches:
        - drag: {from: [200, 300], to: [200, 400], steps: 20}
      """)
    #expect(
      answer.hasPrefix(
        "`Dial` gets the drag and does nothing although `own` recognizes the drag too, because its `cancelsTouchesInView` is `false`.\n"
      ))
  }

  @Test("a hit-test view that never gets the touch, or loses it, is not said to get it (GR-23)")
  func hitInVain() throws {
    func screen(_ view: String) -> String {
      """
      window:
        gestureRecognizers: [{id: tap, class: UITapGestureRecognizer}]
        subviews: [{id: List, \(view), subviews: [{id: Row, frame: [0, 0, 390, 100]}]}]
      touches:
        - tap: [100, 50]
      """
    }
    #expect(
      try explain(screen("class: UIScrollView"), "--view", "Row").contains(
        "Row is the hit-test view, and never gets the touch: tap recognized and cancels touches in the view.")
    )
    #expect(
      try explain(screen("isMultipleTouchEnabled: true"), "--view", "Row").contains(
        "Row is the hit-test view, and loses the touch again: tap recognized and cancels touches in the view."
      ))
    #expect(
      try explain(screen("isMultipleTouchEnabled: true"), "--view", "Row", "--lang", "zh-Hans").contains(
        "Row是命中视图，但触摸随后被取消：tap识别成功，取消了视图的触摸。"))
  }

  private func explain(_ screen: String, _ arguments: String...) throws -> String {
    let folder = try Folder()
    return hitpath(["explain", try folder.write(screen, "screen.yml")] + arguments).output
  }
}
