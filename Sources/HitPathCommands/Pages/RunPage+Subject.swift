// SPDX-License-Identifier: Apache-2.0

import Course
import CourseFile
import HitPath
import InputFile
import Report
import ScenarioFile

extension RunPage {
  /// The page in each language that it has a text in.
  ///
  /// - Throws: ``InputErrors`` with everything that is wrong with a text or a question.
  func subjects() throws -> [CourseSubject] {
    let texts = try texts()
    var wrong = InputErrors([])
    for result in results where result.difference != nil {
      wrong.errors.append(
        InputError(
          file: result.file ?? "", line: result.line, column: result.column,
          message: "\(result.what) does not do what its trap says",
          hint: "run 'hitpath check' on the folder"))
    }
    if !wrong.errors.isEmpty { throw wrong }
    return texts.map(subject)
  }

  private func subject(_ text: CourseText) -> CourseSubject {
    var subject = CourseSubject(name: source.name, text: text, analysis: analysis)
    subject.questions = questions.map { run in
      var common: Int?
      let touch = run.question.touch ?? run.question.only.first ?? 1
      let only = run.question.only
      var options: [String: CourseSubject.Option] = [:]
      for option in run.options {
        var place: Int?
        if option.hasRun {
          place = subject.runs.count
          subject.runs.append(
            CourseSubject.Run(
              analysis: option.analysis, settings: run.question.settings + option.option.settings, only: only,
              touch: touch))
        } else if !run.question.settings.isEmpty {
          place = common ?? subject.runs.count
          if common == nil {
            subject.runs.append(
              CourseSubject.Run(
                analysis: run.analysis, settings: run.question.settings, only: only, touch: touch))
          }
          common = place
        }
        options[option.option.key] = CourseSubject.Option(isRight: option.option.trap == nil, run: place)
      }
      return CourseSubject.Question(
        id: run.question.id, options: options, touch: run.question.kind == .whichView ? touch : nil)
    }
    return subject
  }
}
