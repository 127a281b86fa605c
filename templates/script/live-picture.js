// SPDX-License-Identifier: Apache-2.0

// A picture that shows the marks of its objects after the current step.

import { all, draw, one, set } from './dom.js';
import { objectsIn } from './objects.js';
import { data } from './texts.js';

// The largest number of letters on a line of words below a name, where a Chinese letter counts twice, and of lines.
const LINE = 21;
const LINES = 4;

// Splits words into lines; text that is too long ends with three dots.
/** @param {string} text */
function wrapped(text) {
  /** @type {string[]} */
  const lines = [];
  let line = '', width = 0;
  for (const [word] of text.matchAll(/[\u2e80-\uffff]|[^\s\u2e80-\uffff]+\s*/gu)) {
    const wide = word > '\u2e80' ? 2 : word.length;
    if (width && width + word.trimEnd().length > LINE) {
      lines.push(line.trimEnd());
      [line, width] = ['', 0];
    }
    line += word;
    width += wide;
  }
  lines.push(line.trimEnd());
  return lines.length > LINES ? [...lines.slice(0, LINES - 1), `${lines[LINES - 1].slice(0, LINE - 1)}…`] : lines;
}

// Writes the words below a name.
/** @param {any} text @param {string} words */
function write(text, words) {
  const [x, y] = ['x', 'y'].map((name) => Number(text.dataset[name] ??= one('tspan', text)?.getAttribute(name)));
  text.replaceChildren(...words ? wrapped(words).map((line, at) => draw('tspan', { x, y: y + 13 * at, text: line })) : []);
}

export class LivePicture {
  constructor(svg) {
    this.objects = objectsIn(svg);
    this.looks = [...this.objects.values()].flat().map((element) => [element, element.getAttribute('class')]);
    // As drawn: the words of the outcome.
    this.words = all('.words', svg).map((text) => [text, [...text.childNodes]]);
    this.clear();
  }

  of(name) {
    return this.objects.get(name) ?? [];
  }

  // An object has the first mark, without words, until a step gives it another.
  mark(name, mark = data.marks[0], words = '') {
    for (const each of this.of(name)) {
      each.classList.remove(...data.marks);
      each.classList.add(mark);
      const text = one(':scope > .words', each);
      if (text) write(text, words);
    }
  }

  clear() {
    for (const name of this.objects.keys()) this.mark(name);
  }

  // For printing: restores the drawn state.
  restore() {
    for (const [element, look] of this.looks) set(element, { 'class': look });
    for (const [text, spans] of this.words) text.replaceChildren(...spans);
  }
}
