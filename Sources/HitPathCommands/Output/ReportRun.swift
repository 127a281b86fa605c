// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Report
import ScenarioFile
import Trace

/// Makes pages, several at a time where there are several.
///
/// Inputs are read and run one after the other on the main actor, as UIKit wants it. All that follows runs on other
/// threads meanwhile.
@MainActor
struct ReportRun {
  /// The pages of an input, one in each language.
  struct Pages {
    var files: [String]

    /// The texts; nil if the files from an earlier run are still true.
    var texts: [String]?

    /// What the manifest says of them; nil for pages that belong to no set.
    var record: ReportManifest.Page?
  }

  let options: ReportOptions
  let languages: PageLanguages
  let screen: ScreenOptions
  let terminal: Terminal

  /// The name of the index without language and extension; nil for pages that belong to no set.
  var index: String?

  /// Where pages of an earlier run may be, and what is known of them.
  var folder = ""
  var old = ReportManifest()

  /// An input that was read, with what the pages before and after it need to know.
  private struct Subject {
    var input: ReportInput
    var text: String
    var key: String
    var name: String

    /// The name of the pages' files.
    var fileName: String

    /// By language, in order.
    var titles: [String]
    var loaded: LoadedInput?
    var record: ReportManifest.Page?
  }

  /// What is made on another thread.
  private struct Rendered: Sendable {
    var pages: [String] = []
    var entries: [IndexEntry] = []
  }

  private enum Slot {
    case unchanged(Subject, ReportManifest.Page)
    case rendered(Subject, key: String)
  }

  /// The pages in the order of the inputs.
  ///
  /// - Throws: What is wrong with any of the inputs, all of it.
  func pages(of inputs: [ReportInput]) throws -> [Pages] {
    let threads = WorkerThreads<Result<Rendered, any Error>>()
    defer { threads.cancel() }
    var progress = ProgressLine(of: inputs.count, on: terminal)
    defer { progress.clear() }
    let reader = InputReader(screen, terminal, needsTapMap: true)
    let keys = ReportKey(options, languages, screen)
    let records = Dictionary(old.pages.map { ($0.input, $0) }) { first, _ in first }
    var namer = FileNamer(taken: [ReportWriter.index], endings: languages.endings())
    var subjects: [Subject] = []
    var slots: [Slot] = []
    var errors = InputErrors([])

    /// Has the pages of an input made, now that its neighbours are known.
    func schedule(_ position: Int) throws {
      var subject = subjects[position]
      subjects[position].loaded = nil
      let places = languages.all.enumerated().map { number, language in
        languages.place(of: position, among: subjects.map(\.fileName), index: index, in: language) {
          subjects[$0].titles[number]
        }
      }
      let key = ReportKey.pages(subject.key, name: subject.fileName, places: places)
      if let record = subject.record, record.key == key,
        languages.files(subject.fileName).allSatisfy({
          ReportWriter.holds(folder, $0, hash: old.files[$0])
        })
      {
        slots.append(.unchanged(subject, record))
        return
      }
      let loaded = try subject.loaded ?? reader.load(subject.input.path, text: subject.text)
      subject.loaded = nil
      slots.append(.rendered(subject, key: key))
      threads.add(work(loaded, subject, places))
    }

    for (position, input) in inputs.enumerated() {
      progress.show(threads.finishedCount, input.path)
      let isFine = errors.errors.isEmpty
      try errors.collect {
        let text = try input.text()
        let key = keys.key(input, text: text)
        let record = index == nil ? nil : records[key]
        let loaded = record == nil ? try reader.load(input.path, text: text) : nil
        let name = loaded?.trace.header.name ?? record?.name ?? ""
        subjects.append(
          Subject(
            input: input, text: text, key: key, name: name,
            fileName: namer.name(for: input.fileName(for: name)),
            titles: loaded.map { loaded in languages.all.map { ReportTitle.of(loaded.trace.header, $0) } }
              ?? record?.entries.map(\.title) ?? [],
            loaded: loaded, record: record))
        if isFine, position > 0 { try schedule(position - 1) }
      }
    }
    guard errors.errors.isEmpty else { throw errors }
    try schedule(inputs.count - 1)

    var results = threads.finish { progress.show($0, "") }.makeIterator()
    return try slots.map { slot in
      switch slot {
      case .unchanged(let subject, let record):
        return Pages(files: languages.files(subject.fileName), record: record)
      case .rendered(let subject, let key):
        let rendered = try results.next()?.get() ?? Rendered()
        let record = ReportManifest.Page(
          input: subject.key, key: key, name: subject.name, entries: rendered.entries)
        return Pages(
          files: languages.files(subject.fileName), texts: rendered.pages,
          record: index == nil ? nil : record)
      }
    }
  }

  /// What is done on another thread.
  private func work(
    _ loaded: LoadedInput, _ subject: Subject, _ places: [PagePlace]
  ) -> @Sendable () -> Result<Rendered, any Error> {
    let outcome = loaded.outcome
    let (fileName, group, isInSet) = (subject.fileName, subject.input.group, index != nil)
    return { [options, languages] in
      Result {
        let analysis = TraceAnalysis(outcome.trace)
        var rendered = Rendered()
        for (language, place) in zip(languages.all, places) {
          rendered.pages.append(
            try ReportPage.html(for: analysis, options: options.speaking(language), place: place))
        }
        guard isInSet else { return rendered }
        let expectations = IndexEntry.Expectations(outcome, analysis)
        rendered.entries = try languages.all.map { language in
          try IndexEntry(
            for: analysis, in: language, file: languages.file(fileName, in: language), group: group,
            expectations: expectations)
        }
        return rendered
      }
    }
  }
}
