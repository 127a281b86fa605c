// SPDX-License-Identifier: Apache-2.0

// A served page: gestures and changes are run by the server, and its page takes the place of this one's contents.

import { copyText } from './copy.js';
import { announce, button, flag, make, on, one } from './dom.js';
import { arrangeSettings, changed, frameNow } from './edit.js';
import { arrangeFrames } from './frames.js';
import { readGesture } from './gesture.js';
import { gestures, isLive } from './press.js';
import { renew } from './renew.js';
import { beginAgain } from './start.js';
import { page } from './state.js';
import { data, say } from './texts.js';
import { endPress, isGesture, lookNow, placeIn, served } from './touching.js';

/** @typedef {import('./touching.js').Words} Words */

// How many gestures were sent; the answer to the last one counts.
let sent = 0;

// The object whose settings the reader has chosen.
let chosenObject = '';

/** @param {[string, string]} word */
const isChange = ([name]) => name === 'set';

// The gesture whose answer is shown, without changes: the reader's, or a tap where the touch of the file began.
/** @returns {Words} */
function gestureNow() {
  if (page.pressed) return page.pressed.filter((word) => !isChange(word));
  const began = page.main?.walk.items.find(({ dataset }) => dataset.finger)?.dataset.finger.split(' ')[1];
  const unit = page.main?.sight?.unit ?? 1;
  return began ? [['tap', began.split(',').map((each) => Math.round(each / unit)).join()]] : [];
}

/**
 * Has a gesture run, and shows what comes of it.
 *
 * @param {Words} words
 * @param {boolean} isNew Whether the address before is kept in the history.
 * @param {boolean} [isWhole] Whether the words name all changes; else those before hold.
 */
async function run(words, isNew, isWhole = words.some(isChange)) {
  const { shown, pressed } = page;
  const all = isWhole ? words : [...words, ...pressed?.filter(isChange) ?? []];
  const number = sent += 1;
  const answer = await fetch(`?${new URLSearchParams(all)}`, { cache: 'no-store' }).catch(() => null);
  const html = await answer?.text();
  if (number !== sent || !html) return;
  if (!answer?.ok) {
    const text = new DOMParser().parseFromString(html, 'text/html').querySelector('.mistakes, main')?.textContent?.trim() ?? '';
    announce(text);
    const aim = one('.aim', shown ?? document);
    if (aim) aim.textContent = text;
    flag(one('.look', shown ?? document), 'aiming', true);
    return;
  }
  const look = lookNow();
  const isFocused = Boolean(document.activeElement?.closest('.look'));
  page.pressed = all;
  renew(html);
  beginAgain();
  endPress(all, isNew, look);
  if (isFocused) one('.look .scroll', page.shown ?? document)?.focus({ preventScroll: true });
  announce(page.main?.spoken ?? '');
}

/** @param {Element} bar @param {Words} words */
function tell(bar, words) {
  if (!isLive()) return;
  const [x, y] = placeIn(words);
  const others = words.filter((word) => !isGesture(word));
  const again = (/** @type {string} */ name, /** @type {string} */ kind, /** @type {string} */ place) =>
    button(say(name), () => run([[kind, place], ...others], true));
  bar.append(make('span', { text: say('againAs') }), again('againTap', 'tap', `${x},${y}`),
    again('againDouble', 'double', `${x},${y}`), again('againHold', 'hold', `${x},${y},1`));
  const { gesture } = data;
  if (gesture && navigator.clipboard) bar.append(button(say('copyGesture'), ({ target }) => copyText(gesture, target)));
}

// What is changed, in order.
const changesNow = () => (page.pressed ?? []).filter(isChange).map(([, change]) => change);

// Runs the gesture again with other changes.
/** @param {string[]} changes */
function runWith(changes) {
  const gesture = gestureNow();
  if (gesture.length) run([...gesture, ...changes.map((each) => /** @type {[string, string]} */ (['set', each]))], true, true);
}

/** @param {import('./player.js').Player} player */
function arrangeEditing(player) {
  const { stage } = player;
  const outline = one('.outline', stage);
  if (!outline || !isLive()) return;
  const act = one('.verdict [data-v]', stage.closest('.touch'))?.dataset.v;
  const show = arrangeSettings(outline, () => ({
    object: chosenObject || decodeURIComponent(act ?? ''), changes: changesNow(),
  }), (object, changes) => {
    chosenObject = object;
    runWith(changes);
  });
  arrangeFrames(player, (object) => {
    chosenObject = object;
    show(object);
  }, (object) => frameNow(object, changesNow()), (change) => {
    chosenObject = change.slice(0, change.lastIndexOf('.frame:'));
    runWith(changed(changesNow(), change));
  });
}

// Lets the reports of a served page run gestures.
export function arrangeServed() {
  gestures.read = readGesture;
  served.run = run;
  served.tell = tell;
  // The last change is taken back.
  on(document, 'keydown', (event) => {
    const changes = changesNow();
    if (event.key !== 'z' || !(event.metaKey || event.ctrlKey) || event.shiftKey || !changes.length || event.target.closest?.('input, select')) return;
    event.preventDefault();
    runWith(changes.slice(0, -1));
  });
  served.arrange = (player) => {
    // The element of served pages comes after this script.
    if (isLive()) arrangeEditing(player);
    else if (document.readyState === 'loading') on(document, 'DOMContentLoaded', () => arrangeEditing(player));
  };
}
