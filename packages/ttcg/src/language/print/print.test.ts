import { randomFrom } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { randomEffect } from '../../testing/random-trees.ts';
import type { Act, CardFilter, Cards, Destination, Effect, Sentence } from '../tree/tree.ts';
import { printEffect } from './print.ts';

const unit: CardFilter = { noun: 'unit' };
const pick = (n: number, card: CardFilter): Cards & { the: 'pick' } => ({
  the: 'pick',
  count: { n },
  card,
});
const said = (...acts: Act[]) => printEffect({ sentences: [{ acts }] });
const sentence = (one: Sentence, rest: Omit<Effect, 'sentences'> = {}) =>
  printEffect({ ...rest, sentences: [one] });

const draw = (amount: number): Act => ({ do: 'draw', who: 'you', amount });
const discard: Act = { do: 'discard', who: 'you', cards: pick(1, { noun: 'card' }) };

describe('a whole effect', () => {
  it('opens with its limit, its trigger, its condition and its cost', () => {
    const effect: Effect = {
      limit: { times: 1, per: 'turn' },
      when: {
        at: 'event',
        word: 'when',
        event: { what: 'destroyed', card: { noun: 'card', other: true } },
      },
      sentences: [
        {
          if: {
            is: 'count',
            card: { noun: 'unit', subtypes: ['dragon'], whose: 'your' },
            range: { than: 'at least', n: 1 },
          },
          may: 'you',
          cost: [discard],
          acts: [draw(2)],
        },
      ],
    };
    expect(printEffect(effect)).toBe(
      'Once per turn, when another card is destroyed, if you control a dragon unit, ' +
        'you may discard one card to draw two cards.',
    );
  });

  it('ends what takes the place of something with "instead"', () => {
    const effect: Effect = {
      when: { at: 'would', event: { what: 'destroyed', card: 'this' } },
      sentences: [{ acts: [{ do: 'move', cards: { the: 'this' }, to: { zone: 'hand' } }] }],
    };
    expect(printEffect(effect)).toBe(
      "If this card would be destroyed, return this card to its owner's hand instead.",
    );
  });

  it('links its sentences', () => {
    const linked = (link: Sentence['link'], may: Sentence['may']) =>
      printEffect({
        sentences: [
          { ...(may ? { may } : {}), acts: [discard] },
          { ...(link ? { link } : {}), acts: [draw(1)] },
        ],
      });
    expect(linked('done', 'you')).toBe('You may discard one card. If you do, draw one card.');
    expect(linked('undone', 'opponent')).toBe(
      'Your opponent may have you discard one card. If they do not, draw one card.',
    );
    expect(linked('then', undefined)).toBe('Discard one card. Then, draw one card.');
  });

  it('says "each turn" of a trigger and "the turn" of what is put off', () => {
    const of = { part: 'turn', whose: 'each' } as const;
    expect(sentence({ acts: [draw(1)] }, { when: { at: 'end', of } })).toBe(
      'At the end of each turn, draw one card.',
    );
    const later: Sentence = { at: { at: 'end', of }, acts: [draw(1)] };
    expect(printEffect({ sentences: [{ acts: [discard] }, later] })).toBe(
      'Discard one card. At the end of the turn, draw one card.',
    );
  });
});

describe('acts', () => {
  const gain: Act = {
    do: 'stat',
    cards: { the: 'this' },
    stat: 'attack',
    change: { op: 'gain', amount: 100 },
    for: 'this turn',
  };

  it('are clauses joined by "and" or ", then"', () => {
    expect(said(discard, draw(2))).toBe('Discard one card and draw two cards.');
    // biome-ignore lint/suspicious/noThenProperty: no promise, but the word between two acts.
    const after: Act = { ...draw(2), then: true };
    expect(said(discard, after)).toBe('Discard one card, then draw two cards.');
  });

  it('name you again after another subject', () => {
    expect(said(gain, draw(1))).toBe('This card gains 100 attack this turn and you draw one card.');
  });

  it('of somebody else are had done after "to" and "may"', () => {
    expect(sentence({ cost: [discard], acts: [gain] })).toBe(
      'Discard one card to have this card gain 100 attack this turn.',
    );
    expect(sentence({ may: 'opponent', acts: [draw(1)] })).toBe(
      'Your opponent may have you draw one card.',
    );
  });

  it('name the one who pays again after somebody else', () => {
    const theirs: Act = { do: 'draw', who: 'opponent', amount: 1 };
    expect(sentence({ cost: [theirs, discard], acts: [draw(2)] })).toBe(
      'Have your opponent draw one card and you discard one card to draw two cards.',
    );
  });

  it('that forbid are prevented after "to"', () => {
    const forbid: Act = { do: 'forbid', cards: { the: 'this' }, from: 'be destroyed' };
    expect(said(forbid)).toBe('This card cannot be destroyed.');
    expect(sentence({ cost: [discard], acts: [forbid] })).toBe(
      'Discard one card to prevent this card from being destroyed.',
    );
  });

  it('of others are done by them, to their own cards', () => {
    const each: Act = {
      do: 'destroy',
      cards: pick(1, { noun: 'unit', whose: 'their' }),
      by: 'both',
    };
    expect(said(each)).toBe('Each player destroys one unit they control.');
  });

  it('offer a choice', () => {
    const from = [[draw(1)], [gain, discard]];
    expect(said({ do: 'choose', who: 'you', from })).toBe(
      'Choose one: draw one card; or this card gains 100 attack this turn and you discard one card.',
    );
    expect(said({ do: 'choose', who: 'opponent', from: [[draw(1)], [discard]] })).toBe(
      'Your opponent chooses one: you draw one card; or you discard one card.',
    );
  });

  it.each<[Cards, Destination, string]>([
    [pick(1, unit), { zone: 'hand' }, "Return one unit to its owner's hand."],
    [pick(2, unit), { zone: 'hand' }, "Return two units to their owners' hands."],
    [
      pick(1, { noun: 'card', place: 'deck', whose: 'your' }),
      { zone: 'hand', whose: 'your' },
      'Add one card from your deck to your hand.',
    ],
    [
      { the: 'top', n: 3, whose: 'opponent' },
      { zone: 'discard' },
      "Send the top three cards of your opponent's deck to the discard pile.",
    ],
    [
      pick(1, { noun: 'card', place: 'discard', whose: 'your' }),
      { zone: 'deck', whose: 'your' },
      'Shuffle one card from your discard pile into your deck.',
    ],
    [
      { the: 'this' },
      { zone: 'deck', at: 'bottom' },
      "Put this card on the bottom of its owner's deck.",
    ],
    [
      pick(1, { noun: 'card' }),
      { zone: 'under', card: { the: 'this' } },
      'Place one card under this card.',
    ],
  ])('move cards by the fitting verb (%#)', (cards, to, text) => {
    expect(said({ do: 'move', cards, to })).toBe(text);
  });
});

