// SPDX-License-Identifier: Apache-2.0

// The start of all pages with a stage: arranges their parts and follows the address.

import { followAddress, readAddress, remembered, saveAddress, writeAddress } from './address.js';
import { all, announce, byId, flag, on, one } from './dom.js';
import { pressed } from './keys.js';
import { arrangeLog } from './log.js';
import { paper } from './paper.js';
import { Player } from './player.js';
import { markSame } from './same.js';
import { arrange } from './stage.js';
import { isAsking, page } from './state.js';
import { findSchemes, setTheme, THEMES } from './theme.js';
import { arrangeTools } from './tools.js';
import { arranging, showTouch, TOUCHES } from './touches.js';

/** @param {string} [touch] @param {string} [step] */
function begin(touch, step) {
  arrangeTools();
  setTheme(remembered.theme ?? 'system');
  const followLog = arrangeLog(one('.log .events'));
  if (followLog) arranging.push(followLog);
  all('nav.touches a').forEach((link) => on(link, 'click', (event) => {
    event.preventDefault();
    showTouch(byId(link.hash.slice(1))?.dataset.touch);
    saveAddress(true);
    announce(page.main?.spoken ?? '');
  }));
  // A course page asks before it shows anything.
  showTouch(touch, step ?? (!touch && document.body.matches('.course') ? '0' : undefined));
  for (const stage of all('.variant .stage:has(.story)')) {
    const player = new Player(stage, null);
    arrange(player);
    const { step } = stage.closest('.variant').dataset;
    player.go(step === undefined ? player.walk.last : player.walk.positionOfNumber(Number(step)));
  }
}

/**
 * Follows an address: a theme, a touch and its step, or a link into a touch's section.
 *
 * @param {string} hash
 */
export function obey(hash) {
  const { touch, step, theme, z = null } = readAddress(hash);
  if (z) remembered.z = z;
  const target = byId(hash.slice(1));
  const section = target?.closest(TOUCHES);
  if (theme && theme in THEMES) setTheme(theme);
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
  const { hash } = location;
  const { touch, step, theme, answered, z = null } = readAddress(hash);
  remembered.z = z;
  remembered.theme = theme && theme in THEMES && theme !== 'system' ? theme : null;
  flag(document.body, 'asking', isAsking() && !history.state && !answered);
  findSchemes();
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
  // Update the address only if it says something already.
  obey(hash);
  if (touch ?? step ?? theme) writeAddress();
}
