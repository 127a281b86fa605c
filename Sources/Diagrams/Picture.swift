// SPDX-License-Identifier: Apache-2.0

/// One kind of picture.
protocol Picture {
  init(_ subject: DiagramSubject) throws(DiagramError)

  /// Whether there is anything to show. If not, the picture says so in a sentence.
  static func applies(to subject: DiagramSubject) -> Bool

  func diagram() throws(DiagramError) -> Diagram
}

extension DiagramKind {
  var picture: any Picture.Type {
    switch self {
    case .hierarchy: HierarchyDiagram.self
    case .hitPath: HitPathDiagram.self
    case .hitTestFlow: HitTestFlowDiagram.self
    case .responderChain: ResponderChainDiagram.self
    case .targetSearch: TargetSearchDiagram.self
    case .recognizers: RecognizersDiagram.self
    case .gestureStates: GestureStatesDiagram.self
    case .gestureLanes: GestureLanesDiagram.self
    case .sequence: SequenceDiagram.self
    case .screen: ScreenDiagram.self
    case .walk: WalkDiagram.self
    case .layers: LayersDiagram.self
    case .tapMap: TapMapDiagram.self
    case .classTree: ClassTreeDiagram.self
    case .delivery: DeliveryDiagram.self
    }
  }
}
