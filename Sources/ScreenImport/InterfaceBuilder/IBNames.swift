// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// Gives the objects of a document their identifiers: the user's label, or a name from the class where an action
/// has to refer to the object. All others are named later, with the rest of the scenario.
struct IBNames {
  private let document: IBDocument

  /// The objects on the screen, by Interface Builder's identifiers.
  private let shown: Set<String>

  /// The objects that actions are sent to.
  private let targets: Set<String>

  private var unique = IdentifierPool.ofScenario
  private var given: [String: String] = [:]

  /// Names that an action was given before its target was read.
  private var promised: [String: String] = [:]

  init(_ document: IBDocument, showing screen: IBScreen) {
    self.document = document
    shown = Self.objects(on: screen, of: document)
    targets = Set(
      document.root.withDescendants.filter { $0.name == "action" }.compactMap { $0["destination"] })
  }

  /// The identifier of an object that is read now, nil for one that needs none.
  mutating func identifier(for element: IBElement) -> String? {
    let isReferred = element.id.map { promised[$0] != nil || (targets.contains($0) && given[$0] == nil) }
    guard Self.label(of: element) != nil || isReferred == true else { return nil }
    return name(Self.ownName(of: element), for: element)
  }

  /// The identifier of a cell that the app makes rows or items of.
  mutating func prototype(_ cell: IBElement) -> String {
    name("prototype \(Self.ownName(of: cell))", for: cell)
  }

  /// An identifier for an object that has a name in the document.
  mutating func name(_ name: String, for element: IBElement?) -> String {
    guard let key = element?.id else { return unique.take(name: name) }
    if let promised = promised.removeValue(forKey: key) {
      given[key] = promised
      return promised
    }
    let taken = unique.take(name: name)
    if given[key] == nil { given[key] = taken }
    return taken
  }

  /// What an action's target is called: its identifier, the class of an object that is not on the screen, nil
  /// for the first responder.
  mutating func target(_ destination: String?) -> String? {
    guard let destination, let element = document[destination] else { return nil }
    if let name = given[destination] ?? promised[destination] { return name }
    if element.name == "placeholder" {
      if element["placeholderIdentifier"] != "IBFilesOwner" || !shown.contains(destination) {
        return element["placeholderIdentifier"] == "IBFirstResponder"
          ? nil : SafeText.name(element["customClass"])
      }
    } else if !shown.contains(destination) {
      return element.className ?? "NSObject"
    }
    let name = unique.take(name: Self.ownName(of: element))
    promised[destination] = name
    return name
  }

  /// What the user called the object. Interface Builder calls every owner of a file "File's Owner".
  private static func label(of element: IBElement) -> String? {
    element.name == "placeholder" ? nil : SafeText.name(element["userLabel"])
  }

  private static func ownName(of element: IBElement) -> String {
    label(of: element) ?? element.className
      ?? (element.name == "placeholder" ? "UIViewController" : "UIView")
  }

  /// Everything that the screen shows: a controller with its views, and what it contains and embeds.
  private static func objects(on screen: IBScreen, of document: IBDocument) -> Set<String> {
    var found: Set<String> = []
    var open = [screen.object]
    var queued: Set<String> = []
    if let owner = document.owner(of: screen.object), let id = owner.id { found.insert(id) }
    while let object = open.popLast() {
      for element in object.withDescendants {
        if let id = element.id, element.isView || element.isController {
          found.insert(id)
        }
        guard element.name == "segue", element["kind"] == "relationship" || element["kind"] == "embed" else {
          continue
        }
        if let next = document[element["destination"]], let id = next.id, queued.insert(id).inserted {
          open.append(next)
        }
      }
    }
    return found
  }
}

extension IBDocument {
  /// The file's owner if it is the controller of this view.
  func owner(of view: IBElement) -> IBElement? {
    guard let id = view.id,
      let owner = root.child("objects")?.children.first(where: {
        $0["placeholderIdentifier"] == "IBFilesOwner"
      })
    else { return nil }
    let ownsView = owner.connections("outlet").contains {
      $0["property"] == "view" && $0["destination"] == id
    }
    return ownsView ? owner : nil
  }
}
