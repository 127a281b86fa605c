// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  static func words(for picture: PictureName, about subject: String?) -> PictureName.Words {
    switch picture {
    case .hierarchy: .init("视图层级")
    case .outline: .init("视图列表", tab: "列表")
    case .hitPath: .init("命中路径")
    case .hitTestFlow: .init(subject.map { "\($0)的命中测试" } ?? "命中路径", tab: "命中测试")
    case .responderChain: .init("响应链")
    case .targetSearch: .init("寻找action的目标", tab: "查找目标")
    case .recognizers: .init("一次触摸的手势识别器", tab: "手势识别器")
    case .gestureStates:
      .init("\(subject ?? "手势识别器")的状态", tab: subject.map { "状态：\($0)" } ?? "状态")
    case .gestureLanes: .init("谁在什么时候胜出", tab: "时间线")
    case .sequence: .init("谁调用了谁", tab: "调用")
    case .screen: .init("屏幕")
    case .walk: .init("触摸的每一步")
    case .layers: .init("层次")
    case .tapMap: .init("各处的点击由谁接收")
    case .classTree: .init("响应者的类")
    case .delivery: .init("事件的旅程")
    }
  }
}
