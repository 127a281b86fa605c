// SPDX-License-Identifier: Apache-2.0

import Trace

/// The names of a control's targets, each once: a set, so in the order of the alphabet.
struct TargetNames: PropertyStorage {
  static var type: PropertyType { .names }

  static var wordForNothing: String? { "none" }

  private let names: [String]

  init?(setting value: PropertyValue) {
    switch value {
    case .text(let name): names = [name]
    case .texts(let several): names = several.sorted()
    default: return nil
    }
  }

  @MainActor
  init(of control: UIControl) {
    names = control.allTargets.map { target in
      switch target {
      case let responder as UIResponder: responder.traceIdentifier ?? responder.displayedClassName
      case let target as NamedTarget: target.identifier
      case let delegate as DeclaredGestureDelegate: delegate.identifier
      case let target?: String(describing: Swift.type(of: target))
      case nil: "nil"
      }
    }.sorted()
  }

  var value: PropertyValue { names.count > 1 ? .texts(names) : .text(names.first ?? "none") }
}

/// Each event by its own word.
extension UIControl.Event: WordOptions {
  static var named: [(option: Self, word: String)] {
    single.map { ($0.event, $0.name) }
  }

  static var wordForAll: String? { nil }
}
