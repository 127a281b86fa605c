// SPDX-License-Identifier: Apache-2.0

import InputFile
import ScenarioFile
import Testing

@Suite("Bytes as text")
struct InputTextTests {
  private func read(_ bytes: [UInt8]) -> String {
    do { return try InputText.read(bytes, file: "a.txt") } catch { return error.description }
  }

  @Test func aByteOrderMarkIsNoPartOfTheText() {
    #expect(read(Array("\u{FEFF}é\n".utf8)) == "é\n")
    #expect(read([]) == "")
  }

  @Test(arguments: [
    ([0xFF], "1:1: error: the byte 0xFF is"),
    ([0x0A, 0x41, 0xC3, 0xA9, 0x80], "2:3: error: the byte 0x80 is"),
    ([0x41, 0xE9], "1:2: error: the byte 0xE9 is"),
    ([0x0A, 0xE2, 0x82, 0x0A], "2:1: error: the byte 0xE2 is"),
    ([0xED, 0xA0, 0x80], "1:1: error: the byte 0xED is"), ([0xC0, 0x80], "1:1: error: the byte 0xC0 is"),
    ([0xF4, 0x90, 0x80, 0x80], "1:1: error: the byte 0xF4 is"),
    ([0xEF, 0xBB, 0xBF, 0x41, 0x09, 0x9F], "1:3: error: the byte 0x9F is"),
  ])
  func theFirstByteThatIsNotUTF8IsToldWithItsPlace(_ bytes: [UInt8], _ start: String) {
    #expect(
      read(bytes) == """
        a.txt:\(start) not UTF-8, expected a text file in UTF-8
          hint: save the file as UTF-8
        """)
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0x77, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x77], "UTF-16"),
    ([0x77, 0x00, 0x69, 0x00], "UTF-16"), ([0x00, 0x77, 0x00, 0x69], "UTF-16"),
    ([0xFF, 0xFE, 0x00, 0x00, 0x77], "UTF-32"), ([0x00, 0x00, 0xFE, 0xFF], "UTF-32"),
    ([0x77, 0x00, 0x00, 0x00], "UTF-32"), ([0x00, 0x00, 0x00, 0x77], "UTF-32"),
  ])
  func anotherEncodingIsNamed(_ bytes: [UInt8], _ name: String) {
    #expect(
      read(bytes) == """
        a.txt: error: the file is \(name), expected UTF-8
          hint: save the file as UTF-8
        """)
  }
}
