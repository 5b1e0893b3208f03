import {
  type LanternRules,
  type LanternState,
  lanternRules,
  lanterns,
  spoiltLanterns,
} from '@cardscape/lanterns/testing';
import { describe, expect, it } from 'vitest';
import { SEES, seeCard } from '../cards/cards.ts';
import type { Decision } from '../contract/game.ts';
import { answersLeakNothing, type Consulted } from './answers.ts';
import { type Check, invariants, leaksNothing, rollsBack, survivesJson } from './checks.ts';
import { type FuzzReport, fuzz } from './fuzz.ts';

const ALL: Record<string, Check> = { invariants, survivesJson, rollsBack, leaksNothing };

function fuzzed(spoilt: Partial<LanternRules>, check: Check): FuzzReport {
  const game = spoiltLanterns(spoilt);
  return fuzz(game, { games: 5, seed: 'spoilt', options: () => ({ turns: 30 }), checks: [check] });
}

/** What the check says first about Lanterns with such rules. */
function firstProblem(spoilt: Partial<LanternRules>, check: Check): string | undefined {
  return fuzzed(spoilt, check).problems[0]?.message;
}

describe('a sound game', () => {
  it.each(Object.entries(ALL))('passes %s', (_name, check) => {
    expect(fuzzed({}, check)).toMatchObject({ games: 5, problems: [] });
  });

  it('is played to its end, and its records replay', () => {
    const options = () => ({ turns: 12 });
    const plan = { games: 20, seed: 'sound', options, checks: [], replays: true };
    const report = fuzz(lanterns, plan);
    expect(report.problems).toEqual([]);
    expect(report.wins[0] + report.wins[1] + report.draws).toBe(20);
    expect(report.longest).toBeLessThanOrEqual(24);
  });
});

describe('the invariants notice', () => {
  it('a fault of the state', () => {
    const faults = () => ['two cards in one place'];
    expect(firstProblem({ faults }, invariants)).toBe('two cards in one place');
  });

  it('a view that changes the position', () => {
    const view: LanternRules['view'] = (state, viewer) => {
      state.score[0]++;
      return lanternRules.view(state, viewer);
    };
    expect(firstProblem({ view }, invariants)).toBe('looking at the position changed it');
  });

  it('a question that cannot be answered', () => {
    const asking = (change: Partial<Decision>): Partial<LanternRules> => ({
      decision: (state) =>
        ({ ...lanternRules.decision(state), ...(state.turn < 30 ? change : {}) }) as Decision,
    });
    expect(firstProblem(asking({ min: 1, max: 99 }), invariants)).toMatch(/asks for 99 of/);
    expect(firstProblem(asking({ min: 2, max: 1 }), invariants)).toMatch(/asks for 2 to 1/);
    expect(firstProblem({ prompt: () => ' ' }, invariants)).toMatch(/has no prompt/);
  });

  it('an option without words, or one that is explained away', () => {
    expect(firstProblem({ label: () => '' }, invariants)).toMatch(/has no label/);
    expect(firstProblem({ explain: () => 'No.' }, invariants)).toMatch(/explained away: No\./);
  });

  it('an event that is told without words', () => {
    expect(firstProblem({ narrate: () => [''] }, invariants)).toMatch(/is told to 0 without words/);
  });
});

describe('the trip through JSON notices', () => {
  it.each([
    ['undefined', undefined],
    ['-0', -0],
    ['NaN', Number.NaN],
    ['an address', new URL('about:blank')],
    ['a map', new Map([[1, 2]])],
  ])('%s in the state', (_name, value) => {
    const setup: LanternRules['setup'] = (...args) =>
      Object.assign(lanternRules.setup(...args), { odd: { value } });
    expect(firstProblem({ setup }, survivesJson)).toBe('the state is not plain JSON data');
  });

  it('a game that remembers outside of its state', () => {
    let calls = 0;
    const advance: LanternRules['advance'] = (state, ...rest) => {
      lanternRules.advance(state, ...rest);
      state.score[0] += calls++;
    };
    expect(firstProblem({ advance }, survivesJson)).toMatch(/goes another way/);
    expect(firstProblem({ advance }, rollsBack)).toBe('the same choice gave another position');
  });
});

describe('the rollback notices', () => {
  it('that something else happens when nobody listens', () => {
    const advance: LanternRules['advance'] = (state, now, picks, log) => {
      lanternRules.advance(state, now, picks, log);
      if (log) state.score[0]++;
    };
    expect(firstProblem({ advance }, rollsBack)).toBe('advancing in place gave another position');
  });

  it('that asking for the decision changes the position', () => {
    const decision: LanternRules['decision'] = (state) => {
      state.score[1]++;
      return lanternRules.decision(state);
    };
    expect(firstProblem({ decision }, rollsBack)).toBe('deciding changed the position before');
  });
});

