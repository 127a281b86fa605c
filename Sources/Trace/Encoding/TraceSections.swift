// SPDX-License-Identifier: Apache-2.0

/// Puts a trace together from its records as they come: the main trace, then each of its variants.
struct TraceSections {
  private(set) var header: TraceHeader?

  /// The section that is being read; nil before its screen record.
  var current: TouchTrace?

  /// The touches of the section that have begun.
  var touches: Set<String> = []

  private var main: TouchTrace?
  private var variant: VariantRecord?

  /// What the section is called in messages.
  var name: String { variant == nil ? "text" : "last variant" }

  /// Takes the header of the whole.
  mutating func begin(_ header: TraceHeader) {
    self.header = header
  }

  /// Takes the screen of the section.
  mutating func take(_ screen: TraceScreen, under header: TraceHeader) {
    var header = header
    if let variant {
      header.configuration = variant.configuration
      header.scenario = nil
    }
    current = TouchTrace(header: header, screen: screen, events: [])
    touches = []
  }

  /// Ends the section and begins that of a variant.
  mutating func begin(_ variant: VariantRecord) {
    close()
    self.variant = variant
  }

  /// The whole trace, or nil if the last section has no screen.
  mutating func finish() -> TouchTrace? {
    guard current != nil else { return nil }
    close()
    return main
  }

  private mutating func close() {
    guard let trace = current else { return }
    current = nil
    if let variant {
      main?.variants.append(TraceVariant(settings: variant.settings, trace: trace))
    } else {
      main = trace
    }
  }
}
