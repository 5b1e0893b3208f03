import { describe, expect, it } from 'vitest';
import { effectTypeOf } from '../effect-type.ts';
import { parseEffect } from '../parse.ts';
import type { Act, CardFilter, Cards, Effect, EffectType, Pick, Trigger } from '../tree/tree.ts';
import { checkEffect } from './check.ts';

const one = (card: CardFilter): Pick => ({ the: 'pick', count: { n: 1 }, card });
const unit: CardFilter = { noun: 'unit' };
const spell: CardFilter = { noun: 'spell' };
const inHand: CardFilter = { noun: 'card', place: 'hand', whose: 'your' };
const draw: Act = { do: 'draw', who: 'you', amount: 1 };

const reasons = (effect: Effect, type: EffectType = 'normal') =>
  checkEffect(effect, type).map(({ reason }) => reason);
const ofActs = (...acts: Act[]) => reasons({ sentences: [{ acts }] });
const gain = (cards: Cards, stat: 'attack' | 'bonus' | 'rank', amount = 50): Act => ({
  do: 'stat',
  cards,
  stat,
  change: { op: 'gain', amount },
});

describe('what "it" has become', () => {
  const reasonsOf = (text: string) => {
    const parsed = parseEffect(text);
    if (!parsed.ok) throw new Error(parsed.error);
    return reasons(parsed.effect, effectTypeOf(parsed.effect));
  };

  it.each([
    ['Tap one spell. It gains 100 attack.', 'spells have no attack; they have a bonus'],
    ['Discard one card. Tap it.', 'cards in a discard pile cannot be tapped'],
    ['Destroy one unit. It gains 100 attack.', 'cards in a discard pile cannot be given attack'],
    ['Place this card under this card.', 'no card lies under itself'],
    ['Place this card under it.', 'no card has been spoken of before'],
    ['Tap one tapped unit.', 'it is tapped already'],
    ['Tap two units. Untap the rest.', '"the rest" needs cards looked at, revealed or milled'],
  ])('counts: %s', (text, why) => {
    expect(reasonsOf(text)).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    'Destroy one unit. Return it to its owner’s hand.',
    'Take control of one enemy unit. Untap it. It gains 100 attack this turn.',
    'When an enemy unit attacks, discard one card to destroy it.',
    'Choose one unit. If it is tapped, it gains 100 attack.',
    'Look at the top three cards of your deck. Add one of them to your hand. Send the rest to the discard pile.',
  ])('is no hindrance: %s', (text) => {
    expect(reasonsOf(text)).toEqual([]);
  });
});

describe('acts and where their cards lie', () => {
  it.each<[string, Act, string]>([
    [
      'tap a card of the hand',
      { do: 'tap', cards: one(inHand) },
      '"tap one card in your hand": cards in a hand cannot be tapped; only cards on the field can.',
    ],
    [
      'tap a card under another',
      { do: 'tap', cards: one({ noun: 'card', place: 'under this' }) },
      '"tap one card under this card": cards under another card cannot be tapped; only cards on the field can.',
    ],
    [
      'discard from the field',
      { do: 'discard', who: 'you', cards: one({ noun: 'unit', place: 'field' }) },
      '"discard one unit on the field": cards on the field cannot be discarded; only cards in a hand can.',
    ],
    [
      'destroy the top of a deck',
      { do: 'destroy', cards: { the: 'top', n: 1, whose: 'your' } },
      '"destroy the top card of your deck": cards in a deck cannot be destroyed; only cards on the field and cards under another card can.',
    ],
    [
      'play what is in play',
      { do: 'play', who: 'you', cards: one({ noun: 'unit', place: 'field' }) },
      '"play one unit on the field": cards on the field cannot be played; only cards in a hand, cards in a deck, cards in a discard pile and cards under another card can.',
    ],
    [
      'return to the hand what is there',
      { do: 'move', cards: one(inHand), to: { zone: 'hand', whose: 'your' } },
      '"return one card from your hand to your hand": the cards are there already.',
    ],
  ])('refuse to %s', (_, act, reason) => {
    expect(ofActs(act)).toEqual([reason]);
  });

  it.each<[string, Act]>([
    [
      'equip to a card in a deck',
      { do: 'equip', card: { the: 'this' }, to: one({ ...unit, place: 'deck' }) },
    ],
    [
      'rank up a card in a discard pile',
      { do: 'rankUp', cards: one({ ...unit, place: 'discard' }) },
    ],
    ['copy a card in a hand', { do: 'copy', cards: one(inHand) }],
    ['move a card of the hand to another column', { do: 'column', cards: one(inHand) }],
    [
      'take control of a deck',
      { do: 'control', who: 'you', cards: one({ ...unit, place: 'deck' }) },
    ],
    ['search the field', { do: 'search', cards: one({ ...unit, place: 'field' }) }],
    ['give attack to a deck', gain(one({ ...unit, place: 'deck' }), 'attack')],
  ])('refuse to %s', (_, act) => {
    expect(ofActs(act)).toHaveLength(1);
  });

  it('accept what lies where the act looks', () => {
    expect(ofActs({ do: 'tap', cards: one({ ...unit, place: 'unit zone' }) })).toEqual([]);
    expect(ofActs({ do: 'destroy', cards: one({ ...unit, place: 'under this' }) })).toEqual([]);
    expect(ofActs({ do: 'discard', who: 'you', cards: one({ noun: 'card' }) })).toEqual([]);
    expect(ofActs({ do: 'play', who: 'you', cards: one({ ...unit, place: 'discard' }) })).toEqual(
      [],
    );
  });
});

