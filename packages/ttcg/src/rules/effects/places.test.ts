import type { Seat } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { checkEffect } from '../../language/check/check.ts';
import { effectTypeOf } from '../../language/effect-type.ts';
import type { EffectType } from '../../language/tree/tree.ts';
import { type Laid, parsed, type SideSketch, type Table, table } from '../../testing/table.ts';

/**
 * R-T66: a place in a trigger, a counter, "would" or "by" counts. Each wording is tried with each event: once
 * with a card named Mark where the text says, once with it elsewhere, and nothing else differs.
 */

/** Where a card lies: whose side, which column, and on it in its stack. */
interface Spot {
  readonly seat: Seat;
  readonly column: number;
  readonly on?: 'This' | 'Lid';
}

interface PlaceCase {
  /** What is said after the noun, or before it. */
  readonly said: string;
  readonly noun: 'unit' | 'spell';
  readonly before?: true;
  /** This card is a spell rather than a unit; it lies in the second column. */
  readonly spell?: true;
  readonly here: Spot;
  readonly elsewhere: Spot;
}

const mine = (column: number, on?: Spot['on']): Spot => ({ seat: 0, column, ...(on && { on }) });
const theirs = (column: number, on?: Spot['on']): Spot => ({ seat: 1, column, ...(on && { on }) });

const ACTIVE: readonly PlaceCase[] = [
  { said: 'adjacent to this card', noun: 'unit', here: mine(2), elsewhere: mine(3) },
  { said: 'adjacent to this card', noun: 'spell', here: mine(0), elsewhere: mine(1) },
  { said: "in this card's column", noun: 'unit', spell: true, here: mine(1), elsewhere: mine(2) },
  { said: "in this card's column", noun: 'unit', here: theirs(1), elsewhere: theirs(0) },
  { said: 'across from this card', noun: 'unit', here: theirs(1), elsewhere: theirs(2) },
  { said: 'above this card', noun: 'unit', spell: true, here: mine(1), elsewhere: mine(0) },
  { said: 'below this card', noun: 'spell', here: mine(1), elsewhere: mine(2) },
  { said: 'in your unit zone', noun: 'unit', here: mine(0), elsewhere: theirs(0) },
];

const COVERED: readonly PlaceCase[] = [
  { said: 'under this card', noun: 'unit', here: mine(1, 'This'), elsewhere: mine(2, 'Lid') },
  { said: 'under another card', noun: 'unit', here: mine(2, 'Lid'), elsewhere: mine(1, 'This') },
  { said: 'dormant', noun: 'unit', before: true, here: theirs(0, 'Lid'), elsewhere: theirs(0) },
  { said: 'under your units', noun: 'unit', here: mine(2, 'Lid'), elsewhere: theirs(2, 'Lid') },
];

/** How something is told of a card, and how it is brought about. */
interface EventCase {
  readonly told: (card: string) => string;
  readonly units?: true;
  readonly inHand?: true;
  readonly tapped?: true;
  readonly stage?: 'battle';
  /** The text of a spell of yours that does it. */
  readonly deed?: (dormant: string) => string;
  readonly active?: 'its' | 'other';
  readonly style?: EffectType;
  readonly bring: (at: Table, spot: Spot) => void;
}

const byDeed = (at: Table) => {
  at.use('Deed');
};
const is = (done: string) => (card: string) => `Whenever a ${card} is ${done}, gain 1 point.`;

