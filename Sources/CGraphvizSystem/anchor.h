// SPDX-License-Identifier: Apache-2.0

// Flags only: this module carries the compiler and linker flags of Graphviz to the C target `CGraphviz`.
// It includes no header of Graphviz, so that Swift never sees one.