describe('units and spells', () => {
  it('spells have a bonus, units have attack', () => {
    expect(ofActs(gain(one(spell), 'attack'))).toEqual([
      '"one spell gains 50 attack": spells have no attack; they have a bonus.',
    ]);
    expect(ofActs(gain(one(unit), 'bonus'))).toEqual([
      '"one unit gains 50 bonus": units have no bonus; spells have one.',
    ]);
  });

  it('spells have no type, no subtype and no rank above 3', () => {
    const destroy = (card: CardFilter) => ofActs({ do: 'destroy', cards: one(card) });
    expect(destroy({ ...spell, subtypes: ['dragon'] })).toEqual([
      '"dragon spells": spells are no dragons; they have no subtypes.',
    ]);
    expect(destroy({ ...spell, types: ['fire'] })).toHaveLength(1);
    expect(destroy({ ...spell, rank: { than: 'exactly', n: 5 } })).toEqual([
      '"rank 5 spells": there is no rank 5; spells have ranks 1 to 3.',
    ]);
    expect(destroy({ ...unit, rank: { than: 'exactly', n: 5 } })).toEqual([]);
    expect(destroy({ ...unit, rank: { than: 'at least', n: 7 } })).toHaveLength(1);
  });

  it('spells do not attack', () => {
    const extra: Act = { do: 'extraAttacks', cards: one(spell), amount: 1 };
    expect(ofActs(extra)).toEqual(['"one spell gets one extra attack": spells do not attack.']);
    expect(ofActs({ do: 'forbid', cards: one(spell), from: 'attack' })).toHaveLength(1);
    expect(ofActs({ do: 'forbid', cards: one(spell), from: 'be destroyed' })).toEqual([]);
  });
});

