// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension OutlineText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .holds(let view, let names, let more, let unusual):
      "\(view)里有" + SimplifiedChinese.list(names) + (more > 0 ? "等\(names.count + more)个视图" : "")
        + and(unusual)
    case .nested(let count, let unusual): "\(count)个视图一层套一层" + and(unusual)
    case .alone(let view, let unusual): "只有\(view)一个视图" + and(unusual)

    case .laterIsInFront: "越靠下的行越在前面。"
    case .around(let names): "外面是\(SimplifiedChinese.list(names))。"

    case .role(let role): SimplifiedChinese.word(role)
    case .rootView(let controller): "\(controller)的根视图"
    case .gesture(.tap, taps: 2): "双击手势"
    case .gesture(.tap, taps: 3): "三击手势"
    case .gesture(let kind, taps: _): SimplifiedChinese.words(for: kind)
    case .hitTestView: "命中视图"
    case .beside(let count): "同级还有\(count)个"
    case .inside(let count): "里面有\(count)个"
    case .between(let count): "中间有\(count)个"
    case .hangsOut(let distance, let parent): "伸到\(parent)外\(distance)点"
    case .scrolled(let offset): "滚动到\(offset)"
    case .noTarget(let action): "\(action)，没有target"
    }
  }

  private func and(_ unusual: OutlineText.Unusual?) -> String {
    switch unusual {
    case nil: ""
    case .takesTouchesOutside(let view): "，\(view)在自身之外也接收触摸"
    case .decidesItself(let view): "，\(view)自己决定命中谁"
    case .hangsOut(let view, let distance, let parent): "，\(view)伸到\(parent)外\(distance)点"
    case .unseen(let view): "，\(view)谁也看不见"
    case .closed(let view): "，\(view)不接收触摸"
    }
  }
}

extension SimplifiedChinese {
  static func word(_ role: ViewRole) -> String {
    switch role {
    case .view: "视图"
    case .window: "窗口"
    case .control: "控件"
    case .button: "按钮"
    case .toggle: "开关"
    case .slider: "滑块"
    case .stepper: "步进器"
    case .segments: "分段控件"
    case .textField: "文本框"
    case .datePicker: "日期选择器"
    case .pageControl: "页码控件"
    case .label: "标签"
    case .image: "图像视图"
    case .stack: "堆栈视图"
    case .scrollView: "滚动视图"
    case .table: "表格"
    case .collection: "集合视图"
    case .textView: "文本视图"
    case .cell: "单元格"
    case .item: "集合单元格"
    case .navigationBar: "导航栏"
    case .tabBar: "标签栏"
    case .toolbar: "工具栏"
    case .picker: "选择器"
    case .searchBar: "搜索栏"
    case .progress: "进度条"
    case .activity: "活动指示器"
    }
  }
}
