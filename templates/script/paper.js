// SPDX-License-Identifier: Apache-2.0

// Paper shows all of everything as it was drawn.

import { all } from './dom.js';
import { page } from './state.js';
import { arrangeTapMap, returnTapMap } from './tapmap.js';

/** @type {any[]} */
let unfolded = [];

/** @param {boolean} begins */
export function paper(begins) {
  if (begins === page.isOnPaper) return;
  page.isOnPaper = begins;
  const { tree } = page;
  if (begins) unfolded = all('details:not(.equivalent, [open])');
  unfolded.forEach((fold) => { fold.open = begins; });
  for (const player of page.players) {
    player.pause();
    if (begins) player.scenes.forEach((scene) => scene());
    for (const picture of player.live) picture[begins ? 'restore' : 'clear']();
    if (begins) continue;
    const { position } = player;
    player.position = 0;
    player.go(position);
  }
  if (begins) {
    tree?.place.after(tree.figure);
    returnTapMap();
  } else {
    tree?.seat.append(tree.figure);
    if (page.main) arrangeTapMap(page.main);
  }
}
