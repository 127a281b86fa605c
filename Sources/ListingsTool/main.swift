// SPDX-License-Identifier: Apache-2.0

import Foundation

// ListingsTool OUTPUT FILE…: writes a Swift file that has those Swift listings of Markdown texts that override something,
// each as the body of a function, and that tells `Listings` of the views in them. Other listings are parts of code that
// stands around them, and are left out.

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
  return found.filter { $0.code.contains { $0.contains(override) } }
}

/// The code without what needs the Objective-C runtime.
func plain(_ line: String) -> String {
  line.replacing(#/@(objc|IBAction) /#, with: "")
    .replacing(#/#selector\((?:[\w.]+\.)?(\w+)(?:\([\w:]*\))?\)/#) { "\"\($0.output.1)\"" }
}

/// The names of views that override what a scenario can say of them too.
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
var calls = ""
for file in arguments.dropFirst() {
  let page = file.deletingLastPathComponent().lastPathComponent
  for (number, listing) in listings(in: try String(contentsOf: file, encoding: .utf8)).enumerated() {
    let name = "\(page.map { $0.isLetter || $0.isNumber ? $0 : "_" }.map(String.init).joined())_\(number)"
    functions += """
        func \(name)() {
      #sourceLocation(file: "\(page).md", line: \(listing.line))
      \(listing.code.map(plain).joined(separator: "\n"))
      #sourceLocation()
      \(viewsWithOverrides(listing.code).map { "    add(\"\($0)\", of: \"\(page)\") { \($0)(frame: $0) }\n" }.joined())  }


      """
    calls += "    \(name)()\n"
  }
}
let imports = ["Foundation", "UIKitModel"].map { "import \($0)\n" }.joined()
try """
\(imports)
extension Listings {
  func addAll() {
\(calls)  }

\(functions)}

""".write(to: output, atomically: true, encoding: .utf8)
