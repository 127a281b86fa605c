// SPDX-License-Identifier: Apache-2.0

// The player of a stage: its position in the walk, and its bar.

import { writeAddress } from './address.js';
import { announce, button, flag, make, on, one, set } from './dom.js';
import { page } from './state.js';
import { glyph, limited, named, number, say } from './texts.js';
import { Walk } from './walk.js';

const SPEEDS = [0.25, 0.5, 1, 2, 4];
// The duration of a step while playing at speed 1, in milliseconds.
const STAY = 1600;
// The time that is played before the first step and after the last one, in real time, in seconds.
const LEAD = 0.3;
// How often the needle moves in real time, in milliseconds.
const TICK = 16;
// The smallest distance of the labels of beats, as a fraction of the track.
const LABEL_GAP = 0.12;

export class Player {
  position = 0;
  speed = 1;
  timer = 0;

  // The current time and the end when playing in real time, in seconds from the first step.
  time = 0;
  end = 0;

  // The buttons for steps and real time; empty if everything happens at the same time.
  /** @type {any[]} */
  paces = [];

  /** @type {any} */
  bar;
  /** @type {any} */
  slider;
  /** @type {any} */
  count;

  // Whether the reader has moved the player.
  isMoved = false;

  /**
   * The live pictures of the stage.
   *
   * @type {import('./live-picture.js').LivePicture[]}
   */
  pictures = [];

  /**
   * The drawings of the stage that show the screen at each step.
   *
   * @type {((position?: number) => void)[]}
   */
  scenes = [];

  /**
   * What is seen of the stage's screen.
   *
   * @type {import('./sight.js').Sight | undefined}
   */
  sight;

  /**
   * Functions to call with the new and the old position: first those that only measure the page, then those that change it.
   *
   * @type {((to: number, from: number) => void)[]}
   */
  lookers = [];

  /** @type {((to: number, from: number) => void)[]} */
  followers = [];

  /**
   * Functions to call when the steps have other places on the track.
   *
   * @type {(() => void)[]}
   */
  pacers = [];

  /**
   * The buttons that lead to the beginning and to the end.
   *
   * @type {any[]}
   */
  backward = [];

  /** @type {any[]} */
  forward = [];

  /**
   * @param {any} stage
   * @param {string | null} touch Null for stages that are not in the address.
   */
  constructor(stage, touch) {
    this.stage = stage;
    this.touch = touch;
    this.walk = new Walk(one('.story', stage));
    page.players.push(this);
    this.build();
  }

  build() {
    const { walk } = this;
    const lasts = walk.times.at(-1) ?? 0;
    this.end = lasts + LEAD;
    this.slider = make('input', { type: 'range', 'aria-label': say('step') });
    on(this.slider, 'input', () => this.seek((this.slider.valueAsNumber - this.slider.min) / (this.slider.max - this.slider.min)));
    on(this.slider, 'keydown', (event) => {
      const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
      if (!by || !this.isTimed) return;
      this.step(by);
      event.preventDefault();
    });
    this.playing = glyph('play', () => this.toggle());
    this.count = make('output.count');
    const speeds = make('select', named('speed'),
      ...SPEEDS.map((speed) => new Option(`${speed}×`, String(speed), false, speed === 1)));
    on(speeds, 'change', () => { this.speed = Number(speeds.value); });
    this.paces = lasts ? ['byStep', 'inTime'].map((name) => button(say(name), () => {
      page.isTimed = name === 'inTime';
      this.pause();
      this.pace();
    })) : [];
    const beats = walk.beats.map(({ beat, count, first }) => {
      const name = button(one('b', beat).textContent, () => this.jump(first));
      // Leaves half a step's space before the first step and after the last.
      const half = [1, walk.last - count].filter((end) => end === first).length / 2;
      name.style.flexGrow = `${count + half}`;
      return name;
    });
    // Put gaps between the parts, where the slider's knob is halfway between two steps.
    const cuts = walk.beats.slice(1).map(({ first }) => `10px + (100% - 20px) * ${(first - 0.5) / walk.last}`);
    this.slider.style.setProperty('--cuts', cuts.map((cut) =>
      `#0000 0 calc(${cut} - 2px), var(--ground) 0 calc(${cut} + 2px)`).concat('#0000 0 100%').join());
    this.backward = [glyph('first', () => this.jump(0)), glyph('previous', () => this.step(-1))];
    this.forward = [glyph('next', () => this.step(1)), glyph('last', () => this.jump(Infinity))];
    this.track = make('div.track', {}, this.slider, make('div.parts', {}, ...beats), this.momentsOf(walk.times));
    this.bar = make('div.player', { role: 'group', 'aria-label': say('player') },
      make('div.buttons', { },
        ...this.backward, this.playing, ...this.forward, this.count, speeds, make('span.paces', {}, ...this.paces)),
      this.track, this.saying = make('p.saying'));
    one('.told', this.stage).prepend(this.bar);
    this.pace();
  }

  // The times of the steps, as far as there is space for them.
  /** @param {number[]} times */
  momentsOf(times) {
    let free = 0;
    return make('div.moments', { 'aria-hidden': true }, ...[...new Set(times)].flatMap((time) => {
      const place = this.placeOf(time);
      if (place < free) return [];
      free = place + LABEL_GAP;
      const label = make('span', { text: `${number(time)} s` });
      label.style.left = `${100 * place}%`;
      return [label];
    }));
  }

