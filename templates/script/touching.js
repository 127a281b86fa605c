// SPDX-License-Identifier: Apache-2.0

// What comes of a press: the running simulation's answer on served pages, else what the page has recorded.

import { readAddress, saveAddress } from './address.js';
import { copyText } from './copy.js';
import { announce, button, flag, make, one } from './dom.js';
import { arrangePress, isLive } from './press.js';
import { tapSection } from './recorded.js';
import { renew } from './renew.js';
import { beginAgain } from './start.js';
import { page } from './state.js';
import { mapOf } from './tapmap.js';
import { data, say } from './texts.js';
import { showTouch } from './touches.js';

const KINDS = ['tap', 'double', 'hold', 'drag'];

/** @typedef {[string, string][]} Words */

// The gesture in an address; null for none.
/** @param {string} hash @returns {Words | null} */
export function wordsIn(hash) {
  const words = /** @type {Words} */ ([...new URLSearchParams(hash.slice(1))]
    .filter(([name]) => KINDS.includes(name) || name === 'set' || name === 'fingers'));
  return words.some(([name]) => KINDS.includes(name)) ? words : null;
}

/** @type {() => void} */
let arrangeOthers = () => {};
let asked = 0;

/** @param {Words} words */
const placeIn = (words) => {
  const [, place] = /** @type {[string, string]} */ (words.find(([name]) => KINDS.includes(name)));
  return place.split(',').map(Number);
};

// The buttons below the answer to a gesture.
/** @param {Words} words */
function tellPressed(words) {
  const section = page.shown;
  const verdict = section && one('.verdict', section);
  if (!section || !verdict) return;
  const [x, y] = placeIn(words);
  const others = words.filter(([name]) => !KINDS.includes(name));
  const again = (/** @type {string} */ name, /** @type {string} */ kind, /** @type {string} */ place) =>
    button(say(name), () => press([[kind, place], ...others], true));
  const bar = make('p.pressed', { role: 'group', 'aria-label': say('pressed') });
  if (isLive()) {
    bar.append(make('span', { text: say('againAs') }), again('againTap', 'tap', `${x},${y}`),
      again('againDouble', 'double', `${x},${y}`), again('againHold', 'hold', `${x},${y},1`));
    if (data.gesture && navigator.clipboard) bar.append(button(say('copyGesture'), ({ target }) => copyText(data.gesture ?? '', target)));
  }
  bar.append(button(say('backToTouches'), () => { location.hash = ''; location.reload(); }));
  (one('.cure', section) ?? verdict).after(bar);
}

/**
 * Shows what comes of a gesture.
 *
 * @param {Words} words
 * @param {boolean} isNew Whether the address before is kept in the history.
 */
export async function press(words, isNew) {
  const kept = page.pressed?.filter(([name]) => name === 'set') ?? [];
  const all = words.some(([name]) => name === 'set') ? words : [...words, ...kept];
  const { shown, main } = page;
  if (!isLive()) {
    const map = mapOf(main?.touch ?? null);
    const [x, y] = placeIn(words);
    const source = shown?.matches('.tapped') ? shown.previousElementSibling : shown;
    if (!map || !source) return;
    page.pressed = all;
    const look = lookOf();
    showTouch(tapSection(source, map, x, y));
    keepLook(look);
    tellPressed(all);
    saveAddress(isNew);
    announce(verdictNow()?.textContent ?? '');
    return;
  }
  const number = asked += 1;
  const query = new URLSearchParams(all);
  const answer = await fetch(`?${query}`, { cache: 'no-store' }).catch(() => null);
  const html = await answer?.text();
  if (number !== asked || !html) return;
  if (!answer?.ok) {
    const text = new DOMParser().parseFromString(html, 'text/html').querySelector('.mistakes, main')?.textContent?.trim() ?? '';
    announce(text);
    const aim = one('.aim', shown ?? document);
    if (aim) aim.textContent = text;
    flag(one('.look', shown ?? document), 'aiming', true);
    return;
  }
  const look = lookOf();
  const isFocused = Boolean(document.activeElement?.closest('.look'));
  page.pressed = all;
  renew(html);
  beginAgain();
  arrangeOthers();
  keepLook(look);
  tellPressed(all);
  if (isFocused) one('.look .scroll', page.shown ?? document)?.focus({ preventScroll: true });
  saveAddress(isNew);
  announce(page.main?.spoken ?? '');
}

const lookOf = () => one('.switch :checked', page.shown ?? document)?.value;
const verdictNow = () => one('.verdict', page.shown ?? document);

/** @param {string | undefined} look */
function keepLook(look) {
  const choice = look && one(`.switch [value=${look}]`, page.shown ?? document);
  if (choice) choice.checked = true;
}

/**
 * Arranges stages that can be pressed.
 *
 * @param {() => void} others Arranges parts of a page that are outside of its touches.
 * @returns {(player: import('./player.js').Player) => void}
 */
export function arrangeTouching(others) {
  arrangeOthers = others;
  return (player) => arrangePress(player, press);
}

// Follows an address that has a gesture.
/** @param {string} hash */
export function obeyPress(hash) {
  const words = wordsIn(hash);
  if (words && !readAddress(hash).touch) press(words, false);
  return Boolean(words);
}
