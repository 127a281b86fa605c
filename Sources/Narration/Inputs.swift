// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// Input other than touches on the screen, and its effects.
enum InputText: Sayable {
  /// A key or button goes down or up.
  case pressed(String), released(String)
  /// The pointer is somewhere, or leaves the screen.
  case pointer(at: String?)
  /// A trackpad or wheel scrolls, with the pointer at a point; it goes on by a distance, in points.
  case scrolls(at: String), scrollsOn(by: String)
  /// Two fingers on a trackpad pinch or turn, with the pointer at a point; they go on to a scale and an angle, in radians.
  case pinches(at: String), pinchesOn(scale: String, rotation: String)
  /// A scroll or pinch ends.
  case ends(InputKind)
  case shaken, statusBar
  case interrupted(by: String), remoteControl(String), command(String), menu(String)
  /// A method of an object that the trace does not name.
  case called(String)
  /// An input that the system cancels; nil for one that was under way.
  case cancelled(RichText?)
  /// The time, the input, and why it has no effect, or the effect that follows.
  case line(time: String, RichText, reason: RichText?, isInVain: Bool)
  case nothing
  /// There is nothing under the pointer that scrolls.
  case nothingScrolls
  /// What performs the action that a menu asks for, so that the menu offers it.
  case offered(by: RichText)
  /// The text, as first responder, into which a key is typed.
  case typed(key: String, into: RichText)
  /// The text, as first responder, from which a key command keeps the key (OW-64).
  case notTyped(into: RichText)
  /// Pans that hear of no scroll.
  case hearNothing([RichText])
  /// Flutter hears of a tap on the status bar.
  case flutterScrolls
}

extension Narrator {
  /// What an input is, as a clause; `isBeginning` is true for one that is told as a whole, whatever its phase.
  func clause(_ input: InputReceived, isBeginning: Bool = false) -> RichText {
    language.say(isBeginning ? beginning(of: input) : text(of: input))
  }

  private func text(of input: InputReceived) -> InputText {
    switch input.phase {
    case .cancelled? where input.input == .motion: return .cancelled(language.say(InputText.shaken))
    case .cancelled?: return .cancelled(nil)
    case .ended? where input.input == .press: return .released(input.name)
    case .ended?: return .ends(input.input)
    case .moved?:
      if let movement = input.movement { return .scrollsOn(by: point(movement)) }
      guard let scale = input.scale, let rotation = input.rotation else { return beginning(of: input) }
      return .pinchesOn(scale: number(scale), rotation: number(rotation))
    case .began?, .stationary?, nil: return beginning(of: input)
    }
  }

  private func beginning(of input: InputReceived) -> InputText {
    let place = input.location.map(point)
    return switch input.input {
    case .press: .pressed(input.name)
    case .hover: .pointer(at: place)
    case .scroll: .scrolls(at: place ?? "")
    case .transform: .pinches(at: place ?? "")
    case .motion: .shaken
    case .statusBar: .statusBar
    case .interruption: .interrupted(by: input.what)
    case .remoteControl: .remoteControl(input.what)
    case .command: .command(input.what)
    case .menu: .menu(input.what)
    case .set, .method:
      .called([input.input.rawValue, input.words].filter { !$0.isEmpty }.joined(separator: " "))
    }
  }

  /// An input as a sentence.
  package func sentence(_ answer: InputAnswer) -> RichText {
    let began = clause(answer.record, isBeginning: true)
    let clause = answer.isCancelled ? language.say(InputText.cancelled(began)) : began
    return language.say(
      InputText.line(
        time: seconds(answer.time), clause,
        reason: (answer.reason ?? answer.cause).map { reason($0, of: "") },
        isInVain: answer.reason != nil))
  }

  /// The effects of an input, one sentence each.
  package func effects(of answer: InputAnswer) -> [RichText] {
    let deaf = answer.deafPans(in: index).map(object)
    var remarks = deaf.isEmpty ? [] : [language.say(InputText.hearNothing(deaf))]
    if answer.mayScrollInFlutter(in: index) { remarks.append(language.say(InputText.flutterScrolls)) }
    if let performer = answer.performer { return [language.say(InputText.offered(by: object(performer)))] }
    if let text = answer.typedInto(in: index) {
      return [language.say(InputText.typed(key: answer.record.name, into: object(text)))]
        + (answer.untakenCommands + answer.effectsOfTyping).map { sentence($0) }
    }
    guard !answer.effects.isEmpty else {
      let nothing = answer.meetsNothingThatScrolls(in: index) ? InputText.nothingScrolls : .nothing
      return (answer.reason == nil ? [language.say(nothing)] : []) + remarks
    }
    // That a key ends nowhere is no news where a command does not get it.
    let untaken = answer.untakenCommands
    let effects = untaken.isEmpty ? answer.effects : answer.effects.filter { !$0.endsNowhere }
    let kept = answer.keptFromTyping(in: index).map { language.say(InputText.notTyped(into: object($0))) }
    return effects.map { sentence($0) } + [kept].compactMap { $0 } + remarks
  }
}
