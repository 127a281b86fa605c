// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import Narration
import Report
import Trace

/// Tells whether a page would come out as it did before.
struct ReportKey {
  private let base: ContentHash

  /// - Parameters:
  ///   - options: How pages are made.
  ///   - languages: In which languages.
  ///   - screen: What is done to each input.
  init(_ options: ReportOptions, _ languages: PageLanguages, _ screen: ScreenOptions) {
    var hash = ContentHash()
    hash.add([HitPathCommand.configuration.version, Self.executable])
    hash.add([languages.description, options.assets.rawValue, String(options.isEmbedded)])
    hash.add([options.site?.folder ?? "", options.wholePages?.folder ?? ""])
    hash.add(TemplateSet.fileNames.map(options.templates.text))
    hash.add(screen.taps.map { "\($0.x),\($0.y)" })
    hash.add([screen.scene].compactMap { $0 })
    base = hash
  }

  /// The key of what is made of an input.
  func key(_ input: ReportInput, text: String) throws -> String {
    var hash = base
    hash.add([input.path, input.group, text] + (try input.otherTexts()))
    hash.add(input.part.sorted { $0.key < $1.key }.map(\.value))
    hash.add(input.standing.map { ["\($0.number) of \($0.count)"] } ?? [])
    return hash.text
  }

  /// The key of an input's pages with their places among the others, and the names of those that belong to them.
  static func pages(_ input: String, name: String, places: [PagePlace], related: [String]) -> String {
    var hash = ContentHash()
    hash.add([input, name])
    hash.add(related)
    for link in places.flatMap({ [$0.index, $0.previous, $0.next] }) {
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
