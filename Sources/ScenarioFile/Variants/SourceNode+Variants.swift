// SPDX-License-Identifier: Apache-2.0

extension SourceNode {
  /// The keys of a scenario under which objects stand.
  private static let holders: Set<String> =
    [DocumentKey.application, .scene, .window, .windows].names
    .union([ViewKey.gestureRecognizers, .viewController, .subviews].names)
    .union([ControllerKey.view, .viewControllers, .presents].names)
    .union([WindowKey.rootViewController].names).union([ApplicationKey.delegate].names)

  /// The keys that no variant sets: names, and what holds objects that have some.
  static let invariableKeys = holders.union([ResponderKey.id].names)

  /// Gives a scenario or one of its objects another value; false if there is no such object.
  mutating func set(_ setting: VariantSetting) -> Bool {
    guard let object = setting.object else {
      guard case .mapping(var entries) = content else { return false }
      let key = DocumentKey.configuration.rawValue
      let place = setting.entry.place
      var configuration = SourceNode(content: .mapping([]), place: place)
      if let index = entries.firstIndex(where: { $0.key == key }) {
        configuration = entries.remove(at: index).value
      }
      configuration.set(setting.entry)
      entries.append(SourceEntry(key: key, place: place, value: configuration))
      content = .mapping(entries)
      return true
    }
    return set(setting.entry, of: object)
  }

  private mutating func set(_ entry: SourceEntry, of object: String) -> Bool {
    switch content {
    case .scalar: return false
    case .list(var items):
      for index in items.indices where items[index].set(entry, of: object) {
        content = .list(items)
        return true
      }
      return false
    case .mapping(var entries):
      if entries.contains(where: { $0.key == ResponderKey.id.rawValue && $0.value.text == object }) {
        set(entry)
        return true
      }
      for index in entries.indices where Self.holders.contains(entries[index].key) {
        guard entries[index].value.set(entry, of: object) else { continue }
        content = .mapping(entries)
        return true
      }
      return false
    }
  }

  /// Puts an entry into a mapping, in the place of the one with its key.
  private mutating func set(_ entry: SourceEntry) {
    guard case .mapping(var entries) = content else { return }
    if let index = entries.firstIndex(where: { $0.key == entry.key }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
    content = .mapping(entries)
  }
}

extension Sequence where Element: ScenarioKey {
  fileprivate var names: Set<String> { Set(map(\.rawValue)) }
}
