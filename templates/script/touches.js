// SPDX-License-Identifier: Apache-2.0

// The touches of the page, of which one is visible.

import { writeAddress } from './address.js';
import { all, flag, one, set } from './dom.js';
import { Player } from './player.js';
import { arrange } from './stage.js';
import { page } from './state.js';

/** @type {Map<any, Player>} */
const arranged = new Map();

// The pictures of the stages as drawn, by touch.
/** @type {Map<string, string>} */
export const drawnLooks = new Map();

/**
 * Functions to call with a touch's player when the touch is shown for the first time.
 *
 * @type {((player: Player) => void)[]}
 */
export const arranging = [];

/**
 * Functions to call with the player of a variant's stage.
 *
 * @type {((player: Player) => void)[]}
 */
export const varying = [];

/**
 * Functions to call with a touch's player each time the touch is shown.
 *
 * @type {((player: Player) => void)[]}
 */
export const showing = [];

// Forgets the touches, since the page has others now.
export function forgetTouches() {
  arranged.clear();
  drawnLooks.clear();
}

export const TOUCHES = 'section.touch:not(.variant *)';
/** @type {() => any[]} */
export const sections = () => all(TOUCHES);

// Shows a touch; arranges its section the first time.
/** @param {string} [touch] @param {string} [step] */
export function showTouch(touch, step) {
  const section = sections().find((each) => each.dataset.touch === String(touch)) ?? sections()[0];
  if (!section) return;
  page.main?.pause();
  // The address is that of a touch again.
  if (page.shown?.matches('.tapped') && !section.matches('.tapped')) page.pressed = null;
  page.shown = section;
  sections().forEach((each) => flag(each, 'shown', each === section));
  const links = all('nav.touches a');
  links.forEach((link) => set(link, { 'aria-current': link.hash === `#${section.id}` ? 'true' : null }));
  const isNew = !arranged.has(section);
  if (isNew && one('.story', section)) {
    drawnLooks.set(section.dataset.touch, one('.look', section).outerHTML);
    const player = new Player(one('.stage', section), section.dataset.touch);
    arranged.set(section, player);
    arrange(player);
    arranging.forEach((arrangeMore) => arrangeMore(player));
  }
  const main = page.main = arranged.get(section) ?? null;
  if (!main) {
    writeAddress();
    return;
  }
  const { walk, position } = main;
  showing.forEach((show) => show(main));
  main.go(step !== undefined ? walk.positionOfNumber(Number(step)) : isNew ? walk.last : position);
  // On a phone the links stand in one row: the touch before this one, or its end, is seen too.
  links[0]?.closest('ul').scroll(one('nav.touches [aria-current]')?.offsetLeft - links[0].offsetLeft - 64, 0);
}
