// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration

/// The effects of keys, scrolls and other inputs without a touch, for the terminal.
@MainActor
struct InputExplanation {
  let inputs: [InputAnswer]
  let narrator: Narrator

  /// A heading, and below it each input with its effects.
  func text(on terminal: Terminal) -> String {
    let lines = inputs.flatMap { input in
      ["  \(narrator.sentence(input).quoted)"] + narrator.effects(of: input).map { "    \($0.quoted)" }
    }
    return ([terminal.styled(narrator[.inputsHeading], .strong)] + lines.map { terminal.styled($0, .plain) })
      .joined(separator: "\n") + "\n"
  }

  /// A line for each input.
  func brief(on terminal: Terminal) -> String {
    inputs.map { input in
      let sentences = [narrator.sentence(input).plain] + narrator.effects(of: input).map(\.plain)
      return terminal.styled(narrator.joined(sentences), .plain) + "\n"
    }.joined()
  }
}