  // Whether the track is scaled by time, and not by steps.
  get isTimed() { return page.isTimed && this.paces.length > 0; }

  // Positions the steps on the track.
  pace() {
    const { isTimed, end, walk, slider } = this;
    flag(this.bar, 'timed', isTimed);
    this.paces.forEach((each, index) => set(each, { 'aria-pressed': isTimed === index > 0 }));
    set(slider, { min: isTimed ? -1000 * LEAD : 0, max: isTimed ? Math.round(1000 * end) : walk.last });
    this.pacers.forEach((follow) => follow());
    this.point(this.timeOf(this.position));
  }

  // The time of a position, in seconds from the first step.
  /** @param {number} position */
  timeOf(position) { return position ? this.walk.times[position - 1] ?? this.end : -LEAD; }

  // The place of a time on the track, from 0 to 1.
  /** @param {number} time */
  placeOf(time) { return (time + LEAD) / (this.end + LEAD); }

  // The place of a position on the track, from 0 to 1.
  /** @param {number} position */
  placeAt(position) {
    return this.isTimed ? this.placeOf(this.timeOf(position)) : position / (this.walk.last || 1);
  }

  // Moves to a place on the track.
  /** @param {number} place From 0 to 1. */
  seek(place) {
    if (!this.isTimed) {
      this.jump(Math.round(place * this.walk.last));
      return;
    }
    this.isMoved = true;
    this.pause();
    this.pass(place * (this.end + LEAD) - LEAD);
    announce(this.spoken);
  }

  // Shows the state at a time.
  /** @param {number} time */
  pass(time) {
    const { walk, end } = this;
    const to = time >= end - 0.001 ? walk.last : walk.times.findLastIndex((each) => each <= time + 1e-6) + 1;
    if (to !== this.position) this.go(to);
    this.point(limited(time + LEAD, end + LEAD) - LEAD);
  }

  // Moves the needle to the position, or to a time.
  /** @param {number} time */
  point(time) {
    const { isTimed, position, walk, slider, bar } = this;
    this.time = time;
    slider.value = isTimed ? Math.round(1000 * time) : position;
    bar.style.setProperty('--done', `${100 * (isTimed ? this.placeOf(time) : this.placeAt(position))}%`);
    this.count.replaceChildren(...position === walk.last
      ? [make('b', { text: say('outcome') }), ' ', make('span', { text: say('outcomeAfter', { count: walk.total }) })]
      : [isTimed ? `${Math.max(time, 0).toFixed(2)} s`
        : say('stepOf', { step: walk.item(position)?.dataset.range ?? walk.number(position), count: walk.total })]);
  }

  // Moves to a position that the reader chose.
  jump(position) {
    this.isMoved = true;
    this.pause();
    this.go(position);
    announce(this.spoken);
  }

  step(by) {
    this.jump(this.position + by);
  }

  go(position) {
    const { walk, position: from } = this;
    const to = this.position = limited(position, walk.last);
    // Measure the page before changing it.
    [...this.lookers, ...this.followers].forEach((follow) => follow(to, from));
    this.point(this.timeOf(to));
    this.backward.forEach((each) => set(each, { 'aria-disabled': to === 0 }));
    this.forward.forEach((each) => set(each, { 'aria-disabled': to === walk.last }));
    set(this.slider, { 'aria-valuetext': this.spoken });
    this.saying.replaceChildren(...walk.saying(to));
    if (this === page.main) writeAddress();
  }

  get spoken() {
    const { walk, position } = this;
    if (position === walk.last) return say('outcomeSays', { sentence: walk.sentence(position) });
    return say('stepSays', { step: walk.number(position), count: walk.total, sentence: walk.sentence(position) });
  }

  toggle() {
    if (this.timer) this.stop();
    else this.play(this.walk.last);
  }

  // Plays up to a position: the first time from the beginning, later from the current position.
  play(end) {
    if (this.position >= end) this.go(0);
    this.isMoved = true;
    this.label('pause');
    let before = performance.now();
    const next = () => {
      const now = performance.now();
      if (this.isTimed) this.pass(this.time + (now - before) / 1000 * this.speed);
      else this.go(this.position + 1);
      before = now;
      if (this.position < end) this.timer = setTimeout(next, this.stay);
      else this.stop();
    };
    this.timer = setTimeout(next, this.isTimed ? TICK : this.stay / 2);
  }

  // How long the current state stays visible, in milliseconds.
  get stay() { return this.isTimed ? TICK : STAY / this.speed; }

  pause() {
    if (this.timer) this.label('play');
    clearTimeout(this.timer);
    this.timer = 0;
  }

  stop() {
    this.pause();
    announce(this.spoken);
    writeAddress();
  }

  label(name) {
    set(this.playing, { 'class': `glyph ${name}`, ...named(name) });
  }
}

/**
 * Gives the elements of each step a class. Reads the page before changing anything.
 *
 * @param {Player} player
 * @param {string} name
 * @param {(to: number, from: number) => any[]} find
 * @param {(found: any[], to: number) => void} [look]
 */
export function follow(player, name, find, look) {
  /** @type {any[][]} */
  let [now, next] = [[], []];
  player.lookers.push((to, from) => {
    next = find(to, from);
    look?.(next, to);
  });
  player.followers.push(() => {
    now.forEach((each) => flag(each, name));
    next.forEach((each) => flag(each, name, true));
    now = next;
  });
}
