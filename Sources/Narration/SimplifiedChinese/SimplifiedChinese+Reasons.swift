// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension ReasonText {
  /// Why, what it means, and what is usually done about it.
  func said(in _: SimplifiedChinese.Type) -> ReasonWords {
    let object = subject ?? "另一个对象"
    return switch code {
    case .hidden:
      .init(
        isHypothetical ? "它已隐藏" : "已隐藏",
        "视图隐藏了，它和里面的一切都不会被问到。",
        "让它显示：isHidden = false。想要看不见却能点，就用透明背景，alpha保持1。")
    case .alphaBelowThreshold:
      .init(
        (isHypothetical ? "它的" : "") + alpha,
        "alpha低于0.01的视图不会命中，里面的一切也不会。图层用32位数保存alpha，因此0.01实际略小。",
        "把alpha设为0.02以上，或者alpha保持1，背景设为透明。")
    case .interactionDisabled:
      .init(
        isHypothetical ? "它已关闭用户交互" : "已关闭用户交互",
        "视图的isUserInteractionEnabled是false，它和里面的一切都不会被问到。标签和图片视图一开始就是这样。",
        "把它设为true。如果它只是装饰，就把要响应的视图放在它旁边，而不是它里面。")
    case .animating:
      .init(
        "正在执行不带`allowUserInteraction`的动画",
        "视图或它的上层正在执行block动画，选项里没有allowUserInteraction。",
        "加上options: [.allowUserInteraction]。此后按终点位置命中，而不是按途中看到的位置。")
    case .pointOutsideBounds:
      .init(
        place.map(words) ?? "在`bounds`之外",
        "手指在视图的bounds之外，相差的距离已给出。视图先回答点是否在自己里面，伸到外面的部分不算。",
        "点在里面，或者把视图变大，或者重写point(inside:with:)扩大触摸范围。")
    case .zeroSize:
      .init(
        (isHypothetical ? "它的" : "")
          + "`bounds`为空（\(number("width")) × \(number("height"))点）",
        "bounds没有宽度或高度，空矩形里没有任何点。伸到外面的子视图看得见，却永远命中不了。",
        "给视图一个尺寸，通常是缺了约束。设clipsToBounds = true可以让问题显出来。")
    case .customPointInside:
      .init(
        pointInside,
        "由重写的point(inside:with:)决定，而不是bounds：在里面的点它说不，或者在外面的点它说是。",
        "检查这个方法判断的形状，以及点的坐标系：是视图自己的坐标。")
    case .customHitTest:
      .init(
        hitTest,
        "由重写的hitTest(_:with:)自己作答：nil、自己或别的视图。它的回答直接采用，不再检查。",
        "先调用super.hitTest(point, with: event)，只改它的结果。")
    case .nonInvertibleTransform:
      .init(
        "它的`transform`不可逆，手指下没有对应的点",
        "transform把视图压成了一条线或一个点，例如缩放为0，手指下没有它的任何点。",
        "缩放到0.01而不是0，或者把transform恢复为.identity。")
    case .outsideAncestor:
      .init(
        "触摸点在\(ancestor)之外\(place.map { "，\(words($0))" } as RichText?)",
        "外层的某个视图不包含这个点，于是里面的一切都不会被问到。画出来也没有用：裁剪只影响绘制。",
        "把父视图变大，或者换个地方放。都不行时，在每个太小的父视图里重写point(inside:with:)。")
    case .ancestorHidden:
      .init(
        "\(ancestor)已隐藏",
        "外层的某个视图隐藏了，隐藏视图里的一切都不会被问到。",
        "让那个视图显示，或者把这个视图移出来。")
    case .ancestorAlpha:
      .init(
        "\(ancestor)过于透明：\(alpha)",
        "外层的某个视图alpha低于0.01，里面的一切都不会被问到，不管自己多不透明。",
        "把那个视图的alpha提到0.02以上，或者把这个视图移出来。")
    case .ancestorInteractionDisabled:
      .init(
        "\(ancestor)已关闭用户交互",
        "外层的某个视图isUserInteractionEnabled是false，里面的一切都关掉了。",
        "容器设为true，只对装饰设为false。图片视图和标签作为容器时，一开始就是false。")
    case .siblingInFront:
      .init(
        "前面的\(subject ?? "视图")接走了触摸",
        "子视图里排在后面的视图先被问到，接走了触摸，不管看不看得见。颜色和zPosition都不起作用。",
        "调整顺序，缩小前面的视图，或者让它放过触摸：isUserInteractionEnabled = false，或者让hitTest用nil代替自己。")
    case .windowInFront:
      .init(
        "前面的窗口\(subject ?? "")接走了触摸",
        "前面的窗口接走了触摸：第一个hitTest返回视图的窗口就收到它，与是否是key window无关。",
        "用完就隐藏那个窗口，或者让它只有内容那么大，或者让窗口和它的根视图放过触摸。")
    case .notInWindow:
      .init(
        "它不在任何窗口中",
        "视图不在任何会被问到的窗口里：从未添加、已被移除，或者窗口隐藏了。",
        "先添加再使用，并检查控制器的视图是否已加载、是否在窗口里。")
    case .notReached:
      .init(
        subject.map { "\($0)没有询问它" } ?? "遍历未执行到这里",
        "查找因为别的原因没有走到这个视图，例如上层重写的hitTest没有问子视图就作答。",
        "检查所说的那个视图：是它没有往下问。")
    case .handledByResponder:
      .init(
        "实现了该触摸方法，且没有调用`super`",
        "响应者实现了触摸方法而没有调用super，事件不再往上传。",
        "有意如此就不必改。否则调用super，或者去掉这个方法。")
    case .swallowedByControl:
      .init(
        "控件不会把触摸继续向上传递",
        "控件自己留着触摸，不传给父视图。",
        "使用控件的action，或者在上层用手势识别器。")
    case .touchOfAnotherView:
      .init(
        "触摸属于别的视图，而控件只跟踪自己的触摸",
        "触摸命中了控件里的视图，例如堆栈视图。它传到控件，控件不跟踪别的视图的触摸，却仍然留下它。",
        "把控件里的视图都设为isUserInteractionEnabled = false。")
    case .swallowedByScrollView:
      .init(
        "滚动视图不会把触摸继续向上传递",
        "滚动视图自己留着触摸，不传给父视图。",
        "给滚动视图或它外层的视图加一个点击手势。")
    case .chainEnded:
      .init(
        "没有下一个响应者",
        "触摸沿响应链走到头，没有谁处理它。",
        "让链上的某个响应者实现触摸方法，或者加手势、action。如果已经有了，看看它为什么不在链上。")
    case .noWindow:
      .init(
        "没有窗口接收触摸",
        "没有窗口用视图回答命中测试，触摸不属于任何人。",
        "hitTest返回nil的窗口会放过触摸。确保最后面的窗口接住剩下的触摸。")
    case .chainCycle:
      .init(
        "它的`next`绕回响应链",
        "重写的next又指回了事件来过的响应者。",
        "返回super.next，或者上层的响应者。")
    case .noFirstResponder:
      .init(
        "没有对象接收它",
        "按键、摇动和遥控事件交给第一响应者，没有就交给key window。这里两者都没有。",
        "让窗口成为key window，并让某个响应者成为第一响应者。")
    case .multipleTouchDisabled:
      .init(
        "它一次只接收一个触摸，且已有一个（`isMultipleTouchEnabled`为`false`）",
        "视图一次只接收一个触摸，已经有了，不再给它更多。手势识别器不受影响。",
        "设isMultipleTouchEnabled = true，并处理集合里的所有触摸。")
    case .exclusiveTouch:
      .init(
        "\(object)已有触摸，而两个视图之一是独占的（`isExclusiveTouch`）",
        "两个视图中有一个独占触摸，另一个正有触摸，因此这个得不到。",
        "isExclusiveTouch正是这个用处。要同时按下两者就关掉它。")
    case .interactionIgnored:
      .init(
        "应用正忽略交互，或窗口已禁用",
        "应用正在忽略交互：beginIgnoringInteractionEvents比end多调用了，或者窗口被禁用。",
        "在每条退出路径上都调用endIgnoringInteractionEvents。转场时只关一个视图的isUserInteractionEnabled就够了。")
    case .statusBarTouched:
      .init(
        "触摸落在状态栏上，点状态栏会让\(object)滚到顶部（`scrollsToTop`）",
        "点状态栏归系统处理，App的视图都收不到；屏幕上的那个滚动视图滚到顶部。",
        "不想让它滚动，就把它的scrollsToTop设为false。")
    case .severalScrollToTop:
      .init(
        "触摸落在状态栏上，但什么也不滚动：`scrollsToTop`打开的不止\(object)一个",
        "点状态栏，屏幕上只有一个scrollsToTop打开、又不在顶部的滚动视图时，它才会滚到顶部。现在有好几个，就都不滚。",
        "只留一个，其余的scrollsToTop都设为false。")
    case .transitionNeverEnds:
      .init(
        "\(object)在没有可返回页面时开始了返回手势，它的转场一直没有结束",
        "应用替换了返回手势的代理，使它在栈底也能开始。转场一直不结束，之后push的页面不会显示。",
        "在代理的gestureRecognizerShouldBegin里返回viewControllers.count > 1。")
    case .nothingScrollsToTop:
      .init(
        "屏幕上没有可以滚到顶部的滚动视图",
        "点状态栏时，会滚到顶部的是scrollsToTop打开、还不在顶部、代理也允许的滚动视图。屏幕上没有这样的视图。",
        "检查scrollsToTop，以及代理的scrollViewShouldScrollToTop。")
    case .interrupted:
      .init(
        "系统中断了触摸",
        "系统收走了触摸：来电、系统提示或系统手势。",
        "在touchesCancelled里撤销touchesBegan所做的事。")
    case .recognizerCancelledTouches:
      .init(
        "\(object)识别成功，并收走视图的触摸",
        "手势识别成功。它的cancelsTouchesInView是true，视图收到touchesCancelled，或者什么也收不到。",
        "两者都要响应就设cancelsTouchesInView = false，或者在手势的代理里拒绝这个触摸。")
    case .scrollViewTookOver:
      .init(
        "\(object)随触摸滚动",
        "手指移动了，滚动视图用内容正在用或在等的触摸滚动。",
        "要拖动的控件，可以在代理里挡住pan手势，或者设delaysContentTouches = false。")
    case .touchesShouldBeginRefused:
      .init(
        "\(object)的`touchesShouldBegin`返回`false`",
        "重写的touchesShouldBegin(_:with:in:)不让内容收到触摸。",
        "对要响应的视图返回true。")
    case .viewRemoved:
      .init(
        "视图离开了窗口",
        "手指还按着，有触摸的视图或手势所在的视图离开了窗口。",
        "等触摸结束再移除或刷新，并处理touchesCancelled。")
    case .recognizerDelaysBegan:
      .init(
        "\(object)尚未有结果，暂缓了它（`delaysTouchesBegan`）",
        "开了delaysTouchesBegan的手势或滚动视图扣住触摸，直到确定不是自己的手势。",
        "要视图立刻响应，就关掉delaysTouchesBegan或delaysContentTouches。")
    case .recognizerDelaysEnded:
      .init(
        "\(object)尚未有结果，暂缓了它（`delaysTouchesEnded`）",
        "还没有结果的手势扣住抬起，例如双击在等第二下。",
        "把那个手势的delaysTouchesEnded设为false，或者不用双击。")
    case .recognizersFailed:
      .init(
        subject.map { "\($0)不再暂缓它" } ?? "不再有手势暂缓它",
        "最后一个扣住触摸的手势失败了，视图收到等待的内容。",
        "不必处理。之前的延迟由开始时的原因说明。")
    case .recognizerDisabled:
      .init(
        "它被禁用",
        "手势的isEnabled是false，或者有触摸时被关掉了。",
        "把它设为true。关掉再打开会立刻结束手势，有时正是要这样。")
    case .partOfControl:
      .init(
        "它属于\(object)的私有部分，由控件自己处理",
        "手势属于控件的私有部分，这里由控件自己完成它的工作。",
        "不必处理：自己的手势加在控件或它的上层。")
    case .delegateRefusedTouch:
      .init(
        "\(object)拒绝了触摸",
        "代理对shouldReceive touch回答了不，手势看不到这个触摸。",
        "检查比较的是什么：touch.view是最深的视图，通常应该用isDescendant(of:)。")
    case .eventRefused:
      .init(
        "\(object)拒绝了这个事件",
        "代理或子类对shouldReceive event回答了不。",
        "对触摸事件返回true。")
    case .gestureDecided:
      .init(
        "它的手势已有结果，而触摸尚未全部结束",
        "手势已有结果而触摸没有全部结束，或者正在等别的手势，新的触摸不算它的。",
        "它自己的触摸全部结束后才会再接收。等得太久就去掉依赖。")
    case .touchTypeNotAllowed:
      .init(
        "触摸的类型不在它的`allowedTouchTypes`里",
        "手势的`allowedTouchTypes`里没有这种触摸（手指、Pencil、指针等），不会再询问任何对象。",
        "把需要的类型加进allowedTouchTypes。")
    case .otherTouchType:
      .init(
        "它正在跟踪另一种类型的触摸",
        "手势的第一个触摸是另一种类型，例如手指之外又来了Pencil，而`requiresExclusiveTouchType`是打开的。",
        "两种触摸要一起参与，就把requiresExclusiveTouchType设为false。")
    case .tapsCompleted:
      .init(
        numbers["taps"].map { "完成了\($0)次点击" } ?? "完成了所需的点击",
        "手势需要的点击次数已满足，识别成功。")
    case .movedTooFar:
      .init(
        "手指移动了\(number("distance"))点，最多允许\(number("allowed"))点",
        "手指移动超过了手势允许的距离，手势失败。",
        "长按可以调大allowableMovement。点击的限度由UIKit规定。")
    case .heldTooLong:
      .init(
        "手指停留超过了允许的\(number("allowed"))秒",
        "手指停留超过了手势允许的时间，例如按住不放的点击或轻扫。",
        "在点击旁边加一个长按来接住按住的情况。")
    case .tooManyTouches:
      .init(
        "有\(number("touches"))个手指，最多允许\(number("allowed"))个",
        "手指比手势能接收的多。",
        "把numberOfTouchesRequired或maximumNumberOfTouches设成想要的数目。")
    case .tooFewTouches:
      .init(
        "只有\(number("touches"))个手指，需要\(number("needed"))个",
        "第一根手指抬起或移动时，手指比手势需要的少。",
        "调小numberOfTouchesRequired或minimumNumberOfTouches，或者让手指更快地一起按下。")
    case .nextTapLate:
      .init(
        "\(number("allowed"))秒内没有下一次点击",
        "双击的下一下没有及时到来。",
        "不必处理：等它失败的手势现在继续。")
    case .heldLongEnough:
      .init(
        "手指停留了\(number("duration"))秒",
        "手指按住的时间达到minimumPressDuration，长按开始。",
        "不必处理。外层视图更短的长按会先于它识别。")
    case .liftedTooSoon:
      .init(
        "手指抬起得太早",
        "手势还没有成立手指就抬起了：按得不够久，或者移动得不够远。",
        "不必处理，除非限度不对：minimumPressDuration，或者拖动需要的距离。")
    case .movedFarEnough:
      .init(
        movement,
        "手指的移动、张开或转动达到了手势的需要，手势开始。",
        "不必处理。两个手势需要同样的动作时，先开始的获胜。")
    case .stoppedContent:
      .init(
        "手指按停了仍在滚动的内容",
        "手指落在还在移动的内容上。这个触摸只让它停下，不做别的，因此不会选中行。",
        "不必处理：下一次点击有效。")
    case .rowWasOpen:
      .init(
        "有一行正侧滑打开，列表里的下一次触摸只把它收起",
        "列表里有一行侧滑打开着。在列表的其他地方再按一下，只会把这一行收起，不做别的。",
        "不必处理：下一次点击有效。")
    case .wrongDirection:
      .init(
        "手指移动的方向不符",
        "手指移动的方向不是手势要的。",
        "把轻扫的direction设成所有想要的方向。滚动到头的滚动视图会把拖动留给外层。")
    case .startedOffEdge:
      .init(
        "手指不是从它关注的屏幕边缘开始的",
        "手指没有落在手势要的边缘附近。",
        "从别处开始的拖动用pan手势。")
    case .touchesMoved:
      .init(
        "手指继续移动",
        "手势已开始，手指继续移动，手势发生变化。")
    case .touchesLifted:
      .init(
        "手指抬起",
        "已开始的手势，手指抬起，手势结束。")
    case .touchesCancelled:
      .init(
        "系统收走了触摸",
        "系统收走了手势的触摸，手势取消或失败。",
        "在手势的action里处理.cancelled，撤销效果。")
    case .pointerEntered:
      .init(
        "指针进入它的视图",
        "指针进入悬停手势所在的视图，悬停开始。")
    case .pointerMoved:
      .init(
        "指针在它的视图内移动",
        "指针在悬停手势所在的视图里移动。")
    case .pointerLeft:
      .init(
        "指针离开它的视图",
        "指针离开悬停手势所在的视图，悬停结束。")
    case .scrolled:
      .init(
        "触摸板或滚轮在滚动",
        "触摸板或滚轮在视图上滚动，没有触摸参与。")
    case .scrollEnded:
      .init(
        "触摸板或滚轮停止了滚动",
        "触摸板或滚轮不再滚动。")
    case .otherButton:
      .init(
        "点按用的是另一个按钮",
        "点按用的按钮不是手势的`buttonMaskRequired`要求的，默认要求主按钮。",
        "要识别右键点按，就把buttonMaskRequired设为secondary。")
    case .secondaryClick:
      .init(
        "用右键点按",
        "右键点按立即打开上下文菜单。")
    case .setByCode:
      .init(
        "由它的代码设置",
        "由代码或手势的子类设置了状态。",
        "检查子类在哪里设置。一直停在possible的手势会让别的手势等下去。")
    case .requiredRecognizerRecognized:
      .init(
        "必须先失败的\(object)识别成功",
        "必须先失败的另一个手势识别成功了，因此这个失败。",
        "这正是require(toFail:)的要求。没有它，两者都会响应。")
    case .recognizerPrevented:
      .init(
        "\(object)使它失败",
        "另一个手势先开始，排斥了这一个。",
        "让代理允许这一对同时识别，或者用require(toFail:)说明谁先。")
    case .delegateRefusedBegin:
      .init(
        "它的代理\(object)的`gestureRecognizerShouldBegin`返回`false`",
        "代理对gestureRecognizerShouldBegin回答了不，手势在要开始时失败。",
        "检查依据是什么：只在手势要开始时问一次。")
    case .viewRefusedBegin:
      .init(
        "\(object)的`gestureRecognizerShouldBegin`返回`false`",
        "从被触摸的视图到手势所在视图的路上，有视图对gestureRecognizerShouldBegin回答了不。",
        "对不相关的手势返回true或super。")
    case .controlVetoed:
      .init(
        "\(object)是系统控件，优先处理",
        "触摸命中了UIKit的控件，它会挡住外层视图的点击手势。自定义控件不会。",
        "不必处理：控件自己的action会发送。自定义控件可以重写gestureRecognizerShouldBegin做到这一点。")
    case .sequenceOver:
      .init(
        "它的触摸已经结束",
        "手势的触摸都结束了，它准备好接收下一次。")
    case .waitsInCycle:
      .init(
        "它处于互相等待失败的循环中",
        "手势互相等对方失败，成了一圈。触摸结束时，谁也没有识别。",
        "去掉其中一个依赖。遍历所有手势时要跳过自己。")
    case .exclusiveByDefault:
      .init(
        "没有代理允许两者同时识别",
        "两个手势共用一个触摸，没有谁允许同时识别，因此先识别的是唯一的。",
        "对想要的那一对，让shouldRecognizeSimultaneouslyWith返回true，而不是对所有手势。")
    case .cannotPrevent:
      .init(
        isSubjectUIKits
          ? "UIKit允许其他手势与\(object)同时识别"
          : "\(subject ?? "前者")的`canPrevent`返回`false`",
        "先开始的手势的canPrevent返回false，另一个也可以识别。",
        "两者都要响应就不必处理。")
    case .cannotBePrevented:
      .init(
        isSubjectUIKits
          ? "UIKit允许\(object)与其他手势同时识别"
          : "\(subject ?? "后者")的`canBePrevented`返回`false`",
        "后者的canBePrevented(by:)返回false，它也可以识别。",
        "两者都要响应就不必处理。")
    case .simultaneousAllowed:
      .init(
        "\(object)允许两者同时识别",
        "代理允许两者同时识别。",
        "如果只该有一个响应，就按具体的一对回答：看other.view或类。")
    case .startsAtFirstResponder:
      .init(
        "从第一响应者开始查找",
        "没有目标的action从key window的第一响应者开始查找，而不是从控件开始。",
        "想让有没有键盘都一样，就写明目标。")
    case .startsAtSender:
      .init(
        "没有第一响应者，因此从发送者开始查找",
        "没有第一响应者，因此没有目标的action从控件开始查找。",
        "想让有没有键盘都一样，就写明目标。")
    case .nowhereToStart:
      .init(
        "没有可供开始查找target的响应者",
        "既没有第一响应者，也没有在链上的发送者，无从问起。",
        "发送命令前先让某个响应者成为第一响应者。")
    case .noTargetForAction:
      .init(
        "从查找的起点往上，没有响应者能执行它",
        "从查找的起点到响应链末尾，没有谁有这个方法。",
        "写明目标，或者把方法放到链上的响应者里。存储属性的初始值里self不是目标：用lazy var。")
    case .targetLacksAction:
      .init(
        "\(object)没有这个方法，应用会崩溃",
        "目标没有action所说的方法。应用会崩溃，报unrecognized selector。",
        "检查selector是否多了或少了冒号，或者storyboard连接的方法是否已经删掉。")
    case .targetGone:
      .init(
        "target已不存在",
        "目标不会被强引用，这个已经释放了。",
        "用属性保存这个对象，或者用带闭包的action。")
    case .recognizerWithoutTarget:
      .init(
        "手势的action必须有target，不会沿响应链查找",
        "手势的target是nil。控件这时会沿响应链查找，手势不会。",
        "写明target。")
    case .controlDisabled:
      .init(
        "控件已禁用",
        "控件的isEnabled是false：仍然会命中、接走触摸，但什么也不发送。",
        "把它设为true；想让后面的视图响应，就移走控件。")
    case .cannotBecomeFirstResponder:
      .init(
        "`canBecomeFirstResponder`为`false`",
        "canBecomeFirstResponder为false，除了文字输入视图，其他一开始都是这样。",
        "重写它返回true。")
    case .firstResponderStays:
      .init(
        "\(object)是第一响应者，且不放弃",
        "现在的第一响应者不肯放弃，新的得不到。",
        "检查canResignFirstResponder，以及文本框代理的shouldEndEditing。")
    case .cannotResignFirstResponder:
      .init(
        "`canResignFirstResponder`为`false`",
        "canResignFirstResponder为false，它仍是第一响应者。",
        "输入有效后返回true。")
    case .overrideRefused:
      .init(
        "重写的方法返回`false`",
        "重写的becomeFirstResponder或resignFirstResponder返回了false。",
        "返回super的结果。")
    case .unknown:
      .init(
        RichText(code: name),
        "")
    }
  }

  // MARK: - Parts of clauses

  private var pointInside: RichText {
    guard !numbers.isEmpty else { return "点在`bounds`之内，但它的`point(inside:)`返回`false`" }
    return "点\(place.map(words) ?? RichText("在`bounds`之外"))，但它的`point(inside:)`返回`true`"
  }

  private var hitTest: RichText {
    switch override {
    case .declared(let what) where isHypothetical: "它重写的`hitTest`返回`nil`（\(what)）"
    case nil: "由它重写的`hitTest`决定"
    case .redirect(let view): "它重写的`hitTest`：转交给\(view)"
    case .declared(let what): "它重写的`hitTest`：\(what)"
    }
  }

  private var alpha: RichText {
    let limit = number("threshold")
    guard let stored = storedAlpha else { return "`alpha`为\(number("alpha"))，低于\(limit)" }
    return "`alpha`为\(limit)，在图层中实际存为\(stored)，低于\(limit)"
  }

  private var ancestor: RichText {
    guard let subject else { return "某个祖先视图" }
    return (isSuperview ? "父视图" : "祖先视图") + subject
  }

  private func words(_ place: PointOutside) -> RichText {
    switch place {
    case .beyond(let edges):
      "在`bounds`\(SimplifiedChinese.list(edges.map { "\(words($0.side))\(words($0.distance))" as RichText }))处"
    case .on(let side):
      "正好在\(SimplifiedChinese.sideWord(side))边缘上，而\(SimplifiedChinese.sideWord(side))边缘不属于`bounds`"
    case .onCorner: "正好在右下角上，而右下角不属于`bounds`"
    }
  }

  private func words(_ side: TraceReason.Side) -> RichText {
    switch side {
    case .left: "左侧"
    case .right: "右侧"
    case .above: "上方"
    case .below: "下方"
    }
  }

  private func words(_ distance: Distance) -> RichText {
    switch distance {
    case .points(let number): "\(number)点"
    case .lessThan(let number): "不到\(number)点"
    }
  }

  private var movement: RichText {
    let needed = numbers["needed"] ?? "?"
    if let rotation = numbers["rotation"] { return "手指转动了\(rotation) rad，需要\(needed)" }
    guard let distance = numbers["distance"] else { return "手指移动得足够远" }
    if let scale = numbers["scale"] { return "手指间距变化了\(distance)点，比例为\(scale)，需要\(needed)点" }
    return "手指移动了\(distance)点，需要\(needed)点"
  }
}
