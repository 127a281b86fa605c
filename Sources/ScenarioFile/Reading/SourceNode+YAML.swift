// SPDX-License-Identifier: Apache-2.0

import Yams

extension SourceNode {
  /// The most nodes of a file, aliases counted wherever they stand.
  ///
  /// A few lines of aliases to aliases mean billions of values; this is where they end.
  static let maximumNodes = 2_000_000

  /// The deepest nesting that libyaml reads.
  static let maximumDepth = 1_000

  /// Reads a text that holds one YAML document. To be called on a ``DeepStack``.
  ///
  /// - Parameters:
  ///   - source: The text with its file's name.
  ///   - wanted: What the file is expected to hold.
  ///   - hint: What to tell of one that holds nothing.
  ///   - report: Takes what is wrong with single nodes; reading goes on.
  /// - Throws: What makes the whole text unreadable.
  init(
    yaml source: SourceText, of wanted: String, hint: String?, report: (InputError) -> Void
  ) throws(InputError) {
    if let place = AliasScan.aliasInKey(of: source.text) {
      throw source.error(
        at: place, "an alias as a key, or in a key; keys must be plain words", hint: "write the key out")
    }
    if let place = ValueScan.place(of: Self.maximumNodes, in: source.text) {
      throw source.error(
        at: place, "more than \(Self.maximumNodes) lines, commas, colons and brackets that can part values")
    }
    let root: Node?
    do {
      // The basic resolver leaves every scalar a text: what it means is decided by the key that it belongs
      // to.
      root = try Parser(yaml: source.text, resolver: .basic, encoding: .utf8).singleRoot()
    } catch let error as YamlError {
      throw error.inputError(in: source)
    } catch {
      throw InputError(file: source.file, message: "not readable as YAML: \(error)")
    }
    guard let root else {
      throw InputError(
        file: source.file, message: "the file is empty, expected \(wanted)", hint: hint)
    }
    var builder = NodeBuilder(source: source)
    self = try builder.node(root, report: report)
  }
}

/// Turns Yams' nodes into nodes of our own.
private struct NodeBuilder {
  let source: SourceText
  var count = 0

  mutating func node(_ node: Node, report: (InputError) -> Void) throws(InputError) -> SourceNode {
    count += 1
    let place = SourcePlace(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
    guard count <= SourceNode.maximumNodes else {
      throw source.error(
        at: place, "more than \(SourceNode.maximumNodes) values, aliases counted wherever they stand",
        hint: source.text.utf8.contains(UInt8(ascii: "*")) ? "an alias that holds aliases multiplies" : nil)
    }
    switch node {
    case .scalar(let scalar):
      check(scalar.tag, at: place, report: report)
      let isText = scalar.tag.rawValue == Tag.Name.str.rawValue || scalar.tag.rawValue == "!"
      let isPlain = scalar.style == .plain && !isText
      return SourceNode(content: .scalar(scalar.string, isPlain: isPlain), place: place)
    case .sequence(let sequence):
      check(sequence.tag, at: place, report: report)
      var items: [SourceNode] = []
      items.reserveCapacity(sequence.count)
      for item in sequence { items.append(try self.node(item, report: report)) }
      return SourceNode(content: .list(items), place: place)
    case .mapping(let mapping):
      check(mapping.tag, at: place, report: report)
      var entries: [SourceEntry] = []
      entries.reserveCapacity(mapping.count)
      for (key, value) in mapping {
        if let entry = try entry(key, value, report: report) { entries.append(entry) }
      }
      return SourceNode(content: .mapping(entries), place: place)
    case .alias:
      // The parser resolves aliases; only trees made in code hold them.
      return SourceNode(content: .scalar("", isPlain: true), place: place)
    }
  }

  private mutating func entry(
    _ key: Node, _ value: Node, report: (InputError) -> Void
  ) throws(InputError) -> SourceEntry? {
    let place = SourcePlace(line: key.mark?.line ?? 1, column: key.mark?.column ?? 1)
    guard case .scalar(let scalar) = key else {
      report(source.error(at: place, "a list or mapping as a key; keys must be plain words"))
      return nil
    }
    count += 1
    if scalar.string == "<<", scalar.style == .plain {
      report(
        source.error(
          at: place, "merge keys '<<' are not supported",
          hint: "write the keys out, or give a whole value by alias"))
      return nil
    }
    return SourceEntry(key: scalar.string, place: place, value: try node(value, report: report))
  }

  private func check(_ tag: Tag, at place: SourcePlace, report: (InputError) -> Void) {
    switch tag.rawValue {
    case "", "!", Tag.Name.str.rawValue, Tag.Name.seq.rawValue, Tag.Name.map.rawValue: break
    default:
      report(
        source.error(
          at: place, "the tag '\(tag.rawValue.shown())' is not supported",
          hint: "write the value without a tag"))
    }
  }
}
