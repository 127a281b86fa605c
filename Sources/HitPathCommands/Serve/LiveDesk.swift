// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Narration
import Report

/// Answers requests of browsers with pages that other threads make.
///
/// No request waits for the page of another request. A page is made once for all requests that wait for it, and kept
/// until its input changes.
struct LiveDesk: Sendable {
  /// The work that other threads do for it.
  struct Helpers: Sendable {
    /// Requests a check of the files; ``looked(_:)`` follows.
    var look: @Sendable () -> Void

    /// Whether an input is unchanged since it was read.
    var isCurrent: @Sendable (LiveItem) -> Bool

    /// Requests a page; ``made(_:)`` follows.
    var make: @Sendable (String, LiveSnapshot) -> Void

    /// Requests a gesture on the screen of a page; the answer is the page with its effect.
    var press: @Sendable (LivePress, @escaping @Sendable (LiveAnswer) -> Void) -> Void
  }

  /// The interval between checks of the files, in seconds; longer in a folder where a check takes long.
  static let interval = 0.25
  private static let shareOfTime = 0.1

  /// How long a request waits for a check of the files if its own file was saved, in seconds. After that the reader
  /// gets the old page, which then reloads itself.
  static let freshness = 0.5

  /// The same if only other files may have been saved.
  static let glance = 0.05

  /// How many pages are made at the same time.
  static let makers = 4

  /// How long a request waits for its page, in seconds.
  static let patience = 5.0

  /// How long a request for changes stays open, in seconds.
  static let longestQuestion = 8.0

  /// The maximum size of kept pages, in bytes; of the least recently requested ones, only the revision is kept.
  static let mostBytes = 64 << 20

  private let helpers: Helpers
  private let assets: [String: LiveAnswer]
  private let assetNames: Set<String>

  /// The page to show while another one is being made.
  private let late: LivePage

  private var snapshot: LiveSnapshot?
  private var isLooking = false

  /// How many checks of the files have begun, and how many have ended.
  private var looksBegun = 0
  private var looksOver = 0

  /// When the last check began, and when the next one is due.
  private var lookBegan = Date.distantPast
  private var nextLook = Date.distantPast

  private var requests: [Request] = []

  /// The readers waiting for a change of their page, by number.
  private var readers: [Int: Reader] = [:]

  private var pages: [String: LivePage] = [:]

  /// The revisions of pages already made, by file.
  private var revisions: [String: (key: LiveSnapshot.Key, revision: String)] = [:]

  /// The files whose pages are kept, the most recently requested last.
  private var used: [String] = []
  private var keptBytes = 0

  /// The keys of pages being made, by file.
  private var making: [String: LiveSnapshot.Key] = [:]

  /// How many pages are being made, including those that nobody needs any more.
  private var busyMakers = 0

  /// The files of pages to make: first those that requests wait for, then those that readers watch for changes.
  private var wanted = WaitingLine()
  private var questioned = WaitingLine()

  private struct Request: Sendable {
    var path: String
    var reader: Int
    var since: Date

    /// The number of the first check that sees what was saved before the request.
    var look: Int

    /// Until when it waits for that check.
    var lookEnd: Date
    var answer: @Sendable (LiveAnswer) -> Void
  }

  private struct Reader: Sendable {
    var page: String
    var revision: String
    var end: Date
    var answer: @Sendable (Bool) -> Void
  }

  init(assets: [String: LiveAnswer], late: LivePage, _ helpers: Helpers) {
    self.assets = assets
    assetNames = Set(assets.keys)
    self.late = late
    self.helpers = helpers
  }

  /// The number of waiting readers and requests.
  var waitingCount: Int { readers.count + requests.count }

  // MARK: - Events

