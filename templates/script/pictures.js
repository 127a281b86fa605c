// SPDX-License-Identifier: Apache-2.0

// The pictures below a stage: tabs, zoom, dragging, and lanes and sequence that follow the player.

import { all, button, byId, draw, flag, make, on, one, set } from './dom.js';
import { objectOf, prefixOf } from './objects.js';
import { follow } from './player.js';
import { jumpTo } from './stage.js';
import { page } from './state.js';
import { glyph, limited, say } from './texts.js';
import { eventsOf } from './walk.js';

/** @param {any} group */
function makeTabs(group) {
  const panels = all(':scope > .picture', group);
  if (panels.length < 2) return;
  const tabs = panels.map((panel, index) => {
    const tab = button(panel.dataset.tab ?? one('h3', panel).textContent, () => choose(index),
      { role: 'tab', id: `${panel.id}-tab`, 'aria-controls': panel.id });
    set(panel, { role: 'tabpanel', 'aria-labelledby': tab.id });
    return tab;
  });
  const choose = (index) => tabs.forEach((tab, each) => {
    set(tab, { 'aria-selected': each === index, tabindex: each === index ? 0 : -1 });
    flag(panels[each], 'off', each !== index);
  });
  const list = make('div.tabs', { role: 'tablist', 'aria-label': say('pictures') }, ...tabs);
  on(list, 'keydown', (event) => {
    const at = tabs.indexOf(document.activeElement);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const tab = tabs.at(to % tabs.length);
    tab.focus();
    tab.click();
  });
  group.prepend(list);
  choose(0);
}

// Only buttons and keys zoom, so that wheel and pinch keep working as usual in the browser.
const ZOOMS = { '+': 1.25, '=': 1.25, '-': 0.8, '0': 0 };

/** @param {any} figure */
export function makeZoom(figure) {
  const box = one('.scroll', figure);
  const svg = box && one('svg', box);
  if (!svg || one('.zoom', figure)) return;
  const natural = svg.viewBox.baseVal.width;
  const zoom = (factor) => {
    const { clientWidth: w, clientHeight: h, scrollLeft, scrollTop, scrollWidth, scrollHeight } = box;
    const [x, y] = [(scrollLeft + w / 2) / scrollWidth, (scrollTop + h / 2) / scrollHeight];
    const width = factor ? `${limited(svg.clientWidth * factor, 8 * natural)}px` : '';
    Object.assign(svg.style, { width, maxWidth: width, maxHeight: width && 'none' });
    flag(box, 'zoomed', width);
    box.scrollTo(x * box.scrollWidth - w / 2, y * box.scrollHeight - h / 2);
  };
  const push = (name, shape, factor) => glyph(name, () => zoom(factor), shape);
  figure.append(make('div.zoom', {},
    push('zoomOut', 'minus', 0.8), push('zoomIn', 'plus', 1.25), push('zoomFit', 'fit', 0)));
  on(box, 'keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.key in ZOOMS)) return;
    event.preventDefault();
    zoom(ZOOMS[event.key]);
  });
  drag(box);
  makeWalkable(box, svg);
}

// A mouse drags the picture in its box; fingers scroll as in other pages.
/** @param {any} box */
function drag(box) {
  /** @type {number[] | null} */
  let start = null;
  on(box, 'pointerdown', ({ pointerType, button: which, clientX, clientY }) => {
    const isMouse = pointerType === 'mouse' && which === 0;
    start = isMouse ? [box.scrollLeft + clientX, box.scrollTop + clientY, clientX, clientY] : null;
  });
  on(box, 'pointermove', ({ buttons, clientX, clientY, pointerId }) => {
    if (!start || buttons !== 1 || Math.hypot(clientX - start[2], clientY - start[3]) < 5) return;
    if (flag(box, 'dragged', true)) box.setPointerCapture(pointerId);
    box.scrollTo({ left: start[0] - clientX, top: start[1] - clientY, behavior: 'instant' });
  });
  on(box, 'click', (event) => {
    if (box.classList.contains('dragged')) event.stopPropagation();
    flag(box, 'dragged');
  }, true);
}

// After Enter, arrow keys move through a picture's objects; Enter goes to the step, Escape goes back.
/** @param {any} box @param {any} svg */
function makeWalkable(box, svg) {
  on(box, 'keydown', (event) => {
    const objects = all('g[id]', svg).filter((each) => objectOf(each) || /event-\d+$/.test(each.id));
    const at = objects.indexOf(document.activeElement);
    const to = { ArrowLeft: at - 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowDown: at + 1 }[event.key];
    const acts = event.key === 'Enter' || (at >= 0 && (to !== undefined || event.key === 'Escape'));
    if (!acts || !objects.length) return;
    event.preventDefault();
    if (event.key === 'Escape') box.focus();
    else if (at >= 0 && event.key === 'Enter') page.main && jumpTo(page.main, objects[at]);
    else {
      const object = objects.at((to ?? 0) % objects.length);
      set(svg, { role: 'group' });
      set(object, { tabindex: -1, role: 'button', 'aria-label': one('title', object)?.textContent ?? object.id });
      object.focus();
    }
  });
  on(box, 'focusout', ({ target, relatedTarget }) => {
    if (target !== box) set(target, { tabindex: null, role: null, 'aria-label': null });
    if (!svg.contains(relatedTarget)) set(svg, { role: 'img' });
  });
}

// Marks a step's events in lanes and sequence, and draws a line at them through the lanes.
/** @param {any} group @param {import('./player.js').Player} player */
function followEvents(group, player) {
  const svgs = all('svg', group);
  const lanes = one('.hp-gesture-lanes', group);
  const line = draw('line.now-line');
  lanes?.append(line);
  follow(player, 'now', (to) => eventsOf(player.walk.item(to)).flatMap((event) =>
    svgs.map((svg) => byId(`${prefixOf(svg)}event-${event}`))).filter(Boolean), (events) => {
    const tick = events.find((each) => lanes?.contains(each));
    flag(line, 'later', !tick);
    if (!tick) return;
    const { x, width } = tick.getBBox();
    set(line, { x1: x + width / 2, x2: x + width / 2, y1: one('.moments', lanes)?.getBBox().y ?? 38, y2: lanes.viewBox.baseVal.height });
  });
}

/** @param {any} section @param {import('./player.js').Player} player */
export function arrangePictures(section, player) {
  all('.pictures', section).forEach(makeTabs);
  all('.pictures', section).forEach((group) => followEvents(group, player));
  all('figure.graph', section).forEach(makeZoom);
  for (const part of all('.pictures, .outcomes', section)) {
    on(part, 'click', ({ target }) => target.closest('a, button, summary') || jumpTo(player, target));
  }
}
