import type { Option } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { seenIn } from '../table/seen.ts';
import { asks, fieldCard, side, view } from '../testing/views.ts';
import { idleOf, idleWords } from './idle.ts';

const seen = seenIn(
  view({
    players: [
      side({
        hand: [{ card: 1, design: 'Kindling Fox' }],
        units: [[fieldCard(2, 'Flint Squire')], [fieldCard(3, 'Cairn Pup')], [], [], []],
        spells: [[fieldCard(4, 'Bell Jar')], [], [], [], []],
      }),
      side({ units: [[fieldCard(5, 'Coffin Crab')], [], [], [], []] }),
    ],
  }),
);
const main = asks('main', [{ act: 'use', card: 2, effect: 0 }, { act: 'end' }]);

describe('a card on the field that cannot act', () => {
  it('is a unit that cannot attack in this turn, though its effects can be used', () => {
    expect(idleOf(main, seen.get(2), [])).toEqual({ blunt: true, rests: false });
  });

  it('rests if nothing can be done with it', () => {
    expect(idleOf(main, seen.get(3), [])).toEqual({ blunt: true, rests: true });
    expect(idleOf(main, seen.get(4), [])).toEqual({ blunt: false, rests: true });
  });

  it('does not rest before the battle in which it can attack', () => {
    expect(idleOf(main, seen.get(3), [3])).toEqual({ blunt: false, rests: false });
  });

  it.each([
    ['in the hand', main, 1],
    ["on the opponent's side", main, 5],
    ['while cards are chosen', asks('choose', []), 3],
    ['while nobody is asked', undefined, 3],
  ])('is none %s', (_, asked, card) => {
    expect(idleOf(asked, seen.get(card), [])).toEqual({ blunt: false, rests: false });
  });
});

describe('why it cannot act', () => {
  it('is one line, in the words of the rules', async () => {
    const why = async () => 'This unit has attacked in this turn.';
    await expect(idleWords({ blunt: true, rests: true }, 2, why)).resolves.toBe(
      'Cannot attack: this unit has attacked in this turn.',
    );
    await expect(
      idleWords({ blunt: false, rests: true }, 4, async () => 'This card is tapped.'),
    ).resolves.toBe('Cannot be used: this card is tapped.');
  });

  it('stays short where each effect has another reason: the menu of the card gives them', async () => {
    const why = async ({ effect }: Option) => (effect === 0 ? 'This.' : 'That.');
    await expect(idleWords({ blunt: false, rests: true }, 4, why)).resolves.toBe(
      'Cannot be used now.',
    );
  });

  it('is nothing for a card that can', async () => {
    await expect(
      idleWords({ blunt: false, rests: false }, 4, async () => 'Never.'),
    ).resolves.toBeUndefined();
  });
});
