// SPDX-License-Identifier: Apache-2.0

extension TreesText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .nothingOnScreen: "没有视图。"

    case .rootOf(let window): "\(window)的根视图控制器"
    case .childOf(let controller): "\(controller)的子控制器"
    case .presentedBy(let controller): "由\(controller)弹出"
    case .notLoaded(let names): "不在屏幕上的子控制器：\(names)"

    case .hidden: "隐藏"
    case .interaction(let isOn): isOn ? "交互已开启" : "交互已关闭"
    case .clips(let clips): clips ? "裁剪内容" : "不裁剪内容"
    case .exclusiveTouch: "独占触摸"
    case .multipleTouch: "多点触摸"
    case .transformed: "有transform"
    case .property(let name, let value): "\(name) \(value)"
    case .animating: "正在执行动画"
    case .disabled: "已停用"
    case .unknown(let names): "未知：\(names)"
    case .unknownOnScreen(let names): "这个来源没有说明：\(names)。"
    case .keyWindow: "isKeyWindow"
    case .firstResponder: "第一响应者"
    case .ownRecognizers(let count): "自带\(count)个手势"

    case .askedNow: "这一步询问的视图"
    case .notAskedYet: "尚未询问"
    case .notYet(let count): "\(count)个视图，尚未询问"
    case .answerPending: "尚未回答"
    case .afterStep(let step, let count): "第\(step)步之后（共\(count)步）：此后的询问和回答没有画出。"
    case .inPass(let pass, let what): "第\(pass)次遍历：\(what)"
    case .notAskedInPass: "未被询问"
    case .asNumber(let number, let what): "第\(number)个，\(what)"
    }
  }
}
