// SPDX-License-Identifier: Apache-2.0

/// A reusable view of a collection, such as a header.
@MainActor open class UICollectionReusableView: UIView {}
