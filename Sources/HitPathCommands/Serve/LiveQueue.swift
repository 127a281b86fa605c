// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a browser asks for, and how it gets the answer.
package enum LiveRequest: Sendable {
  /// A file by its path, such as `/card.html`.
  case file(path: String, answer: @Sendable (LiveAnswer) -> Void)

  /// Whether the page differs from the one that the reader has.
  case changes(page: String, revision: String, answer: @Sendable (Bool) -> Void)
}

extension LiveRequest {
  /// Answers with nothing, since the server stops.
  func refuse() {
    switch self {
    case .file(_, let answer): answer(.missing(""))
    case .changes(_, _, let answer): answer(false)
    }
  }
}

/// What a browser gets.
package enum LiveAnswer: Sendable {
  case html(String)
  case missing(String)
  case style(String)
  case script(String)
  case moved(to: String)
}

/// Brings what happens elsewhere to the thread that makes the pages.
package final class LiveQueue: @unchecked Sendable {
  package enum Event: Sendable {
    /// The server listens.
    case started(port: UInt16)
    /// It cannot listen.
    case failed(reason: String)
    case request(LiveRequest)
    case stop
  }

  private let condition = NSCondition()
  private var events: [Event] = []
  private var isClosed = false

  package func add(_ event: Event) {
    let isRefused = condition.withLock {
      if !isClosed { events.append(event) }
      condition.signal()
      return isClosed
    }
    if isRefused { Self.refuse([event]) }
  }

  /// Accepts no more requests, and refuses those that wait.
  func close() {
    let left = condition.withLock {
      isClosed = true
      defer { events = [] }
      return events
    }
    Self.refuse(left)
  }

  private static func refuse(_ events: [Event]) {
    for case .request(let request) in events { request.refuse() }
  }

  /// The next event; nil if there is none until then.
  func next(until date: Date) -> Event? {
    condition.withLock {
      while events.isEmpty {
        if !condition.wait(until: date) { break }
      }
      return events.isEmpty ? nil : events.removeFirst()
    }
  }
}