const OF_ACTIVE: Readonly<Record<string, EventCase>> = {
  attacked: {
    told: is('attacked'),
    units: true,
    stage: 'battle',
    active: 'other',
    bring: (at) => at.attack('Foe', 'Mark'),
  },
  attacks: {
    told: (card) => `Whenever a ${card} attacks, gain 1 point.`,
    units: true,
    stage: 'battle',
    active: 'its',
    bring: (at) => at.attack('Mark', 'Foe'),
  },
  'has attacked': {
    told: (card) => `After a ${card} attacks, gain 1 point.`,
    units: true,
    stage: 'battle',
    active: 'its',
    bring: (at) => at.attack('Mark', 'Foe'),
  },
  activates: {
    told: (card) => `Whenever the effect of a ${card} activates, gain 1 point.`,
    active: 'its',
    bring: (at) => at.use('Mark'),
  },
  tapped: { told: is('tapped'), deed: () => 'Tap one card named "Mark".', bring: byDeed },
  untapped: {
    told: is('untapped'),
    tapped: true,
    deed: () => 'Untap one card named "Mark".',
    bring: byDeed,
  },
  'ranked up': {
    told: is('ranked up'),
    active: 'its',
    bring: (at, { column }) => at.play('Top', column),
  },
  played: {
    told: is('played'),
    inHand: true,
    active: 'its',
    bring: (at, { column }) => at.play('Mark', column),
  },
  equipped: {
    told: is('equipped'),
    units: true,
    deed: () => 'Equip this card to one card named "Mark".',
    bring: byDeed,
  },
};

const OF_ANY: Readonly<Record<string, EventCase>> = {
  destroyed: {
    told: is('destroyed'),
    deed: (dormant) => `Destroy one ${dormant}card named "Mark".`,
    bring: byDeed,
  },
  'leaves the field': {
    told: (card) => `Whenever a ${card} leaves the field, gain 1 point.`,
    deed: (dormant) => `Return one ${dormant}card named "Mark" to its owner's hand.`,
    bring: byDeed,
  },
  'sent to the hand': {
    told: is('returned to the hand'),
    deed: (dormant) => `Return one ${dormant}card named "Mark" to its owner's hand.`,
    bring: byDeed,
  },
  'sent to the discard pile': {
    told: is('sent to the discard pile'),
    deed: (dormant) => `Send one ${dormant}card named "Mark" to the discard pile.`,
    bring: byDeed,
  },
  targeted: {
    told: is('targeted'),
    deed: (dormant) => `Choose one ${dormant}card named "Mark".`,
    bring: byDeed,
  },
  'would be destroyed': {
    told: (card) => `If a ${card} would be destroyed, gain 1 point instead.`,
    deed: (dormant) => `Destroy one ${dormant}card named "Mark".`,
    bring: byDeed,
  },
  'would be returned to the hand': {
    told: (card) => `If a ${card} would be returned to the hand, gain 1 point instead.`,
    deed: (dormant) => `Return one ${dormant}card named "Mark" to its owner's hand.`,
    bring: byDeed,
  },
};

const MOVED: EventCase = {
  told: is('moved'),
  deed: () => 'Move one card named "Mark" to another column.',
  bring: (at, { column }) =>
    at
      .use('Deed')
      .do({ act: 'place', at: column === 3 ? 4 : 3 })
      .pass(),
};

function cardOf({ said, noun, before }: PlaceCase): string {
  return before ? `${said} ${noun}` : `${noun} ${said}`;
}

