// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Report

/// The forms in which a report is written.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case html
  case markdown
  case docc

  /// The dialect of documents; nil for pages.
  var documentForm: DocumentForm? {
    switch self {
    case .html: nil
    case .markdown: .markdown
    case .docc: .docc
    }
  }
}
