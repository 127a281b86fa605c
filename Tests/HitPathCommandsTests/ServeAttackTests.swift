// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// What a browser or a program on this machine may send to harm the server or its readers.
@Suite("hitpath serve under attack", .enabled(if: Binary.isBuilt, "the binary is not built"), .serialized)
struct ServeAttackTests {
  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write(Screens.tap(on: "A"), "in/a.yml")
    return folder
  }

  private static let host = "Host: 127.0.0.1\r\n"

  /// Something that is no request to answer: some characters, as often as is said.
  struct Nonsense: CustomTestStringConvertible {
    let testDescription: String
    let status: Int
    let text: String

    init(
      _ name: String, _ status: Int, _ start: String, _ repeated: String = "", _ count: Int = 0,
      _ end: String = ""
    ) {
      testDescription = name
      self.status = status
      text = start + String(repeating: repeated, count: count) + end
    }
  }

  @Test(arguments: [
    Nonsense("long path", 414, "GET /", "a", 9_000, " HTTP/1.1\r\n\(host)\r\n"),
    Nonsense("endless path", 414, "GET /", "a", 1 << 20),
    Nonsense("long header", 431, "GET / HTTP/1.1\r\n\(host)X: ", "a", 80 << 10, "\r\n\r\n"),
    Nonsense("endless header", 431, "GET / HTTP/1.1\r\n\(host)X: ", "a", 4 << 20),
    Nonsense("many headers", 431, "GET / HTTP/1.1\r\n\(host)", "X: a\r\n", 200, "\r\n"),
    Nonsense("endless header name", 431, "GET / HTTP/1.1\r\n\(host)", "a", 1 << 20),
    Nonsense("control characters", 400, "\u{0}\u{1}\r\n\r\n"),
    Nonsense("unknown version", 400, "GET / HTTP/9.9\r\n\(host)\r\n"),
    Nonsense("length that is no number", 400, "GET / HTTP/1.1\r\n\(host)Content-Length: a\r\n\r\n"),
  ])
  func whatIsTooLongOrNoRequestIsRefused(_ request: Nonsense) throws {
    let folder = try folder()
    let served = try Served(folder["in"], in: folder)
    let reply = try Reply(Loopback.exchange(request.text, port: served.port))
    #expect(reply.status == request.status)
    #expect(reply.headers["content-security-policy"]?.contains("frame-ancestors 'none'") == true)
    #expect(try served.get("/a.html").status == 200)
  }

  @Test func aRequestThatIsLongButAllowedIsAnswered() throws {
    let folder = try folder()
    let served = try Served(folder["in"], in: folder)
    let headers = (0..<60).map { "X-\($0): " + String(repeating: "a", count: 400) }
    #expect(try served.get("/a.html", headers: headers).status == 200)
    #expect(try served.get("/a.html?" + String(repeating: "a", count: 8_000)).status == 200)
  }

  @Test func whoSendsSlowlyKeepsNobodyWaiting() throws {
    let folder = try folder()
    let served = try Served(folder["in"], in: folder)
    let slow = try (0..<100).map { _ in try Loopback(port: served.port) }
    for connection in slow { connection.send("GET / HTTP/1.1\r\nX: ") }
    #expect(try served.get("/a.html").status == 200)
    for connection in slow { connection.send(String(repeating: "a", count: 1_000)) }
    #expect(try served.get("/a.html").status == 200)
  }

  @Test func whoSaysThatNothingMoreComesGetsTheAnswer() throws {
    let folder = try folder()
    let served = try Served(folder["in"], in: folder)
    let revision = try #require(
      served.get("/").body.firstMatch(of: /data-revision="([0-9a-f]+)"/)?.output.1)
    for (request, status) in [
      ("GET /a.html HTTP/1.1\r\n\(Self.host)\r\n", 200), ("HEAD / HTTP/1.1\r\n\(Self.host)\r\n", 200),
      ("GET /none.html HTTP/1.1\r\n\(Self.host)\r\n", 404), ("POST / HTTP/1.1\r\n\(Self.host)\r\n", 405),
      ("GET /-/changes?page=index.html&revision=\(revision) HTTP/1.1\r\n\(Self.host)\r\n", 200),
      ("GET / HTTP/1.1\r\nX", 400),
    ] {
      let connection = try Loopback(port: served.port)
      connection.send(request)
      connection.endSending()
      let reply = try Reply(connection.receive())
      #expect(reply.status == status, "\(request)")
    }
    let silent = try Loopback(port: served.port)
    silent.endSending()
    #expect(silent.receive() == "")
  }

  @Test func connectionsThatDoNothingShutNobodyOut() throws {
    let folder = try folder()
    let served = try Served(folder["in"], in: folder)
    let idle = try (0..<900).map { _ in try Loopback(port: served.port) }
    for _ in 0..<5 { #expect(try served.get("/a.html").status == 200) }
    // The oldest had to go, the last are there still.
    #expect(idle[0].receive() == "")
    let last = try #require(idle.last)
    last.send("GET /a.html HTTP/1.1\r\n\(Self.host)\r\n")
    #expect(try Reply(last.receive()).status == 200)
  }

  @Test func aBodyIsNotRead() throws {
    let folder = try folder()
    let served = try Served(folder["in"], in: folder)
    let request = "POST / HTTP/1.1\r\n\(Self.host)Content-Length: 8388608\r\n\r\n"
    let reply = try Reply(
      Loopback.exchange(request + String(repeating: "a", count: 8 << 20), port: served.port))
    #expect(reply.status == 405)
  }

  /// A page of another site, or one that says nothing of its own, writes nothing; without the option nobody does.
  @Test func onlyPagesOfThisServerMayWrite() throws {
    let folder = try folder()
    let text = try folder.text("in/a.yml")
    let served = try Served(folder["in"], in: folder, "--save")
    let host = "127.0.0.1:\(served.port)"
    let path = "/a.html?tap=50,50&save=0"
    let own = ["Sec-Fetch-Site: same-origin", "Origin: http://\(host)"]
    for headers in [
      [], [own[0]], [own[1]], ["Sec-Fetch-Site: none", own[1]], ["Sec-Fetch-Site: cross-site", own[1]],
      [own[0], "Origin: http://evil.example"], [own[0], "Origin: null"], own + [own[1]],
    ] {
      let reply = try served.get(path, method: "POST", host: host, headers: headers)
      #expect(reply.status == 403, "\(headers)")
    }
    // The hash is not that of the file.
    #expect(try served.get(path, method: "POST", host: host, headers: own).status == 422)
    #expect(try served.get("/a.html", method: "POST", host: host, headers: own).status == 405)
    #expect(try served.get(path, host: host, headers: [own[0]]).status == 422)
    #expect(try folder.text("in/a.yml") == text)
    let closed = try Served(folder["in"], in: folder)
    let reply = try closed.get(path, method: "POST", headers: own)
    #expect(reply.status == 405)
  }

  @Test func twoHostsAreRefused() throws {
    let folder = try folder()
    let served = try Served(folder["in"], in: folder)
    for other in ["evil.example", "127.0.0.1", ""] {
      let reply = try served.get("/a.html", headers: ["Host: \(other)"])
      #expect(reply.status == 400, "\(other)")
      #expect(!reply.body.contains("<html"))
    }
  }

  @Test func otherSitesAreRefused() throws {
    let folder = try folder()
    let served = try Served(folder["in"], in: folder)
    for path in ["/a.html", "/", "/hitpath.js", "/-/changes?page=a.html&revision=0"] {
      for site in ["cross-site", "same-site", "same-origin, none", "Same-Origin", ""] {
        let reply = try served.get(path, headers: ["Sec-Fetch-Site: \(site)"])
        #expect(reply.status == 403, "\(path) \(site)")
        #expect(!reply.body.contains("<html"))
      }
    }
    for site in ["same-origin", "none"] {
      #expect(try served.get("/a.html", headers: ["Sec-Fetch-Site: \(site)"]).status == 200)
    }
    let both = ["Sec-Fetch-Site: none", "Sec-Fetch-Site: cross-site"]
    #expect(try served.get("/a.html", headers: both).status == 403)
  }

  @Test func noPageCanBeFramed() throws {
    let folder = try folder()
    let served = try Served(folder["in"], in: folder)
    for path in ["/", "/a.html", "/nowhere.html", "/hitpath.css"] {
      let policy = try served.get(path).headers["content-security-policy"]
      #expect(policy?.hasSuffix("frame-ancestors 'none'") == true, "\(path)")
    }
  }

  @Test func manyTabsWaitAndLeave() throws {
    let folder = try folder()
    for number in 0..<300 { try folder.write("title: T\nwindow: {}\ntouches: 1\n", "in/t\(number).yml") }
    let served = try Served(folder["in"], in: folder)
    let index = try served.get("/")
    let revision = try #require(index.body.firstMatch(of: /data-revision="([0-9a-f]+)"/)?.output.1)
    let question =
      "GET /-/changes?page=index.html&revision=\(revision) HTTP/1.1\r\n\(Self.host)\r\n"
    var tabs = try (0..<300).map { _ in try Loopback(port: served.port) }
    for tab in tabs { #expect(tab.send(question)) }
    for _ in 0..<5 { #expect(try served.get("/a.html").status == 200) }
    // Most go away without an answer, and others come in their place.
    tabs.removeFirst(290)
    var later: [Loopback] = []
    for _ in 0..<400 {
      let tab = try Loopback(port: served.port)
      tab.send(question)
      later.append(tab)
    }
    #expect(try served.get("/a.html").status == 200)
    later = []
    try FileManager.default.removeItem(atPath: folder["in/t7.yml"])
    for tab in tabs {
      var answer = try Reply(tab.receive()).body
      // A question ends after some seconds, on a slow machine before the file is gone. A page then asks again.
      for _ in 0..<20 where answer != "changed\n" {
        let again = try Loopback(port: served.port)
        again.send(question)
        answer = try Reply(again.receive()).body
      }
      #expect(answer == "changed\n")
    }
  }
}
