// SPDX-License-Identifier: Apache-2.0

// The clipboard.

import { announce } from './dom.js';
import { say } from './texts.js';

// Copies a text, and confirms it on the button.
/** @param {string} text @param {any} from */
export async function copyText(text, from) {
  await navigator.clipboard.writeText(text);
  announce(say('copied'));
  from.dataset.name ??= from.textContent;
  from.textContent = say('copied');
  setTimeout(() => { from.textContent = from.dataset.name; }, 1600);
}
