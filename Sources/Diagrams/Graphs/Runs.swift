// SPDX-License-Identifier: Apache-2.0

extension Sequence {
  /// The elements in runs: one joins the run before it if it belongs to the last element there.
  func runs(where belongs: (_ last: Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { runs, element in
      if let last = runs.last?.last, belongs(last, element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
  }
}