describe('numbers', () => {
  it('refuse nothing at all', () => {
    expect(ofActs({ do: 'draw', who: 'you', amount: 0 })).toEqual([
      '"draw zero cards": drawing 0 cards is nothing.',
    ]);
    expect(ofActs({ do: 'points', who: 'you', change: { op: 'lose', amount: 0 } })).toHaveLength(1);
    expect(ofActs({ do: 'tap', cards: { the: 'pick', count: { n: 0 }, card: unit } })).toHaveLength(
      1,
    );
    expect(
      reasons({ limit: { times: 0, per: 'turn' }, sentences: [{ acts: [draw] }] }),
    ).toHaveLength(1);
  });

  it('refuse to swap other than two', () => {
    const swap = (cards: Cards): Act => ({ do: 'swap', what: 'attack', cards });
    expect(ofActs(swap(one(unit)))).toEqual([
      '"swap the attack of one unit": it takes exactly two cards to swap.',
    ]);
    expect(ofActs(swap({ the: 'pick', count: 'all', card: unit }))).toHaveLength(1);
    expect(ofActs(swap({ the: 'pick', count: { n: 2 }, card: unit }))).toEqual([]);
    expect(ofActs({ ...swap({ the: 'this' }), with: one(unit) } as Act)).toEqual([]);
  });

  it('swap cards wherever they lie', () => {
    const swap = (cards: Cards): Act => ({ do: 'swap', what: 'places', cards, with: one(inHand) });
    expect(ofActs(swap({ the: 'this' }))).toEqual([]);
    expect(ofActs(swap(one({ noun: 'card', place: 'discard' })))).toEqual([]);
  });

  it('refuse ranks that do not exist', () => {
    const rank: Act = {
      do: 'stat',
      cards: one(unit),
      stat: 'rank',
      change: { op: 'become', amount: 6 },
    };
    expect(ofActs(rank)).toEqual([
      '"the rank of one unit becomes 6": there is no rank 6; ranks go from 1 to 5.',
    ]);
  });
});

describe('words that point at something', () => {
  const attacks: Trigger = {
    at: 'event',
    word: 'when',
    event: { what: 'attacks', card: { noun: 'unit', whose: 'opponent' } },
  };

  it('"it" needs a card spoken of before', () => {
    const tapIt: Act = { do: 'tap', cards: { the: 'that' } };
    expect(ofActs(tapIt)).toHaveLength(1);
    expect(ofActs({ do: 'target', cards: one(unit) }, tapIt)).toEqual([]);
    expect(reasons({ when: attacks, sentences: [{ acts: [tapIt] }] }, 'latent')).toEqual([]);
  });

  it('"its" can mean the card of the same act', () => {
    const amount = { equal: 'rank', of: { the: 'that' } } as const;
    const strong: Act = {
      do: 'stat',
      cards: one(unit),
      stat: 'attack',
      change: { op: 'gain', amount },
    };
    expect(ofActs(strong)).toEqual([]);
    expect(ofActs({ do: 'draw', who: 'you', amount })).toHaveLength(1);
  });

  it('"if it ..." needs a card as well', () => {
    const tapped = {
      is: 'card',
      card: { the: 'that' },
      a: { kind: 'state', state: 'tapped' },
    } as const;
    expect(reasons({ sentences: [{ if: tapped, acts: [draw] }] })).toEqual([
      '"if it is tapped": no card has been spoken of before that this could mean.',
    ]);
  });

  it('the attacking unit needs an attack', () => {
    const act: Act = { do: 'tap', cards: { the: 'attacker' } };
    const start: Trigger = { at: 'start', of: { part: 'turn', whose: 'your' } };
    expect(reasons({ when: start, sentences: [{ acts: [act] }] }, 'passive')).toEqual([
      '"tap the attacking unit": there is no attack that this could mean.',
    ]);
    expect(reasons({ when: attacks, sentences: [{ acts: [act] }] }, 'latent')).toEqual([]);
    // A spell can be used to answer an attack.
    expect(ofActs(act)).toEqual([]);
  });

  it('"the rest", "that many" and "those points" need what they count', () => {
    expect(ofActs({ do: 'tap', cards: { the: 'rest' } })).toHaveLength(1);
    expect(ofActs({ do: 'draw', who: 'you', amount: { equal: 'that many' } })).toHaveLength(1);
    const points: Act = { do: 'draw', who: 'you', amount: { times: 1, each: { the: 'points' } } };
    expect(ofActs(draw, points)).toHaveLength(1);
    const lost: Trigger = {
      at: 'event',
      word: 'whenever',
      event: { what: 'losesPoints', who: 'you' },
    };
    expect(reasons({ when: lost, sentences: [{ acts: [points] }] }, 'passive')).toEqual([]);
  });

  it('"they control" needs somebody else who acts', () => {
    const cards = one({ noun: 'unit', whose: 'their' });
    expect(ofActs({ do: 'destroy', cards })).toHaveLength(1);
    expect(ofActs({ do: 'destroy', cards, by: 'opponent' })).toEqual([]);
  });

  it('the equipped unit needs an equip effect, or one that goes on beside it', () => {
    const effect: Effect = { sentences: [{ acts: [gain({ the: 'equipped' }, 'attack')] }] };
    expect(reasons(effect, 'normal')).toHaveLength(1);
    expect(reasons(effect, 'equip')).toEqual([]);
  });
});

