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
  /// A page of a run.
  struct Page {
    var file: String

    /// The text; nil if the file that is there is the page already.
    var html: String?

    /// What the manifest says of it; nil for a page that belongs to no set.
    var record: ReportManifest.Page?
  }

  let options: ReportOptions
  let screen: ScreenOptions
  let terminal: Terminal

  /// The file of the index; nil for a page that belongs to no set.
  var index: String?

  /// Where pages of an earlier run may be, and what is known of them.
  var folder = ""
  var old = ReportManifest()

  /// An input of which as much is known as its neighbours need.
  private struct Subject {
    var input: ReportInput
    var text: String
    var key: String
    var name: String
    var file: String
    var title: String
    var loaded: LoadedInput?
    var record: ReportManifest.Page?
  }

  /// What is made on another thread.
  private struct Rendered: Sendable {
    var html: String
    var entry: IndexEntry?
  }

  private enum Slot {
    case unchanged(ReportManifest.Page)
    case rendered(Subject, key: String)
  }

  /// The pages in the order of the inputs.
  ///
  /// - Throws: What is wrong with any of the inputs, all of it.
  func pages(of inputs: [ReportInput]) throws -> [Page] {
    let threads = WorkerThreads<Result<Rendered, any Error>>()
    defer { threads.cancel() }
    var progress = ProgressLine(of: inputs.count, on: terminal)
    defer { progress.clear() }
    let reader = InputReader(screen, terminal, needsTapMap: true)
    let keys = ReportKey(options, screen)
    let records = Dictionary(old.pages.map { ($0.input, $0) }) { first, _ in first }
    var namer = FileNamer(taken: ["index"])
    var subjects: [Subject] = []
    var slots: [Slot] = []
    var errors = InputErrors([])

    /// Has a page made, now that its neighbours are known.
    func schedule(_ position: Int) throws {
      var subject = subjects[position]
      subjects[position].loaded = nil
      let place = place(of: position, in: subjects)
      let key = ReportKey.page(subject.key, file: subject.file, place: place)
      if let record = subject.record, record.key == key,
        ReportWriter.holds(folder, subject.file, hash: old.files[subject.file])
      {
        slots.append(.unchanged(record))
        return
      }
      let loaded = try subject.loaded ?? reader.load(subject.input.path, text: subject.text)
      subject.loaded = nil
      slots.append(.rendered(subject, key: key))
      threads.add(work(loaded, subject, place))
    }

    for (position, input) in inputs.enumerated() {
      progress.show(threads.finishedCount, input.path)
      do {
        let text = try input.text()
        let key = keys.key(input, text: text)
        let record = index == nil ? nil : records[key]
        let loaded = record == nil ? try reader.load(input.path, text: text) : nil
        let name = loaded?.trace.header.name ?? record?.name ?? ""
        subjects.append(
          Subject(
            input: input, text: text, key: key, name: name,
            file: namer.name(for: input.fileName(for: name)) + ".html",
            title: loaded.map { ReportTitle.of($0.trace.header, options.language) }
              ?? record?.entry.title[options.language] ?? "",
            loaded: loaded, record: record))
        if errors.errors.isEmpty, position > 0 { try schedule(position - 1) }
      } catch let error as InputErrors {
        errors.errors += error.errors
        errors.omitted += error.omitted
      } catch let error as InputError {
        errors.errors.append(error)
      }
    }
    guard errors.errors.isEmpty else { throw errors }
    try schedule(inputs.count - 1)

    var results = threads.finish { progress.show($0, "") }.makeIterator()
    return try slots.map { slot in
      switch slot {
      case .unchanged(let record):
        return Page(file: record.entry.file, record: record)
      case .rendered(let subject, let key):
        let rendered = try results.next()?.get()
        let record = rendered?.entry.map {
          ReportManifest.Page(input: subject.key, key: key, name: subject.name, entry: $0)
        }
        return Page(file: subject.file, html: rendered?.html, record: record)
      }
    }
  }

  /// What is done on another thread.
  private func work(
    _ loaded: LoadedInput, _ subject: Subject, _ place: PagePlace
  ) -> @Sendable () -> Result<Rendered, any Error> {
    let (trace, expectations) = (loaded.trace, loaded.scenario?.expectations ?? [])
    let (file, group, isInSet) = (subject.file, subject.input.group, index != nil)
    return { [options] in
      Result {
        let analysis = TraceAnalysis(trace)
        let html = try ReportPage.html(for: analysis, options: options, place: place)
        guard isInSet else { return Rendered(html: html) }
        let results = ExpectationCheck(expectations, analysis).results
        let status = IndexEntry.Expectations(
          count: results.count, failures: results.count { $0.difference != nil })
        let entry = try IndexEntry(for: analysis, file: file, group: group, expectations: status)
        return Rendered(html: html, entry: entry)
      }
    }
  }

  private func place(of position: Int, in subjects: [Subject]) -> PagePlace {
    guard let index else { return PagePlace() }
    func link(_ position: Int) -> PagePlace.Link? {
      guard subjects.indices.contains(position) else { return nil }
      return PagePlace.Link(file: subjects[position].file, title: subjects[position].title)
    }
    return PagePlace(
      index: PagePlace.Link(file: index, title: options.language.text(.indexTitle)),
      previous: link(position - 1), next: link(position + 1))
  }
}
