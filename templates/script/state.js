// SPDX-License-Identifier: Apache-2.0

// What changes while the page is read.

export const page = {
  /**
   * The player of the touch that is shown; null if that has no steps.
   *
   * @type {import('./player.js').Player | null}
   */
  main: null,

  /**
   * All players, those of variants too.
   *
   * @type {import('./player.js').Player[]}
   */
  players: [],

  /**
   * The section of the touch that is shown.
   *
   * @type {HTMLElement | null}
   */
  shown: null,

  // Whether everything is shown as it was drawn.
  isOnPaper: false,
};

// Whether the answer is still covered.
export const isAsking = () => document.body.classList.contains('asking');
