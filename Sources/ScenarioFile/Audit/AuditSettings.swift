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
    if let error = InputError.tooLarge("an audit's file", text, limit: InputLimits.scenarioBytes, file: file)
    {
      throw InputErrors([error])
    }
    return try DeepStack.run {
      Result { () throws(InputErrors) in
        try readHere(text, file: file, codes: codes, severities: severities)
      }
    }.get()
  }

  private static func readHere(
    _ text: String, file: String, codes: [String], severities: [String]
  ) throws(InputErrors) -> AuditSettings {
    let context = ReadingContext(source: SourceText(file: file, text: text))
    var settings = AuditSettings(file: file)
    do {
      let root = try SourceNode(
        yaml: context.source, of: "the settings of an audit", hint: "it has 'suppress' or 'severity'"
      ) { context.report($0) }
      if let fields = context.fields(root, .auditSettings) {
        for item in context.list(fields, AuditKey.suppress, of: "suppressions") {
          if let suppression = suppression(item, codes, context) { settings.suppressions.append(suppression) }
        }
        if let node = fields[AuditKey.severity] {
          settings.severities = self.severities(node, codes, severities, context)
        }
      }
    } catch {
      context.report(error)
    }
    if context.hasErrors { throw context.inputErrors }
    return settings
  }

  private static func suppression(
    _ node: SourceNode, _ codes: [String], _ context: ReadingContext
  ) -> AuditSettings.Suppression? {
    guard let fields = context.fields(node, .suppression) else { return nil }
    if fields[SuppressionKey.code] == nil { context.missing("the suppression has no 'code'", in: fields) }
    if fields[SuppressionKey.reason] == nil {
      context.missing(
        "the suppression has no 'reason'", in: fields, hint: "say why the finding is no fault here")
    }
    let view = context.name(fields, SuppressionKey.view)
    let path = context.name(fields, SuppressionKey.file)
    guard let code = fields[SuppressionKey.code].flatMap({ context.word($0, "code", of: codes) }),
      let reason = context.string(fields, SuppressionKey.reason)
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
