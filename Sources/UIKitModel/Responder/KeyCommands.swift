// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
package import Trace

/// A key with modifiers for which a responder has a method (OW-64).
public struct UIKeyCommand: Hashable, Sendable {
  /// The text of the key.
  public var input: String

  /// The modifier keys that are held down with it.
  public var modifierFlags: UIKeyModifierFlags

  /// The method.
  public var action: String

  /// Whether the command takes precedence over the system's handling of the key, such as typing.
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

extension UIKeyCommand {
  /// The commands of the system's main menu for editing, which go to the first responder that performs them (OW-64).
  package static let standard: [UIKeyCommand] = [
    ("x", "cut:"), ("c", "copy:"), ("v", "paste:"), ("a", "selectAll:"), ("b", "toggleBoldface:"),
    ("i", "toggleItalics:"), ("u", "toggleUnderline:"), ("+", "increaseSize:"), ("-", "decreaseSize:"),
  ].map { UIKeyCommand(input: $0, modifierFlags: .command, action: $1) }
}

/// The keys of a command in files.
extension UIKeyCommand {
  package static let modifierWords = UIKeyModifierFlags.type

  /// The modifier keys as written in a file; nil for none.
  package var modifierValue: PropertyValue? {
    get { modifierFlags.isEmpty ? nil : modifierFlags.value }
    set { modifierFlags = newValue.flatMap { UIKeyModifierFlags(setting: $0) } ?? [] }
  }
}

/// Searches for the command of a key: from the first responder along `next`; if there is none, from the deepest controller on
/// screen that can become it, or else from the key window.
/// Sends the first matching command that a responder performs, for which the search begins at the first responder again (OW-64).
@MainActor
enum KeyCommands {
  /// Sends the command of a key that goes down; returns false if there is none, and the key continues as a press.
  static func run(_ key: UIKey, in application: UIApplication) -> Bool {
    guard let window = application.keyWindow else { return false }
    let first = window.firstResponder ?? window.controllerForKeys ?? window
    let isTyped = types(key, first, in: application)
    var passedOver: (action: String, of: UIResponder)?
    for (responder, _) in first.responderChain() {
      for command in responder.keyCommands ?? [] where command.matches(key) {
        guard command.wantsPriorityOverSystemBehavior || !isTyped else {
          passedOver = passedOver ?? (command.action, responder)
          continue
        }
        if send(command, from: first) { return true }
      }
    }
    if application.configuration.mainMenuSendsEditing,
      let command = UIKeyCommand.standard.first(where: { $0.matches(key) }), send(command, from: first)
    {
      return true
    }
    if let passedOver, let recorder = TraceRecorder.current {
      let owner = recorder.identifier(of: passedOver.of)
      recorder.recordDroppedAction(passedOver.action, nil, TraceReason(.systemTakesKey, subject: owner))
    }
    return false
  }

  /// Sends a command to the first responder that performs it; false if none does.
  private static func send(_ command: UIKeyCommand, from first: UIResponder) -> Bool {
    let search = ActionSearch(action: command.action, sender: nil, firstResponder: first)
    return search.run { found in
      (found as? any ActionReceiver).map {
        ActionSending(action: command.action, sender: nil).send(to: $0, isFound: true)
      } ?? false
    }
  }

  /// Whether the system handles the key before it searches for commands, as it does since iOS 15: types it into the
  /// first responder, moves by an arrow key, or on an iPad moves the focus by Tab, with Control between groups.
  private static func types(
    _ key: UIKey, _ first: UIResponder, in application: UIApplication
  ) -> Bool {
    guard application.configuration.typesBeforeKeyCommands else { return false }
    guard !key.modifierFlags.contains(.command) else { return false }
    if key.characters == "\t", application.isOnPad { return true }
    guard !key.modifierFlags.contains(.control) else { return false }
    if key.characters.hasPrefix("UIKeyInput"), key.characters.hasSuffix("Arrow") { return true }
    return first.isEditableText && !key.isEscapeOrFunctionKey
  }
}

extension UIWindow {
  /// The deepest controller on screen that can become first responder; nil if there is none (OW-64).
  fileprivate final var controllerForKeys: UIViewController? {
    var (found, next): (UIViewController?, UIViewController?) = (nil, rootViewController)
    while let controller = next {
      if controller.canBecomeFirstResponder { found = controller }
      let contained =
        (controller as? UINavigationController)?.topViewController
        ?? (controller as? UITabBarController)?.selectedViewController
        ?? (controller.children.count == 1 ? controller.children[0] : nil)
      next = controller.presentedViewController ?? contained
    }
    return found
  }
}

extension UIResponder {
  /// Whether the keyboard types into this responder.
  final var isEditableText: Bool { self is UITextField || (self as? UITextView)?.isEditable == true }
}

extension UIKeyCommand {
  fileprivate func matches(_ key: UIKey) -> Bool {
    input == key.characters && modifierFlags == key.modifierFlags
  }
}
