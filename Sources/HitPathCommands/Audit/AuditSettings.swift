// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace

/// What an audit of a project's screens leaves out or takes otherwise, with reasons: `.hitpath-audit.yml`.
struct AuditSettings: Hashable, Sendable {
  /// The file that it was read from.
  var file: String

  var suppressions: [Suppression] = []

  /// Severities by code, in place of the usual ones.
  var severities: [String: String] = [:]

  init(file: String) { self.file = file }

  /// Findings that are known to be none here.
  struct Suppression: Hashable, Sendable {
    var code: String

    /// A view or recognizer that a finding names; nil for any.
    var view: String?

    /// How the path of the audited file ends; nil for any.
    var path: String?

    var reason: String
    var line: Int

    /// Whether it is about the findings of a file: the path is its own, or its end from a folder on.
    func isAbout(file: String) -> Bool {
      guard let path else { return true }
      let (name, end) = (AuditSettings.plain(file), AuditSettings.plain(path))
      return name == end || name.hasSuffix("/\(end)")
    }
  }

  /// A path without the words for "here" before it, as baselines and reports name a file.
  static func plain(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }
}

/// Reads `.hitpath-audit.yml`.
enum AuditSettingsReader {
  /// Reads the text of a file, by the codes that findings can have and the words for severities.
  static func read(
    _ text: String, file: String, codes: [String], severities: [String]
  ) throws(InputErrors) -> AuditSettings {
    try ReadingContext.read(
      text, file: file, as: "an audit's file", of: "the settings of an audit",
      hint: "it has 'suppress' or 'severity'", by: { ReadingContext(source: $0) }
    ) { context, root in
      var settings = AuditSettings(file: file)
      guard let fields = context.fields(root, .auditSettings) else { return settings }
      if let node = fields[AuditKey.suppress] {
        settings.suppressions = context.items(node, AuditKey.suppress.rawValue, of: "suppressions")
          .compactMap { suppression($0, codes, context) }
      }
      if let node = fields[AuditKey.severity] {
        settings.severities = self.severities(node, codes, severities, context)
      }
      return settings
    }
  }

  private static func suppression(
    _ node: SourceNode, _ codes: [String], _ context: ReadingContext
  ) -> AuditSettings.Suppression? {
    guard let fields = context.fields(node, .suppression, needing: SuppressionKey.self) else { return nil }
    let view = context.name(fields, SuppressionKey.view)
    let path = context.name(fields, SuppressionKey.file)
    guard let code = fields[SuppressionKey.code].flatMap({ context.word($0, "code", of: codes) }),
      let reason = fields[SuppressionKey.reason].flatMap({
        context.string($0, SuppressionKey.reason.rawValue)
      })
    else { return nil }
    guard !reason.allSatisfy(\.isWhitespace) else {
      context.report(fields.keyPlace(SuppressionKey.reason), "the reason is empty")
      return nil
    }
    return AuditSettings.Suppression(
      code: code, view: view, path: path, reason: reason, line: node.place.line)
  }

  private static func severities(
    _ node: SourceNode, _ codes: [String], _ words: [String], _ context: ReadingContext
  ) -> [String: String] {
    guard case .mapping(let entries) = node.content else {
      context.expected("a severity for each of some codes", for: AuditKey.severity.rawValue, found: node)
      return [:]
    }
    var severities: [String: String] = [:]
    for entry in entries {
      guard codes.contains(entry.key) else {
        context.report(
          entry.place, "there is no finding '\(entry.key.shown())'",
          hint: Spelling.nearest(to: entry.key, in: codes).map { "did you mean '\($0)'?" })
        continue
      }
      severities[entry.key] = context.word(entry.value, entry.key, of: words)
    }
    return severities
  }
}

/// The keys of `.hitpath-audit.yml`.
enum AuditKey: String, FileKey {
  case suppress, severity

  var row: KeyRow {
    switch self {
    case .suppress:
      KeyRow(.list(.definition("suppression")), "Findings that are known and shall not be counted.")
    case .severity: KeyRow(.byID(.name), "The severity of a code in place of its usual one.")
    }
  }
}

enum SuppressionKey: String, FileKey {
  case code, view, file, reason

  var row: KeyRow {
    switch self {
    case .code: .needed(.name, "The code of the finding.")
    case .view: KeyRow(.name, "The view or recognizer that the finding names.", absent: "any")
    case .file: KeyRow(.name, "The end of the path of the file that is looked at.", absent: "any")
    case .reason: .needed(.text, "Why the finding is no fault here.", "say why the finding is no fault here")
    }
  }
}

extension MappingKind {
  static let auditSettings = MappingKind(
    "the settings of an audit", "auditSettings", "What an audit leaves out.", [AuditKey.self])
  static let suppression = MappingKind(
    "a suppression", "suppression", "Findings that are known.", [SuppressionKey.self])
}
