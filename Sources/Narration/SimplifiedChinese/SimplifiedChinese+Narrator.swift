// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension NameText {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .label(let label): "（\(label)）"
    case .pointIs(let place): "触摸点\(place)"
    case .method(let method, let object): "\(object)的\(method)"
    case .segue(let controller): "显示\(controller)的segue"
    case .unwindSegue(let action): "返回到\(action)的segue"
    case .furtherRecognizers(let count): "另外\(count)个"
    case .andMore(let names, let count): "\(names)等，另有\(count)个"

    case .kind(.view): "视图"
    case .kind(.control): "控件"
    case .kind(.window): "窗口"
    case .kind(.viewController): "视图控制器"
    case .kind(.scene): "窗口场景"
    case .kind(.application): "应用"
    case .kind(.applicationDelegate): "应用代理"
    case .kind(.responder): "响应者"

    case .source(.scenario): "场景文件"
    case .source(.storyboard): "storyboard"
    case .source(.xib): "xib"
    case .source(.recursiveDescription): "调试器输出"
    case .source(.capture): "运行中的应用（采集）"
    case .source(.xcuiTest): "XCUITest元素树"
    case .source(.appium): "Appium页面源"
    case .source(.webDriverAgent): "WebDriverAgent页面源"
    case .source(.idb): "idb或AXe的描述"
    case .source(.maestro): "Maestro层级"
    case .source(.earlGrey): "EarlGrey层级"
    case .source(.sentry): "Sentry视图层级"
    case .source(.detox): "Detox视图层级"
    case .source(.code): "代码"
    }
  }
}

extension LogPhrase {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .hitTestPass(let touch, let number, let point): "\(touch)的命中测试，第\(number)次遍历\(point)"
    case .notAsked(let view, let reason): "\(view)未被询问" + (reason.map { "：\($0)" } ?? "")
    case .recognizers(let touch, let names): "\(touch)的手势识别器：\(names)"
    case .chain(let touch, let links): "\(touch)的响应链：\(links)"
    case .kept(let call, let reason): "\(call)不再向上传递：\(reason)"
    case .dropped(let what, let reason): "\(what)被丢弃：\(reason)"
    case .withheld(let touch, let view, let reason): "\(view)收不到\(touch)：\(reason)"
    case .held(let call, let reason): "\(call)被延迟：\(reason)"
    case .released(let call): "\(call)送达"
    case .discarded(let call, let reason): "\(call)不会被调用：\(reason)"
    case .loses(let view, let touches, let reason): "\(view)的\(touches)被取消：\(reason)"
    case .detached(let touch, let view): "\(view)离开了窗口，不再收到\(touch)"

    case .requires(let recognizer, let other): "\(recognizer)要求\(other)先失败"
    case .circle(let names): "失败依赖形成循环：\(names)"
    case .doesNotSee(let recognizer, let touch, let reason): "\(recognizer)收不到\(touch)：\(reason)"
    case .ignores(let recognizer, let touch): "\(recognizer)忽略\(touch)"
    case .waits(let recognizer, let other): "\(recognizer)等待\(other)失败"
    case .noTransition(let recognizer, let from, let to): "\(recognizer) \(from) -> \(to)：没有这样的转换"
    case .prevents(let recognizer, let other): "\(recognizer)阻止\(other)"
    case .doesNotPrevent(let recognizer, let other, let reason): "\(recognizer)不阻止\(other)：\(reason)"
    case .timer(let owner, let name): "\(owner)的定时器：\(SimplifiedChinese.timerName(name))"

    case .search(let action, let start, let reason):
      "\(action)的target为nil" + (start.map { "，从\($0)开始查找" } ?? "") + "：\(reason)"
    case .sent(let action, let target, let sender, let cause):
      (sender ?? "") + "向\(target)发送\(action)" + (cause.map { "（\($0)）" } ?? "")
    case .actionDropped(let action, let sender, let reason):
      (sender.map { "\($0)发送的" } ?? "") + "\(action)无人接收：\(reason)"
    case .firstResponder(let from, let to): "第一响应者：\(from) -> \(to)"
    case .refused(let call, let reason): "\(call)失败：\(reason)"
    case .input(let input, let object, let detail):
      [SimplifiedChinese.name(ofInput: input), object ?? "", detail].filter { !$0.isEmpty }.joined(
        separator: " ")
    }
  }
}

