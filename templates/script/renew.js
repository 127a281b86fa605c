// SPDX-License-Identifier: Apache-2.0

// A served page shows the outcome of a gesture: the contents of the server's page replace its own.

import { all, byId, one } from './dom.js';
import { forgetPlaces } from './geometry.js';
import { readNames } from './objects.js';
import { forgetRows } from './same.js';
import { page } from './state.js';
import { data, renewData } from './texts.js';
import { forgetTouches } from './touches.js';
import { readIDs } from './zoom.js';

/**
 * Puts the contents of another page in the place of this one's.
 *
 * @param {string} html
 */
export function renew(html) {
  const other = new DOMParser().parseFromString(html, 'text/html');
  page.main?.pause();
  page.main = page.shown = null;
  page.players = [];
  one('main').replaceWith(document.adoptNode(one('main', other)));
  const json = byId('hp-data');
  json.textContent = one('#hp-data', other).textContent;
  renewData(json.textContent);
  readNames();
  readIDs();
  forgetPlaces();
  forgetRows();
  forgetTouches();
}

/**
 * Adds what an answer came without, from the whole page: what comes of taps elsewhere, and what stands below the stages.
 *
 * @param {string} html
 */
export function addRest(html) {
  const other = new DOMParser().parseFromString(html, 'text/html');
  const { tapMaps = [] } = JSON.parse(one('#hp-data', other).textContent);
  tapMaps.forEach((/** @type {any} */ map, /** @type {number} */ index) => Object.assign(data.tapMaps?.[index] ?? {}, map));
  for (const section of all('section.touch')) {
    const outcomes = one(':scope > .outcomes', section);
    for (const part of all(`#${section.id} > :is(.below, .pictures)`, other)) section.insertBefore(document.adoptNode(part), outcomes);
  }
  const details = byId('details');
  details.before(...all('main > :is(.touch, .controls, .variants, .summary) ~ :not(.touch, .controls, .variants, .summary, #details)', other)
    .map((part) => document.adoptNode(part)));
  const full = document.adoptNode(one('#details', other));
  full.open = details.open;
  details.replaceWith(full);
  forgetRows();
}
