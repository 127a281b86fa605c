// SPDX-License-Identifier: Apache-2.0

// A report: it has pictures besides the stage, and the stage can be pressed.

import { all } from './dom.js';
import { arrangeLanes } from './lanes.js';
import { arrangePictures, makeZoom } from './pictures.js';
import { obeying, start } from './start.js';
import { keepSteady } from './steady.js';
import { arrangeTouching, obeyPress } from './touching.js';
import { arranging, varying } from './touches.js';
import { arrangeZoom } from './zoom.js';

/**
 * Starts a report with parts that only some reports have.
 *
 * @param {{ before?: () => void, stage?: (player: import('./player.js').Player) => void, after?: () => void }[]} parts
 *   What is done before players are made, for each stage, and at the end.
 */
export function startReport(...parts) {
  arranging.push((player) => arrangePictures(player.stage.closest('.touch'), player), arrangeZoom, arrangeTouching,
    ...document.body.matches('.embed') ? [] : [arrangeLanes], ...parts.flatMap(({ stage }) => stage ?? []));
  varying.push(arrangeZoom, arrangeLanes);
  obeying.push(obeyPress);
  keepSteady();
  parts.forEach(({ before }) => before?.());
  start(() => {
    all('figure.graph').filter((figure) => !figure.closest('section.touch')).forEach(makeZoom);
    parts.forEach(({ after }) => after?.());
  });
}
