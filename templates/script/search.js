// SPDX-License-Identifier: Apache-2.0

// The search words of a reader in an index, and the pages that match. The words of all texts are in a separate file,
// written by SearchIndex of the module Report, with synonyms of readers.

/** @type {string[]} */
let pages = [];
/** @type {[string, number[]][]} */
let entries = [];
/** @type {Set<string>} */
let little = new Set();
// Phrases with their synonyms, the longest first.
/** @type {[string, string[][]][]} */
let phrases = [];
/** @type {Map<string, Set<string>>} */
const known = new Map();

const HAN = /[\u4e00-\u9fff]/;
const ENDING = /(?:ing|ed|es|s)$/;

// A word without its ending, and without the doubled letter before that: tapped and taps become tap.
/** @param {string} word */
function stem(word) {
  const short = word.replace(ENDING, '');
  return short.length < 3 ? word : short.replace(/([bdgmnprt])\1$/, '$1');
}

// The words of a text, with a blank before and after each. Chinese has no blanks, so its runs stay whole.
/** @param {string} text */
function plain(text) {
  const runs = text.toLowerCase().match(/[\u4e00-\u9fff]+|(?:(?![\u4e00-\u9fff])[\p{L}\p{N}])+/gu) ?? [];
  return ` ${runs.map((run) => (HAN.test(run) ? run : stem(run))).join('  ')} `;
}

// What a page must contain for one of these words: parts of words, and pairs of Chinese characters.
/** @param {string} words */
function parts(words) {
  return words.split(' ').filter(Boolean).flatMap((run) =>
    run.length < 2 || !HAN.test(run)
      ? [run]
      : [...run.slice(1)].map((character, position) => run[position] + character));
}

/** @param {{ pages: string[], words: string, same: string[], little: string }} found */
export function readSearch(found) {
  pages = found.pages;
  entries = found.words.split(',').map((line) => {
    const [word, ...distances] = line.split(' ');
    let page = 0;
    return [word, distances.map((distance) => (page += parseInt(distance, 36)))];
  });
  little = new Set(found.little.split(' ').map((word) => plain(word).trim()));
  phrases = found.same.flatMap((line) => {
    const group = line.split(',').map(plain);
    return group.map((phrase) => /** @type {[string, string[][]]} */ ([phrase, group.map(parts)]));
  }).sort(([one], [other]) => other.length - one.length);
  known.clear();
}

// The pages whose text contains a part.
/** @param {string} part */
function pagesWith(part) {
  const before = known.get(part);
  if (before) return before;
  const found = new Set(
    entries.filter(([word]) => word.includes(part)).flatMap(([, positions]) => positions.map((position) => pages[position])));
  known.set(part, found);
  return found;
}

// The parts of a search; for each, any of its synonyms matches.
/** @param {string} typed */
function wanted(typed) {
  const terms = [];
  let rest = plain(typed);
  for (const [phrase, group] of phrases) {
    const sought = HAN.test(phrase) ? phrase.trim() : phrase;
    if (!rest.includes(sought)) continue;
    rest = rest.replace(sought, '  ');
    terms.push(group);
  }
  for (const run of rest.split(' ').filter(Boolean)) {
    if (!HAN.test(run)) {
      if (!little.has(run)) terms.push([[run]]);
      continue;
    }
    const shorter = [...little].filter((word) => HAN.test(word)).reduce((text, word) => text.replaceAll(word, ' '), run);
    for (const part of parts(shorter)) terms.push([[part]]);
  }
  return terms;
}

/**
 * How well a page fits: how many of the things looked for it has, and how prominently; null if nothing is looked for.
 *
 * @typedef {{ title: string, text: string, file: string }} Searched
 * @param {string} typed
 * @returns {((page: Searched) => { count: number, score: number }) | null}
 */
export function search(typed) {
  const terms = wanted(typed);
  if (!terms.length) return null;
  return ({ title, text, file }) => {
    /** @param {(part: string) => boolean} has */
    const any = (has) => (/** @type {string[][]} */ term) => term.some((wording) => wording.every(has));
    const inTitle = any((part) => title.includes(part));
    const inText = any((part) => text.includes(part));
    const inPage = any((part) => text.includes(part) || pagesWith(part).has(file));
    /** @param {string[][]} term @returns {number} */
    const score = (term) => (inTitle(term) ? 5 : inText(term) ? 2 : inPage(term) ? 1 : 0);
    const scores = terms.map(score);
    return { count: scores.filter(Boolean).length, score: scores.reduce((sum, score) => sum + score, 0) };
  };
}
