import type { Viewer } from '@cardscape/kernel';

/** Who looks on, as the viewer offers it. */
export const lookers: readonly { readonly viewer: Viewer; readonly name: string }[] = [
  { viewer: 'hands', name: 'A spectator, both hands open' },
  { viewer: 0, name: 'Player 1' },
  { viewer: 1, name: 'Player 2' },
  { viewer: 'table', name: 'A spectator, both hands hidden' },
];

/** What the two players are called by this viewer, as the sentences of the log call them. */
export function namesFor(viewer: Viewer): [string, string] {
  if (viewer === 0) return ['You', 'Your opponent'];
  if (viewer === 1) return ['Your opponent', 'You'];
  return ['Player 1', 'Player 2'];
}
