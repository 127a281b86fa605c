// SPDX-License-Identifier: Apache-2.0

import Testing

/// The claim of a hit path says why not the view that was meant (issue 39), and the picture shows it.
@MainActor
@Suite struct MissedViewTests {
  /// A tap on a button, `Buy`, of which the screen consists beside other views.
  private static func screen(_ button: String, _ others: String = "") -> String {
    """
    device: {size: [320, 480]}
    window:
      rootViewController:
        view:
          id: Page
          subviews: [{id: Buy, class: UIButton, text: Buy, \(button)frame: [20, 100, 200, 44]}\(others)]
    touches: [{tap: [100, 120]}]
    """
  }

  private static let dead = screen("", ", {id: Toast, frame: [0, 80, 320, 100]}")

  /// HT-3.
  private static let off = screen("isUserInteractionEnabled: false, ")

  /// The answer as alternative text and on top, and the lines of the box that shows the view.
  private func claims(_ scenario: String, touch: String = "1", language: String = "en") throws -> (
    String, String
  ) {
    let folder = try Folder()
    let file = try folder.write(scenario, "card.yml")
    let svg = try output(of: "render", file, "--touch", touch, "--lang", language)
    let title = try #require(svg.firstMatch(of: #/<title[^>]*>([^<]*)</#)).1
    return (String(title), svg)
  }

  /// HT-1: whoever lies in a view that says no is not asked.
  @Test func aViewAroundItSaysNo() throws {
    let (claim, svg) = try claims(Screens.card, touch: "2")
    #expect(
      claim == "Page is hit, and Close is not asked, since Card says no: the touch is 10 pt above its bounds")
    #expect(svg.contains(">Close is not asked</text>"))
    let (chinese, _) = try claims(Screens.card, touch: "2", language: "zh-Hans")
    #expect(chinese == "命中Page，没有询问Close，因为Card返回nil：触摸点在它的bounds上方10 pt处")
  }

  /// HT-5: a view in front is asked first.
  @Test func aViewInFrontIsHit() throws {
    let (claim, svg) = try claims(Self.dead)
    #expect(claim == "Toast is hit, and Buy is not asked: Toast lies in front of it")
    #expect(svg.contains(">Buy, further back</text>"))
    let (chinese, _) = try claims(Self.dead, language: "zh-Hans")
    #expect(chinese == "命中Toast，没有询问Buy：Toast遮挡了它")
  }

  @Test func itIsAskedAndSaysNo() throws {
    let (claim, _) = try claims(Self.off)
    #expect(claim == "Page is hit, since Buy says no: its user interaction is off")
  }

  /// A card that is seen hides what lies behind it: a tap on it was not meant for that.
  @Test func whoIsBehindSomethingOpaqueWasNotMeant() throws {
    let opaque = Self.dead.replacing(
      "{id: Toast,", with: "{id: Toast, implements: [touchesBegan], backgroundColor: '#ffffff',")
    #expect(try claims(opaque).0 == "Toast is hit: it lies in front of Buy")
    let clear = Self.dead.replacing("{id: Toast,", with: "{id: Toast, implements: [touchesBegan],")
    #expect(try claims(clear).0 == "Toast is hit, and Buy is not asked: Toast lies in front of it")
  }

  @Test func somebodyCanSayWhoWasMeant() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let text = try output(of: "render", file, "--touch", "1", "--view", "Banner", "-T", "text")
    #expect(text.hasPrefix("Close is hit, since Banner says no: it is hidden\n"))
    let own = try output(of: "render", file, "--touch", "1", "--view", "Close", "-T", "text")
    #expect(own.hasPrefix("Close is hit: nothing lies in front of it\n"))
  }

  @Test func whereNobodyElseWasMeantTheClaimIsThatOfTheHit() throws {
    let (claim, svg) = try claims(Screens.card)
    #expect(claim.hasPrefix("Close is hit"))
    #expect(!svg.contains("Close is not asked"))
  }
}
