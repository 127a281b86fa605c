// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// A document of PDFKit, which has a tap of its own (OW-95).
@MainActor
open class PDFView: UIView {
  private final let tap = DocumentTapGestureRecognizer()

  /// The action of the tap, which selects or follows what it is on.
  private nonisolated static let tapAction = "handleTap:"

  override func didInit() {
    super.didInit()
    addGestureRecognizer(tap)
    implement(Self.tapAction) { _, _ in }
    tap.addTarget(self, action: Self.tapAction)
  }
}

/// The tap of a document, which since iOS 13 keeps those around the document from recognizing (OW-95).
///
/// PDFKit attaches it to a view inside the document.
final class DocumentTapGestureRecognizer: UITapGestureRecognizer {
  override var isPartOfView: Bool { true }

  override var depthInView: Int { 1 }

  override init() {
    super.init()
    declaration = .named("_PDFDocumentTapGestureRecognizer")
  }

  /// A touch on the document or on the views that PDFKit has in it, and on none that the app has added.
  override func concerns(_ touch: UITouch) -> Bool {
    guard configuration.documentsKeepTaps, let view, let touched = touch.view else { return false }
    let inside = touched.selfAndSuperviews.prefix { $0 !== view }
    return inside.allSatisfy { $0.declaration?.className?.hasPrefix(UIKitClass.documentPrefix) == true }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, let other = preventedGestureRecognizer.view, other !== view,
      view.isDescendant(of: other)
    else { return OptionalMethods.missing(false) }
    return super.canPrevent(preventedGestureRecognizer)
  }
}
