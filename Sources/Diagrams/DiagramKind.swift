// SPDX-License-Identifier: Apache-2.0

package import Narration

/// A kind of picture: the question it answers, its options, and its place on a page.
///
/// Each kind has a folder, where it is declared as a constant of this type, and a line in ``allCases``. Help texts,
/// documents, pages and tests are derived from that.
package struct DiagramKind: Sendable {
  /// The type that draws it.
  let picture: any Picture.Type

  /// The name in commands and file names, such as `hit-path`.
  package let id: String

  /// The name in headings and tabs.
  package let name: PictureName

  /// The question that the picture answers.
  package let question: String

  /// Further remarks for the documentation.
  package let discussion: String

  /// The options of the example in the documentation.
  package var example: String = ""

  package let form: Form

  /// The style rules that it needs.
  package var parts: [PicturePart] = [.sheet, .graph]

  package let touch: TouchUse

  /// The available options, in addition to the touch.
  package var choices: Set<Choice> = []

  /// Whether the trace must contain a tap map.
  package var needsTapMap = false

  /// Whether it is part of the default answer; other kinds are only drawn on request or when everything is.
  package var isOfAnswer = true

  /// Where a report shows it; nil if it is shown in another way or not at all.
  package var place: PageSection?

  /// Its position among the pictures of that place, from 1.
  var position = 0

  package enum Form: Sendable {
    /// Laid out by Graphviz, and available as DOT and Mermaid text.
    case graph
    /// Drawn to scale.
    case drawing
    /// Drawn to scale, and available as Mermaid text.
    case drawingWithMermaid
  }

  /// Whether a picture needs a touch.
  package enum TouchUse: Sendable {
    /// There is no picture without a touch.
    case needed
    /// The picture shows the touch if there is one.
    case shown
    /// The picture is the same for every touch.
    case ignored
  }

  package enum Choice: Sendable, CaseIterable {
    /// The step of the hit test or call at which the picture stops; pictures of the screen continue the numbers after
    /// the hit test.
    case step
    /// The view that the picture is about.
    case view
    /// The recognizer that the picture is about, or the view to which it is attached.
    case recognizer
    /// The view to which the picture is limited, and the depth of its descendants.
    case focus
    /// Whether to show everything that is usually counted.
    case folding
    /// A narrow column instead of the width of an article.
    case width
  }

  package enum PageSection: Sendable {
    /// In the tabs of a touch.
    case touch
    /// Below all touches.
    case screen
  }
}

extension DiagramKind: CaseIterable {
  /// All kinds, in the order in which they are presented.
  package static let allCases: [DiagramKind] = [
    .hierarchy,
    .outline,
    .hitPath,
    .hitTestFlow,
    .responderChain,
    .gestureStates,
    .gestureLanes,
    .sequence,
    .screen,
    .walk,
    .layers,
    .tapMap,
    .delivery,
  ]
}

extension DiagramKind {
  /// The kinds that may accompany the text of a lesson. The screen is on the lesson's stage.
  package static let ofLessons: [DiagramKind] = [
    .hitPath, .hitTestFlow, .responderChain, .gestureLanes, .sequence, .layers, .tapMap,
  ]

  /// Finds a kind by its identifier, such as `hit-path`.
  package init?(id: String) {
    guard let kind = Self.allCases.first(where: { $0.id == id }) else { return nil }
    self = kind
  }

  /// The kinds at a place of the page, in order.
  package static func placed(on place: PageSection) -> [DiagramKind] {
    allCases.filter { $0.place == place }.sorted { $0.position < $1.position }
  }
}

extension DiagramKind: Hashable {
  package static func == (left: DiagramKind, right: DiagramKind) -> Bool { left.id == right.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
