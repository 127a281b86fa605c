// SPDX-License-Identifier: Apache-2.0

// The views, recognizers and other objects of the trace, by their names in elements of pictures and lists.

import { all } from './dom.js';
import { data } from './texts.js';

// The part of an element's id that names an object, as in pictures; the data has the shortened form of long names.
/** @type {Map<string, string>} */
let cuts;

// Called again when the data belongs to another page.
export function readNames() {
  cuts = new Map(Object.entries(data.cut ?? {}));
}
readNames();

/** @param {string} object */
export const nameOf = (object) => cuts.get(object)
  ?? object.replace(/[^a-zA-Z\d-]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`);

const OBJECT = /^(?:view|recognizer|controller|responder|region)-(.+)$/;

/** @param {string} id @param {number} prefix */
const nameOfElement = (id, prefix) => OBJECT.exec(id.slice(prefix))?.[1];
/** @param {string} text */
export const nameIn = (text) => nameOf(decodeURIComponent(text));

/**
 * The prefix of a picture's ids.
 *
 * @param {Element} svg
 */
export const prefixOf = (svg) => (svg.getAttribute('aria-labelledby') ?? '').split(' ')[0].replace(/title$/, '');

/**
 * The name of the object that an element represents or belongs to; null if there is none.
 *
 * @param {any} element
 * @returns {string | null}
 */
export function objectOf(element) {
  const owner = element?.closest('[data-v], [data-n], svg [id]');
  if (!owner) return null;
  const { v, n } = owner.dataset;
  if (v ?? n) return nameIn(v ?? n);
  return nameOfElement(owner.id, prefixOf(owner.ownerSVGElement).length) ?? objectOf(owner.parentElement);
}

/** @type {WeakMap<Element, Map<string, any[]>>} */
const knownObjects = new WeakMap();

/**
 * The elements of a picture by the names of their objects.
 *
 * @param {Element} svg
 * @returns {Map<string, any[]>}
 */
export function objectsIn(svg) {
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
  return knownObjects.get(svg) ?? new Map();
}
