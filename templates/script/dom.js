// SPDX-License-Identifier: Apache-2.0

// Functions that find, create and change elements of the document.

/** @type {(id: string) => any} */
export const byId = (id) => document.getElementById(id);
/** @type {(selector: string, within?: ParentNode) => any} */
export const one = (selector, within = document) => within.querySelector(selector);
/** @type {(selector: string, within?: ParentNode) => any[]} */
export const all = (selector, within = document) => [...within.querySelectorAll(selector)];
/** @type {(target: EventTarget, event: string, act: (event: any) => void, options?: boolean) => void} */
export const on = (target, event, act, options) => target.addEventListener(event, act, options);
/** @type {(element: Element, name: string, isSet?: unknown) => boolean} */
export const flag = (element, name, isSet) => element.classList.toggle(name, Boolean(isSet));

/**
 * Sets attributes; null removes an attribute.
 *
 * @param {any} element
 * @param {Record<string, any>} attributes
 */
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'text') element.textContent = value;
    else if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  return element;
}

/**
 * Creates an element from a tag with classes, as in p.lead; draw does the same in pictures.
 *
 * @param {string} space
 * @returns {(kind: string, attributes?: Record<string, any>, ...children: (Node | string)[]) => any}
 */
const maker = (space) => (kind, attributes = {}, ...children) => {
  const [tag, ...classes] = kind.split('.');
  const element = document.createElementNS(`http://www.w3.org/${space}`, tag);
  element.classList.add(...classes);
  element.append(...children);
  return set(element, attributes);
};
export const make = maker('1999/xhtml');
export const draw = maker('2000/svg');

// A name with possible line breaks before its capitals.
/** @param {string} name */
export const humps = (name) => name.split(/(?<=[a-z.])(?=[A-Z])/).flatMap((each, index) => (index ? [make('wbr'), each] : [each]));

/** @param {string} text @param {() => void} press @param {Record<string, any>} attributes */
export function button(text, press, attributes = {}) {
  const element = make('button', { type: 'button', text, ...attributes });
  on(element, 'click', press);
  return element;
}

/**
 * Announces a text to assistive technology.
 *
 * @param {string} sentence
 */
export function announce(sentence) {
  const region = one('.live');
  if (region) region.textContent = sentence;
}

/**
 * Scrolls a box, and nothing around it, so that an element in it is visible.
 *
 * @param {Element} box
 * @param {Element} element
 */
export function reveal(box, element) {
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.top < outer.top + 8 || inner.bottom > outer.bottom - 8) {
    box.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
  }
  if (inner.left < outer.left || inner.right > outer.right) {
    box.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
  }
}
