// SPDX-License-Identifier: Apache-2.0

// The steps of a touch, and the marks that they give to objects.

import { all, one } from './dom.js';
import { nameIn } from './objects.js';
import { say } from './texts.js';

/**
 * The events of a step, from numbers and ranges such as 24-27.
 *
 * @param {any} item
 * @returns {number[]}
 */
export const eventsOf = (item) => (item?.dataset.e ?? '').split(' ').filter(Boolean).flatMap((part) => {
  const [first, last = first] = part.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
});

/**
 * A mark with the words that explain it.
 *
 * @typedef {{ mark: string, words: Element }} Given
 * @typedef {[name: string, before: Given | undefined, after: Given | undefined]} Change
 */

// Position 0 is before the first step, the last one the outcome.
export class Walk {
  /**
   * The first step of each object: the one that asks it, or else the one that mentions it.
   *
   * @type {Map<string, number>}
   */
  asked = new Map();

  /** @type {Map<string, number>} */
  told = new Map();

  /**
   * The changes of each step, and of the outcome after them: names with the marks before and after.
   *
   * @type {Change[][]}
   */
  changes = [];

  /** @type {number[][] | null} */
  events = null;

  /** @param {any} list The story, or a list of steps that stands alone. */
  constructor(list) {
    this.items = all('li[value]', list);
    this.numbers = this.items.map((item) => item.value);
    // The time of each step, in seconds from the first.
    let time = 0;
    this.times = this.items.map(({ dataset }) => time = Number(dataset.at ?? time));
    // After the last step comes the outcome.
    this.last = this.items.length + 1;
    this.total = Number(list.dataset.count ?? this.items.length);
    this.beats = all('.beat', list).map((beat) => {
      const items = all('li[value]', beat);
      return { beat, fold: one('details', beat), first: this.items.indexOf(items[0]) + 1, count: items.length };
    }).filter(({ count }) => count);
    /** @type {any} */
    const outcome = list.nextElementSibling;
    this.given = [...this.items, ...outcome?.matches('.marks') ? [outcome.parentElement] : []].map((item) =>
      all(':scope > .marks > li, :scope > .each li[class]', item).map((mark) =>
        ({ name: nameIn(mark.dataset.v ?? item.dataset.v), mark: mark.className, words: one('span', mark) ?? mark })));
    // The step at which the hit-test view is known.
    this.found = this.given.findIndex((marks) => marks.some(({ mark }) => mark === 'hit')) + 1 || this.items.length;
    this.changes = this.read();
  }

  read() {
    const state = new Map();
    return this.given.map((marks, index) => {
      const subject = this.items[index]?.dataset.v;
      const changed = marks.map(({ name, mark, words }) => {
        const first = subject && name === nameIn(subject) ? this.asked : this.told;
        if (!first.has(name)) first.set(name, index + 1);
        const change = /** @type {Change} */ ([name, state.get(name), { mark, words }]);
        state.set(name, change[2]);
        return change;
      });
      for (const each of (subject ?? '').split(' ').filter(Boolean)) {
        if (!this.asked.has(nameIn(each))) this.asked.set(nameIn(each), index + 1);
      }
      return changed;
    });
  }

  item(position) {
    return this.items[position - 1];
  }

  // The number of a position as readers see it.
  number(position) {
    return this.numbers[position - 1] ?? (position ? this.total : 0);
  }

  // The texts beside the picture: before the touch, for a step, or at the outcome for the last part.
  saying(position) {
    if (!position) return [say('start')];
    const [item, end] = [this.item(position), this.beats[this.beats.length - 1]];
    const said = item ? one('p', item) : end && one('.says', end.beat);
    return said ? [...said.cloneNode(true).childNodes] : [];
  }

  sentence(position) {
    const item = this.item(position);
    if (item) return one('p', item).textContent;
    return position ? this.items.length && one('.verdict', this.items[0].closest('.touch')).textContent : say('start');
  }

  // The marks that differ between two positions, by name.
  between(from, to) {
    const marks = new Map();
    for (let at = from; at < to; at += 1) this.changes[at]?.forEach(([name, , after]) => marks.set(name, after));
    for (let at = from; at > to; at -= 1) {
      [...this.changes[at - 1] ?? []].reverse().forEach(([name, before]) => marks.set(name, before));
    }
    return marks;
  }

  // The first step at which an object matters; 0 if there is none.
  positionOf(name) {
    return this.asked.get(name) ?? this.told.get(name) ?? 0;
  }

  // The step that contains an event, or the last step before it.
  positionOfEvent(event) {
    const events = this.events ??= this.items.map(eventsOf);
    return (events.findIndex((each) => each.includes(event)) + 1)
      || events.findLastIndex((each) => each[0] <= event) + 1;
  }

  positionOfNumber(value) {
    if (value > this.total) return this.last;
    return value > 0 ? this.numbers.findLastIndex((each) => each <= value) + 1 || 1 : 0;
  }
}
