// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The screens that a walk comes to after the one that the touch found: scrolled, with views removed, added or moved.
struct WalkScreens {
  /// How many shapes all of them may have, so that the picture stays light.
  private static let mostShapes = 400

  /// A screen, and when it is seen.
  struct Screen {
    var diagram: ScreenDiagram
    var span: WalkSpan
  }

  /// The screens in order; the last stays.
  private(set) var later: [Screen] = []

  /// How many of the touch's samples there were after each step that is shown.
  let samples: [Int]

  init(_ subject: DiagramSubject, _ shown: [TouchStep]) throws(DiagramError) {
    let moments = subject.analysis.moments(of: shown, touch: subject.options.touch)
    samples = moments.moments.map(\.samples)
    var starts = moments.moments.indices.filter { position in
      let screen = moments.moments[position].screen
      return screen > 0 && (position == 0 || moments.moments[position - 1].screen != screen)
    }
    let most = max(Self.mostShapes / max(subject.index.screen.views.count, 1), 1)
    // Of too many the last says what all come to.
    if starts.count > most { starts = Array(starts.suffix(most)) }
    for (number, start) in starts.enumerated() {
      var moved = subject
      moved.index = moments.screen(at: start)
      moved.narrator = Narrator(subject.options.language, moved.index)
      let until = number + 1 < starts.count ? starts[number + 1] : nil
      later.append(
        Screen(diagram: try ScreenDiagram(moved), span: WalkSpan(from: start, until: until)))
    }
  }

  /// The screen that is seen at a step; nil for the one that the touch found.
  func diagram(at step: Int) -> ScreenDiagram? { later.last { $0.span.from <= step }?.diagram }
}

/// The drawing of a screen with its names, without the finger: what covers the screen before.
struct WalkScreen {
  /// What the drawing and its names cover.
  let figure: PictureRect
  private let diagram: ScreenDiagram
  private let labels: ScreenLabels
  private let callouts: Callouts

  init(_ diagram: ScreenDiagram) {
    self.diagram = diagram
    let touches = ScreenTouches(scene: diagram.scene, visible: diagram.visible)
    labels = ScreenLabels(
      scene: diagram.scene, drawn: diagram.drawn, visible: diagram.visible, touches: touches)
    callouts = Callouts(labels.callouts, beside: diagram.visible)
    figure = diagram.visible.union(callouts.areas)
  }

  /// The nodes on an area of their own. Views have no identifiers, which those of the first screen have.
  func nodes(on area: PictureRect) -> [SVGNode] {
    let views = ScreenViews(scene: diagram.scene)
    let shapes = diagram.drawn.map { diagram.scene.shapes[$0] }
    let nodes: [SVGNode] =
      [.group([.classes(["note"])], [.rect(area)])] + views.device
      + shapes.flatMap { views.nodes(for: $0) } + shapes.flatMap(views.frame)
      + [
        .group([.classes(["texts"])], labels.texts), callouts.leaders,
        .group([.classes(["labels"])], labels.plates), callouts.plates,
      ]
    return nodes.map(\.withoutIdentifiers)
  }
}

extension SVGNode {
  fileprivate var withoutIdentifiers: SVGNode {
    guard case .element(let name, let attributes, let children) = self else { return self }
    let kept = attributes.filter { attribute in
      switch attribute {
      case .id, .about, .movesWith: false
      default: true
      }
    }
    return .element(name, kept, children.map(\.withoutIdentifiers))
  }
}
