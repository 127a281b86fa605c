// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Report

/// How pages are made.
struct ReportFormOptions: ParsableArguments {
  @Option(help: "Where the styles and scripts of pages are: in them, or in files beside them")
  var assets: ReportOptions.Assets = .inline

  @Flag(help: "Only stage and player, to be shown in another page")
  var embed = false

  @Option(
    help: ArgumentHelp("With --embed: where the whole pages stand, to which these lead", valueName: "url"),
    transform: SiteAddress.argument)
  var wholeAt: SiteAddress?

  @OptionGroup var templates: TemplateOptions

  func options() throws -> ReportOptions {
    var options = ReportOptions(templates: try templates.set(), assets: assets, isEmbedded: embed)
    options.wholePages = wholeAt
    return options
  }

  func validate() throws {
    guard wholeAt == nil || embed else {
      throw ValidationError("--whole-at is for pages within others: with --embed.")
    }
  }
}

extension ReportOptions.Assets: ExpressibleByArgument {}

extension SiteAddress {
  static func argument(_ argument: String) throws -> SiteAddress {
    guard let address = SiteAddress(argument) else {
      throw ValidationError("'\(argument)' is no address of a folder, such as https://example.org/touches.")
    }
    return address
  }
}
