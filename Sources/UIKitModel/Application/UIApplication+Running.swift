// SPDX-License-Identifier: Apache-2.0

import Trace

/// Which simulation runs. Everything that one has belongs to its application, so that two know nothing of each other.
extension UIApplication {
  /// The application whose simulation runs just now; nil outside of ``Simulator``'s calls. A value of the running call:
  /// bodies do not suspend, so nothing else on the main actor sees it.
  static private(set) var running: UIApplication?

  /// The application of the running simulation. As in UIKit, there is none before the app runs: create windows and scenes
  /// within ``Simulator/run(_:)``.
  public static var shared: UIApplication {
    guard let running else {
      preconditionFailure("UIApplication.shared: no simulation runs here; put this code in Simulator.run { }")
    }
    return running
  }

  /// The application that code acts in: the running one, else that of the window which a view is in.
  static func current(for view: UIView?) -> UIApplication? {
    running ?? view?.window?.application
  }

  /// Runs a body in the application that code acts in; code without one gets one of its own for so long.
  static func withCurrent<Result>(for view: UIView?, _ body: (UIApplication) -> Result) -> Result {
    if let running { return body(running) }
    let application = view?.window?.application ?? UIApplication()
    return application.run { body(application) }
  }

  /// Runs a body with this application as the running one.
  final func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.running
    Self.running = self
    defer { Self.running = outer }
    return try body()
  }
}

extension UIView {
  /// The settings of the simulation.
  final var configuration: SimulationConfiguration {
    UIApplication.current(for: self)?.configuration ?? .init()
  }
}

/// The calls of an application that have begun and not ended.
struct CallsUnderWay {
  /// A call that a responder passes on: of a touches method with these touches (RC-9), or of any method for presses,
  /// motion or remote control (RC-19).
  struct Passed: Hashable {
    private let responder: ObjectIdentifier
    private let method: TouchMethod?
    private let touches: Set<UITouch>

    @MainActor
    init(_ call: EventCall, by responder: UIResponder) {
      self.responder = ObjectIdentifier(responder)
      method = if case .touches(let method) = call.method { method } else { nil }
      touches = call.touches
    }
  }

  /// The calls that are being passed on.
  var passed: Set<Passed> = []

  /// Who is passing on the question for an action's target (RC-20).
  var targetSearches: [(responder: UIResponder, action: String)] = []

  /// First responders that are asked to resign (RC-16), from the outermost call to the innermost.
  var resigning: [UIResponder] = []

  /// The innermost animation block.
  var animation: AnimationContext?

  /// Whether the running question has come to a method that its receiver leaves out.
  var isMethodLeftOut = false
}
