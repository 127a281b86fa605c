// SPDX-License-Identifier: Apache-2.0

extension Layout.Mark {
  /// The same at another place.
  package func moved(x: Double, y: Double) -> Layout.Mark {
    func point(_ point: Layout.Point) -> Layout.Point { Layout.Point(x: point.x + x, y: point.y + y) }
    switch self {
    case .text(let text):
      return .text(
        Layout.Text(
          string: text.string, position: point(text.position), alignment: text.alignment, style: text.style))
    case .shape(.polygon(let points), let pen): return .shape(.polygon(points.map(point)), pen)
    case .shape(.polyline(let points), let pen): return .shape(.polyline(points.map(point)), pen)
    case .shape(.curve(let points), let pen): return .shape(.curve(points.map(point)), pen)
    case .shape(.ellipse(let center, let radiusX, let radiusY), let pen):
      return .shape(.ellipse(center: point(center), radiusX: radiusX, radiusY: radiusY), pen)
    }
  }
}
