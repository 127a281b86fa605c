// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// Makes the section of one touch.
struct TouchModelBuilder {
  let answer: TouchAnswer
  let number: Int
  let pictures: TouchPictures
  let narrator: Narrator

  var index: ScreenIndex { narrator.index }

  /// How many steps the short story tells at most.
  static let storyLimit = 10

  func model() -> TouchModel {
    let told = storySteps()
    let left = answer.walk.count - told.count
    let returned = answer.returnedView(in: index)
    var walk = StepTableBuilder(narrator: narrator, hitPath: Set(answer.hitPath(in: index)))
    walk.returned = returned
    let tables = walk.tables(
      answer.walk, region: region(.walkHeading, .scrollableTable),
      remainingRegion: region(.remainingSteps, .scrollableTable))
    walk.returned = nil
    let restsOn = narrator.restsOn(answer)
    let last = returned.map {
      StoryLine(number: answer.walk.count + 1, sentence: narrator.returned($0), mark: "hit")
    }
    return TouchModel(
      anchor: "touch\(number)",
      heading: narrator.heading(answer, number: number),
      verdict: narrator.verdict(answer),
      overlay: picture(pictures.overlay, .overlayTitle),
      hasStory: !told.isEmpty,
      story: told.map {
        StoryLine(number: $0.order, sentence: narrator.step($0), mark: Mark.of($0))
      } + (last.map { [$0] } ?? []),
      moreSteps: left > 0 ? narrator.moreSteps(left) : nil,
      hitPath: picture(pictures.hitPath, .hitPathTitle),
      hasWalk: !tables.isEmpty,
      passes: narrator.passes(answer),
      tables: tables + otherWalks(walk),
      chain: chain(),
      chainPicture: picture(pictures.responderChain, .chainTitle),
      hasOutcome: !outcomes.isEmpty,
      outcomes: outcomes,
      hasUnknowns: !restsOn.isEmpty,
      unknowns: restsOn,
      neverAsked: NeverAskedBuilder(answer: answer, narrator: narrator).model())
  }

  private var outcomes: [OutcomeList] {
    let lists: [(FixedText, [String])] = [
      (.recognizersHeading, answer.outcome.recognizers.map { narrator.line($0) }),
      (.actionsHeading, narrator.deeds(answer).map { narrator.line($0) }),
      (.withholdingsHeading, answer.outcome.withholdings.map { narrator.line($0) }),
    ]
    return lists.filter { !$0.1.isEmpty }.map { OutcomeList(outcomeHeading: narrator[$0.0], lines: $0.1) }
  }

  /// The steps of the story: all of a short walk; of a long one those on the hit path, then the first others.
  private func storySteps() -> [WalkStep] {
    guard answer.walk.count > Self.storyLimit else { return answer.walk }
    let onPath = answer.walk.filter { $0.outcome != .refused }.suffix(Self.storyLimit)
    let others = answer.walk.filter { $0.outcome == .refused }.prefix(Self.storyLimit - onPath.count)
    return (onPath + others).sorted { $0.order < $1.order }
  }

  private func otherWalks(_ walk: StepTableBuilder) -> [StepTable] {
    guard answer.passesDiffer else { return [] }
    return answer.passes.dropLast().compactMap { pass in
      let name = narrator.pass(pass)
      let region = "\(region(.walkHeading, .scrollableTable)), \(name)"
      return walk.tables(pass.steps, fold: name, region: region, remainingRegion: "").first
    }
  }

  private func chain() -> ChainTable? {
    guard !answer.chain.isEmpty else { return nil }
    return ChainTable(
      chainCaption: narrator.chainCaption(answer),
      chainRegion: region(.chainHeading, .scrollableTable),
      responders: answer.chain.enumerated().map { position, step in
        let id = step.responder.id
        return ChainRow(
          position: position + 1, outcomeMark: Mark.of(step.outcome), responder: id,
          responderText: index.view(id)?.text, responderClass: step.responder.className,
          kind: narrator.kind(step.responder.kind), next: narrator.rule(step.rule),
          outcome: narrator.outcome(step))
      })
  }

  private func picture(_ svg: String, _ title: FixedText) -> PictureModel? {
    svg.isEmpty ? nil : PictureModel(svg: svg, region: region(title, .scrollablePicture))
  }

  /// A name for a box that scrolls, different from all others in the page.
  private func region(_ title: FixedText, _ what: FixedText) -> String {
    "\(narrator[title]) \(number) – \(narrator[what])"
  }
}

/// Signs beside words, for quick reading; they say nothing that the words do not.
enum Mark {
  static func of(_ step: WalkStep) -> String {
    switch step.outcome {
    case .hit: "hit"
    case .passedUp: "path"
    case .refused: "refused"
    }
  }

  static func of(_ outcome: ChainStep.Outcome) -> String { outcome.rawValue }
}
