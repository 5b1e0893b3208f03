import { describe, expect, it } from 'vitest';
import { parseEffect } from './parse.ts';
import type { Act, Effect, Sentence } from './tree/tree.ts';

function effectOf(text: string): Effect {
  const parsed = parseEffect(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error}`);
  return parsed.effect;
}

function sentenceOf(text: string): Sentence | undefined {
  const { sentences, ...front } = effectOf(text);
  expect(front).toEqual({});
  expect(sentences).toHaveLength(1);
  return sentences[0];
}

function actsOf(text: string): readonly Act[] {
  const { acts, ...rest } = sentenceOf(text) ?? { acts: [] };
  expect(rest).toEqual({});
  return acts;
}

const ONE = { n: 1 };

describe('acts', () => {
  it('take cards', () => {
    const enemy = { noun: 'unit', whose: 'opponent' };
    const cards = { the: 'pick', count: ONE, card: enemy };
    expect(actsOf('Destroy an enemy unit.')).toEqual([{ do: 'destroy', cards }]);
    expect(actsOf('Your opponent taps all spells they control.')).toEqual([
      {
        do: 'tap',
        cards: { the: 'pick', count: 'all', card: { noun: 'spell', whose: 'their' } },
        by: 'opponent',
      },
    ]);
  });

  it('look where their verb looks', () => {
    expect(actsOf('Discard one card from your hand.')).toEqual([
      { do: 'discard', who: 'you', cards: { the: 'pick', count: ONE, card: { noun: 'card' } } },
    ]);
    expect(actsOf('Play a spell from your deck.')).toEqual([
      {
        do: 'play',
        who: 'you',
        cards: { the: 'pick', count: ONE, card: { noun: 'spell', whose: 'your', place: 'deck' } },
      },
    ]);
    expect(actsOf('Reveal a face-down unit you control.')).toEqual([
      {
        do: 'reveal',
        cards: {
          the: 'pick',
          count: ONE,
          card: { noun: 'unit', states: ['face-down'], whose: 'your', place: 'field' },
        },
      },
    ]);
  });

  it('change values, each with its own or a common duration', () => {
    const that = { the: 'that' };
    const change = (op: string, amount: number) => ({ op, amount });
    const cards = { the: 'pick', count: ONE, card: { noun: 'unit' } };
    expect(actsOf('One unit gains 50 attack and loses 100 defense this turn.')).toEqual([
      { do: 'stat', cards, stat: 'attack', change: change('gain', 50), for: 'this turn' },
      { do: 'stat', cards: that, stat: 'defense', change: change('lose', 100), for: 'this turn' },
    ]);
    expect(actsOf('One unit gains 50 attack and it loses 100 defense this turn.')).toEqual([
      { do: 'stat', cards, stat: 'attack', change: change('gain', 50), for: 'this turn' },
      { do: 'stat', cards: that, stat: 'defense', change: change('lose', 100), for: 'this turn' },
    ]);
    expect(actsOf('This card gains 50 attack and 50 defense.')).toEqual([
      {
        do: 'stat',
        cards: { the: 'this' },
        stat: 'attack and defense',
        change: change('gain', 50),
      },
    ]);
  });

  it('are chosen between', () => {
    expect(actsOf('Choose one: draw a card; or gain 2 points.')).toEqual([
      {
        do: 'choose',
        who: 'you',
        from: [
          [{ do: 'draw', who: 'you', amount: 1 }],
          [{ do: 'points', who: 'you', change: { op: 'gain', amount: 2 } }],
        ],
      },
    ]);
  });

  it('count', () => {
    expect(actsOf('Gain 2 points for each fire or water unit you control.')).toEqual([
      {
        do: 'points',
        who: 'you',
        change: {
          op: 'gain',
          amount: {
            times: 2,
            each: { noun: 'unit', types: ['fire', 'water'], whose: 'your' },
          },
        },
      },
    ]);
  });
});

describe('sentences', () => {
  it('have a trigger, a limit, a condition and a cost', () => {
    const text =
      'Once per turn, when another card is destroyed, if you control a dragon, you may discard one card to draw two cards.';
    expect(effectOf(text)).toEqual({
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
          cost: [
            {
              do: 'discard',
              who: 'you',
              cards: { the: 'pick', count: ONE, card: { noun: 'card' } },
            },
          ],
          acts: [{ do: 'draw', who: 'you', amount: 2 }],
        },
      ],
    });
  });

  it('hang on the one before', () => {
    const { sentences } = effectOf(
      'You may lose 2 points. If you do, draw a card. Otherwise, gain 1 point. At the end of the turn, untap this card.',
    );
    expect(sentences.map(({ link, at }) => link ?? at)).toEqual([
      undefined,
      'done',
      'undone',
      { at: 'end', of: { part: 'turn', whose: 'each' } },
    ]);
  });

  it('replace what would happen', () => {
    expect(effectOf('If this card would be destroyed, return it to your hand instead.')).toEqual({
      when: { at: 'would', event: { what: 'destroyed', card: 'this' } },
      sentences: [
        { acts: [{ do: 'move', cards: { the: 'that' }, to: { zone: 'hand', whose: 'your' } }] },
      ],
    });
    // R-T152. It replaces, whether or not the text says so.
    expect(effectOf('If this card would be destroyed, return it to your hand.')).toEqual(
      effectOf('If this card would be destroyed, return it to your hand instead.'),
    );
  });

  it('ask about a condition at their end', () => {
    const front = effectOf('If you control no spells, draw two cards.');
    expect(effectOf('Draw two cards if you control no spells.')).toEqual(front);
    const { sentences } = effectOf('Draw a card, then untap this card if it is tapped.');
    expect(sentences[0]).toEqual({ acts: [{ do: 'draw', who: 'you', amount: 1 }] });
    expect(sentences[1]?.link).toBe('then');
    expect(sentences[1]?.if).toEqual({
      is: 'card',
      card: { the: 'that' },
      a: { kind: 'state', state: 'tapped' },
    });
  });
});

describe('subtypes', () => {
  it('are the fourteen of the game, in singular and plural', () => {
    expect(actsOf('Destroy all fairies.')).toEqual(actsOf('Destroy all fairy units.'));
    expect(parseEffect('Destroy all goblins.').ok).toBe(false);
  });

  it('are those of the card list too (R-T24)', () => {
    const options = { subtypes: ['Goblin', 'Sea Witch'] };
    const [goblins, witches] = ['goblins', 'sea witches'].map((name) =>
      parseEffect(`Destroy all ${name}.`, options),
    );
    expect(goblins).toMatchObject({
      ok: true,
      effect: { sentences: [{ acts: [{ cards: { card: { subtypes: ['goblin'] } } }] }] },
    });
    expect(witches).toMatchObject({
      effect: { sentences: [{ acts: [{ cards: { card: { subtypes: ['sea witch'] } } }] }] },
    });
  });
});
