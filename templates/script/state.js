// SPDX-License-Identifier: Apache-2.0

// What all parts share: the page's data and texts, the names of objects, and what each object is after each step.

'use strict';

const root = document.documentElement;
root.classList.add('js');

const stillness = matchMedia('(prefers-reduced-motion: reduce)');
let data = {};
let texts = {};

const byId = (id) => document.getElementById(id);
const one = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const on = (target, event, act, options) => target.addEventListener(event, act, options);
const flag = (element, name, isSet) => element.classList.toggle(name, Boolean(isSet));
const isAsking = () => document.body.classList.contains('asking');
const limited = (value, most) => Math.max(0, Math.min(most, value));

// A text of the page's language, with values for the names in braces.
function say(name, values = {}) {
  return String(texts[name] ?? name).replace(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole);
}

const phaseName = (phase) => texts.phases?.[phase] ?? phase;

// Sets attributes; of null none is left.
function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'text') element.textContent = value;
    else if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  return element;
}

// Makes an element from a tag with classes, as in p.lead; draw does the same in pictures.
const maker = (space) => (kind, attributes = {}, ...children) => {
  const [tag, ...classes] = kind.split('.');
  const element = document.createElementNS(`http://www.w3.org/${space}`, tag);
  element.classList.add(...classes);
  element.append(...children);
  return set(element, attributes);
};
const make = maker('1999/xhtml');
const draw = maker('2000/svg');

function button(text, press, attributes = {}) {
  const element = make('button', { type: 'button', text, ...attributes });
  on(element, 'click', press);
  return element;
}

const named = (name) => ({ 'aria-label': say(name), title: say(name) });
const glyph = (name, press, shape = name) => button('', press, { 'class': `glyph ${shape}`, ...named(name) });

function announce(sentence) {
  const region = one('.live');
  if (region) region.textContent = sentence;
}

// Numbers and points as sentences have them.
const number = (value) => String(Math.round(value * 100) / 100 || 0);
const pointText = (x, y) => `(${number(x)}, ${number(y)})`;

// The part of an element's id that names an object, as pictures make it; long ones are cut, the data tells how.
let cuts = new Map();
const nameOf = (object) => cuts.get(object)
  ?? object.replace(/[^a-zA-Z\d-]/gu, (character) => `_${character.codePointAt(0).toString(16)}_`);

const OBJECT = /^(?:view|recognizer|controller|responder|region)-(.+)$/;
const nameOfElement = (id, prefix) => OBJECT.exec(id.slice(prefix))?.[1];
const nameIn = (text) => nameOf(decodeURIComponent(text));

// What every picture's ids begin with.
const prefixOf = (svg) => (svg.getAttribute('aria-labelledby') ?? '').split(' ')[0].replace(/title$/, '');

// The name of the object that an element stands for or belongs to; null if there is none.
function objectOf(element) {
  const owner = element?.closest('[data-v], [data-n], svg [id]');
  if (!owner) return null;
  const { v, n } = owner.dataset;
  if (v ?? n) return nameIn(v ?? n);
  return nameOfElement(owner.id, prefixOf(owner.ownerSVGElement).length) ?? objectOf(owner.parentElement);
}

// The elements of a picture by the names of their objects.
const knownObjects = new WeakMap();

function objectsIn(svg) {
  if (!knownObjects.has(svg)) {
    const objects = new Map();
    const prefix = prefixOf(svg).length;
    for (const element of all('[id], [data-n]', svg)) {
      const { n } = element.dataset;
      const name = n ? nameIn(n) : nameOfElement(element.id, prefix);
      if (name) objects.set(name, [...(objects.get(name) ?? []), element]);
    }
    knownObjects.set(svg, objects);
  }
  return knownObjects.get(svg);
}

// The events of a step, from numbers and ranges such as 24-27.
const eventsOf = (item) => (item?.dataset.e ?? '').split(' ').filter(Boolean).flatMap((part) => {
  const [first, last = first] = part.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
});

// The steps of a touch, and what they make of objects. Position 0 is before the first.
class Walk {
  constructor(list) {
    this.items = all(':scope > li[data-p]', list);
    this.numbers = this.items.map((item) => item.value);
    this.marks = this.items.map((item) => item.dataset.m ?? item.className);
    this.last = this.items.length;
    // Where the hit-test view is found: a page opens there.
    this.found = this.marks.indexOf('hit') + 1 || this.last;
    this.total = this.numbers.at(-1) ?? 0;
    this.phases = this.items.flatMap((item, index) =>
      item.dataset.p === this.items[index - 1]?.dataset.p ? [] : [index + 1]);
  }

  // What each step changes: names with the marks before and after it; and the first step of each object.
  get changes() {
    if (this.known) return this.known;
    const state = new Map();
    [this.asked, this.told] = [new Map(), new Map()];
    this.known = this.items.map(({ dataset: { v, o } }, index) => {
      const marks = (o ?? '').split('|').map((each) => each.split(' '));
      return [[v, this.marks[index]], ...marks].filter(([object]) => object).map(([object, mark]) => {
        const name = nameIn(object);
        const first = object === v ? this.asked : this.told;
        if (!first.has(name)) first.set(name, index + 1);
        const before = state.get(name);
        const after = mark && mark !== 'current' ? mark : before;
        state.set(name, after);
        return [name, before, after];
      });
    });
    return this.known;
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
    return this.changes && (this.asked.get(name) ?? this.told.get(name) ?? 0);
  }

  // The step that tells of an event, or the last one before it.
  positionOfEvent(event) {
    this.events ??= this.items.map(eventsOf);
    return (this.events.findIndex((events) => events.includes(event)) + 1)
      || this.events.findLastIndex((events) => events[0] <= event) + 1;
  }

  positionOfNumber(value) {
    return value > 0 ? this.numbers.findLastIndex((each) => each <= value) + 1 || 1 : 0;
  }
}

// A picture whose objects are what they are after the current step.
const MARKS = ['path', 'refused', 'hit', 'handled', 'kept', 'forwarded', 'dropped', 'waiting', 'held', 'recognized',
  'failed', 'cancelled', 'unasked', 'notReached'];
// The kinds of a hierarchy, whose colours would lie over those of marks.
const KINDS = ['item', 'window', 'scene', 'control'];

class LivePicture {
  constructor(svg) {
    this.objects = objectsIn(svg);
    this.taken = svg.classList.contains('hp-hierarchy') ? [...MARKS, ...KINDS] : MARKS;
    this.looks = [...this.objects.values()].flat().map((element) => [element, element.getAttribute('class')]);
    this.clear();
  }

  of(name) {
    return this.objects.get(name) ?? [];
  }

  mark(name, mark) {
    for (const { classList } of this.of(name)) {
      classList.remove(...this.taken);
      classList.add(mark ?? 'unasked');
    }
  }

  clear() {
    for (const name of this.objects.keys()) this.mark(name);
  }

  // As it was drawn, for paper.
  restore() {
    for (const [element, look] of this.looks) set(element, { 'class': look });
  }
}
