// SPDX-License-Identifier: Apache-2.0

// A served page shows the outcome of a gesture: the contents of the server's page replace its own.

import { byId, one } from './dom.js';
import { forgetPlaces } from './geometry.js';
import { readNames } from './objects.js';
import { forgetRows } from './same.js';
import { page } from './state.js';
import { renewData } from './texts.js';
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
