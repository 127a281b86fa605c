// SPDX-License-Identifier: Apache-2.0

// The data of the page, and the texts that scripts show or announce.

import { button, byId } from './dom.js';

// Views are written as lists.
/** @param {any[] | undefined} rows @returns {import('./types').View[] | undefined} */
const views = (rows) => rows?.map(([id, corners, up, bounds]) => ({ id, corners: corners ?? undefined, up: up ?? undefined, bounds }));

/** @param {string} json @returns {import('./types').PageData} */
function read(json) {
  const data = JSON.parse(json);
  for (const each of [data, ...data.touches]) each.views = views(each.views);
  for (const number of Object.keys(data.variantViews ?? {})) data.variantViews[number] = views(data.variantViews[number]);
  return data;
}

export const data = read(byId('hp-data')?.textContent ?? '{"texts": {}, "views": [], "touches": []}');

// How much a mark says of what became of the touch: its place among all marks.
export const worth = (/** @type {string} */ mark) => data.marks.indexOf(mark);

// Replaces the data with that of another page.
/** @param {string} json */
export function renewData(json) {
  const { texts, size } = data;
  for (const name of Object.keys(data)) delete (/** @type {any} */ (data))[name];
  Object.assign(data, { texts, size }, read(json));
}

/**
 * Returns a text, with values for the names in braces.
 *
 * @param {string} name
 * @param {Record<string, any>} values
 */
export function say(name, values = {}) {
  return String(data.texts[name] ?? name).replace(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole);
}

/** @param {string} kind */
export const kindName = (kind) => data.texts.kinds?.[kind];

/** @param {string} name */
export const named = (name) => ({ 'aria-label': say(name), title: say(name) });

/**
 * Creates a button that shows a sign.
 *
 * @param {string} name
 * @param {() => void} press
 */
export const glyph = (name, press, shape = name) => button('', press, { 'class': `glyph ${shape}`, ...named(name) });

// Formats numbers and points as in sentences.
/** @param {number} value */
export const number = (value) => String(Math.round(value * 100) / 100 || 0);
/** @param {number} x @param {number} y */
export const pointText = (x, y) => `(${number(x)}, ${number(y)})`;

/** @param {number} value @param {number} most */
export const limited = (value, most) => Math.max(0, Math.min(most, value));
