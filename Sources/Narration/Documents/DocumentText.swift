// SPDX-License-Identifier: Apache-2.0

/// The words of documents, and of the moving picture that they show. Names are inserted as they are.
package enum DocumentText: Sayable, Hashable, Sendable {
  // The moving picture.
  case walkSummary(steps: Int)
  case stepOf(number: Int, total: Int, phase: String)
  case furtherSteps(count: Int)

  // Documents.
  case overview
  case wholeScreen
  case scenarios
}
