// SPDX-License-Identifier: Apache-2.0

/// Makes a document what it is on its device: without the views and constraints that are installed for other sizes, and
/// with the values that the device's size classes have.
enum IBVariations {
  /// Settles the variations of everything in a document. One that names no device is as on the canvas, for any size.
  ///
  /// - Returns: The line of the first view that is left out; nil for none.
  static func settle(_ root: IBElement) -> Int? {
    let traits = IBDevice(root.child("device"))?.traits ?? []
    var firstLeftOut: Int?
    for element in root.withDescendants {
      let variations = element.children.filter { $0.name == "variation" }
      // Those for more traits come after those for fewer.
      let matching = variations.compactMap { variation in
        conditions(of: variation).map { (variation: variation, conditions: $0) }
      }
      .filter { traits.isSuperset(of: $0.conditions) }
      let ranked = (0...2).flatMap { count in matching.filter { min($0.conditions.count, 2) == count } }
      guard !ranked.isEmpty else { continue }
      var excluded: Set<String> = []
      for (variation, _) in ranked {
        for (name, value) in variation.attributes where name != "key" { element.set(name, value) }
        for mask in variation.children where mask.name == "mask" {
          for change in mask.children {
            guard let reference = change["reference"] else { continue }
            if change.name == "exclude" { excluded.insert(reference) } else { excluded.remove(reference) }
          }
        }
      }
      guard !excluded.isEmpty else { continue }
      for list in element.children where list.name == "subviews" || list.name == "constraints" {
        let left = list.removeChildren { $0.id.map(excluded.contains) ?? false }
        if list.name == "subviews", firstLeftOut == nil { firstLeftOut = left.first?.line }
      }
    }
    return firstLeftOut
  }

  /// The traits that a variation is for, none for all devices; nil for what is no trait of a screen's size.
  private static func conditions(of variation: IBElement) -> Set<String>? {
    guard let key = variation["key"] else { return nil }
    if key == "default" { return [] }
    let conditions = key.split(separator: "-").map(String.init)
    let isOfSize = conditions.allSatisfy { $0.hasPrefix("heightClass=") || $0.hasPrefix("widthClass=") }
    return isOfSize && !conditions.isEmpty ? Set(conditions) : nil
  }
}
