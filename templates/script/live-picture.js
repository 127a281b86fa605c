// SPDX-License-Identifier: Apache-2.0

// A picture whose objects are what they are after the current step.

import { set } from './dom.js';
import { objectsIn } from './objects.js';
import { data } from './texts.js';

export class LivePicture {
  constructor(svg) {
    this.objects = objectsIn(svg);
    this.looks = [...this.objects.values()].flat().map((element) => [element, element.getAttribute('class')]);
    this.clear();
  }

  of(name) {
    return this.objects.get(name) ?? [];
  }

  // Before a step gives it one, an object has the first of the marks.
  mark(name, mark = data.marks[0]) {
    for (const { classList } of this.of(name)) {
      classList.remove(...data.marks);
      classList.add(mark);
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