describe('the search for leaks notices', () => {
  it('a hidden design in a view', () => {
    const view: LanternRules['view'] = (state, viewer) => ({
      ...lanternRules.view(state, viewer),
      zones: { top: [{ back: String(state.table.cards[0]?.design) }] },
    });
    expect(firstProblem({ view }, leaksNothing)).toMatch(/view of .* depends on what they cannot/);
  });

  it('the random generator in a view', () => {
    const view: LanternRules['view'] = (state, viewer) => ({
      ...lanternRules.view(state, viewer),
      turn: state.random.key[0],
    });
    expect(firstProblem({ view }, leaksNothing)).toMatch(/view of .* depends on what they cannot/);
  });

  it('a prompt that tells what lies on top of the deck', () => {
    const prompt: LanternRules['prompt'] = ({ table }) =>
      `${table.cards[table.zones.deck?.cards[0] ?? 0]?.design}`;
    expect(firstProblem({ prompt }, leaksNothing)).toMatch(/decision seen by .* depends on/);
  });

  it('a label that tells what lies on top of the deck', () => {
    const label: NonNullable<LanternRules['label']> = ({ table }) =>
      `${table.cards[table.zones.deck?.cards[0] ?? 0]?.design}`;
    expect(firstProblem({ label }, leaksNothing)).toMatch(/labels read by . depend on/);
  });

  it('options that name a card the player does not know', () => {
    const decision: LanternRules['decision'] = (state) => {
      const now = lanternRules.decision(state);
      const card = state.table.zones.deck?.cards[0] ?? 0;
      return now.ask === 'pick' ? { ...now, options: [{ act: 'roll', card }] } : now;
    };
    expect(firstProblem({ decision }, leaksNothing)).toMatch(/which . does not know, is shown/);
  });

  it('the number of a hidden card in an event', () => {
    const advance: LanternRules['advance'] = (state, now, picks, log) => {
      lanternRules.advance(state, now, picks, log);
      const top = state.table.zones.deck?.cards[0] ?? 0;
      log?.push({ type: 'show', seat: 0, cards: [seeCard(state.table, top, 'hands')] });
      const cards = [{ card: top, design: '' }];
      log?.push({ type: 'peek', seat: 0, cards: [], secrets: [{ to: [1], shows: { cards } }] });
    };
    const { problems } = fuzzed({ advance }, leaksNothing);
    expect(problems[0]?.message).toMatch(/^card \d+, which (1|hands) does not know, is shown/);
  });

  it('nothing in a card that lies open', () => {
    const advance: LanternRules['advance'] = (state, now, picks, log) => {
      lanternRules.advance(state, now, picks, log);
      const top = state.table.zones.deck?.cards[0];
      const card = top === undefined ? undefined : state.table.cards[top];
      if (card) card.known = SEES.all;
    };
    expect(fuzzed({ advance }, leaksNothing).problems).toEqual([]);
  });
});

describe('the questions to the holder of a position', () => {
  const asking = (answer: Consulted<LanternState>['consult']) =>
    fuzzed({}, answersLeakNothing({ questions: () => [{ about: 'top' }], consult: answer }))
      .problems[0]?.message;
  const topOf = ({ table }: LanternState) => table.zones.deck?.cards[0] ?? 0;

  it('find nothing in an answer from what the asker sees', () => {
    expect(asking((state, seat) => lanterns.view(state, seat))).toBeUndefined();
  });

  it('find an answer that tells what lies on top of the deck', () => {
    expect(asking((state) => state.table.cards[topOf(state)]?.design)).toMatch(
      /^the answer to {"about":"top"} depends on what . cannot see/,
    );
  });

  it('find an answer that shows a card which the asker does not know', () => {
    expect(asking((state) => ({ card: topOf(state) }))).toMatch(
      /^card \d+, which . does not know, is shown/,
    );
  });

  it('find one that changes the position', () => {
    expect(asking((state) => state.score[0]++ && undefined)).toBe(
      'asking about the position changed it',
    );
  });
});

describe('the fuzzer', () => {
  const play = (spoilt: Partial<LanternRules>, games: number, first = 0) =>
    fuzz(spoiltLanterns(spoilt), {
      games,
      first,
      seed: 'again',
      options: () => ({ turns: 12 }),
      checks: [invariants],
    });

  it('names the seed and the step of a problem, and meets it again there', () => {
    const faults: LanternRules['faults'] = ({ score }) =>
      score[0] > 25 ? ['too many points'] : [];
    const [problem] = play({ faults }, 50).problems;
    expect(problem?.seed).toMatch(/^again\/\d+$/);
    const game = Number(problem?.seed.split('/')[1]);
    expect(play({ faults }, 1, game).problems[0]).toEqual(problem);
  });

  it('reports a rule that throws, and plays on', () => {
    const explain = () => {
      throw new Error('out of words');
    };
    const { games, problems } = play({ explain }, 3);
    expect(games).toBe(3);
    expect(problems[0]).toEqual({ seed: 'again/0', step: 0, message: 'Error: out of words' });
  });

  it('stops when it has seen enough', () => {
    expect(play({ faults: () => ['always'] }, 1000).games).toBeLessThan(10);
  });
});
