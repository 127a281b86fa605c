// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// What the screen looks like at the outcome of a touch: who lost it is crossed out, an arrow leads from the finger
/// to who took it, and that one's view has its outline.
package struct ScreenOutcome: Sendable {
  /// How many of the picture's units the arrow goes to the side, and up or down.
  private static let (aside, away) = (64.0, 52.0)
  /// A page draws names larger than they are here, where the picture is drawn smaller.
  private static let growth = 1.5

  /// The marks of views at the outcome.
  private let marks: [String: StoryMark]

  private let owner: String?
  private let winner: String?

  /// The words at the arrow; nil if nobody took the touch from another.
  private let taken: String?

  /// - Parameters:
  ///   - marks: The marks of the touch's story.
  ///   - owner: The view whose own recognizer won: a list that scrolls loses the touch to itself.
  ///   - winner: The view whose recognizer won.
  ///   - taken: The words at the arrow; nil if nobody took the touch from another.
  package init(_ marks: StoryMarks, owner: String?, winner: String? = nil, taken: String?) {
    self.marks = marks.atOutcome.mapValues(\.mark)
    self.owner = owner
    self.winner = winner
    self.taken = taken
  }

  /// What a view is at the outcome.
  func mark(of view: String) -> StoryMark { marks[view] ?? .unasked }

  /// Lines over the views that lost the touch, and the arrow.
  func lines(on scene: ScreenScene, in visible: PictureRect) -> SVGNode {
    let losers = scene.shapes.filter { marks[$0.view.id] == .lost && $0.view.id != owner }
    let shape = taken == nil ? nil : scene.shapes.first { $0.view.id == winner }
    let frame = shape?.drawn.map {
      SVGNode.group(
        winner.map { [.movesWith($0)] } ?? [], [.polygon($0.points, classes: ["winner"])])
    }
    return .group(
      [.classes(["outcome-lines"])],
      losers.compactMap(crossed) + [frame].compactMap { $0 } + (arrow(on: scene, in: visible)?.nodes ?? []))
  }

  /// The words at the arrow; none without one.
  func plates(on scene: ScreenScene, in visible: PictureRect) -> [SVGNode] {
    guard let taken, let arrow = arrow(on: scene, in: visible) else { return [] }
    let width = Plate.width(of: taken)
    let most = visible.maxX - Self.growth * width
    let box = PictureRect(
      x: max(min(arrow.end.x - width / 2, most), visible.minX),
      y: arrow.goesUp ? arrow.end.y - Plate.height - 4 : arrow.end.y + 4, width: width, height: Plate.height)
    return [Plate.label(taken, in: box, classes: [StoryMark.gets.rawValue, "taken"])]
  }

  private func crossed(_ shape: ScreenShape) -> SVGNode? {
    guard let outline = shape.drawn else { return nil }
    let corners = outline.points.count == 4 ? outline.points : outline.box.corners
    return .group(
      [.movesWith(shape.view.id)],
      [
        .path(outline.hatching(distance: 9), classes: ["stripes"]),
        .lines([(corners[0], corners[2]), (corners[1], corners[3])], classes: ["crossed"]),
      ])
  }

  private func arrow(
    on scene: ScreenScene, in visible: PictureRect
  ) -> (end: PicturePoint, goesUp: Bool, nodes: [SVGNode])? {
    guard taken != nil, let finger = scene.points(of: scene.answer).last else { return nil }
    let goesRight = finger.x < visible.minX + visible.width / 2
    let goesUp = finger.y > visible.minY + visible.height / 3
    let end = PicturePoint(
      x: finger.x + (goesRight ? Self.aside : -Self.aside), y: finger.y + (goesUp ? -Self.away : Self.away))
    let start = finger.toward(end, 14 / Segment(start: finger, end: end).length)
    return (end, goesUp, [.group([.classes(["taken"])], SVGNode.arrow([start, end], isDashed: true))])
  }
}
