// SPDX-License-Identifier: Apache-2.0

/// Where a class keeps one of its methods, to tell whether a subclass overrides it.
///
/// A question is in a trace only if a method answers it. The default implementation marks itself as not overridden,
/// but an override that ends in `super` runs it too, and Swift has no call that tells whether there is an override.
/// So the functions themselves are compared: a class lists those of its superclass at the same places, and one that
/// it overrides is another function there.
@MainActor
struct MethodSlot {
  /// The place in words from the start of a class; nil where it could not be found.
  let offset: Int?

  /// - Parameters:
  ///   - base: The class that has the method.
  ///   - plain: A subclass that overrides nothing.
  ///   - overriding: A subclass that overrides the method only.
  init(of base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    let (first, second, third) = (ClassWords(base), ClassWords(plain), ClassWords(overriding))
    let offsets = first.methods.filter { first[$0] == second[$0] && first[$0] != third[$0] }
    offset = offsets.count == 1 ? offsets[0] : nil
  }

  /// Whether a class outside of the model overrides the method; nil where that is not known.
  func isOverridden(in type: AnyClass) -> Bool? {
    var base: AnyClass = type
    while !ModelClasses.isModelClass(base), let superclass = _getSuperclass(base) { base = superclass }
    guard base != type else { return false }
    return offset.map { ClassWords(base)[$0] != ClassWords(type)[$0] }
  }
}

/// The words that a class is made of in memory (Swift's ABI, TypeMetadata.rst).
private struct ClassWords {
  private let start: UnsafePointer<UInt>

  init(_ type: AnyClass) {
    start = UnsafePointer(unsafeBitCast(type, to: UnsafeRawPointer.self).assumingMemoryBound(to: UInt.self))
  }

  subscript(offset: Int) -> UInt { start[offset] }

  /// The places after the header, which is the class's own.
  var methods: Range<Int> {
    let word = MemoryLayout<UInt>.size
    #if canImport(ObjectiveC)
      let header = 5 * word
    #else
      let header = 2 * word
    #endif
    // Flags, address point and size of instances, alignment, then size and address point of the class.
    let sizes = UnsafeRawPointer(start) + header + 16
    let size = Int(sizes.load(as: UInt32.self))
    let addressPoint = Int(sizes.load(fromByteOffset: 4, as: UInt32.self))
    return (header + 24) / word + 2..<(size - addressPoint) / word
  }
}
