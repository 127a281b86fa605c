// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import FoundationTypes
import Narration
import Trace

// The words of answers are structures instead of enumerations, because a later version may add words and code that
// compares them must still compile. Their raw values are the words that `hitpath explain --format json` writes.

/// The theme in `Diagrams`, which ``Answer/Theme`` hides; the module name cannot qualify it, because an enumeration has
/// the same name.
typealias DiagramTheme = Theme

extension Answer {
  /// Who acts on a touch, and what happens.
  public struct Verdict: Hashable, Sendable {
    /// What happens.
    public struct Code: RawRepresentable, Hashable, Sendable {
      /// The word in JSON.
      public let rawValue: String

      /// Creates a code from its word.
      public init(rawValue: String) { self.rawValue = rawValue }

      init(_ code: Analysis.Verdict.Code) { rawValue = code.rawValue }

      /// A recognizer recognized its gesture.
      public static let recognized = Self(.recognized)
      /// A control sent an action.
      public static let controlActed = Self(.controlActed)
      /// A row or an item was selected or deselected.
      public static let selected = Self(.selected)
      /// A scroll view scrolls with the touch.
      public static let scrolled = Self(.scrolled)
      /// A responder became first responder.
      public static let focused = Self(.focused)
      /// A view was hit but does not get the touch.
      public static let withheld = Self(.withheld)
      /// A responder implements the touch method and keeps the event.
      public static let handled = Self(.handled)
      /// A control keeps the event.
      public static let keptByControl = Self(.keptByControl)
      /// A scroll view keeps the event.
      public static let keptByScrollView = Self(.keptByScrollView)
      /// A view was hit, but no responder on its chain took the event.
      public static let dropped = Self(.dropped)
      /// A view was hit; the source does not say whether a responder on its chain takes the event.
      public static let undecided = Self(.undecided)
      /// No window claimed the touch.
      public static let unclaimed = Self(.unclaimed)
    }

    /// What happens.
    public let code: Code

    /// The recognizers, or the control, list, scroll view or responder, that act on the touch or keep it; empty if
    /// there are none.
    public let actors: [String]

    /// The names of the actions that these send, each once.
    public let actions: [String]

    /// The views that lose the touch or never get it.
    public let losers: [String]

    /// How long after the lift it happens, in seconds; nil if at the lift or before.
    public let lateness: TimeInterval?

    /// The first of ``actors``; nil if nobody acts.
    public var actor: String? { actors.first }

    init(_ touch: TouchAnswer) {
      let verdict = touch.verdict
      code = Code(verdict.code)
      actors = touch.winner.map { [$0] + verdict.companions } ?? []
      losers = touch.losers
      lateness = verdict.act.late
      let senders = Set(actors)
      actions = touch.outcome.actions.reduce(into: []) { names, call in
        guard call.kind == .action, call.sender.map(senders.contains) ?? false, !names.contains(call.name)
        else { return }
        names.append(call.name)
      }
    }
  }

  /// Why something was refused, cancelled, delayed or dropped.
  public struct Reason: Hashable, Sendable {
    /// The code of a reason, such as `hidden`. `docs/reasons.md` lists all codes with an example and the usual fix.
    public struct Code: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
      /// The word in JSON and in traces.
      public let rawValue: String

      /// Creates a code from its word.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates a code from a literal: `reason.code == "hidden"`.
      ///
      /// - Precondition: The word is one of the codes in `docs/reasons.md`, so that a misspelling does not go
      ///   unnoticed.
      public init(stringLiteral word: String) {
        precondition(TraceReason.Code(rawValue: word) != nil, "There is no reason '\(word)'.")
        rawValue = word
      }
    }

    /// Which reason it is.
    public let code: Code

    /// The object that decided, if it is not the one that the reason is about.
    public let subject: String?

    /// The numbers that decided, by name: in points, seconds or without a unit.
    public let numbers: [String: Double]

    private let reason: TraceReason

    init(_ reason: TraceReason) {
      self.reason = reason
      code = Code(rawValue: reason.name)
      subject = reason.subject
      numbers = reason.numbers.byWord
    }

    /// What a reason of this code means.
    public func meaning(in language: Language = .english) -> String {
      language.language.meaning(of: reason.code)
    }

