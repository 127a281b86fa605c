// SPDX-License-Identifier: Apache-2.0

// A served page: the server runs gestures and changes, and the contents of its page replace those of this one.

import { copyText } from './copy.js';
import { announce, button, flag, make, on, one } from './dom.js';
import { arrangeSettings, changed, frameNow, keepField } from './edit.js';
import { arrangeFrames } from './frames.js';
import { pinchOf, readGesture } from './gesture.js';
import { HOLD, SLACK, gestures, isLive } from './press.js';
import { arrangeAdding, tellAddition } from './added.js';
import { arrangeGoals, isTask, showMissed } from './goals.js';
import { arrangePictures } from './pictures.js';
import { addRest, renew } from './renew.js';
import { expectOutcomes } from './steady.js';
import { arrangeRest, beginAgain } from './start.js';
import { page } from './state.js';
import { data, number, say } from './texts.js';
import { showing } from './touches.js';
import { endPress, isChange, isGesture, lookNow, placeIn, served } from './touching.js';

/** @typedef {import('./touching.js').Words} Words */

// The number of gestures sent; only the answer to the last one counts.
let sent = 0;

// Answers wait while a finger is on a stage, since they replace it.
let lifted = Promise.resolve();
/** @type {(() => void) | null} */
let lift = null;

// How long to wait before the rest of a page is asked for again, in milliseconds.
const REST = 300;

// The object whose settings the reader has chosen.
let chosenObject = '';

/** @param {[string, string]} word */
const isSetting = ([name]) => name === 'set';

// The gesture whose answer is shown, without settings: the reader's, or all touches of a task, or the tap, hold or
// straight drag of the touch in the file.
/** @returns {Words} */
function gestureNow() {
  if (page.pressed) return page.pressed.filter((word) => !isSetting(word));
  if (isTask()) return [['touches', 'all']];
  const { main } = page;
  const unit = main?.sight?.unit ?? 1;
  const moments = (main?.walk.items ?? []).flatMap(({ dataset }, index) => {
    const [phase, place] = (dataset.finger ?? '').split(' ');
    return phase ? [{ at: place.split(',').map((/** @type {string} */ each) => Math.round(Number(each) / unit)), time: main?.timeOf(index + 1) ?? 0 }] : [];
  });
  if (!moments.length) return [];
  const [first, last] = [moments[0], moments[moments.length - 1]];
  const begun = moments.find(({ at: [x, y] }) => Math.hypot(x - first.at[0], y - first.at[1]) > SLACK);
  const lasts = last.time - first.time;
  if (begun) return [['drag', [...first.at, ...last.at, 0, number(Math.max(lasts, 0.1))].join()]];
  return [lasts * 1000 > HOLD ? ['hold', [...first.at, number(lasts)].join()] : ['tap', first.at.join()]];
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
  const answer = await ask(all, 'answer');
  const html = await answer?.text();
  await lifted;
  if (number !== sent || !html) return;
  if (!answer?.ok) {
    const text = new DOMParser().parseFromString(html, 'text/html').querySelector('.mistakes, main')?.textContent?.trim() ?? '';
    announce(text);
    const aim = one('.aim', shown ?? document);
    if (aim) aim.textContent = text;
    flag(one('.look', shown ?? document), 'aiming', true);
    return;
  }
  show(html, all, isNew);
  announce(page.main?.spoken ?? '');
  if (!isTask()) showRest(all, number);
}

/** @param {Words} words @param {string} part Of the page; those of tasks come whole. */
const ask = (words, part) =>
  fetch(`?${new URLSearchParams(isTask() ? words : [...words, ['part', part]])}`, { cache: 'no-store' }).catch(() => null);

/** @param {string} html @param {Words} words @param {boolean} isNew */
function show(html, words, isNew) {
  const look = lookNow();
  const isFocused = Boolean(document.activeElement?.closest('.look'));
  page.pressed = words;
  keepField();
  if (data.tapMaps?.some(({ taps }) => taps)) expectOutcomes(data.tapMaps);
  renew(html);
  beginAgain();
  showMissed();
  endPress(words, isNew, look);
  if (isFocused) one('.look .scroll', page.shown ?? document)?.focus({ preventScroll: true });
}

// The last move of the pointer, which is told anew when more is known.
/** @type {PointerEvent | null} */
let lastMove = null;

/**
 * Shows what takes the server longer than the answer.
 *
 * @param {Words} words
 * @param {number} number Of the gesture.
 */
