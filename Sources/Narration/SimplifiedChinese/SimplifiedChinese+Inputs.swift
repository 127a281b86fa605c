// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension InputText {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .pressed(let key): "按下\(code: key)"
    case .released(let key): "松开\(code: key)"
    case .pointer(let place?): "指针在\(place)处"
    case .pointer(nil): "指针离开屏幕"
    case .scrolls(let place): "触摸板或滚轮在\(place)处滚动"
    case .scrollsOn(let movement): "继续滚动\(movement)"
    case .pinches(let place): "两根手指在触摸板上捏合或旋转，指针在\(place)处"
    case .pinchesOn(let scale, let rotation): "触摸板上的手指捏合到\(scale)倍，旋转到\(rotation)"
    case .ends(let input): input == .scroll ? "滚动结束" : "手指离开触摸板"
    case .shaken: "摇动设备"
    case .statusBar: "点击状态栏"
    case .interrupted(let cause): "系统事件：\(cause)"
    case .remoteControl(let command): "收到远程控制事件\(code: command)"
    case .command(let action): "发送命令\(code: action)"
    case .menu(let actions): "编辑菜单询问\(code: actions)"
    case .called(let call): "\(call)"
    case .cancelled(let input?): "\(input)，随后被系统取消"
    case .cancelled(nil): "被系统取消"
    case .line(let time, let input, let reason, let isInVain):
      "\(time)秒：\(input)\(reason.map { "\(isInVain ? "，没有任何效果：" : "：")\($0)" } as RichText?)。"
    case .nothing: "没有任何效果。"
    case .nothingScrolls: "没有任何效果：指针下没有滚动视图，也没有接收滚动的拖动手势（`allowedScrollTypesMask`）。"
    case .offered(let performer): "\(performer)能执行它，菜单里会有这一项。"
    case .typed(let key, let text): "\(text)是第一响应者，\(code: key)输入到其中。"
    case .notTyped(let text): "\(text)是第一响应者，但没有输入到其中：快捷键优先。"
    case .flutterScrolls:
      "Flutter会收到通知：`Scaffold`只让使用`PrimaryScrollController`的列表滚到顶部，自己另设controller的列表不会滚动。在iOS 13上，从2020年的1.17版起才这样。"
    case .hearNothing(let pans): "\(SimplifiedChinese.list(pans))收不到它：`allowedScrollTypesMask`为空。"
    }
  }
}
