// SPDX-License-Identifier: Apache-2.0

package import InputFile
import ScenarioFile
import Trace

/// The order of a course: its parts, and the pages of each.
package struct CoursePlan: Hashable, Sendable {
  package var parts: [Part] = []

  package struct Part: Hashable, Sendable {
    /// By language.
    package var name: [String: String]
    package var pages: [Page] = []
  }

  package struct Page: Hashable, Sendable {
    /// The name of its folder.
    package var name: String
    package var picture: Picture?
    package var rules: [String] = []
    package var claims: [String] = []
    package var interview: [Int] = []
    package var bugs: [Int] = []

    /// The entrance to the course that leads to the page, if it is not that of its kind.
    package var door: String?

    /// The symptom of the bug that the page is about.
    package var symptom: String?
    package var line: Int
  }

  package struct Picture: Hashable, Sendable, Encodable {
    package var kind: String
    package var touch: Int?
    package var view: String?
  }

  package var pages: [Page] { parts.flatMap(\.pages) }
}

/// Reads `course.yml`.
package enum CourseReader {
  package static func read(_ text: String, file: String) throws(InputErrors) -> CoursePlan {
    try ReadingContext.read(
      text, file: file, as: "a course", of: "a list of parts and pages", by: { ScenarioReading(source: $0) }
    ) {
      context, root in
      var plan = CoursePlan()
      for node in context.items(root, "course", of: "parts and pages") { read(node, into: &plan, context) }
      return plan
    }
  }

  private static func read(_ node: SourceNode, into plan: inout CoursePlan, _ context: ScenarioReading) {
    guard let fields = context.fields(node, .courseEntry) else { return }
    if let part = fields[CourseKey.part] {
      guard fields.values.count == 1 else {
        return context.report(node.place, "an entry that begins a part has no other key")
      }
      return plan.parts.append(CoursePlan.Part(name: context.localized(part, CourseKey.part.rawValue)))
    }
    guard let name = fields[CourseKey.page].flatMap({ context.name($0, "page") }) else {
      return context.missing("the entry has neither 'part' nor 'page'", in: fields)
    }
    if plan.pages.contains(where: { $0.name == name }) {
      context.report(fields.keyPlace(CourseKey.page), "the page '\(name.shown())' stands twice")
    }
    guard !plan.parts.isEmpty else {
      return context.report(node.place, "a page before the first part")
    }
    var page = CoursePlan.Page(name: name, line: node.place.line)
    page.picture = fields[CourseKey.picture].flatMap { picture($0, context) }
    page.rules = names(fields, .rules, context)
    page.claims = names(fields, .claims, context)
    page.interview = numbers(fields, .interview, context)
    page.bugs = numbers(fields, .bugs, context)
    page.door = fields[CourseKey.door].flatMap { context.name($0, CourseKey.door.rawValue) }
    page.symptom = fields[CourseKey.symptom].flatMap { context.name($0, CourseKey.symptom.rawValue) }
    plan.parts[plan.parts.count - 1].pages.append(page)
  }

  private static func picture(_ node: SourceNode, _ context: ScenarioReading) -> CoursePlan.Picture? {
    guard let fields = context.fields(node, .coursePicture, needing: CoursePictureKey.self),
      let kind = context.name(fields, CoursePictureKey.kind)
    else { return nil }
    return CoursePlan.Picture(
      kind: kind, touch: context.integer(fields, CoursePictureKey.touch),
      view: fields[CoursePictureKey.view].flatMap { context.name($0, CoursePictureKey.view.rawValue) })
  }

  private static func names(_ fields: Fields, _ key: CourseKey, _ context: ScenarioReading) -> [String] {
    fields[key].map { context.items($0, key.rawValue, of: "names") }?
      .compactMap { context.name($0, key.rawValue) } ?? []
  }

  private static func numbers(_ fields: Fields, _ key: CourseKey, _ context: ScenarioReading) -> [Int] {
    fields[key].map { context.items($0, key.rawValue, of: "numbers") }?
      .compactMap { context.integer($0, key.rawValue, in: 1...1000) } ?? []
  }
}

/// The keys of an entry of `course.yml`: one that begins a part, or one of a page.
enum CourseKey: String, FileKey {
  case part, page, picture, rules, claims, interview, bugs, door, symptom

  var row: KeyRow {
    switch self {
    case .part: KeyRow(.definition("localized"), "A part of the course begins, with its name by language.")
    case .page: KeyRow(.name, "The folder of a page.")
    case .picture: KeyRow(.definition("coursePicture"), "The picture that stands beside the text.")
    case .rules: KeyRow(.list(.name), "The rules that the page is about.")
    case .claims: KeyRow(.list(.name), "The claims of articles whose home the page is.")
    case .interview:
      KeyRow(.list(.value(.integer(1...1000))), "The interview questions whose home the page is.")
    case .bugs: KeyRow(.list(.value(.integer(1...1000))), "The reported bugs that belong to the page.")
    case .door:
      KeyRow(.name, "The way into the course that leads to the page.", whenAbsent: "that of its kind")
    case .symptom: KeyRow(.name, "What somebody sees of the bug, by which the first page groups them.")
    }
  }
}

/// The keys of the picture of a page.
enum CoursePictureKey: String, FileKey {
  case kind, touch, view

  var row: KeyRow {
    switch self {
    case .kind:
      .needed(.name, "The kind of picture, as `hitpath render` has it; `walks` for hit tests side by side.")
    case .touch: KeyRow(.value(.integer(1...1_000_000)), "The touch that it shows.", whenAbsent: "1")
    case .view:
      KeyRow(.name, "The view that it is about.", whenAbsent: "the one that the touch makes interesting")
    }
  }
}

extension MappingKind {
  static let courseEntry = MappingKind(
    "an entry of the course", "courseEntry", "A part or a page of a course.", [CourseKey.self])
  static let coursePicture = MappingKind(
    "a picture", "coursePicture", "The picture of a page.", [CoursePictureKey.self])
}
