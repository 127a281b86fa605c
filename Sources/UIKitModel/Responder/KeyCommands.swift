// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
package import Trace

/// A key, with others held down beside it, for which a responder has a method (OW-64).
public struct UIKeyCommand: Hashable, Sendable {
  /// The text of the key.
  public var input: String

  /// The keys that are held down beside it.
  public var modifierFlags: UIKeyModifierFlags

  /// The method.
  public var action: String

  /// Whether the command comes before what the system does with the key, such as typing.
  public var wantsPriorityOverSystemBehavior: Bool

  /// Creates a command.
  public init(
    input: String, modifierFlags: UIKeyModifierFlags = [], action: String,
    wantsPriorityOverSystemBehavior: Bool = false
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    self.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
  }
}

/// What files say of a command's keys.
extension UIKeyCommand {
  package static let modifierWords = UIKeyModifierFlags.type

  /// The keys that are held down as a file has them; nil for none.
  package var modifierValue: PropertyValue? {
    get { modifierFlags.isEmpty ? nil : modifierFlags.value }
    set { modifierFlags = newValue.flatMap { UIKeyModifierFlags(setting: $0) } ?? [] }
  }
}

/// Looks for the command of a key: from the first responder along `next`, or from the key window if there is none. The first
/// that matches and that somebody from there on performs is sent (OW-64).
@MainActor
enum KeyCommands {
  /// Sends the command of a key that goes down; false if there is none, and the key goes on as a press.
  static func run(_ key: UIKey, in application: UIApplication) -> Bool {
    guard let window = application.keyWindow else { return false }
    let first = window.firstResponder ?? window
    let isTyped = types(key, first, in: application)
    for (responder, _) in first.responderChain() {
      for command in responder.keyCommands ?? [] where command.matches(key) {
        guard command.wantsPriorityOverSystemBehavior || !isTyped else { continue }
        let search = ActionSearch(action: command.action, sender: nil, firstResponder: responder)
        let isSent = search.run { found in
          (found as? any ActionReceiver).map {
            ActionSending(action: command.action, sender: nil).send(to: $0, isFound: true)
          } ?? false
        }
        if isSent { return true }
      }
    }
    return false
  }

  /// Whether the system types the key into the first responder, moves by an arrow key, or on an iPad moves the focus by
  /// Tab, before it looks for commands, as it does since iOS 15.
  private static func types(
    _ key: UIKey, _ first: UIResponder, in application: UIApplication
  ) -> Bool {
    guard application.configuration.typesBeforeKeyCommands else { return false }
    guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return false }
    if key.characters.hasPrefix("UIKeyInput"), key.characters.hasSuffix("Arrow") { return true }
    if key.characters == "\t", application.isOnPad { return true }
    return first is UITextField || (first as? UITextView)?.isEditable == true
  }
}

extension UIKeyCommand {
  fileprivate func matches(_ key: UIKey) -> Bool {
    input == key.characters && modifierFlags == key.modifierFlags
  }
}
