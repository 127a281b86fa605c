// SPDX-License-Identifier: Apache-2.0

import Trace

/// What an audit of a project's screens leaves out or takes otherwise, with reasons: `.hitpath-audit.yml`.
package struct AuditSettings: Hashable, Sendable {
  /// The file that it was read from.
  package var file: String

  package var suppressions: [Suppression] = []

  /// Severities by code, in place of the usual ones.
  package var severities: [String: String] = [:]

  package init(file: String) { self.file = file }

  /// Findings that are known to be none here.
  package struct Suppression: Hashable, Sendable {
    package var code: String

    /// A view or recognizer that a finding names; nil for any.
    package var view: String?

    /// How the path of the audited file ends; nil for any.
    package var path: String?

    package var reason: String
    package var line: Int

    /// Whether it is about the findings of a file: the path is its own, or its end from a folder on.
    package func isAbout(file: String) -> Bool {
      guard let path else { return true }
      let (name, end) = (AuditSettings.plain(file), AuditSettings.plain(path))
      return name == end || name.hasSuffix("/\(end)")
    }
  }

  /// A path without the words for "here" before it, as baselines and reports name a file.
  package static func plain(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }
}

/// Reads `.hitpath-audit.yml`.
package enum AuditSettingsReader {
  /// Reads the text of a file, by the codes that findings can have and the words for severities.
  package static func read(
    _ text: String, file: String, codes: [String], severities: [String]
  ) throws(InputErrors) -> AuditSettings {
    try ReadingContext.read(
      text, file: file, as: "an audit's file", of: "the settings of an audit",
      hint: "it has 'suppress' or 'severity'"
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
    let view = context.value(fields, SuppressionKey.view, Form.name)
    let path = context.value(fields, SuppressionKey.file, Form.name)
    guard let code = fields[SuppressionKey.code].flatMap({ context.word($0, "code", of: codes) }),
      let reason = context.value(fields, SuppressionKey.reason, Form.text)
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
