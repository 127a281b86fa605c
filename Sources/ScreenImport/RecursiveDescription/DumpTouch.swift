// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

/// What a description of a touch says: where it is, and in which window.
///
/// `<UITouch: 0x601> phase: Began … window: <UIWindow: 0x101; …> view: <UIButton: 0x106; …> location in window: {195, 640} …`
struct DumpTouch: Hashable {
  let line: Int
  let windowAddress: String?
  let location: TracePoint

  /// Reads a line, or returns nil for one that breaks off before the place.
  init?(_ text: DumpText, _ range: Range<Int>, number: Int) {
    guard let label = text.find("location in window: {", in: range) else { return nil }
    let start = label + "location in window: {".utf8.count
    guard let end = (start..<range.upperBound).first(where: { text.bytes[$0] == UInt8(ascii: "}") })
    else { return nil }
    let numbers = DumpNumbers.read(text, start..<end)
    guard numbers.count == 2, numbers.allSatisfy(DumpNumbers.isUsable) else { return nil }
    location = TracePoint(x: numbers[0], y: numbers[1])
    windowAddress = text.find("window: <", in: range.lowerBound..<label).flatMap { window in
      text.find(": 0x", in: window + "window: <".utf8.count..<label).map { colon in
        let digits = (colon + 2..<label).prefix { text.bytes[$0].isNameByte }
        return text.string(digits.startIndex..<digits.endIndex).lowercased()
      }
    }
    line = number
  }

  /// Where taps come on the screen: one for each touch on a window of the dump.
  static func places(
    _ touches: [DumpTouch], in views: [DumpView], _ warnings: inout ImportWarnings
  ) -> [TracePoint] {
    var places: [TracePoint] = []
    for touch in touches {
      let window = views.first { $0.address != nil && $0.address == touch.windowAddress }
      let knowsAddresses = touch.windowAddress != nil && views.contains { $0.address != nil }
      guard window != nil || !knowsAddresses else {
        warnings.add(
          "the window of the touch is not among the views, so it is of another run or screen, and is left out",
          line: touch.line)
        continue
      }
      if window?.said.transform != nil || window?.hasTransform3D == true {
        warnings.add("the touch is on a window that is turned or scaled, and is left out", line: touch.line)
        continue
      }
      let origin = window?.frame?.origin ?? .zero
      let place = TracePoint(x: touch.location.x + origin.x, y: touch.location.y + origin.y)
      if !places.contains(place) { places.append(place) }
    }
    return places
  }
}
