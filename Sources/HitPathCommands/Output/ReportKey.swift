// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import Narration
import Report

/// Tells whether a page would come out as it did before.
struct ReportKey {
  private let base: ContentHash

  /// - Parameters:
  ///   - options: How pages are made.
  ///   - screen: What is done to each input.
  init(_ options: ReportOptions, _ screen: ScreenOptions) {
    var hash = ContentHash()
    hash.add([HitPathCommand.configuration.version, Self.executable])
    hash.add([options.language.code, options.assets.rawValue, String(options.isEmbedded)])
    hash.add(TemplateSet.fileNames.map(options.templates.text))
    hash.add(screen.taps.map(\.defaultValueDescription))
    hash.add([screen.scene].compactMap { $0 })
    base = hash
  }

  /// The key of what is made of an input.
  func key(_ input: ReportInput, text: String) -> String {
    var hash = base
    hash.add([input.path, input.group, text])
    return hash.text
  }

  /// The key of a page with its place among the others.
  static func page(_ input: String, file: String, place: PagePlace) -> String {
    var hash = ContentHash()
    hash.add([input, file])
    for link in [place.index, place.previous, place.next] {
      hash.add(link.map { [$0.file, $0.title] } ?? [])
    }
    return hash.text
  }

  /// The size of the running program and when it was written: a new build may make other pages.
  private static var executable: String {
    guard let path = Bundle.main.executablePath,
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    else { return "" }
    let date = attributes[.modificationDate] as? Date
    return "\(attributes[.size] ?? 0) \(date?.timeIntervalSince1970 ?? 0)"
  }
}
