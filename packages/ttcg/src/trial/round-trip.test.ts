import { resolveRef } from '@cardscape/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardBook } from '../rules/book/book.ts';
import type { TtcgState } from '../rules/position/state.ts';
import { ttcgOf } from '../rules/ttcg.ts';
import { cardSet } from '../set/card-set.ts';
import { design } from '../testing/table.ts';
import { buildPosition } from './build-position.ts';
import { readPosition } from './position-file.ts';
import { attempt } from './testing/attempt.ts';
import { setWith, trialCard, withCard } from './trial-card.ts';

const EQUIP = { style: 'equip', text: 'The equipped unit gains 10 attack.' } as const;
const set = cardSet([
  design('Fox'),
  design('Wolf', { rank: 2 }),
  design('Ox', { type: 'earth' }),
  design('Leech', { effects: [EQUIP, EQUIP] }),
  design('Charm', { type: 'spell', effects: [EQUIP, EQUIP] }),
  design('Seal', { type: 'spell', rank: 2, effects: [EQUIP, EQUIP] }),
]);

const unit = fc.constantFrom('Fox', 'Wolf|2', 'Ox', 'Leech');
const spell = fc.constantFrom('Charm', 'Seal|5');
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const twice = fc.tuple(fc.nat(2), fc.nat(2));
const seat = fc.constantFrom(0, 1);
const since = fc.constantFrom(true, 'this turn');

const cardState = fc.record(
  {
    tapped: since,
    attacks: fc.nat(2),
    works: fc.constantFrom(0, 1),
    usesInAll: twice,
    echoes: fc.constantFrom([], [0], [1], [0, 1]),
  },
  { requiredKeys: [] },
);
/** What an equip card is equipped to: the card that is tried, which is always there. */
const target = fc.constantFrom('this', { seat: 0, column: 1 });

function stackOf(card: fc.Arbitrary<string>, faceDown: boolean) {
  const noted = fc
    .tuple(card, cardState, maybe(seat), maybe(target))
    .map(([name, { works, attacks, ...state }, owner, equippedTo]) => ({
      card: name,
      ...state,
      ...(attacks !== undefined && !/Charm|Seal/.test(name) && { attacks }),
      ...(owner !== undefined && { owner }),
      ...(/Leech|Charm|Seal/.test(name) && {
        ...(works !== undefined && { works }),
        ...(equippedTo && { equippedTo }),
      }),
    }));
  /** A card with another one on it is untapped. */
  const covered = noted.map(({ tapped: _, ...rest }) => rest);
  const known = faceDown ? fc.boolean() : fc.constant(true);
  return fc
    .tuple(
      fc.oneof(card, noted),
      fc.array(fc.oneof(card, covered), { maxLength: 2 }),
      maybe(seat),
      maybe(fc.record({ faceDown: since, known })),
    )
    .map(([top, under, owner, down]) => ({
      stack: [top, ...under],
      ...(owner !== undefined && { owner }),
      ...down,
    }));
}

const pile = fc.array(
  fc.oneof(unit, spell, fc.record({ card: fc.oneof(unit, spell), owner: seat })),
  { maxLength: 4 },
);

const sideOf = (edition: string) => {
  const faceDown = edition === '0.001';
  const row = (card: fc.Arbitrary<string>) =>
    fc.array(fc.option(stackOf(card, faceDown)), { maxLength: 4 });
  return fc.record({
    points: fc.integer({ min: 1, max: 30 }),
    played: fc.nat(2),
    hand: pile,
    deck: pile,
    discard: pile,
    units: row(unit),
    spells: row(spell),
    skips: fc.record({ draw: fc.nat(2), turn: fc.nat(1) }, { requiredKeys: [] }),
  });
};

/** Positions in which the card that is tried lies in the first column of the first player. */
const position = fc.constantFrom('0.001', '0.059').chain((edition) =>
  fc
    .record({
      edition: fc.constant(edition),
      seed: fc.string(),
      turn: fc.integer({ min: 2, max: 300 }),
      stage: fc.constantFrom('main', 'battle'),
      players: fc.tuple(sideOf(edition), sideOf(edition)),
    })
    .map((given) => {
      const [first, second] = given.players;
      const mine = { ...first, units: [{ stack: ['this', 'Ox'] }, ...first.units] };
      return { ...given, players: [mine, second] };
    }),
);

