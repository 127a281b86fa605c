// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Pages over a real connection.
@Suite("hitpath serve", .enabled(if: Binary.isBuilt, "the binary is not built"), .serialized)
struct ServeTests {
  private func scenarios() throws -> Folder {
    let folder = try Folder()
    try folder.write(Screens.tap(on: "A"), "in/a.yml")
    try folder.write(Screens.tap(on: "B"), "in/taps/b.yml")
    return folder
  }

  @Test func anIndexAndThePagesAreServed() throws {
    let folder = try scenarios()
    let served = try Served(folder["in"], in: folder)
    let index = try served.get("/")
    #expect(index.status == 200)
    #expect(index.headers["content-type"] == "text/html; charset=utf-8")
    #expect(index.headers["cache-control"] == "no-store")
    #expect(
      index.headers["content-security-policy"]?.hasPrefix("default-src 'none'; script-src 'self';") == true)
    #expect(index.body.contains("href=\"./a.html\""))
    #expect(index.body.contains("href=\"./taps-b.html\""))
    #expect(try served.get("/index.html").body == index.body)
    #expect(try served.get("/taps-b.html").body.contains("<title>B"))
    #expect(try served.get("/hitpath.css").headers["content-type"] == "text/css; charset=utf-8")
    #expect(try served.get("/hitpath-live.js").headers["content-type"] == "text/javascript; charset=utf-8")
    #expect(try folder.eventually(".console", has: "taps/b.yml: rendered in "))
  }

  @Test func aSingleInputIsServedToo() throws {
    let folder = try scenarios()
    let served = try Served(folder["in/a.yml"], in: folder)
    let start = try served.get("/")
    #expect(start.status == 302)
    #expect(start.headers["location"] == "/a.html")
    #expect(try served.get("/a.html").status == 200)
    #expect(try served.get("/index.html").status == 404)
  }

  @Test func aGestureIsRunOnThePageOfAFile() throws {
    let folder = try scenarios()
    let served = try Served(folder["in"], in: folder)
    let page = try served.get("/a.html?tap=60,60")
    #expect(page.status == 200)
    #expect(page.headers["content-type"] == "text/html; charset=utf-8")
    #expect(page.body.contains(#""gesture":"touches:\n- tap: [60, 60]\n"#))
    let wrong = try served.get("/a.html?tap=60")
    #expect(wrong.status == 422)
    #expect(wrong.body.contains("x,y is meant"))
    #expect(try served.get("/none.html?tap=60,60").status == 404)
    // Only pages of this server may ask.
    #expect(try served.get("/a.html?tap=60,60", headers: ["Sec-Fetch-Site: cross-site"]).status == 403)
    #expect(try served.get("/a.html?tap=60,60", host: "example.org").status == 421)
  }

  @Test func theSettingsOfAnObjectAreData() throws {
    let folder = try scenarios()
    let served = try Served(folder["in"], in: folder)
    let reply = try served.get("/a.html?object=UIWindow")
    #expect(reply.headers["content-type"] == "application/json; charset=utf-8")
    #expect(reply.body.contains(#""name":"isHidden""#))
  }

  /// A scenario that runs for ever ends with a sentence, and others are answered.
  @Test func aGestureThatNeverEndsIsRefused() throws {
    let folder = try scenarios()
    try folder.write(
      """
      window:
        subviews:
          - id: B
            class: UIButton
            frame: [0, 0, 90, 90]
            performs: [a]
            actions:
              - {event: touchDown, action: a, target: B, do: [{call: sendActions, on: B, with: touchDown, after: 0}]}
      """, "in/loop.yml")
    let served = try Served(folder["in"], in: folder)
    let reply = try served.get("/loop.html?tap=50,50")
    #expect(reply.status == 422)
    #expect(reply.body.contains("more than 1000 steps"))
    #expect(try served.get("/a.html?tap=60,60").status == 200)
  }

  @Test func aPictureOfTheScreenIsServedWithItsPage() throws {
    let folder = try scenarios()
    try Data(Screenshots.png(390, 844)).write(to: URL(fileURLWithPath: folder["shot.png"]))
    let served = try Served(folder["in/a.yml"], in: folder, "--screenshot", folder["shot.png"])
    #expect(try served.get("/a.html").body.contains("data:image/png;base64,"))
  }

  @Test func aPageThatIsOpenHearsOfASavedFile() async throws {
    let folder = try scenarios()
    let served = try Served(folder["in"], in: folder)
    let page = try served.get("/a.html")
    let other = try served.get("/taps-b.html")
    let asking = Task.detached { try served.asksForChanges("a.html", since: page) }
    try await Task.sleep(for: .milliseconds(400))
    try folder.write(Screens.tap(on: "A").replacing("50, 50", with: "70, 70"), "in/a.yml")
    #expect(try await asking.value == "changed\n")
    #expect(try served.get("/a.html").body != page.body)
    #expect(try served.get("/taps-b.html").body == other.body)
  }

  @Test func whatIsWrongIsShownInThePageUntilItIsMended() throws {
    let folder = try scenarios()
    let served = try Served(folder["in"], in: folder)
    let page = try served.get("/a.html")
    try folder.write("title: A\nwindow: {}\ntouches: [{tpa: [1, 1]}]\n", "in/a.yml")
    #expect(try served.asksForChanges("a.html", since: page) == "changed\n")
    let wrong = try served.get("/a.html")
    #expect(wrong.status == 200)
    #expect(wrong.body.contains("<span>line 3, column 12</span>"))
    #expect(
      wrong.body.contains(
        "<span class=\"number\">3</span><span class=\"line\">touches: [{<mark>tpa</mark>: [1, 1]}]"))
    #expect(try served.get("/").body.contains("One thing is wrong with this input"))
    #expect(try folder.eventually(".console", has: "in/a.yml:3:12: error: "))
    try folder.write(Screens.tap(on: "A"), "in/a.yml")
    #expect(try served.asksForChanges("a.html", since: wrong) == "changed\n")
    #expect(try served.get("/a.html").body == page.body)
  }

  @Test func filesComeAndGo() throws {
    let folder = try scenarios()
    let served = try Served(folder["in"], in: folder)
    let index = try served.get("/index.html")
    try folder.write(Screens.tap(on: "C"), "in/c.yml")
    #expect(try served.asksForChanges("index.html", since: index) == "changed\n")
    #expect(try served.get("/c.html").status == 200)
    try FileManager.default.removeItem(atPath: folder["in/c.yml"])
    let gone = try served.get("/c.html")
    #expect(gone.status == 404)
    #expect(gone.body.contains("There is no such page here."))
    try folder.write(Screens.tap(on: "C"), "in/c.yml")
    #expect(try served.asksForChanges("c.html", since: gone) == "changed\n")
  }

  @Test func aPageThatGetsAnotherNameIsFoundUnderTheOldOne() throws {
    let folder = try scenarios()
    let served = try Served(folder["in"], in: folder)
    #expect(try served.get("/a.html").status == 200)
    try folder.write("name: other\n" + Screens.tap(on: "A"), "in/a.yml")
    let reply = try served.get("/a.html")
    #expect(reply.status == 302)
    #expect(reply.headers["location"] == "/other.html")
  }

  @Test func onlyThisMachineIsAnswered() throws {
    let folder = try scenarios()
    let served = try Served(folder["in"], in: folder)
    for host in [
      "evil.example", "127.0.0.1.evil.example", "localhost.evil.example:8640", "127.0.0.1:x", "", nil,
    ] {
      let reply = try served.get("/a.html", host: host)
      #expect(reply.status == 421, "\(host ?? "no host")")
      #expect(!reply.body.contains("<html"))
    }
    for host in ["localhost", "LOCALHOST:8640", "127.0.0.1:1"] {
      #expect(try served.get("/a.html", host: host).status == 200, "\(host)")
    }
  }

  @Test func nothingButThePagesIsServed() throws {
    let folder = try scenarios()
    let served = try Served(folder["in"], in: folder)
    for path in [
      "/../in/a.yml", "/%2e%2e/in/a.yml", "/a.yml", "/in/a.yml", "/taps/b.yml", "//a.html", "/a.html/",
      "/%61.html",
      "/.hitpath-report.json", "/etc/passwd",
    ] {
      #expect(try served.get(path).status == 404, "\(path)")
    }
    #expect(try served.get("a.html").status == 400)
    let post = try served.get("/a.html", method: "POST")
    #expect(post.status == 405)
    #expect(post.headers["allow"] == "GET, HEAD")
    let page = try served.get("/a.html")
    let head = try served.get("/a.html", method: "HEAD")
    #expect(head.status == 200)
    #expect(head.body.isEmpty)
    #expect(head.headers["content-length"] == String(page.body.utf8.count))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalEndsItWell(_ signal: Int32) throws {
    let folder = try scenarios()
    let served = try Served(folder["in"], in: folder)
    #expect(try served.get("/").status == 200)
    #expect(served.end(by: signal) == 0)
  }

  @Test func aPortThatIsTakenIsTold() throws {
    let folder = try scenarios()
    let served = try Served(folder["in"], in: folder)
    let second = try Binary.run(["serve", "in", "--port", String(served.port)], in: folder)
    #expect(second.code == 3)
    #expect(
      second.diagnostics == """
        error: port \(served.port) of 127.0.0.1 cannot be used: Address already in use
          hint: --port takes another one, 0 any that is free

        """)
  }

  @Test func whatIsNotThereIsTold() throws {
    let folder = try Folder()
    let outcome = try Binary.run(["serve", "nowhere"], in: folder)
    #expect(outcome.code == 3)
    #expect(outcome.diagnostics == "nowhere: error: there is no such file\n")
  }
}
