// SPDX-License-Identifier: Apache-2.0

// Does nothing: how long a Swift program takes to start and end.
