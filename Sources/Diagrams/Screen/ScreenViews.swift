// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// How one view is drawn on the screen.
struct ScreenViews: SceneWords {
  let scene: ScreenScene

  /// A view. One that only appears later has an area without a place until then.
  func node(for shape: ScreenShape, appears: Bool = false) -> SVGNode {
    var outlines: [SVGNode] = appears ? [.polygon([])] : []
    if let drawn = shape.drawn {
      if shape.isInScope { outlines += shape.tint(drawn.points) }
      outlines.append(.polygon(drawn.points))
    }
    if shape.isInScope {
      if let area = shape.touchArea { outlines.append(.polygon(area.points, classes: ["accepts"])) }
      if shape.showsWhole {
        outlines.append(.polygon(shape.outline.points, classes: ["outside"]))
      }
      for part in shape.deadParts {
        outlines.append(.path(part.hatching(distance: 7), classes: ["hatch"]))
      }
    }
    return group(shape, shape.classes, outlines)
  }

  /// A view that is not seen yet.
  func unseen(_ shape: ScreenShape) -> SVGNode {
    let points = (shape.drawn ?? shape.outline).points
    return group(shape, shape.classes + ["later"], shape.tint(points) + [.polygon(points)])
  }

  private func group(_ shape: ScreenShape, _ classes: [String], _ outlines: [SVGNode]) -> SVGNode {
    .group(
      [subject.id(ElementID.view(shape.view.id)), .classes(["view"] + classes)],
      title: scene.title(of: shape), outlines)
  }

  /// The frames of the hit-test view and of the one that is asked, above all others.
  func frame(of shape: ScreenShape) -> [SVGNode] {
    guard shape.isInScope, shape.state == .hit || shape.isCurrent, let drawn = shape.drawn else { return [] }
    let classes = ["frame", shape.mark.rawValue] + (shape.isInvisible ? ["hiddenView"] : [])
    return [.group([.about(shape.view.id), .classes(classes)], [.polygon(drawn.points)])]
  }

  /// The device: a frame around the screen.
  var device: [SVGNode] {
    let frame = scene.scale.frame
    let body: [SVGNode] =
      scene.focus == nil ? [.group([.classes(["device"])], [.rect(frame.insetBy(-8), radius: 18)])] : []
    let title = narrator.size(subject.index.screen.size)
    return body + [.group([.classes(["screen"])], title: title, [.rect(frame)])]
  }
}
