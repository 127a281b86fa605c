// SPDX-License-Identifier: Apache-2.0

// The data that PageData and TapMapData of the module Report write into a page for its scripts.

export interface PageData {
  /** The texts that scripts show or announce, by name; the names of kinds of events are in a group. */
  texts: Record<string, any>;

  /** The screen's width and height, in points. */
  size: [number, number];
  views: View[];

  /** The views with another position in a variant, by the variant's number. */
  variantViews?: Record<string, View[]>;
  touches: Touch[];

  /** The names used in element ids for objects whose identifiers are too long. */
  cut?: Record<string, string>;

  /** UIKit's own recognizers that saw a touch, by identifier, in the words of the page. */
  names?: Record<string, string>;

  /** The marks of objects, which are also style classes. The first one applies before a step gives another. */
  marks: string[];

  /** One for each state of the screen that a touch finds. */
  tapMaps?: TapMap[];

  /** On a served page about a gesture of the reader, that gesture as a scenario file has it, and the whole file. */
  gesture?: string;
  scenario?: string;
}

export interface Touch {
  /** The views that have moved or are new when the touch begins. */
  views?: View[];

  /** The index of its tap map. */
  tapMap?: number;
  exclusions?: Record<string, number>;
}

/** In the page, a list of an identifier, corners, index and bounds. */
export interface View {
  id: string;

  /** Four points on the screen, clockwise from the origin of the bounds; for an upright rectangle only the first and third. */
  corners?: number[];

  /** Origin and size; missing if the origin is 0 and the size is that of the two corners. */
  bounds?: [number, number, number, number];

  /** The index of its superview; missing for windows and in lists of changed views. */
  up?: number;
}

export interface TapMap {
  size: [number, number];

  /** Indices in the data's views, or identifiers of others. */
  views: (number | string)[];

  /** The names in sentences of views for which they are not the identifiers. */
  names?: Record<number, string>;

  /** The view or -1, the last question or -1, and the corners: for an upright rectangle two opposite ones, or none if it is the whole view. */
  pieces: number[][];

  /** In turn the view, its answer, and how many questions before is the previous one; before the first for none. */
  questions: number[];

  /** The mark and sentence of an answer, and the sentence for the hit-test view, if it can be that. */
  answers: [string, string, string?][];

  /** What comes of a tap on the pieces of each view, and of -1 on those of none: the verdict and marks, as markup. */
  taps?: Record<number, { verdict: string; marks?: [number, number, number][] }>;

  /** The names of objects, and words as markup, to which the marks of `taps` lead: name, mark, words. */
  words?: string[];
}

declare global {
  interface Window {
    /** Called by the file with the words of all pages. */
    hitpathSearch?: (found: { pages: string[]; words: string; same: string[]; little: string }) => void;
  }

  interface Array<T> {
    findLast(holds: (value: T, index: number) => unknown): T | undefined;
    findLastIndex(holds: (value: T, index: number) => unknown): number;
  }
}
