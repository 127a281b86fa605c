// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension ReasonText {
  /// The reason's clause, its meaning and the usual fix.
  func said(in _: SimplifiedChinese.Type) -> ReasonWords {
    let object = subject ?? "另一个对象"
    return switch code {
    case .hidden:
      .init(
        isHypothetical ? "它已隐藏" : "已隐藏",
        "视图已隐藏，hitTest返回nil，跳过整棵子树。",
        "设isHidden = false。要看不见又能点击，就把背景设为透明，alpha保持1。")
    case .alphaBelowThreshold:
      .init(
        (isHypothetical ? "它的" : "") + alpha,
        "alpha小于0.01，hitTest返回nil，跳过整棵子树。alpha以32位浮点数存储，0.01存储后略小于0.01。",
        "把alpha设为0.02以上，或者保持alpha为1、背景设为透明。")
    case .interactionDisabled:
      .init(
        isHypothetical ? "它已关闭用户交互" : "已关闭用户交互",
        "视图的isUserInteractionEnabled为false，hitTest返回nil，跳过整棵子树。UILabel和UIImageView默认为false。",
        "把它设为true。如果它只是装饰，就不要把需要响应的视图放在它里面，改为与它同级。")
    case .animating:
      .init(
        "正在执行不带`allowUserInteraction`的动画",
        "视图或祖先视图正在执行block动画，选项中没有allowUserInteraction。",
        "加上options: [.allowUserInteraction]。动画期间按终点位置做命中测试，而不是按屏幕上看到的位置。")
    case .pointOutsideBounds:
      .init(
        place.map(words) ?? "在`bounds`之外",
        "触摸点在视图的bounds之外，距离已给出。视图先判断自己是否包含该点，子视图超出的部分不算。",
        "点击bounds以内，或者增大视图，或者重写point(inside:with:)扩大点击区域。")
    case .zeroSize:
      .init(
        (isHypothetical ? "它的" : "")
          + "`bounds`为空（\(number(.width)) × \(number(.height))点）",
        "bounds的宽或高为0，不包含任何点。超出的子视图看得见，但永远不会命中。",
        "给视图设置尺寸，通常是缺少约束。设clipsToBounds = true可以让问题暴露出来。")
    case .customPointInside:
      .init(
        pointInside,
        "由重写的point(inside:with:)决定，而不是bounds：bounds内的点返回了false，或者bounds外的点返回了true。",
        "检查该方法判断的形状，以及坐标系：point是视图自己的坐标。")
    case .customHitTest:
      .init(
        hitTest,
        "重写的hitTest(_:with:)直接返回nil、自己或其他视图。它的返回值直接采用，不再检查任何条件。",
        "先调用super.hitTest(point, with: event)，再修改返回值。")
    case .nonInvertibleTransform:
      .init(
        "它的`transform`不可逆，触摸点无法换算到它的坐标系",
        "transform把视图压成一条线或一个点，例如缩放为0，触摸点无法换算到它的坐标系。",
        "缩放到0.01而不是0，或者把transform恢复为.identity。")
    case .outsideAncestor:
      .init(
        "触摸点在\(ancestor)之外\(place.map { "，\(words($0))" } as RichText?)",
        "某个祖先视图不包含该点，跳过整棵子树。看得见也没有用：裁剪只影响绘制。",
        "增大父视图，或者调整视图的位置。都不行时，在每个不够大的祖先视图里重写point(inside:with:)。")
    case .ancestorHidden:
      .init(
        "\(ancestor)已隐藏",
        "某个祖先视图已隐藏，跳过整棵子树。",
        "让祖先视图显示，或者把这个视图移出来。")
    case .ancestorAlpha:
      .init(
        "\(ancestor)过于透明：\(alpha)",
        "某个祖先视图的alpha小于0.01，跳过整棵子树，与子视图自己的alpha无关。",
        "把祖先视图的alpha设为0.02以上，或者把这个视图移出来。")
    case .ancestorInteractionDisabled:
      .init(
        "\(ancestor)已关闭用户交互",
        "某个祖先视图的isUserInteractionEnabled为false，跳过整棵子树。",
        "容器设为true，只对装饰视图设为false。UIImageView和UILabel作为容器时，默认为false。")
    case .siblingInFront:
      .init(
        "前面的\(subject ?? "视图")接收了触摸",
        "subviews中靠后的视图先被询问，并接收了触摸，无论看不看得见。与颜色、zPosition无关。",
        "调整顺序，缩小前面的视图，或者让触摸穿透它：isUserInteractionEnabled = false，或者重写hitTest，结果是自己时返回nil。")
    case .windowInFront:
      .init(
        "前面的窗口\(subject ?? "")接收了触摸",
        "前面的窗口接收了触摸：第一个hitTest返回非nil的窗口拥有触摸，与是否为key window无关。",
        "用完后隐藏该窗口，或者让它与内容一样大，或者让触摸穿透窗口和它的根视图。")
    case .notInWindow:
      .init(
        "它不在任何窗口中",
        "视图不在任何会被询问的窗口中：从未添加、已被移除，或者窗口已隐藏。",
        "使用前先添加，并检查控制器的视图是否已加载、是否在窗口中。")
    case .notReached:
      .init(
        subject.map { "\($0)没有询问它" } ?? "遍历未执行到这里",
        "遍历因其他原因没有到达这个视图，例如祖先视图重写的hitTest没有询问子视图就返回。",
        "检查提到的那个视图：是它没有询问子视图。")
    case .handledByResponder:
      .init(
        "实现了该touches方法，且没有调用`super`",
        "响应者实现了touches方法而没有调用super，事件不再向上传递。",
        "有意如此则无需修改。否则调用super，或者删除该方法。")
    case .swallowedByControl:
      .init(
        "控件不会把触摸向上传递",
        "控件重写了touches方法且不向上传递，父视图收不到触摸。",
        "使用控件的action，或者在祖先视图上加手势识别器。")
    case .touchOfAnotherView:
      .init(
        "触摸属于另一个视图，而控件只跟踪命中自己的触摸",
        "触摸命中了控件内的视图，例如UIStackView。它沿响应链传到控件，控件不跟踪其他视图的触摸，但也不再向上传递。",
        "把控件内的视图都设为isUserInteractionEnabled = false。")
    case .swallowedByScrollView:
      .init(
        "滚动视图不会把触摸向上传递",
        "滚动视图重写了touches方法且不向上传递，父视图收不到触摸。",
        "给滚动视图或它的祖先视图加一个点击手势。")
    case .chainEnded:
      .init(
        "`next`为`nil`",
        "触摸沿响应链传到末端，没有响应者处理。",
        "让响应链上的某个响应者实现touches方法，或者添加手势识别器、action。如果已经有了，检查它为什么不在响应链上。")
    case .noWindow:
      .init(
        "没有窗口返回视图",
        "没有窗口的hitTest返回视图，触摸没有接收者。",
        "hitTest返回nil的窗口会让触摸穿透。确保最后面的窗口能接收剩余的触摸。")
    case .chainCycle:
      .init(
        "它的`next`形成循环",
        "重写的next返回了事件经过的响应者。",
        "返回super.next，或者更上层的响应者。")
    case .noFirstResponder:
      .init(
        "没有接收者",
        "按键、摇动和远程控制事件发给第一响应者，没有第一响应者则发给key window。这里两者都没有。",
        "让窗口成为key window，并让某个响应者成为第一响应者。")
    case .multipleTouchDisabled:
      .init(
        "它同时只接收一个触摸，且已有一个（`isMultipleTouchEnabled`为`false`）",
        "视图同时只接收一个触摸，已有一个，不再接收更多。手势识别器不受影响。",
        "设isMultipleTouchEnabled = true，并处理touches集合中的所有触摸。")
    case .exclusiveTouch:
      .init(
        "\(object)已有触摸，而两者之一的`isExclusiveTouch`为`true`",
        "两个视图之一的isExclusiveTouch为true，另一个正有触摸，因此这个视图收不到。",
        "这正是isExclusiveTouch的作用。要允许同时按下两者，就关闭它。")
    case .interactionIgnored:
      .init(
        "App正在忽略交互事件，或窗口已禁用",
        "App正在忽略交互事件：beginIgnoringInteractionEvents的调用次数多于endIgnoringInteractionEvents，或者窗口被禁用。",
        "在每条退出路径上都调用endIgnoringInteractionEvents。转场时只关闭一个视图的isUserInteractionEnabled就够了。")
    case .statusBarTouched:
      .init(
        "触摸落在状态栏上，点击状态栏使\(object)滚到顶部（`scrollsToTop`）",
        "点击状态栏由系统处理，App的视图都收不到；屏幕上的那个滚动视图滚到顶部。",
        "不希望它滚动，就把scrollsToTop设为false。")
    case .severalScrollToTop:
      .init(
        "触摸落在状态栏上，但没有视图滚动：`scrollsToTop`为`true`的不止\(object)\(other.map { "，还有\($0)" } as RichText? ?? "一个")",
        "在iPhone上，屏幕上只有一个滚动视图的scrollsToTop为true时，点击状态栏它才会滚到顶部。现在有多个，因此都不滚动；横向滚动的视图和文本视图也算在内。",
        "只保留一个，其余的scrollsToTop设为false。")
    case .transitionNeverEnds:
      .init(
        "\(object)的侧滑返回在栈底开始，转场一直没有结束",
        "App替换或清空了返回手势的代理，使它在栈底也能开始。转场一直不结束，之后push的页面不会显示。",
        "在代理的gestureRecognizerShouldBegin中返回viewControllers.count > 1。")
    case .raisesException:
      .init(
        "App会在这里崩溃：\(object)已经在屏幕上，或者会被加到自己里面",
        "把视图加到自己或自己的子视图里，push或present已经在屏幕上的页面，push导航控制器，UIKit都会抛出异常。HitPath让屏幕保持原样。",
        "先判断它是不是已经显示；只把视图加到不在它里面的视图上。")
    case .nothingScrollsToTop:
      .init(
        "屏幕上没有可以滚到顶部的滚动视图",
        "点击状态栏时，滚到顶部的是scrollsToTop为true、不在顶部且代理允许的滚动视图。屏幕上没有这样的视图。",
        "检查scrollsToTop，以及代理的scrollViewShouldScrollToTop。")
    case .interrupted:
      .init(
        "系统事件取消了触摸",
        "系统取消了触摸：来电、系统弹窗或系统手势。",
        "在touchesCancelled中撤销touchesBegan所做的修改。")
    case .recognizerCancelledTouches:
      .init(
        "\(object)识别成功，取消了视图的触摸",
        "手势识别成功。它的cancelsTouchesInView为true，视图收到touchesCancelled，或者什么也收不到。",
        "要让两者都响应，设cancelsTouchesInView = false；或者让手势的代理拒绝这次触摸。")
    case .heldTouchesDiscarded:
      .init(
        "\(object)识别成功，它延迟的触摸被丢弃",
        "delaysTouchesBegan为true的手势识别成功。它延迟的触摸不再交给视图，即使cancelsTouchesInView为false。",
        "要让两者都响应，设delaysTouchesBegan = false。")
    case .scrollViewTookOver:
      .init(
        "\(object)随触摸滚动",
        "手指移动了，滚动视图开始滚动，内容已收到或尚未收到的触摸不再归内容。",
        "对于需要拖动的控件，让代理阻止拖动手势，或者设delaysContentTouches = false。")
    case .touchesShouldBeginRefused:
      .init(
        "\(object)的`touchesShouldBegin`返回`false`",
        "重写的touchesShouldBegin(_:with:in:)返回false，内容收不到触摸。",
        "对需要响应的视图返回true。")
    case .viewRemoved:
      .init(
        "视图离开了窗口",
        "手指还按着，触摸所在的视图或手势所在的视图就离开了窗口。",
        "等触摸结束后再移除或刷新，并处理touchesCancelled。")
    case .recognizerDelaysBegan:
      .init(
        "\(object)还没有识别结果（\(code: delayProperty)）",
        "delaysTouchesBegan为true的手势，或者滚动视图，会延迟触摸，直到确定识别失败。",
        "要让视图立即响应，关闭delaysTouchesBegan或delaysContentTouches。")
    case .recognizerDelaysEnded:
      .init(
        "\(object)还没有识别结果（`delaysTouchesEnded`）",
        "还没有识别结果的手势会延迟touchesEnded，例如双击手势在等第二次点击。",
        "把该手势的delaysTouchesEnded设为false，或者不用双击。")
    case .recognizersFailed:
      .init(
        subject.map { "\($0)不再延迟它" } ?? "不再有手势延迟它",
        "最后一个延迟触摸的手势识别失败，视图收到被延迟的调用。",
        "无需修改。延迟的原因见延迟开始时的说明。")
    case .recognizerRemoved:
      .init(
        "它被移出了视图",
        "手指还按着，代码就把手势移出了视图，或者加到了另一个视图上（这会先把它移出原来的视图）。",
        "等触摸结束后再移动它。下一根手指按下时，它才在新视图上收到触摸。")
    case .recognizerDisabled:
      .init(
        numbers[.time].map { time in
          subject.map { "\($0)在\(time)秒时\(method.map { "在\($0)里" } as RichText?)禁用了它" } ?? "它在\(time)秒时被禁用"
        } ?? "它被禁用",
        "手势的isEnabled为false，或者在跟踪触摸时被关闭。",
        "把它设为true。先关闭再打开会立即结束手势，有时正需要这样。")
    case .partOfControl:
      .init(
        "它位于\(object)的私有子视图上，由控件自己处理",
        "手势位于控件的私有子视图上，它的功能在这里由控件自己实现。",
        "无需修改：自己的手势应加在控件或它的祖先视图上。")
    case .delegateRefusedTouch:
      .init(
        "\(object)拒绝了触摸",
        "代理的shouldReceive touch返回false，手势收不到这次触摸。",
        "检查代理比较的对象：touch.view是最深的视图，通常应该用isDescendant(of:)。")
    case .eventRefused:
      .init(
        "\(object)拒绝了这个事件",
        "代理或子类的shouldReceive event返回false。",
        "对触摸事件返回true。")
    case .gestureDecided:
      .init(
        "它已有识别结果，而触摸尚未全部结束",
        "手势已有识别结果而触摸尚未全部结束，或者正在等另一个手势，因此不接收新的触摸。",
        "它的触摸全部结束后才会重新接收。等待太久就去掉失败依赖。")
    case .touchTypeNotAllowed:
      .init(
        "它的`allowedTouchTypes`不包含这种触摸",
        "手势的`allowedTouchTypes`不包含这种触摸（手指、Pencil、指针等），不再询问代理。",
        "把需要的类型加进allowedTouchTypes。")
    case .buttonOfSwiftUI:
      .init(
        "iOS 18之前，SwiftUI的按钮\(object)不让外层的手势收到它上面的触摸",
        "iOS 13到17有报告说，用.gesture加在Button或它外层的拖动、长按手势，识别不了按钮上的触摸，因为按钮的手势不会失败。",
        "改用.simultaneousGesture；如果手势识别后按钮不该再响应，就用.highPriorityGesture。")
    case .outsideHostedContent:
      .init(
        "SwiftUI在\(object)的这个位置什么也没有显示",
        "SwiftUI的手势只收到命中它的视图的触摸，而Stack只有画了内容的地方才会被命中：Spacer和内容之间的空白都不会。",
        "给视图加上.contentShape(Rectangle())。用UIKit代码加到宿主视图上的手势识别器，任何位置的触摸都能收到：请把它加到外层的视图上。")
    case .otherTouchType:
      .init(
        "它正在跟踪另一种类型的触摸",
        "手势的第一个触摸是另一种类型，例如先是手指再是Pencil，而`requiresExclusiveTouchType`为`true`。",
        "要让两种触摸参与同一个手势，就把requiresExclusiveTouchType设为false。")
    case .tapsCompleted:
      .init(
        numbers[.taps].map { "完成了\($0)次点击" } ?? "完成了所需的点击",
        "达到了手势要求的点击次数，识别成功。")
    case .movedTooFar:
      .init(
        "手指移动了\(number(.distance))点，最多允许\(number(.allowed))点",
        "手指移动超过了手势允许的距离，识别失败。",
        "长按可以调大allowableMovement。点击允许的距离由UIKit规定。")
    case .heldTooLong:
      .init(
        "手指按住超过了允许的\(number(.allowed))秒",
        "手指按住的时间超过了手势允许的时间，例如按住不放的点击或轻扫。",
        "另加一个长按手势来处理按住的情况。")
    case .tooManyTouches:
      .init(
        "有\(number(.touches))根手指，最多允许\(number(.allowed))根",
        "手指数超过了手势允许的数目。",
        "把numberOfTouchesRequired或maximumNumberOfTouches设为需要的数目。")
    case .tooFewTouches:
      .init(
        "只有\(number(.touches))根手指，需要\(number(.needed))根",
        "第一根手指抬起或移动时，手指数少于手势要求的数目。",
        "调小numberOfTouchesRequired或minimumNumberOfTouches，或者更早按下所有手指。")
    case .nextTapLate:
      .init(
        "\(number(.allowed))秒内没有下一次点击",
        "双击的下一次点击没有在时限内到来。",
        "无需修改：等它失败的手势此时继续识别。")
    case .heldLongEnough:
      .init(
        "手指按住了\(number(.duration))秒",
        "手指按住的时间达到minimumPressDuration，长按手势进入began。",
        "无需修改。外层视图上时间更短的长按会先于内层识别成功。")
    case .delayOver:
      .init(
        "延迟的\(number(.duration))秒已到",
        "UIKit自带的手势会把触摸延迟一段时间再送达视图：滚动视图要看是否滚动，屏幕边缘要看是否是系统手势。",
        "把滚动视图的delaysContentTouches设为false，或者推迟那条边上的系统手势。")
    case .liftedTooSoon:
      .init(
        "手指抬起得太早",
        "手指在识别成功之前就抬起了：按住的时间不够长，或者移动的距离不够远。",
        "无需修改，除非阈值不合适：minimumPressDuration，或者拖动需要的距离。")
    case .movedFarEnough:
      .init(
        movement,
        "手指的移动、间距变化或转动达到了手势的阈值，手势进入began。",
        "无需修改。两个手势的条件相同时，先开始的胜出。")
    case .movedSheet:
      .init(
        "\(movement)，内容已到边缘",
        "手指移动的距离达到了拖动的阈值。内容在这个方向上已到边缘，所以移动的是滚动视图所在的sheet。",
        "有refreshControl的列表自己处理这次拖动；列表中的控件有自己的拖动手势，并先识别成功，拖动就归控件。")
    case .stoppedContent:
      .init(
        "手指按停了仍在滚动的内容",
        "手指按在仍在滚动的内容上。这次触摸只会停止滚动，因此不会选中行。",
        "无需修改：下一次点击有效。")
    case .rowWasOpen:
      .init(
        "有一行处于侧滑展开状态，列表中的下一次触摸只会收起它",
        "列表中有一行处于侧滑展开状态。在列表其他位置的下一次触摸只会收起这一行。",
        "无需修改：下一次点击有效。")
    case .wrongDirection:
      .init(
        "手指移动的方向不符",
        "手指移动的方向不符合手势的要求。",
        "把轻扫的direction设为所有需要的方向。滚动到头的滚动视图会把拖动让给外层。")
    case .startedOffEdge:
      .init(
        "手指不是从它的`edges`指定的边缘开始的",
        "手指没有在手势指定的边缘附近按下。",
        "从其他位置开始的拖动用拖动手势。")
    case .severalEdges:
      .init(
        "它的`edges`写了不止一条边",
        "边缘拖动手势只能识别一条边：edges里写了几条边时，哪条边都不识别。",
        "每条边各加一个手势识别器。")
    case .touchesMoved:
      .init(
        "手指继续移动",
        "手势已经began，手指继续移动，状态变为changed。")
    case .touchesLifted:
      .init(
        "手指抬起",
        "手势已经began，手指抬起，状态变为ended。")
    case .touchesCancelled:
      .init(
        "系统取消了触摸",
        "系统取消了手势的触摸，手势变为cancelled或failed。",
        "在手势的action中处理.cancelled：像.ended一样收尾，但不执行操作。")
    case .pointerEntered:
      .init(
        "指针进入它的视图",
        "指针进入悬停手势所在的视图，悬停手势进入began。")
    case .pointerMoved:
      .init(
        "指针在它的视图内移动",
        "指针在悬停手势所在的视图里移动。")
    case .pointerLeft:
      .init(
        "指针离开它的视图",
        "指针离开悬停手势所在的视图，悬停手势结束。")
    case .scrolled:
      .init(
        "触摸板或滚轮在滚动",
        "触摸板或滚轮在视图上滚动，没有触摸参与。")
    case .scrollEnded:
      .init(
        "触摸板或滚轮停止了滚动",
        "触摸板或滚轮不再滚动。")
    case .transformed:
      .init(
        "两根手指在触摸板上捏合或旋转",
        "指针在视图上时，两根手指在触摸板上捏合或旋转，没有触摸参与。")
    case .transformEnded:
      .init(
        "触摸板上的捏合或旋转结束了",
        "手指离开了触摸板。")
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
        "由代码设置",
        "由代码或手势的子类设置了状态。",
        "检查子类在哪里设置state。一直停在possible的手势会让其他手势一直等待。")
    case .requiredRecognizerRecognized:
      .init(
        "它要求先失败的\(object)识别成功",
        "它要求先失败的另一个手势识别成功，因此它失败。",
        "这正是require(toFail:)的作用。不设置依赖，两者都会响应。")
    case .recognizerPrevented:
      .init(
        "\(object)阻止了它",
        "另一个手势先识别成功，阻止了它。",
        "让代理允许这两个手势同时识别，或者用require(toFail:)设置依赖。")
    case .delegateRefusedBegin:
      .init(
        "它的代理\(object)的`gestureRecognizerShouldBegin`返回`false`",
        "代理的gestureRecognizerShouldBegin返回false，手势在即将开始时失败。",
        "检查返回值的依据：只在手势即将开始时询问一次。")
    case .viewRefusedBegin:
      .init(
        "\(object)的`gestureRecognizerShouldBegin`返回`false`",
        "从命中视图到手势所在的视图，其中有视图的gestureRecognizerShouldBegin返回false。",
        "对无关的手势返回true，或者返回super的结果。")
    case .nothingToGoBackTo:
      .init(
        "没有可以返回的页面",
        "导航控制器的栈里只有一个控制器，侧滑返回不会开始。",
        "这是对的：在栈底开始的侧滑返回，转场永远不会结束。")
    case .barHidden:
      .init(
        "只有导航栏显示时，侧滑返回才会开始",
        "导航栏隐藏了，这时UIKit给侧滑返回设的代理返回false。",
        "换成自己的代理，在gestureRecognizerShouldBegin中返回viewControllers.count > 1。")
    case .backButtonMissing:
      .init(
        "只有显示系统的返回按钮时，侧滑返回才会开始",
        "leftBarButtonItem占了返回按钮的位置，或者打开了hidesBackButton，这时UIKit给侧滑返回设的代理返回false。",
        "把leftItemsSupplementBackButton设为true，或者换成自己的代理，在gestureRecognizerShouldBegin中返回viewControllers.count > 1。"
      )
    case .transitionAnimated:
      .init(
        "导航控制器的代理自己提供转场动画时，侧滑返回不会开始",
        "导航控制器的代理实现了navigationController(_:animationControllerFor:from:to:)，这时UIKit给侧滑返回设的代理返回false，即使这个方法返回nil也一样。",
        "给侧滑返回换上自己的代理，在gestureRecognizerShouldBegin中返回viewControllers.count > 1。")
    case .pressOfSwiftUI:
      .init(
        "iOS 18之前，SwiftUI的长按手势\(object)会让它无法滚动",
        "iOS 13到16有报告说，内容上加了onLongPressGesture或LongPressGesture之后，在上面拖动时外层的滚动视图或列表不会滚动。",
        "在长按手势前面加上.onTapGesture {}，或者改用contextMenu，或者用ButtonStyle的isPressed。")
    case .nothingToScroll:
      .init(
        "\(object)的内容在这个方向上不能再滚动",
        "内容已经到了边缘，或者在这个方向上不比滚动视图大，拖动不会滚动任何东西。",
        "检查contentSize。设置alwaysBounceVertical或alwaysBounceHorizontal后，拖动时内容也会跟着动。")
    case .nothingToZoom:
      .init(
        "\(object)的代理在`viewForZooming`里没有给出视图",
        "手指在可以缩放的滚动视图上捏合，但它的代理没有实现viewForZooming(in:)，或者返回了nil。",
        "在viewForZooming(in:)里返回要缩放的视图，并设置滚动视图的代理。")
    case .touchesShouldCancelRefused:
      .init(
        "\(object)的`touchesShouldCancel`返回`false`",
        "内容里的视图已经收到触摸，touchesShouldCancel不让取消：不重写时，对控件一律返回false。",
        "重写touchesShouldCancel，对拖动时要滚动的控件返回true。")
    case .contentTouchesStay:
      .init(
        "\(object)的`canCancelContentTouches`为`false`",
        "内容里的视图已经收到了触摸，canCancelContentTouches为false时滚动视图不会取消它。",
        "把canCancelContentTouches设为true，这也是默认值。")
    case .selectsNoRows:
      .init(
        "双指在这里不选中行",
        "双指要落在行上，打开了allowsMultipleSelectionDuringEditing，并且shouldBeginMultipleSelectionInteraction返回true，才会选中行。",
        "把allowsMultipleSelectionDuringEditing设为true，并让这个方法返回true。")
    case .controlVetoed:
      .init(
        "\(object)是系统控件，优先于它",
        "触摸命中了UIKit的控件，它会阻止祖先视图的单击手势。自定义控件不会。",
        "无需修改：控件会发送自己的action。自定义控件可以重写gestureRecognizerShouldBegin达到同样的效果。")
    case .sequenceOver:
      .init(
        "它的触摸已经结束",
        "手势的触摸全部结束，状态重置，可以识别下一次手势。")
    case .waitsInCycle:
      .init(
        "它处于失败依赖的循环中",
        "手势的失败依赖形成循环。触摸结束时，都没有识别成功。",
        "去掉其中一个依赖。遍历所有手势设置依赖时要跳过自己。")
    case .exclusiveByDefault:
      .init(
        "没有代理允许两者同时识别",
        "两个手势共用一个触摸，代理没有允许同时识别，因此只有先识别成功的那个有效。",
        "只对需要的那两个手势让shouldRecognizeSimultaneouslyWith返回true，不要对所有手势都返回true。")
    case .cannotPrevent:
      .init(
        isSubjectUIKits
          ? "UIKit允许其他手势与\(object)同时识别"
          : "\(subject ?? "前者")的`canPrevent`返回`false`",
        "先识别成功的手势的canPrevent返回false，另一个也可以识别。",
        "需要两者都响应则无需修改。")
    case .cannotBePrevented:
      .init(
        isSubjectUIKits
          ? "UIKit允许\(object)与其他手势同时识别"
          : "\(subject ?? "后者")的`canBePrevented`返回`false`",
        "后者的canBePrevented(by:)返回false，它也可以识别。",
        "需要两者都响应则无需修改。")
    case .simultaneousAllowed:
      .init(
        "\(object)允许它们同时识别",
        "代理允许两者同时识别。",
        "如果只应有一个响应，就按具体的手势返回：判断other.view或它的类。")
    case .startsAtFirstResponder:
      .init(
        "从第一响应者开始查找",
        "target为nil的action从key window的第一响应者开始查找，而不是从控件开始。",
        "要使结果与键盘是否弹出无关，就指定target。")
    case .startsAtSender:
      .init(
        "没有第一响应者，因此从发送者开始查找",
        "没有第一响应者，因此target为nil的action从控件开始查找。",
        "要使结果与键盘是否弹出无关，就指定target。")
    case .nowhereToStart:
      .init(
        "没有可供开始查找target的响应者",
        "既没有第一响应者，也没有位于响应链上的发送者，没有对象可以询问。",
        "发送命令前先让某个响应者成为第一响应者。")
    case .noTargetForAction:
      .init(
        "从查找起点往上，没有响应者能执行它",
        "从查找起点到响应链末端，没有响应者实现该方法。",
        "指定target，或者在响应链上的响应者中实现该方法。在存储属性的初始值中self不能作为target：用lazy var。")
    case .targetLacksAction:
      .init(
        "\(object)没有实现该方法，App会崩溃",
        "target没有实现action指定的方法。App会崩溃：unrecognized selector。",
        "检查selector是否多了或少了冒号，或者storyboard连接的方法是否已删除。")
    case .targetGone:
      .init(
        "target已释放",
        "target不会被强引用，它已经释放。",
        "用属性强引用该对象，或者用闭包形式的action。")
    case .systemTakesKey:
      .init(
        "命令没有设置`wantsPriorityOverSystemBehavior`，系统先用掉了这个键",
        "从iOS 15起，正在编辑的文本先收下要输入的按键，系统先用掉方向键，在iPad上还有Tab键，之后才查找按键命令。",
        "把命令的wantsPriorityOverSystemBehavior设为true。")
    case .recognizerWithoutTarget:
      .init(
        "手势的action必须有target，不会沿响应链查找",
        "手势的target为nil。控件会沿响应链查找，手势识别器不会。",
        "指定target。")
    case .controlDisabled:
      .init(
        "控件已禁用",
        "控件的isEnabled为false：仍会命中并接收触摸，但什么也不发送。",
        "把它设为true；要让后面的视图响应，就移除控件。")
    case .presentsAlready:
      .init(
        "它已经present了\(object)",
        "一个视图控制器同一时间只能present一个视图控制器；再次调用时，UIKit只在控制台输出警告，什么也不做。",
        "让最上面的、已经present出来的视图控制器来present，或者先dismiss，在completion里再present。")
    case .presenterInNoWindow:
      .init(
        "它的视图不在窗口中",
        "只有视图在窗口中的视图控制器才能present；否则UIKit只在控制台输出警告，什么也不做。",
        "由正在显示的视图控制器来present，而且不要早于viewDidAppear。")
    case .cannotBecomeFirstResponder:
      .init(
        "`canBecomeFirstResponder`为`false`",
        "canBecomeFirstResponder为false，除文本输入视图外默认如此。",
        "重写它返回true。")
    case .firstResponderStays:
      .init(
        "\(object)是第一响应者，且拒绝放弃",
        "当前的第一响应者不放弃，新的响应者无法成为第一响应者。",
        "检查canResignFirstResponder，以及文本框代理的shouldEndEditing。")
    case .cannotResignFirstResponder:
      .init(
        "`canResignFirstResponder`为`false`",
        "canResignFirstResponder为false，它仍是第一响应者。",
        "输入有效后返回true。")
    case .overrideRefused:
      .init(
        "重写的方法返回`false`",
        "重写的becomeFirstResponder或resignFirstResponder返回false。",
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
    case .ofUIKit(let what?): "UIKit中它的`hitTest`：\(what)"
    case .ofUIKit(nil): "由UIKit中它的`hitTest`决定"
    case nil: "由它重写的`hitTest`决定"
    case .redirect(let view): "它重写的`hitTest`：点在\(view)内时返回\(view)"
    case .declared(let what): "它重写的`hitTest`：\(what)"
    }
  }

  private var alpha: RichText {
    let limit = number(.threshold)
    guard let stored = storedAlpha else { return "`alpha`为\(number(.alpha))，小于\(limit)" }
    return "`alpha`为\(limit)，以32位浮点数存储为\(stored)，小于\(limit)"
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
      "正好在\(SimplifiedChinese.sideWord(side))边缘上，而`bounds`不包含\(SimplifiedChinese.sideWord(side))边缘"
    case .onCorner: "正好在右下角上，而`bounds`不包含右下角"
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
    let needed = number(.needed)
    if let rotation = numbers[.rotation] { return "手指转动了\(rotation) rad，需要\(needed)" }
    guard let distance = numbers[.distance] else { return "手指移动得足够远" }
    if let scale = numbers[.scale] { return "手指间距变化了\(distance)点，比例为\(scale)，需要\(needed)点" }
    return "手指移动了\(distance)点，需要\(needed)点"
  }
}
