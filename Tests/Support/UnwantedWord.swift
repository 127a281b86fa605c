// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A word that texts for readers do not use, with the word to use instead. The list is for the course and for all other
/// texts of the same language.
package struct UnwantedWord: Sendable {
  package let text: String

  /// What to say in its place.
  package let instead: String

  /// Whether no developer says it anywhere. The others may stand in wrong options.
  package let isPrivate: Bool

  /// What makes it another word.
  private let exceptions: [String]

  private let isEnglish: Bool

  package static func all(in language: LanguageCode) -> [UnwantedWord] {
    language == .simplifiedChinese ? chinese : english
  }

  /// Whether a text has the word, English ones whole.
  package func stands(in text: String) -> Bool {
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
  ].map { UnwantedWord(text: $0.0, instead: $0.1, isPrivate: false, exceptions: [], isEnglish: true) }

  private static let chinese = unwanted + privateWords

  private static let unwanted: [UnwantedWord] = [
    ("您", "写“你”", []), ("进行", "直接写动词", []), ("对其", "直接写名字", ["不对其"]), ("的话", "写“如果”", []),
    ("触控", "写“触摸”", []), ("滑动", "写“拖动”或“轻扫”", []), ("长点", "写“长按”", []),
    ("上层视图", "写“父视图”", []), ("下层视图", "写“子视图”", []), ("同级控件", "写“兄弟视图”", []),
    ("顶层", "写“前面”", []), ("事件传递链", "写“命中测试”或“响应链”", []), ("透传", "写“穿透”", []),
    ("边界", "写bounds", []), ("像素", "写“点”", []), ("覆盖", "写“重写”", ["覆盖层"]), ("重载", "写“重写”", []),
    ("蒙版", "写“覆盖层”", []), ("父响应者", "写“下一个响应者”", []), ("冒泡", "写“向上传递”", []),
    ("吃掉", "写“处理”或“取消”", []), ("报错", "写“丢弃”", []), ("事件失效", "写“没人处理”", []),
    ("主窗口", "写key window", []), ("打断", "写“使……失败”", []), ("中断", "写“取消”", []), ("拦截", "写“延迟”或“取消”", []),
    ("阻塞", "写“等待”或“延迟”", []), ("卡顿", "写“晚了”", []), ("追踪", "写“跟踪”", []), ("动作", "写action", []),
    ("回调", "写action", []), ("空目标", "写“target为nil”", []), ("委托", "写“代理”", []),
    ("不可交互", "写isUserInteractionEnabled", []), ("大概", "写“尚无定论”", []),
  ].map { UnwantedWord(text: $0.0, instead: $0.1, isPrivate: false, exceptions: $0.2, isEnglish: false) }

  /// Words that nobody says in an interview, with those that people do say.
  private static let privateWords: [UnwantedWord] = [
    ("收走", "写“取消”", []), ("暂缓", "写“延迟”", []), ("往里问", "写“逐层询问”", []),
    ("作答案", "写“返回”", []), ("交上去", "写“返回”", []), ("没戏", "写“没有机会”", []),
    ("出局", "写“跳过”或“识别失败”", []), ("过关", "写“通过”或“满足条件”", ["通过关"]), ("过不了关", "写“通不过”", []),
    ("成了", "写“识别成功”", becomings.map { $0 + "成了" }), ("手势一成", "写“识别成功后”", []), ("买得成", "写“能买”", []),
    ("不成", "写“识别失败”", ["不成立", "不成功", "不成为", "不成比例"]),
    ("开头", "写`touchesBegan`", ["下划线开头", "字母开头", "开头像"]), ("结尾", "写`touchesEnded`", []),
    ("留下", "写“处理”或“不向上传递”", ["留下什么", "留下痕迹"]), ("用不着", "写“不处理”或“不需要”", []),
    ("走到头", "写“到链尾”", []), ("传到头", "写“传到链尾”", []), ("交代", "写“设置依赖”", []), ("约定", "写“依赖”", []),
    ("一阵子", "写“一段时间”", []), ("付账", "写“承担”", []), ("人家", "写名字", []),
    ("回答nil", "写“返回nil”", []), ("回答了nil", "写“返回nil”", []), ("回答self", "写“返回self”", []),
    ("说nil", "写“返回nil”", []), ("说了nil", "写“返回nil”", []),
  ].map { UnwantedWord(text: $0.0, instead: $0.1, isPrivate: true, exceptions: $0.2, isEnglish: false) }

  /// Verbs with which 成了 means that something became something else.
  private static let becomings = [
    "变", "形", "完", "做", "改", "换", "设", "写", "组", "生", "构", "造", "看", "当", "分", "绕", "算", "译",
  ]
}
