// SPDX-License-Identifier: Apache-2.0

import Testing

/// What an answer says that it leaves out of screens which came with a transition of UIKit's, of keyboards of the app's,
/// and of lists of SwiftUI.
@MainActor
struct KindOfScreenDoubtTests {
  @Test("a drag down or to the right may dismiss what came with a zoom transition since iOS 18 (OW-96)")
  func zoomTransition() throws {
    func screen(_ transition: String, _ touch: String = "drag: {from: [100, 300], to: [100, 500]}") -> String
    {
      """
      window:
        rootViewController:
          id: Post
          presents:
            id: Lightbox
            modalPresentationStyle: fullScreen
            \(transition)
            view: {subviews: [{id: Zoomer, class: UIScrollView, contentSize: [390, 844], alwaysBounceVertical: true}]}
      touches:
        - \(touch)
      """
    }
    let remark = "A drag down or to the right dismisses a screen that came with a zoom transition"
    let zoom = "preferredTransition: zoom"
    #expect(try explain(screen(zoom)).contains(remark))
    #expect(try explain(screen(zoom, "drag: {from: [100, 300], to: [300, 300]}")).contains(remark))
    #expect(try explain(screen(zoom), "--lang", "zh-Hans").contains("用zoom过渡打开的页面"))
    #expect(try !explain(screen(zoom, "drag: {from: [100, 500], to: [100, 300]}")).contains(remark))
    #expect(try !explain(screen(zoom, "tap: [100, 300]")).contains(remark))
    #expect(try !explain(screen("isModalInPresentation: false")).contains(remark))
    #expect(try !explain("system: 17\n" + screen(zoom)).contains(remark))
  }

  @Test("a clear view of a keyboard may get no touch in an extension (OW-97)")
  func clearKeyboard() throws {
    func screen(_ view: String, controller: String = "UIInputViewController") -> String {
      """
      window:
        rootViewController:
          class: \(controller)
          view: {id: Input, frame: [0, 560, 390, 284], subviews: [{id: Keys, \(view)}]}
      touches:
        - tap: [100, 700]
      """
    }
    let remark = "In a keyboard extension a view gets no touches where nothing is drawn"
    #expect(try explain(screen("class: UIStackView")).contains(remark))
    #expect(try explain(screen("backgroundColor: '#ffffff00'")).contains(remark))
    #expect(try explain(screen("class: UIStackView"), "--lang", "zh-Hans").contains("在键盘扩展里"))
    #expect(try !explain(screen("backgroundColor: '#ffffff03'")).contains(remark))
    #expect(try !explain(screen("class: UIButton")).contains(remark))
    #expect(try !explain(screen("class: UIStackView", controller: "UIViewController")).contains(remark))
  }

  @Test("a tap in a row of a list of SwiftUI may perform all buttons of the row (OW-98)")
  func buttonsOfARow() throws {
    func screen(around: String, row: String) -> String {
      """
      window:
        subviews:
          - id: Host
            class: \(around)
            subviews:
              - id: List
                class: UICollectionView
                subviews:
                  - {id: Cell, class: UICollectionViewCell, frame: [0, 100, 390, 60], subviews: [{id: Row, class: \(row)}]}
      touches:
        - tap: [70, 130]
      """
    }
    let remark = "one tap in a row performs every button of that row"
    let hosting = "_UIHostingView<Page>"
    #expect(try explain(screen(around: hosting, row: hosting)).contains(remark))
    #expect(
      try explain(screen(around: hosting, row: hosting), "--lang", "zh-Hans").contains("点击一行会触发"))
    #expect(try !explain(screen(around: "UIView", row: hosting)).contains(remark), "a list of UIKit")
    #expect(try !explain(screen(around: hosting, row: "UIView")).contains(remark))
  }
}
