// SPDX-License-Identifier: Apache-2.0

// A picture whose objects are what they are after the current step.

import { set } from './dom.js';
import { objectsIn } from './objects.js';
import { data } from './texts.js';

const MARKS = ['path', 'refused', 'hit', 'handled', 'kept', 'forwarded', 'dropped', 'waiting', 'held', 'recognized',
  'failed', 'cancelled', 'unasked', 'notReached', 'contains'];

export class LivePicture {
  constructor(svg) {
    this.objects = objectsIn(svg);
    this.looks = [...this.objects.values()].flat().map((element) => [element, element.getAttribute('class')]);
    this.clear();
  }

  of(name) {
    return this.objects.get(name) ?? [];
  }

  mark(name, mark) {
    for (const { classList } of this.of(name)) {
      classList.remove(...MARKS);
      classList.add(...(data.classes?.[mark] ?? mark ?? 'unasked').split(' '));
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
