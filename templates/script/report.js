// SPDX-License-Identifier: Apache-2.0

// A report: beside the stage it has pictures, and the stage can be pressed.

import { all } from './dom.js';
import { arrangeLanes } from './lanes.js';
import { arrangePictures, makeZoom } from './pictures.js';
import { obeying, start } from './start.js';
import { arrangeTouching, obeyPress } from './touching.js';
import { arranging } from './touches.js';
import { arrangeZoom } from './zoom.js';

/**
 * @param {(() => void) | null} [also] Arranges what only some reports have.
 * @param {((player: import('./player.js').Player) => void)[]} parts Arrange what only some stages have.
 */
export function startReport(also, ...parts) {
  arranging.push((player) => arrangePictures(player.stage.closest('.touch'), player), arrangeZoom, arrangeTouching,
    ...document.body.matches('.embed') ? [] : [arrangeLanes], ...parts);
  obeying.push(obeyPress);
  start(() => {
    all('figure.graph').filter((figure) => !figure.closest('section.touch')).forEach(makeZoom);
    also?.();
  });
}
