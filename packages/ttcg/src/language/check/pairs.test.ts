import { describe, expect, it } from 'vitest';
import type { Act, CardFilter, Cards, Event, Place } from '../tree/tree.ts';
import { checkEffect } from './check.ts';

const PLACES = ['field', 'under this', 'hand', 'deck', 'discard'] as const satisfies Place[];
type Where = (typeof PLACES)[number];

const pick = (place: Where, noun: CardFilter['noun'] = 'unit'): Cards & { the: 'pick' } => ({
  the: 'pick',
  count: { n: 1 },
  card: {
    noun,
    ...(place === 'field' ? {} : { place }),
    ...(place === 'hand' && { whose: 'your' }),
  },
});
const reasons = (act: Act) =>
  checkEffect({ sentences: [{ acts: [act] }] }, act.do === 'redirect' ? 'counter' : 'normal').map(
    ({ reason }) => reason,
  );

/** Every act on cards, and where its cards may lie. */
const ACTS: readonly (readonly [
  string,
  (cards: Cards & { the: 'pick' }) => Act,
  readonly Where[],
])[] = [
  ['destroy', (cards) => ({ do: 'destroy', cards }), ['field', 'under this']],
  ['tap', (cards) => ({ do: 'tap', cards }), ['field']],
  ['untap', (cards) => ({ do: 'untap', cards }), ['field']],
  ['turn face-down', (cards) => ({ do: 'flip', cards, face: 'down' }), ['field']],
  ['reveal', (cards) => ({ do: 'reveal', cards }), PLACES],
  ['look at', (cards) => ({ do: 'look', cards }), PLACES],
  [
    'send to the discard pile',
    (cards) => ({ do: 'move', cards, to: { zone: 'discard' } }),
    ['field', 'under this', 'hand', 'deck'],
  ],
  [
    'return to the hand',
    (cards) => ({ do: 'move', cards, to: { zone: 'hand' } }),
    ['field', 'under this', 'deck', 'discard'],
  ],
  ['shuffle into the deck', (cards) => ({ do: 'move', cards, to: { zone: 'deck' } }), PLACES],
  [
    'place under a card',
    (cards) => ({ do: 'move', cards, to: { zone: 'under', card: { the: 'this' } } }),
    PLACES,
  ],
  ['search for', (cards) => ({ do: 'search', cards }), ['deck', 'discard']],
  [
    'change the attack of',
    (cards) => ({ do: 'stat', cards, stat: 'attack', change: { op: 'gain', amount: 50 } }),
    ['field'],
  ],
  [
    'change the rank of',
    (cards) => ({ do: 'stat', cards, stat: 'rank', change: { op: 'gain', amount: 1 } }),
    ['field', 'hand', 'deck', 'discard'],
  ],
  ['swap attack and defense of', (cards) => ({ do: 'turnStats', cards }), ['field']],
  ['copy the attack of', (cards) => ({ do: 'copyStats', cards, stat: 'attack' }), ['field']],
  [
    'change the type of',
    (cards) => ({ do: 'type', cards, type: 'fire' }),
    ['field', 'under this', 'hand', 'deck', 'discard'],
  ],
  [
    'change the subtype of',
    (cards) => ({ do: 'subtype', cards, op: 'gain', subtype: 'dragon' }),
    ['field', 'under this', 'hand', 'deck', 'discard'],
  ],
  ['equip something to', (to) => ({ do: 'equip', card: { the: 'this' }, to }), ['field']],
  [
    'activate the effect of',
    (cards) => ({ do: 'activate', cards }),
    ['field', 'under this', 'discard'],
  ],
  ['copy the effect of', (cards) => ({ do: 'copy', cards }), ['field', 'under this', 'discard']],
  ['redirect an attack to', (to) => ({ do: 'redirect', what: 'attack', to }), ['field']],
  [
    'keep from attacking',
    (cards) => ({ do: 'forbid', cards, from: 'attack' }),
    ['field', 'under this'],
  ],
  [
    'make immune',
    (cards) => ({ do: 'immune', cards, to: { noun: 'spell' } }),
    ['field', 'under this'],
  ],
  ['take control of', (cards) => ({ do: 'control', who: 'you', cards }), ['field']],
  ['move to another column', (cards) => ({ do: 'column', cards }), ['field']],
  [
    'play',
    (cards) => ({ do: 'play', who: 'you', cards }),
    ['under this', 'hand', 'deck', 'discard'],
  ],
  ['rank up', (cards) => ({ do: 'rankUp', cards }), ['field']],
  ['give an extra attack to', (cards) => ({ do: 'extraAttacks', cards, amount: 1 }), ['field']],
];

