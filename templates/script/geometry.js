// SPDX-License-Identifier: Apache-2.0

// The positions of views.

import { one } from './dom.js';
import { data } from './texts.js';

/** @typedef {import('./types').View} View */

export const max = Math.max;
export const min = Math.min;

/** @type {Map<string, Map<string, View>>} */
const viewsByID = new Map();

// The data belongs to another page now.
export const forgetPlaces = () => viewsByID.clear();

/**
 * A view when a touch begins, or in a variant; without either, at the beginning.
 *
 * @param {string} object
 * @param {string | number} [variant] The number of the variant.
 * @param {string | number} [touch] The number of the touch.
 */
export function viewOf(object, variant, touch) {
  const key = `${variant} ${touch}`;
  let views = viewsByID.get(key);
  if (!views) {
    const changed = variant ? data.variantViews?.[variant] : data.touches[Number(touch) - 1]?.views;
    views = new Map([...data.views, ...changed ?? []].map((view) => [view.id, view]));
    viewsByID.set(key, views);
  }
  return views.get(object);
}

/**
 * The number of a drawing's units per point of the screen.
 *
 * @param {any} svg
 */
export function factorOf(svg) {
  const width = one('.screen > rect', svg)?.width.baseVal.value ?? svg.viewBox.baseVal.width;
  return width / data.size[0] || 1;
}

/**
 * The four corners of a shape, which may be given by two if it is an upright rectangle.
 *
 * @param {number[]} corners
 */
export const quad = (corners) => {
  const [left, top, right, bottom] = corners;
  return corners.length > 4 ? corners : [left, top, right, top, right, bottom, left, bottom];
};

/**
 * The origin and size of a view's bounds, which two corners tell if they are not given.
 *
 * @param {View} view
 */
export const boundsOf = ({ bounds, corners = [] }) => bounds ?? [0, 0, corners[2] - corners[0], corners[3] - corners[1]];

/**
 * Converts a point of a view's bounds to the screen.
 *
 * @param {View} view
 * @param {number} x
 * @param {number} y
 */
export function onScreen(view, x, y) {
  const [left, top, width, height] = boundsOf(view);
  const [ax, ay, bx, by, , , dx, dy] = quad(view.corners ?? []);
  const right = width ? (x - left) / width : 0;
  const down = height ? (y - top) / height : 0;
  return [ax + right * (bx - ax) + down * (dx - ax), ay + right * (by - ay) + down * (dy - ay)];
}

/**
 * The view that a step asks, with the point in its coordinates; null if there is none.
 *
 * @param {any} item
 */
export function askedAt(item) {
  const point = item && one(':scope > small', item);
  const view = point && viewOf(decodeURIComponent(item.dataset.v ?? ''), item.closest('.variant')?.dataset.variant,
    item.closest('.touch')?.dataset.touch);
  if (!view?.corners) return null;
  const [x, y] = point.textContent.match(/-?[\d.]+/g).map(Number);
  return { view, x, y };
}
