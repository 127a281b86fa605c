// SPDX-License-Identifier: Apache-2.0

// The steps of the visible stage as an animated picture.

import { all, draw, flag, make, one, set } from './dom.js';
import { page } from './state.js';
import { lookSeen, pictureNow, saveFile, textOf } from './taken.js';

// An animated picture: the largest number of its steps, the duration of each in milliseconds, and the size of its text
// in pixels.
const MOST_FRAMES = 16;
const FRAME_STAY = 1600;
const TEXT_SIZE = 14;
const TEXT_LINE = 20;
const FILM_MARGIN = 12;

// Splits a text into lines of at most a width.
/** @param {string} text @param {number} width @param {string} font */
function linesOf(text, width, font) {
  const canvas = make('canvas').getContext('2d');
  canvas.font = font;
  /** @type {string[]} */
  const lines = [''];
  for (const [word] of text.matchAll(/[\u2e80-\uffff]|[^\s\u2e80-\uffff]+\s*|\s+/gu)) {
    const longer = lines[lines.length - 1] + word;
    if (canvas.measureText(longer.trimEnd()).width <= width || !lines[lines.length - 1]) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => line.trim());
}

// Some of many positions: the first, the outcome, and positions evenly between them.
/** @param {number} last */
function drawnOf(last) {
  const count = Math.min(last, MOST_FRAMES);
  return Array.from({ length: count }, (_, index) => Math.round(1 + (last - 1) * (count > 1 ? index / (count - 1) : 1)));
}

// Saves one picture after the other, each with the text of its step; without animation only the outcome.
export function saveFilm() {
  const svg = lookSeen();
  const player = page.players.find(({ stage }) => stage.contains(svg));
  const picture = pictureNow();
  if (!player || !picture) return;
  const { width, height } = picture;
  const { position } = player;
  player.pause();
  const { color, backgroundColor } = getComputedStyle(one('.look'));
  const family = getComputedStyle(document.body).fontFamily;
  const positions = drawnOf(player.walk.last);
  const told = positions.map((each) => linesOf(player.walk.sentence(each).replace(/\s+/g, ' ').trim(), width - 2 * FILM_MARGIN, `${TEXT_SIZE}px ${family}`));
  const foot = 2 * FILM_MARGIN + TEXT_LINE * Math.max(...told.map(({ length }) => length));
  // Equal styles are written once.
  /** @type {Map<string, string>} */
  const looks = new Map();
  flag(player.stage, 'still', true);
  const frames = positions.map((each, index) => {
    player.go(each);
    const now = /** @type {{ svg: any }} */ (pictureNow()).svg;
    for (const styled of [now, ...all('[style]', now)]) {
      const look = styled.getAttribute('style').replaceAll('url("#', `url("#f${index}-`);
      styled.removeAttribute('style');
      if (!looks.has(look)) looks.set(look, `l${looks.size}`);
      set(styled, { 'class': looks.get(look) });
    }
    // Parts are named after their picture.
    for (const part of [now, ...all('*', now)]) {
      for (const { name, value } of [...part.attributes]) {
        if (name === 'id') set(part, { id: `f${index}-${value}` });
        else if (/^aria-/.test(name)) part.removeAttribute(name);
        else if (/^#|url\(/.test(value)) set(part, { [name]: value.replaceAll('#', `#f${index}-`) });
      }
    }
    const lines = told[index].map((text, row) =>
      draw('tspan', { x: FILM_MARGIN, y: height + FILM_MARGIN + TEXT_LINE * (row + 0.75), text }));
    const frame = draw('g.frame', {}, now, draw('text', {}, ...lines));
    // The policy of served pages forbids a style attribute.
    frame.style.animationName = `f${index}`;
    return frame;
  });
  player.go(position);
  flag(player.stage, 'still');
  const whole = FRAME_STAY * (frames.length + 1);
  const percent = (/** @type {number} */ index) => Math.round(1e4 * FRAME_STAY * index / whole) / 100;
  const rules = [...[...looks].map(([look, name]) => `.${name}{${look}}`),
    `.frame{opacity:0;animation:${whole / 1000}s step-end infinite}.frame:last-child{opacity:1}`,
    `.frame>text{fill:${color};font:${TEXT_SIZE}px ${family}}`,
    '@media (prefers-reduced-motion:reduce){.frame{animation:none}}',
    ...frames.map((_, index) => `@keyframes f${index}{0%{opacity:${index ? 0 : 1}}${index ? `${percent(index)}%{opacity:1}` : ''}`
      + `${index < frames.length - 1 ? `${percent(index + 1)}%{opacity:0}` : ''}100%{opacity:${index < frames.length - 1 ? 0 : 1}}}`)];
  const film = draw('svg', { width, height: height + foot, viewBox: `0 0 ${width} ${height + foot}` }, draw('style', { text: rules.join('\n') }),
    draw('rect', { width, height: height + foot, fill: backgroundColor }), ...frames);
  saveFile(new Blob([textOf(film)], { type: 'image/svg+xml' }), 'svg');
}
