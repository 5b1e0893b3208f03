import type { Duel } from '../position/duel.ts';

/** Puts the cost of a sentence in front of whatever comes next. */
export function payLater({ state }: Duel, sentence: number): void {
  state.frames.push({
    kind: 'acts',
    list: 'cost',
    sentence,
    choice: -1,
    option: -1,
    act: 0,
    picked: [],
    did: false,
  });
}
