// SPDX-License-Identifier: Apache-2.0

import FlyingFox
import FlyingSocks
import Foundation
import HitPathCommands
import Narration

/// Answers browsers of this machine. What they ask for goes to a queue and is made by another thread.
struct LiveServer: Sendable {
  let queue: LiveQueue
  let language: Language

  /// What pages may load: files from here and nothing else.
  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    + "base-uri 'none'; form-action 'none'"

  /// Listens on a port of the loopback interface; 0 stands for any that is free. The queue tells when it does, or why
  /// it cannot.
  func start(port: UInt16) {
    Task.detached {
      do {
        let server = HTTPServer(
          address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled, handler: Handler(server: self))
        Task.detached { [queue] in
          try await server.waitUntilListening()
          if case .ip4(_, let port) = await server.listeningAddress { queue.add(.started(port: port)) }
        }
        try await server.run()
      } catch {
        queue.add(.failed(reason: Self.reason(error)))
      }
    }
  }

  private static func reason(_ error: any Error) -> String {
    guard case .failed(_, let number, _) = error as? SocketError else { return "\(error)" }
    return String(cString: strerror(number))
  }

  private struct Handler: HTTPHandler {
    let server: LiveServer

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
      var response = await server.response(to: request)
      if request.method == .HEAD {
        let length = try await response.bodyData.count
        response.payload = .httpBody(HTTPBodySequence())
        response.headers[.contentLength] = String(length)
      }
      return response
    }
  }

  private func response(to request: HTTPRequest) async -> HTTPResponse {
    // A name of another site that leads here would let that site read the pages.
    guard let host = request.headers[.host], Self.isLocal(host) else {
      return text(language.text(.wrongHost), .misdirectedRequest)
    }
    guard request.method == .GET || request.method == .HEAD else {
      var response = text(language.text(.readOnly), .methodNotAllowed)
      response.headers[HTTPHeader("Allow")] = "GET, HEAD"
      return response
    }
    let path = request.target.path()
    switch path {
    case "/favicon.ico": return text("", .noContent)
    case "/-/changes": return await changes(request)
    default: return self.response(await file(path))
    }
  }

  private func file(_ path: String) async -> LiveAnswer {
    await withCheckedContinuation { continuation in
      queue.add(.request(.file(path: path) { continuation.resume(returning: $0) }))
    }
  }

  private func changes(_ request: HTTPRequest) async -> HTTPResponse {
    let query = Dictionary(request.query.map { ($0.name, $0.value) }) { first, _ in first }
    guard let page = query["page"], let revision = query["revision"] else {
      return text(language.text(.noSuchPage), .badRequest)
    }
    let isChanged = await withCheckedContinuation { continuation in
      queue.add(
        .request(.changes(page: page, revision: revision) { continuation.resume(returning: $0) }))
    }
    return text(isChanged ? "changed" : "same", .ok)
  }

  private func response(_ answer: LiveAnswer) -> HTTPResponse {
    switch answer {
    case .html(let text): return response(text, "text/html", .ok)
    case .missing(let text): return response(text, "text/html", .notFound)
    case .style(let text): return response(text, "text/css", .ok)
    case .script(let text): return response(text, "text/javascript", .ok)
    case .moved(let path):
      var response = text("", .found)
      response.headers[.location] = path
      return response
    }
  }

  private func text(_ text: String, _ status: HTTPStatusCode) -> HTTPResponse {
    response(text.isEmpty ? "" : text + "\n", "text/plain", status)
  }

  private func response(_ text: String, _ type: String, _ status: HTTPStatusCode) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: [
        .contentType: "\(type); charset=utf-8",
        .cacheControl: "no-store",
        HTTPHeader("Content-Security-Policy"): Self.policy,
        HTTPHeader("X-Content-Type-Options"): "nosniff",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
        HTTPHeader("Referrer-Policy"): "no-referrer",
      ],
      body: Data(text.utf8))
  }

  /// Whether a `Host` header names this machine itself, with or without a port.
  static func isLocal(_ host: String) -> Bool {
    let parts = host.lowercased().split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0] == "localhost" || parts[0] == "127.0.0.1" else { return false }
    return parts.count == 1 || UInt16(parts[1]) != nil
  }
}
