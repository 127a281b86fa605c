// SPDX-License-Identifier: Apache-2.0

/// What the schema does not say of a record.
extension TraceLine {
  /// Says that an event stands at a place where it cannot have happened, if it does.
  func checkOrder(of event: TraceEvent, after last: TraceEvent?) throws(TraceFormatError) {
    if let parent = event.parent, parent >= event.sequence {
      throw error(
        "'parent' is \(parent), and an event happens within an earlier one than \(event.sequence)",
        at: ["parent"])
    }
    guard let last else { return }
    if event.sequence <= last.sequence {
      throw error(
        "'seq' is \(event.sequence) after \(last.sequence), and events stand in their order", at: ["seq"])
    }
    if event.time < last.time {
      throw error(
        "'time' is \(NumberText.exact(event.time)) after \(NumberText.exact(last.time)), and time does not go back",
        at: ["time"])
    }
  }

  /// Says that an event names a touch of which nothing came before, if it does. A touch begins with its hit test, or
  /// with its first sample.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - known: The touches that events before it began.
  /// - Throws: ``TraceFormatError`` with the place of the name.
  func checkTouches(of event: TraceEvent, known: inout Set<String>) throws(TraceFormatError) {
    if case .hitTestPassBegan(let record) = event.kind { known.insert(record.touch) }
    if case .touchUpdated(let sample) = event.kind { known.insert(sample.touch) }
    let several = event.kind.touches ?? []
    let named = several.enumerated().map { ($1, ["touches", String($0)]) }
    for (touch, path) in named + [event.kind.touch].compactMap({ $0.map { ($0, ["touch"]) } })
    where !known.contains(touch) {
      throw error(
        "'\(path.joined(separator: "."))' is '\(touch)', and no touch of that name has begun", at: path)
    }
  }

  /// Counts views and events of the whole trace.
  func count(_ number: Int, in total: inout Int) throws(TraceFormatError) {
    total += number
    guard total <= InputLimits.records else {
      throw error("the trace has more than \(InputLimits.records) views and events")
    }
  }

  /// Says that a screen is too large, or that two of its objects have one identifier, if that is so.
  func check(_ screen: TraceScreen) throws(TraceFormatError) {
    guard screen.views.count <= InputLimits.views else {
      throw error("the screen has more than \(InputLimits.views) views", at: ["views"])
    }
    var ids: Set<String> = []
    for (id, path) in screen.places where !ids.insert(id).inserted {
      throw error("'\(path.joined(separator: "."))' is '\(id)', which another object has already", at: path)
    }
  }
}

extension TraceScreen {
  /// The identifiers of all objects, with the places where they stand.
  fileprivate var places: [(id: String, path: [String])] {
    func places(_ name: String, _ ids: [String]) -> [(id: String, path: [String])] {
      ids.enumerated().map { ($1, [name, String($0), "id"]) }
    }
    // The delegate may be one of the others: an application can be its own, and a controller can be.
    let others = [(application.id, application.className)] + controllers.map { ($0.id, $0.className) }
    let delegates = [delegate].compactMap { $0 }.filter { delegate in
      !others.contains { $0 == (delegate.id, delegate.className) }
    }
    return [(application.id, ["application", "id"])] + delegates.map { ($0.id, ["delegate", "id"]) }
      + places("scenes", scenes.map(\.id)) + places("views", views.map(\.id))
      + places("controllers", controllers.map(\.id))
      + places("gestureRecognizers", gestureRecognizers.map(\.id))
  }
}

extension TraceEvent.Kind {
  /// What is wrong with members of a record that change, if something is.
  func check() throws(FieldProblem) {
    do {
      switch self {
      case .viewChanged(let record): try record.changes.check()
      case .recognizerChanged(let record): try record.changes.check()
      default: break
      }
    } catch { throw error.within("changes") }
  }
}
