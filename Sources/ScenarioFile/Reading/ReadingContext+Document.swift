// SPDX-License-Identifier: Apache-2.0

package import InputFile
import Trace
import UIKitModel

extension ScenarioReading {
  /// The scenario of the whole document. Its name is empty if the file gives none.
  func scenario(_ root: SourceNode) -> Scenario {
    var scenario = Scenario(name: "")
    guard case .mapping = root.content else {
      report(root.place, "expected a scenario, a mapping with a 'window', found \(root.found)")
      return scenario
    }
    guard var fields = fields(root, .document) else { return scenario }
    checkWindows(&fields)
    fill(&scenario, from: fields, DocumentKey.rows)
    if fields[DocumentKey.question] != nil, fields[DocumentKey.mode] == nil {
      report(
        fields.keyPlace(DocumentKey.question), "'question' without 'mode'", hint: "add mode: question")
    }
    return scenario
  }

  /// Whether a name can be that of a file, which a folder of scenarios never leads out of.
  private static func isFileName(_ name: String, atMost length: Int) -> Bool {
    name.count <= length && name.first != "." && !name.contains { "/\\:".contains($0) }
  }

  func recordings(_ node: SourceNode, _ key: String) -> [ScenarioRecording] {
    if node.isEmptyList { report(node.place, "'\(key)' lists no file") }
    var names: Set<String> = []
    return items(node, key, of: "names of files").compactMap { item in
      guard let name = name(item, key) else { return nil }
      guard Self.isFileName(name, atMost: ScenarioReader.maximumRecordingNameLength) else {
        report(
          item.place,
          "a recording is a file in the folder of the scenario: at most \(ScenarioReader.maximumRecordingNameLength) "
            + "characters, no '/', '\\' or ':', no '.' at the start; found '\(name.shown())'")
        return nil
      }
      if !names.insert(name).inserted { report(item.place, "'\(name.shown())' stands twice in the list") }
      return ScenarioRecording(file: name, line: item.place.line)
    }
  }

  func scenarioName(_ node: SourceNode, _ key: String) -> String? {
    guard let name = name(node, key) else { return nil }
    guard Self.isFileName(name, atMost: ScenarioReader.maximumNameLength) else {
      report(
        node.place,
        "'\(key)' becomes the name of files: at most \(ScenarioReader.maximumNameLength) characters, no '/', '\\' or ':', "
          + "no '.' at the start; found '\(name.shown())'")
      return nil
    }
    return name
  }

  package func localized(_ node: SourceNode, _ key: String) -> [String: String] {
    guard case .mapping = node.content else {
      return string(node, key).map { [LanguageCode.english.rawValue: prose($0)] } ?? [:]
    }
    guard let languages = self.fields(node, .localized) else { return [:] }
    var texts: [String: String] = [:]
    for language in LanguageCode.allCases {
      guard let text = value(languages, language, Form.text) else { continue }
      texts[language.rawValue] = prose(text, isChinese: language == .simplifiedChinese)
    }
    return texts
  }

  /// A text without the spaces that YAML makes of line breaks between Chinese characters, or beside Chinese punctuation,
  /// where none are written. In a Chinese text there are none between Chinese and other words either: whoever shows it
  /// makes the gap.
  private func prose(_ text: String, isChinese: Bool = false) -> String {
    let characters = Array(text)
    var prose = ""
    for (index, character) in characters.enumerated() {
      let isBetween = index > 0 && index + 1 < characters.count
      if character == " ", isBetween {
        let (before, after) = (characters[index - 1], characters[index + 1])
        if before.isChinesePunctuation || after.isChinesePunctuation { continue }
        if before.isChinese, after.isChinese || isChinese { continue }
        if after.isChinese, isChinese { continue }
      }
      prose.append(character)
    }
    return prose
  }

  func deviceSize(_ node: SourceNode) -> TraceSize? {
    guard let fields = fields(node, .device, needing: DeviceKey.self), let size = fields[DeviceKey.size]
    else {
      return nil
    }
    guard let numbers = numbers(size, "size", names: ["width", "height"]) else { return nil }
    guard numbers[0] > 0, numbers[1] > 0 else {
      report(
        size.place,
        "'size' takes a width and height above 0, found "
          + "\(YAMLNumber.text(numbers[0])) and \(YAMLNumber.text(numbers[1]))")
      return nil
    }
    return TraceSize(width: numbers[0], height: numbers[1])
  }

