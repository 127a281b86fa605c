// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
package import HitPathCommands
import NIOCore
import NIOHTTP1
import NIOPosix
package import Narration

/// Answers browsers on this machine. Requests go to a queue, and other threads make the pages.
package struct LiveServer: Sendable {
  let queue: LiveQueue
  let language: Language

  /// Whether requests may write.
  let isSaving: Bool
  private let connections = OpenConnections()

  package init(queue: LiveQueue, language: Language, isSaving: Bool = false) {
    self.isSaving = isSaving
    self.queue = queue
    self.language = language
  }

  /// Listens on a port of the loopback interface; 0 means any free port. The queue is informed when the server listens,
  /// or why it cannot.
  package func start(port: UInt16) {
    ServerBootstrap(group: MultiThreadedEventLoopGroup(numberOfThreads: 1))
      .serverChannelOption(.backlog, value: 1024)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(AcceptFaults(connections))
        }
      }
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try addHandlers(to: channel) }
      }
      .bind(host: "127.0.0.1", port: Int(port))
      .whenComplete { [queue] result in
        switch result {
        case .success(let channel): queue.started(port: UInt16(channel.localAddress?.port ?? 0))
        case .failure(let error): queue.failed(reason: Self.reason(error))
        }
      }
  }

  fileprivate static func reason(_ error: any Error) -> String {
    (error as? IOError).map { String(cString: strerror($0.errnoCode)) } ?? "\(error)"
  }

  private func addHandlers(to channel: any Channel) throws {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = RequestLimits.headerField
    limits.maxHeaderListSize = RequestLimits.headers
    limits.maxHeaderFieldCount = RequestLimits.headerFields
    let gate = RequestGate()
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(gate)
    try pipeline.addHandler(ByteToMessageHandler(HTTPRequestDecoder(limitConfiguration: limits)))
    try pipeline.addHandler(HTTPResponseEncoder())
    try pipeline.addHandler(Connection(self, gate, connections))
  }

  // MARK: - Requests

  /// How to answer a request.
  enum Answer {
    case reply(Reply)

    /// The queue provides the file.
    case file(path: String)
    case changes(page: String, revision: String)

    /// The queue provides the page of a gesture.
    case press(page: String, words: [(name: String, value: String)], isWriting: Bool)
  }

  func answer(to head: HTTPRequestHead) -> Answer {
    // Programs that read only one of two headers may take either, so both must not be allowed.
    let hosts = head.headers["Host"]
    guard hosts.count < 2 else { return .reply(text(.badRequest, .badRequest)) }
    // A site whose name resolves to this machine could otherwise read the pages.
    guard let host = hosts.first, Self.isLocal(host) else {
      return .reply(text(.wrongHost, .misdirectedRequest))
    }
    // Browsers say which site a request comes from.
    guard head.headers["Sec-Fetch-Site"].allSatisfy({ ["same-origin", "none"].contains($0) }) else {
      return .reply(text(.otherSite, .forbidden))
    }
    if head.method == .POST, isSaving { return writing(head, host: host) }
    guard head.method == .GET || head.method == .HEAD else {
      return .reply(text(.readOnly, .methodNotAllowed, ("Allow", "GET, HEAD")))
    }
    let path = String(head.uri.prefix { $0 != "?" && $0 != "#" })
    switch path {
    case "/favicon.ico": return .reply(Reply("", "text/plain", .noContent))
    case "/-/changes": return changes(head.uri)
    default:
      let words = Self.words(of: head.uri)
      return LiveGesture.isAsked(words)
        ? .press(page: Self.page(path), words: words, isWriting: false) : .file(path: path)
    }
  }

  /// Checks a request that writes: browsers must say that it comes from a page of this server.
  private func writing(_ head: HTTPRequestHead, host: String) -> Answer {
    guard head.headers["Sec-Fetch-Site"] == ["same-origin"], head.headers["Origin"] == ["http://\(host)"]
    else {
      return .reply(text(.otherSite, .forbidden))
    }
    let words = Self.words(of: head.uri)
    guard LiveGesture.isSaved(words) else {
      return .reply(text(.readOnly, .methodNotAllowed, ("Allow", "GET, HEAD")))
    }
    return .press(
      page: Self.page(String(head.uri.prefix { $0 != "?" && $0 != "#" })), words: words, isWriting: true)
  }

  /// The names and values in the query of an address.
  private static func words(of target: String) -> [(name: String, value: String)] {
    // In the query of a form a blank is a plus sign.
    let plain = target.replacing("+", with: "%20")
    return (URLComponents(string: plain)?.queryItems ?? []).map { ($0.name, $0.value ?? "") }
  }

  /// The page of a path.
  private static func page(_ path: String) -> String {
    let plain = URLComponents(string: path)?.path ?? ""
    return String((plain.isEmpty ? path : plain).dropFirst())
  }

  private func changes(_ target: String) -> Answer {
    let items = Self.words(of: target)
    func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
    guard let page = value("page"), let revision = value("revision") else {
      return .reply(text(.noSuchPage, .badRequest))
    }
    return .changes(page: page, revision: revision)
  }

  /// Whether a `Host` header names this machine itself, with or without a port.
  static func isLocal(_ host: String) -> Bool {
    let parts = host.lowercased().split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0] == "localhost" || parts[0] == "127.0.0.1" else { return false }
    return parts.count == 1 || UInt16(parts[1]) != nil
  }

  // MARK: - Replies

  /// The reply to input that is not a valid request, or that is too long.
  func refusal(of error: any Error) -> Reply {
    switch error {
    case RequestGate.Failure.longRequestLine: text(.longAddress, .uriTooLong)
    case HTTPParserError.headerOverflow: text(.longHeaders, .requestHeaderFieldsTooLarge)
    default: text(.badRequest, .badRequest)
    }
  }

  func text(
    _ text: PageSetText, _ status: HTTPResponseStatus, _ header: (name: String, value: String)? = nil
  ) -> Reply {
    Reply(language.say(text) + "\n", "text/plain", status, header)
  }

  func reply(_ answer: LiveAnswer) -> Reply {
    switch answer {
    case .html(let text): Reply(text, "text/html", .ok)
    case .missing(let text): Reply(text, "text/html", .notFound)
    case .nothing: Reply("", "text/html", .ok)
    case .data(let text): Reply(text, "application/json", .ok)
    case .refused(let text): Reply(text, "text/html", .unprocessableEntity)
    case .late(let text): Reply(text, "text/html", .serviceUnavailable, ("Retry-After", "1"))
    case .style(let text): Reply(text, "text/css", .ok)
    case .script(let text): Reply(text, "text/javascript", .ok)
    case .moved(let path): Reply("", "text/plain", .found, ("Location", path))
    }
  }

  func reply(isChanged: Bool) -> Reply {
    Reply(isChanged ? "changed\n" : "same\n", "text/plain", .ok)
  }
}

