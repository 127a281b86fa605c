// SPDX-License-Identifier: Apache-2.0

extension ReachText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .tapReaches(let point): "点\(point)就能点到它。"
    case .noTapReaches: "屏幕上哪里都点不到它。"
    case .tapBecomes(let point, let verdict): "点\(point)：\(verdict)"
    case .tapAtMiddle(let point, let verdict): "点它的正中\(point)：\(verdict)"
    case .offScreen: "正中在屏幕外"
    case .noControls: "这个屏幕上没有控件。"
    case .summary(let controls, 0): "共\(controls)个控件，每个都能点到。"
    case .summary(let controls, let dead): "共\(controls)个控件，其中\(dead)个哪里都点不到。"
    case .notTried(let number): "屏幕太大，另有\(number)个控件没有试着点击。"
    case .hitPath(let names): "命中路径：\(names)"
    case .refused(let views): "拒绝的视图：\(views)"
    case .responderChain(let responders): "响应者链：\(responders)"
    case .actions(let calls): "action：\(calls)"
    case .facts(let facts): facts.joined(separator: "；")
    }
  }
}
