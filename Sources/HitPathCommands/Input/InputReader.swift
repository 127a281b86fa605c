// SPDX-License-Identifier: Apache-2.0

import InputFile
import ScenarioFile

extension InputErrors {
  /// Runs the body and adds the input errors that it throws; throws all other errors on.
  ///
  /// - Returns: What came of it, nil if something is wrong.
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
