// SPDX-License-Identifier: Apache-2.0

import Trace

extension TreesText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .hierarchySummary(let views, let windows, let controllers, let controls, let recognizers):
      "\(windows)个窗口中有\(views)个视图，其中\(controls)个是控件；另有\(controllers)个视图控制器、"
        + "\(recognizers)个手势识别器。"
    case .subviewOrder(isDownward: false): "同级视图按subviews的顺序从后（上）到前（下）排列；命中测试从最前面的开始。"
    case .subviewOrder(isDownward: true): "同级视图按subviews的顺序从后（左）到前（右）排列；命中测试从最前面的开始。"
    case .frames: "一个框内是一个视图控制器的视图，从它的根视图往下。"
    case .hiddenDashes: "虚线：隐藏或透明。"
    case .nothingOnScreen: "没有视图。"

    case .alikeMore(let count, let className): "另有\(count) × \(className)"
    case .nested: "层层嵌套，每个只含下一个"
    case .moreViews(let count): "另有\(count)个视图"
    case .andMore(let count): "另有\(count)个"

    case .rootOf(let window): "\(window)的根视图控制器"
    case .childOf(let controller): "\(controller)的子控制器"
    case .presentedBy(let controller): "由\(controller)弹出"
    case .presents: "弹出"
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
    case .moreRecognizers(let count): "另有\(count)个手势"
    case .gesture(let gesture, _): SimplifiedChinese.words(for: gesture)
    case .ownRecognizers(let count): "自带\(count)个手势"

    case .moreClasses(let count): "另有\(count)个类"

    case .askedNow: "这一步询问的视图"
    case .notAskedYet: "尚未询问"
    case .notYet(let count): "\(count)个视图，尚未询问"
    case .asksOn(let view, let pending): "\(view)继续向下询问；\(pending)的回答还没有出来。"
    case .answerPending: "尚未回答"
    case .afterStep(let step, let count): "第\(step)步之后（共\(count)步）：此后的询问和回答没有画出。"
    case .inPass(let pass, let what): "第\(pass)次遍历：\(what)"
    case .notAskedInPass: "未被询问"
    case .asNumber(let number, let what): "第\(number)个，\(what)"
    case .unaskedBecause(let reason): "未被询问：\(reason)"
    case .returnedUnasked(let view): "由\(view)直接返回，未被询问"
    case .askedAlike(let count): "UIKit询问了\(count)遍，回答都相同。"
    }
  }
}