extension ChainText {
  package func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .rule(.superview): "父视图"
    case .rule(.viewController): "它的视图控制器"
    case .rule(.superviewOfView): "它的视图的父视图"
    case .rule(.presentingViewController): "present它的视图控制器"
    case .rule(.parentViewController): "父视图控制器"
    case .rule(.windowScene): "所属`UIWindowScene`"
    case .rule(.application): "`UIApplication`"
    case .rule(.applicationDelegate): "`UIApplicationDelegate`"
    case .rule(.override): "重写的`next`"
    case .rule(.end): "nil"
    case .rule(.cycle): "已在响应链中"

    case .outcome(.handled, let methods): "处理\(code(methods))"
    case .outcome(.kept, let methods): code(methods).map { "\($0)不再向上传递" } ?? "不再向上传递"
    case .outcome(.forwarded, _): "继续向上传递"
    case .outcome(.dropped, let methods): code(methods).map { "\($0)到此为止，无人处理" } ?? "到此为止，无人处理"
    case .outcome(.notReached, _): "未到达"
    case .runsOwnCode: "执行自己的代码，并继续向上传递"
    case .asFarAsKnown(let text): "\(text)（就已知情况而言）"

    case .line(let name, let kind, let outcome): "\(name)（\(kind)）：\(outcome)"
    case .notReachedLine(let names, let others):
      "\(SimplifiedChinese.list(names))\(others > 0 ? "等\(names.count + others)个" : "")：未到达"

    case .isFirstResponder: "第一响应者"
    case .becomesFirstResponder: "成为第一响应者"
    case .passesOn(let methods): "继续向上传递\(code(methods))"
    }
  }

  private func code(_ methods: [TouchMethod]) -> RichText? {
    methods.isEmpty ? nil : SimplifiedChinese.list(methods.map { RichText(code: $0) })
  }
}

extension DeclarationText {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .passThrough: "结果是自己时返回`nil`，子视图照常"
    case .pointerEvents(let value): "React Native的`pointerEvents`为\(value)"
    case .inherited: "与UIKit的实现相同"
    case .subviewsFirst: "不判断点的位置，先询问子视图"
    case .subviewsOnly: "不判断点的位置，只询问子视图"
    case .contentBeyondBounds: "SwiftUI的实现，其中的内容超出bounds的部分也会被点中"
    case .hits(let isOnly, let condition):
      "\(isOnly ? "除非符合以下条件，否则返回" : "符合以下条件时返回")`nil`：\(words(condition))"
    case .ignoresGates: "不检查`isHidden`、`alpha`和`isUserInteractionEnabled`"
    case .redirects(let target): "点在\(target)内时返回\(target)"
    case .returns(let what): "返回\(what)"
    case .insteadOfItself(let view): "结果是自己时返回\(view)，子视图照常"
    case .returnsInside(let view): "`point(inside:)`返回`true`时返回\(view)，否则返回`nil`"
    case .shapes(let shapes): "\(shapes.map(words).joined(separator: "，或"))"
    case .answers(let answer, nil): "返回\(code: String(answer))"
    case .answers(let answer, let condition?):
      "\(answer ? "仅在以下条件下返回" : "在以下条件下返回")\(code: String(answer))：\(words(condition))"
    case .words(let words): RichText(words)
    }
  }

  private func words(_ shape: Shape) -> String {
    switch shape {
    case .always: return "始终返回true"
    case .never: return "始终返回false"
    case .bounds: return "bounds"
    case .subviews: return "子视图内的点"
    case .outset(let sides):
      let words = sides.map { SimplifiedChinese.sideWord($0.side) + $0.distance }
      return words.isEmpty ? "bounds" : "bounds向外扩大：\(words.joined(separator: "、"))"
    case .circle(let center, let radius):
      let details = [center.map { "圆心\($0)" }, radius.map { "半径\($0)" }].compactMap { $0 }
      return details.isEmpty ? "圆" : "圆（\(details.joined(separator: "，"))）"
    case .roundedRect(let cornerRadius): return "圆角矩形（半径\(cornerRadius)）"
    case .polygon(let corners): return "多边形（\(corners)个顶点）"
    }
  }

  private func words(_ condition: Condition) -> RichText {
    let parts: [RichText?] = [
      condition.gestureRecognizers.map { "被询问的手势是\(words($0))" },
      condition.recognizers.map { "手势是\(words($0))" },
      condition.recognizerViews.map { "手势所在的视图是\(words($0))" },
      condition.views.map { "视图是\(words($0))" }, condition.within.map { "视图在\(words($0))之内" },
      condition.rect.map { "触摸点在[\($0)]之内" },
      condition.moves.isEmpty ? nil : "手指\(condition.moves.map(words).joined(separator: "或"))",
      condition.code,
    ]
    return .joined(parts.compactMap { $0 }, by: "，且")
  }

  private func words(_ movement: Movement) -> String {
    switch movement {
    case .horizontally: "横向移动"
    case .vertically: "纵向移动"
    case .left: "向左移动"
    case .right: "向右移动"
    case .up: "向上移动"
    case .down: "向下移动"
    }
  }

  private func words(_ objects: Objects) -> RichText {
    switch objects {
    case .these(let names): names
    case .ofClasses(let names): "\(names)类的对象"
    }
  }
}

