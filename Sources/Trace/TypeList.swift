// SPDX-License-Identifier: Apache-2.0

/// A list of types, written down once and used by several modules.
///
/// A module says in a protocol what it has to know of each type, and extends the list for types that conform:
/// `extension TypeList where repeat each Element: Catalogue`. A type that is listed and does not conform is then a
/// mistake that the compiler finds.
package struct TypeList<each Element> {}
