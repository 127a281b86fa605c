// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// Why a view did not get a touch and where a tap would come to it, and what taps on controls become.
extension Narrator {
  /// Why a touch did not go to a view, and where a tap would come to it.
  package func sentence(_ target: TargetAnswer) -> RichText {
    let why = view(target.answer)
    guard target.answer.outcome != .hit, target.answer.outcome != .passedUp else { return why }
    let place: ReachText
    switch target.place {
    case .point(let at): place = .tapReaches(point: point(at))
    case .nowhere: place = .noTapReaches
    case .unknown: return why
    }
    return joined([why, RichText(language.say(place))])
  }

  /// The name of a control, with its class where that is not told by it.
  package func name(of row: ControlTaps.Row) -> String {
    let className = index.view(row.target.view)?.className ?? ""
    let name = self.name(row.target.view)
    return className.isEmpty || name.hasPrefix(className) ? name : "\(name) (\(className))"
  }

  /// How much of a control taps can reach, and who gets the taps on the rest.
  package func reach(of row: ControlTaps.Row) -> String {
    var facts = [language.say(SpaceText.reachableShare(percent: language.percent(row.target.share)))]
    if row.target.point != nil, row.target.isSmall {
      facts.append(language.say(SpaceText.smallerThan(side: number(TapTarget.leastSide))))
    }
    let takers = takers(of: row.target)
    if !takers.isEmpty { facts.append(language.say(SpaceText.takenBy(names: takers))) }
    return facts.joined(separator: language.say(SpaceText.factSeparator))
  }

  /// Who gets the taps on the rest of it, the largest parts first.
  private func takers(of target: TapTarget) -> String {
    language.list(
      target.takers.filter { $0.area >= 0.005 * target.area }.prefix(3).map { taker in
        let name = taker.view.map { self.name($0) } ?? language.say(SpaceText.noView)
        let share = language.percent(target.area > 0 ? taker.area / target.area : 0)
        return language.say(SpaceText.part(percent: share, name: name))
      })
  }

  /// What a tap on a control becomes; nil for one that was not tapped.
  package func verdict(of row: ControlTaps.Row) -> RichText? {
    guard let run = row.run, let answer = run.touches.first else { return nil }
    return verdictText(answer, in: run)
  }

  /// How many controls a screen has, and of how many no tap comes to them.
  package func summary(_ taps: ControlTaps) -> String {
    guard !taps.rows.isEmpty else { return language.say(ReachText.noControls) }
    var summary = [language.say(ReachText.summary(controls: taps.rows.count, dead: taps.dead))]
    if taps.untried > 0 { summary.append(language.say(ReachText.notTried(count: taps.untried))) }
    return joined(summary)
  }
}
