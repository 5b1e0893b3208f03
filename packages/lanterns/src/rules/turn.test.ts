import { zoneOf } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { lanterns } from '../testing/game.ts';
import { table } from '../testing/table.ts';
import { DECK, handOf, keptOf, type LanternState } from './state.ts';

const inZone = ({ table: { cards, zones } }: LanternState, zone: string) =>
  zoneOf({ cards, zones }, zone).cards.map((id) => cards[id]?.design);

describe('a match', () => {
  it('begins with three lanterns for each of two, and the rest in the deck', () => {
    const { state } = lanterns.setup({ turns: 12 }, 'deal');
    const sizes = [handOf(0), handOf(1), DECK].map((zone) => inZone(state, zone).length);
    expect(sizes).toEqual([3, 3, 6]);
    expect(state).toMatchObject({ turn: 12, active: 0, score: [0, 0] });
  });

  it('goes to and fro, and ends when its turns are used up', () => {
    const bench = table({ turns: 3, you: ['Paper Moon', 'Winter Sun'], opponent: ['Red Dragon'] });
    bench.choose('Keep Paper Moon (7) face down');
    expect(bench.decision.seat).toBe(1);
    bench.choose('Keep Red Dragon (9) face down').choose('Keep Winter Sun (12) face down');
    expect(bench.game.decision(bench.state)).toEqual({ ask: 'over', winner: 0, reason: 'score' });
    expect(bench.story.at(-1)).toBe('The lanterns are counted. Player 1 has 19, Player 2 has 9.');
  });

  it('is nobody’s with equal scores', () => {
    const bench = table({ turns: 2 }).choose('Bid a number').pick([2]);
    bench.choose('Bid a number').pick([2]);
    const outcome = bench.game.decision(bench.state);
    expect(outcome).toEqual({ ask: 'over', winner: null, reason: 'equal' });
    expect(bench.game.ending('equal')).toBe('equal scores');
    expect(bench.game.ending('score')).toBe('the higher score');
  });
});

describe('in a turn', () => {
  it('a lantern is drawn from the top, and only its player learns which', () => {
    const bench = table({ deck: ['Paper Moon', 'Tin Lamp'] }).choose('Draw a lantern');
    expect(inZone(bench.state, handOf(0))).toEqual(['Paper Moon']);
    const [id] = zoneOf(bench.state.table, handOf(0)).cards;
    const hand = (viewer: 0 | 1) => bench.game.view(bench.state, viewer).zones[handOf(0)];
    expect(hand(0)).toEqual([{ card: id, design: 'Paper Moon' }]);
    expect(hand(1)).toEqual([{ back: 'lantern' }]);
  });

  it('a look at the top leaves it there, and is remembered', () => {
    const bench = table({ deck: ['Paper Moon', 'Tin Lamp'] });
    bench.choose('Peek at the top of the deck');
    expect(inZone(bench.state, DECK)[0]).toBe('Paper Moon');
    const top = (viewer: 0 | 1) => bench.game.view(bench.state, viewer).zones[DECK]?.[0];
    expect(top(0)).toMatchObject({ design: 'Paper Moon' });
    expect(top(1)).toEqual({ back: 'lantern' });
  });

  it('a lantern that is shown stays in hand, known to all', () => {
    const bench = table({ you: ['Paper Moon'] }).choose('Show Paper Moon (7)');
    const [shown] = bench.game.view(bench.state, 'table').zones[handOf(0)] ?? [];
    expect(shown).toMatchObject({ design: 'Paper Moon' });
  });

  it('a kept lantern counts its value and lies face down', () => {
    const bench = table({ you: ['Paper Moon'] }).choose('Keep Paper Moon (7) face down');
    expect(inZone(bench.state, keptOf(0))).toEqual(['Paper Moon']);
    expect(bench.state.score).toEqual([7, 0]);
    expect(bench.game.view(bench.state, 1).zones[keptOf(0)]).toEqual([{ back: 'lantern' }]);
  });

  it('the die counts what it shows', () => {
    const bench = table({}).choose('Roll the die');
    const [score] = bench.state.score;
    expect(score).toBeGreaterThanOrEqual(1);
    expect(score).toBeLessThanOrEqual(6);
    expect(bench.story).toEqual([`Player 1 rolls a ${score}.`]);
  });

  it('a bid counts one to three', () => {
    const bench = table({}).choose('Bid a number');
    expect(bench.prompt).toBe('Bid a number from 1 to 3.');
    expect(() => bench.pick([4])).toThrow('Choose whole numbers from 1 to 3');
    expect(bench.pick([3]).state.score).toEqual([3, 0]);
  });

  it('up to two lanterns are buried in the order they are named, the last one lowest', () => {
    const bench = table({ you: ['Paper Moon', 'Tin Lamp', 'Red Dragon'] });
    bench.choose('Bury lanterns under the deck');
    expect(bench.prompt).toBe('Bury up to 2 lanterns; the last one lies lowest.');
    bench.choose('Bury Red Dragon (9)', 'Bury Paper Moon (7)');
    expect(inZone(bench.state, DECK).slice(-2)).toEqual(['Red Dragon', 'Paper Moon']);
    expect(inZone(bench.state, handOf(0))).toEqual(['Tin Lamp']);
  });

  it('burying may come to nothing', () => {
    const bench = table({ you: ['Paper Moon'] })
      .choose('Bury lanterns under the deck')
      .pick([]);
    expect(inZone(bench.state, handOf(0))).toEqual(['Paper Moon']);
    expect(bench.decision.seat).toBe(1);
  });

  it('without a deck nothing is drawn, without a hand nothing is buried', () => {
    const bench = table({});
    expect(bench.choices).toEqual([
      'Roll the die',
      'Bid a number',
      'Draw a lantern',
      'Peek at the top of the deck',
    ]);
    const [, ...hand] = lanterns
      .setup({ turns: 12 }, 'all')
      .state.table.cards.map(({ design }) => design);
    const emptied = table({ you: hand, opponent: ['Paper Star'] });
    expect(emptied.choices.slice(0, 3)).toEqual([
      'Roll the die',
      'Bid a number',
      'Bury lanterns under the deck',
    ]);
  });
});

