// SPDX-License-Identifier: Apache-2.0

// What comes of a press: the running simulation's answer on served pages, else what the page has recorded.

import { readAddress, saveAddress } from './address.js';
import { announce, button, make, on, one } from './dom.js';
import { arrangePress, isLive } from './press.js';
import { tapSection } from './recorded.js';
import { page } from './state.js';
import { mapOf } from './tapmap.js';
import { say } from './texts.js';
import { showTouch } from './touches.js';

const KINDS = ['tap', 'double', 'hold', 'drag'];

/** @typedef {[string, string][]} Words */

/**
 * What only served pages do: they run a gesture, have more buttons below its answer, and let settings be changed.
 *
 * @type {{ run?: (words: Words, isNew: boolean) => void, tell?: (bar: Element, words: Words) => void,
 *   arrange?: (player: import('./player.js').Player) => void }}
 */
export const served = {};

// Whether a word of an address names a gesture.
/** @param {[string, string]} word */
export const isGesture = ([name]) => KINDS.includes(name);

// The gesture in an address; null for none.
/** @param {string} hash @returns {Words | null} */
function wordsIn(hash) {
  const words = /** @type {Words} */ ([...new URLSearchParams(hash.slice(1))]
    .filter((word) => isGesture(word) || word[0] === 'set' || word[0] === 'fingers'));
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
  const bar = make('p.pressed', { role: 'group', 'aria-label': say('pressed') });
  served.tell?.(bar, words);
  bar.append(button(say('backToTouches'), () => { location.hash = ''; location.reload(); }));
  (one('.cure', section) ?? one('.verdict', section))?.after(bar);
  page.pressed = words;
  saveAddress(isNew);
}

/** @param {Words} words @param {boolean} isNew */
function press(words, isNew) {
  // What makes a served page comes after this script.
  if (served.run && document.readyState === 'loading') {
    on(document, 'DOMContentLoaded', () => press(words, isNew));
    return;
  }
  if (isLive() && served.run) {
    served.run(words, isNew);
    return;
  }
  const { shown, main } = page;
  const map = mapOf(main?.touch ?? null);
  const [x, y] = placeIn(words);
  const source = shown?.matches('.tapped') ? shown.previousElementSibling : shown;
  if (!map || !source) return;
  const look = lookNow();
  showTouch(tapSection(source, map, x, y));
  endPress([['tap', `${x},${y}`]], isNew, look);
  announce(one('.verdict', page.shown ?? document)?.textContent ?? '');
}

// Lets the stage of a player be pressed.
/** @param {import('./player.js').Player} player */
export function arrangeTouching(player) {
  arrangePress(player, press);
  served.arrange?.(player);
}

// Follows an address that has a gesture.
/** @param {string} hash */
export function obeyPress(hash) {
  const words = wordsIn(hash);
  if (words && !readAddress(hash).touch) press(words, false);
  return Boolean(words);
}