/** All that a position means: what lies where, whose it is, and what is true of it. */
function meaningOf(state: TtcgState) {
  const { table, field, edition, turn, active, stage, players } = state;
  const nameOf = (id: number | undefined) => {
    const zone = table.cards[id ?? -1]?.zone ?? '';
    return `${zone}:${table.zones[zone]?.cards.indexOf(id ?? -1)}`;
  };
  const when = (turnOf: number) => (turnOf === 0 ? 'never' : turnOf === turn ? 'now' : 'before');
  const cards = Object.entries(table.zones).map(([zone, { cards: ids }]) => [
    zone,
    ids.map((id) => {
      const { design: name, owner, known } = table.cards[id] ?? {};
      const there = field[id];
      if (!there) return { name, owner };
      const { tapped, faceDown, bound, since: _, ...state } = there;
      const to = bound && nameOf(resolveRef(table, bound));
      return { name, owner, known, ...state, to, tapped: when(tapped), faceDown: when(faceDown) };
    }),
  ]);
  const sides = players.map(({ points, played, skips }) => ({ points, played, skips }));
  return { cards, sides, edition, turn, active, stage };
}

/** The table that a written position describes. */
function tableOf(written: object): TtcgState {
  const file = readPosition(JSON.stringify(written), 'p.json', set);
  if (!file.ok) throw new Error(file.problems.map(({ message }) => message).join(' '));
  const card = trialCard(design('Any').effects[0], file.read.card);
  const book = cardBook(setWith(set, card));
  const state = buildPosition(book, withCard(file.read.position, card, set));
  expect(ttcgOf(book).faults(state)).toEqual([]);
  return state;
}

describe('a position that a trial writes means the same when it is read again', () => {
  it('before and after, whatever lies on the table', () => {
    fc.assert(
      fc.property(position, (given) => {
        const { before, after, table, worked } = attempt(set, 'Gain 1 point.', given);
        expect(worked).toBe(true);
        expect(meaningOf(tableOf(before))).toEqual(meaningOf(tableOf(given)));
        expect(meaningOf(tableOf(after))).toEqual(meaningOf(table.state));
      }),
    );
  });

  it('but for what the effect has changed', () => {
    fc.assert(
      fc.property(position, (given) => {
        const { before, after } = attempt(set, 'Gain 1 point.', given);
        const [mine, theirs] = before.players;
        const units = mine.units?.with(0, {
          stack: ['Trial Card', 'Ox'],
          tapped: 'this turn',
          uses: [1, 0],
          usesInAll: [1, 0],
        });
        const players = [{ ...mine, points: (mine.points ?? 0) + 1, units }, theirs];
        expect(after).toEqual({ ...before, players });
      }),
    );
  });

  it('with the owner of each card of a stack', () => {
    const units = [{ stack: ['Fox'], owner: 1 }];
    const { after } = attempt(set, 'Rank up one enemy unit.', {
      players: [{ hand: ['Wolf'] }, { units }],
    });
    expect(after.players[1].units?.[0]).toEqual({
      stack: ['Wolf', { card: 'Fox', owner: 1 }],
      owner: 0,
    });
  });

  it('with what a covered card is equipped to, in 0.001', () => {
    const { after, table } = attempt(set, 'Gain 1 point.', {
      edition: '0.001',
      players: [
        {
          units: ['this', 'Fox'],
          spells: [{ stack: ['Charm'], equippedTo: 'Fox', works: 0 }],
          hand: ['Seal'],
        },
        {},
      ],
      do: [{ do: 'play', card: 'Seal' }],
    });
    expect(after.players[0].spells?.[0]).toEqual({
      stack: ['Seal', { card: 'Charm', works: 0, equippedTo: { seat: 0, column: 2 } }],
    });
    expect(meaningOf(tableOf(after))).toEqual(meaningOf(table.state));
  });

  it('with a card that an effect has turned face down', () => {
    const { after, table } = attempt(set, 'Turn one enemy unit face-down.', {
      players: [{}, { units: ['Fox'] }],
    });
    const fox = { stack: ['Fox'], faceDown: 'this turn', known: true };
    expect(after.players[1].units?.[0]).toEqual(fox);
    expect(meaningOf(tableOf(after))).toEqual(meaningOf(table.state));
  });

  it('with the card that is tried, whatever it is called', () => {
    const card = { name: 'Bank Otter', type: 'water', subtypes: ['beast'], attack: 100 };
    const { after } = attempt(set, 'Gain 1 point.', { card });
    expect(after.card).toEqual({ ...card, rank: 1, defense: 250 });
    expect(attempt(set, 'Gain 1 point.', after, { style: 'dormant' }).before).toEqual(after);
  });
});
