// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension InputText {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .input(let input, let detail, let isCancelled):
      "\(words(input, detail))\(isCancelled ? "，随后被系统取消" : "")"
    case .line(let time, let input, let reason):
      "\(time)秒：\(input)\(reason.map { "，没有任何效果：\($0)" } as RichText?)。"
    case .nothing: "没有任何效果。"
    case .nothingScrolls: "没有任何效果：指针下没有滚动视图，也没有接收滚动的拖动手势（`allowedScrollTypesMask`）。"
    case .offered(let performer): "\(performer)能执行它，菜单里会有这一项。"
    case .typed(let key, let text): "\(text)是第一响应者，\(code: key)输入到其中。"
    case .hearNothing(let pans): "\(SimplifiedChinese.list(pans))收不到它：`allowedScrollTypesMask`为空。"
    }
  }

  private func words(_ input: InputKind, _ detail: String) -> RichText {
    switch input {
    case .press: "按下\(code: detail)"
    case .scroll: "触摸板或滚轮在\(detail)处滚动"
    case .transform: "两根手指在触摸板上捏合或旋转，指针在\(detail)处"
    case .statusBar: "点击状态栏"
    case .motion: "摇动设备"
    case .remoteControl: "收到远程控制事件\(code: detail)"
    case .command: "发送命令\(code: detail)"
    case .menu: "编辑菜单询问\(code: detail)"
    default: "\(SimplifiedChinese.name(ofInput: input))\(detail)"
    }
  }
}
