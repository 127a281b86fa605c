// SPDX-License-Identifier: Apache-2.0

import UIKitModel

/// The keys of an entry of `course.yml`: one that begins a part, or one of a page.
enum CourseKey: String, ScenarioKey {
  case part, page, picture, rules, claims, interview, bugs

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
    }
  }
}

/// The keys of the picture of a page.
enum CoursePictureKey: String, ScenarioKey {
  case kind, touch

  var row: KeyRow {
    switch self {
    case .kind: .needed(.name, "The kind of picture, as `hitpath render` has it.")
    case .touch: KeyRow(.value(.integer(1...1_000_000)), "The touch that it shows.", absent: "1")
    }
  }
}

extension MappingKind {
  static let courseEntry = MappingKind(
    "an entry of the course", "courseEntry", "A part or a page of a course.", [CourseKey.self])
  static let coursePicture = MappingKind(
    "a picture", "coursePicture", "The picture of a page.", [CoursePictureKey.self])
}
