// SPDX-License-Identifier: Apache-2.0

package import Narration

/// How pages are made.
package struct ReportOptions: Sendable, Encodable {
  /// Where the style sheet and the script of a page are.
  package enum Assets: String, Sendable, CaseIterable, Encodable {
    /// In the page, which then is one file.
    case inline
    /// In files beside it, for servers that allow no inline styles and scripts.
    case separate
  }

  /// What the pages of a set are about, from which their index has its words.
  package enum Subject: String, Sendable, Encodable {
    case scenarios
    /// What an audit found.
    case findings

    /// The title of the index, which links to it say too.
    package var title: FixedText { self == .findings ? .auditTitle : .indexTitle }
    var summary: FixedText { self == .findings ? .auditSummary : .indexSummary }
  }

  /// The language of a page.
  package var language: Language
  package var templates: TemplateSet
  package var assets: Assets
  package var subject = Subject.scenarios

  /// Whether the page is only stage and player, to be shown in another page.
  package var isEmbedded: Bool

  /// Where the pages will stand; nil for pages that do not know.
  package var site: SiteAddress?

  /// Where the whole pages stand to which embedded ones lead; nil for none.
  package var wholePages: SiteAddress?

  package init(
    language: Language = .english, templates: TemplateSet = .embedded, assets: Assets = .inline,
    isEmbedded: Bool = false
  ) {
    self.language = language
    self.templates = templates
    self.assets = assets
    self.isEmbedded = isEmbedded
  }

  /// The same in another language.
  package func speaking(_ language: Language) -> ReportOptions {
    var options = self
    options.language = language
    return options
  }
}
