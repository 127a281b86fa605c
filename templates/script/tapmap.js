// SPDX-License-Identifier: Apache-2.0

// The tap map on a stage: which view gets a tap at any point, and which views were asked before.

import { all, announce, draw, make, on, one, set } from './dom.js';
import { askedAt, onScreen, quad, viewOf } from './geometry.js';
import { fitTexts } from './labels.js';
import { data, limited, pointText, say } from './texts.js';

const MOVES = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** @type {Map<number, any>} */
const taps = new Map();

export const contains = (piece, x, y) => {
  const [, , left, top, right, bottom] = piece;
  if (piece.length === 6) return x >= left && x < right && y >= top && y < bottom;
  let inside = false;
  for (let at = 2, before = piece.length - 2; at < piece.length; before = at, at += 2) {
    const [ax, ay, bx, by] = [piece[at], piece[at + 1], piece[before], piece[before + 1]];
    if ((ay > y) !== (by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax) inside = !inside;
  }
  return inside;
};

const nameAt = (map, view) => map.names?.[view] || map.views[view];

// The view at a point, with the questions that lead there, first to last: view, mark, answer.
export function tapAt(map, x, y) {
  const [view, last] = map.pieces.find((piece) => contains(piece, x, y)) ?? [-1, -1];
  const asked = [];
  for (let at = last; at >= 0; at = map.questions[at][3]) {
    const [who, answer, sentence, , own] = map.questions[at];
    const isHit = who === view && answer === 2;
    const text = map.sentences[isHit ? own : sentence];
    asked.unshift({ view: map.views[who], mark: isHit ? 'hit' : map.marks[answer], told: `${nameAt(map, who)} ${text}` });
  }
  return { view: nameAt(map, view), asked };
}

/** @param {any} figure @param {import('./types').TapMap | undefined} map @param {string} touch */
function makeTap(figure, map, touch) {
  const svg = figure && one('svg', figure);
  if (!svg || !map?.pieces?.length) return null;
  const told = make('div.tapped');
  const marks = draw('g.walked');
  const cross = draw('path.cross-lines');
  const box = make('div.cross', { tabindex: 0, role: 'application', 'aria-label': say('tapAt') });
  svg.before(box);
  box.append(svg);
  svg.append(marks, cross);
  fitTexts(svg, '.regionName, .label');
  const [width, height] = map.size;
  const { x: left, y: top, width: wide, height: tall } = svg.viewBox.baseVal;
  // A stage shows only the map, since the texts below it would be too small to read.
  const crop = (/** @type {boolean} */ isOnStage) => {
    const [w, h] = isOnStage ? [one('.leader', svg) ? wide : width - 2 * left, height - 2 * top] : [wide, tall];
    set(svg, { viewBox: [left, top, w, h].join(' '), width: w, height: h });
  };
  const place = new Comment();
  figure.before(place);
  const at = { x: width / 2, y: height / 2 };
  const show = (wantedX, wantedY, speak = false) => {
    const x = at.x = limited(Math.round(wantedX * 10) / 10, width - 0.1);
    const y = at.y = limited(Math.round(wantedY * 10) / 10, height - 0.1);
    const { view, asked } = tapAt(map, x, y);
    const sentence = say(view ? 'tapGets' : 'tapNobody', { point: pointText(x, y), view });
    set(cross, { d: `M${x - 14},${y}h28M${x},${y - 14}v28` });
    told.replaceChildren(make('p.sentence', { text: sentence }), make('p.lead', { text: say('tapAt') }),
      make('ol.steps', {}, ...asked.map(({ view: who, mark, told: text }, index) =>
        make('li', { 'class': mark, value: index + 1, 'data-v': encodeURIComponent(who) }, make('p', { text })))));
    /** @type {Record<string, number>} */
    const taken = {};
    /** @type {any[][]} */
    const [shapes, badges] = [[], []];
    asked.forEach(({ view: who, mark }, index) => {
      const corners = viewOf(who, undefined, touch)?.corners;
      if (!corners) return;
      const [left, top] = [limited(corners[0], width - 18), limited(corners[1], height - 18)];
      const key = `${Math.round(left / 16)} ${Math.round(top / 16)}`;
      taken[key] = (taken[key] ?? -1) + 1;
      const start = left + 3 + 18 * taken[key];
      shapes.push(draw('g', { 'class': `view ${mark}` }, draw('polygon', { points: quad(corners).join(' ') })));
      badges.push(draw('g', { 'class': `order ${mark}` },
        draw('rect', { x: start, y: top + 3, width: 16, height: 16, rx: 3 }),
        draw('text', { x: start + 8, y: top + 15, text: index + 1 })));
    });
    marks.replaceChildren(...shapes, ...badges);
    if (speak) announce([sentence, ...asked.map((each) => each.told)].join(' '));
  };
  on(box, 'keydown', (event) => {
    const move = MOVES[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    show(at.x + far * move[0], at.y + far * move[1], true);
  });
  on(box, 'click', (event) => {
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
    if (x >= 0 && y >= 0 && x < width && y < height) show(x, y, true);
  });
  return { figure, told, place, at, show, crop };
}

// Moves the map to the stage whose switch asks for it, and back.
/** @param {import('./player.js').Player} player */
export function arrangeTapMap(player) {
  const { stage } = player;
  const choice = one('[value=taps]', stage);
  if (!choice) return;
  const number = stage.closest('.touch').dataset.touch;
  const position = data.touches[number - 1]?.tapMap ?? 0;
  if (!taps.has(position)) {
    taps.set(position, makeTap(all('section.tap-map figure')[position], data.tapMaps?.[position], number));
  }
  const tap = taps.get(position);
  if (!tap) {
    choice.closest('label').remove();
    return;
  }
  const follow = () => {
    if (!choice.checked) {
      returnTapMap();
      return;
    }
    tap.crop(true);
    one('.look', stage).append(tap.figure);
    one('.told', stage).append(tap.told);
    const asked = askedAt(player.walk.items[0]);
    if (!tap.told.firstChild) tap.show(...(asked ? onScreen(asked.view, asked.x, asked.y) : [tap.at.x, tap.at.y]));
  };
  if (!choice.dataset.known) on(one('.switch', stage), 'change', follow);
  choice.dataset.known = '1';
  follow();
}

export function returnTapMap() {
  for (const tap of taps.values()) {
    tap?.crop(false);
    tap?.place.after(tap.figure);
    tap?.told.remove();
  }
}
