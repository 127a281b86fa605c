// SPDX-License-Identifier: Apache-2.0

package import Analysis
import InputFile
import Narration
import ScenarioFile
package import Trace

/// A view as named by a person.
package struct ViewName {
  package let view: TraceView

  /// The names of the other views of this class, if the name is both the view's identifier and its class; else empty.
  package let namesakes: [String]

  /// Finds the view by identifier, by its address in a dump, or by its object ID in a document; else the only one with
  /// that class or text; else the only one of which one of these begins that way, ignoring case. The text of a button's
  /// own label means the button.
  package init(_ name: String, in index: ScreenIndex, file: String, addresses: [String: String] = [:]) throws
  {
    if let id = addresses[name.lowercased()], let view = index.view(id) {
      self.view = view
      namesakes = []
      return
    }
    if let view = index.view(name) {
      self.view = view
      namesakes =
        view.className == name
        ? Self.names(of: index.screen.views.filter { $0.className == name && $0.id != name }, in: index) : []
      return
    }
    namesakes = []
    var matches = index.screen.views.filter { $0.className == name || $0.text == name }
      .map { $0.className == name ? $0 : index.controlShowing($0) }
    if matches.isEmpty, !name.isEmpty {
      let start = name.lowercased()
      let addressed = Set(addresses.filter { $0.key.hasPrefix(start) }.values)
      matches = index.screen.views.filter { view in
        addressed.contains(view.id)
          || [view.id, view.className, view.text ?? ""].contains { $0.lowercased().hasPrefix(start) }
      }
    }
    // A button and its label may have the same text.
    matches = matches.reduce(into: []) { known, view in
      if !known.contains(where: { $0.id == view.id }) { known.append(view) }
    }
    if matches.count == 1 {
      view = matches[0]
      return
    }
    let views = index.screen.views
    let near = Spelling.nearest(
      to: name, in: views.map(\.id) + views.compactMap(\.text) + views.map(\.className))
    let several = Self.list(Self.names(of: matches, in: index))
    throw InputError(
      file: file,
      message: matches.isEmpty
        ? "there is no view '\(name)'" : "'\(name)' could be any of \(matches.count) views: \(several)",
      hint: matches.isEmpty ? near.map { "did you mean '\($0)'?" } : "name one by its id")
  }

  /// The identifiers of views, with what they show.
  private static func names(of views: [TraceView], in index: ScreenIndex) -> [String] {
    let narrator = Narrator(.english, index)
    return views.map { narrator.name($0.id) }
  }

  /// The first of many names.
  package static func list(_ names: [String]) -> String {
    names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
  }
}

extension ScreenIndex {
  /// The control of which a view of UIKit's own shows the title, or the view.
  fileprivate func controlShowing(_ view: TraceView) -> TraceView {
    guard view.uikitClass?.traits.contains(.private) == true else { return view }
    return ancestry(of: view.id).first { $0.control != nil } ?? view
  }

  /// The middle of a view, in the screen's coordinates; nil where the view's transform has none, or for a view in no window.
  package func middle(of view: TraceView) -> TracePoint? {
    screenTransform(of: view).map {
      $0(
        TracePoint(
          x: view.bounds.minX + view.bounds.size.width / 2, y: view.bounds.minY + view.bounds.size.height / 2)
      )
    }
  }
}
