// SPDX-License-Identifier: Apache-2.0

// What the program writes into a page for its scripts, by PageData and TapMapData of the module Report.

export interface PageData {
  /** What scripts show or announce, by name; names of kinds of events in a group. */
  texts: Record<string, any>;

  /** The screen's width and height, in points. */
  size: [number, number];
  views: View[];

  /** The views that are elsewhere in a variant, by its number. */
  variantViews?: Record<string, View[]>;
  touches: Touch[];

  /** The names in elements of objects whose identifiers are too long to stand there whole. */
  cut?: Record<string, string>;

  /** What objects can be for a touch, which are style classes too; the first before a step gives one. */
  marks: string[];

  /** One for each state of the screen that a touch found. */
  tapMaps?: TapMap[];
}

export interface Touch {
  /** The views that are elsewhere, or new, when the touch begins. */
  views?: View[];

  /** The position of its tap map. */
  tapMap?: number;
  exclusions?: Record<string, number>;
}

export interface View {
  id: string;

  /** Four points on the screen, clockwise from the origin of the bounds; of an upright rectangle the first and the third. */
  corners?: number[];
  bounds: [number, number, number, number];
}

export interface TapMap {
  size: [number, number];
  views: string[];
  names?: string[];

  /** The view or -1, the last question or -1, and the corners; two opposite ones of an upright rectangle. */
  pieces: number[][];

  /** The view, its answer, the sentence, the question before or -1, and the sentence of the hit-test view. */
  questions: number[][];
  sentences: string[];

  /** What each answer makes of a view that is not the hit-test view. */
  marks: string[];
}

declare global {
  interface Window {
    /** What the file with the words of all pages calls. */
    hitpathSearch?: (found: { pages: string[]; words: string }) => void;
  }

  interface Array<T> {
    findLast(holds: (value: T, index: number) => unknown): T | undefined;
    findLastIndex(holds: (value: T, index: number) => unknown): number;
  }
}