describe('a score', () => {
  it('is secret while turns are left, and open at the end', () => {
    const bench = table({ turns: 2, you: ['Paper Moon'], opponent: ['Tin Lamp'] });
    const scores = () =>
      ([0, 1, 'table', 'hands'] as const).map(
        (viewer) => bench.game.view(bench.state, viewer).score,
      );
    bench.choose('Keep Paper Moon (7) face down');
    expect(scores()).toEqual([
      [7, null],
      [null, 0],
      [null, null],
      [7, 0],
    ]);
    bench.choose('Keep Tin Lamp (3) face down');
    expect(scores()).toEqual(Array(4).fill([7, 3]));
  });
});

describe('an option', () => {
  it('says what it is aimed at', () => {
    const bench = table({ you: ['Paper Moon'] });
    const { decision } = bench;
    if (decision.ask !== 'pick') throw new Error('no options');
    const targets = decision.options.map(({ act, target }) => [act, target]);
    expect(Object.fromEntries(targets)).toEqual({
      roll: undefined,
      bid: undefined,
      draw: { is: 'zone', zone: DECK },
      peek: { is: 'hidden', zone: DECK, place: 0 },
      bury: { is: 'zone', zone: DECK },
      show: undefined,
      keep: { is: 'zone', zone: keptOf(0) },
    });
  });
});

describe('the faults notice', () => {
  const { state } = table({ you: ['Paper Moon'] }).choose('Keep Paper Moon (7) face down');
  const spoilt = (spoil: (state: LanternState) => void) => {
    const copy = structuredClone(state);
    spoil(copy);
    return lanterns.faults(copy);
  };

  it('a lantern that is lost, or lies twice', () => {
    expect(spoilt(({ table }) => table.zones[DECK]?.cards.pop())).toContain('a lantern is lost');
    expect(spoilt(({ table }) => table.zones[DECK]?.cards.push(0))).toContain(
      'a lantern lies twice',
    );
  });

  it('a score that is less than what was kept', () => {
    expect(spoilt(({ score }) => score.fill(6))).toEqual(['score 6 is less than what was kept, 7']);
  });
});