  mutating func ask(_ request: LiveRequest, reader: Int, now: Date) {
    switch request {
    case .file(let path, let answer):
      let patience = patienceForLook(path)
      let look = patience == nil ? 0 : looksBegun + 1
      requests.append(
        Request(
          path: path, reader: reader, since: now, look: look, lookEnd: now + (patience ?? 0), answer: answer))
      if look > 0 { self.look(now) }
      settle(now)
    case .changes(let page, let revision, let answer):
      readers[reader] = Reader(
        page: page, revision: revision, end: now + Self.longestQuestion, answer: answer)
      tell([reader])
    case .press(let page, let words, let isWriting, let answer):
      guard let snapshot, let item = snapshot.item(of: page), let pressed = snapshot.key(of: page).pressed
      else { return answer(.missing("")) }
      helpers.press(
        LivePress(
          item: item, task: pressed.task,
          lessonFile: snapshot.languages.file(item.pageName, in: pressed.language), file: page, words: words,
          isWriting: isWriting,
          language: pressed.language, place: pressed.place),
        answer)
    }
  }

  /// Drops the request of a reader that has gone.
  mutating func left(_ reader: Int) {
    readers[reader] = nil
    requests.removeAll { $0.reader == reader }
  }

  /// Handles the end of a check of the files.
  mutating func looked(_ snapshot: LiveSnapshot, now: Date) {
    isLooking = false
    looksOver = looksBegun
    nextLook = now + max(Self.interval, now.timeIntervalSince(lookBegan) / Self.shareOfTime)
    renew(snapshot, now: now)
    if requests.contains(where: { $0.look > looksOver }) { look(now) }
  }

  /// Handles a new state of the inputs.
  mutating func renew(_ snapshot: LiveSnapshot, now: Date) {
    let isChanged = self.snapshot?.revision != snapshot.revision
    self.snapshot = snapshot
    settle(now)
    if isChanged { tell(Array(readers.keys)) }
  }

  mutating func made(_ page: LivePage, now: Date) {
    if making[page.file] == page.key { making[page.file] = nil }
    busyMakers -= 1
    defer { startMaking() }
    guard let snapshot, snapshot.key(of: page.file) == page.key else { return settle(now) }
    revisions[page.file] = (page.key, page.revision)
    keep(page)
    settle(now)
    let isMissing = page.key == .missing
    tell(
      readers.filter {
        isMissing ? snapshot.key(of: $0.value.page) == .missing : $0.value.page == page.file
      }.map(\.key))
  }

  /// How long a request waits for a check of the files, in seconds; nil if the last check is recent enough for its
  /// path.
  private func patienceForLook(_ path: String) -> Double? {
    guard let snapshot else { return Self.freshness }
    switch snapshot.destination(of: path, assets: assetNames) {
    case .asset: return nil
    case .moved: return Self.glance
    case .page(let file):
      guard let item = snapshot.item(of: file) else { return Self.glance }
      return helpers.isCurrent(item) ? nil : Self.freshness
    }
  }

  /// Starts a check of the files, unless one is running.
  private mutating func look(_ now: Date) {
    guard !isLooking else { return }
    isLooking = true
    lookBegan = now
    looksBegun += 1
    helpers.look()
  }

  /// Does what is due: starts a check, and answers requests that have waited long enough.
  mutating func tick(_ now: Date) {
    if now >= nextLook { look(now) }
    settle(now)
    for (number, reader) in readers where now >= reader.end {
      readers[number] = nil
      reader.answer(false)
    }
  }

  /// When something will be due; nil if nobody waits and a check is running.
  var nextTick: Date? {
    let limits = requests.flatMap { request in
      let patience = request.since + Self.patience
      return request.look > looksOver ? [request.lookEnd, patience] : [patience]
    }
    return (limits + readers.values.map(\.end) + (isLooking ? [] : [nextLook])).min()
  }

  /// Answers all requests with nothing, because the server stops.
  mutating func close() {
    for request in requests { request.answer(.missing("")) }
    for reader in readers.values { reader.answer(false) }
    requests = []
    readers = [:]
  }

  // MARK: - Answers

