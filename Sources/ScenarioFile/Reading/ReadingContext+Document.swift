// SPDX-License-Identifier: Apache-2.0

import Trace
import UIKitModel

extension ReadingContext {
  /// The scenario of the whole document. Its name is empty if the file gives none.
  func scenario(_ root: SourceNode) -> Scenario {
    var scenario = Scenario(name: "")
    guard case .mapping = root.content else {
      report(root.place, "expected a scenario, a mapping with a 'window', found \(root.found)")
      return scenario
    }
    guard let fields = fields(root, .document) else { return scenario }
    scenario.name = fileName(fields) ?? ""
    scenario.title = localized(fields, DocumentKey.title)
    scenario.summary = localized(fields, DocumentKey.summary)
    if let node = fields[DocumentKey.mode] {
      scenario.mode = word(node, "mode", of: TraceMode.allCases.map(\.rawValue)).flatMap {
        TraceMode(rawValue: $0)
      }
    }
    scenario.question = localized(fields, DocumentKey.question)
    if fields[DocumentKey.question] != nil, fields[DocumentKey.mode] == nil {
      report(
        fields.keyPlace(DocumentKey.question), "'question' without 'mode'", hint: "add mode: question")
    }
    if let node = fields[DocumentKey.source] {
      scenario.source = word(node, "source", of: DocumentKey.sources) ?? scenario.source
    }
    if let node = fields[DocumentKey.device] { scenario.deviceSize = deviceSize(node) ?? scenario.deviceSize }
    scenario.system = number(fields, DocumentKey.system)
    let hasScenes = scenario.system.map { $0 >= DocumentKey.systemWithScenes } ?? true
    if !hasScenes { scenario.scene = nil }
    if let node = fields[DocumentKey.configuration] { scenario.configuration = configuration(node) }
    if let node = fields[DocumentKey.application] { scenario.application = application(node) }
    if let node = fields[DocumentKey.scene] {
      scenario.scene = optionalResponder(node, "scene", .scene, className: "UIWindowScene").responder
      if !hasScenes, scenario.scene != nil {
        report(
          fields.keyPlace(DocumentKey.scene),
          "a scene, and the 'system' is older than scenes, which came with iOS 13",
          hint: "remove it, or 'system'")
      }
    }
    scenario.windows = windows(fields)
    read(fields, DocumentKey.views, into: &scenario.views) { node, key in
      items(node, key, of: "views").compactMap { view($0) }
    }
    read(fields, DocumentKey.viewControllers, into: &scenario.viewControllers) { node, key in
      items(node, key, of: "view controllers").compactMap { controller($0, isCarried: false) }
    }
    read(fields, DocumentKey.gestureRecognizers, into: &scenario.gestureRecognizers) { node, key in
      items(node, key, of: "gesture recognizers").compactMap(recognizer)
    }
    scenario.touches = touches(fields)
    sourceVariants = variants(fields, touches: scenario.touches)
    scenario.variants = sourceVariants.map(\.variation)
    scenario.expectations = expectations(fields, touches: scenario.touches)
    scenario.recordings = recordings(fields)
    read(fields, DocumentKey.unknown, into: &scenario.unknown, unknown)
    return scenario
  }

  /// The longest name of a scenario, in characters.
  static let maximumNameLength = 100

  /// Whether a name can be that of a file, which a folder of scenarios never leads out of.
  private static func isFileName(_ name: String, atMost length: Int) -> Bool {
    name.count <= length && name.first != "." && !name.contains { "/\\:".contains($0) }
  }

  /// The longest name of a recording, in characters.
  static let maximumRecordingNameLength = 200

  private func recordings(_ fields: Fields) -> [ScenarioRecording] {
    let key = DocumentKey.recordings
    guard let node = fields[key] else { return [] }
    if node.isEmptyList { report(node.place, "'\(key.rawValue)' lists no file") }
    var names: Set<String> = []
    return list(fields, key, of: "names of files").compactMap { item in
      guard let name = name(item, key.rawValue) else { return nil }
      guard Self.isFileName(name, atMost: Self.maximumRecordingNameLength) else {
        report(
          item.place,
          "a recording is a file in the folder of the scenario: at most \(Self.maximumRecordingNameLength) "
            + "characters, no '/', '\\' or ':', no '.' at the start; found '\(name.shown())'")
        return nil
      }
      if !names.insert(name).inserted { report(item.place, "'\(name.shown())' stands twice in the list") }
      return ScenarioRecording(file: name, line: item.place.line)
    }
  }

