// SPDX-License-Identifier: Apache-2.0

/// An upright box, in tenths of a point.
struct SVGBox {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  /// Of its corners; 0 if they are not round.
  var radius = 0

  /// Makes the box of four corners one after the other, a horizontal and a vertical coordinate of each; nil if they
  /// are not those of an upright box.
  init?(corners: [Int]) {
    guard corners.count == 8 else { return nil }
    let isAcross = corners[1] == corners[3]
    let isUpright =
      isAcross
      ? corners[2] == corners[4] && corners[5] == corners[7] && corners[6] == corners[0]
      : corners[0] == corners[2] && corners[3] == corners[5] && corners[4] == corners[6]
        && corners[7] == corners[1]
    (x, y) = (min(corners[0], corners[4]), min(corners[1], corners[5]))
    (width, height) = (abs(corners[4] - corners[0]), abs(corners[5] - corners[1]))
    guard isUpright, width > 0, height > 0 else { return nil }
  }

  /// Writes the attributes of a `<rect>`.
  func write(to output: inout [UInt8]) {
    let numbers = [(" x=\"", x), ("\" y=\"", y), ("\" width=\"", width), ("\" height=\"", height)]
    for (name, number) in numbers + (radius > 0 ? [("\" rx=\"", radius)] : []) {
      output += name.utf8
      SVGNumber.write(number, to: &output)
    }
    output.append(UInt8(ascii: "\""))
  }
}
