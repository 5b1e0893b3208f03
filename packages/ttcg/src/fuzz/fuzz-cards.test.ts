import { mustOpen } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { ttcgModule } from '../module.ts';
import { builtInFiles } from '../testing/built-in.ts';
import { ownList } from '../testing/own-list.ts';
import { fuzzCards } from './fuzz-cards.ts';

const opened = (text: string) =>
  mustOpen(ttcgModule.open({ set: builtInFiles, cards: { files: [{ path: 'own.csv', text }] } }));

describe('a fuzz of brought cards', { timeout: 60_000 }, () => {
  it('plays them, and counts how often each effect was used', () => {
    const { games, cards, problems, effects, decisions } = fuzzCards(opened(ownList(30)), {
      games: 24,
      seed: 'own',
    });
    expect({ games, cards, problems }).toEqual({ games: 24, cards: 30, problems: [] });
    expect(decisions).toBeGreaterThan(1000);
    expect(effects).toHaveLength(60);
    expect(effects[0]).toMatchObject({ card: 'Wharf Newt 0', effect: 1, text: 'Gain 2 points.' });
    expect(effects.reduce((sum, { used }) => sum + used, 0)).toBeGreaterThan(60);
  });

  it('fills the decks of a short list with built-in cards', () => {
    const { effects, problems } = fuzzCards(opened(ownList(1)), { games: 10, seed: 'one' });
    expect(problems).toEqual([]);
    expect(effects.every(({ used }) => used > 0)).toBe(true);
  });

  it('tells what goes wrong, with a seed that meets it again', () => {
    const whole = opened(ownList(2));
    const faults = (state: { turn: number }) => (state.turn > 3 ? ['the turn is over'] : []);
    const broken = { ...whole, game: { ...whole.game, faults } as typeof whole.game };
    const { problems } = fuzzCards(broken, { games: 4, seed: 'bad' });
    expect(problems[0]).toMatchObject({ seed: 'bad/0', message: 'the turn is over' });
    const throws = {
      ...whole.game,
      advance: () => {
        throw new Error('no');
      },
    } as typeof whole.game;
    expect(fuzzCards({ ...whole, game: throws }, { games: 1, seed: 'x' }).problems).toMatchObject([
      { seed: 'x/0', step: 0, message: 'the game stopped: no' },
    ]);
  });

  it('plays the same games for the same seed', () => {
    const plan = { games: 4, seed: 'same' };
    expect(fuzzCards(opened(ownList(3)), plan)).toEqual(fuzzCards(opened(ownList(3)), plan));
  });
});
