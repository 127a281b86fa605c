// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// Input other than touches on the screen, and its effects.
enum InputText: Sayable {
  /// The input, as a clause.
  case input(InputKind, detail: String, isCancelled: Bool)
  /// The time, the input, and why it has no effect.
  case line(time: String, RichText, reason: RichText?)
  case nothing
  /// There is nothing under the pointer that scrolls.
  case nothingScrolls
  /// What performs the action that a menu asks for, so that the menu offers it.
  case offered(by: RichText)
  /// The text, as first responder, into which a key is typed.
  case typed(key: String, into: RichText)
  /// Pans that hear of no scroll.
  case hearNothing([RichText])
}

extension Narrator {
  /// An input as a sentence.
  package func sentence(_ answer: InputAnswer) -> RichText {
    let detail = answer.pointer.map(point) ?? answer.detail
    let clause = language.say(InputText.input(answer.input, detail: detail, isCancelled: answer.isCancelled))
    return language.say(
      InputText.line(time: seconds(answer.time), clause, reason: answer.reason.map { reason($0, of: "") }))
  }

  /// The effects of an input, one sentence each.
  package func effects(of answer: InputAnswer) -> [RichText] {
    let deaf = answer.deafPans(in: index).map(object)
    let remarks = deaf.isEmpty ? [] : [language.say(InputText.hearNothing(deaf))]
    if let performer = answer.performer { return [language.say(InputText.offered(by: object(performer)))] }
    if let text = answer.typedInto(in: index) {
      return [language.say(InputText.typed(key: answer.detail, into: object(text)))]
        + (answer.untakenCommands + answer.effectsOfTyping).map { sentence($0) }
    }
    guard !answer.effects.isEmpty else {
      let nothing = answer.meetsNothingThatScrolls(in: index) ? InputText.nothingScrolls : .nothing
      return (answer.reason == nil ? [language.say(nothing)] : []) + remarks
    }
    // That a key ends nowhere is no news where a command does not get it.
    let untaken = answer.untakenCommands
    let effects = untaken.isEmpty ? answer.effects : answer.effects.filter { !$0.endsNowhere }
    return effects.map { sentence($0) } + remarks
  }
}
