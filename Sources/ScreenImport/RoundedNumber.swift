// SPDX-License-Identifier: Apache-2.0

/// A number as an imported scenario writes it: in thousandths, since dumps print six digits, and zero without a sign.
func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 + 0 }
