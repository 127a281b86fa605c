// SPDX-License-Identifier: Apache-2.0

import Analysis

extension SimplifiedChinese {
  static func text(_ text: PageSetText) -> String {
    switch text {
    case .met(let count): "\(count)项预期全部符合"
    case .failed(let count, let total): "\(total)项预期中\(count)项不符"
    case .nothingExpected: "未写预期"

    case .scenarios(let count): "\(count)个场景"
    case .hits(let shown, let total): "\(total)个场景中的\(shown)个"
    case .noHits: "没有匹配的场景"
    case .search: "搜索"
    case .expectations: "预期"
    case .whoActs: "谁响应触摸"
    case .any: "全部"
    case .door(.odd): "我遇到了怪事"
    case .door(.understand): "我想弄明白"
    case .door(.asked): "面试问到了"
    case .behindDoor(.odd): "现象、原因，以及跑过的改法"
    case .behindDoor(.understand): "十六课，从手指讲到滚动视图"
    case .behindDoor(.asked): "面试题，每道都有证据"
    case .answered: "答过了"
    case .courseTitle: "触摸给了谁，为什么"
    case .courseSummary: "HitPath用模拟的UIKit运行每次触摸，一步一步演给你看：问了谁，命中了谁，最后谁收走。这里的每一页都能播放。"
    case .kindsTitle: "从这些场景开始写"
    case .kindsSummary: "每种手势、控件、重写和事件都有一个最小的场景。复制一个，改成你的，再交给hitpath report。"
    case .kindsOf(.recognizers): "手势识别器"
    case .kindsOf(.controls): "控件"
    case .kindsOf(.overrides): "重写和回答"
    case .kindsOf(.events): "手指、按键和代码"
    case .bookletContents: "目录"
    case .bookletAnswers: "答案"
    case .cardsTitle: "记忆卡"
    case .cardTrue: "对不对？"
    case .cardFollowUp: "追问："
    case .example: "可以播放的例子"
    case .exampleCaption: "手指点在按钮的上半截，什么也没发生。按播放，看看为什么。"
    case .exampleLink: "这个问题的全部说明"
    case .pages(let count): "\(count)页"
    case .pageHits(let shown, let total): "\(total)页中的\(shown)页"
    case .noPageHits: "没有匹配的页面"
    case .searchPages: "搜索全部文字"
    case .rule: "规则"
    case .uikitClass: "类"
    case .ruleArea(let area): name(area)
    case .rules: "规则"
    case .rulesSummary: "HitPath怎样理解UIKit：每条规则有多可靠，哪些页面演示了它。方括号里是出处。"
    case .ruleMark("documented"): "苹果文档"
    case .ruleMark("observed"): "真机上看到"
    case .ruleMark("reimplementation"): "来自重新实现"
    case .ruleMark: "尚无定论"
    case .pagesOfLesson: "这一课的题目和问题"
    case .lessonOfPage: "背后的那一课"
    case .pageKind(.lesson): "课"
    case .pageKind(.question): "面试题"
    case .pageKind(.bug): "怪事"
    case .pageKind(.note): "笔记"
    case .anyMet: "符合"
    case .anyFailed: "不符"
    case .anyWrong: "有错误"
    case .taker(let taker): words(taker)
    case .skipToScenarios: "跳到场景列表"
    case .nothingHere: "这个文件夹里还没有场景。"

    case .serverGone: "hitpath serve已结束，本页不再随源文件更新。"
    case .mistakes(let count): "这个输入有\(count)处错误"
    case .mistakesSummary: "改正并保存文件后，页面会自动恢复。"
    case .moreMistakes(let count): "另有\(count)处"
    case .place(let line, nil): "第\(line)行"
    case .place(let line, let column?): "第\(line)行第\(column)列"
    case .hint: "提示"
    case .noSuchPage: "这里没有这个页面。"
    case .pageIsLate: "此页面仍在生成，完成后会自动显示。"
    case .otherSite: "页面不提供给其他网站。"
    case .badRequest: "无法回应此请求。"
    case .longAddress: "地址过长。"
    case .longHeaders: "请求头过长。"
    case .wrongHost: "页面只供本机以localhost或127.0.0.1访问。"
    case .readOnly: "页面只能读取。"
    }
  }
}

extension SimplifiedChinese {
  private static func name(_ area: RuleArea) -> String {
    switch area {
    case .hitTesting: "命中测试"
    case .touches: "触摸与事件"
    case .gestures: "手势"
    case .controls: "控件"
    case .responders: "响应链"
    case .scrollViews: "滚动视图"
    case .layers: "视图与图层"
    }
  }

  private static func words(_ it: Verdict.Taker) -> String {
    switch it {
    case .recognizer: "手势识别器"
    case .control: "控件"
    case .scrollView: "滚动视图或列表"
    case .responder: "视图或其他响应者"
    case .nobody: "无人响应"
    case .undecided: "无法确定"
    }
  }
}
