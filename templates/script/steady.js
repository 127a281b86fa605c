// SPDX-License-Identifier: Apache-2.0

// A stage stays in place while the answer above it changes: it leaves space for the longest answer of the page, and an
// answer that is even longer is written smaller.

import { all, flag, make, on, one } from './dom.js';
import { max, min } from './geometry.js';
import { isLive } from './press.js';
import { page } from './state.js';
import { data, say } from './texts.js';
import { showing } from './touches.js';

// The number of recorded answers that are measured.
const MEASURED = 24;

// The largest empty space below an answer on a phone, in pixels; an answer that needs more is written smaller.
const EMPTY = 72;

// The distance of stages from the top of the contents, for the width at that time, in pixels.
let room = 0;
let width = 0;

/** @param {Element} element */
const topOf = (element) => element.getBoundingClientRect().top;

// The outcomes of taps on a served page, from when they were last known: those of the next screen are hardly longer.
/** @type {import('./types').TapMap[]} */
let expected = [];

/** @param {import('./types').TapMap[]} maps */
export function expectOutcomes(maps) {
  expected = maps;
}

// The heights of the known answers: those of the page's touches, and of taps elsewhere, with the parts beside or below
// them.
/** @param {HTMLElement} headline */
function heightsOf(headline) {
  const bar = () => make('p.pressed', {}, make('button', { text: say('backToTouches') }));
  const ghosts = all('.touch').flatMap((section) => {
    const own = one('.headline', section);
    const ghost = own?.cloneNode(true);
    if (!ghost) return [];
    const eyebrow = one('.eyebrow', ghost);
    if (isLive()) eyebrow.after(bar());
    else if (getComputedStyle(one('.eyebrow', own)).position === 'absolute') eyebrow.remove();
    return [ghost];
  });
  const outcomes = new Set([...data.tapMaps ?? [], ...expected].flatMap(({ taps = {} }) => Object.values(taps).map(({ verdict }) => verdict)));
  for (const verdict of [...outcomes].sort((one, other) => other.length - one.length).slice(0, MEASURED)) {
    const told = make('p.verdict');
    told.innerHTML = verdict;
    ghosts.push(make('div.headline', {}, make('p.eyebrow', { text: say('tapRecorded', { point: '' }) }), bar(), told,
      ...isLive() ? [make('p.cure', {}, make('button.try', { text: say('tryIt') }))] : []));
  }
  for (const ghost of ghosts) ghost.style.cssText = 'position:absolute;visibility:hidden;width:100%';
  headline.append(...ghosts);
  const heights = ghosts.map((each) => each.getBoundingClientRect().height);
  ghosts.forEach((each) => each.remove());
  return heights;
}

// Gives the visible answer the height that keeps its stage in place.
function steady() {
  // The element of served pages comes after this script.
  if (document.readyState !== 'complete') return;
  const main = one('main');
  const stage = all('.stage', main).find((each) => each.clientWidth);
  const headline = one('.headline', stage?.closest('.touch') ?? undefined);
  if (!stage || !headline || page.isOnPaper) return;
  headline.style.paddingBottom = '0';
  flag(headline, 'tight');
  const above = () => topOf(stage) - topOf(main);
  if (main.clientWidth !== width) {
    width = main.clientWidth;
    // The answer of a running simulation has no list of touches above it.
    const { top, height } = headline.getBoundingClientRect();
    const before = isLive() ? topOf(main) : top;
    room = max(above(), before - top + above() - height + max(0, ...heightsOf(headline)));
    if (matchMedia('(max-width: 40rem)').matches) room = min(room, above() + EMPTY);
  }
  if (above() > room + 1) flag(headline, 'tight', true);
  room = max(room, above());
  headline.style.paddingBottom = `${room - above()}px`;
  document.documentElement.style.setProperty('--above', `${room + topOf(main) + window.scrollY}px`);
}

// Keeps the stages of a report in place.
export function keepSteady() {
  const watch = new ResizeObserver(steady);
  on(window, 'load', steady);
  showing.push(() => [one('main'), ...all('.headline')].forEach((each) => watch.observe(each)));
}
