// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

extension UIView {
  /// Gives a hosting view of SwiftUI its content, as views of SwiftUI's own behind all that is UIKit's (OW-57).
  ///
  /// Before iOS 18 these answer hit tests, and the hosting view where nothing is. Since then it answers itself there too; up to
  /// iOS 26 the views of the content still answer where they are asked themselves.
  ///
  /// - Parameters:
  ///   - rects: Where content shows, in the bounds coordinates, in points.
  ///   - name: The identifier of the view, of which those of the content are made; nil for none.
  package final func host(_ rects: [CGRect], name: String?) {
    let settings = configuration
    let isAsked = !settings.hostingViewsAnswerForContent || settings.hostedContentAnswers
    for (number, rect) in rects.enumerated() {
      let content = UIView(frame: rect)
      content.traceIdentifier = "\(name ?? "SwiftUI").content\(number == 0 ? "" : "\(number + 1)")"
      content.declaration = .named("SwiftUI.CGDrawingView")
      content.isUserInteractionEnabled = isAsked
      insertSubview(content, at: number)
    }
    guard isAsked, settings.hostingViewsAnswerForContent else { return }
    declaredHitTest = .itself { $0.declaration?.className == "SwiftUI.CGDrawingView" }
    declaration?.overrides.append(TraceOverride(method: .hitTest, kind: .returns, detail: "self"))
  }
}
