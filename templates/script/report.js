// SPDX-License-Identifier: Apache-2.0

// A report: beside the stage it has pictures and the tap map.

import { all } from './dom.js';
import { papers } from './paper.js';
import { arrangePictures, makeZoom } from './pictures.js';
import { start } from './start.js';
import { page } from './state.js';
import { arrangeTapMap, returnTapMap } from './tapmap.js';
import { arranging, showing } from './touches.js';
import { arrangeZoom } from './zoom.js';

/**
 * @param {(() => void) | null} [also] Arranges what only some reports have.
 * @param {((player: import('./player.js').Player) => void)[]} parts Arrange what only some stages have.
 */
export function startReport(also, ...parts) {
  arranging.push((player) => arrangePictures(player.stage.closest('.touch'), player), arrangeZoom, ...parts);
  showing.push(arrangeTapMap);
  papers.push((begins) => {
    if (begins) returnTapMap();
    else if (page.main) arrangeTapMap(page.main);
  });
  start(() => {
    all('figure.graph').filter((figure) => !figure.closest('section.touch')).forEach(makeZoom);
    also?.();
  });
}