describe('effects of a type', () => {
  const counter: Act = { do: 'counter', what: 'effect' };
  const of = (type: EffectType, ...acts: Act[]) => reasons({ sentences: [{ acts }] }, type);

  it('counter only in answer to something', () => {
    expect(of('normal', counter)).toHaveLength(1);
    expect(of('counter', counter)).toEqual([]);
    expect(of('counter', draw)).toEqual([
      'A counter effect needs something to answer: "when ..." or "counter ...".',
    ]);
  });

  it('wait for something if latent', () => {
    expect(of('latent', draw)).toEqual([
      'A latent effect waits for something: it needs "when ...".',
    ]);
  });

  it('last or are set off if passive', () => {
    expect(of('passive', draw)).toHaveLength(1);
    expect(of('passive', gain({ the: 'this' }, 'attack'))).toEqual([]);
  });

  it('are not paid for with their own card if they last while it stays', () => {
    const cost: Act[] = [{ do: 'destroy', cards: { the: 'this' } }];
    const effect: Effect = { sentences: [{ cost, acts: [gain(one(unit), 'attack')] }] };
    expect(reasons(effect, 'continuous')).toEqual([
      '"destroy this card": continuous effects end when their card leaves the field.',
    ]);
    expect(reasons(effect, 'normal')).toEqual([]);
  });

  it('do not take control of what is theirs', () => {
    const own = one({ noun: 'unit', whose: 'your' });
    expect(of('normal', { do: 'control', who: 'you', cards: own })).toEqual([
      '"take control of one unit you control": you control it already.',
    ]);
  });
});

describe('sentences in known words', () => {
  const complaintsOf = (text: string) => {
    const parsed = parseEffect(text);
    return parsed.ok ? checkEffect(parsed.effect, effectTypeOf(parsed.effect)) : [parsed.error];
  };

  it.each([
    'Tap your hand.',
    'Tap one card in your deck.',
    'Tap one card under this card.',
    'Destroy one card in your hand.',
    'Destroy your points.',
    'Rank up your deck.',
    'Rank up one card in your discard pile.',
    'Your deck gains 300 defense.',
    'Discard one enemy unit on the field.',
    'One spell gains 200 attack.',
    'Swap the attack and defense of one spell.',
    'Destroy one dragon spell.',
    'Destroy one rank 5 spell.',
    'Destroy one rank 7 unit.',
    'Equip this card to one card in your deck.',
    'Take control of your deck.',
    'Move your hand to another column.',
    'Destroy it.',
    'At the start of your turn, tap the attacking unit.',
    'If a unit attacked this turn, untap it.',
    'Draw one card. Destroy all cards in its column.',
    'Discard one card. Draw a card for each card under it.',
    'If you control a beast and a spell, destroy it.',
    'While you control a beast, it gains 100 attack.',
    'Swap one card in your hand with a unit under another card.',
    'Place one unit below this card.',
    'Place one spell below one enemy unit.',
    'Destroy one attacking spell.',
    'Return one attacking unit from your discard pile to your hand.',
    'Draw one card. Whenever you draw a card, gain 1 point.',
    'You can play up to two cards this turn.',
  ])('"%s" makes no sense', (text) => {
    expect(complaintsOf(text).length).toBeGreaterThan(0);
  });

  it.each([
    'Destroy one enemy unit.',
    'When an enemy card attacks, tap the attacking unit.',
    'Whenever you lose points, this card gains 100 attack for each point lost.',
    'Look at the top three cards of your deck, add one of them to your hand, then put the rest on the bottom of your deck.',
    'The equipped unit gains 300 attack.',
    'Counter the effect of a spell.',
    'One unit gains attack equal to its rank this turn.',
  ])('"%s" makes sense', (text) => {
    expect(complaintsOf(text)).toEqual([]);
  });
});