    /// What is usually done about it.
    public func cure(in language: Language = .english) -> String { language.language.cure(of: reason.code) }
  }

  /// A view in a hit test.
  public struct Step: Hashable, Sendable {
    /// The view's name.
    public let view: String

    /// Its class, as the source writes it.
    public let className: String

    /// How many calls of `hitTest` contain it; 0 for a window.
    public let depth: Int

    /// The point in the view's own coordinates; nil for a view that was skipped without a call.
    public let point: CGPoint?

    /// What `hitTest` returned: the view itself, another one, or nil.
    public let result: String?

    /// Why it refused, or what decided instead of UIKit's own code.
    public let reason: Reason?

    /// Whether it returned nil or was skipped.
    public var isRefused: Bool { result == nil }

    init(_ step: WalkStep, in index: ScreenIndex) {
      view = step.view
      className = index.view(step.view)?.className ?? ""
      depth = step.depth
      point = step.point.map { CGPoint(x: $0.x, y: $0.y) }
      result = step.result
      reason = step.cause.map { Reason($0) }
    }
  }

  /// A responder of the chain.
  public struct Responder: Hashable, Sendable {
    /// What a responder did with a touch.
    public struct Outcome: RawRepresentable, Hashable, Sendable {
      /// The word in JSON.
      public let rawValue: String

      /// Creates an outcome from its word.
      public init(rawValue: String) { self.rawValue = rawValue }

      init(_ outcome: ChainStep.Outcome) { rawValue = outcome.rawValue }

      /// It handled the event and did not pass it on.
      public static let handled = Self(.handled)
      /// It keeps its touches, as controls and scroll views do.
      public static let kept = Self(.kept)
      /// It passed the event on.
      public static let forwarded = Self(.forwarded)
      /// The event ended here, because there is no next responder.
      public static let dropped = Self(.dropped)
      /// The event did not reach it.
      public static let notReached = Self(.notReached)
    }

    /// The responder's name.
    public let name: String

    /// Its class, as the source writes it.
    public let className: String

    /// What it did with the touch.
    public let outcome: Outcome

    init(_ step: ChainStep) {
      name = step.responder.id
      className = step.responder.className
      outcome = Outcome(step.outcome)
    }
  }

  /// A recognizer, and what it did with a touch.
  public struct Recognizer: Hashable, Sendable {
    /// The recognizer's name.
    public let name: String

    /// Its class, as the source writes it.
    public let className: String

    /// The view that it is attached to.
    public let view: String?

    /// The states that it entered, in order, without the reset at the end.
    public let states: [UIGestureRecognizer.State]

    /// Whether it recognized its gesture.
    public let didRecognize: Bool

    /// Why it entered its last state, or why it did not see the touch.
    public let reason: Reason?

    /// The recognizers that it waited for.
    public let waitedFor: [String]

    init(_ answer: RecognizerAnswer) {
      name = answer.id
      className = answer.className
      view = answer.view
      states = answer.changes.compactMap { UIGestureRecognizer.State(name: $0.state.rawValue) }
      didRecognize = answer.recognized
      reason = (answer.changes.last?.cause ?? answer.passedOver).map { Reason($0) }
      waitedFor = answer.waitedFor
    }
  }

  /// An action or callback caused by a touch.
  public struct Action: Hashable, Sendable {
    /// The method's name.
    public let name: String

    /// The control or recognizer that sent it; nil for a callback of the framework, such as `didSelectRow`.
    public let sender: String?

    /// The object whose method was called; nil if there is none.
    public let target: String?

    /// The control event, such as `touchUpInside`; nil for other actions.
    public let event: String?

    /// How long after the lift it was called, in seconds; nil if at the lift or before.
    public let lateness: TimeInterval?

    /// Why it reached no target; nil if it reached one.
    public let reason: Reason?

    init(_ call: ActionCall) {
      name = call.name
      sender = call.sender
      target = call.target
      event = call.event?.rawValue
      lateness = call.lateness
      reason = call.reason.map { Reason($0) }
    }
  }

  /// Why a touch did not go to a view.
  public struct WhyNot: Sendable {
    /// What happened to a view in the hit test.
    public struct Outcome: RawRepresentable, Hashable, Sendable {
      /// The word in JSON.
      public let rawValue: String

      /// Creates an outcome from its word.
      public init(rawValue: String) { self.rawValue = rawValue }

      init(_ outcome: ViewAnswer.Outcome) { rawValue = outcome.rawValue }

      /// It is the hit-test view.
      public static let hit = Self(.hit)
      /// It was asked and returned a subview or another view.
      public static let passedUp = Self(.passedUp)
      /// It was asked and returned nil.
      public static let refused = Self(.refused)
      /// It was skipped without a call when its turn came.
      public static let passedOver = Self(.passedOver)
      /// It was never asked.
      public static let notAsked = Self(.notAsked)
    }

    let target: TargetAnswer
    let index: ScreenIndex

    /// The view's name.
    public var view: String { target.answer.view }

    /// What happened to it in the hit test.
    public var outcome: Outcome { Outcome(target.answer.outcome) }

    /// Why the touch did not go to it; nil if it did.
    public var reason: Reason? { target.answer.reason.map { Reason($0) } }

    /// Where the touch is in the view's own coordinates, in points; nil if no point corresponds.
    public var point: CGPoint? { target.answer.point.map { CGPoint(x: $0.x, y: $0.y) } }

    /// A point of the screen at which a tap reaches it; nil if no tap does, or if the screen records no tap map
    /// (``Screen/recordsTapMap``).
    public var tapPoint: CGPoint? {
      guard case .point(let point) = target.place else { return nil }
      return CGPoint(x: point.x, y: point.y)
    }

    /// The answer in a sentence or two.
    public func sentence(in language: Language = .english) -> String {
      Narrator(language.language, index).sentence(target).plain
    }
  }

  /// A language of sentences, pages and pictures.
  public struct Language: Hashable, Sendable {
    let language: Narration.Language

    /// English.
    public static let english = Self(language: .english)

    /// Simplified Chinese.
    public static let simplifiedChinese = Self(language: .simplifiedChinese)

    /// All languages.
    public static let all: [Self] = Narration.Language.all.map { Self(language: $0) }

    /// Its code: `en`, `zh-Hans`.
    public var code: String { language.code }
  }

  /// The colours of a picture.
  public struct Theme: Hashable, Sendable {
    let theme: DiagramTheme

    /// Dark if the reader's system is.
    public static let automatic = Self(theme: .automatic)

    /// Light.
    public static let light = Self(theme: .light)

    /// Dark.
    public static let dark = Self(theme: .dark)
  }

  /// A kind of picture. `docs/diagrams.md` shows all of them.
  public struct Picture: RawRepresentable, Hashable, Sendable {
    /// The name on the command line, such as `hit-path`.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    init(_ kind: DiagramKind) { rawValue = kind.id }

    /// All kinds.
    public static let all: [Self] = DiagramKind.allCases.map { Self($0) }

    /// The views as a tree, with what each did in the hit test.
    public static let hierarchy = Self(.hierarchy)
    /// The views that the touch involves, as an indented list.
    public static let outline = Self(.outline)
    /// The path from the window to the hit-test view, and the views beside it that refused.
    public static let hitPath = Self(.hitPath)
    /// The calls of the hit test, in order.
    public static let hitTestFlow = Self(.hitTestFlow)
    /// The responders from the hit-test view on, and where the touch ends.
    public static let responderChain = Self(.responderChain)
    /// The states of a recognizer.
    public static let gestureStates = Self(.gestureStates)
    /// The recognizers over time.
    public static let gestureLanes = Self(.gestureLanes)
    /// The calls between objects, in order.
    public static let sequence = Self(.sequence)
    /// The screen to scale, with the touch.
    public static let screen = Self(.screen)
    /// The hit test on the screen, step by step.
    public static let walk = Self(.walk)
    /// The views as planes, one in front of the other.
    public static let layers = Self(.layers)
    /// Which view a tap hits where.
    public static let tapMap = Self(.tapMap)
    /// What views got of the touch, got late, or did not get.
    public static let delivery = Self(.delivery)
  }
}

extension Dictionary where Key: RawRepresentable<String>, Value == Double {
  /// The numbers by their words.
  var byWord: [String: Double] { [String: Double](uniqueKeysWithValues: map { ($0.key.rawValue, $0.value) }) }
}
