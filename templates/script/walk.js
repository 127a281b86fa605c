// SPDX-License-Identifier: Apache-2.0

// The steps of a touch, and what they make of objects.

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

// Position 0 is before the first step.
export class Walk {
  /**
   * The first step of each object: where it is asked, and where a step only tells of it.
   *
   * @type {Map<string, number>}
   */
  asked = new Map();

  /** @type {Map<string, number>} */
  told = new Map();

  /**
   * What each step changes: names with the marks before and after it.
   *
   * @type {[name: string, before: string | undefined, after: string | undefined][][]}
   */
  changes = [];

  /** @type {number[][] | null} */
  events = null;

  /** @param {Element} list */
  constructor(list) {
    this.items = all(':scope > li[data-p]', list);
    this.numbers = this.items.map((item) => item.value);
    this.marks = this.items.map((item) => item.classList[0] ?? '');
    this.last = this.items.length;
    // Where the hit-test view is found: a page opens there.
    this.found = this.marks.indexOf('hit') + 1 || this.last;
    this.total = this.numbers.at(-1) ?? 0;
    this.phases = this.items.flatMap((item, index) =>
      item.dataset.p === this.items[index - 1]?.dataset.p ? [] : [index + 1]);
    this.changes = this.read();
  }

  read() {
    const state = new Map();
    return this.items.map(({ dataset: { v, o } }, index) => {
      const marks = (o ?? '').split('|').map((each) => each.split(' '));
      return [[v, this.marks[index]], ...marks].filter(([object]) => object).map(([object, mark]) => {
        const name = nameIn(object);
        const first = object === v ? this.asked : this.told;
        if (!first.has(name)) first.set(name, index + 1);
        const before = state.get(name);
        const after = mark && mark !== 'current' ? mark : before;
        state.set(name, after);
        return /** @type {[string, string | undefined, string | undefined]} */ ([name, before, after]);
      });
    });
  }

  item(position) {
    return this.items[position - 1];
  }

  // What the reader calls a position.
  number(position) {
    return this.numbers[position - 1] ?? 0;
  }

  sentence(position) {
    const item = this.item(position);
    return item ? one('p', item).textContent : say('start');
  }

  // The marks that differ between two positions, by name.
  between(from, to) {
    const marks = new Map();
    for (let at = from; at < to; at += 1) this.changes[at].forEach(([name, , after]) => marks.set(name, after));
    for (let at = from; at > to; at -= 1) {
      [...this.changes[at - 1]].reverse().forEach(([name, before]) => marks.set(name, before));
    }
    return marks;
  }

  // Where an object matters first; 0 if it does not.
  positionOf(name) {
    return this.asked.get(name) ?? this.told.get(name) ?? 0;
  }

  // The step that tells of an event, or the last one before it.
  positionOfEvent(event) {
    const events = this.events ??= this.items.map(eventsOf);
    return (events.findIndex((each) => each.includes(event)) + 1)
      || events.findLastIndex((each) => each[0] <= event) + 1;
  }

  positionOfNumber(value) {
    return value > 0 ? this.numbers.findLastIndex((each) => each <= value) + 1 || 1 : 0;
  }
}
