// SPDX-License-Identifier: Apache-2.0

/// The words of scenario files, in which overrides are declared.
extension PartialCatalogue {
  static func text(_ text: DeclarationText) -> String {
    switch text {
    case .passThrough: "passThrough"
    case .ignoresGates: "ignoresGates"
    case .subviewsFirst: "subviewsFirst"
    case .subviewsOnly: "subviewsOnly"
    case .hits(let isOnly, let condition): (isOnly ? "only " : "unless ") + words(condition)
    case .redirects(let target): "redirect \(target)"
    case .returns(let what): "returns \(what)"
    case .shapes(let shapes):
      (shapes.count > 1 ? "union " : "") + shapes.map(words).joined(separator: " + ")
    case .answers(let answer, nil): "\(answer)"
    case .answers(let answer, let condition?): (answer ? "only " : "unless ") + words(condition)
    case .words(let words): words
    }
  }

  private static func words(_ shape: DeclarationText.Shape) -> String {
    switch shape {
    case .always: return "always"
    case .never: return "never"
    case .bounds: return "bounds"
    case .subviews: return "subviews"
    case .outset(let sides):
      let words = sides.map { "\(edge($0.side)) \($0.distance)" }
      return (["outset"] + [words.joined(separator: ", ")].filter { !$0.isEmpty }).joined(separator: " ")
    case .circle(let center, let radius):
      let details = [center.map { "center \($0)" }, radius.map { "radius \($0)" }].compactMap { $0 }
      return (["circle"] + [details.joined(separator: ", ")].filter { !$0.isEmpty }).joined(separator: " ")
    case .roundedRect(let cornerRadius): return "roundedRect cornerRadius \(cornerRadius)"
    case .polygon(let corners): return "polygon \(corners) points"
    }
  }

  private static func words(_ condition: DeclarationText.Condition) -> String {
    [
      condition.gestureRecognizers.map { "gestureRecognizer \(words($0))" },
      condition.recognizers.map { "recognizer \(words($0))" }, condition.views.map { "view \(words($0))" },
      condition.within.map { "within \(words($0))" }, condition.rect.map { "rect \($0)" },
    ].compactMap { $0 }.joined(separator: "; ")
  }

  private static func words(_ objects: DeclarationText.Objects) -> String {
    switch objects {
    case .these(let names): names
    case .ofClasses(let names): "of class \(names)"
    }
  }
}
