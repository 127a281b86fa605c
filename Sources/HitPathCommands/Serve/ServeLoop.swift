// SPDX-License-Identifier: Apache-2.0

import Dispatch
import FoundationTypes
import InputFile
package import Narration
import Report
import ScenarioFile

/// Answers browsers and watches the sources of their pages until it is stopped.
///
/// Three kinds of threads share the work: one answers, several make pages, and the main thread reads and simulates what
/// was saved.
struct ServeLoop: Sendable {
  /// How long the server may take to stop, in seconds.
  private static let longestEnd = 2.0

  private let maker: LivePageMaker
  private let languages: PageLanguages
  private let queue = LiveQueue()

  /// Whether readers may write to the files.
  private let isSaving: Bool

  init(_ maker: LivePageMaker, in languages: PageLanguages, isSaving: Bool = false) {
    self.isSaving = isSaving
    self.maker = maker
    self.languages = languages
  }

  /// A job for the main thread.
  private enum Job: Sendable {
    case look
    case finishOne
    case press(LivePress, answer: @Sendable (LiveAnswer) -> Void)
    case say(String)
    case started(port: UInt16)
    case failed(reason: String)
    case stop

    var isUrgentPress: Bool {
      if case .press(let press, _) = self { LiveGesture.isUrgent(press.words) } else { false }
    }
  }

  /// Serves until a signal ends it.
  ///
  /// - Parameters:
  ///   - screens: The inputs.
  ///   - port: The port to listen on; 0 for any free one.
  ///   - terminal: Where the address and events are printed.
  ///   - start: Starts the server.
  /// - Throws: ``ServeError`` if the port cannot be used.
  @MainActor
  func run(
    _ screens: LiveScreens, port: UInt16, on terminal: Terminal,
    start: (LiveQueue, Language, UInt16, Bool) -> Void
  ) throws {
    let signals = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { @Sendable [queue, stopping = screens.stopping] in
        stopping.raise()
        queue.events.add(.stop)
        // Reading and drawing cannot be interrupted, and write no files.
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.longestEnd) { _exit(0) }
      }
      source.activate()
      return source
    }
    defer { for source in signals { source.cancel() } }

    let jobs = EventQueue<Job>()
    let makers = try PageThreads(count: LiveDesk.makers)
    let desk = try desk(jobs, makers)
    try WorkThread.start(stackSize: nil) { answer(at: desk, jobs) }
    defer {
      makers.close()
      queue.close()
    }
    start(queue, languages.first, port, isSaving)
    var screens = screens
    while let job = jobs.next() {
      switch job {
      case .look:
        queue.events.add(.looked(screens.look()))
        if screens.hasPending { jobs.add(.finishOne) }
      case .finishOne: queue.events.add(.finished(screens.finishOne()))
      case .press(let press, let answer):
        let result = screens.result(of: press) { jobs.contains(where: \.isUrgentPress) }
        makers.add { [maker] in answer(maker.answer(to: press, result)) }
      case .say(let text): terminal.report(text)
      case .started(let port): terminal.write("http://127.0.0.1:\(port)/\n")
      case .failed(let reason): throw ServeError(port: port, reason: reason)
      case .stop: return
      }
    }
  }

  private func desk(_ jobs: EventQueue<Job>, _ makers: PageThreads) throws -> LiveDesk {
    LiveDesk(
      assets: try maker.assets(), late: try maker.late(in: languages.first),
      LiveDesk.Helpers(
        look: { jobs.add(.look) },
        isCurrent: { $0.stamp == InputStamp($0.input) },
        make: { [maker, queue] file, snapshot in
          makers.add { queue.events.add(.made(maker.page(file, of: snapshot))) }
        },
        press: { press, answer in
          if !jobs.add(.press(press, answer: answer)) { answer(.missing("")) }
        }))
  }

  /// Answers until the server stops or cannot listen.
  private func answer(at desk: LiveDesk, _ jobs: EventQueue<Job>) {
    var desk = desk
    while true {
      desk.tick(Date())
      let event = queue.events.next(until: desk.nextTick)
      let now = Date()
      switch event {
      case .started(let port): jobs.add(.started(port: port))
      case .failed(let reason):
        jobs.add(.failed(reason: reason))
        return desk.close()
      case .request(let request, let reader): desk.ask(request, reader: reader, now: now)
      case .left(let reader): desk.left(reader)
      case .looked(let snapshot): desk.looked(snapshot, now: now)
      case .finished(let snapshot): desk.renew(snapshot, now: now)
      case .made(let page):
        if let note = page.note { jobs.add(.say(note)) }
        desk.made(page, now: now)
      case .stop:
        jobs.add(.stop)
        return desk.close()
      case nil: break
      }
    }
  }
}

