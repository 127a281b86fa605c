// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

/// Finds a view's bounds and centre from the bounding box that a dump prints.
struct DumpGeometry {
  var geometry: ScenarioGeometry
  var transform: TraceTransform?

  /// Whether the shape in the box could not be found.
  var isBoxOnly = false

  /// The geometry of a view, moved by an offset.
  init(_ view: DumpView, offset: TracePoint = TracePoint(x: 0, y: 0)) {
    guard let frame = view.frame else {
      geometry = .fill
      return
    }
    let box = TraceRect(
      x: frame.minX - offset.x, y: frame.minY - offset.y, width: frame.size.width, height: frame.size.height)
    geometry = .frame(box)
    if view.hasTransform3D {
      isBoxOnly = true
      return
    }
    guard let matrix = view.said.transform.map(Self.tidied), matrix != .identity else { return }
    guard let size = Self.size(of: box.size, before: matrix) else {
      isBoxOnly = true
      return
    }
    transform = matrix
    let anchor = view.said.anchorPoint ?? TracePoint(x: 0.5, y: 0.5)
    let corners = TraceRect(
      x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height
    ).corners
    guard let turned = TraceRect.enclosing(corners.map { matrix($0) }) else { return }
    let origin = view.said.contentOffset ?? TracePoint(x: 0, y: 0)
    geometry = .bounds(
      TraceRect(x: origin.x, y: origin.y, width: size.width, height: size.height),
      center: TracePoint(x: rounded(box.minX - turned.minX), y: rounded(box.minY - turned.minY)))
  }

  /// The size whose image under the matrix has the given bounding box, nil if the box does not tell.
  ///
  /// The box of a `w` by `h` rectangle is `|a|w + |c|h` by `|b|w + |d|h`.
  static func size(of box: TraceSize, before matrix: TraceTransform) -> TraceSize? {
    let (a, b, c, d) = (abs(matrix.a), abs(matrix.b), abs(matrix.c), abs(matrix.d))
    let determinant = a * d - b * c
    let largest = max(a, b, c, d)
    guard largest > 0, abs(determinant) > 1e-3 * largest * largest else { return nil }
    let width = rounded((box.width * d - box.height * c) / determinant)
    let height = rounded((box.height * a - box.width * b) / determinant)
    let slack = 1e-3 * max(box.width, box.height)
    guard DumpNumbers.isUsable(width), DumpNumbers.isUsable(height), width >= -slack, height >= -slack else {
      return nil
    }
    return TraceSize(width: max(width, 0), height: max(height, 0))
  }

  /// The matrix without the noise that sines and cosines leave, such as `6.12323e-17`.
  private static func tidied(_ matrix: TraceTransform) -> TraceTransform {
    func tidy(_ number: Double) -> Double { abs(number) < 1e-9 ? 0 : number }
    return TraceTransform(
      a: tidy(matrix.a), b: tidy(matrix.b), c: tidy(matrix.c), d: tidy(matrix.d), tx: tidy(matrix.tx),
      ty: tidy(matrix.ty))
  }
}
