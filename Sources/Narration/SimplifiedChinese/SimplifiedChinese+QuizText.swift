// SPDX-License-Identifier: Apache-2.0

extension QuizText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .questionOf(let number, let total, let page): "第\(number)题，共\(total)题 · \(page)"
    case .screen: "画面"
    case .changed(let settings): "这一题里：\(settings)"
    case .prompt(let options): "你的答案，1到\(options)（?看提示，q结束）："
    case .noSuchAnswer(let answer): "没有“\(answer)”这个选项。"
    case .isRight(let key): "\(key)：答对了。"
    case .isNotRight(let key): "\(key)：不是这个。"
    case .stepOf(let touch, let number): "第\(touch)次触摸，第\(number)步"
    case .hint(let number): "提示\(number)"
    case .noMoreHints: "没有更多提示了。"
    case .tally(let right, let total): "\(total)题里，第一次就答对的有\(right)题。"
    }
  }
}
