// SPDX-License-Identifier: Apache-2.0

// The words of all pages of an index, as SearchIndex of the module Report writes them.

/** @type {string[]} */
let pages = [];
/** @type {[string, number[]][]} */
let entries = [];
/** @type {Map<string, Set<string>>} */
const known = new Map();

/** @param {{ pages: string[], words: string }} found */
export function readSearch(found) {
  pages = found.pages;
  entries = found.words.split(',').map((line) => {
    const [word, ...distances] = line.split(' ');
    let page = 0;
    return [word, distances.map((distance) => (page += parseInt(distance, 36)))];
  });
  known.clear();
}

const HAN = /[\u4e00-\u9fff]+/g;

// What a reader typed as the entries that have to be there: parts of words, and pairs of Chinese characters.
/** @param {string} typed */
function parts(typed) {
  const han = (typed.match(HAN) ?? []).flatMap((run) =>
    run.length < 2 ? [run] : [...run.slice(1)].map((character, position) => run[position] + character));
  return [...(typed.match(/[a-z0-9]+/g) ?? []), ...han];
}

/**
 * The pages that have a word somewhere in their text; null before the words are there.
 *
 * @param {string} typed
 */
export function pagesWith(typed) {
  if (!entries.length) return null;
  const before = known.get(typed);
  if (before) return before;
  const wanted = parts(typed);
  const found = wanted.map((part) =>
    new Set(entries.filter(([word]) => word.includes(part)).flatMap(([, positions]) => positions)));
  const result = new Set(pages.filter((_, position) => wanted.length && found.every((each) => each.has(position))));
  known.set(typed, result);
  return result;
}
