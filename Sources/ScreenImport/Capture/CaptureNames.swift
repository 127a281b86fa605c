// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// Gives the objects of a capture their identifiers: what people call them, and a name from the class where another object
/// refers to one. All others are named later, with the rest of the scenario.
struct CaptureNames {
  private(set) var identifiers: [CaptureAddress: String] = [:]

  /// What is at an address: of two objects that claim it, the first.
  private var kinds: [CaptureAddress: ObjectKind] = [:]

  enum ObjectKind {
    case view, recognizer, controller, application, delegate

    /// Whether it can stand in a responder chain for certain.
    var isResponder: Bool { self == .view || self == .controller || self == .application }
  }

  private var names = IdentifierPool.ofScenario
  private let referenced: Set<CaptureAddress>

  /// Shorter than the longest name of a scenario, so that a number fits behind it.
  private static let limit = 180

  init(_ screen: CapturedScreen) {
    let controllers = screen.controllersByView
    var referenced = Set(screen.touch?.view.map { [$0] } ?? [])
    for window in screen.windows { Self.note(window, in: nil, controllers, &referenced) }
    for recording in screen.recordings {
      referenced.formUnion(recording.objects)
      for fact in recording.facts { referenced.formUnion(ImportedRecording.addresses(in: fact)) }
    }
    self.referenced = referenced
    for window in screen.windows { add(window, controllers) }
    if let application = screen.application {
      add(.application, application.address, application.className)
      add(.delegate, application.delegate?.address, application.delegate?.className ?? "")
    }
  }

  /// The identifier of what is at an address, if it is of that kind.
  func identifier(of address: CaptureAddress, as isWanted: (ObjectKind) -> Bool) -> String? {
    kinds[address].map(isWanted) == true ? identifiers[address] : nil
  }

  /// Notes what a view and all that is in it refers to.
  private static func note(
    _ view: CapturedView, in superview: CapturedView?,
    _ controllers: [CaptureAddress: CapturedController], _ referenced: inout Set<CaptureAddress>
  ) {
    // Most are followed by their superviews or controllers, which need no names for that.
    let controller = view.address.flatMap { controllers[$0] }
    if let next = view.next, next != (controller?.address ?? superview?.address) { referenced.insert(next) }
    if let next = controller?.next, next != superview?.address { referenced.insert(next) }
    let recognizers = view.gestureRecognizers
    let objects =
      view.actions.map(\.target) + recognizers.flatMap { [$0.delegate] + $0.actions.map(\.target) }
    referenced.formUnion(objects.compactMap { $0?.address })
    referenced.formUnion(recognizers.flatMap(\.requiresFailureOf))
    for subview in view.subviews { note(subview, in: view, controllers, &referenced) }
  }

  private mutating func add(_ view: CapturedView, _ controllers: [CaptureAddress: CapturedController]) {
    add(.view, view.address, view.className, called: view.identifier ?? view.instanceName)
    for recognizer in view.gestureRecognizers where !recognizer.isSystem {
      add(.recognizer, recognizer.address, recognizer.className, called: recognizer.title)
    }
    if let controller = view.address.flatMap({ controllers[$0] }) {
      add(.controller, controller.address, controller.className)
    }
    for subview in view.subviews { add(subview, controllers) }
  }

  private mutating func add(
    _ kind: ObjectKind, _ address: CaptureAddress?, _ className: String, called name: String? = nil
  ) {
    guard let address, kinds[address] == nil else { return }
    kinds[address] = kind
    let readable = SwiftName.demangled(className)
    guard
      let name = name.flatMap({ SafeText.name($0) }) ?? readable
        ?? (referenced.contains(address) ? className : nil)
    else { return }
    identifiers[address] = names.take(name: SafeText.line(name, limit: Self.limit))
  }
}
