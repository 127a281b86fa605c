// SPDX-License-Identifier: Apache-2.0

// The tap map: which view gets a tap at any point, which views were asked before, and the outcome of a tap there.

import { quad } from './geometry.js';
import { data } from './texts.js';

/** @typedef {import('./types').TapMap} TapMap */

/**
 * The corners of a piece, which may be those of its view.
 *
 * @param {TapMap} map
 * @param {any} piece
 */
const areaOf = ({ views }, [view, , ...corners]) =>
  quad(corners[0] == null ? data.views[views[view]].corners.map((/** @type {number} */ each) => Math.round(each * 10) / 10) : corners);

/** @param {number[]} corners @param {number} x @param {number} y */
function contains(corners, x, y) {
  let inside = false;
  let [bx, by] = corners.slice(-2);
  for (let at = 0; at < corners.length; at += 2) {
    const [ax, ay] = corners.slice(at);
    if ((ay > y) !== (by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax) inside = !inside;
    [bx, by] = [ax, ay];
  }
  return inside;
}

/** @param {TapMap} map @param {number} x @param {number} y */
const pieceAt = (map, x, y) => map.pieces.find((piece) => contains(areaOf(map, piece), x, y)) ?? [-1, -1];

/** @param {any} map @param {number} view */
const idAt = ({ views }, view) => data.views[views[view]]?.id ?? views[view] ?? '';

/** @param {TapMap} map @param {number} view */
const nameAt = (map, view) => map.names?.[view] || idAt(map, view);

// The map of the screen at the time of a touch. The outcomes of taps are known only for the first touch on the same
// screen.
/** @param {string | number | null} touch @returns {TapMap | undefined} */
export function mapOf(touch) {
  const own = data.touches[Number(touch) - 1];
  const map = data.tapMaps?.[own?.tapMap ?? 0];
  const isFirst = data.touches.find((each) => each.tapMap === own?.tapMap) === own;
  return map && !isFirst ? { ...map, taps: undefined } : map;
}

// The view at a point, with the questions that lead there, first to last: view, mark, answer.
/** @param {TapMap} map @param {number} x @param {number} y */
export function tapAt(map, x, y) {
  const [view, last] = pieceAt(map, x, y);
  const asked = [];
  for (let at = 3 * last; at >= 0;) {
    const [who, told, back] = map.questions.slice(at, at + 3);
    const [mark, text, own] = map.answers[told];
    const hit = who === view && own;
    asked.unshift({ view: idAt(map, who), mark: hit ? 'hit' : mark, told: `${nameAt(map, who)} ${hit || text}` });
    at -= 3 * back;
  }
  return { view: nameAt(map, view), asked };
}

/**
 * What came of a tap at a point, and where else that is so.
 *
 * @param {TapMap} map
 * @param {number} x
 * @param {number} y
 */
export function outcomeAt(map, x, y) {
  const [owner] = pieceAt(map, x, y);
  const outcome = map.taps?.[owner];
  const isSame = (/** @type {number[]} */ [view]) => (outcome ? map.taps?.[view]?.verdict === outcome.verdict : view === owner);
  return { view: idAt(map, owner), outcome, areas: map.pieces.filter(isSame).map((piece) => areaOf(map, piece)) };
}
