// SPDX-License-Identifier: Apache-2.0

import InputFile
import ScenarioFile

extension InputErrors {
  /// Runs the body and collects the input errors that it throws; rethrows all other errors.
  ///
  /// - Returns: The result; nil if there was an input error.
  mutating func collect<Result>(_ body: () throws -> Result) throws -> Result? {
    do {
      return try body()
    } catch let error as InputErrors {
      add(error)
    } catch let error as InputError {
      errors.append(error)
    }
    return nil
  }

  mutating func add(_ others: InputErrors) {
    errors += others.errors
    omitted += others.omitted
  }
}