async function showRest(words, number) {
  const answer = await ask(words, 'rest');
  const html = await answer?.text();
  if (number !== sent || !answer?.ok) return;
  // Another reader's gesture came first.
  if (!html) {
    setTimeout(() => showRest(words, number), REST);
    return;
  }
  addRest(html);
  arrangeRest();
  page.players.forEach((player) => arrangePictures(player.stage.closest('.touch'), player));
  if (lastMove?.target instanceof Element && lastMove.target.isConnected) lastMove.target.dispatchEvent(new PointerEvent('pointermove', lastMove));
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
  arrangeAdding(bar, words);
}

// A press tries the fix for the touch that is shown.
/** @param {import('./player.js').Player} player */
function arrangeTrying({ stage }) {
  const cure = one('.headline > .cure[data-set]', stage.closest('.touch'));
  if (!cure || one('.try', cure)) return;
  cure.append(' ', button(say('tryIt'), () => runWith(JSON.parse(cure.dataset.set).reduce(changed, changesNow())), { 'class': 'try' }));
}

// The changes, in order.
const changesNow = () => (page.pressed ?? []).filter(isSetting).map(([, change]) => change);

// Runs the gesture again with other changes.
/** @param {string[]} changes @param {boolean} [isNew] */
async function runWith(changes, isNew = true) {
  const gesture = gestureNow();
  if (gesture.length) await run([...gesture, ...changes.map((each) => /** @type {[string, string]} */ (['set', each]))], isNew, true);
}

// The verdict that other changes would have is shown in place of the current one, until they are made; one request at a
// time.
let isGlancing = false;
/** @type {string[] | null} */
let glanced = null;
/** @param {string[]} changes */
async function glance(changes) {
  glanced = changes;
  if (isGlancing) return;
  isGlancing = true;
  while (glanced) {
    const words = [...gestureNow(), ...glanced.map((each) => /** @type {[string, string]} */ (['set', each]))];
    glanced = null;
    const before = sent;
    const answer = await ask(words, 'answer');
    if (!answer?.ok) continue;
    const other = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const [said, own] = [other, page.shown ?? document].map((each) => one('.verdict', each));
    if (before !== sent || !said || !own) continue;
    own.replaceChildren(...document.adoptNode(said).childNodes);
    // The fix of the previous touch may not apply now.
    const [cure, given] = [other, page.shown ?? document].map((each) => one('.headline > .cure', each));
    if (given) given.style.visibility = cure?.dataset.set === given.dataset.set ? '' : 'hidden';
  }
  isGlancing = false;
}

// Shows the settings beside the list of a player's views, by player.
/** @type {WeakMap<import('./player.js').Player, () => void>} */
const settings = new WeakMap();

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
  }, glance);
  // Not while it is arranged, since they are requested already then.
  queueMicrotask(() => settings.set(player, () => {
    const object = chosenObject || decodeURIComponent(act ?? '');
    if (object && !one('.settings-of', stage)) show(object);
  }));
  arrangeFrames(player, {
    select: (object) => {
      chosenObject = object;
      show(object);
    },
    frameOf: (object) => frameNow(object, changesNow()),
    change: (change, isNew) => {
      chosenObject = change.slice(0, change.lastIndexOf('.frame:'));
      return runWith(changed(changesNow(), change), isNew);
    },
  });
  arrangeTrying(player);
  tellAddition(player);
}

// Lets the reports of a served page run gestures.
export function arrangeServed() {
  gestures.read = readGesture;
  gestures.fingers = (way, { altKey, shiftKey }) => {
    if (!altKey || !shiftKey) return [];
    const { center: [x, y], to } = pinchOf(way);
    return [[x - to / 2, y], [x + to / 2, y]];
  };
  on(document, 'pointermove', (event) => { lastMove = event; });
  on(document, 'pointerdown', ({ target }) => {
    if (!lift && target.closest?.('.look')) lifted = new Promise((resolve) => { lift = resolve; });
  });
  for (const name of ['pointerup', 'pointercancel']) {
    on(document, name, () => {
      lift?.();
      lift = null;
    });
  }
  served.run = run;
  served.tell = tell;
  // Another touch may have the settings by now.
  showing.push((player) => settings.get(player)?.());
  arrangeGoals(run);
  // Undoes the last change.
  on(document, 'keydown', (event) => {
    const changes = changesNow();
    if (event.key !== 'z' || !(event.metaKey || event.ctrlKey) || event.shiftKey || !changes.length || event.target.closest?.('input:not([type=checkbox], [type=range])')) return;
    event.preventDefault();
    runWith(changes.slice(0, -1));
  });
  served.arrange = (player) => {
    // The element of served pages comes after this script.
    if (isLive()) arrangeEditing(player);
    else if (document.readyState === 'loading') on(document, 'DOMContentLoaded', () => arrangeEditing(player));
  };
}
