// SPDX-License-Identifier: Apache-2.0

/// The containers round a scene that is shown: iOS never shows it without them.
struct IBScreenPath {
  /// The outermost controller, which the window shows.
  private(set) var outermost: IBElement

  /// The controller that a segue pushes the scene from; nil for a scene that its container begins with.
  private(set) var origin: IBElement?

  /// What containers show, by their identifier.
  private var shown: [String: IBElement] = [:]

  /// The way to a controller through the containers of a document.
  init(to controller: IBElement, in document: IBDocument, on device: IBDevice) {
    outermost = controller
    let links = Links(document)
    let isPushable = !["navigationController", "splitViewController"].contains(controller.name)
    if isPushable, links.container(of: controller) == nil, let pushing = links.pushing(controller) {
      origin = pushing.origin
      enter(pushing.container)
    }
    for _ in 0..<IBScreenReader.deepestControllers {
      guard let container = links.container(of: outermost), shown[container.id ?? ""] == nil,
        container !== controller, device.showsColumns || container.name != "splitViewController"
      else { return }
      enter(container)
    }
  }

  private mutating func enter(_ container: IBElement) {
    shown[container.id ?? ""] = outermost
    outermost = container
  }

  /// The controller that a container shows on the way to the scene; nil for one that is not on the way.
  func shown(by container: IBElement) -> IBElement? { container.id.flatMap { shown[$0] } }

  /// Whether the scene was pushed onto this container.
  func isPushed(onto container: IBElement) -> Bool {
    guard origin != nil, let id = container.id, let top = shown[id] else { return false }
    return shown[top.id ?? ""] == nil
  }

  /// Whether the scene, or what it is in, was pushed in the place of the tab bar.
  func hidesTabBar(of tabs: IBElement) -> Bool {
    var inner = shown(by: tabs)
    while let controller = inner {
      if isPushed(onto: controller) {
        return shown(by: controller)?.flag("hidesBottomBarWhenPushed") == true
      }
      inner = shown(by: controller)
    }
    return false
  }

  /// Who contains whom in a document, and who pushes whom, as segues say it.
  private struct Links {
    private var containers: [String: IBElement] = [:]
    private var origins: [String: [IBElement]] = [:]

    init(_ document: IBDocument) {
      for screen in document.screens {
        let controller = screen.object
        for segue in controller.connections("segue") where segue["kind"] == "relationship" {
          if let id = segue["destination"], containers[id] == nil { containers[id] = controller }
        }
        for element in controller.withDescendants {
          for segue in element.connections("segue") where ["show", "push"].contains(segue["kind"] ?? "") {
            if let id = segue["destination"] { origins[id, default: []].append(controller) }
          }
        }
      }
    }

    func container(of controller: IBElement) -> IBElement? { controller.id.flatMap { containers[$0] } }

    /// The navigation controller that a controller is pushed onto, and the controller that does so.
    func pushing(_ controller: IBElement) -> (container: IBElement, origin: IBElement)? {
      var open = origins[controller.id ?? ""]?.map { (top: $0, origin: $0) } ?? []
      var seen: Set<ObjectIdentifier> = [ObjectIdentifier(controller)]
      var next = 0
      while next < open.count {
        let (top, origin) = open[next]
        next += 1
        guard seen.insert(ObjectIdentifier(top)).inserted else { continue }
        if let container = container(of: top), container.name == "navigationController" {
          return (container, origin)
        }
        open += origins[top.id ?? ""]?.map { ($0, origin) } ?? []
      }
      return nil
    }
  }
}
