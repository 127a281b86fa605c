// SPDX-License-Identifier: Apache-2.0

// The gesture of a reader on a served page, in the form of an address, with its own timing.

import { HOLD, SLACK } from './press.js';
import { number } from './texts.js';

// The longest time between the taps of a double tap, in milliseconds.
const TWICE = 350;

// The last tap that may be the first of a double tap.
let last = { time: -TWICE, at: [0, 0] };

/** @param {number} milliseconds */
const seconds = (milliseconds) => Math.round(milliseconds / 50) / 20;

/** @param {number[]} one @param {number[]} other */
const apart = (one, other) => Math.hypot(one[0] - other[0], one[1] - other[1]);

/**
 * The words of a gesture, as in an address.
 *
 * @param {import('./press.js').Way} way
 * @param {number} lift When the finger was lifted, in milliseconds.
 */
export function gestureOf(way, lift) {
  const [{ at, time }] = way;
  const begin = way.find((each) => apart(each.at, at) > SLACK);
  const place = at.map(number);
  const rest = (begin?.time ?? lift) - time;
  const hold = rest < HOLD ? 0 : seconds(rest);
  if (!begin) return hold ? ['hold', [...place, hold].join()] : ['tap', place.join()];
  const end = way[way.length - 1].at.map(number);
  return ['drag', [...place, ...end, hold, Math.max(0.1, seconds(lift - begin.time))].join()];
}

// The distance of the fingers at the start of a pinch, and the smallest one at its end, in points.
const SPREAD = 100;
const LEAST_SPREAD = 10;

/**
 * The fingers of a pinch around the place where it began: to the right they spread, to the left they close.
 *
 * @param {import('./press.js').Way} way
 */
export function pinchOf(way) {
  const [first, last] = [way[0].at, way[way.length - 1].at];
  return { center: first, from: SPREAD, to: Math.max(SPREAD + 2 * (last[0] - first[0]), LEAST_SPREAD) };
}

/**
 * The words of a gesture and of the tap before it, if that was the first of two; with Alt two fingers make it, with Alt and
 * Shift they pinch.
 *
 * @param {import('./press.js').Way} way
 * @param {{ timeStamp: number, altKey: boolean, shiftKey: boolean }} event
 * @returns {{ words: [string, string][], isNew: boolean }} Whether it is another one than the last.
 */
export function readGesture(way, { timeStamp, altKey, shiftKey }) {
  const [kind, place] = gestureOf(way, timeStamp);
  const [{ at, time }] = way;
  if (kind === 'drag' && altKey && shiftKey) {
    const { center, from, to } = pinchOf(way);
    return { words: [['pinch', [...center.map(number), from, number(to), Math.max(0.1, seconds(timeStamp - time))].join()]], isNew: true };
  }
  const isSecond = kind === 'tap' && time - last.time < TWICE && apart(at, last.at) <= SLACK;
  last = { time: kind === 'tap' && !isSecond ? timeStamp : -TWICE, at };
  return { words: [isSecond ? ['double', at.map(number).join()] : [kind, place], ...altKey ? [/** @type {[string, string]} */ (['fingers', '2'])] : []], isNew: !isSecond };
}
