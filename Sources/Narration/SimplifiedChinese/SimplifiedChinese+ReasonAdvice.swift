// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  static func text(_ advice: ReasonAdvice) -> String {
    switch advice {
    case .meaning(let code): meaning(code)
    case .cure(let code): cure(code)
    case .exampleScreen: "示例："
    case .whatComes: "结果："
    case .onlyCode: "只有代码能造成这种情况；这样的场景文件会被拒绝。"
    case .all: "hitpath explain --reason CODE说明每一条："
    }
  }
}
