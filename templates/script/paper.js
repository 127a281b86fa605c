// SPDX-License-Identifier: Apache-2.0

// For printing: shows everything as drawn.

import { all } from './dom.js';
import { page } from './state.js';

/** @type {any[]} */
let unfolded = [];

/** @type {Map<any, number>} */
const positions = new Map();

/**
 * Functions to call when printing begins and ends.
 *
 * @type {((begins: boolean) => void)[]}
 */
export const papers = [];

/** @param {boolean} begins */
export function paper(begins) {
  if (begins === page.isOnPaper) return;
  page.isOnPaper = begins;
  for (const player of page.players) {
    player.pause();
    if (begins) {
      positions.set(player, player.position);
      player.go(player.walk.last);
      player.scenes.forEach((scene) => scene());
    }
    for (const picture of player.pictures) picture[begins ? 'restore' : 'clear']();
    if (begins) continue;
    player.position = 0;
    player.go(positions.get(player) ?? 0);
  }
  if (begins) unfolded = all('details:not(.equivalent, .each, [open])');
  unfolded.filter((fold) => begins || !fold.closest('.beat')).forEach((fold) => { fold.open = begins; });
  papers.forEach((also) => also(begins));
}
