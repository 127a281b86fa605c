// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import HitPath
import InputFile
import Narration
import Report
import ScenarioFile
import Trace

/// An input that is served, as it was when it was read last.
struct LiveItem: Sendable {
  let input: ReportInput

  /// Differs each time that an input was read.
  let version: Int

  /// Nil if the file was not there.
  let stamp: FileStamp?

  /// The name of the screen, or the last one known, or that of the file.
  let name: String
  private(set) var content: Content

  /// The name of the pages' files.
  var pageName = ""

  /// Whether it is run again when there is time: it took long, or was ended for the sake of others.
  private(set) var isPending = false

  enum Content: Sendable {
    case screen(TraceAnalysis, IndexEntry.Expectations)
    case mistakes(InputErrors, source: String)
  }

  /// Reads and runs an input, as long as the watch lets it.
  @MainActor
  init(
    _ input: ReportInput, version: Int, stamp: FileStamp?, before: LiveItem?, reader: InputReader,
    _ watch: RunWatch, isLast: Bool
  ) {
    var reader = reader
    reader.stop = watch.look
    self.input = input
    self.version = version
    self.stamp = stamp
    var source = ""
    var name = before?.name ?? URL(fileURLWithPath: input.path).deletingPathExtension().lastPathComponent
    do {
      source = try input.text()
      let loaded = try reader.rerunIfNeeded(reader.load(input.path, text: source))
      let analysis = TraceAnalysis(loaded.trace)
      name = loaded.trace.header.name
      content = .screen(
        analysis, IndexEntry.Expectations(loaded.outcome, analysis))
    } catch let errors as InputErrors {
      content = .mistakes(errors, source: source)
    } catch let error as InputError {
      content = .mistakes(InputErrors([error]), source: source)
    } catch {
      content = .mistakes(InputErrors([InputError(file: input.path, message: "\(error)")]), source: source)
    }
    self.name = name
    guard watch.hasEnded else { return }
    isPending = !isLast || !watch.isLate
    let message =
      isPending
      ? "this takes long to run; the page comes when it is done"
      : "this takes more than \(Int(RunWatch.longest)) seconds to run, which is as long as a page may take"
    content = .mistakes(InputErrors([InputError(file: input.path, message: message)]), source: source)
  }

  private var fileName: String { URL(fileURLWithPath: input.path).lastPathComponent }

  /// What links to the page say.
  func title(in language: Language) -> String {
    switch content {
    case .screen(let analysis, _): ReportTitle.of(analysis.trace.header, language)
    case .mistakes: fileName
    }
  }

  /// What the index says of the page.
  func indexEntry(of file: String, in language: Language) throws -> IndexEntry {
    switch content {
    case .screen(let analysis, let expectations):
      return try IndexEntry(
        for: analysis, in: language, file: file, group: input.group, expectations: expectations)
    case .mistakes(let errors, _):
      var entry = IndexEntry(file: file, group: input.group, title: fileName, verdicts: [])
      entry.mistakes = errors.errors.count + errors.omitted
      return entry
    }
  }

  /// The page; if it cannot be made, one that says why.
  func html(at place: PagePlace, _ options: ReportOptions) throws -> String {
    switch content {
    case .screen(let analysis, _):
      do {
        return try ReportPage.html(for: analysis, options: options, place: place)
      } catch {
        let mistake = ErrorPage.Mistake(file: input.path, message: "\(error)")
        return try ErrorPage.html([mistake], source: "", index: place.index, options: options)
      }
    case .mistakes(let errors, let source):
      let mistakes = errors.errors.map {
        ErrorPage.Mistake(file: $0.file, line: $0.line, column: $0.column, message: $0.message, hint: $0.hint)
      }
      return try ErrorPage.html(
        mistakes, omitted: errors.omitted, source: source, index: place.index, options: options)
    }
  }
}
