// SPDX-License-Identifier: Apache-2.0

import NIOCore

/// How much of a request is read, in bytes.
enum RequestLimits {
  static let requestLine = 8 << 10
  static let headerField = 16 << 10
  static let headers = 32 << 10

  /// The most header fields.
  static let headerFields = 100
}

/// Lets no more through to the parser than one request's head.
///
/// Only the length of the first line is counted here: the parser does not tell a long request line from long headers.
final class RequestGate: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  enum Failure: Error {
    case longRequestLine
  }

  private var lineLength = 0
  private var isLineOver = false

  /// Whether what comes is dropped.
  private var isClosed = false

  /// Drops what comes from now on.
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
