// SPDX-License-Identifier: Apache-2.0

/// The library's messages, split into warnings and errors.
struct Messages: Sendable, Equatable {
  private(set) var warnings: [String] = []
  private(set) var errors: [String] = []

  /// Reads a log. A line that does not begin with "Warning" or "Error" continues the message before it.
  init(log: String) {
    var isError = true
    for line in log.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " }
      if let rest = Self.rest(of: line, after: "Warning: ") {
        isError = false
        warnings.append(rest)
      } else if let rest = Self.rest(of: line, after: "Error: ") {
        isError = true
        errors.append(rest)
      } else if isError {
        Self.add(String(line), to: &errors)
      } else {
        Self.add(String(line), to: &warnings)
      }
    }
  }

  private static func rest(of line: Substring, after prefix: String) -> String? {
    line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : nil
  }

  private static func add(_ line: String, to messages: inout [String]) {
    guard !line.isEmpty else { return }
    if let last = messages.popLast() {
      messages.append(last + " " + line)
    } else {
      messages.append(line)
    }
  }

  /// One sentence with the logged errors, or with the warnings if there are no errors.
  func summary(otherwise text: String) -> String {
    let found = errors.isEmpty ? warnings : errors
    let joined = found.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }.joined(separator: "; ")
    return joined.isEmpty ? text : Escaping.shorten(joined, to: 2_000)
  }

  /// The error for a plugin that the library did not find; `nil` if that is not what happened.
  func missingPlugin(_ name: String) -> (code: GraphvizError.Code, message: String)? {
    let text = summary(otherwise: "")
    let signs = ["not recognized", "no layout engine", "No layout engine", "renderer for"]
    guard signs.contains(where: { text.contains($0) }) else { return nil }
    return (
      .missingPlugins,
      """
      Graphviz does not find its plugin for "\(name)". Install the package "graphviz" beside the library and \
      run "dot -c" once as administrator: it writes the list of plugins (config6, config6a or config8) into \
      the plugin folder, which is called graphviz and lies beside libgvc. If you copy files into a container, \
      copy that folder with its list too, or let GVBINDIR name another place for it. \
      Graphviz says: \(text)
      """
    )
  }
}
