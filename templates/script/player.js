// SPDX-License-Identifier: Apache-2.0

// The player of a stage: its position in the walk, and its bar.

import { writeAddress } from './address.js';
import { announce, button, flag, make, on, one, set } from './dom.js';
import { page } from './state.js';
import { glyph, limited, named, say } from './texts.js';
import { Walk } from './walk.js';

const SPEEDS = [0.5, 1, 2, 4];
// How much slower than on a device, when playing in time.
const TIMES = [1, 2, 4];
// The least time that a step is shown when playing in time, in milliseconds.
const LEAST = 60;
// The duration of a step while playing at speed 1, in milliseconds.
const STAY = 1600;

export class Player {
  position = 0;
  speed = 1;
  timer = 0;

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
    this.slider = make('input', { type: 'range', min: 0, max: walk.last, 'aria-label': say('step') });
    on(this.slider, 'input', () => this.jump(this.slider.valueAsNumber));
    this.playing = glyph('play', () => this.toggle());
    this.count = make('output.count');
    const speeds = make('select', named('speed'),
      ...SPEEDS.map((speed) => new Option(`${speed}×`, String(speed), false, speed === 1)),
      ...walk.times.some(Boolean) ? TIMES.map((slow) => new Option(`${say('inTime')} 1:${slow}`, String(-slow))) : []);
    on(speeds, 'change', () => { this.speed = Number(speeds.value); });
    const beats = walk.beats.map(({ beat, count, first }) => {
      const name = button(one('b', beat).textContent, () => this.jump(first));
      // Leave half a step's room before the first step and after the last.
      const half = [1, walk.last - count].filter((end) => end === first).length / 2;
      name.style.flexGrow = `${count + half}`;
      return name;
    });
    // Put gaps between the parts, where the slider's knob is halfway between two steps.
    const cuts = walk.beats.slice(1).map(({ first }) => `10px + (100% - 20px) * ${(first - 0.5) / walk.last}`);
    this.slider.style.setProperty('--cuts', cuts.map((cut) =>
      `#0000 0 calc(${cut} - 2px), var(--hp-bg) 0 calc(${cut} + 2px)`).concat('#0000 0 100%').join());
    this.backward = [glyph('first', () => this.jump(0)), glyph('previous', () => this.step(-1))];
    this.forward = [glyph('next', () => this.step(1)), glyph('last', () => this.jump(Infinity))];
    one('.told', this.stage).prepend(make('div.player', { role: 'group', 'aria-label': say('player') },
      make('div.buttons', { },
        ...this.backward, this.playing, ...this.forward, this.count, speeds),
      make('div.track', { }, this.slider, make('div.parts', { }, ...beats)),
      this.saying = make('p.saying')));
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
    this.slider.value = to;
    this.backward.forEach((each) => set(each, { 'aria-disabled': to === 0 }));
    this.forward.forEach((each) => set(each, { 'aria-disabled': to === walk.last }));
    set(this.slider, { 'aria-valuetext': this.spoken });
    this.slider.style.setProperty('--done', `${100 * to / (walk.last || 1)}%`);
    this.count.replaceChildren(...to === walk.last
      ? [make('b', { text: say('outcome') }), ` ${say('outcomeAfter', { count: walk.total })}`]
      : [say('stepOf', { step: walk.item(to)?.dataset.range ?? walk.number(to), count: walk.total })]);
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
    const next = () => {
      this.go(this.position + 1);
      if (this.position < end) this.timer = setTimeout(next, this.stay);
      else this.stop();
    };
    this.timer = setTimeout(next, this.speed > 0 ? this.stay / 2 : LEAST);
  }

  // How long the step is shown, in milliseconds: always the same, or as long as on a device.
  get stay() {
    const { speed, position, walk: { times } } = this;
    if (speed > 0) return STAY / speed;
    const [now, next] = [times[position - 1] ?? 0, times[position] ?? times[position - 1] ?? 0];
    return Math.max(LEAST, (next - now) * 1000 * -speed);
  }

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
