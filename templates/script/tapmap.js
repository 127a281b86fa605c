// SPDX-License-Identifier: Apache-2.0

// The tap map: which view gets a tap at any point, which views were asked before, and the outcome of a tap there.

import { data } from './texts.js';

export const contains = (piece, x, y) => {
  const [, , left, top, right, bottom] = piece;
  if (piece.length === 6) return x >= left && x < right && y >= top && y < bottom;
  let inside = false;
  for (let at = 2, before = piece.length - 2; at < piece.length; before = at, at += 2) {
    const [ax, ay, bx, by] = [piece[at], piece[at + 1], piece[before], piece[before + 1]];
    if ((ay > y) !== (by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax) inside = !inside;
  }
  return inside;
};

const nameAt = (map, view) => map.names?.[view] || map.views[view];

// The map of the screen at the time of a touch. The outcomes of taps are known only for the first touch on the same
// screen.
/** @param {string | number | null} touch @returns {import('./types').TapMap | undefined} */
export function mapOf(touch) {
  const own = data.touches[Number(touch) - 1];
  const map = data.tapMaps?.[own?.tapMap ?? 0];
  const isFirst = data.touches.find((each) => each.tapMap === own?.tapMap) === own;
  return map && !isFirst ? { ...map, taps: undefined } : map;
}

// The view at a point, with the questions that lead there, first to last: view, mark, answer.
export function tapAt(map, x, y) {
  const [view, last] = map.pieces.find((piece) => contains(piece, x, y)) ?? [-1, -1];
  const asked = [];
  for (let at = last; at >= 0; at = map.questions[at][3]) {
    const [who, answer, sentence, , own] = map.questions[at];
    const isHit = who === view && answer === 2;
    const text = map.sentences[isHit ? own : sentence];
    asked.unshift({ view: map.views[who], mark: isHit ? 'hit' : map.marks[answer], told: `${nameAt(map, who)} ${text}` });
  }
  return { view: nameAt(map, view), asked };
}

/**
 * What came of a tap at a point, and where else that is so.
 *
 * @param {import('./types').TapMap} map
 * @param {number} x
 * @param {number} y
 */
export function outcomeAt(map, x, y) {
  const owner = map.pieces.find((piece) => contains(piece, x, y))?.[0] ?? -1;
  const outcomeOf = (view) => map.taps?.[view < 0 ? map.views.length : view] ?? null;
  const outcome = outcomeOf(owner);
  const isSame = (view) => (outcome ? outcomeOf(view)?.verdict === outcome.verdict : view === owner);
  return { view: owner < 0 ? '' : map.views[owner], outcome, pieces: map.pieces.filter(([view]) => isSame(view)) };
}
