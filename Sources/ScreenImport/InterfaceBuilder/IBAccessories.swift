// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// Puts the views that outlets call the accessories of cells where UIKit puts them: into the cell, at its trailing edge.
enum IBAccessories {
  /// How far UIKit keeps an accessory from the trailing edge of its cell.
  private static let inset = 16.0

  /// Moves all accessory views of a document into their cells.
  static func move(in root: IBElement) {
    let elements = root.withDescendants
    let cells = elements.filter { UIKitClass.isCell($0.elementClass) }
    guard cells.contains(where: { accessory(of: $0) != nil }) else { return }
    var objects: [String: IBElement] = [:]
    var parents: [ObjectIdentifier: IBElement] = [:]
    for element in elements {
      if let id = element.id, objects[id] == nil { objects[id] = element }
      for child in element.children { parents[ObjectIdentifier(child)] = element }
    }
    // What holds a cell is no accessory of one: it would stand inside itself.
    var holders: Set<ObjectIdentifier> = []
    for cell in cells {
      var next: IBElement? = cell
      while let element = next, holders.insert(ObjectIdentifier(element)).inserted {
        next = parents[ObjectIdentifier(element)]
      }
    }
    for cell in cells {
      guard let view = objects[accessory(of: cell) ?? ""], view.isView,
        holders.insert(ObjectIdentifier(view)).inserted
      else { continue }
      _ = parents[ObjectIdentifier(view)]?.removeChildren { $0 === view }
      view.set(IBElement.accessory, "YES")
      place(view, in: cell)
      cell.append(view)
    }
  }

  private static func accessory(of cell: IBElement) -> String? {
    cell.connections("outlet").first { $0["property"] == "accessoryView" }?["destination"]
  }

  private static func place(_ view: IBElement, in cell: IBElement) {
    guard let frame = view.value(forKey: "frame"), let size = view.canvas?.size,
      let room = cell.canvas?.size
    else { return }
    frame.set("x", "\(max(0, room.width - inset - size.width))")
    frame.set("y", "\((room.height - size.height) / 2)")
  }
}
