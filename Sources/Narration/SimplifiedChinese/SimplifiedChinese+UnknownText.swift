// SPDX-License-Identifier: Apache-2.0

import Trace

extension UnknownText {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .ofScreen(let what): "未知：\(what)。"
    case .ofViews(let names, let what): "\(names)的未知信息：\(what)。"

    case .fact(.viewController): "有哪些视图控制器（假定只有图中所示的）"
    case .fact(.isMultipleTouchEnabled): "`isMultipleTouchEnabled`（假定为`false`）"
    case .fact(.isExclusiveTouch): "`isExclusiveTouch`（假定为`false`）"
    case .fact(.boundsOrigin): "非滚动视图的`bounds.origin`（假定为(0, 0)）"
    case .fact(.zPosition): "`zPosition`，它可能让视图画在前面却不先被询问（假定为0）"
    case .fact(.gestureRecognizers): "完整的`gestureRecognizers`及其设置（假定只有已列出的，其余为默认值）"
    case .fact(.isEnabled): "`isEnabled`（假定为`true`）"
    case .fact(.overrides): "是否重写了`hitTest`、`point(inside:)`、`next`或触摸方法（假定只有已标明的重写）"
    case .fact(.animations): "正在执行的动画是否允许触摸（假定允许）"
    case .fact(.frame): "`frame`（假定充满父视图）"
    case .frameShown: "`frame`（采用图中所示的值）"
    case .fact(.bounds): "`bounds`和`transform`（假定与`frame`一致，没有旋转）"
    case .fact(.transform): "各视图的`transform`（假定没有）"
    case .fact(.code): "视图加载之后，应用代码添加、移动、隐藏或设置了什么（假定没有）"
    case .fact(.contentOffset): "`contentOffset`（假定为(0, 0)）"
    case .fact(.layout): "Auto Layout之后的`frame`（采用画布上的值）"
    case .fact(.window): "所在的窗口（假定有一个窗口包住该视图）"
    case .fact(.windowLevel): "`windowLevel`（假定窗口按从后到前的顺序列出）"
    case .fact(.isHidden): "`isHidden`（假定为`false`）"
    case .fact(.alpha): "`alpha`（假定为1）"
    case .fact(.isUserInteractionEnabled): "`isUserInteractionEnabled`（假定为该类的默认值）"
    case .fact(.clipsToBounds): "`clipsToBounds`，只影响图片（假定为`false`）"
    case .fact(.actions), .fact(.targets): "会发送哪些action（假定只有已列出的）"
    case .fact(.placement): "iOS把栏、栏上的按钮、栏下的内容和单元格的附件视图放在哪里（按规则放置：导航栏在状态栏下方，标签栏和工具栏在底边，附件视图在单元格的尾边）"
    case .fact(.rows): "数据源给出的行或单元（假定每个原型各有一个）"
    case .fact(.columns): "分栏视图各栏的位置（假定叠在一起，最后一栏在最前面）"
    case .fact(.elements): "视图本身（用辅助功能元素代替，因此结论只是很可能如此；没有元素的视图，例如透明的遮罩，不在其中）"
    case .fact(.hierarchy): "哪个视图在哪个视图里（按位置推测）"
    case .fact(.baseClass): "视图自己的类继承自UIKit的哪个类（假定为`UIView`）"
    case .fact(.delegate): "代理（假定只有已列出的）"
    }
  }
}