  private func fileName(_ fields: Fields) -> String? {
    guard let node = fields[DocumentKey.name], let name = name(node, "name") else { return nil }
    guard Self.isFileName(name, atMost: Self.maximumNameLength) else {
      report(
        node.place,
        "'name' becomes the name of files: at most \(Self.maximumNameLength) characters, no '/', '\\' or ':', "
          + "no '.' at the start; found '\(name.shown())'")
      return nil
    }
    return name
  }

  func localized<Key: ScenarioKey>(_ fields: Fields, _ key: Key) -> [String: String] {
    guard let node = fields[key] else { return [:] }
    guard case .mapping = node.content else {
      return string(node, key.rawValue).map { [LanguageCode.english.rawValue: prose($0)] } ?? [:]
    }
    guard let languages = self.fields(node, .localized) else { return [:] }
    var texts: [String: String] = [:]
    for language in LanguageCode.allCases {
      guard let text = string(languages, language) else { continue }
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

  private func deviceSize(_ node: SourceNode) -> TraceSize? {
    guard let fields = fields(node, .device) else { return nil }
    guard let size = fields[DeviceKey.size] else {
      missing("the device has no 'size'", in: fields, hint: "write size: [390, 844]")
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

  private func configuration(_ node: SourceNode) -> [String: Double] {
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

  private func application(_ node: SourceNode) -> ScenarioApplication {
    var application = ScenarioApplication()
    guard let fields = fields(node, .application) else { return application }
    application.responder = responder(fields, className: "UIApplication")
    if let node = fields[ApplicationKey.delegate] {
      let delegate = optionalResponder(node, "delegate", .delegate, className: "AppDelegate")
      application.delegate = delegate.responder
      if let fields = delegate.fields { fillDelegate(of: &application, from: fields) }
    }
    return application
  }

  /// What a delegate has besides the keys of responders.
  func fillDelegate(of application: inout ScenarioApplication, from fields: Fields) {
    read(fields, DelegateKey.isResponder, into: &application.delegateIsResponder, bool)
    guard !application.delegateIsResponder else { return }
    for key in ResponderKey.allCases where fields[key] != nil && !key.isOfAnyDelegate {
      report(
        fields.keyPlace(key), "'\(key.rawValue)' belongs to responders, and this delegate is none",
        hint: "remove it, or 'isResponder: false'")
    }
  }

  /// A responder that may be `none`.
  private func optionalResponder(
    _ node: SourceNode, _ key: String, _ kind: MappingKind, className: String
  ) -> (responder: ScenarioResponder?, fields: Fields?) {
    if node.text == "none" { return (nil, nil) }
    guard case .mapping = node.content else {
      expected("a mapping of keys, or none", for: key, found: node, hint: node.isNil ? "write none" : nil)
      return (nil, nil)
    }
    guard let fields = fields(node, kind) else { return (nil, nil) }
    return (responder(fields, className: className), fields)
  }

  private func windows(_ fields: Fields) -> [ScenarioWindow] {
    switch (fields[DocumentKey.window], fields[DocumentKey.windows]) {
    case (nil, nil):
      missing(
        "the scenario has no window", in: fields,
        hint: "a file with the one line 'window: {}' is a complete scenario")
      return []
    case (_?, _?):
      report(
        fields.keyPlace(DocumentKey.windows), "both 'window' and 'windows', expected one of them",
        hint: "list all windows under 'windows'")
      return []
    case (let node?, nil):
      return window(node).map { [$0] } ?? []
    case (nil, let node?):
      let nodes = list(fields, DocumentKey.windows, of: "windows")
      if nodes.isEmpty, case .list = node.content { report(node.place, "'windows' lists no window") }
      return nodes.compactMap(window)
    }
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
