// SPDX-License-Identifier: Apache-2.0

/// The words of scenario files, in which overrides are declared.
extension DeclarationText {
  func said(in _: English.Type) -> RichText {
    switch self {
    case .passThrough: "`passThrough`"
    case .ignoresGates: "`ignoresGates`"
    case .subviewsFirst: "`subviewsFirst`"
    case .subviewsOnly: "`subviewsOnly`"
    case .hits(let isOnly, let condition): "\(isOnly ? "only" : "unless") \(words(condition))"
    case .redirects(let target): "redirect \(target)"
    case .returns(let what): "returns \(what)"
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
      condition.recognizers.map { "recognizer \(words($0))" }, condition.views.map { "view \(words($0))" },
      condition.within.map { "within \(words($0))" }, condition.rect.map { "rect \($0)" },
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
