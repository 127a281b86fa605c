// SPDX-License-Identifier: Apache-2.0

import Testing

/// Headlines about touches of which several recognizers, scroll views or screens have a part.
@MainActor
@Suite struct HeadlineTogetherTests {
  /// From a tap on a pin that the map around it hears too (mapbox-maps-ios, issue 2132).
  @Test("a tap that waits for a double tap acts later beside one that acts at once (GR-14, GR-19)")
  func actsLater() throws {
    func screen(_ delegate: String) -> String {
      """
      window:
        subviews:
          - id: Map
            gestureRecognizers:
              - {id: zoomIn, class: UITapGestureRecognizer, numberOfTapsRequired: 2, actions: [{action: zoom, target: Map}]}
              - {id: single, class: UITapGestureRecognizer, requiresFailureOf: zoomIn\(delegate), actions: [{action: mapTap, target: Map}]}
            subviews:
              - id: Pin
                frame: [100, 100, 40, 40]
                gestureRecognizers: [{id: pinTap, class: UITapGestureRecognizer, actions: [{action: pin, target: Map}]}]
      touches: [{tap: [120, 120]}]
      """
    }
    try expectHeadline(
      "and `single` on `Map` acts 0.35 s after the lift, as `single.delegate` lets them recognize together.",
      "`Map`上的点击手势`single`在手指抬起0.35秒后也会响应（`single.delegate`允许它们同时识别）。",
      of: screen(", delegate: {shouldRecognizeSimultaneously: true}"))
    #expect(try !explain(screen("")).contains("after the lift, as"))
  }

  /// From sliders in a table in a pager (PagingKit, issue 58).
  @Test("all scroll views that hold a touch back when one of them takes it are named (SV-1)")
  func severalHolders() throws {
    func screen(_ pager: String, table: String = "") -> String {
      """
      window:
        subviews:
          - id: Pager
            class: UIScrollView
            contentSize: [1170, 844]
            \(pager)
            subviews:
              - id: Table
                class: UITableView
                contentSize: [390, 1200]
                \(table)
                subviews: [{id: Row, class: UITableViewCell, frame: [0, 0, 390, 44], subviews: [{id: Volume, class: UISlider, frame: [20, 6, 350, 31]}]}]
      touches: [{drag: {from: [195, 22], to: [75, 22], steps: 12}, duration: 0.2}]
      """
    }
    try expectHeadline(
      "which `Table` and `Pager` hold back (`delaysContentTouches`).", "`Table`、`Pager`延迟了`touchesBegan`",
      of: screen(""))
    try expectHeadline("which `Pager` holds back", of: screen("", table: "delaysContentTouches: false"))
    try expectHeadline("which `Table` holds back", of: screen("delaysContentTouches: false"))
  }

  /// From labels with links in items (ActiveLabel.swift, issue 233).
  @Test("a text that keeps touches in an item is why it is not selected (RC-10)")
  func textKeepsTouches() throws {
    func screen(_ height: Int) -> String {
      """
      system: 13
      window:
        subviews:
          - id: Feed
            class: UICollectionView
            contentSize: [390, 1600]
            subviews:
              - id: Post
                class: UICollectionViewCell
                frame: [0, 0, 390, 120]
                subviews: [{id: Text, class: ActiveLabel, baseClass: UILabel, isUserInteractionEnabled: true, frame: [16, 16, 358, \(height)], implements: [touchesBegan, touchesEnded]}]
      touches: [{tap: [120, 20]}]
      """
    }
    try expectHeadline(
      "and `Post` is not selected, as `Text` does not call `super`.", of: screen(60))
    #expect(try !explain(screen(20)).contains("is not selected"))
  }

  /// From a search whose cancel button needs two taps (xcore, pull request 65).
  @Test("a search bar disables its cancel button when its field ends editing (OW-94)")
  func cancelButton() throws {
    let screen = """
      window:
        subviews:
          - id: Search
            class: UISearchBar
            frame: [0, 50, 390, 56]
            subviews:
              - {id: Field, class: UISearchTextField, frame: [8, 10, 290, 36], isFirstResponder: true}
              - {id: Cancel, class: UINavigationButton, baseClass: UIButton, frame: [310, 10, 70, 36], actions: [{event: touchUpInside, action: cancel, target: App}]}
      application: {id: App}
      touches: [{call: resignFirstResponder, on: Field}, {tap: [340, 78]}]
      """
    try expectHeadline(
      "`Cancel` gets the tap and does nothing, because `Search` disables it while its field is not first responder (`isEnabled`).",
      "因为`Search`在输入框不是第一响应者时禁用了它（`isEnabled`为`false`）。", of: screen)
    // Its class is no former class of bar items, as in a navigation bar.
    #expect(try !explain(screen).contains("_UIButtonBarButton"))
  }

  /// From tabs without a content shape (warp-ios, pull request 137).
  @Test("a view with a gesture of SwiftUI that shows nothing under the finger says so (OW-76)")
  func nothingShows() throws {
    try expectHeadline(
      "`Tab` gets the tap, and SwiftUI decides inside it what happens, because nothing shows there",
      "那里没有显示内容，却照样会被点中",
      of: """
        window:
          subviews:
            - id: Tabs
              class: _UIHostingView<Tabs>
              subviews:
                - id: Tab
                  class: SwiftUI.CGDrawingView
                  frame: [250, 100, 85, 24]
                  gestureRecognizers: [{id: select, class: UITapGestureRecognizer, actions: [{action: select, target: Tabs}]}]
                  subviews: [{id: Title, class: SwiftUI.CGDrawingView, frame: [16, 0, 53, 24]}]
        touches: [{tap: [258, 112]}]
        """)
  }
}
