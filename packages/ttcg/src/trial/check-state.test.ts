import { expect, it } from 'vitest';
import { cardSet } from '../set/card-set.ts';
import { design } from '../testing/table.ts';
import { problemsOf } from './testing/attempt.ts';

const set = cardSet([
  design('Fox'),
  design('Wolf', { rank: 2 }),
  design('Charm', { type: 'spell', effects: ['Draw one card.'] }),
  design('Banner', { effects: ['While this card is on the field, all units gain 50 attack.'] }),
]);

it.each<[string, object, string]>([
  [
    'that a normal effect is at work',
    { spells: [{ stack: ['Charm'], works: 0 }] },
    'Found 0; expected a continuous or equip effect, since this one is normal.',
  ],
  [
    'the same of the effect that is tried',
    { units: [{ stack: ['this'], works: 0 }] },
    'Found 0; expected a continuous or equip effect, since this one is normal.',
  ],
  [
    'attacks of a spell',
    { spells: [{ stack: ['Charm'], attacks: 1 }] },
    'Found 1; expected no attacks, for a spell.',
  ],
  [
    'that a card under another one is tapped',
    { units: [{ stack: ['Wolf', { card: 'Fox', tapped: true }] }] },
    'Found true; expected an untapped card, since another lies on it.',
  ],
  [
    'that a face-up card is known',
    { units: [{ stack: ['Fox'], known: true }] },
    'Found true; expected no "known", for a card that lies face up.',
  ],
])('a position cannot say %s', (_, player, message) => {
  const problems = problemsOf(set, 'Draw one card.', { players: [player, {}] });
  expect(problems.map((problem) => problem.message)).toEqual([message]);
});

it('but that a continuous effect is', () => {
  const player = { units: [{ stack: ['Banner'], works: 0, tapped: true }] };
  expect(problemsOf(set, 'Draw one card.', { players: [player, {}] })).toEqual([]);
});
