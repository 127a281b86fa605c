// SPDX-License-Identifier: Apache-2.0

import Trace

/// A word that the course does not use, with the word to use instead.
struct UnwantedWord {
  let text: String

  /// What to say in its place.
  let instead: String

  /// What makes it another word.
  private let exceptions: [String]

  private let isEnglish: Bool

  static func all(in language: LanguageCode) -> [UnwantedWord] {
    language == .simplifiedChinese ? chinese : english
  }

  /// Whether a text has the word, English ones whole.
  func stands(in text: String) -> Bool {
    let searched = exceptions.reduce(text.lowercased()) { $0.replacing($1, with: "") }
    guard isEnglish else { return searched.contains(self.text) }
    return searched.ranges(of: self.text).contains { range in
      let before = searched[..<range.lowerBound].last
      let after = searched[range.upperBound...].first
      return before?.isLetter != true && after?.isLetter != true
    }
  }

  private static let english = [
    ("simply", "leave it out"), ("just", "leave it out"), ("note that", "leave it out"),
    ("obviously", "leave it out"), ("of course", "leave it out"), ("as we know", "leave it out"),
    ("click", "say tap"), ("clicks", "say taps"), ("traverse", "say ask"), ("heat map", "say tap map"),
    ("widget", "say control"), ("bubble", "say climb"), ("bubbles", "say climbs"),
    ("bubbling", "say climbing"),
    ("swallow", "say keep"), ("swallows", "say keeps"), ("lag", "say late"), ("callback", "say method"),
    ("topmost", "say frontmost"), ("hit view", "say hit-test view"),
    ("local space", "say its own coordinates"),
  ].map { UnwantedWord(text: $0.0, instead: $0.1, exceptions: [], isEnglish: true) }

  private static let chinese: [UnwantedWord] = [
    ("您", "写“你”", []), ("进行", "直接写动词", []), ("对其", "直接写名字", ["不对其"]), ("的话", "写“如果”", []),
    ("触控", "写“触摸”", []), ("滑动", "写“拖动”或“轻扫”", []), ("长点", "写“长按”", []),
    ("上层视图", "写“父视图”", []), ("下层视图", "写“子视图”", []), ("同级控件", "写“兄弟视图”", []),
    ("顶层", "写“前面”", []), ("遍历", "写“询问”", []), ("事件传递链", "写“命中测试”或“响应链”", []),
    ("传递", "写“分发”或“往上传”", []), ("透传", "写“穿透”", []), ("边界", "写bounds", []), ("像素", "写“点”", []),
    ("覆盖", "写“重写”", ["覆盖层"]), ("重载", "写“重写”", []), ("蒙版", "写“覆盖层”", []),
    ("父响应者", "写“下一个”", []), ("冒泡", "写“往上传”", []), ("吃掉", "写“自己留下”", []), ("报错", "写“丢弃”", []),
    ("事件失效", "写“没人处理”", []), ("主窗口", "写key window", []), ("触发", "写“识别成功”或“发送”", []),
    ("取消", "写“失败”或“收走”", []), ("打断", "写“使……失败”", []), ("中断", "写“收走”", []),
    ("拦截", "写“暂缓”", []), ("延迟", "写“暂缓”或“晚了”", []), ("阻塞", "写“等”", []), ("卡顿", "写“晚了”", []),
    ("优先级", "写“赢”", []), ("追踪", "写“跟踪”", []), ("动作", "写action", []), ("回调", "写action", []),
    ("空目标", "写“target为nil”", []), ("委托", "写“代理”", []), ("不可交互", "写isUserInteractionEnabled", []),
    ("大概", "写“尚无定论”", []),
  ].map { UnwantedWord(text: $0.0, instead: $0.1, exceptions: $0.2, isEnglish: false) }
}
