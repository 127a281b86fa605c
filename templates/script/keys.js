// SPDX-License-Identifier: Apache-2.0

// Keys. Arrows step while the stage is in view; other keys work only while the focus is on the stage, so that they
// scroll otherwise.

import { byId } from './dom.js';
import { isAsking, page } from './state.js';

const WRITES = 'input, select, textarea, dialog, [role=tab], .events, pre';
const SCROLLS = '.scroll[tabindex]:not(.look *)';
const PRESSES = 'button, a, summary, [role=button]';
const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

// Whether at least a fifth of an element is in view.
function isInView(element) {
  const { top, bottom, height } = element.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0) >= height / 5;
}

/** @param {any} event */
export function pressed(event) {
  const { target, key } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (key === '?' && !target.closest?.('input:not([type=range], [type=radio]), select, textarea, dialog')) {
    byId('keys')?.showModal();
  }
  const owner = page.players.find((each) => each.touch === null && each.stage.contains(target));
  const player = owner ?? page.main;
  if (!player || event.shiftKey || isAsking() || target.closest?.(WRITES) || target.closest?.(SCROLLS)) return;
  const isOnStage = player.stage.contains(target);
  const beat = player.walk.beats[Number(key) - 1];
  if (key in STEPS && isInView(player.stage)) player.step(STEPS[key]);
  else if (!isOnStage) return;
  else if (key === 'Home') player.jump(0);
  else if (key === 'End') player.jump(Infinity);
  else if (key === ' ' && !target.closest(PRESSES)) player.toggle();
  else if (beat) player.jump(beat.first);
  else return;
  event.preventDefault();
}
