// SPDX-License-Identifier: Apache-2.0

extension SearchText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .sends(let sender, let action, nil): "\(sender)发送\(action)"
    case .sends(let sender, let action, let event?): "\(sender)发送\(action)（\(event)）"
    case .command(let action): "作为命令发送\(action)"
    case .inMenu(let action): "菜单询问\(action)"
    case .times(let text, let count): "\(text)，共\(count)次"

    case .performs(let actions): "✓ 能执行\(SimplifiedChinese.list(actions))"
    case .performsNot(let actions): "×不能执行\(SimplifiedChinese.list(actions))"
    case .asked(let count): "\(count)个响应者不能执行"

    case .told(let what, nil, let reason, _, let end): "\(what)，没有指定目标：\(reason)；\(end)。"
    case .told(let what, let start?, let reason, let asked, let end):
      "\(what)，没有指定目标：\(reason)，即\(start)。询问了\(asked)个响应者；\(end)。"
    case .endAt(let taker): "\(taker)能执行，于是调用它的方法"
    case .endAtWouldBe(let taker): "\(taker)能执行，于是菜单显示它"
    case .endNowhere(let reason): "没有调用任何方法：\(reason)"
    }
  }
}
