// SPDX-License-Identifier: Apache-2.0

import Trace

/// One instance of an app's interface.
@MainActor
open class UIScene: UIResponder {}

/// A scene that owns windows (HT-35). It stands between its windows and the application in the chain (RC-4).
@MainActor
open class UIWindowScene: UIScene {
  /// The scene's windows, in the order of addition.
  public private(set) final var windows: [UIWindow] = []

  // Weak: the application keeps its scenes.
  final private(set) weak var application: UIApplication?

  /// Creates a scene of the running application.
  public override init() {
    application = .shared
    super.init()
    application?.connect(self)
  }

  /// The application (RC-4). The scene's delegate is not in the chain.
  override var defaultNext: NextResponder {
    NextResponder(application, .application)
  }

  final func add(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    windows.append(window)
  }

  final func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
  }
}
