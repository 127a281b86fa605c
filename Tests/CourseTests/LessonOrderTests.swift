// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import TestSupport
import Testing

/// One new idea per lesson: a scenario uses only what its lesson or an earlier one introduces.
@Suite struct LessonOrderTests {
  /// What each lesson introduces: keys of scenarios, and classes of UIKit.
  private static let brings: [Set<String>] = [
    [
      "device", "size", "window", "rootViewController", "class", "view", "id", "frame", "backgroundColor",
      "subviews", "touches", "tap",
    ],
    ["set", "zPosition"],
    ["UIButton", "text", "cornerRadius", "actions", "event", "action", "target"],
    ["alpha", "isHidden", "isUserInteractionEnabled"],
    ["pointInside", "outset", "baseClass"],
    ["hitTest", "implements", "drag", "from", "to"],
    ["windows", "isKeyWindow", "windowLevel", "UITextField", "isFirstResponder"],
    ["began", "moved", "steps", "at", "interrupt"],
    ["ended"],
    ["performs", "call", "on"],
    [
      "gestureRecognizers", "UITapGestureRecognizer", "next", "callsSuper", "touchesBegan", "touchesEnded",
      "touchesCancelled",
    ],
    [
      "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "delegate", "shouldRecognizeSimultaneously",
      "finger", "isMultipleTouchEnabled",
    ],
    ["numberOfTapsRequired", "requiresFailureOf", "doubleTap"],
    [],
    ["UIControl", "UISlider"],
    ["UIScrollView", "contentSize", "longPress", "hold", "duration", "with"],
    ["UINavigationController", "viewControllers", "presents"],
    [
      "UITableView", "UITableViewCell", "contextMenu", "swipeActions", "trailing", "unless",
      "UIHostingController",
      "hostingContent",
    ],
  ]

  /// The keys and UIKit's classes of a scenario, except those in its expectations.
  private static func words(of scenario: String) -> Set<String> {
    let lines = scenario.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .prefix { !$0.hasPrefix("expect:") && !$0.hasPrefix("variants:") }
    var words: Set<String> = []
    for line in lines {
      for key in line.matches(of: /(?:^|[^A-Za-z0-9_])([a-z]\w*):(?: |$)/) { words.insert(String(key.1)) }
      for name in line.matches(of: /(?:class|baseClass): ((?:UI|MK)\w+)/) { words.insert(String(name.1)) }
    }
    return words
  }

  @Test func aLessonUsesWhatItBringsAndWhatEarlierOnesBrought() throws {
    let files = try Repository.files(in: ["Sources/Course/Pages"], endingIn: ["scenario.yml"])
      .filter { $0.path.contains("/lesson-") }.sorted { $0.path < $1.path }
    #expect(files.count == Self.brings.count)
    var known: Set<String> = []
    for (file, brought) in zip(files, Self.brings) {
      let words = Self.words(of: file.text)
      #expect(words.subtracting(known) == brought, "\(file.path)")
      known.formUnion(brought)
    }
  }
}
