// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// A recognizer as sentences call it: one of the app's by its name, one of UIKit's by what it does for its view.
enum RecognizerRole: Sayable {
  case named(RichText, UIKitClass.Gesture, on: RichText?)
  case scroll(of: RichText)
  case touchDelay(of: RichText)
  case textTap(of: RichText)

  /// The view that it is on, for one of the app's.
  var place: RichText? {
    if case .named(_, _, let view) = self { view } else { nil }
  }

  /// The same without its view, where the recognizer beside it names that.
  var withoutPlace: RecognizerRole {
    if case .named(let name, let kind, _) = self { .named(name, kind, on: nil) } else { self }
  }
}

extension Narrator {
  /// A recognizer with the view that it is on.
  package func who(_ id: String) -> RichText { language.say(role(of: id)) }

  /// The role of a recognizer, with the view that it is on.
  func role(of id: String) -> RecognizerRole {
    let record = index.recognizer(id)
    return role(id, record?.gesture ?? .other, on: record.map { object($0.view) })
  }

  private func role(_ id: String, _ kind: UIKitClass.Gesture, on view: RichText?) -> RecognizerRole {
    guard let view else { return .named(bare(id), kind, on: nil) }
    return switch kind {
    case .scroll: .scroll(of: view)
    case .contentDelay: .touchDelay(of: view)
    case .textTap: .textTap(of: view)
    default: .named(bare(id), kind, on: view)
    }
  }

  /// A view, responder or recognizer as sentences call it.
  func object(_ id: String) -> RichText {
    if let record = index.recognizer(id) {
      guard record.isSystem else { return bare(id) }
      return language.say(role(id, record.gesture, on: object(record.view)))
    }
    guard let view = index.view(id), let text = view.text, !text.isEmpty, hasNoName(view) else {
      return bare(id)
    }
    let limit = 40
    let label = text.count > limit ? text.prefix(limit - 1) + "…" : text
    return bare(id) + language.say(NameText.label(label))
  }

  private func bare(_ id: String) -> RichText {
    if let shown = SegueName.shown(by: id) {
      return language.say(NameText.segue(shows: RichText(object: shown)))
    }
    if let action = SegueName.unwound(by: id) {
      return language.say(NameText.unwindSegue(action: RichText(code: action)))
    }
    return RichText(object: id)
  }

  /// Whether a view is called by its class, since no reader gave it a name.
  private func hasNoName(_ view: TraceView) -> Bool {
    view.id.prefix { $0 != "#" } == view.className.prefix { $0 != "<" }.split(separator: ".").last ?? ""
  }
}
