// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension NameText {
  func said(in _: English.Type) -> RichText {
    switch self {
    case .label(let label): " (\(label))"
    case .pointIs(let place): "the point is \(place)"
    case .method(let method, let object): "\(method) of \(object)"
    case .segue(let controller): "the segue that shows \(controller)"
    case .unwindSegue(let action): "the segue that unwinds to \(action)"
    case .furtherRecognizers(let count): "\(count) more"
    case .andMore(let names, let count): "\(names) and \(count) more"

    case .kind(.view): "view"
    case .kind(.control): "control"
    case .kind(.window): "window"
    case .kind(.viewController): "view controller"
    case .kind(.scene): "window scene"
    case .kind(.application): "application"
    case .kind(.applicationDelegate): "application delegate"
    case .kind(.responder): "responder"

    case .source(.scenario): "scenario file"
    case .source(.storyboard): "storyboard"
    case .source(.xib): "xib"
    case .source(.recursiveDescription): "debugger dump"
    case .source(.capture): "capture of a running app"
    case .source(.xcuiTest): "XCUITest element tree"
    case .source(.appium): "Appium page source"
    case .source(.webDriverAgent): "WebDriverAgent source"
    case .source(.idb): "idb or AXe description"
    case .source(.maestro): "Maestro hierarchy"
    case .source(.earlGrey): "EarlGrey hierarchy"
    case .source(.sentry): "Sentry view hierarchy"
    case .source(.detox): "Detox view hierarchy"
    case .source(.code): "code"
    }
  }
}

extension ChainText {
  package func said(in _: English.Type) -> RichText {
    switch self {
    case .rule(.superview): "its superview"
    case .rule(.viewController): "its view controller"
    case .rule(.superviewOfView): "superview of its view"
    case .rule(.presentingViewController): "presenting controller"
    case .rule(.parentViewController): "parent controller"
    case .rule(.windowScene): "its window scene"
    case .rule(.application): "the application"
    case .rule(.applicationDelegate): "the app delegate"
    case .rule(.override): "override of `next`"
    case .rule(.end): "none"
    case .rule(.cycle): "already in the chain"

    case .outcome(.handled, let methods): "handles \(code(methods) ?? "it")"
    case .outcome(.kept, let methods): "keeps \(code(methods) ?? "it")"
    case .outcome(.forwarded, _): "passes it on"
    case .outcome(.dropped, let methods):
      "\(code(methods) ?? "it") \(methods.count > 1 ? "end" : "ends") here"
    case .outcome(.notReached, _): "not reached"
    case .runsOwnCode: "runs its own code and passes it on"
    case .asFarAsKnown(let text): "\(text), as far as is known"

    case .line(let name, let kind, let outcome): "\(name) (\(kind)): \(outcome)"
    case .notReachedLine(let names, let others):
      "\(English.row(names + (others > 0 ? ["\(others) more"] : []))): not reached"

    case .isFirstResponder: "first responder"
    case .becomesFirstResponder: "becomes first responder"
    case .passesOn(let methods): "passes on \(code(methods))"
    }
  }

  private func code(_ methods: [TouchMethod]) -> RichText? {
    methods.isEmpty ? nil : English.list(methods.map { RichText(code: $0) })
  }
}

/// The words of scenario files, which declare overrides.
extension DeclarationText {
  func said(in _: English.Type) -> RichText {
    switch self {
    case .passThrough: "`passThrough`"
    case .ignoresGates: "`ignoresGates`"
    case .subviewsFirst: "`subviewsFirst`"
    case .inherited: "UIKit's own"
    case .pointerEvents(let value): "React Native's `pointerEvents` \(value)"
    case .subviewsOnly: "`subviewsOnly`"
    case .contentBeyondBounds: "SwiftUI's, which hits what is in it also beyond its bounds"
    case .hits(let isOnly, let condition): "\(isOnly ? "only" : "unless") \(words(condition))"
    case .redirects(let target): "redirect \(target)"
    case .returns(let what): "returns \(what)"
    case .insteadOfItself(let view): "\(view) in place of the view itself"
    case .returnsInside(let view): "\(view) where `point(inside:)` says yes, else `nil`"
    case .shapes(let shapes):
      "\(shapes.count > 1 ? "union " : "")\(RichText.joined(shapes.map(words), by: " + "))"
    case .answers(let answer, nil): "\(String(answer))"
    case .answers(let answer, let condition?): "\(answer ? "only" : "unless") \(words(condition))"
    case .words(let words): RichText(words)
    }
  }

