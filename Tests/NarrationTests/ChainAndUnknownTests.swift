// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing
import Trace

@testable import Analysis

@Suite("The chain in words")
struct ChainTests {
  static let rules: [(ChainLink.Rule, Told)] = [
    (.superview, Told("its superview", "父视图")),
    (.viewController, Told("its view controller", "它的视图控制器")),
    (.superviewOfView, Told("superview of its view", "它的视图的父视图")),
    (.presentingViewController, Told("presenting controller", "present它的视图控制器")),
    (.parentViewController, Told("parent controller", "父视图控制器")),
    (.windowScene, Told("its window scene", "所属UIWindowScene")),
    (.application, Told("the application", "UIApplication")),
    (.applicationDelegate, Told("the app delegate", "UIApplicationDelegate")),
    (.override, Told("override of next", "重写的next")),
    (.end, Told("none", "nil")),
    (.cycle, Told("already in the chain", "已在响应链中")),
  ]

  @Test(arguments: rules)
  func rule(_ rule: ChainLink.Rule, _ told: Told) {
    expect(told) { $0.rule(rule) }
  }

  @Test("every rule has words")
  func everyRule() {
    #expect(Self.rules.map(\.0) == ChainLink.Rule.allCases)
  }

  @Test(
    arguments: [
      (.handled, Told("handles it", "处理")), (.kept, Told("keeps it", "不再向上传递")),
      (.forwarded, Told("passes it on", "继续向上传递")), (.dropped, Told("it ends here", "到此为止，无人处理")),
      (.notReached, Told("not reached", "未到达")),
    ] as [(ChainStep.Outcome, Told)])
  func outcome(_ outcome: ChainStep.Outcome, _ told: Told) {
    expect(told) { $0.outcome(outcome) }
  }

  @Test(
    arguments: [
      (.view, Told("view", "视图")), (.control, Told("control", "控件")), (.window, Told("window", "窗口")),
      (.viewController, Told("view controller", "视图控制器")), (.scene, Told("window scene", "窗口场景")),
      (.application, Told("application", "应用")), (.applicationDelegate, Told("application delegate", "应用代理")),
      (.responder, Told("responder", "响应者")),
    ] as [(ResponderSummary.Kind, Told)])
  func kind(_ kind: ResponderSummary.Kind, _ told: Told) {
    expect(told) { $0.kind(kind) }
  }
}

@Suite("The unknowns that an answer depends on")
struct UnknownTests {
  @Test("is named with what is taken for it")
  func facts() {
    expect(
      Told(
        "Not known of TopView, Label (Hello): whether there are overrides of hitTest, "
          + "point(inside:), next or the touches methods; assumed to be none beyond those "
          + "shown.",
        "TopView、Label（Hello）的未知信息：是否重写了hitTest、point(inside:)、next或touches方法（假定只有已标明的重写）。")
    ) { $0.unknown(UnknownFact(property: "overrides", views: ["TopView", "Label"])) }
    expect(
      Told(
        "Not known: windowLevel; windows are assumed to be listed from back to front.",
        "未知：windowLevel（假定窗口按从后到前的顺序列出）。")
    ) { $0.unknown(UnknownFact(property: "windowLevel", views: [])) }
  }

  @Test("and by its bare name where there is no text for it")
  func unknownWord() {
    expect(Told("Not known: someProperty.", "未知：someProperty。")) {
      $0.unknown(UnknownFact(property: "someProperty", views: []))
    }
  }

  /// The vocabulary of imported screens.
  @Test(
    arguments: [
      "viewController", "isMultipleTouchEnabled", "isExclusiveTouch", "bounds.origin", "zPosition",
      "gestureRecognizers", "isEnabled", "overrides", "animations", "frame", "bounds", "transform", "code",
      "contentOffset",
      "layout",
      "window", "windowLevel", "isHidden", "alpha", "isUserInteractionEnabled", "clipsToBounds",
      "actions", "targets", "delegate",
    ])
  func vocabulary(_ property: String) {
    for narrator in [Samples.english, Samples.chinese] {
      let bare = narrator.unknown(UnknownFact(property: "x", views: [])).plain
      let told = narrator.unknown(UnknownFact(property: property, views: [])).plain
      #expect(told.count > bare.count + property.count)
    }
  }
}
