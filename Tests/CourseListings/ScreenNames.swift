// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitModel

/// The objects of screens that listings mention; each access creates a new one.
extension Listings {
  var nameLabel: UILabel { UILabel() }
  var photoView: UIView { UIView() }
  var followButton: UIButton { UIButton() }
  var formView: UIView { UIView() }
  var card: UIView { UIView() }
  var map: UIView { UIView() }
  var buyButton: UIButton { UIButton() }
  var wifiSwitch: UISwitch { UISwitch() }
  var bonusButton: UIButton { UIButton() }
  var houseView: UIView { UIView() }
  var doorFrame: CGRect { .zero }
  var newsButton: UIButton { UIButton() }
  var shopButton: UIButton { UIButton() }
  var boardView: UIView { UIView() }
  var stackView: UIStackView { UIStackView() }
  var innerStack: UIStackView { UIStackView() }
  var background: UIView { UIView() }
  var payButton: UIButton { UIButton() }
  var firstCard: UIView { UIView() }
  var secondCard: UIView { UIView() }
  var itemView: UIView { UIView() }
  var photo: UIView { UIView() }
  var video: UIView { UIView() }
  var tableView: UITableView { UITableView() }
  var close: UITapGestureRecognizer { UITapGestureRecognizer() }
  var open: UITapGestureRecognizer { UITapGestureRecognizer() }
  var select: UITapGestureRecognizer { UITapGestureRecognizer() }
  var menuPan: UIPanGestureRecognizer { UIPanGestureRecognizer() }
  var pager: UIScrollView { UIScrollView() }
  var lift: UILongPressGestureRecognizer { UILongPressGestureRecognizer() }
  var reorder: UILongPressGestureRecognizer { UILongPressGestureRecognizer() }
}

/// A view that a listing distinguishes from others by its class.
final class CoverView: UIView {}