  /// Answers the requests whose pages are ready, and starts to make the missing pages.
  private mutating func settle(_ now: Date) {
    var waiting: [Request] = []
    let asked = requests
    requests = []
    for request in asked {
      guard let answer = answer(to: request, now) else {
        waiting.append(request)
        continue
      }
      request.answer(answer)
    }
    requests = waiting + requests
    startMaking()
  }

  /// The answer to a request; nil if it must wait.
  private mutating func answer(to request: Request, _ now: Date) -> LiveAnswer? {
    let isOverdue = now >= request.since + Self.patience
    guard let snapshot else {
      // The page that says that it is late needs its style sheet and scripts.
      return assets[String(request.path.dropFirst())] ?? (isOverdue ? .late(late.served(as: "")) : nil)
    }
    if request.look > looksOver, now < request.lookEnd { return nil }
    switch snapshot.destination(of: request.path, assets: assetNames) {
    case .moved(let path): return .moved(to: path)
    case .asset(let name): return assets[name]
    case .page(let file):
      let key = snapshot.key(of: file)
      let name = Self.name(of: file, key)
      if let page = pages[name], page.key == key {
        use(name)
        if case .search = key { return .script(page.html) }
        let html = page.served(as: file)
        return key == .missing ? .missing(html) : .html(html)
      }
      if making[name] != key { wanted.add(name) }
      return isOverdue ? .late(late.served(as: file)) : nil
    }
  }

  /// Notifies readers whose page has changed.
  private mutating func tell(_ numbers: [Int]) {
    guard let snapshot else { return }
    for number in numbers {
      guard let reader = readers[number] else { continue }
      let key = snapshot.key(of: reader.page)
      let name = Self.name(of: reader.page, key)
      if let made = revisions[name], made.key == key {
        guard made.revision != reader.revision else { continue }
        readers[number] = nil
        reader.answer(true)
      } else if making[name] != key {
        questioned.add(name)
      }
    }
    startMaking()
  }

  /// Starts to make pages that are waited for, up to the limit.
  private mutating func startMaking() {
    guard let snapshot else { return }
    while busyMakers < Self.makers, let file = wanted.next() ?? nextQuestioned() {
      let key = snapshot.key(of: file)
      guard making[file] != key, pages[file]?.key != key else { continue }
      making[file] = key
      busyMakers += 1
      helpers.make(file, snapshot)
    }
  }

  /// The next page that a reader still watches for changes.
  private mutating func nextQuestioned() -> String? {
    while let file = questioned.next() {
      if file.isEmpty || readers.values.contains(where: { $0.page == file }) { return file }
    }
    return nil
  }

  // MARK: - Pages that are kept

  /// The key for revisions: all names without a page share one.
  private static func name(of file: String, _ key: LiveSnapshot.Key) -> String { key == .missing ? "" : file }

  private mutating func use(_ name: String) {
    guard used.last != name else { return }
    used.removeAll { $0 == name }
    used.append(name)
  }

  private mutating func keep(_ page: LivePage) {
    keptBytes += page.html.utf8.count - (pages[page.file]?.html.utf8.count ?? 0)
    pages[page.file] = page
    use(page.file)
    while keptBytes > Self.mostBytes, used.count > 1 {
      let oldest = used.removeFirst()
      keptBytes -= pages.removeValue(forKey: oldest)?.html.utf8.count ?? 0
    }
  }
}

/// A request of a browser, and how to answer it.
package enum LiveRequest: Sendable {
  /// A file by its path, such as `/card.html`.
  case file(path: String, answer: @Sendable (LiveAnswer) -> Void)

  /// Whether the page differs from the one that the reader has.
  case changes(page: String, revision: String, answer: @Sendable (Bool) -> Void)

  /// The page of a gesture on the screen of a page, in the words of ``LiveGesture``; or the gesture is to be written to
  /// the file.
  case press(
    page: String, words: [(name: String, value: String)], isWriting: Bool = false,
    answer: @Sendable (LiveAnswer) -> Void)
}

