// SPDX-License-Identifier: Apache-2.0

import Analysis
import Course
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

    /// What is told of it, in those languages that have a text.
    var lessons: [CourseSubject] = []

    func lesson(in language: Language) -> CourseSubject? {
      lessons.first { $0.text.language.rawValue == language.code }
    }
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
    let threads = WorkerThreads<Result<Rendered, any Error>>()
    defer { threads.cancel() }
    var progress = ProgressLine(of: inputs.count, on: terminal)
    defer { progress.clear() }
    let reader = InputReader(screen, terminal, needsTapMap: true)
    let keys = ReportKey(options, languages, screen)
    let records = Dictionary(set?.old.pages.map { ($0.input, $0) } ?? []) { first, _ in first }
    var namer = FileNamer(taken: [Self.index], endings: languages.endings())
    var subjects: [Subject] = []
    var slots: [Slot] = []
    var errors = InputErrors([])
    // The pages to which texts of others lead.
    let pageNames = set == nil ? [] : inputs.compactMap { $0.page?.name }

    /// Has the pages of an input made, now that its neighbours are known.
    func schedule(_ position: Int) throws {
      var subject = subjects[position]
      subjects[position].loaded = nil
      subjects[position].lessons = []
      let places = languages.all.enumerated().map { number, language in
        languages.place(
          of: position, among: subjects.map(\.fileName), index: set == nil ? nil : Self.index, in: language
        ) { subjects[$0].titles[number] }
      }
      let key = ReportKey.pages(
        subject.key, name: subject.fileName, places: places,
        related: subject.input.related.map(\.name).filter(pageNames.contains))
      if let set, let record = subject.record, record.key == key,
        languages.files(subject.fileName).allSatisfy({
          Self.holds(set.folder, $0, hash: set.old.files[$0])
        })
      {
        slots.append(.unchanged(subject, record))
        return
      }
      let loaded = try subject.loaded ?? reader.load(subject.input.path, text: subject.text)
      if subject.lessons.isEmpty { subject.lessons = try subject.input.lessons(loaded) }
      subject.loaded = nil
      slots.append(.rendered(subject, key: key))
      threads.add(work(loaded, subject, places, set == nil ? nil : pageNames))
    }

    for (position, input) in inputs.enumerated() {
      progress.show(threads.finishedCount, input.path)
      let isFine = errors.errors.isEmpty
      try errors.collect {
        let text = try input.text()
        let key = try keys.key(input, text: text)
        let record = records[key]
        let loaded = record == nil ? try reader.load(input.path, text: text) : nil
        let name = loaded?.trace.header.name ?? record?.name ?? ""
        var subject = Subject(
          input: input, text: text, key: key, name: name,
          fileName: namer.name(for: input.fileName(for: name)), titles: record?.entries.map(\.title) ?? [],
          loaded: loaded, record: record)
        if let loaded {
          subject.lessons = try input.lessons(loaded)
          subject.titles = languages.all.map { language in
            subject.lesson(in: language)?.title ?? ReportTitle.of(loaded.trace.header, language)
          }
        }
        subjects.append(subject)
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
          record: set == nil ? nil : record)
      }
    }
  }

  /// What is done on another thread; the names are those of the pages in the same set.
  private func work(
    _ loaded: LoadedInput, _ subject: Subject, _ places: [PagePlace], _ pageNames: [String]?
  ) -> @Sendable () -> Result<Rendered, any Error> {
    let outcome = loaded.outcome
    let (fileName, input, isInSet) = (subject.fileName, subject.input, pageNames != nil)
    let pageNames = pageNames ?? []
    let lessons = languages.all.map { language in
      subject.lesson(in: language).map { lesson in
        var lesson = lesson
        for name in pageNames { lesson.pages[name] = languages.file(name, in: language) }
        lesson.related = input.related.filter { pageNames.contains($0.name) }.compactMap { page in
          page.text(in: language.code).map { kind, title in
            let file = languages.file(page.name, in: language)
            return (link: PagePlace.Link(file: file, title: title), kind: kind)
          }
        }
        if isInSet { lesson.rulesFile = languages.file(RulePage.name, in: language) }
        return lesson
      }
    }
    return { [options, languages] in
      Result {
        let analysis = TraceAnalysis(outcome.trace)
        var rendered = Rendered()
        for (number, (language, place)) in zip(languages.all, places).enumerated() {
          let options = options.speaking(language)
          rendered.pages.append(
            try lessons[number].map { try CoursePage.html(for: $0, options: options, place: place) }
              ?? ReportPage.html(for: analysis, options: options, place: place))
        }
        guard isInSet else { return rendered }
        let expectations = IndexEntry.Expectations(outcome, analysis)
        rendered.entries = try languages.all.enumerated().map { number, language in
          var entry = try IndexEntry(
            for: analysis, in: language, file: languages.file(fileName, in: language),
            group: input.group, expectations: expectations)
          if let lesson = lessons[number] {
            entry.tell(of: lesson, part: input.part[language.code], in: language)
          }
          if options.site != nil {
            entry.card = try SiteCard.svg(of: entry, lessons[number], analysis, in: language)
          }
          return entry
        }
        return rendered
      }
    }
  }
}