  func configuration(_ node: SourceNode) -> [String: Double] {
    var configuration: [String: Double] = [:]
    if let fields = fields(node, .configuration) { fill(&configuration, from: fields) }
    return configuration
  }

  /// Keys that the mapping does not have stay as they are.
  func fill(_ configuration: inout [String: Double], from fields: Fields) {
    for setting in SimulationSetting.all {
      guard let node = fields.values[setting.name]?.value else { continue }
      switch value(node, setting.name, setting.type) {
      case .bool(let isOn): configuration[setting.name] = isOn ? 1 : 0
      case .number(let number): configuration[setting.name] = number
      default: break
      }
    }
  }

  func application(_ node: SourceNode) -> ScenarioApplication {
    var application = ScenarioApplication()
    guard let fields = fields(node, .application) else { return application }
    fill(&application.responder, from: fields)
    fill(&application, from: fields, ApplicationKey.rows)
    return application
  }

  func readDelegate(of application: inout ScenarioApplication, _ entry: SourceEntry) {
    let delegate = optionalResponder(entry, .delegate, className: "AppDelegate")
    application.delegate = delegate.responder
    if let fields = delegate.fields { fillDelegate(of: &application, from: fields) }
  }

  /// What a delegate has besides the keys of responders.
  func fillDelegate(of application: inout ScenarioApplication, from fields: Fields) {
    fill(&application, from: fields, DelegateKey.rows)
    guard !application.delegateIsResponder else { return }
    for key in ResponderKey.allCases where fields[key] != nil && !key.isOfAnyDelegate {
      report(
        fields.keyPlace(key), "'\(key.rawValue)' belongs to responders, and this delegate is none",
        hint: "remove it, or 'isResponder: false'")
    }
  }

  /// The scene of all windows, or none.
  func scene(_ entry: SourceEntry, of scenario: Scenario) -> ScenarioResponder? {
    let scene = optionalResponder(entry, .scene, className: "UIWindowScene").responder
    if !scenario.hasScenes, scene != nil {
      report(
        entry.place, "a scene, and the 'system' is older than scenes, which came with iOS 13",
        hint: "remove it, or 'system'")
    }
    return scene
  }

  /// A responder that may be `none`.
  private func optionalResponder(
    _ entry: SourceEntry, _ kind: MappingKind, className: String
  ) -> (responder: ScenarioResponder?, fields: Fields?) {
    let node = entry.value
    if node.text == "none" { return (nil, nil) }
    guard case .mapping = node.content else {
      expected(
        "a mapping of keys, or none", for: entry.key, found: node, hint: node.isNil ? "write none" : nil)
      return (nil, nil)
    }
    guard let fields = fields(node, kind) else { return (nil, nil) }
    var responder = ScenarioResponder(className: className)
    fill(&responder, from: fields)
    return (responder, fields)
  }

  /// Windows are given in one of two ways.
  private func checkWindows(_ fields: inout Fields) {
    switch (fields[DocumentKey.window], fields[DocumentKey.windows]) {
    case (nil, nil):
      missing(
        "the scenario has no window", in: fields,
        hint: "a file with the one line 'window: {}' is a complete scenario")
    case (_?, _?):
      report(
        fields.keyPlace(DocumentKey.windows), "both 'window' and 'windows', expected one of them",
        hint: "list all windows under 'windows'")
      for key in [DocumentKey.window, .windows] { fields.values[key.rawValue] = nil }
    case (_?, nil), (nil, _?): break
    }
  }

  func windows(_ node: SourceNode, _ key: String) -> [ScenarioWindow] {
    if node.isEmptyList { report(node.place, "'\(key)' lists no window") }
    return items(node, key, of: "windows").compactMap(window)
  }
}

extension Character {
  /// Whether it is a Han character.
  fileprivate var isChinese: Bool {
    unicodeScalars.first.map { $0.properties.isIdeographic } ?? false
  }

  /// Whether it is punctuation as wide as a Han character.
  fileprivate var isChinesePunctuation: Bool {
    "，。；：？！、（）「」『』《》〈〉【】".contains(self)
  }
}
