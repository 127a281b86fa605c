// SPDX-License-Identifier: Apache-2.0

import Trace

/// The style of a moving picture: fixed words and numbers. No text of a screen has a way into it.
///
/// Where nothing moves – for readers who want it so, and for renderers that know no animation – the rules leave what
/// stays to the end.
struct WalkStyle {
  let clock: WalkClock

  private var spans: Set<WalkSpan> = []

  /// How far what moves is from where it is drawn, at each step.
  private var offsets: [PicturePoint] = []

  init(clock: WalkClock) {
    self.clock = clock
  }

  /// The class of the bar that grows with the steps.
  static let progress = "progress"

  /// The classes of something that is seen in a span.
  mutating func classes(_ span: WalkSpan) -> [String] {
    spans.insert(span)
    return [Self.play, Self.name(of: span)] + (span.until == nil ? [] : [Self.passing])
  }

  /// A node that is seen in a span; nil for always.
  mutating func node(_ node: SVGNode, _ span: WalkSpan?) -> SVGNode {
    guard let span else { return node }
    return .group([.classes(classes(span))], [node])
  }

  /// The class of the one thing that moves: how far it is from where it is drawn, at each step.
  mutating func moving(_ offsets: [PicturePoint]) -> String {
    self.offsets = offsets
    return "moving"
  }

  /// The rules for all spans that have got classes so far.
  var css: String {
    let sorted = spans.sorted { Self.key($0).lexicographicallyPrecedes(Self.key($1)) }
    let duration = NumberText.decimal(clock.duration, digits: 2)
    let rules = sorted.map { span in
      let name = Self.name(of: span)
      return "svg.hp .\(name) { animation-name: \(name); }\n" + keyframes(of: span)
    }
    return """

      svg.hp .\(Self.passing), svg.hp .\(Self.progress) { opacity: 0; }
      @media (prefers-reduced-motion: no-preference) {
      svg.hp .\(Self.play), svg.hp .\(Self.progress) { animation: \(duration)s linear infinite; }
      svg.hp .\(Self.progress) { animation-name: progress; transform-box: fill-box; transform-origin: 0 0; }
      \(progressFrames)\(movingRules)\(rules.joined())}

      """
  }

  private static let play = "play"
  private static let passing = "passing"

  private static func name(of span: WalkSpan) -> String {
    "s\(span.from)" + (span.until.map { "-\($0)" } ?? "") + (span.givesWay ? "x" : "")
  }

  private static func key(_ span: WalkSpan) -> [Int] {
    [span.from, span.until ?? .max, span.givesWay ? 1 : 0]
  }

  // MARK: - Keyframes

  private func keyframes(of span: WalkSpan) -> String {
    let fade = WalkClock.fade
    let start = clock.start(of: span.from)
    let end: Double
    if let until = span.until {
      end = clock.start(of: until) + (span.givesWay ? -fade : fade)
    } else {
      end = clock.duration - fade
    }
    // The first step is told from the beginning, so that no frame is without words.
    let coming =
      span.from == 0 ? "0%" : "0%, \(share(start)) { opacity: 0; } \(share(start + fade))"
    return "@keyframes \(Self.name(of: span)) { \(coming), \(share(end)) { opacity: 1; } "
      + (span.until == nil ? "" : "\(share(end + fade)), ") + "100% { opacity: 0; } }\n"
  }

  private var movingRules: String {
    guard !offsets.isEmpty else { return "" }
    func number(_ value: Double) -> String { NumberText.decimal(value, digits: 2) }
    let stops = offsets.enumerated().map { step, offset in
      let start = clock.start(of: step)
      let times = step == 0 ? "0%" : share(start + WalkClock.travel)
      let stay = step + 1 < offsets.count ? clock.start(of: step + 1) : clock.duration
      return
        "\(times), \(share(stay)) { transform: translate(\(number(offset.x))px, \(number(offset.y))px); }"
    }
    return "svg.hp .moving { animation: moving \(number(clock.duration))s ease-in-out infinite; }\n"
      + "@keyframes moving { \(stops.joined(separator: " ")) }\n"
  }

  private var progressFrames: String {
    "@keyframes progress { 0% { opacity: 1; transform: scaleX(0); } "
      + "\(share(clock.end)), 100% { opacity: 1; transform: none; } }\n"
  }

  /// A moment as a share of the whole time.
  private func share(_ time: Double) -> String {
    NumberText.decimal(100 * time / clock.duration, digits: 2) + "%"
  }
}
