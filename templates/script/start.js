// SPDX-License-Identifier: Apache-2.0

// The start of all pages with a stage: arranges their parts and follows the address.

import { followAddress, readAddress, remembered, saveAddress, writeAddress } from './address.js';
import { all, announce, byId, flag, on, one } from './dom.js';
import { pressed } from './keys.js';
import { arrangeLog } from './log.js';
import { paper, papers } from './paper.js';
import { Player } from './player.js';
import { hovering, markSame } from './same.js';
import { arrange } from './stage.js';
import { isAsking, page } from './state.js';
import { findSchemes, setTheme, THEMES } from './theme.js';
import { arrangeTools } from './tools.js';
import { arranging, sections, showing, showTouch, TOUCHES, varying } from './touches.js';

/**
 * Functions that follow an address in other ways; each tells whether it did.
 *
 * @type {((hash: string) => boolean)[]}
 */
export const obeying = [];

/** @type {((player: import('./player.js').Player) => void) | null | undefined} */
let followLog;

// The numbers of functions that were registered before the first touch was arranged.
let lengths = [0, 0, 0];
/** @type {(() => void) | undefined} */
let others;
/** @type {any[][]} */
const lists = [showing, hovering, papers];

/** @param {string} [touch] @param {string} [step] */
function begin(touch, step) {
  followLog = arrangeLog(one('.log .events'));
  all('nav.touches a').forEach((link) => on(link, 'click', (event) => {
    event.preventDefault();
    showTouch(byId(link.hash.slice(1))?.dataset.touch);
    saveAddress(true);
    announce(page.main?.spoken ?? '');
  }));
  // A course page asks before it shows a touch.
  showTouch(touch, step ?? (!touch && document.body.matches('.course') ? '0' : undefined));
  for (const stage of all('.variant .stage:has(.story)')) {
    const player = new Player(stage, null);
    arrange(player);
    varying.forEach((arrangeMore) => arrangeMore(player));
    const { step } = stage.closest('.variant').dataset;
    player.go(step === undefined ? player.walk.last : player.walk.positionOfNumber(Number(step)));
  }
}

// Arranges new contents of the page, and shows the last touch.
export function beginAgain() {
  lists.forEach((list, index) => list.splice(lengths[index]));
  begin(String(sections().length));
  others?.();
}

// Arranges what was added below the stages.
export function arrangeRest() {
  followLog = arrangeLog(one('.log .events'));
  page.players.forEach((player) => followLog?.(player));
  others?.();
}

/**
 * Follows an address: a theme, a touch and its step, or a link into a touch's section.
 *
 * @param {string} hash
 */
export function obey(hash) {
  const { touch, step, theme, z = null, v = null } = readAddress(hash);
  if (z) remembered.z = z;
  if (touch) remembered.v = v;
  const target = byId(hash.slice(1));
  const section = target?.closest(TOUCHES);
  if (theme && theme in THEMES) setTheme(theme);
  if (obeying.some((follow) => follow(hash))) return;
  if (isAsking()) writeAddress();
  else if (touch ?? step) showTouch(touch ?? page.shown?.dataset.touch, step ?? String(Infinity));
  else if (section) {
    showTouch(section.dataset.touch);
    byId(`${target.closest('.picture')?.id}-tab`)?.click();
    target.scrollIntoView();
  }
}

/** @param {() => void} [also] Arranges parts that only some pages have. */
export function start(also) {
  document.documentElement.classList.add('js');
  others = also;
  const { hash } = location;
  const { touch, step, theme, answered, z = null, v = null } = readAddress(hash);
  Object.assign(remembered, { z, v });
  remembered.theme = theme && theme in THEMES && theme !== 'system' ? theme : null;
  flag(document.body, 'asking', isAsking() && !history.state && !answered);
  findSchemes();
  arrangeTools();
  setTheme(remembered.theme ?? 'system');
  arranging.push((player) => followLog?.(player));
  lengths = lists.map(({ length }) => length);
  begin(touch, step);
  also?.();
  followAddress();
  on(document, 'keydown', pressed);
  on(document, 'pointerover', markSame);
  on(document, 'focusin', markSame);
  on(window, 'hashchange', ({ newURL }) => obey(new URL(newURL).hash));
  on(window, 'beforeprint', () => paper(true));
  on(window, 'afterprint', () => paper(false));
  on(matchMedia('print'), 'change', ({ matches }) => paper(matches));
  // Updates the address only if it is not empty.
  obey(hash);
  if (touch ?? step ?? theme) writeAddress();
}
