// SPDX-License-Identifier: Apache-2.0

// Where views are.

import { data } from './texts.js';

/** @typedef {import('./types').View} View */

/** @type {Map<string | undefined, Map<string, View>>} */
const viewsByID = new Map();

/**
 * A view as it is in a variant; without one as the page's main part has it.
 *
 * @param {string} object
 * @param {string} [variant]
 */
export function viewOf(object, variant) {
  let views = viewsByID.get(variant);
  if (!views) {
    const changed = variant ? data.variantViews?.[variant] : null;
    views = new Map([...data.views, ...changed ?? []].map((view) => [view.id, view]));
    viewsByID.set(variant, views);
  }
  return views.get(object);
}

/**
 * A point of a view's bounds on the screen.
 *
 * @param {View} view
 * @param {number} x
 * @param {number} y
 */
export function onScreen({ bounds: [left, top, width, height], corners }, x, y) {
  const [ax, ay, bx, by, , , dx, dy] = corners ?? [];
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
  const { v, at } = item?.dataset ?? {};
  const view = at && viewOf(decodeURIComponent(v ?? ''), item.closest('.variant')?.dataset.variant);
  if (!view?.corners) return null;
  const [x, y] = at.split(' ').map(Number);
  return { view, x, y };
}