  private func words(_ shape: Shape) -> RichText {
    switch shape {
    case .always: return "always"
    case .never: return "never"
    case .bounds: return "bounds"
    case .subviews: return "subviews"
    case .outset(let sides):
      let words = sides.map { "\(English.edge($0.side)) \($0.distance)" }
      return "outset\(words.isEmpty ? "" : " ")\(words.joined(separator: ", "))"
    case .circle(let center, let radius):
      let details = [center.map { "center \($0)" }, radius.map { "radius \($0)" }].compactMap { $0 }
      return "circle\(details.isEmpty ? "" : " ")\(details.joined(separator: ", "))"
    case .roundedRect(let cornerRadius): return "`roundedRect` `cornerRadius` \(cornerRadius)"
    case .polygon(let corners): return "polygon \(corners) points"
    }
  }

  private func words(_ condition: Condition) -> RichText {
    let parts: [RichText?] = [
      condition.gestureRecognizers.map { "`gestureRecognizer` \(words($0))" },
      condition.recognizers.map { "recognizer \(words($0))" },
      condition.recognizerViews.map { "view of the recognizer \(words($0))" },
      condition.views.map { "view \(words($0))" }, condition.within.map { "within \(words($0))" },
      condition.rect.map { "rect \($0)" },
      condition.moves.isEmpty
        ? nil : "moves \(condition.moves.map(\.rawValue).joined(separator: " or "))",
      condition.code,
    ]
    return .joined(parts.compactMap { $0 }, by: "; ")
  }

  private func words(_ objects: Objects) -> RichText {
    switch objects {
    case .these(let names): names
    case .ofClasses(let names): "of class \(names)"
    }
  }
}

extension UnknownText {
  func said(in _: English.Type) -> RichText {
    switch self {
    case .ofScreen(let what): "Not known: \(what)."
    case .ofViews(let names, let what): "Not known of \(names): \(what)."

    case .fact(.viewController): "which view controllers there are; assumed to be none beyond those shown"
    case .fact(.isMultipleTouchEnabled): "`isMultipleTouchEnabled`; assumed to be `false`"
    case .fact(.isExclusiveTouch): "`isExclusiveTouch`; assumed to be `false`"
    case .fact(.boundsOrigin): "the origin of the bounds of views that do not scroll; assumed to be (0, 0)"
    case .fact(.zPosition):
      "`zPosition`, which may draw a view in front without being asked first; assumed to be 0"
    case .fact(.gestureRecognizers):
      "all of the `gestureRecognizers` and their settings; assumed to be those shown, else with UIKit's defaults"
    case .fact(.isEnabled): "`isEnabled`; assumed to be `true`"
    case .fact(.overrides):
      "whether there are overrides of `hitTest`, `point(inside:)`, `next` or the touches methods; assumed to be none "
        + "beyond those shown"
    case .fact(.animations): "whether the running animations let touches through; assumed to let them through"
    case .fact(.frame): "the frame; assumed to fill the superview"
    case .frameShown: "the frame; assumed to be the one shown"
    case .fact(.bounds): "the bounds and the transform; assumed to be the frame, upright"
    case .fact(.transform): "the transforms of views; assumed to be none"
    case .fact(.code):
      "what the app's code adds, moves, hides or sets after the views are loaded; assumed to be nothing"
    case .fact(.contentOffset): "the `contentOffset`; assumed to be (0, 0)"
    case .fact(.contentSize):
      "the `contentSize`; assumed to have no end, so that there is always more to scroll"
    case .fact(.layout): "the frames after Auto Layout; computed from the document"
    case .fact(.window): "the window; one is assumed around the view"
    case .fact(.windowLevel): "`windowLevel`; windows are assumed to be listed from back to front"
    case .fact(.isHidden): "`isHidden`; assumed to be `false`"
    case .fact(.alpha): "`alpha`; assumed to be 1"
    case .fact(.isUserInteractionEnabled):
      "`isUserInteractionEnabled`; assumed to be the default of the class"
    case .fact(.clipsToBounds): "`clipsToBounds`, which matters to the picture only; assumed to be `false`"
    case .fact(.actions), .fact(.targets): "which actions are sent; assumed to be those shown"
    case .fact(.placement):
      "where iOS puts bars, their buttons, what lies under them, the fields of search bars and the accessories of "
        + "cells; placed by rule: navigation bars below the status bar, tab bars and toolbars at the bottom edge, accessories at the "
        + "trailing edge"
    case .fact(.rows):
      "the rows or items, which come from the data source; the prototypes are assumed to be there once each"
    case .fact(.columns):
      "how the columns of the split view lie; assumed to be stacked, the last one in front"
    case .fact(.elements):
      "the views themselves; accessibility elements stand for them, so the answer is only likely, and what has no "
        + "element, such as an overlay, is missing"
    case .fact(.hierarchy): "which view is in which; guessed from where they are"
    case .fact(.pointerEvents): "the `pointerEvents` of React Native's components; assumed to be `auto`"
    case .fact(.baseClass): "which class of UIKit is above the view's own; assumed to be `UIView`"
    case .fact(.delegate): "the delegate; assumed to be none beyond those shown"
    }
  }
}