/** Lays everything out, with Mark at a spot, and brings the event about; how often was it set off? */
function timesSetOff(place: PlaceCase, event: EventCase, spot: Spot): number {
  const { noun } = place;
  const type = noun === 'spell' ? 'spell' : 'fire';
  const turn = event.active === 'its' ? spot.seat : event.active ? ((1 - spot.seat) as Seat) : 0;
  const text = event.told(cardOf(place));
  const rows = {
    unit: [Array(5).fill(null), Array(5).fill(null)],
    spell: [Array(5).fill(null), Array(5).fill(null)],
  } as Record<'unit' | 'spell', [(Laid | null)[], (Laid | null)[]]>;
  rows[place.spell ? 'spell' : 'unit'][0][1] = 'This';
  rows.spell[0][4] = 'Deed';
  rows.unit[(1 - spot.seat) as Seat][4] = 'Foe';
  if (spot.on) rows[noun][spot.seat][spot.column] = { stack: [spot.on, 'Mark'] };
  else if (!event.inHand)
    rows[noun][spot.seat][spot.column] = { stack: ['Mark'], ...(event.tapped && { tapped: 3 }) };
  const side = (seat: Seat): SideSketch => ({
    units: rows.unit[seat],
    spells: rows.spell[seat],
    hand: seat === spot.seat ? ['Top', ...(event.inHand ? ['Mark'] : [])] : [],
  });
  const at = table({
    cards: {
      This: { type: place.spell ? 'spell' : 'fire', effects: [{ style: 'passive', text }] },
      Mark: { type, effects: ['Gain 1 point.'] },
      Top: { type, rank: 2 },
      Lid: { rank: 2 },
      Foe: { attack: 100, defense: 100 },
      Deed: {
        type: 'spell',
        effects: event.deed ? [event.deed(spot.on ? 'dormant ' : '')] : [],
      },
    },
    active: turn,
    ...(event.stage && { stage: event.stage }),
    you: side(0),
    opponent: side(1),
  });
  event.bring(at, spot);
  at.pass();
  return at.events.filter(
    (one) =>
      (one.type === 'resolves' || one.type === 'replaced') &&
      'card' in one.subject &&
      one.subject.design === 'This',
  ).length;
}

describe.each(ACTIVE)('a $noun $said', (place) => {
  const events = Object.entries({ ...OF_ACTIVE, ...OF_ANY, moved: MOVED }).filter(
    ([, { units }]) => !units || place.noun === 'unit',
  );
  it.each(events)('%s: sets it off there, and not elsewhere', (_, event) => {
    expect([
      timesSetOff(place, event, place.here),
      timesSetOff(place, event, place.elsewhere),
    ]).toEqual([1, 0]);
  });
});

describe.each(COVERED)('a $noun that is $said', (place) => {
  it.each(Object.entries(OF_ANY))('%s: sets it off there, and not elsewhere', (_, event) => {
    expect([
      timesSetOff(place, event, place.here),
      timesSetOff(place, event, place.elsewhere),
    ]).toEqual([1, 0]);
  });

  it.each(Object.entries({ ...OF_ACTIVE }))('is not %s: the text is refused', (_, { told }) => {
    const effect = parsed(told(cardOf(place)));
    const [complaint] = checkEffect(effect, effectTypeOf(effect));
    expect(complaint?.reason).toMatch(
      /only cards (on top of their stacks|that lie under no other) /,
    );
  });
});

describe('R-T66: a place where no card lies to which it happens', () => {
  const reasonsOf = (text: string) => {
    const effect = parsed(text);
    return checkEffect(effect, effectTypeOf(effect)).map(({ reason }) => reason);
  };

  it.each([
    [
      'Whenever a card in your hand is destroyed, draw one card.',
      'only cards on the field are destroyed',
    ],
    [
      'Whenever a card in your deck is discarded, draw one card.',
      'only cards in a hand are discarded',
    ],
    [
      'Whenever a unit adjacent to this card is drawn, draw one card.',
      'only cards in a deck are drawn',
    ],
    [
      'Whenever a unit adjacent to this card is milled, draw one card.',
      'only cards in a deck are milled',
    ],
    ['Counter the attack of a dormant unit.', 'only cards on top of their stacks attack'],
    ['Counter the effect of a unit adjacent to this card.', 'it is your opponent who is countered'],
    [
      'This card is immune to effects of dormant units.',
      'only cards on top of their stacks activate effects',
    ],
    [
      'Whenever this card is attacked by a dormant unit, draw one card.',
      'only cards on top of their stacks attack',
    ],
    [
      "Your opponent cannot play units in this card's column this turn.",
      'only cards in a hand, a deck or a discard pile',
    ],
    [
      'Whenever a card among them is destroyed, draw one card.',
      'no card has been spoken of before',
    ],
  ])('%s', (text, why) => {
    expect(reasonsOf(text).join()).toContain(why);
  });
});