describe('every act with cards of every place', () => {
  it.each(ACTS)('%s', (_, act, allowed) => {
    const accepted = PLACES.filter((place) => {
      const given = pick(place);
      // These look elsewhere by themselves: the field must be named.
      const named = { ...given, card: { ...given.card, place } };
      const tried = act(given);
      return (
        reasons(
          ['play', 'search', 'reveal', 'look'].includes(tried.do) || tried.do === 'move'
            ? act(named)
            : tried,
        ).length === 0
      );
    });
    expect(accepted).toEqual(PLACES.filter((place) => allowed.includes(place)));
  });

  it('a refusal says what was wrong and what would be right', () => {
    expect(reasons({ do: 'immune', cards: pick('hand'), to: { noun: 'spell' } })).toEqual([
      '"one unit in your hand is immune to effects of spells": cards in a hand cannot be made immune; only cards on the field and cards under another card can.',
    ]);
  });
});

describe('acts that are for units, or for spells', () => {
  const spell = pick('field', 'spell');
  const unit = pick('field');
  it.each<[string, Act]>([
    [
      'attack of a spell',
      { do: 'stat', cards: spell, stat: 'attack', change: { op: 'gain', amount: 50 } },
    ],
    ['defense of a spell', { do: 'stat', cards: spell, stat: 'defense', change: { op: 'double' } }],
    [
      'bonus of a unit',
      { do: 'stat', cards: unit, stat: 'bonus', change: { op: 'gain', amount: 10 } },
    ],
    ['swapped stats of a spell', { do: 'turnStats', cards: spell }],
    ['inverted bonus of a unit', { do: 'invertBonus', cards: unit }],
    ['type of a spell', { do: 'type', cards: spell, type: 'fire' }],
    ['subtype of a spell', { do: 'subtype', cards: spell, op: 'gain', subtype: 'dragon' }],
    ['attack by a spell', { do: 'forbid', cards: spell, from: 'attack' }],
    ['extra attack of a spell', { do: 'extraAttacks', cards: spell, amount: 1 }],
    ['a card equipped to itself', { do: 'equip', card: { the: 'this' }, to: { the: 'this' } }],
    ['swap of one card', { do: 'swap', what: 'places', cards: unit }],
    ['control of what one has', { do: 'control', who: 'you', cards: { the: 'this' } }],
    ['no points', { do: 'points', who: 'you', change: { op: 'gain', amount: 0 } }],
    ['no cards', { do: 'draw', who: 'you', amount: 0 }],
    ['rank 6', { do: 'stat', cards: unit, stat: 'rank', change: { op: 'become', amount: 6 } }],
  ])('%s is refused', (_, act) => {
    expect(reasons(act)).toHaveLength(1);
  });
});

describe('what something can happen instead of', () => {
  const would = (event: Event) =>
    checkEffect(
      {
        when: { at: 'would', event },
        sentences: [{ acts: [{ do: 'draw', who: 'you', amount: 1 }] }],
      },
      'passive',
    );

  it.each<Event['what']>([
    'destroyed',
    'leaves',
    'discarded',
    'milled',
    'drawn',
    'tapped',
    'untapped',
  ])('a card would be %s', (what) => {
    expect(would({ what, card: 'this' } as Event)).toEqual([]);
  });

  it.each<Event['what']>([
    'attacked',
    'played',
    'rankedUp',
    'revealed',
    'equipped',
    'targeted',
    'countered',
    'flipped',
    'moved',
    'activates',
    'attacks',
  ])('not: a card would be %s', (what) => {
    expect(would({ what, card: 'this' } as Event)).toHaveLength(1);
  });

  it('says what can be done', () => {
    expect(would({ what: 'attacked', card: 'this' })).toEqual([
      {
        reason:
          '"if this card would be attacked": nothing can happen instead of that; "when ..." can answer it.',
      },
    ]);
  });
});
