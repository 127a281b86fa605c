// SPDX-License-Identifier: Apache-2.0

import UIKitModel

/// The keys of `.hitpath-audit.yml`.
enum AuditKey: String, ScenarioKey {
  case suppress, severity

  var row: KeyRow {
    switch self {
    case .suppress:
      KeyRow(.list(.definition("suppression")), "Findings that are known and shall not be counted.")
    case .severity: KeyRow(.byID(.name), "The severity of a code in place of its usual one.")
    }
  }
}

enum SuppressionKey: String, ScenarioKey {
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