describe('cards', () => {
  it('are described in one order', () => {
    const card: CardFilter = {
      noun: 'unit',
      other: true,
      states: ['tapped'],
      rank: { than: 'at most', n: 2 },
      types: ['fire', 'water'],
      subtypes: ['dragon'],
      whose: 'opponent',
      stat: { stat: 'attack', range: { than: 'at least', n: 300 } },
      past: { did: 'attacked', not: true, in: 'last turn' },
    };
    expect(said({ do: 'destroy', cards: pick(2, card) })).toBe(
      'Destroy two other tapped rank 2 or lower fire or water dragon units your opponent controls ' +
        'with 300 or more attack that did not attack last turn.',
    );
  });

  it('are "it" or "them" after what was spoken of', () => {
    const that: Act = { do: 'untap', cards: { the: 'that' } };
    expect(said({ do: 'tap', cards: pick(1, unit) }, that)).toBe('Tap one unit and untap it.');
    expect(said({ do: 'tap', cards: pick(2, unit) }, that)).toBe('Tap two units and untap them.');
  });

  it('are a hand when all of it is meant', () => {
    const all: Cards & { the: 'pick' } = { the: 'pick', count: 'all', card: { noun: 'card' } };
    const theirs = { ...all, card: { noun: 'card', whose: 'opponent' } } as const;
    expect(said({ do: 'discard', who: 'you', cards: all })).toBe('Discard your hand.');
    expect(said({ do: 'discard', who: 'both', cards: all })).toBe(
      'Each player discards their hand.',
    );
    expect(said({ do: 'look', cards: theirs })).toBe("Look at your opponent's hand.");
  });

  it('are "the unit" where only one can be meant', () => {
    const most = { end: 'highest', stat: 'attack' } as const;
    expect(said({ do: 'tap', cards: pick(1, { noun: 'unit', whose: 'opponent', most }) })).toBe(
      'Tap the unit your opponent controls with the highest attack.',
    );
  });

  it('that were searched for are added to the hand', () => {
    const search: Act = { do: 'search', cards: pick(1, { noun: 'spell', whose: 'your' }) };
    const take: Act = { do: 'move', cards: { the: 'that' }, to: { zone: 'hand', whose: 'your' } };
    expect(said(search, take)).toBe('Search your deck for one spell and add it to your hand.');
  });

  it('are "one of them" among those spoken of', () => {
    const look: Act = { do: 'look', cards: { the: 'top', n: 3, whose: 'your' } };
    const one = pick(1, { noun: 'card', place: 'that' });
    const take: Act = { do: 'move', cards: one, to: { zone: 'hand', whose: 'your' } };
    expect(said(look, take)).toBe(
      'Look at the top three cards of your deck and add one of them to your hand.',
    );
    expect(said({ do: 'tap', cards: pick(2, { noun: 'unit', place: 'that' }) })).toBe(
      'Tap two units among them.',
    );
  });

  it('that are several are one object', () => {
    const both: Cards = { the: 'list', of: [{ the: 'this' }, pick(1, unit)] };
    expect(said({ do: 'destroy', cards: both }, draw(1))).toBe(
      'Destroy both this card and one unit and draw one card.',
    );
  });

  it('take "an" before a vowel that is heard', () => {
    const countered = (of: CardFilter) => said({ do: 'counter', what: 'effect', of });
    expect(countered(unit)).toBe('Counter the effect of a unit.');
    expect(countered({ noun: 'unit', states: ['untapped'] })).toBe(
      'Counter the effect of an untapped unit.',
    );
    expect(countered({ noun: 'card', other: true })).toBe('Counter the effect of another card.');
  });
});

/** The tree as text, its fields in one order. */
function inOneOrder(part: unknown): string {
  return JSON.stringify(part, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

describe('random effects', () => {
  const random = randomFrom('print');
  const effects = Array.from({ length: 5000 }, () => randomEffect(random));

  it('have no text that another tree has', () => {
    const trees = new Map<string, string>();
    for (const effect of effects) {
      const text = printEffect(effect);
      const tree = inOneOrder(effect);
      expect(trees.get(text) ?? tree, text).toBe(tree);
      trees.set(text, tree);
    }
  });

  it('are sentences', () => {
    for (const effect of effects) {
      const text = printEffect(effect);
      expect(text).toMatch(/^[A-Z0-9][^\n]*\.$/);
      expect(text).not.toMatch(/ {2}|undefined|\[object|\.\.|,,/);
    }
  });
});
