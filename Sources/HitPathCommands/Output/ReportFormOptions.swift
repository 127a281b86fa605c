// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Report

/// How pages are made.
struct ReportFormOptions: ParsableArguments {
  @Option(help: "Where the styles and scripts of pages are: in them, or in files beside them")
  var assets: ReportOptions.Assets = .inline

  @Flag(help: "Only stage and player, to be shown in another page")
  var embed = false

  @OptionGroup var templates: TemplateOptions

  func options() throws -> ReportOptions {
    ReportOptions(templates: try templates.set(), assets: assets, isEmbedded: embed)
  }
}

extension ReportOptions.Assets: ExpressibleByArgument {}
