// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import Testing

@Suite struct NamesTests {
  @Test func everythingGetsAReadableName() throws {
    var named = try scenario(
      """
      application: {class: App}
      window:
        gestureRecognizers: [{class: UITapGestureRecognizer}]
        subviews:
          - class: UIButton
          - {id: UIButton, class: UIButton}
          - class: Module.UIButton
            viewController: {class: "Generic<Int>"}
            subviews: [{class: self}]
        rootViewController:
          class: Page
          view: {subviews: [{}, {}]}
          viewControllers: [{class: Page}]
          presents: {class: Sheet, view: {}}
      """)
    named.nameEverything()
    let window = named.windows[0]
    #expect(named.application.responder.id == "App")
    #expect(named.application.delegate?.id == "AppDelegate")
    #expect(named.scene?.id == "UIWindowScene")
    #expect(window.view.id == "UIWindow")
    #expect(window.view.gestureRecognizers[0].id == "UITapGestureRecognizer")
    #expect(window.rootViewController?.id == "Page")
    #expect(window.rootViewController?.view?.id == "UIView")
    #expect(window.rootViewController?.view?.subviews.map(\.id) == ["UIView#2", "UIView#3"])
    #expect(window.rootViewController?.viewControllers[0].id == "Page#2")
    #expect(window.rootViewController?.presents?.id == "Sheet")
    #expect(window.rootViewController?.presents?.view?.id == "UIView#4")
    #expect(window.view.subviews.map(\.id) == ["UIButton#2", "UIButton", "UIButton#3"])
    #expect(window.view.subviews[2].viewController?.id == "Generic")
    #expect(window.view.subviews[2].subviews[0].id == "self#2")
  }

  @Test func aDelegateIsNamedAfterItsRecognizer() throws {
    var named = try scenario(
      """
      window:
        id: tap.delegate
        gestureRecognizers:
          - {id: tap, class: UITapGestureRecognizer, delegate: {}}
          - {class: My.Pan, delegate: {}}
          - {class: My.Pan, delegate: {id: Editor}}
      """)
    named.nameEverything()
    let recognizers = named.windows[0].view.gestureRecognizers
    #expect(recognizers.map(\.delegate?.id) == ["tap.delegate#2", "Pan.delegate", "Editor"])
  }

  @Test func namesAreGivenOnce() throws {
    var named = try scenario(
      "window: {id: w, gestureRecognizers: [{class: A, delegate: {}}], subviews: [{}]}")
    named.nameEverything()
    let once = named
    named.nameEverything()
    #expect(named == once)
  }
}
