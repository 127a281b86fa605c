// SPDX-License-Identifier: Apache-2.0

import Trace

/// Chooses the settings of a recognizer that are worth showing.
enum GestureSettings {
  /// UIKit's defaults, in the order in which settings are shown.
  private static let defaults: [(name: String, value: String)] = [
    ("isEnabled", "true"), ("numberOfTapsRequired", "1"), ("numberOfTouchesRequired", "1"),
    ("minimumPressDuration", "0.5"), ("allowableMovement", "10"), ("minimumNumberOfTouches", "1"),
    ("maximumNumberOfTouches", "unlimited"), ("direction", "right"), ("edges", "none"),
    ("cancelsTouchesInView", "true"), ("delaysTouchesBegan", "false"), ("delaysTouchesEnded", "true"),
  ]

  /// The settings that differ from UIKit's defaults or decided, with what code changed before the touch.
  static func telling(
    of answer: RecognizerAnswer, _ changes: [GestureSetting], in index: ScreenIndex
  ) -> [GestureSetting] {
    guard let record = index.recognizer(answer.id) else { return [] }
    var values = record.values
    for change in changes where change.name != "state" { values[change.name] = change.value }
    let causes = (answer.changes.map(\.cause) + [answer.passedOver].compactMap { $0 }).map(\.code)
    let decided = Set(causes.flatMap { $0.row?.properties ?? [] })
    let names = defaults.map(\.name)
    let others = values.keys.filter { !names.contains($0) }.sorted()
    return (names + others).compactMap { name in
      guard let value = values[name] else { return nil }
      let usual = usual(name, of: answer.kind)
      guard value != usual || decided.contains(name) else { return nil }
      return GestureSetting(name: name, value: value)
    }
  }

  /// The default of a kind of recognizer that differs from the others'.
  private static func usual(_ name: String, of kind: UIKitClass.Gesture) -> String? {
    switch (name, kind) {
    case ("numberOfTapsRequired", .longPress): "0"
    case ("delaysTouchesEnded", .scroll): "false"
    case ("cancelsTouchesInView", .textTap): "false"
    default: defaults.first { $0.name == name }?.value
    }
  }
}
