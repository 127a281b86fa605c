// SPDX-License-Identifier: Apache-2.0

/// The names of values in templates. The program fills in no others, and each occurs in a template.
enum TemplateName: String, CaseIterable {
  case after, alternates, anchor, answers, answersHeading, anything, area, areaAnchor, areas
  case articles, ask, askedView, beats, before, behindDoor, best, body, bodyClass, brief, cardSummary,
    cardTitle, choice
  case choiceCount, choiceSign, choices, className, classes, contents, contentsHeading, count, courseTitle
  case controlPoint, controlReach, controlRows, controlTap, controlVerdict, controls, controlsSummary
  case cure, cureLink, cureSentence, cureSettings, cureTarget, data, dataName, detail, differences,
    documentTitle
  case doorName, doorTarget, doors, drawnNotes, entries, equivalent, example, exampleCaption, exampleFile
  case exampleLink, exampleTitle, eyebrow, facts, file, filters, fold, foldedViews, folder, groups
  case head, heading, headline, hint, hintLabel, hreflang, id, index, indexPage,
    innerLevel
  case inputs, isAll, isChosen, isGood, isHeadingUnseen, isLarge, isList, isPaper, isPast, isPlayed, isSeen,
    isUnsure
  case isWrong, kind, kinds, label, language, languageFile, languages, lead, legend, level, line, lines
  case link, links, log, look, lookName, lookValue, looks, mark, markKind, markWords, message, mistakes, more,
    moreLines, moreObjects
  case moreTouches, moreVerdicts, moreViews, name, neverAsked, nextFile, nextPage, notAligned, nothing
  case number, object, objectMark, objects, only, onlySign, otherNames, others, outcomeHeading
  case outcomeMarks, outcomePicture, outcomeVerdict, outcomes, outline, ownLook, ownName, page, pageCount
  case pagePosition, parting, parts, paths, pick, pickCount, pickLegend, pickName, picked, picks, pictures,
    place
  case points, previousFile, previousPage, properties, property, question, reasons
  case reason, region, related, relatedHeading, relatedKind, relatedPage, rowName, rowTarget, rows,
    rowsOfViews
  case rule, ruleSource, ruleText, rules, runs, same, screen, screenFacts, screenRegion, script, scriptFile
  case search, sections, sentence, set, settings, sheets, shownBy, sideTitle, sides, sign, skip, standing
  case severity, shownVerdict
  case status, statusWords, steps, stop, story, storySteps, style, styleFile, summary, svg, tab
  case tableRegion, tables, takers, target, task, term, text, thumbnail, time, title, tooLarge, touches
  case traceFormat, unknowns, usedSettings, value, valueOfA, valueOfB, variantAnchor, variantLevel
  case variantName, variantNumber, variantSettings, variants, verdict, verdictMarkup, verdicts, wholePage
  case within, wrong
}
