// SPDX-License-Identifier: Apache-2.0

import Trace

extension SimplifiedChinese {
  static func text(_ text: TreesText) -> String {
    switch text {
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
    case .gesture(let gesture, _): words(for: gesture)
    case .ownRecognizers(let count): "自带\(count)个手势"

    case .classTreeSummary(let objects, let classes, let ownClasses, let recognizers):
      "\(objects)个响应者，属于\(classes)个类，其中\(ownClasses)个是应用自己的类；"
        + "\(recognizers)个手势识别器，它们不是响应者。"
    case .ownClass: "自定义类"
    case .privateClass: "UIKit的私有类"
    case .assumedClass: "假定"
    case .objects(let count): "\(count)个对象"
    case .moreClasses(let count): "另有\(count)个类"
    case .classArrows: "箭头从一个类指向它所继承的类。"
    case .emptyClasses: "虚线：这个屏幕上没有对象恰好属于这个类。"
    case .role(.responder): "有next；自己不处理的事件继续向上传递"
    case .role(.application): "把事件发给窗口，把action发给target；窗口场景的next"
    case .role(.scene): "其窗口的next"
    case .role(.view): "参与命中测试；next是它的视图控制器，否则是父视图"
    case .role(.window): "最先被询问，拥有触摸；把事件交给手势和视图"
    case .role(.control): "把触摸变成action，并留下触摸，不再向上传递"
    case .role(.scrollView): "先暂缓内容的触摸，还可能收走它们"
    case .role(.viewController): "不参与命中测试；next是其视图的父视图"
    case .role(.recognizer): "先于视图收到它的视图及其中所有视图的触摸"
    case .role(.textField): "被点击时成为第一响应者"
    case .role(.tableView), .role(.collectionView): "选中被触摸的cell"
    case .role(.label), .role(.imageView): "默认不接收触摸"
    case .role(.delegate): "它是响应者，因此是响应链的末端"
    case .role(.plainDelegate): "不是响应者：响应链到应用为止"
    case .noResponder: "不是响应者：不在响应链中"

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
