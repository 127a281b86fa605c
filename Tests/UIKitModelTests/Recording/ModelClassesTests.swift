// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Trace
import UIKitModel

/// The classes of the simulation compared with the table of UIKit's classes.
@MainActor
@Suite struct ModelClassesTests {
  @Test func theSimulationMakesWhatTheTableSays() {
    let simulated = UIKitClass.all.filter { $0.traits.contains(.simulated) }.map(\.name)
    #expect(ModelClasses.types.map { String(describing: $0) }.sorted() == simulated.sorted())
  }

  @Test func everyRecognizerIsMadeByItsOwnClass() throws {
    for known in UIKitClass.recognizers where known.traits.contains(.simulated) {
      let made = try #require(ModelClasses.makeRecognizer(known.name), "\(known.name)")
      #expect(String(describing: type(of: made)) == known.name)
    }
  }

  @Test func everyClassIsDeclaredBelowTheOneOfTheTable() throws {
    for type in ModelClasses.types {
      let above = _getSuperclass(type).map { String(describing: $0) } ?? UIKitClass.root
      let known = try #require(UIKitClass.named(String(describing: type)))
      #expect(known.superclass == above, "\(known.name)")
    }
  }
}
