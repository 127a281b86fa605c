// SPDX-License-Identifier: Apache-2.0

// A system library needs a header; there is nothing to say in it.
