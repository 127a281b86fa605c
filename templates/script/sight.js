// SPDX-License-Identifier: Apache-2.0

// The visible part of the screen: all of it, where it happens, or an enlarged part. The only owner of the picture's
// viewBox.

import { all, flag, one } from './dom.js';
import { factorOf, max, min } from './geometry.js';
import { page } from './state.js';
import { wider } from './tags.js';
import { limited } from './texts.js';

// Below this width of the picture, in pixels, there is no space beside the screen.
const NARROW = 480;
// The largest size of a point, and the largest one if the objects that matter are small, in pixels.
const LARGEST = 4;
const NEAR = 2.4;
// On a phone, rows of the screen stay fully visible, up to this width in points.
const WIDEST = 480;
// The width of a column of names, in pixels: the words below a name need at least the first, and the longest names get
// a little smaller.
const COLUMN = [168, 186];
// The sizes of a point for the zoom buttons, in pixels.
const SIZES = [0.75, 1, 1.5, 2, 3, 4];
// The distance of the enlarged screen from the edges of its space, and of the objects that matter, in pixels.
const EDGE = 8;
const AROUND = 28;
// The duration of a move to another part, in milliseconds.
const TURN = 250;

/**
 * A scale in pixels per unit of the drawing, with the middle of what is seen in these units.
 *
 * @typedef {{ scale: number, x: number, y: number }} Place
 * @typedef {import('./tags.js').Box} Box
 */

/** @param {any} svg @returns {Box} */
const viewBoxOf = ({ viewBox: { baseVal: { x, y, width, height } } }) => [x, y, x + width, y + height];

export class Sight {
  /** @type {Place} */
  at = { scale: 0, x: 0, y: 0 };

  // What stays visible when the space changes; empty after moving freely.
  /** @type {'fit' | 'where' | '' | undefined} */
  held;

  // Where it happens.
  /** @type {() => Box | null} */
  where = () => null;

  // What stays visible before the reader chooses.
  /** @type {() => 'fit' | 'where'} */
  usual = () => 'fit';

  // Positions the parts with a fixed size; set by labels.js.
  arrange = () => {};

  // Draws the parts that names must not cover, when their size is known.
  beforeNames = () => {};

  // The position of the finger, and the last step that moved views, when names were placed.
  /** @type {string | undefined} */
  state;

  // The size of the picture when it was last looked at, in pixels. Asking the browser again after each change of the
  // picture would lay out the page again.
  width = 0;
  height = 0;

  isNarrow = false;
  isZoomed = false;

  /**
   * Functions to call when something else is seen.
   *
   * @type {(() => void)[]}
   */
  followers = [];

