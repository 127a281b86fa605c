// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The texts of the recognizers' picture, and the picture as text.
struct RecognizersWords: PictureWords {
  private static let mostQuestions = 5

  /// The widest line of a recognizer; the names of questions are long.
  private static let width = 220.0

  let subject: DiagramSubject
  let gestures: TouchGestures
  let rows: RecognizersRows
  private let questions: [String: [QuestionRecord]]

  init(subject: DiagramSubject, gestures: TouchGestures, rows: RecognizersRows) {
    self.subject = subject
    self.gestures = gestures
    self.rows = rows
    questions = gestures.openQuestions
  }

  // MARK: - Views

  func label(of row: RecognizersRows.Row) -> (label: NodeLabel, title: String) {
    switch row.place {
    case .view(let id):
      let name = subject.objectName(ofView: id)
      var details = [name.className].compactMap { $0 }
      if let text = index.view(id)?.text, !text.isEmpty {
        details.append("“\(TextFitter.line(text))”")
      }
      guard id == answer.hitView else {
        return (NodeLabel(name: name.name, details: details), name.full)
      }
      details.append(narrator[.legendHit])
      return (
        NodeLabel(name: name.name, details: details),
        say(.told(of: name.full, what: narrator[.legendHit]))
      )
    case .fold(let views):
      let text = narrator.text(.viewsWithout(count: views.count))
      return (NodeLabel(name: text), counted(text, views))
    case .elsewhere:
      let text = narrator.text(.notOnThePath)
      return (NodeLabel(name: "", details: [text]), text)
    }
  }

  // MARK: - Recognizers

  func name(of recognizer: RecognizerAnswer) -> ObjectName {
    ObjectName(id: recognizer.id, className: recognizer.className)
  }

  func label(of recognizer: RecognizerAnswer, leastWidth: Double = 0) -> NodeLabel {
    let name = name(of: recognizer)
    var details = [name.className].compactMap { $0 }
    details += settings(of: recognizer)
    details.append(result(of: recognizer))
    details += remarks(on: recognizer)
    let number = rows.numbers[recognizer.id].map(String.init)
    // Without a number there is more room.
    let isWider = leastWidth > 0 && number == nil
    return NodeLabel(
      number: number, name: name.name, details: details, limit: Self.width,
      leastWidth: isWider ? leastWidth + NodeLabel.numberWidth : leastWidth, nameLines: 3)
  }

  func title(of recognizer: RecognizerAnswer) -> String {
    let number = rows.numbers[recognizer.id].map { "\($0). " } ?? ""
    return TextFitter.line(number + narrator.line(recognizer))
  }

  /// Its state, with a mark.
  func result(of recognizer: RecognizerAnswer) -> String {
    let mark =
      switch RecognizerResult(recognizer) {
      case .recognized: "✓ "
      case .failed, .cancelled: "× "
      case .waiting, .undecided: "… "
      case .unseen: "– "
      }
    return mark + narrator.text(recognizer)
  }

  /// The view that did not let it begin (GR-7, GR-40); nil if none did.
  func refusingView(of recognizer: RecognizerAnswer) -> String? {
    guard let cause = recognizer.changes.last?.cause,
      cause.code == .controlVetoed || cause.code == .viewRefusedBegin
    else { return nil }
    return cause.subject
  }

  /// That a view did not let it begin; nil if none did.
  func veto(of recognizer: RecognizerAnswer) -> String? {
    refusingView(of: recognizer).map {
      narrator.text(.saysNo(object: narrator.name($0), recognizer: recognizer.id))
    }
  }

  private func settings(of recognizer: RecognizerAnswer) -> [String] {
    (gestures.settings[recognizer.id] ?? []).map { "\($0.name) = \($0.value)" }
  }

  /// The answers of delegates and others, and the requirements that do not count.
  private func remarks(on recognizer: RecognizerAnswer) -> [String] {
    let questions = (questions[recognizer.id] ?? []).filter { question in
      let isVeto = question.question == "shouldBegin" && question.asked == refusingView(of: recognizer)
      return !isVeto && !(recognizer.isSystem && question.answer)
    }
    var lines = questions.prefix(Self.mostQuestions).map { question in
      let about = question.other.map { "(\($0))" } ?? ""
      return "\(question.asked): \(question.question)\(about) → \(question.answer)"
    }
    if questions.count > Self.mostQuestions { lines.append("… +\(questions.count - Self.mostQuestions)") }
    if let unseen = gestures.unseenRequirements[recognizer.id] {
      lines.append(narrator.text(.needNotWait(names: narrator.names(unseen), count: unseen.count)))
    }
    return lines
  }

  // MARK: - The whole

  /// Sentences below the picture.
  func notes() -> [String] {
    var notes = [narrator.text(.recognizersOrder)]
    if !gestures.elsewhere.isEmpty {
      notes.append(narrator.text(.elsewhere(count: gestures.elsewhere.count)))
    }
    return notes
  }

  func outline(_ boxes: [RelationBox]) -> String {
    var lines: [String] = []
    for row in rows.rows {
      lines.append("- " + label(of: row).title)
      for recognizer in row.recognizers + row.folded {
        lines.append("  - " + title(of: recognizer))
        let details =
          settings(of: recognizer) + remarks(on: recognizer) + [veto(of: recognizer)].compactMap { $0 }
        lines += details.map { "    - " + TextFitter.line($0) }
      }
    }
    lines += boxes.map { "- " + TextFitter.line($0.sentence(narrator)) }
    lines += notes().dropFirst().map { "- " + $0 }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// What became of a recognizer, in one word.
enum RecognizerResult: String {
  case recognized, failed, cancelled, waiting, undecided, unseen

  init(_ recognizer: RecognizerAnswer) {
    if recognizer.isWaiting {
      self = .waiting
    } else if recognizer.changes.last?.state == "cancelled" {
      self = .cancelled
    } else if recognizer.recognized {
      self = .recognized
    } else if !recognizer.changes.isEmpty {
      self = .failed
    } else if recognizer.passedOver != nil || recognizer.ignoresTouch {
      self = .unseen
    } else {
      self = .undecided
    }
  }
}
