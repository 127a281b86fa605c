// SPDX-License-Identifier: Apache-2.0

import Course
import HitPath
import InputFile
import Narration
import Report
import ScenarioFile
import Trace

extension ReportWriter {
  /// The pages of an input, one in each language.
  struct Pages {
    var files: [String]

    /// The texts; nil if the files from an earlier run are still true.
    var texts: [String]?

    /// What the manifest says of them; nil for pages that belong to no set.
    var record: ReportManifest.Page?
  }

  /// A folder of pages with an index: where pages of an earlier run may be, and what is known of them.
  struct PageSet {
    let folder: String
    let old: ReportManifest
  }

  /// An input that was read, with what the pages before and after it need to know.
  private struct Subject {
    var input: Hashed<ReportInput>
    var key: String
    var name: String

    /// The name of the pages' files.
    var fileName: String

    /// By language, in order.
    var titles: [String]
    var loaded: LoadedInput?
    var record: ReportManifest.Page?

    /// The texts about it, in those languages that have one.
    var lessons: [CourseSubject] = []
  }

  private enum Slot {
    case unchanged(Subject, ReportManifest.Page)
    case rendered(Subject, key: String)
  }

  /// Makes pages, several at a time where there are several.
  ///
  /// Inputs are read and run one after the other on the main actor, as UIKit wants it. All that follows runs on other
  /// threads meanwhile.
  ///
  /// - Parameters:
  ///   - inputs: What to make pages of.
  ///   - set: Where they belong; nil for pages that belong to no set.
  /// - Returns: The pages in the order of the inputs.
  /// - Throws: What is wrong with any of the inputs, all of it.
  func pages(of inputs: [ReportInput], in set: PageSet? = nil) throws -> [Pages] {
    let threads = try WorkerThreads<Result<MadePages, any Error>>()
    defer { threads.cancel() }
    var progress = ProgressLine(of: inputs.count, on: terminal)
    defer { progress.clear() }
    let reader = InputReader(settings.changes, terminal, needsTapMap: true)
    let hashedSettings = try Hashed(settings)
    let records = Dictionary(set?.old.pages.map { ($0.input, $0) } ?? []) { first, _ in first }
    var namer = FileNamer(taken: [Self.index], endings: languages.endings())
    var subjects: [Subject] = []
    var slots: [Slot] = []
    var errors = InputErrors([])
    // The pages to which texts of others lead.
    let pageNames = inputs.compactMap { $0.page?.name }

    func load(_ path: String, _ input: ReportInput) throws -> LoadedInput {
      try reader.rerunIfNeeded(reader.load(path, text: input.text()))
    }

    /// Has the pages of an input made, now that its neighbours are known.
    func schedule(_ position: Int) throws {
      var subject = subjects[position]
      subjects[position].loaded = nil
      subjects[position].lessons = []
      let places = languages.all.enumerated().map { number, language in
        languages.place(
          of: position, in: inputs.count, among: subjects.map(\.fileName),
          index: set == nil ? nil : Self.index, options.subject.title, in: language
        ) { subjects[$0].titles[number] }
      }
      let order = PageOrder(
        settings: hashedSettings, input: subject.input, fileName: subject.fileName, places: places,
        pageNames: set == nil ? nil : subject.input.page == nil ? [] : pageNames)
      let key = try order.key()
      if let set, let record = subject.record, record.key == key,
        languages.files(subject.fileName).allSatisfy({
          Self.holds(set.folder, $0, hash: set.old.files[$0])
        })
      {
        slots.append(.unchanged(subject, record))
        return
      }
      let loaded = try subject.loaded ?? load(subject.input.path, subject.input.value)
      let lessons = subject.lessons.isEmpty ? try subject.input.value.lessons(loaded) : subject.lessons
      subject.loaded = nil
      slots.append(.rendered(subject, key: key))
      let outcome = loaded.outcome
      threads.add { Result { try MadePages(order, outcome, lessons) } }
    }

    for (position, input) in inputs.enumerated() {
      progress.show(threads.finishedCount, input.path)
      let isFine = errors.errors.isEmpty
      try errors.collect {
        let input = try Hashed(input.complete())
        let key = try PageReading(settings: hashedSettings, input: input).key()
        let record = records[key]
        let loaded = record == nil ? try load(input.path, input.value) : nil
        let name = loaded?.trace.header.name ?? record?.name ?? ""
        var subject = Subject(
          input: input, key: key, name: name,
          fileName: namer.name(for: input.value.fileName(for: name)),
          titles: record?.entries.map(\.title) ?? [], loaded: loaded, record: record)
        if let loaded {
          subject.lessons = try input.value.lessons(loaded)
          subject.titles = languages.all.map { language in
            subject.lessons.first { $0.text.language.rawValue == language.code }?.title
              ?? ReportTitle.of(loaded.trace.header, language)
          }
        }
        subjects.append(subject)
        if isFine, position > 0 { try schedule(position - 1) }
      }
    }
    guard errors.errors.isEmpty else { throw errors }
    // A set of no pages is a set.
    if let last = subjects.indices.last { try schedule(last) }

    var results = threads.finish { progress.show($0, "") }.makeIterator()
    return try slots.map { slot in
      switch slot {
      case .unchanged(let subject, let record):
        return Pages(files: languages.files(subject.fileName), record: record)
      case .rendered(let subject, let key):
        let made = try results.next()?.get()
        let record = ReportManifest.Page(
          input: subject.key, key: key, name: subject.name, entries: made?.entries ?? [])
        return Pages(
          files: languages.files(subject.fileName), texts: made?.texts ?? [],
          record: set == nil ? nil : record)
      }
    }
  }
}
