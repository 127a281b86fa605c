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

  // Whether everything is shown as it was drawn.
  isOnPaper: false,
};

// Whether the answer is still hidden.
export const isAsking = () => document.body.classList.contains('asking');
