// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The texts of the classes, and the classes as text.
struct ClassTreeWords: PictureWords {
  private static let shownObjects = 4
  private static let toldObjects = 12

  let subject: DiagramSubject
  let tree: ClassTree

  var summary: String {
    let responders = tree.items.filter {
      $0.isResponder && $0.parent.map { !tree.items[$0].isResponder } ?? true
    }
    return say(
      .classTreeSummary(
        objects: responders.reduce(0) { $0 + $1.total }, classes: tree.usedCount,
        ownClasses: tree.ownCount - (tree.items.contains { $0.isOwn && isAssumed($0) } ? 1 : 0),
        recognizers: subject.index.screen.gestureRecognizers.count))
  }

  /// The class, as a node or an edge names it.
  func name(of item: ClassTree.Item) -> String {
    if item.isFold { return say(.moreClasses(count: item.foldedClasses.count)) }
    let name = TextFitter.line(item.name)
    return name.isEmpty ? "?" : name
  }

  /// A node's label and its full text.
  func parts(of item: ClassTree.Item) -> (label: TreeLabel, title: String) {
    let name = name(of: item)
    var details: [String] = []
    if let role = role(of: item) { details.append(say(.role(role))) }
    if item.name == UIKitClass.recognizer { details.append(say(.noResponder)) }
    var marks: [String] = []
    if isAssumed(item) {
      marks.append(say(.assumedClass))
    } else if item.isOwn {
      marks.append(say(.ownClass))
    } else if item.isPrivate {
      marks.append(say(.privateClass))
    }
    if item.total > 1, item.parent != nil { marks.append(say(.objects(count: item.total))) }
    let label = TreeLabel(
      name: name, details: details + objects(of: item, limit: Self.shownObjects), marks: marks, nameLines: 4)
    let told = details + marks + objects(of: item, limit: Self.toldObjects)
    return (label, subject.told(of: name, told))
  }

  /// Whether it is the class of a delegate that was only assumed, since the source of the screen names none.
  func isAssumed(_ item: ClassTree.Item) -> Bool {
    guard let delegate = index.screen.delegate, item.objects == [delegate.id] else { return false }
    return ScreenSource.named(subject.analysis.trace.header.source)?.isImported ?? false
  }

  private func objects(of item: ClassTree.Item, limit: Int) -> [String] {
    if item.isFold { return [narrator.names(item.foldedClasses, limit: limit)] }
    // Names that are made from the class, such as `UIButton#2`, say nothing more.
    let names = item.objects.filter { $0 != item.name && !$0.hasPrefix(item.name + "#") }
    return names.isEmpty ? [] : [narrator.names(names, limit: limit)]
  }

  private func role(of item: ClassTree.Item) -> TreesText.ClassRole? {
    guard !item.isFold else { return nil }
    if let delegate = index.screen.delegate, item.objects == [delegate.id] {
      return delegate.isResponder ? .delegate : .plainDelegate
    }
    return item.name == "delegate" ? nil : TreesText.ClassRole(rawValue: item.name)
  }

  /// The classes in lines, indented below those that they inherit from.
  var outline: String { tree.items.outline { parts(of: tree.items[$0]).title } }
}
