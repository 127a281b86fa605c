// SPDX-License-Identifier: Apache-2.0

import Narration

extension DiagramKind: CaseIterable {
  /// All kinds, in the order in which readers find them.
  package static let allCases: [DiagramKind] = [
    .hierarchy,
    .outline,
    .hitPath,
    .hitTestFlow,
    .responderChain,
    .targetSearch,
    .recognizers,
    .gestureStates,
    .gestureLanes,
    .sequence,
    .screen,
    .walk,
    .layers,
    .tapMap,
    .classTree,
    .delivery,
  ]

  package static let hierarchy = DiagramKind(
    picture: HierarchyDiagram.self, id: "hierarchy", name: .hierarchy,
    question: "What is on this screen?",
    discussion:
      "The views, windows and controllers, from back to front. Marks stand for flags that are not at "
      + "their defaults; recognizers and controls hang on their views.",
    form: .graph, touch: .ignored, choices: [.focus], place: .screen, position: 2)

  package static let outline = DiagramKind(
    picture: OutlineDiagram.self, id: "outline", name: .outline,
    question: "What is on this screen, as a list?",
    discussion:
      "The views in each other, the later in front, with what hangs on each: recognizers, actions, and what is "
      + "not the usual. It is 680 pixels wide for every screen; what has no room is counted.",
    form: .drawing, touch: .ignored, choices: [.focus, .width])

  package static let hitPath = DiagramKind(
    picture: HitPathDiagram.self, id: "hit-path", name: .hitPath,
    question: "How was the view found?",
    discussion:
      "The path goes straight down; the numbers are the order of asking. Who said no stands on its left, "
      + "each with the reason, and what was not asked is counted on its right. With `--detail full` each view has "
      + "the point in its own coordinates and its answer.",
    example: "--touch 2", form: .graph, touch: .needed, choices: [.step, .focus], place: .touch,
    position: 1)

  package static let hitTestFlow = DiagramKind(
    picture: HitTestFlowDiagram.self, id: "hit-test-flow", name: .hitTestFlow,
    question: "Why did this view say no?",
    discussion:
      "The decisions of `hitTest` for one view, with the numbers that decided. Without `--view` it is "
      + "the most telling refusal.",
    example: "--touch 2 --view Bar", form: .graph, touch: .needed, choices: [.step, .view, .width],
    place: .touch, position: 4)

  package static let responderChain = DiagramKind(
    picture: ResponderChainDiagram.self, id: "responder-chain", name: .responderChain,
    question: "Who could handle it, who did?",
    discussion:
      "The hit-test view on top, and below it each next responder, with what it did with the touch. If the "
      + "touch brought about an action without a target, it is the way of the search for one.",
    example: "--touch 3", form: .graph, touch: .needed, choices: [.width], place: .touch, position: 3)

  package static let targetSearch = DiagramKind(
    picture: TargetSearchDiagram.self, id: "target-search", name: .targetSearch,
    question: "Where did the nil-target action go?",
    discussion: "Where the search began and why, who was asked, and who took the action.",
    example: "--touch 1", form: .graph, touch: .shown, choices: [.width], isOfAnswer: false)

  package static let recognizers = DiagramKind(
    picture: RecognizersDiagram.self, id: "recognizers", name: .recognizers,
    question: "Which gestures saw the touch?",
    discussion:
      "The recognizers of the hit-test view and of the views around it, what became of each, and who "
      + "stopped whom.",
    example: "--touch 3", form: .graph, touch: .needed, isOfAnswer: false)

  package static let gestureStates = DiagramKind(
    picture: GestureStatesDiagram.self, id: "gesture-states", name: .gestureStates,
    question: "How did this recognizer end there?",
    discussion: "The state machine of its kind, with the way that it took. Without `--view` it is the "
      + "recognizer that won.",
    example: "--touch 3 --view preview", form: .graph, touch: .needed, choices: [.recognizer],
    isOfAnswer: false)

  package static let gestureLanes = DiagramKind(
    picture: GestureLanesDiagram.self, id: "gesture-lanes", name: .gestureLanes,
    question: "Who won, when?",
    discussion:
      "A lane for each finger, recognizer and view: who, when, and what became of it and why. Recognizers with "
      + "one reason share a lane, and the winner's is framed. With `--detail full` actions and control events "
      + "have lanes, and arrows tell who waited for whom and who stopped whom.",
    example: "--touch 1", form: .drawing, touch: .needed, place: .touch, position: 2)

  package static let sequence = DiagramKind(
    picture: SequenceDiagram.self, id: "sequence", name: .sequence,
    question: "What called what?",
    discussion:
      "The calls in order, in five columns at most. The moment that decides is open, the others are counted where "
      + "there are many. With `--detail full` it is every call and return. `-T mermaid` gives the same as "
      + "Mermaid text.",
    example: "--touch 1", form: .drawingWithMermaid, touch: .needed, choices: [.step], place: .touch,
    position: 5)

  package static let screen = DiagramKind(
    picture: ScreenDiagram.self, id: "screen", name: .screen,
    question: "Where is everything, and what came of it?",
    discussion:
      "The screen to scale, with who was asked and why not, who got the touch, and what was called. Large "
      + "screens are cut to the part that was asked. `--detail full` adds transforms, scroll offsets, and "
      + "what is hidden, cut off or out of bounds.",
    example: "--touch 2", form: .drawing, touch: .shown, choices: [.step, .focus])

  package static let walk = DiagramKind(
    picture: WalkDiagram.self, id: "walk", name: .walk,
    question: "What happens, step by step?",
    discussion:
      "The screen again, and the touch plays on it: views get their colours and names when they are asked, the "
      + "finger and the content move, and above stands the step in a sentence. It moves by CSS alone, in a README "
      + "too. For readers who want no motion, in PNG and in PDF it is the outcome.",
    example: "--touch 2", form: .drawing, touch: .needed, isOfAnswer: false)

  package static let layers = DiagramKind(
    picture: LayersDiagram.self, id: "layers", name: .layers,
    question: "What lies over what?",
    discussion: "The same screen in planes by depth, and the touch as a line through them.",
    example: "--touch 2", form: .drawing, touch: .shown, choices: [.step, .focus], isOfAnswer: false)

  package static let tapMap = DiagramKind(
    picture: TapMapDiagram.self, id: "tap-map", name: .tapMap,
    question: "What gets a tap where?",
    discussion:
      "The screen by hit-test view: exact, not sampled, as long as no override makes it unknowable. "
      + "Below it how much of each control can be reached.",
    form: .drawing, touch: .ignored, choices: [.focus], needsTapMap: true, place: .screen, position: 1)

  package static let classTree = DiagramKind(
    picture: ClassTreeDiagram.self, id: "class-tree", name: .classTree,
    question: "What kind of responder is each?",
    discussion: "The classes of this screen's responders, and what is no responder.",
    form: .graph, touch: .ignored, isOfAnswer: false)

  package static let delivery = DiagramKind(
    picture: DeliveryDiagram.self, id: "delivery", name: .delivery,
    question: "How does an event travel at all?",
    discussion:
      "Hit test and window, then recognizers on the left and the view on the right, with what one takes from the "
      + "other or holds back, and what was called. With `--detail full` the whole way, from the hardware on, with all "
      + "numbers.",
    example: "--touch 3", form: .graph, touch: .needed, isOfAnswer: false)
}
