// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import HitPathCommands
import NIOCore
import NIOHTTP1

/// Answers one request of a browser and closes the connection.
///
/// Slow clients are disconnected, so that none can occupy all connections. A client that closes its own side still gets
/// its answer.
final class Connection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// How long a browser may take to send its request, and to receive the answer.
  private static let requestTime = TimeAmount.seconds(10)
  private static let answerTime = TimeAmount.seconds(60)

  /// How long the server goes on reading after the answer. Closing at once could lose the answer.
  private static let lingeringTime = TimeAmount.seconds(2)

  private let server: LiveServer
  private let gate: RequestGate
  private let connections: OpenConnections

  /// The reader's number in the queue; nil before the connection is open, or if it is refused.
  private var reader: Int?

  /// Ends the wait for a change and answers at once; nil if the request does not wait.
  private var endWait: (() -> Void)?

  private var isHead = false
  private var hasRequest = false
  private var isAnswered = false
  private var limit: Scheduled<Void>?

  init(_ server: LiveServer, _ gate: RequestGate, _ connections: OpenConnections) {
    self.server = server
    self.gate = gate
    self.connections = connections
  }

  func channelActive(context: ChannelHandlerContext) {
    let own = NIOLoopBound((connection: self, context: context), eventLoop: context.eventLoop)
    reader = connections.enter {
      let (connection, context) = own.value
      if let endWait = connection.endWait { endWait() } else { context.close(promise: nil) }
    }
    closeLater(context, in: Self.requestTime)
    if reader == nil { context.close(promise: nil) }
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    limit?.cancel()
    if let reader {
      connections.leave(reader)
      if hasRequest, !isAnswered { server.queue.left(reader) }
    }
    isAnswered = true
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(let head) = unwrapInboundIn(data), let reader, !hasRequest, !isAnswered else { return }
    hasRequest = true
    gate.close()
    limit?.cancel()
    connections.asks(reader)
    isHead = head.method == .HEAD
    let own = NIOLoopBound((connection: self, context: context), eventLoop: context.eventLoop)
    let loop = context.eventLoop
    @Sendable func send(_ reply: Reply) {
      loop.execute { own.value.connection.send(reply, own.value.context) }
    }
    switch server.answer(to: head) {
    case .reply(let reply): self.send(reply, context)
    case .file(let path):
      server.queue.add(.file(path: path) { [server] in send(server.reply($0)) }, reader: reader)
    case .press(let page, let words, let isWriting):
      server.queue.add(
        .press(page: page, words: words, isWriting: isWriting) { [server] in send(server.reply($0)) },
        reader: reader)
    case .changes(let page, let revision):
      endWait = { [server] in
        server.queue.left(reader)
        send(server.reply(isChanged: false))
      }
      connections.waits(reader)
      server.queue.add(
        .changes(page: page, revision: revision) { [server] in send(server.reply(isChanged: $0)) },
        reader: reader)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case .inputClosed? = event as? ChannelEvent {
      // A browser whose tab was closed does not wait for changes.
      if !hasRequest { context.close(promise: nil) } else { endWait?() }
    }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    gate.close()
    guard !hasRequest, error is HTTPParserError || error is RequestGate.Failure else {
      return context.close(promise: nil)
    }
    hasRequest = true
    send(server.refusal(of: error), context)
  }

  private func send(_ reply: Reply, _ context: ChannelHandlerContext) {
    guard !isAnswered else { return }
    isAnswered = true
    endWait = nil
    closeLater(context, in: Self.answerTime)
    let body = context.channel.allocator.buffer(string: reply.body)
    var head = HTTPResponseHead(version: .http1_1, status: reply.status)
    for (name, value) in reply.headers { head.headers.add(name: name, value: value) }
    if reply.status != .noContent {
      head.headers.add(name: "Content-Length", value: String(body.readableBytes))
    }
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if !isHead, body.readableBytes > 0 {
      context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    }
    let own = NIOLoopBound((connection: self, context: context), eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      let (connection, context) = own.value
      context.close(mode: .output, promise: nil)
      connection.closeLater(context, in: Self.lingeringTime)
    }
  }

  private func closeLater(_ context: ChannelHandlerContext, in time: TimeAmount) {
    limit?.cancel()
    limit = context.eventLoop.assumeIsolated().scheduleTask(in: time) { context.close(promise: nil) }
  }
}

/// The open connections. A new one replaces one that is idle.
///
/// Used only on the event loop that serves all of them.
final class OpenConnections: @unchecked Sendable {
  private var last = 0
  /// The functions that close each connection, by number; the connections without a request so far; those that wait for
  /// a change.
  private var open: [Int: () -> Void] = [:]
  private var idle: Set<Int> = []
  private var waiting: Set<Int> = []

  /// Adds a connection. If there are too many, the one that has been idle longest is closed, else the
  /// one that has waited longest.
  ///
  /// - Parameter end: Closes the connection.
  /// - Returns: Its number; nil if it is refused because all others are being answered.
  func enter(_ end: @escaping () -> Void) -> Int? {
    guard open.count < DescriptorLimit.connections || endOldest() else { return nil }
    last += 1
    open[last] = end
    idle.insert(last)
    return last
  }

  /// Closes the least needed connection. Returns false if all are being answered.
  func endOldest() -> Bool {
    guard let number = idle.min() ?? waiting.min() else { return false }
    let end = open[number]
    leave(number)
    end?()
    return true
  }

  /// The connection sent a request, which is being answered.
  func asks(_ number: Int) { idle.remove(number) }

  /// The connection waits for a change before it is answered.
  func waits(_ number: Int) { waiting.insert(number) }

  func leave(_ number: Int) {
    open[number] = nil
    idle.remove(number)
    waiting.remove(number)
  }
}

/// The number of files and connections that the process may have open.
enum DescriptorLimit {
  /// More than the tabs that anybody has open.
  private static let mostConnections = 800

  /// The largest number of connections at a time: what the process's limit leaves besides the files that it reads.
  static let connections: Int = {
    var limit = rlimit()
    #if os(Linux)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    guard getrlimit(resource, &limit) == 0 else { return mostConnections / 8 }
    let wanted = min(rlim_t(2 * mostConnections), limit.rlim_max)
    if limit.rlim_cur < wanted {
      limit.rlim_cur = wanted
      if setrlimit(resource, &limit) != 0 { getrlimit(resource, &limit) }
    }
    let allowed = Int(clamping: limit.rlim_cur)
    return min(mostConnections, allowed >= 256 ? allowed - 128 : allowed / 2)
  }()
}

/// The limits of a request, in bytes.
enum RequestLimits {
  static let requestLine = 8 << 10
  static let headerField = 16 << 10
  static let headers = 32 << 10

  /// The most header fields.
  static let headerFields = 100
}

/// Passes at most the head of one request to the parser.
///
/// It counts the length of the first line, since the parser reports long request lines and long headers alike.
final class RequestGate: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  enum Failure: Error {
    case longRequestLine
  }

  private var lineLength = 0
  private var isLineOver = false

  /// Whether further bytes are dropped.
  private var isClosed = false

  /// Drops all further bytes.
  func close() { isClosed = true }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosed else { return }
    let bytes = unwrapInboundIn(data).readableBytesView
    if !isLineOver {
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
      lineLength += bytes.distance(from: bytes.startIndex, to: end ?? bytes.endIndex)
      isLineOver = end != nil
      guard lineLength <= RequestLimits.requestLine else {
        close()
        return context.fireErrorCaught(Failure.longRequestLine)
      }
    }
    context.fireChannelRead(data)
  }
}
