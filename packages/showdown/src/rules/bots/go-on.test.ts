import { randomFrom } from '@cardscape/kernel';
import { expect, it } from 'vitest';
import { lesson, mob, table } from '../../testing/sketches.ts';
import { goOn } from './go-on.ts';

const CATCH_UP = 'if levelOf(theirs(0)) >= levelOf(mine(0)) then levelUp(player) end';
const LEVEL_OF = 'local function levelOf(card) return getCurrentLevelFromCARD(player, card) end';

const levelling = (foe: number) =>
  table({
    cards: { Stair: lesson(`${LEVEL_OF} ${CATCH_UP}`, 'one-shot'), Page: mob(), Leaf: mob() },
    phase: 'level',
    you: { hand: ['Stair', 'Page', 'Leaf'] },
    foe: { level: foe, hand: ['Page'] },
  });

it('nobody answers for a player who may level up in their turn', () => {
  expect(goOn(levelling(10).decision, randomFrom('free'))).toBeUndefined();
});

it('a level-up that a card gives is carried out, so that the card is judged after it', () => {
  const match = levelling(10).choose('Level up with Stair');
  expect(match.asked).toBe('levelAgain');
  expect(match.choices).toEqual(['Level up with Page', 'Level up with Leaf']);
  const picked = Array.from({ length: 20 }, (_, at) => goOn(match.decision, randomFrom(`${at}`)));
  expect(new Set(picked.map(String))).toEqual(new Set(['0', '1']));
  match.choose('Level up with Leaf');
  expect(match.state.players[0].level).toBe(20);
});

it('such a level-up may be declined, and is not given to who is ahead', () => {
  const declined = levelling(10).choose('Level up with Stair').decline();
  const ahead = levelling(0).choose('Level up with Stair');
  expect([declined, ahead].map(({ state }) => state.players[0].level)).toEqual([10, 10]);
  // The next question is that of the opponent's turn.
  expect([declined, ahead].map(({ asked }) => asked)).toEqual(['levelUp', 'levelUp']);
  expect([declined, ahead].map(({ state }) => state.active)).toEqual([1, 1]);
});
