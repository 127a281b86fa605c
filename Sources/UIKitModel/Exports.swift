// SPDX-License-Identifier: Apache-2.0

// As with UIKit, one import is enough for code that also uses CGRect, NSCoder, DispatchQueue or sqrt.
@_exported public import Foundation
