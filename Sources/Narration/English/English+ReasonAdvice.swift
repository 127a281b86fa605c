// SPDX-License-Identifier: Apache-2.0

extension English {
  static func text(_ advice: ReasonAdvice) -> String {
    switch advice {
    case .meaning(let code): meaning(code)
    case .cure(let code): cure(code)
    case .exampleScreen: "An example:"
    case .whatComes: "What comes of it:"
    case .onlyCode: "Only code can make this; a scenario that does is refused."
    case .all: "hitpath explain --reason CODE tells more of each:"
    }
  }
}
