// SPDX-License-Identifier: Apache-2.0

// The state of the page.

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

  // Whether players follow time, and not steps.
  isTimed: false,

  // Whether views on served pages are dragged instead of pressed.
  isEditing: false,

  // Whether everything is shown as drawn.
  isOnPaper: false,
};

// Whether the answer is still hidden.
export const isAsking = () => document.body.classList.contains('asking');
