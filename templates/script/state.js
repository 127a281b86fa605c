// SPDX-License-Identifier: Apache-2.0

// What changes while the page is read.

export const page = {
  /**
   * The player of the shown touch; null if the touch has no steps.
   *
   * @type {import('./player.js').Player | null}
   */
  main: null,

  /**
   * All players, including those of variants.
   *
   * @type {import('./player.js').Player[]}
   */
  players: [],

  /**
   * The section of the shown touch.
   *
   * @type {HTMLElement | null}
   */
  shown: null,

  /**
   * The gesture that the page is about, as in its address; null for the touches of the file.
   *
   * @type {[string, string][] | null}
   */
  pressed: null,

  // Whether players go by time, and not by step.
  isTimed: false,

  // Whether views are dragged on served pages, and not pressed.
  isEditing: false,

  // Whether everything is shown as it was drawn.
  isOnPaper: false,
};

// Whether the answer is still hidden.
export const isAsking = () => document.body.classList.contains('asking');
