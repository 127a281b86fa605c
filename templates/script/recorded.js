// SPDX-License-Identifier: Apache-2.0

// A tap at any point of the screen, if the page has recorded it: a touch like the others, made from the tap map.

import { all, flag, make, one, set } from './dom.js';
import { nameIn, nameOf, prefixOf } from './objects.js';
import { page } from './state.js';
import { outcomeAt, tapAt } from './tapmap.js';
import { data, pointText, say } from './texts.js';
import { drawnLooks } from './touches.js';

// The index of the tap among the touches.
let own = 0;

/** @param {string} text */
const fragment = (text) => {
  const template = make('template');
  template.innerHTML = text;
  return template.content;
};

/**
 * Makes the section of a tap, in the place of the one before.
 *
 * @param {any} section The section of the touch on whose screen it is.
 * @param {import('./types').TapMap} map
 * @param {number} x
 * @param {number} y
 * @returns {string} Its number.
 */
export function tapSection(section, map, x, y) {
  const { touch } = section.dataset;
  if (!own) own = data.touches.push({});
  data.touches[own - 1] = data.touches[touch - 1];
  const { asked } = tapAt(map, x, y);
  const { view, outcome } = outcomeAt(map, x, y);
  const at = pointText(x, y);
  const look = one('.look', fragment(drawnLooks.get(touch) ?? ''));
  const unit = (page.main?.sight?.unit) ?? 1;
  const prefix = prefixOf(one('svg', look));
  look.innerHTML = look.innerHTML.replaceAll(prefix, `tap-${prefix}`).replaceAll(`name="touch${touch}-look"`, 'name="tap-look"');
  // The drawing of the other touch's outcome, and where it was; the mark of the acting object stays, with its arrow.
  const actor = outcome?.marks?.find(([, mark]) => /gets|sends/.test(data.marks[mark]));
  const acting = actor && nameOf(map.words?.[actor[0]] ?? '');
  const pills = all('.pill', look);
  pills.forEach((each) => flag(each, 'acts', nameIn(each.dataset.n ?? '') === acting));
  const isDrawn = pills.some((each) => each.matches('.acts'));
  all(`.outcome-lines ${isDrawn ? '> :not(.taken)' : ''}, .aimed, .cross-lines`, look).forEach((each) => each.remove());
  all('.label.touch text', look).forEach((each) => { each.textContent = at; });
  const words = new Map(all('.key > li', look).map((entry) => [entry.classList[1], entry.textContent.trim()]));
  const given = (/** @type {string} */ mark, /** @type {string} */ id) =>
    make(`li.${mark}`, { 'data-v': encodeURIComponent(id), text: words.get(mark) ?? '' });
  const items = asked.map(({ view: who, mark, told }, index) => make('li', { value: index + 1, 'data-v': encodeURIComponent(who) },
    make('p', { text: told }), make('ul.marks', {}, given(mark === 'path' ? 'asked' : mark, who))));
  const verdict = make('p.verdict');
  verdict.innerHTML = outcome?.verdict ?? '';
  if (!outcome) verdict.textContent = say(view ? 'tapGets' : 'tapNobody', { point: at, view });
  const last = make('li', { value: items.length + 1, 'data-v': encodeURIComponent(view), 'data-finger': `ended ${x * unit},${y * unit}` },
    make('p', {}, ...verdict.cloneNode(true).childNodes));
  if (items.length) set(items[0], { 'data-finger': `began ${x * unit},${y * unit}` });
  const known = make('ul.marks', {}, ...outcome?.marks?.map(([name, mark, text]) => {
    const entry = given(data.marks[mark], map.words?.[name] ?? '');
    entry.innerHTML = map.words?.[text] ?? '';
    return entry;
  }) ?? asked.map(({ view: who, mark }) => given(mark, who)));
  const rows = all('li', known).map((each) => ({ id: decodeURIComponent(each.dataset.v), mark: each.className, text: each.innerHTML }));
  const order = new Map(asked.map(({ view: who }, index) => [who, index + 1]));
  rows.sort((one, other) => (order.get(one.id) ?? 999) - (order.get(other.id) ?? 999));
  const beat = (/** @type {number} */ place, /** @type {any[]} */ list) => {
    const source = all('.beat', section);
    const head = one('summary', place ? source[source.length - 1] : source[0])?.cloneNode(true) ?? make('summary');
    const says = one('.says', head);
    says?.replaceChildren(...(place ? verdict.cloneNode(true).childNodes : [asked[asked.length - 1]?.told ?? '']));
    const fold = make('details', { open: '' }, head, make('ol.steps', {}, ...list));
    return make('li.beat', {}, fold);
  };
  const count = items.length + 1;
  // All views that contain the point so far contain the next one.
  const path = asked.filter(({ mark }) => mark === 'path').length;
  const depthOf = (/** @type {string} */ id) => {
    const place = order.get(id);
    return place ? asked.slice(0, place - 1).filter(({ mark }) => mark === 'path').length : path;
  };
  const kindOf = (/** @type {string} */ id) =>
    one(`.outline li[data-v="${CSS.escape(encodeURIComponent(id))}"] small`, section)?.cloneNode(true) ?? '';
  const outline = make('ol', {}, ...rows.map(({ id, mark, text }) => {
    const row = make(`li.mark.${mark}`, { 'data-v': encodeURIComponent(id) }, make('i', { text: order.get(id) ?? '' }),
      make(`span.who.d${depthOf(id)}`, {}, make('code', { text: id }), kindOf(id)), make('span.is'));
    one('.is', row).innerHTML = text;
    return row;
  }));
  const heading = (/** @type {string} */ selector) => one(selector, section)?.cloneNode(true) ?? '';
  const tapped = make('section.touch.tapped', { 'data-touch': own },
    make('div.headline', {}, make('h2.eyebrow', { text: say('tapRecorded', { point: at }) }), verdict),
    make('div.stage', {}, look, make('div.told', {},
      make('ol.story', { 'data-count': count }, ...items.length ? [beat(0, items)] : [], beat(1, [last])), known,
      make('div.outline', { role: 'group', tabindex: 0 }, heading('.outline h3'), heading('.outline p'), outline))));
  const before = one('section.tapped');
  if (before) {
    page.players = page.players.filter(({ stage }) => !before.contains(stage));
    before.replaceWith(tapped);
  } else section.after(tapped);
  return String(own);
}
