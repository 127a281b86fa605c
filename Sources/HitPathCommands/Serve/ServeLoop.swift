// SPDX-License-Identifier: Apache-2.0

import Foundation
import InputFile
import Narration
import ScenarioFile

/// Answers browsers and looks after the sources of their pages, until it is stopped.
///
/// Three sorts of threads share the work: one answers, a few make pages, and the main thread reads and simulates what
/// was saved.
struct ServeLoop: Sendable {
  /// How long the server may take to stop, in seconds.
  private static let longestEnd = 2.0

  private let maker: LivePageMaker
  private let languages: PageLanguages
  private let queue = LiveQueue()

  init(_ maker: LivePageMaker, in languages: PageLanguages) {
    self.maker = maker
    self.languages = languages
  }

  /// What the main thread is asked to do.
  private enum Job: Sendable {
    case look
    case finishOne
    case say(String)
    case started(port: UInt16)
    case failed(reason: String)
    case stop
  }

  /// Serves until a signal ends it.
  ///
  /// - Parameters:
  ///   - screens: The inputs.
  ///   - port: The port to listen on; 0 for any that is free.
  ///   - terminal: Where the address and what happens are told.
  ///   - start: Starts the server.
  /// - Throws: ``ServeError`` if the port cannot be used.
  @MainActor
  func run(
    _ screens: LiveScreens, port: UInt16, on terminal: Terminal,
    start: (LiveQueue, Language, UInt16) -> Void
  ) throws {
    let signals = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [queue, stopping = screens.stopping] in
        stopping.raise()
        queue.events.add(.stop)
        // What reads or draws just now cannot be ended, and writes no files.
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
    start(queue, languages.first, port)
    var screens = screens
    while let job = jobs.next() {
      switch job {
      case .look:
        queue.events.add(.looked(screens.look()))
        if screens.hasPending { jobs.add(.finishOne) }
      case .finishOne: queue.events.add(.finished(screens.finishOne()))
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
        isCurrent: { $0.stamp == FileStamp(path: $0.input.path) },
        make: { [maker, queue] file, snapshot in
          makers.add { queue.events.add(.made(maker.page(file, of: snapshot))) }
        }))
  }

  /// Answers until it is told to stop, or cannot listen.
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