/// A reply to a browser.
struct Reply: Sendable {
  var body: String
  var status: HTTPResponseStatus
  var headers: [(name: String, value: String)]

  /// Pages may load files from this server and nothing else, and no page may frame them.
  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// A reply of a media type, with an additional header if one is given.
  init(
    _ body: String, _ type: String, _ status: HTTPResponseStatus,
    _ header: (name: String, value: String)? = nil
  ) {
    self.body = body
    self.status = status
    headers = [
      ("Content-Type", "\(type); charset=utf-8"),
      ("Cache-Control", "no-store"),
      ("Connection", "close"),
      ("Content-Security-Policy", Self.policy),
      ("X-Content-Type-Options", "nosniff"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Referrer-Policy", "no-referrer"),
    ]
    if let header { headers.append(header) }
  }
}

/// Keeps the server running when it cannot accept a connection, for instance because descriptors run out.
private final class AcceptFaults: ChannelInboundHandler {
  typealias InboundIn = NIOAny

  private let connections: OpenConnections
  private var lastTold: NIODeadline?

  init(_ connections: OpenConnections) { self.connections = connections }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    _ = connections.endOldest()
    let now = NIODeadline.now()
    // At most one message a minute: this may happen thousands of times.
    if let lastTold, now - lastTold < .minutes(1) { return }
    lastTold = now
    let text = "a connection could not be accepted: \(LiveServer.reason(error))\n"
    _ = Array(text.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
