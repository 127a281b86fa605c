// SPDX-License-Identifier: Apache-2.0

// The recorded variants are switches of the stage: the outcome of a touch in a variant replaces that of the touch.

import { remembered, saveAddress, writeAddress } from './address.js';
import { all, announce, button, flag, make, on, one, set } from './dom.js';
import { page } from './state.js';
import { obeying } from './start.js';
import { sections, showing } from './touches.js';

/** @type {Map<Element, { bar: Element, runs: Map<string, Element> }>} */
const varied = new Map();

// Shows the chosen variant of the visible touch, if its outcome differs.
function showVariant() {
  for (const [section, { bar, runs }] of varied) {
    const chosen = runs.has(remembered.v ?? '') ? remembered.v : null;
    flag(section, 'replaced', chosen);
    runs.forEach((run, number) => flag(run, 'off', number !== chosen || section !== page.shown));
    all('button', bar).forEach((each) => set(each, { 'aria-pressed': (each.dataset.v || null) === chosen }));
  }
}

/** @param {string | null} number */
function choose(number) {
  remembered.v = number;
  showVariant();
  saveAddress();
  announce(one('.run:not(.off) .verdict, .shown:not(.replaced) > .headline > .verdict')?.textContent ?? '');
}

// Moves the stages of variants to those of their touches, before players are created.
function placeVariants() {
  obeying.push(byVariant);
  for (const section of sections()) {
    /** @type {Map<string, Element>} */
    const runs = new Map();
    const bar = make('p.paces.given', { role: 'group', 'aria-label': one('#variants h2')?.textContent ?? '' });
    const add = (/** @type {string} */ text, /** @type {string} */ number) =>
      bar.append(button(text, () => choose(number || null), { 'data-v': number }));
    for (const article of all('article.variant')) {
      const { variant: number } = article.dataset;
      const run = one(`.touch[data-touch="${section.dataset.touch}"]`, article);
      if (!run) continue;
      if (!runs.size) add(one('.multiples h3')?.textContent ?? '', '');
      add(one(':scope > h3 code', article).textContent, number);
      // It has the heading of the touch, so its parts are one level higher.
      for (const each of all('h5', run)) each.replaceWith(make('h3', { class: each.className }, ...each.childNodes));
      const place = make('div.variants.variant.run.off', { 'data-variant': number }, run);
      (runs.size ? [...runs.values()][runs.size - 1] : section).after(place);
      runs.set(number, place);
    }
    if (!runs.size) continue;
    one('.headline > .eyebrow', section).after(bar);
    varied.set(section, { bar, runs });
  }
  all('article.variant').forEach((each) => { each.hidden = !one('.touch', each); });
  for (const link of all('[href^="#variant"]')) {
    on(link, 'click', (event) => {
      if (!byVariant(link.hash)) return;
      event.preventDefault();
      page.shown?.scrollIntoView();
    });
  }
  showing.push(showVariant);
}

// Follows a link to a variant.
/** @param {string} hash */
function byVariant(hash) {
  const number = /^#variant(\d+)/.exec(hash)?.[1];
  const own = varied.get(/** @type {any} */ (page.shown));
  if (!number || !own?.runs.has(number)) return false;
  choose(number);
  writeAddress();
  return true;
}

// The part of a report with variants.
export const ofVariants = { before: placeVariants };
