// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// Where a view differs from the usual of its class, in words.
struct HierarchyMarks: PictureWords {
  let subject: DiagramSubject

  /// The marks of a view: what decides about touches first, then what the source does not tell.
  func marks(of view: TraceView) -> [String] {
    let isInteractive = !view.isOfClassThatIgnoresTouches
    let clips = view.uikitClass?.isKind(of: "UIScrollView") ?? false
    var marks: [TreesText] = []
    if view.isHidden { marks.append(.hidden) }
    if view.alpha != 1 { marks.append(.property("alpha", value: narrator.alpha(view.alpha))) }
    // Labels and images, which never take touches, have this mark only if they are hidden too.
    if view.isUserInteractionEnabled != isInteractive || (view.isUnseen && !view.isUserInteractionEnabled) {
      marks.append(.interaction(isOn: view.isUserInteractionEnabled))
    }
    if view.control?.isEnabled == false { marks.append(.disabled) }
    if view.isAnimating { marks.append(.animating) }
    if view.isExclusiveTouch { marks.append(.exclusiveTouch) }
    if view.isMultipleTouchEnabled { marks.append(.multipleTouch) }
    if view.clipsToBounds != clips { marks.append(.clips(view.clipsToBounds)) }
    if view.transform != .identity { marks.append(.transformed) }
    if view.zPosition != 0 {
      marks.append(.property("zPosition", value: narrator.number(view.zPosition)))
    }
    if let window = view.window {
      if window.isKeyWindow, index.windows.count > 1 { marks.append(.keyWindow) }
      if window.windowLevel != 0 {
        marks.append(.property("windowLevel", value: narrator.number(window.windowLevel)))
      }
    }
    var words = marks.map(say) + view.overrides.map(words)
    if let methods = methods(view.implements) { words.append(methods) }
    if !view.unknown.isEmpty {
      words.append(say(.unknown(names: view.unknown.joined(separator: ", "))))
    }
    return words
  }

  /// A declared override, as `hitTest: redirect to ChatView`.
  private func words(of declared: TraceOverride) -> String {
    let method = declared.method == "pointInside" ? "point(inside:)" : declared.method
    return narrator.language.line(method, narrator.declaration(declared))
  }

  /// The touches methods that are implemented: the first one, and how many more there are.
  private func methods(_ methods: [TraceTouchesMethod]) -> String? {
    guard let first = methods.first else { return nil }
    return methods.count == 1 ? first.method.rawValue : "\(first.method) +\(methods.count - 1)"
  }

  /// A recognizer that the app attached.
  struct Badge {
    /// The gesture, such as `Tap`, and the name.
    var name: String
    /// The actions that it sends, as `→ zoomIn`, and whether it is disabled.
    var details: String

    var text: String { details.isEmpty ? name : name + " " + details }
  }

  /// The recognizers that the app attached, and how many the view brings itself.
  func recognizers(of view: TraceView) -> (badges: [Badge], ownCount: Int) {
    let records = view.gestureRecognizers.compactMap(index.recognizer)
    let own = records.filter { $0.isPartOfView == true }
    return (records.filter { $0.isPartOfView != true }.map(badge), own.count)
  }

  private func badge(of record: TraceGestureRecognizer) -> Badge {
    var type = TextFitter.line(record.className)
    let (head, tail) = ("UI", "GestureRecognizer")
    if type.hasPrefix(head), type.hasSuffix(tail), type.count > head.count + tail.count {
      type = String(type.dropFirst(head.count).dropLast(tail.count))
      if let gesture = UIKitClass.named(record.className)?.gesture, gesture != .other {
        type = say(.gesture(gesture, className: type))
      }
    }
    let isNamedAfterClass = record.id.hasPrefix(record.className)
    let name = isNamedAfterClass ? type : type + " · " + TextFitter.line(record.id)
    let actions = record.actions.map { "→ " + TextFitter.line($0.action) }
    let state = record.isEnabled ? [] : [say(.disabled)]
    return Badge(name: name, details: (actions + state).joined(separator: " "))
  }

  /// The target-action pairs of a control, as `touchUpInside → buy`.
  func actions(of view: TraceView) -> [String] {
    (view.control?.actions ?? []).map { action in
      [action.event?.rawValue, action.action].compactMap { $0 }.joined(separator: " → ")
    }
  }
}

extension DiagramSubject {
  /// The hit-test view of every touch; nil if there are several. The tree is the same for all touches, and so cannot
  /// tell of one of them.
  var hitViewOfAll: String? {
    let views = Set(analysis.touches.map(\.hitView))
    return views.count == 1 ? views.first ?? nil : nil
  }

  /// The views through which touches were found.
  var hitPathsOfAll: [String] {
    analysis.touches.flatMap { $0.hitPath(in: analysis.index(of: $0)) }
  }
}
