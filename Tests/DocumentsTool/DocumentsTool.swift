// SPDX-License-Identifier: Apache-2.0

import Documents
import Foundation
import TestSupport

/// Rewrites the tables of docs/ from the program's declarations. `make docs` runs it.
@main
struct DocumentsTool {
  @MainActor
  static func main() throws {
    for page in try DocumentPage.all() { try write(page.path, page.updated) }
    try write(FidelityPage.path, FidelityPage.updated)
  }

  private static func write(_ path: String, _ updated: (String) throws -> String) throws {
    let old = try Repository.text(path)
    let new = try updated(old)
    guard new != old else { return }
    try new.write(to: Repository.url(path), atomically: true, encoding: .utf8)
    print(path)
  }
}