  /** @param {any} svg */
  constructor(svg) {
    this.svg = svg;
    this.whole = viewBoxOf(svg);
    const device = one('.device rect', svg);
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => device?.[name].baseVal.value);
    /** @type {Box} */
    this.device = device ? [x, y, x + width, y + height] : this.whole;
    this.unit = factorOf(svg);
    this.columns = this.findColumns();
    new ResizeObserver(() => this.look()).observe(svg);
  }

  // The positions between which the lines to the names of a large screen are, and the width of the names, in pixels.
  findColumns() {
    const names = all('.alone rect:first-child', this.svg);
    if (!names.length) return null;
    const middle = (this.whole[0] + this.whole[2]) / 2;
    const away = all('.leader polyline', this.svg).map(({ points }) => Math.abs(points.getItem(2).x - middle) + 3);
    const widest = max(...names.map(({ width }) => width.baseVal.value * 12 / 11 + 4));
    return { middle, away: max(...away), width: max(COLUMN[0], min(widest, COLUMN[1])) };
  }

  // Whether names are on the screen, since there is no space beside it.
  get isClose() { return this.isNarrow || this.isZoomed; }

  // The size of a point, in pixels.
  get size() { return this.at.scale * this.unit; }

  get keeps() { return this.held ?? this.usual(); }

  /** @returns {Box} All that fits. */
  get base() {
    if (!this.isNarrow) return this.wide;
    // A recognizer's name may cover the upper edge.
    const [left, top, right, bottom] = wider(this.device, 4);
    return [left, top - 10, right, bottom];
  }

  /** @returns {Box} The whole with columns that are no wider than names need, so that the screen is as large as can be. */
  get wide() {
    const { whole, columns, width, height } = this;
    if (!columns) return whole;
    const [left, top, right, bottom] = whole;
    const scale = min(height / (bottom - top), (width / 2 - columns.width) / columns.away);
    if (scale < min(height / (bottom - top), width / (right - left))) return whole;
    const half = width / 2 / scale;
    return [columns.middle - half, top, columns.middle + half, bottom];
  }

  /** @param {string} what @returns {Place} */
  placeOf(what) {
    const where = what === 'where' && this.where();
    const [left, top, right, bottom] = where || this.base;
    const gap = where ? 2 * AROUND : 0;
    const scale = min((this.width - gap) / (right - left), (this.height - gap) / (bottom - top));
    const row = min(this.device[2] - this.device[0], WIDEST * this.unit);
    const most = min(NEAR / this.unit, this.isNarrow ? (this.width - 2 * EDGE) / row : Infinity);
    return { scale: where ? min(scale, most) : scale, x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  get fit() { return this.placeOf('fit'); }

  // The nearest possible scale.
  /** @param {number} scale */
  possible(scale) { return max(this.fit.scale, min(scale, LARGEST / this.unit)); }

  // Updates the picture after its space has changed; paper shows all of the screen.
  look() {
    this.width = this.svg.clientWidth;
    this.height = this.svg.clientHeight;
    if (!this.width || !this.height) return;
    const what = page.isOnPaper ? 'fit' : this.keeps;
    this.isNarrow = this.width < NARROW;
    this.show(what ? this.placeOf(what) : this.at);
  }

  /** @param {Place} place @param {boolean} [isMoving] */
  show({ scale, x, y }, isMoving = false) {
    const { svg, width, height, fit, base, device } = this;
    const size = this.possible(scale);
    this.isZoomed = size > fit.scale * 1.01;
    // The center is limited so that the screen fills its space.
    const [left, top, right, bottom] = wider(device, EDGE / size);
    const half = [width / size / 2, height / size / 2];
    const middle = (at, from, to, by) => to - from <= 2 * by ? (from + to) / 2 : max(from + by, min(at, to - by));
    const at = this.at = this.isZoomed ? { scale: size, x: middle(x, left, right, half[0]),
      y: middle(y, top, bottom, half[1]) } : fit;
    const [a, b, c, d] = this.isZoomed ? [at.x - half[0], at.y - half[1], at.x + half[0], at.y + half[1]] : base;
    svg.setAttribute('viewBox', [a, b, c - a, d - b].map((each) => Math.round(each * 1000) / 1000).join(' '));
    // A ring of 30 points, but 20 to 36 pixels wide; it is drawn 22 units wide.
    svg.style.setProperty('--finger', `${min(36, max(20, 30 * this.size)) / 22 / at.scale}`);
    flag(svg, 'narrow', this.isClose);
    flag(svg, 'gliding', isMoving);
    this.followers.forEach((follow) => follow());
  }

  // Moves to what then stays visible, or to a place.
  /** @param {'fit' | 'where' | Place} what */
  go(what) {
    this.held = typeof what === 'string' ? what : '';
    const [from, to] = [this.at, typeof what === 'string' ? this.placeOf(what) : what];
    cancelAnimationFrame(this.frame ?? 0);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.show(to);
      return;
    }
    const start = performance.now();
    const step = (now) => {
      const time = limited((now - start) / TURN, 1);
      const part = time * time * (3 - 2 * time);
      const scale = from.scale * (to.scale / from.scale) ** part;
      // The point that stays in place during the move.
      const way = to.scale === from.scale ? part : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
      this.show({ scale, x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way }, time < 1);
      if (time < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  /**
   * The place with another scale that leaves what is at a point of the window where it is.
   *
   * @param {number} factor
   * @param {{ clientX: number, clientY: number }} [point]
   * @returns {Place}
   */
  zoomed(factor, point) {
    const { scale, x, y } = this.at;
    const size = this.possible(scale * factor);
    const box = this.svg.getBoundingClientRect();
    const [right, down] = point ? [point.clientX - box.x - box.width / 2, point.clientY - box.y - box.height / 2] : [0, 0];
    const by = 1 / scale - 1 / size;
    return { scale: size, x: x + right * by, y: y + down * by };
  }

  /** @param {Place} place */
  follow(place) {
    this.held = place.scale > this.fit.scale * 1.001 ? '' : 'fit';
    this.show(place);
  }

  // Moves the visible part by pixels; returns whether there was more to see.
  /** @param {number} right @param {number} down */
  pan(right, down) {
    const { scale, x, y } = this.at;
    if (!this.isZoomed) return false;
    this.follow({ scale, x: x + right / scale, y: y + down / scale });
    return Math.hypot(this.at.x - x, this.at.y - y) * scale > 0.1;
  }

  // The next larger or smaller step.
  /** @param {1 | -1} by */
  step(by) {
    const { size } = this;
    const least = this.fit.scale * this.unit;
    const steps = [least, ...SIZES.filter((each) => each > least * 1.08)];
    const to = by > 0 ? steps.find((each) => each > size * 1.02) : steps.findLast((each) => each < size / 1.02);
    if (to) this.go(to === least ? 'fit' : this.zoomed(to / size));
  }
}
