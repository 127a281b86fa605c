// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import UIKitModel

/// How a document presents its controllers: by a segue, or else by the controller's own setting (OW-16).
struct IBPresentations {
  /// The kinds of segues that present, with their present and former names.
  static let kinds: Set = ["presentation", "modal", "popoverPresentation", "popover"]

  /// The presentation styles in segues, by Interface Builder's identifiers of the presented controllers.
  private var styles: [String: Set<UIModalPresentationStyle>] = [:]

  init(_ document: IBDocument) {
    for screen in document.screens {
      for element in screen.object.withDescendants {
        for segue in element.connections("segue") where Self.kinds.contains(segue["kind"] ?? "") {
          guard let id = segue["destination"], let style = Self.style(of: segue) else { continue }
          styles[id, default: []].insert(style)
        }
      }
    }
  }

  /// The style of a controller; nil if the document has none, or if segues present the controller in several styles.
  func style(of controller: IBElement) -> UIModalPresentationStyle? {
    let declared = controller.id.flatMap { styles[$0] } ?? []
    guard declared.isEmpty else { return declared.count == 1 ? declared.first : nil }
    return controller["modalPresentationStyle"].flatMap(UIModalPresentationStyle.init)
  }

  private static func style(of segue: IBElement) -> UIModalPresentationStyle? {
    if segue["kind"]?.hasPrefix("popover") == true { return .popover }
    return segue["modalPresentationStyle"].flatMap(UIModalPresentationStyle.init)
  }
}
