// SPDX-License-Identifier: Apache-2.0

package import InputFile
import Trace

/// A screenshot read from a file.
package struct ScreenshotFile: Hashable, Sendable {
  /// The file's name as the user gave it.
  private let file: String

  private let screenshot: TraceScreenshot

  /// Reads a PNG or JPEG, up to the size limit of a screenshot.
  ///
  /// - Parameter path: The file.
  /// - Throws: `InputError` for a file that cannot be read, is not such a picture, or is too large.
  package init(path: String) throws(InputError) {
    do {
      let data = try ByteStream.read(
        path: try InputReader.existing(path), limit: InputLimits.screenshotBytes)
      screenshot = try TraceScreenshot([UInt8](data))
      file = path
    } catch let error as InputError {
      throw error
    } catch let failure as ByteStream.Failure {
      throw InputError(
        file: path, message: "this cannot be read as a screenshot: \(failure.reason)",
        hint: failure.isTooLarge ? TraceScreenshotError.smaller : nil)
    } catch let error as TraceScreenshotError {
      throw InputError(file: path, message: error.message, hint: error.hint)
    } catch {
      throw InputError(file: path, message: "this cannot be read: \(error)")
    }
  }

  /// The screenshot, for a screen of a given size in points.
  ///
  /// - Throws: `InputError` if the proportions differ.
  func screenshot(of size: TraceSize) throws(InputError) -> TraceScreenshot {
    guard screenshot.fits(size) else {
      let screen = [size.width, size.height].map { NumberText.decimal($0) }.joined(separator: " × ")
      throw InputError(
        file: file,
        message:
          "this picture is \(screenshot.width) × \(screenshot.height) pixels, and the screen \(screen) points: "
          + "these are other proportions",
        hint: "a picture of the whole screen is meant, upright as the screen is, without a frame around it")
    }
    return screenshot
  }
}

extension ScreenshotFile: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(screenshot.base64)
  }
}
