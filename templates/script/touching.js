// SPDX-License-Identifier: Apache-2.0

// The outcome of a press: on served pages from the running simulation, otherwise as recorded in the page.

import { readAddress, saveAddress } from './address.js';
import { all, announce, button, make, on, one } from './dom.js';
import { arrangePress, isLive } from './press.js';
import { tapSection } from './recorded.js';
import { page } from './state.js';
import { mapOf, outcomeAt } from './tapmap.js';
import { data, say } from './texts.js';
import { sections, showTouch } from './touches.js';

const KINDS = ['tap', 'double', 'hold', 'drag', 'pinch', 'touches'];
// The largest distance between a press and a tap of the file that answers it, in points: half a finger.
const BESIDE = 22;

/** @typedef {[string, string][]} Words */

/**
 * What only served pages do: they run a gesture, have more buttons below its answer, and let settings be changed.
 *
 * @type {{ run?: (words: Words, isNew: boolean, isWhole?: boolean) => void, tell?: (bar: Element, words: Words) => void,
 *   arrange?: (player: import('./player.js').Player) => void, back?: () => void }}
 */
export const served = {};

// Whether a part of an address is a change, which applies to later gestures too: a setting, or a proposed change of a
// task.
/** @param {[string, string]} word */
export const isChange = ([name]) => name === 'set' || name === 'try';

// Whether a part of an address is a gesture, or the touches of a task.
/** @param {[string, string]} word */
export const isGesture = ([name]) => KINDS.includes(name);

// The gesture in an address; null for none.
/** @param {string} hash @returns {Words | null} */
function wordsIn(hash) {
  const words = /** @type {Words} */ ([...new URLSearchParams(hash.slice(1))]
    .filter((word) => isGesture(word) || isChange(word) || word[0] === 'fingers'));
  return words.some(isGesture) ? words : null;
}

/** @param {Words} words */
export const placeIn = (words) => (words.find(isGesture)?.[1] ?? '').split(',').map(Number);

export const lookNow = () => one('.switch :checked', page.shown ?? document)?.value;

/**
 * Ends a press whose answer is shown: as seen or as asked as before, with buttons below the answer.
 *
 * @param {Words} words
 * @param {boolean} isNew Whether the address before is kept in the history.
 * @param {string | undefined} look
 */
export function endPress(words, isNew, look) {
  const section = page.shown ?? document;
  const choice = look && one(`.switch [value=${look}]`, section);
  if (choice) choice.checked = true;
  if (words.some(([name]) => name === 'touches')) {
    page.pressed = words;
    saveAddress(isNew);
    return;
  }
  const bar = make('p.pressed', { role: 'group', 'aria-label': say('pressed') });
  served.tell?.(bar, words);
  bar.append(button(say('backToTouches'), () => {
    if (served.back) served.back();
    else {
      location.hash = '';
      location.reload();
    }
  }));
  one('.headline > .eyebrow', section)?.after(bar);
  page.pressed = words;
  saveAddress(isNew);
}

/**
 * The touch of the file that is a tap beside a point, where what comes of a tap differs from place to place.
 *
 * @param {string | null} touch The touch on whose screen it is.
 * @param {number} x
 * @param {number} y
 */
function tapBeside(touch, x, y) {
  const map = mapOf(touch);
  if (!map) return undefined;
  const { view, outcome } = outcomeAt(map, x, y);
  if (outcome) return undefined;
  const unit = page.main?.sight?.unit ?? 1;
  return sections().find((section) => {
    const own = section.dataset.touch;
    const ways = all('[data-finger]', section).map(({ dataset }) => dataset.finger.split(' '));
    const [left, top] = (ways[0]?.[1] ?? '').split(',').map((each) => each / unit);
    return !section.matches('.tapped') && data.touches[own - 1]?.tapMap === data.touches[Number(touch) - 1]?.tapMap
      && ways.length === 2 && ways[1][0] === 'ended' && Math.hypot(left - x, top - y) <= BESIDE && outcomeAt(map, left, top).view === view;
  });
}

/** @param {Words} words @param {boolean} isNew @param {boolean} [isWhole] Whether the words name all changes. */
function press(words, isNew, isWhole) {
  // The element of served pages comes after this script.
  if (served.run && document.readyState === 'loading') {
    on(document, 'DOMContentLoaded', () => press(words, isNew, isWhole));
    return;
  }
  if (isLive() && served.run) {
    served.run(words, isNew, isWhole);
    return;
  }
  const { shown, main } = page;
  const map = mapOf(main?.touch ?? null);
  const [x, y] = placeIn(words);
  const source = shown?.matches('.tapped') ? shown.previousElementSibling : shown;
  if (!map || !source) return;
  const beside = tapBeside(main?.touch ?? null, x, y);
  if (beside) {
    showTouch(beside.dataset.touch, String(Infinity));
    saveAddress(isNew);
    announce(page.main?.spoken ?? '');
    return;
  }
  const look = lookNow();
  showTouch(tapSection(source, map, x, y));
  endPress([['tap', `${x},${y}`]], isNew, look);
  announce(one('.verdict', page.shown ?? document)?.textContent ?? '');
}

// Makes the stage of a player pressable.
/** @param {import('./player.js').Player} player */
export function arrangeTouching(player) {
  arrangePress(player, press);
  served.arrange?.(player);
}

// Follows an address with a gesture.
/** @param {string} hash */
export function obeyPress(hash) {
  const words = wordsIn(hash);
  if (words && !readAddress(hash).touch) {
    press(words, false, true);
    // A link to a tap stands below the stage.
    if (document.activeElement?.getAttribute('href') === hash) page.shown?.scrollIntoView();
  }
  return Boolean(words);
}
