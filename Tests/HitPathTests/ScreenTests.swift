// SPDX-License-Identifier: Apache-2.0

// Like a user of the package: this file imports only the product HitPath.
import HitPath
import TestSupport
import Testing

@MainActor
@Suite struct ScreenTests {
  /// A button on a page whose recognizer waits for a second tap.
  private let shop = Screen(named: "shop") { window in
    let page = UIView(frame: window.bounds)
    page.accessibilityIdentifier = "Page"
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
    button.accessibilityIdentifier = "Buy"
    button.addAction(for: .touchUpInside) { _ in }
    let zoom = UITapGestureRecognizer { _ in }
    zoom.traceIdentifier = "zoom"
    zoom.numberOfTapsRequired = 2
    page.addGestureRecognizer(zoom)
    window.addSubview(page)
    page.addSubview(button)
  }

  @Test func aTapOnSwiftCodeIsAnswered() throws {
    let answer = try shop.tap(30, 110)
    #expect(answer.hitView == "Buy")
    #expect(answer.hitPath == ["UIWindow", "Page", "Buy"])
    #expect(answer.location == CGPoint(x: 30, y: 110))
    #expect(answer.verdict.code == .controlActed)
    #expect(answer.verdict.actor == "Buy")
    #expect(answer.verdict.actions.count == 1)
    #expect(answer.verdict.losers == [])
    #expect(answer.because?.code == .waited || answer.because?.code == .heldBack, "\(answer)")
    #expect(answer.because?.objects == ["zoom"])
    #expect(answer.sentence().hasPrefix("Buy gets the tap"))
    #expect(answer.sentence(in: .simplifiedChinese) != answer.sentence(in: .english))
    #expect(answer.description == answer.sentence())
  }

  /// From the cure in SlackTextViewController, issue 604.
  @Test(
    "a toolbar lays its own view over its subviews before the first touch, unless it was laid out before (OW-106)"
  )
  func toolbar() throws {
    for isLaidOut in [false, true] {
      let answer = try Screen { window in
        let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 44))
        window.addSubview(bar)
        let first = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        bar.addSubview(first)
        if isLaidOut { bar.layoutIfNeeded() }
        let send = UIButton(frame: CGRect(x: 300, y: 0, width: 80, height: 44))
        send.accessibilityIdentifier = "Send"
        bar.addSubview(send)
      }.tap(340, 720)
      #expect(answer.hitView == (isLaidOut ? "Send" : "_UIToolbarContentView"))
    }
  }

  @Test func aFactWithoutObjectsIsACodeAlone() throws {
    let answer = try Screen { window in
      let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
      button.accessibilityIdentifier = "Buy"
      window.addSubview(button)
    }.tap(30, 110)
    #expect(answer.because?.code == .noAction)
    #expect(answer.because?.objects == [])
    #expect(answer.description == "Buy gets the tap and does nothing, because it has no action.")
  }

  @Test func whatHappenedOnTheWayIsData() throws {
    let answer = try shop.tap(300, 600)
    #expect(answer.hitView == "Page")
    let refused = try #require(answer.hitTest.first { $0.isRefused })
    #expect(refused.view == "Buy")
    #expect(refused.className == "UIButton")
    #expect(refused.reason?.code == "pointOutsideBounds")
    #expect(answer.responderChain.map(\.name).prefix(2) == ["Page", "UIWindow"])
    let zoom = try #require(answer.recognizers.first)
    #expect(zoom.name == "zoom")
    #expect(zoom.states == [.failed])
    #expect(!zoom.didRecognize)
    #expect(zoom.reason?.code == "nextTapLate")
  }

  @Test func twoTapsAreTwoTouchesOfOneRun() throws {
    let answer = try shop.send(.tap(300, 600, count: 2))
    #expect(answer.touches.count == 2)
    #expect(answer.touches.map(\.number) == [1, 2])
    #expect(answer.touches.allSatisfy { $0.verdict.actor == "zoom" })
    #expect(answer.recognizers.first?.states == [.ended])
  }

  @Test func everyQuestionStartsFromTheScreenAsItWasBuilt() throws {
    var builds = 0
    let screen = Screen { window in
      builds += 1
      let lamp = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
      window.addSubview(lamp)
    }
    let first = try screen.tap(10, 10)
    let second = try screen.tap(10, 10)
    #expect(first.trace == second.trace)
    #expect(builds == 2)
  }

  @Test func fingersDoMoreThanTapping() throws {
    let screen = Screen { window in
      window.addGestureRecognizer(UILongPressGestureRecognizer { _ in })
      window.addGestureRecognizer(UIPanGestureRecognizer { _ in })
      window.addGestureRecognizer(UIPinchGestureRecognizer { _ in })
    }
    func recognized(_ touches: Screen.Touch...) throws -> [String] {
      try screen.send(touches).recognizers.filter(\.didRecognize).map(\.className)
    }
    let (left, right) = (CGPoint(x: 50, y: 300), CGPoint(x: 250, y: 300))
    #expect(try recognized(.longPress(100, 300)) == ["UILongPressGestureRecognizer"])
    #expect(try recognized(.drag(from: left, to: right)) == ["UIPanGestureRecognizer"])
    #expect(try recognized(.drag(from: left, to: right, after: 1)) == ["UILongPressGestureRecognizer"])
    #expect(try recognized(.pinch(200, 400, from: 40, to: 200)).contains("UIPinchGestureRecognizer"))
    #expect(try recognized(.tap(100, 300)) == [])
    #expect(
      try recognized(.finger(.began, 100, 300), .wait(0.8), .finger(.ended, 100, 300))
        == ["UILongPressGestureRecognizer"])
    let interrupted = try screen.send(.finger(.began, 100, 300), .interruption)
    #expect(interrupted.verdict.code == .dropped)
  }

  @Test func timesAreThoseThatWereGiven() throws {
    let answer = try shop.send(.tap(30, 110).at(1), .tap(300, 600).at(1.1))
    #expect(answer.touches.map(\.hitView) == ["Buy", "Page"])
    #expect(abs(answer.duration - 0.05) < 1e-9)
  }

  @Test func anOverrideOfHitTestDecides() throws {
    final class Hole: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        point.y < 100 ? nil : super.hitTest(point, with: event)
      }
    }
    var screen = Screen { window in
      let label = UIControl(frame: window.bounds)
      label.accessibilityIdentifier = "Behind"
      window.addSubview(label)
      window.addSubview(Hole(frame: window.bounds))
    }
    #expect(try screen.tap(50, 50).hitView == "Behind")
    #expect(try screen.tap(50, 150).hitView == "Hole")
    let answer = try screen.tap(50, 150)
    let behind = try answer.whyNot("Behind")
    #expect(behind.outcome == .notAsked)
    #expect(behind.reason?.code == "siblingInFront")
    #expect(behind.reason?.subject == "Hole")
    #expect(behind.tapPoint == nil)
    screen.recordsTapMap = true
    let point = try #require(try screen.tap(50, 150).whyNot("Behind").tapPoint)
    #expect(point.y < 100)
  }

  @Test func aViewThatIsNotThereIsAnError() throws {
    let answer = try shop.tap(30, 110)
    #expect { try answer.whyNot("Bye") } throws: {
      "\($0)" == "shop: error: there is no view 'Bye'"
    }
  }

  @Test func aQuestionWithoutAFingerIsAnError() {
    #expect { try shop.send(.wait(1)) } throws: { "\($0)".contains("no finger goes down") }
    #expect { try shop.answer() } throws: { "\($0)".contains("no finger goes down") }
  }
}
