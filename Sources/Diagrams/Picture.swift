// SPDX-License-Identifier: Apache-2.0

/// Draws one kind of picture. The kind is declared beside the type, as a ``DiagramKind``.
protocol Picture: PictureWords, SendableMetatype {
  init(_ subject: DiagramSubject) throws(DiagramError)

  /// Whether there is anything to show. If not, the picture says so in a sentence.
  static func applies(to subject: DiagramSubject) -> Bool

  func diagram() throws(DiagramError) -> Diagram
}
