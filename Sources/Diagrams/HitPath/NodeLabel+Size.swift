// SPDX-License-Identifier: Apache-2.0

extension NodeLabel {
  /// About the size of a node with this label.
  var nodeSize: NodeSize {
    let name = TextFitter(size: Self.size, isBold: true)
    let small = TextFitter(size: Self.smallSize)
    var size = NodeSize(width: 0, height: 10)
    func add(_ texts: [String], _ fitter: TextFitter) {
      for text in texts {
        size.width = max(size.width, fitter.width(of: text))
        size.height += fitter.size * 1.2 + 2
      }
    }
    add(name.wrap(self.name, to: limit, lines: nameLines), name)
    for detail in details where !detail.isEmpty { add(small.wrap(detail, to: limit, lines: 4), small) }
    size.width += number == nil ? 16 : 38
    return size
  }
}
