// SPDX-License-Identifier: Apache-2.0

import Foundation

// ListingsTool OUTPUT FILE…: writes a Swift file with the Swift listings of Markdown texts, those of a text as the body
// of a function, which also passes the views in them to `Listings`. Listings with UIKit names that the model does not
// have are left out, unless they override something.

/// Names in listings that the model does not have: layouts, layers, some of UIKit's controllers and cells, and another
/// task.
let missing = [
  "Anchor.", "ntrinsicContentSize", "navigationController", "layer.", "CALayer", "CellStyle", "await ",
  "UIContextMenu",
]

/// The listings of a text, with the lines in which they begin.
func listings(in text: String) -> [(line: Int, code: [String])] {
  let override = #/^ *override (func|var next)/#
  var found: [(line: Int, code: [String])] = []
  var isOpen = false
  for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    if isOpen, line == "```" {
      isOpen = false
    } else if isOpen {
      found[found.count - 1].code.append(String(line))
    } else if line == "```swift" {
      isOpen = true
      found.append((number + 2, []))
    }
  }
  return found.filter { listing in
    listing.code.contains { $0.contains(override) }
      || !listing.code.contains { line in missing.contains { line.contains($0) } }
  }
}

/// The code without the parts that need the Objective-C runtime.
func plain(_ line: String) -> String {
  line.replacing(#/@(objc|IBAction) /#, with: "")
    .replacing(#/#selector\((?:[\w.]+\.)?(\w+)(?:\([\w:]*\))?\)/#) { "\"\($0.output.1)\"" }
}

/// The names of views with overrides that a scenario can declare too.
func viewsWithOverrides(_ code: [String]) -> [String] {
  let overrides = #/override func (hitTest|point\(inside|gestureRecognizerShouldBegin|touchesShould)/#
  var (name, names): (String?, [String]) = (nil, [])
  for line in code {
    if let found = line.firstMatch(of: #/^(?:final )?class (\w+): UI(\w+)/#) {
      let isView = !found.output.2.hasSuffix("Controller") && !found.output.2.hasSuffix("Recognizer")
      name = isView ? String(found.output.1) : nil
    } else if let view = name, line.contains(overrides) {
      names.append(view)
      name = nil
    }
  }
  return names
}

let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
guard let output = arguments.first else { fatalError("ListingsTool OUTPUT FILE…") }
var functions = ""
var extensions = ""
var calls = ""
for file in arguments.dropFirst() {
  let page = file.deletingLastPathComponent().lastPathComponent
  var body = ""
  var count = 0
  for listing in listings(in: try String(contentsOf: file, encoding: .utf8)) {
    let views = viewsWithOverrides(listing.code)
    let code = """
      #sourceLocation(file: "\(page).md", line: \(listing.line))
      \(listing.code.map(plain).joined(separator: "\n"))
      #sourceLocation()
      \(views.map { "    add(\"\($0)\", of: \"\(page)\") { \($0)(frame: $0) }\n" }.joined())
      """
    if listing.code.first?.hasPrefix("extension ") == true {
      extensions += code
    } else if listing.code.first?.firstMatch(of: #/^(@\w+ )?(final )?(class|func) /#) != nil {
      body += code
    } else {
      // Code that performs actions is only compiled, not run: there is no app here.
      count += 1
      body += "    func listing\(count)() {\n\(code)    }\n"
    }
  }
  guard !body.isEmpty else { continue }
  let name = page.map { $0.isLetter || $0.isNumber ? $0 : "_" }.map(String.init).joined()
  functions += "  func \(name)() {\n\(body)  }\n\n"
  calls += "    \(name)()\n"
}
let imports = ["Foundation", "UIKitModel"].map { "import \($0)\n" }.joined()
try """
\(imports)
\(extensions)
extension Listings {
  func addAll() {
\(calls)  }

\(functions)}

""".write(to: output, atomically: true, encoding: .utf8)
