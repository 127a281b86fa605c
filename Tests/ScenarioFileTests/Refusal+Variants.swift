// SPDX-License-Identifier: Apache-2.0

extension Refusal {
  static let questions = [
    Refusal(
      "window: {}\nmode: questoin", ":2:7: error: 'mode' takes question, found 'questoin'",
      hint: "did you mean 'question'?"),
    Refusal(
      "window: {}\nquestion: Who?", ":2:1: error: 'question' without 'mode'", hint: "add mode: question"),
    Refusal(
      "window: {}\nmode: question\nquestion: {fr: Qui?}",
      ":3:12: error: a text by language has no key 'fr'", hint: "its keys: en, zh-Hans"),
  ]

  private static func variant(_ text: String, _ complaint: String, hint: String? = nil) -> Refusal {
    Refusal(
      "window: {id: W, subviews: [{id: Box, frame: [0, 0, 9, 9]}, {id: List, class: UIScrollView}]}\nvariants:\n- \(text)",
      complaint, hint: hint)
  }

  static let variants = [
    variant(
      "{object: Box, system: [12]}",
      ":3:17: error: 'system' is a setting of the simulation, and the variant has an 'object'",
      hint: "remove 'object'"),
    variant("{system: [2]}", ":3:13: error: 'system' takes a number from 3.2 to 99, found 2"),
    Refusal(
      "window: {}\nvariants: {isHidden: [true]}",
      ":2:11: error: 'variants' takes a list of variants, found a mapping", hint: "begin each item with '- '"),
    variant("alpha", ":3:3: error: expected a variant as a mapping of keys, found 'alpha'"),
    variant("{}", ":3:3: error: the variant has no property", hint: "such as isHidden: [true, false]"),
    variant(
      "{object: Box}", ":3:3: error: the variant has no property", hint: "such as isHidden: [true, false]"),
    variant(
      "{object: Box, isHiden: [true]}", ":3:17: error: a variant has no key 'isHiden'",
      hint: "did you mean 'isHidden'?"),
    variant(
      "{object: Box, isHidden: [true], alpha: [1]}",
      ":3:35: error: a variant of 2 properties, expected one",
      hint: "begin a further entry with '- '; all combinations are tried"),
    variant(
      "{isHidden: [true]}",
      ":3:4: error: 'isHidden' is no setting of the simulation, and the variant has no 'object'",
      hint: "say whose it is, such as object: Button"),
    variant(
      "{object: Box, isHidden: true}",
      ":3:27: error: 'isHidden' takes a list of values, one for each variant, found 'true'"),
    variant("{object: Box, isHidden: []}", ":3:27: error: 'isHidden' lists no value"),
    variant(
      "{object: Box, isHidden: [true, true]}", ":3:34: error: the value true stands twice in the list"),
    variant(
      "{object: Box, alpha: [0]}\n- {object: Box, alpha: [1]}",
      ":4:17: error: 'alpha' is varied already in line 3"),
    variant(
      "{object: Box, tag: [1, 2, 3, 4, 5, 6, 7, 8, 9]}\n- {object: Box, isHidden: [true, false]}",
      ":2:1: error: the values of 'variants' make 18 combinations, expected 16 at most"),
  ]

  static let variantExpectations = [
    variant(
      "{object: Box, isHidden: [true], inherits: true}", ":3:35: error: 'inherits' without 'expect'",
      hint: "it fills in what the variant's 'expect' leaves out: add an 'expect'"),
    variant(
      "{object: Box, isHidden: [true], expect: Box}",
      ":3:43: error: 'expect' takes a mapping of keys, or a list of such mappings, found 'Box'"),
    variant(
      "{object: Box, isHidden: [true], expect: []}", ":3:43: error: 'expect' lists no expectation",
      hint: "leave it out where nothing is expected"),
    variant(
      "{object: Box, isHidden: [true], expect: {value: false, cycles: []}}",
      ":3:51: error: 'value' is one of the values that 'isHidden' gets, found 'false'"),
    variant(
      "{object: Box, isHidden: [true], expect: {hitView: W}}",
      ":3:43: error: touch 1 is expected to do something, but the scenario has 0 touches"),
    variant(
      "{object: Box, isHidden: [true], expect: {properties: {Bax: {alpha: 1}}}}",
      ":3:57: error: 'properties' names 'Bax', which does not exist", hint: "did you mean 'Box'?"),
    variant(
      "{object: Box, isHidden: [true], expect: {properties: {Box: {isOn: true}}}}",
      ":3:63: error: 'isOn' belongs to UISwitch, 'Box' is a UIView"),
    variant(
      "{object: Box, class: [UISwitch, UISlider], expect: [{value: UISwitch, properties: {Box: {isOn: true}}}, "
        + "{value: UISlider, properties: {Box: {isOn: true}}}]}",
      ":3:144: error: 'isOn' belongs to UISwitch, 'Box' is a UISlider"),
    Refusal(
      "window: {}\nexpect: {value: true, cycles: []}",
      ":2:10: error: an expectation has no key 'value'", hint: "'value' is a key of a view"),
  ]

  /// What only reading the object with the value tells.
  static let variedObjects = [
    variant(
      "{object: Bax, isHidden: [true]}", ":3:12: error: 'object' names 'Bax', which does not exist",
      hint: "did you mean 'Box'?"),
    variant(
      "{object: List.panGestureRecognizer, isEnabled: [false]}",
      ":3:12: error: 'List.panGestureRecognizer' comes with its view, so a file has no keys for it",
      hint: "code can set it: {set: {List.panGestureRecognizer: {isEnabled: …}}} under 'touches'"),
    variant(
      "{object: Box, isHidden: [false, yes]}",
      ":3:35: error: 'isHidden' takes true or false, found 'yes'", hint: "write true, without quotes"),
    variant(
      "{object: Box, isOn: [true, false]}", ":3:17: error: 'isOn' belongs to UISwitch, this view is a UIView"),
    variant(
      "{object: UIApplication, isHidden: [true]}", ":3:27: error: the application has no key 'isHidden'",
      hint: "'isHidden' is a key of a view"),
    variant(
      "{object: Box, bounds: [[0, 0, 1, 1]]}",
      ":3:17: error: both 'frame' and 'bounds', expected one way to say where the view is",
      hint: "give 'frame', or 'bounds' with 'center'"),
    variant(
      "{object: Box, hitTest: [passThrough, {redirect: Bax}]}",
      ":3:51: error: 'redirect' names 'Bax', which does not exist", hint: "did you mean 'Box'?"),
    variant(
      "{object: Box, next: [List]}\n- {object: List, next: [Box]}",
      ":3:24: error: the responder chain never ends: Box -> List -> Box", hint: "'next: nil' ends the chain"),
    variant(
      "{hitTestPasses: [0]}", ":3:20: error: 'hitTestPasses' takes a number from 1 to 10, found 0"),
  ]
}
