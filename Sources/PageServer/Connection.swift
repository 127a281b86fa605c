// SPDX-License-Identifier: Apache-2.0

import Foundation
import HitPathCommands
import NIOCore
import NIOHTTP1

/// One request of a browser and its answer; then the connection ends.
///
/// Whoever is slow loses the connection, so that nobody can keep all of them. Whoever says that nothing more comes gets the
/// answer all the same.
final class Connection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// How long a browser may take to send its request, and to take the answer.
  private static let requestTime = TimeAmount.seconds(10)
  private static let answerTime = TimeAmount.seconds(60)

  /// How long what still comes is read after the answer: it would be lost if the connection ended at once.
  private static let lingeringTime = TimeAmount.seconds(2)

  private let server: LiveServer
  private let gate: RequestGate
  private let connections: OpenConnections

  /// The number by which the queue knows the reader; nil before there is a connection, or for one too many.
  private var reader: Int?

  /// Answers at once what would else be answered when something changes; nil where nothing is waited for.
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
