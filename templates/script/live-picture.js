// SPDX-License-Identifier: Apache-2.0

// A picture that shows the marks of its objects after the current step.

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

  // An object has the first mark until a step gives it another.
  mark(name, mark = data.marks[0]) {
    for (const { classList } of this.of(name)) {
      classList.remove(...data.marks);
      classList.add(mark);
    }
  }

  clear() {
    for (const name of this.objects.keys()) this.mark(name);
  }

  // For printing: as it was drawn.
  restore() {
    for (const [element, look] of this.looks) set(element, { 'class': look });
  }
}
