// SPDX-License-Identifier: Apache-2.0

extension WalkText {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .skipped(let view, let reason): "跳过\(view)：\(reason)。"
    case .refuses(let view, nil): "\(view)拒绝。"
    case .refuses(let view, let reason?): "\(view)拒绝：\(reason)。"
    case .refusesPoint(let view, let place): "\(view)拒绝：点\(place)。"
    case .returnsSelf(let view, hasSubviews: false): "\(view)包含该点且没有子视图，返回自己。"
    case .returnsSelf(let view, hasSubviews: true): "\(view)包含该点，子视图都不接收，返回自己。"
    case .claims(let view, let reason, let result): "\(view)认领该点（\(reason)），返回\(result)。"
    case .passesUp(let view, let result): "\(view)包含该点，从前到后询问子视图，返回\(result)。"
    case .overrides(let view, let result): "\(view)重写了`hitTest`，\(words(result))。"
    case .calledByCode(let step): "由代码直接调用：\(step)"

    case .returnedByOverride(let result, let view): "\(result)由\(view)重写的`hitTest`直接返回。"
    case .bypasses(let reason): "这个重写绕过了本会拒绝的条件：\(reason)。"

    case .isHitView(let view): "\(view)就是命中视图，触摸归它。"
    case .passedUp(let view): "\(view)被询问过，返回的是另一个视图。"
    case .refused(let view, let reason): "\(view)被询问过，但拒绝了：\(reason)。"
    case .refusedPoint(let view, let place): "\(view)被询问过，但拒绝了：点\(place)。"
    case .notAsked(let view, nil): "\(view)从未被询问。"
    case .notAsked(let view, let reason?): "\(view)从未被询问：\(reason)。"
    case .notAskedOutside(let view, let front): "\(view)不包含这个点；它也从未被询问，因为\(front)。"
    case .notAskedAnyway(let view, let reason, let own, wouldRefuse: true):
      "\(view)从未被询问：\(reason)；而且\(own)，即使被询问也会拒绝。"
    case .notAskedAnyway(let view, let reason, let own, wouldRefuse: false):
      "\(view)从未被询问：\(reason)；而且\(own)，本来也不会被询问。"
    case .wasSkipped(let view, let reason): "\(view)被跳过：\(reason)。"
    case .pointOfView(let point, nil): "在它自己的坐标系中，触摸点是\(point)。"
    case .pointOfView(let point, let isInside?):
      "在它自己的坐标系中，触摸点是\(point)，位于`bounds`之\(isInside ? "内" : "外")。"

    case .answer(let result): words(result)
    case .skippedAnswer: "跳过"

    case .line(let text, let reason, isSkipped: false): "\(text)：\(reason)"
    case .line(let text, let reason, isSkipped: true): "\(text)：跳过，\(reason)"
    case .neverAskedLine(let names, let reason): "\(names)：未被询问，\(reason)"
    case .returnedLine(let result, let view): "\(result)：由\(view)的重写返回"

    case .folded(let count, let className?): "\(count) × \(className)，未被询问"
    case .folded(let count, nil): "\(count)个视图，未被询问"
    case .neverAsked(let count, let total): "\(total)个视图中有\(count)个从未被询问"
    }
  }

  private func words(_ result: WalkText.Result) -> RichText {
    switch result {
    case .nothing: "返回`nil`"
    case .itself: "返回自己"
    case .view(let view): "返回\(view)"
    }
  }
}