extension LiveRequest {
  /// Answers with nothing, because the server stops.
  func refuse() {
    switch self {
    case .file(_, let answer): answer(.missing(""))
    case .changes(_, _, let answer): answer(false)
    case .press(_, _, _, let answer): answer(.missing(""))
    }
  }
}

/// The response to a browser.
package enum LiveAnswer: Sendable {
  case html(String)
  case missing(String)

  /// Nothing: what was asked for is no longer wanted.
  case nothing

  /// A page to show while another one is being made; it reloads itself.
  case late(String)

  /// Data for a script.
  case data(String)

  /// A page for a gesture that cannot be made.
  case refused(String)
  case style(String)
  case script(String)
  case moved(to: String)
}

/// What other threads send to the thread that answers requests.
enum LiveEvent: Sendable {
  /// The server is listening.
  case started(port: UInt16)
  /// The server cannot listen.
  case failed(reason: String)
  case request(LiveRequest, reader: Int)
  /// The reader of a request has gone.
  case left(reader: Int)
  /// A check of the files has ended.
  case looked(LiveSnapshot)
  /// A slow screen was run to its end.
  case finished(LiveSnapshot)
  case made(LivePage)
  case stop
}

/// Passes requests of browsers to the thread that answers them.
package final class LiveQueue: Sendable {
  let events = EventQueue<LiveEvent>()

  /// Reports that the server is listening.
  package func started(port: UInt16) { events.add(.started(port: port)) }

  /// Reports that the server cannot listen.
  package func failed(reason: String) { events.add(.failed(reason: reason)) }

  /// Adds a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - reader: The reader's number, by which ``left(_:)`` drops the request.
  package func add(_ request: LiveRequest, reader: Int) {
    if !events.add(.request(request, reader: reader)) { request.refuse() }
  }

  /// Drops the requests of a reader that has gone.
  package func left(_ reader: Int) { events.add(.left(reader: reader)) }

  /// Accepts no more requests, and refuses those in the queue.
  func close() {
    for case .request(let request, _) in events.close() { request.refuse() }
  }
}

/// A queue of names without duplicates.
struct WaitingLine: Sendable {
  private var names: [String] = []
  private var present: Set<String> = []
  private var first = 0

  mutating func add(_ name: String) {
    if present.insert(name).inserted { names.append(name) }
  }

  /// Removes and returns the oldest name; nil if there is none.
  mutating func next() -> String? {
    guard first < names.count else { return nil }
    let name = names[first]
    present.remove(name)
    first += 1
    if first == names.count {
      names = []
      first = 0
    }
    return name
  }
}

/// A queue to which any thread adds events, and from which any thread takes them in the same order. `condition` guards
/// the mutable state.
final class EventQueue<Event: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()

  // Both are read and changed while holding the condition's lock.
  private var events: [Event] = []
  private var isClosed = false

  /// Adds an event.
  ///
  /// - Returns: False if the queue is closed.
  @discardableResult
  func add(_ event: Event) -> Bool {
    condition.withLock {
      if !isClosed { events.append(event) }
      condition.signal()
      return !isClosed
    }
  }

  /// Whether an event of some kind waits.
  func contains(where isMeant: (Event) -> Bool) -> Bool {
    condition.withLock { events.contains(where: isMeant) }
  }

  /// Accepts no more events, and wakes all waiting threads.
  ///
  /// - Returns: The events still in the queue.
  @discardableResult
  func close() -> [Event] {
    condition.withLock {
      isClosed = true
      condition.broadcast()
      defer { events = [] }
      return events
    }
  }

  /// Waits for the next event. Returns nil when the date has passed or the queue is closed.
  func next(until date: Date? = nil) -> Event? {
    condition.withLock {
      while events.isEmpty, !isClosed {
        guard let date else {
          condition.wait()
          continue
        }
        if !condition.wait(until: date) { break }
      }
      return events.isEmpty ? nil : events.removeFirst()
    }
  }
}
