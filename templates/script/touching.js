// SPDX-License-Identifier: Apache-2.0

// What comes of a press: the running simulation's answer on served pages, else what the page has recorded.

import { readAddress, saveAddress } from './address.js';
import { copyText } from './copy.js';
import { announce, button, flag, make, on, one } from './dom.js';
import { arrangeSettings } from './edit.js';
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

// The gesture whose answer is shown, without changes: the reader's, or the one that is as the touch of the file began.
function gestureNow() {
  if (page.pressed) return page.pressed.filter(([name]) => name !== 'set');
  const began = page.main?.walk.items.find(({ dataset }) => dataset.finger)?.dataset.finger.split(' ')[1];
  const unit = page.main?.sight?.unit ?? 1;
  return /** @type {Words} */ (began ? [['tap', began.split(',').map((each) => Math.round(each / unit)).join()]] : []);
}

// The object whose settings are shown, if the reader has chosenObject one; else the one that acts.
let chosenObject = '';

/** @param {import('./player.js').Player} player */
function arrangeEditing({ stage }) {
  const outline = one('.outline', stage);
  if (!outline || !isLive()) return;
  const act = one('.verdict [data-v]', stage.closest('.touch'))?.dataset.v;
  arrangeSettings(outline, () => ({
    object: chosenObject || decodeURIComponent(act ?? ''),
    changes: (page.pressed ?? []).filter(([name]) => name === 'set').map(([, change]) => change),
  }), (object, changes) => {
    chosenObject = object;
    const gesture = gestureNow();
    if (gesture.length) press([...gesture, ...changes.map((each) => /** @type {[string, string]} */ (['set', each]))], true, true);
  });
}

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
 * @param {boolean} [isWhole] Whether the words name all changes; else those before hold.
 */
export async function press(words, isNew, isWhole = words.some(([name]) => name === 'set')) {
  const kept = page.pressed?.filter(([name]) => name === 'set') ?? [];
  const all = isWhole ? words : [...words, ...kept];
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
  return (player) => {
    arrangePress(player, press);
    // The element of served pages comes after this script.
    if (isLive()) arrangeEditing(player);
    else if (document.readyState === 'loading') on(document, 'DOMContentLoaded', () => arrangeEditing(player));
  };
}

// Follows an address that has a gesture.
/** @param {string} hash */
export function obeyPress(hash) {
  const words = wordsIn(hash);
  if (words && !readAddress(hash).touch) press(words, false);
  return Boolean(words);
}
