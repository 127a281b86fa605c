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

  /// Shown while a page is made that takes long; it loads the page by itself.
  case late(String)
  case style(String)
  case script(String)
  case moved(to: String)
}

/// What other threads send to the thread that answers requests.
enum LiveEvent: Sendable {
  /// The server listens.
  case started(port: UInt16)
  /// It cannot listen.
  case failed(reason: String)
  case request(LiveRequest, reader: Int)
  /// Nobody waits for the answer to a request any more.
  case left(reader: Int)
  /// The files were looked at.
  case looked(LiveSnapshot)
  /// A screen that took long was run to its end.
  case finished(LiveSnapshot)
  case made(LivePage)
  case stop
}

/// Brings what browsers ask for to the thread that answers.
package final class LiveQueue: Sendable {
  let events = EventQueue<LiveEvent>()

  /// The server listens.
  package func started(port: UInt16) { events.add(.started(port: port)) }

  /// The server cannot listen.
  package func failed(reason: String) { events.add(.failed(reason: reason)) }

  /// Adds a request.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - reader: The reader's number, by which ``left(_:)`` drops the request.
  package func add(_ request: LiveRequest, reader: Int) {
    if !events.add(.request(request, reader: reader)) { request.refuse() }
  }

  /// Drops the requests of a reader who has gone.
  package func left(_ reader: Int) { events.add(.left(reader: reader)) }

  /// Accepts no more requests, and refuses those that wait.
  func close() {
    for case .request(let request, _) in events.close() { request.refuse() }
  }
}