/// Why nothing can be served.
struct ServeError: Error, CustomStringConvertible {
  var port: UInt16
  var reason: String

  var description: String {
    "port \(port) of 127.0.0.1 cannot be used: \(reason)\n  hint: --port takes another one, 0 any that is free"
  }
}

/// The server behind `hitpath serve`, which the program sets: only the program needs the HTTP library, so that the
/// commands' tests build without it.
@MainActor
package enum PageServing {
  /// Starts to listen on a port of the loopback interface, also for requests to write if these are allowed; events go
  /// to the queue.
  package static var start: @Sendable (LiveQueue, Language, UInt16, Bool) -> Void = { queue, _, _, _ in
    queue.failed(reason: "this program has no server")
  }
}

/// A page that has been made.
struct LivePage: Sendable {
  let file: String

  /// The key of its content.
  let key: LiveSnapshot.Key

  /// Distinguishes it from earlier versions of the page.
  let revision: String

  let html: String
  let language: Language

  /// The message for the terminal; nil for none.
  var note: String?

  /// The file that readers of the page may write to; nil for none.
  var source: LiveScript.File?

  /// The page as served under a file's name, with the script that reloads it when its source changes.
  func served(as file: String) -> String {
    LiveScript.added(to: html, page: file, revision: revision, of: source, language: language)
  }
}

/// Makes pages from a snapshot, on any thread.
struct LivePageMaker: Sendable {
  let options: ReportOptions
  private let entries = IndexEntries()

  /// Makes the page of a file; if that fails, one that says why.
  func page(_ file: String, of snapshot: LiveSnapshot) -> LivePage {
    let key = snapshot.key(of: file)
    let start = ContinuousClock.now
    var language = snapshot.languages.first
    var html: String
    var note: String?
    do {
      switch key {
      case .missing:
        html = try ErrorPage.missing(index: snapshot.index(in: language), options: options.speaking(language))
      case .index(let own, _):
        language = own
        html = try index(of: snapshot, in: own)
      case .item(_, let own, let place):
        language = own
        html =
          try snapshot.item(of: file).map {
            try $0.html(at: place, telling: snapshot.lesson(of: $0, in: own), options.speaking(own))
          } ?? ""
        let duration = Int((start.duration(to: .now) / .milliseconds(1)).rounded())
        note = snapshot.item(of: file).map { "\($0.input.path): rendered in \(duration) ms" }
      case .search(let own, _):
        language = own
        html = try SearchIndex.script(entries.entries(of: snapshot, in: own))
      case .rules(let own, _):
        language = own
        html = try rules(of: snapshot, in: own)
      case .task(let number, _, let own, let place):
        language = own
        html =
          try snapshot.item(of: file).flatMap { item in
            try item.task(number).flatMap {
              try item.html(
                ofTask: $0, $0.first, at: place, of: snapshot.languages.file(item.pageName, in: own),
                options.speaking(own))
            }
          } ?? ""
      }
    } catch {
      let mistake = ErrorPage.Mistake(file: file, message: "\(error)")
      html = (try? ErrorPage.html([mistake], source: "", options: options.speaking(language))) ?? ""
    }
    return LivePage(
      file: file, key: key, revision: ContentHash.plain.text(of: html), html: html, language: language,
      note: note, source: snapshot.source(of: file))
  }

