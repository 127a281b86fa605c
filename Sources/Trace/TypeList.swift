// SPDX-License-Identifier: Apache-2.0

/// A list of types, written once and used by several modules.
///
/// A module declares in a protocol what it needs of each type, and extends the list for types that conform: `extension
/// TypeList where repeat each Element: Catalogue`. If a listed type does not conform, the compiler reports it.
package struct TypeList<each Element> {}
