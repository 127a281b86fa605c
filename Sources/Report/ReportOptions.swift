// SPDX-License-Identifier: Apache-2.0

package import Narration

/// How pages are made.
package struct ReportOptions: Sendable {
  /// Where the style sheet and the script of a page are.
  package enum Assets: String, Sendable, CaseIterable {
    /// In the page, which then is one file.
    case inline
    /// In files beside it, for servers that allow no inline styles and scripts.
    case separate
  }

  /// The language of a page.
  package var language: Language
  package var templates: TemplateSet
  package var assets: Assets

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
