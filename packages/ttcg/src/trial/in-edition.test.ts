import { describe, expect, it } from 'vitest';
import { cardSet } from '../set/card-set.ts';
import { design } from '../testing/table.ts';
import { attempt, problemsOf } from './testing/attempt.ts';

const set = cardSet([
  design('Fox'),
  design('Gull', { type: 'air' }),
  design('Moth', { effects: [{ style: 'pulse', text: 'Draw a card.' }] }),
]);

describe('a card that an edition does not have is not legal in it', () => {
  it('for its type', () => {
    const position = { edition: '0.001', players: [{ units: ['Fox', 'Gull'] }, {}] };
    expect(problemsOf(set, 'Gain 1 point.', position)).toMatchObject([
      {
        path: 'players[0].units[1]',
        found: 'an air unit',
        message:
          'Gull is an air unit; edition 0.001 has water, fire, earth, nature, electric, light and dark units.',
      },
    ]);
  });

  it('for the type of an effect', () => {
    const position = { edition: '2025-03-06', players: [{ deck: ['Moth'] }, {}] };
    expect(problemsOf(set, 'Gain 1 point.', position)).toMatchObject([
      { path: 'players[0].deck[0]', found: 'a pulse effect' },
    ]);
  });

  it('nor is the card that is tried', () => {
    const position = { edition: '0.001', card: { type: 'air' } };
    const found = problemsOf(set, 'Whenever you draw a card, gain 1 point.', position);
    expect(found).toMatchObject([
      { path: 'card.type', found: '"air"' },
      {
        path: 'edition',
        found: 'a passive effect',
        message:
          'The text that is tried is a passive effect; edition 0.001 has normal, continuous, counter, equip, latent and dormant effects.',
      },
    ]);
  });

  it('nor does one lie in a deck that nobody names', () => {
    const { before } = attempt(set, 'Gain 1 point.', { edition: '0.001' });
    expect(new Set(before.players.flatMap(({ deck }) => deck))).toEqual(new Set(['Fox']));
  });

  it('the newest has all of them', () => {
    const position = { players: [{ units: ['Fox', 'Gull', 'Moth'] }, {}] };
    expect(problemsOf(set, 'Gain 1 point.', position, { style: 'pulse' })).toEqual([]);
  });
});
