// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// Combines storyboards that refer to each other into one document.
enum IBReferences {
  struct Root {
    /// The name of the storyboard in references.
    let name: String
    let element: IBElement
  }

  /// The largest number of references in a row.
  private static let mostSteps = 20

  /// Adds the scenes of all storyboards to the first, and connects segues to the scenes that references stand for.
  static func follow(in roots: [Root]) {
    guard roots.count > 1, let first = roots.first?.element.child("scenes") else { return }
    var targets: [String: String] = [:]
    for (number, root) in roots.enumerated() where number > 0 {
      // Xcode's templates give the first scene of every storyboard the same identifiers.
      distinguish(root.element, by: "\(number + 1):")
    }
    for root in roots {
      for placeholder in controllers(of: root.element) where placeholder.name == "viewControllerPlaceholder" {
        let name = placeholder["storyboardName"] ?? root.name
        guard let id = placeholder.id, let other = roots.first(where: { $0.name == name }) else { continue }
        targets[id] = target(placeholder["referencedIdentifier"], in: other.element)
      }
    }
    for (number, root) in roots.enumerated() {
      for element in root.element.withDescendants {
        guard let destination = element["destination"], let target = end(of: destination, targets) else {
          continue
        }
        element.set("destination", target)
      }
      if let initial = root.element["initialViewController"], let target = end(of: initial, targets) {
        root.element.set("initialViewController", target)
      }
      guard number > 0 else { continue }
      for scene in root.element.children(of: "scenes") { first.append(scene) }
    }
  }

  private static func controllers(of root: IBElement) -> [IBElement] {
    root.children(of: "scenes").flatMap { $0.children(of: "objects") }
  }

  /// The scene with a given identifier, or the initial scene of a storyboard.
  private static func target(_ identifier: String?, in root: IBElement) -> String? {
    guard let identifier else { return root["initialViewController"] }
    return controllers(of: root).first { $0["storyboardIdentifier"] == identifier }?.id
  }

  private static func end(of id: String, _ targets: [String: String]) -> String? {
    var found = targets[id]
    for _ in 0..<mostSteps {
      guard let next = found.flatMap({ targets[$0] }) else { return found }
      found = next
    }
    return nil
  }

  /// Adds a prefix to all identifiers of a document, and wherever it refers to them.
  private static func distinguish(_ root: IBElement, by prefix: String) {
    let elements = root.withDescendants
    let ids = Set(elements.compactMap(\.id))
    let names = ["id", "destination", "firstItem", "secondItem", "reference", "initialViewController"]
    for element in elements {
      for name in names {
        guard let value = element[name], ids.contains(value) else { continue }
        element.set(name, prefix + value)
      }
    }
  }
}
