// SPDX-License-Identifier: Apache-2.0

// Keys. A text, a choice, or a box that scrolls keeps those that it needs itself.

import { byId } from './dom.js';
import { isAsking, page } from './state.js';

const WRITES = 'input:not([type=range]), select, textarea, dialog';
const SCROLLS = '.scroll[tabindex], .steps, .events, pre, .cross';
const PRESSES = 'button, a, summary, [role=button]';
const KEYS = {
  ArrowLeft: ['step', -1], ArrowRight: ['step', 1], ArrowUp: ['leap', -1], ArrowDown: ['leap', 1],
  PageUp: ['leap', -1], PageDown: ['leap', 1], Home: ['jump', 0], End: ['jump', Infinity], ' ': ['toggle'],
};

/** @param {any} event */
export function pressed(event) {
  const { target, key } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || target.closest?.(WRITES)) return;
  if (key === '?') byId('keys')?.showModal();
  const player = page.players.find((each) => each.touch === null && each.stage.contains(target)) ?? page.main;
  if (!KEYS[key] || !player || event.shiftKey || isAsking()) return;
  if (target.closest?.(SCROLLS) || (key === ' ' && target.closest?.(PRESSES))) return;
  const [method, value] = KEYS[key];
  if (player[method](value) !== false) event.preventDefault();
}
