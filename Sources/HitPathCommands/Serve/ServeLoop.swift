// SPDX-License-Identifier: Apache-2.0

import Foundation
import Narration

/// Makes pages for browsers and looks after their sources, until it is stopped.
///
/// All of that happens on the main thread, where UIKit's simulation belongs. The server has threads of its own.
@MainActor
struct ServeLoop {
  private let queue = LiveQueue()
  private let terminal: Terminal
  private var pages: LiveSet
  private var waiting: [Reader] = []

  /// A reader who waits for changes.
  private struct Reader {
    var page: String
    var revision: String
    var end: Date
    var answer: @Sendable (Bool) -> Void
  }

  /// How often the files are looked at, in seconds. In a folder where that takes long it is less often.
  private static let interval = 0.25
  private static let shareOfTime = 0.1

  /// How long a question for changes stays open, in seconds; below the time that the server gives to an answer.
  private static let patience = 8.0

  init(_ pages: LiveSet, on terminal: Terminal) {
    self.pages = pages
    self.terminal = terminal
  }

  /// Serves until a signal ends it.
  ///
  /// - Parameters:
  ///   - port: The port to listen on; 0 for any that is free.
  ///   - language: The language of what is said to browsers.
  ///   - start: Starts the server.
  /// - Throws: ``ServeError`` if the port cannot be used.
  mutating func run(
    port: UInt16, language: Language, start: (LiveQueue, Language, UInt16) -> Void
  ) throws {
    let signals = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [queue] in queue.add(.stop) }
      source.activate()
      return source
    }
    defer {
      for source in signals { source.cancel() }
      queue.close()
      for reader in waiting { reader.answer(false) }
    }
    start(queue, language, port)
    var nextLook = look()
    while true {
      switch queue.next(until: nextLook) {
      case .started(let port): terminal.write("http://127.0.0.1:\(port)/\n")
      case .failed(let error): throw ServeError(port: port, reason: error)
      case .request(let request): try answer(request)
      case .stop: return
      case nil: break
      }
      if Date() >= nextLook {
        nextLook = look()
        try answerWaiting()
      }
    }
  }

  /// Looks at the files.
  ///
  /// - Returns: When to look again.
  private mutating func look() -> Date {
    let start = Date()
    pages.update()
    return Date(timeIntervalSinceNow: max(Self.interval, -start.timeIntervalSinceNow / Self.shareOfTime))
  }

  private mutating func answer(_ request: LiveRequest) throws {
    switch request {
    case .file(let path, let answer):
      // What was saved a moment ago is what the reader wants to see.
      pages.update()
      answer(try pages.answer(path))
    case .changes(let page, let revision, let answer):
      let end = Date(timeIntervalSinceNow: Self.patience)
      waiting.append(Reader(page: page, revision: revision, end: end, answer: answer))
      try answerWaiting()
    }
  }

  /// Answers readers whose page has changed, or who have waited long enough.
  private mutating func answerWaiting() throws {
    let now = Date()
    var stillWaiting: [Reader] = []
    for reader in waiting {
      if try pages.isChanged(reader.page, since: reader.revision) {
        reader.answer(true)
      } else if now >= reader.end {
        reader.answer(false)
      } else {
        stillWaiting.append(reader)
      }
    }
    waiting = stillWaiting
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