extension UnknownText {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .ofScreen(let what): "未知：\(what)。"
    case .ofViews(let names, let what): "\(names)的未知信息：\(what)。"

    case .fact(.viewController): "有哪些视图控制器（假定只有已列出的）"
    case .fact(.isMultipleTouchEnabled): "`isMultipleTouchEnabled`（假定为`false`）"
    case .fact(.isExclusiveTouch): "`isExclusiveTouch`（假定为`false`）"
    case .fact(.boundsOrigin): "非滚动视图的`bounds.origin`（假定为(0, 0)）"
    case .fact(.zPosition): "`zPosition`，它可能使视图显示在前面却不先被询问（假定为0）"
    case .fact(.gestureRecognizers): "完整的`gestureRecognizers`及其设置（假定只有已列出的，其余为默认值）"
    case .fact(.isEnabled): "`isEnabled`（假定为`true`）"
    case .fact(.overrides): "是否重写了`hitTest`、`point(inside:)`、`next`或touches方法（假定只有已标明的重写）"
    case .fact(.animations): "正在执行的动画是否允许触摸（假定允许）"
    case .fact(.frame): "`frame`（假定充满父视图）"
    case .frameShown: "`frame`（采用来源给出的值）"
    case .fact(.bounds): "`bounds`和`transform`（假定与`frame`一致，没有旋转）"
    case .fact(.transform): "各视图的`transform`（假定没有）"
    case .fact(.code): "视图加载之后，App代码添加、移动、隐藏或设置了什么（假定没有）"
    case .fact(.contentOffset): "`contentOffset`（假定为(0, 0)）"
    case .fact(.contentSize): "`contentSize`（假定没有尽头，总能继续滚动）"
    case .fact(.layout): "Auto Layout之后的`frame`（按文档计算）"
    case .fact(.window): "所在的窗口（假定该视图位于一个窗口中）"
    case .fact(.windowLevel): "`windowLevel`（假定窗口按从后到前的顺序列出）"
    case .fact(.isHidden): "`isHidden`（假定为`false`）"
    case .fact(.alpha): "`alpha`（假定为1）"
    case .fact(.isUserInteractionEnabled): "`isUserInteractionEnabled`（假定为该类的默认值）"
    case .fact(.clipsToBounds): "`clipsToBounds`，只影响图片（假定为`false`）"
    case .fact(.actions), .fact(.targets): "会发送哪些action（假定只有已列出的）"
    case .fact(.placement): "iOS如何摆放栏、栏上的按钮、栏下的内容、搜索栏里的输入框和单元格的附件视图（按规则摆放：导航栏在状态栏下方，标签栏和工具栏在底边，附件视图在单元格的尾边）"
    case .fact(.rows): "数据源提供的行或单元格（假定每个原型各有一个）"
    case .fact(.columns): "分栏视图各栏的位置（假定叠在一起，最后一栏在最前面）"
    case .fact(.elements): "视图本身（用辅助功能元素代替，因此结论只是很可能成立；没有对应元素的视图不在其中，例如透明的覆盖层）"
    case .fact(.hierarchy): "哪个视图在哪个视图里（按位置推测）"
    case .fact(.pointerEvents): "React Native组件的`pointerEvents`（假定为`auto`）"
    case .fact(.baseClass): "自定义类继承自UIKit的哪个类（假定为`UIView`）"
    case .fact(.delegate): "代理（假定只有已列出的）"
    }
  }
}
