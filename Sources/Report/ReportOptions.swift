// SPDX-License-Identifier: Apache-2.0

package import Narration

/// How pages are made.
package struct ReportOptions: Sendable {
  package var language: Language
  package var templates: TemplateSet

  package init(language: Language = .english, templates: TemplateSet = .embedded) {
    self.language = language
    self.templates = templates
  }
}