  /// The answer to a gesture: the page with its effect, or one that says why it cannot be made.
  func answer(to press: LivePress, _ result: Result<LivePress.Answer, any Error>) -> LiveAnswer {
    let options = options.speaking(press.language)
    do {
      let made: LiveGesture.Result
      switch try result.get() {
      case .object(let object): return .data(try ScriptJSON.text(of: object))
      case .saved(let saved): return .data(try ScriptJSON.text(of: saved))
      case .task(let result):
        let html = try press.item.task(press.task).flatMap {
          try press.item.html(
            ofTask: $0, result, at: press.place, of: press.lessonFile, options)
        }
        return .html(served(html ?? "", press))
      case .gesture(let gesture): made = gesture
      }
      let html = try ReportPage.html(
        for: made.analysis, options: options, place: press.place, gesture: (made.yaml, made.file),
        tried: made.cure, isWhole: made.part != .answer)
      return .html(served(html, press))
    } catch is LiveGesture.Superseded {
      return .nothing
    } catch {
      let message = (error as? LiveGesture.Refusal)?.message ?? (error as? InputError)?.message ?? "\(error)"
      let mistake = ErrorPage.Mistake(file: press.item.input.path, message: message)
      let html = try? ErrorPage.html([mistake], source: "", index: press.place.index, options: options)
      return .refused(html ?? "")
    }
  }

  /// The page of a gesture with the script of served pages.
  private func served(_ html: String, _ press: LivePress) -> String {
    LiveScript.added(
      to: html, page: press.file, revision: ContentHash.plain.text(of: html),
      of: press.task == nil ? press.item.file : nil, language: press.language)
  }

  /// The files beside pages, by name.
  func assets() throws -> [String: LiveAnswer] {
    var assets = [LiveScript.file: LiveAnswer.script(try options.templates.script("script/live.js"))]
    for asset in try ReportAssets.files(options) {
      assets[asset.name] = asset.name.hasSuffix(".css") ? .style(asset.text) : .script(asset.text)
    }
    return assets
  }

  /// The page to show while another one is being made.
  func late(in language: Language) throws -> LivePage {
    let html = try ErrorPage.late(options: options.speaking(language))
    return LivePage(
      file: "", key: .missing, revision: ContentHash.plain.text(of: html), html: html, language: language)
  }

  private func index(of snapshot: LiveSnapshot, in language: Language) throws -> String {
    try ReportIndex.html(
      entries.entries(of: snapshot, in: language),
      translations: snapshot.languages.translations(of: ReportWriter.index, besides: language),
      search: snapshot.isCourse ? snapshot.searchFile(in: language) : nil, options: options.speaking(language)
    )
  }

  private func rules(of snapshot: LiveSnapshot, in language: Language) throws -> String {
    try RulePage.html(
      entries.entries(of: snapshot, in: language), file: snapshot.languages.file(RulePage.name, in: language),
      index: snapshot.languages.link(toIndex: ReportWriter.index, in: language),
      translations: snapshot.languages.translations(of: RulePage.name, besides: language),
      options: options.speaking(language))
  }
}

/// The index entries of pages, each made once for each time its input is read. `lock` guards them.
private final class IndexEntries: @unchecked Sendable {
  private let lock = NSLock()

  /// The entries by language and file, with the version of the input.
  private var known: [Language: [String: (version: Int, entry: IndexEntry)]] = [:]

  func entries(of snapshot: LiveSnapshot, in language: Language) throws -> [IndexEntry] {
    let before = lock.withLock { known[language] ?? [:] }
    var now: [String: (version: Int, entry: IndexEntry)] = [:]
    // Even if one of them fails, the others need not be made again.
    defer { lock.withLock { known[language] = now } }
    return try snapshot.items.map { item in
      let file = snapshot.languages.file(item.pageName, in: language)
      if let known = before[file], known.version == item.version {
        now[file] = known
        return known.entry
      }
      let entry = try item.indexEntry(of: file, in: language)
      now[file] = (item.version, entry)
      return entry
    }
  }
}
