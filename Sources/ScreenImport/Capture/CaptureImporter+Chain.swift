// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

extension CaptureImporter {
  /// Takes back the next responders that lead in a circle: no app has such a chain, so that an address is wrong.
  mutating func endChains() {
    var areLeftOut = false
    while true {
      var named = scenario
      named.nameEverything()
      let circles = Set(named.chainCycles.flatMap { $0 })
      guard !circles.isEmpty else { break }
      areLeftOut = true
      for (index, window) in named.windows.enumerated() {
        Self.dropNext(of: &scenario.windows[index].view, circles, named: window.view)
      }
    }
    if areLeftOut { warnings.add("next responders that lead in a circle are left out") }
  }

  private static func dropNext(of view: inout ScenarioView, _ circles: Set<String>, named: ScenarioView) {
    dropNext(of: &view.responder, circles, named: named.responder)
    if var controller = view.viewController, let name = named.viewController?.responder {
      dropNext(of: &controller.responder, circles, named: name)
      view.viewController = controller
    }
    for (index, subview) in named.subviews.enumerated() {
      dropNext(of: &view.subviews[index], circles, named: subview)
    }
  }

  private static func dropNext(
    of responder: inout ScenarioResponder, _ circles: Set<String>, named: ScenarioResponder
  ) {
    guard responder.next != nil, named.id.map(circles.contains) == true else { return }
    responder.next = nil
    responder.unknown.add(.overrides)
  }
}
