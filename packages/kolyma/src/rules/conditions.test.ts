import { describe, expect, it } from 'vitest';
import { card, type SideWords, table } from '../testing/table.ts';

/** Plays a card with this condition; did the success path run? */
function holds(
  condition: string,
  values: number[],
  sides: { you?: SideWords; opponent?: SideWords },
): boolean {
  const played = card(
    'Check',
    `EFFECT_CONDITIONAL ${condition} SUCCESS_PATH EFFECT_NONE FAILURE_PATH EFFECT_NONE`,
    values,
  );
  const rest = card('Rest', 'EFFECT_NONE', []);
  const { you = {}, opponent = {} } = sides;
  const bench = table({
    cards: [played, rest],
    target: 14,
    you: { ...you, hand: ['Check', ...(you.hand ?? [])] },
    opponent,
  });
  bench.choose('Play Check');
  const check = bench.events.find(({ type }) => type === 'check');
  return check?.type === 'check' && check.held;
}

describe('CON_HAS_CLASS_CARD', () => {
  const condition = 'CON_HAS_CLASS_CARD TARGET_PLAYER CON_STORE_ADDITIONAL_INTEGER';
  it.each([
    [['Red 1', 'Red 2'], true],
    [['Red 1', 'Red 2', 'Red 3'], true],
    [['Red 1', 'Blue 2'], false],
  ])('two or more red cards among %j: %s', (numbers, expected) => {
    expect(holds(condition, [1, 2], { you: { numbers } })).toBe(expected);
  });

  it('looks at the opponent when it says so', () => {
    const theirs = condition.replace('PLAYER', 'OPPONENT');
    expect(holds(theirs, [5, 1], { opponent: { numbers: ['Black 1'] } })).toBe(true);
    expect(holds(theirs, [5, 1], { you: { numbers: ['Black 1'] } })).toBe(false);
  });
});

describe('CON_HAS_DUPLICATE', () => {
  const of = (type: string) => `CON_HAS_DUPLICATE TARGET_PLAYER TYPE_${type}`;

  it('number cards are alike by their value as they lie', () => {
    expect(holds(of('NUMBER'), [-1], { you: { numbers: ['Red 3', 'Blue 3'] } })).toBe(true);
    expect(holds(of('NUMBER'), [-1], { you: { numbers: ['Red 3', 'Red -3'] } })).toBe(false);
  });

  it('special cards are alike by name; the card played does not count', () => {
    expect(holds(of('SPECIAL'), [0], { you: { hand: ['Rest', 'Rest'] } })).toBe(true);
    expect(holds(of('SPECIAL'), [0], { you: { hand: ['Rest', 'Check'] } })).toBe(false);
  });
});

describe('CON_CARD_QUANTITY', () => {
  it.each([
    [1, 2, ['Red 1'], true],
    [1, 2, ['Red 1', 'Red 2'], true],
    [1, 2, [], false],
    [1, 2, ['Red 1', 'Red 2', 'Red 3'], false],
  ])('from %i to %i, both included, of %j: %s', (from, to, numbers, expected) => {
    const sides = { you: { numbers } };
    const typeLast = 'CON_CARD_QUANTITY TARGET_PLAYER CON_STORE_ADDITIONAL_INTEGER TYPE_NUMBER';
    const typeFirst = 'CON_CARD_QUANTITY TARGET_PLAYER TYPE_NUMBER CON_STORE_ADDITIONAL_INTEGER';
    expect(holds(typeLast, [from, to], sides)).toBe(expected);
    expect(holds(typeFirst, [from, to], sides)).toBe(expected); // R-K7
  });
});

describe('CON_HAS_VALUE_CARD', () => {
  const condition = 'CON_HAS_VALUE_CARD TARGET_PLAYER CON_STORE_ADDITIONAL_INTEGER';
  it.each([
    [-3, 2, ['Red -3', 'Plain -3', 'Blue 5'], true],
    [-3, 2, ['Red -3', 'Plain 3'], false],
    [0, 1, ['Red 0'], true],
  ])('value %i at least %i times in %j: %s', (value, count, numbers, expected) => {
    expect(holds(condition, [value, count], { you: { numbers } })).toBe(expected);
  });
});

describe('CON_COMPARE_Against_Target', () => {
  const condition = 'CON_COMPARE_Against_Target TARGET_PLAYER';
  it.each([
    [13, false],
    [14, true],
    [15, true],
  ])('a total of %i against a target of 14: %s', (bonus, expected) => {
    expect(holds(condition, [-1], { you: { bonus } })).toBe(expected);
  });
});

describe('the four flags', () => {
  const flags = ['discarded', 'swapped', 'flipped', 'transferred'] as const;
  const keyword = {
    discarded: 'CON_DISCARD_FLAG',
    swapped: 'CON_SWAP_FLAG',
    flipped: 'CON_FLIP_FLAG',
    transferred: 'CON_TRANSFER_FLAG',
  };

  it.each(flags)('%s is seen by its own condition alone, on the right side', (raised) => {
    for (const flag of flags) {
      const sides = { opponent: { flags: [raised] } };
      expect(holds(`${keyword[flag]} TARGET_OPPONENT`, [-1], sides)).toBe(flag === raised);
      expect(holds(`${keyword[flag]} TARGET_PLAYER`, [-1], sides)).toBe(false);
    }
  });
});

describe('several conditions in one conditional', () => {
  const both = 'CON_COMPARE_Against_Target TARGET_PLAYER CON_FLIP_FLAG TARGET_OPPONENT';
  it('all must hold', () => {
    const flipped = { flags: ['flipped'] } as const;
    expect(holds(both, [-1, -1], { you: { bonus: 14 }, opponent: flipped })).toBe(true);
    expect(holds(both, [-1, -1], { you: { bonus: 14 } })).toBe(false);
    expect(holds(both, [-1, -1], { opponent: flipped })).toBe(false);
  });
});
