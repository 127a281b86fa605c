// SPDX-License-Identifier: Apache-2.0

// The screen at a step: positions, appearance and order of views, and the finger.

import { all, draw, flag, one, set } from './dom.js';
import { nameIn, objectsIn } from './objects.js';

const LOOKS = ['hiddenView', 'highlighted', 'selected', 'disabled'];

// Splits items separated by bars, each a name and words.
/** @param {string} [text] @returns {[string, string][]} */
const entries = (text) => (text?.split('|') ?? []).map((entry) => {
  const [object, ...words] = entry.split(' ');
  return [nameIn(object), words.join(' ')];
});

// The bounding box of some points.
/** @param {string} points */
export function boxOf(points) {
  const numbers = points.split(/[ ,]/).map(Number);
  const [xs, ys] = [0, 1].map((rest) => numbers.filter((_, index) => index % 2 === rest));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y];
  return { x, y, width, height, midX: x + width / 2, midY: y + height / 2 };
}

/** @param {number} x @param {number} y */
const shifted = (x, y) => ({ transform: `translate(${x} ${y})` });

/**
 * Shows a drawing of the screen at a position, 0 before the first step; without a position, as it was drawn. The outcome, after
 * all steps, tells of the touch: a screen that took its view away is not shown there.
 *
 * @param {any} svg
 * @param {any[]} items The items of the steps.
 * @returns {(position?: number) => void}
 */
export function makeScene(svg, items) {
  const named = new Map(objectsIn(svg));
  for (const each of all('[data-with]', svg)) {
    const name = nameIn(each.dataset.with);
    named.set(name, [...named.get(name) ?? [], each]);
  }
  const elementsOf = (name) => named.get(name) ?? [];
  const bodyOf = (element) => one(':scope > polygon:not(.outside, .accepts, .tint)', element);
  const names = (key) => new Set(items.flatMap(({ dataset }) => entries(dataset[key]).map(([name]) => name)));
  const [moving, changing] = [names('moves'), names('looks')];
  /** @type {Map<any, any>} */
  const drawn = new Map([...moving].flatMap(elementsOf).map((each) => [each, {
    points: (bodyOf(each) ?? one('polyline', each))?.getAttribute('points'), isLater: each.matches('.later'),
  }]));
  const views = all('g.view', svg);
  const looks = new Map(views.map((view) => [view, LOOKS.filter((look) => view.matches(`.${look}`)).join(' ')]));
  // The views to move to the front. Moving all of them takes long on a large screen.
  let shownOrder = '';
  const floor = new Comment();
  views[0]?.before(floor);
  const hit = items.flatMap((item) => all(':scope > .marks > .hit', item).map(({ dataset }) => nameIn(dataset.v ?? item.dataset.v)));
  const leaves = items.findIndex(({ dataset }) => entries(dataset.moves).some(([name, points]) => !points && hit.includes(name)));
  const own = one('g.touch[id]', svg);
  const first = items.find(({ dataset }) => dataset.finger);
  const spot = draw('g.spot', {}, draw('circle.ring', { r: 11 }), draw('circle.dot', { r: 3 }),
    draw('path', { d: 'M-15,0h30' }));
  const trail = draw('polyline');
  const finger = draw('g.touch.finger', {}, trail, spot);
  if (first) own?.after(finger);

  const move = (name, change) => {
    const home = drawn.get(elementsOf(name).find(bodyOf))?.points;
    const [points, by] = change?.split(';') ?? [];
    const to = boxOf(points || home || '0,0');
    const from = home ? boxOf(home) : to;
    const [x, y] = by?.split(',') ?? [to.x - from.x, to.y - from.y];
    for (const element of elementsOf(name)) {
      const { points: own, isLater } = drawn.get(element);
      const [body, line] = [bodyOf(element), one('polyline', element)];
      const isSmall = !body && to.height < Math.min(from.height, 12);
      flag(element, 'later', points === undefined ? isLater : !points || isSmall);
      flag(element, 'moved', points !== undefined);
      if (body) {
        all(':scope > polygon:not(.outside, .accepts)', element).forEach((each) => set(each, { points: points || own }));
      } else if (line) {
        // The line leads from the view to a name beside the screen.
        const [anchor, knee, end] = own.split(' ').map((point) => point.split(',').map(Number));
        const edge = end[0] < to.x ? to.x + 5 : to.x + to.width - 5;
        const start = points ? [edge, to.midY] : anchor;
        set(line, { points: [start, [knee[0], start[1]], end].join(' ') });
        set(one('circle', element), { cx: start[0], cy: start[1] });
      } else if (element.matches('text')) set(element, shifted(to.midX - from.midX, to.midY - from.midY));
      else if (!element.closest('.beside')) {
        set(element, shifted(x, y));
        // Of a view that is clipped elsewhere now, only what is visible.
        element.style.clipPath = by ? `path("M${to.x - x} ${to.y - y}h${to.width}v${to.height}h-${to.width}")view-box` : '';
      }
    }
  };

  return (position) => {
    /** @type {Record<string, Map<string, string>>} */
    const now = { moves: new Map(), looks: new Map() };
    /** @type {string[]} */
    let order = [];
    /** @type {string[]} */
    let way = [];
    let phase = '';
    const isOutcome = (position ?? 0) > items.length;
    for (const [index, { dataset }] of items.slice(0, position ?? 0).entries()) {
      const isShown = !isOutcome || leaves < 0 || index < leaves;
      for (const key of isShown ? ['moves', 'looks'] : []) {
        entries(dataset[key]).forEach(([name, words]) => now[key].set(name, words));
      }
      if (isShown && dataset.order) order = entries(dataset.order).map(([name]) => name);
      const [word, ...points] = dataset.finger?.split(' ') ?? [phase];
      [phase, way] = [word, [...way, ...points]];
    }
    moving.forEach((name) => move(name, now.moves.get(name)));
    for (const view of [...changing].flatMap(elementsOf).filter((each) => looks.has(each))) view.classList.remove(...LOOKS);
    for (const name of changing) {
      const words = now.looks.get(name);
      for (const view of elementsOf(name)) {
        const own = (words ?? looks.get(view) ?? '').split(' ').filter(Boolean);
        if (looks.has(view)) view.classList.add(...own);
      }
    }
    if (order.join(' ') !== shownOrder) {
      shownOrder = order.join(' ');
      const front = order.flatMap(elementsOf).filter((each) => looks.has(each));
      floor.after(...views.filter((view) => !front.includes(view)), ...front);
    }
    if (!first || !own) return;
    flag(own, 'later', position !== undefined);
    const coming = position ? 'aimed' : 'coming';
    set(finger, { 'class': `touch finger ${position === undefined ? 'later' : phase || coming}` });
    set(trail, { points: way.join(' ') });
    set(spot, { transform: `translate(${way.at(-1) ?? first.dataset.finger.split(' ')[1]})` });
  };
}
