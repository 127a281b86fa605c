// SPDX-License-Identifier: Apache-2.0

package import Narration

/// A kind of picture: what it answers, what can be chosen of it, and where a page shows it.
///
/// A kind has a folder, in which it is declared as a constant of this type, and a line in ``allCases``. Help texts,
/// documents, pages and tests take what they say of a kind from there.
package struct DiagramKind: Sendable {
  /// What draws it.
  let picture: any Picture.Type

  /// The name in commands and files, such as `hit-path`.
  package let id: String

  /// The name in headings and tabs.
  package let name: PictureName

  /// The question that the picture answers.
  package let question: String

  /// What else a reader of the documents should know of it.
  package let discussion: String

  /// The options with which the documents show it.
  package var example: String = ""

  package let form: Form

  /// The parts of the look of pictures that it needs.
  package var parts: [PicturePart] = [.sheet, .graph]

  package let touch: TouchUse

  /// What can be chosen, beside the touch.
  package var choices: Set<Choice> = []

  /// Whether the trace has to hold a tap map.
  package var needsTapMap = false

  /// Whether it is drawn where the answer is told; others are for those who ask for them, or for everything.
  package var isOfAnswer = true

  /// Where a page of a report shows it; nil for a picture that stands there in another way, or not at all.
  package var place: PageSection?

  /// Where it stands among the pictures of its place, from 1.
  var position = 0

  package enum Form: Sendable {
    /// Laid out by Graphviz, so that there is DOT text of it, and Mermaid text.
    case graph
    /// Drawn to scale.
    case drawing
    /// Drawn to scale, and there is Mermaid text of it.
    case drawingWithMermaid
  }

  /// Whether a picture needs a touch.
  package enum TouchUse: Sendable {
    /// There is no picture without one.
    case needed
    /// The picture shows it if there is one.
    case shown
    /// The picture is the same for every touch.
    case ignored
  }

  package enum Choice: Sendable, CaseIterable {
    /// The step of the hit test, or of the calls, at which the picture stops; pictures of the screen count on after the
    /// hit test.
    case step
    /// The view that the picture is about.
    case view
    /// The recognizer that the picture is about, or the view whose recognizer it is.
    case recognizer
    /// The view to which the picture is narrowed with everything in it, and the depth below it.
    case focus
    /// Whether all is shown that is usually counted.
    case folding
    /// A narrow column instead of an article.
    case width
  }

  package enum PageSection: Sendable {
    /// Among the tabs of a touch.
    case touch
    /// Below all touches.
    case screen
  }
}

extension DiagramKind: CaseIterable {
  /// All kinds, in the order in which readers find them.
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
  /// The kinds that may stand beside the text of a lesson. The screen is on its stage.
  package static let ofLessons: [DiagramKind] = [
    .hitPath, .hitTestFlow, .responderChain, .gestureLanes, .sequence, .layers, .tapMap,
  ]

  /// The kind of an identifier such as `hit-path`.
  package init?(id: String) {
    guard let kind = Self.allCases.first(where: { $0.id == id }) else { return nil }
    self = kind
  }

  /// The kinds at a place of the page, in their order there.
  package static func placed(on place: PageSection) -> [DiagramKind] {
    allCases.filter { $0.place == place }.sorted { $0.position < $1.position }
  }
}

extension DiagramKind: Hashable {
  package static func == (left: DiagramKind, right: DiagramKind) -> Bool { left.id == right.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
