import { expect, it } from 'vitest';
import { fn, hero, mob, still } from '../testing/sketches.ts';

const CALL = 'applyCharacterAction(player, mine(0), "CALL_CHAR_ACTION1")';

/** The body of an ability, and whether it has been applied (R-S22). */
it.each([
  ['drawCard(player)', 'true', 1],
  ['', 'true', 1],
  ['return nil', 'true', 1],
  ['return true', 'true', 1],
  ['return 2', 'true', 1],
  ['return false', 'false', 0],
  ['return 0', 'false', 0],
  ['return drawCard(not player)', 'false', 0],
])('an ability that does "%s" gives %s', (body, given, applied) => {
  const hear = fn('afterApplyCharacterAction', 'say(getGameValue(0))');
  const scene = still({
    cards: { Chief: hero(200, [body]), Wisp: mob(20, 40, hear), Top: mob() },
    you: { character: 'Chief', mobs: ['Wisp'], deck: ['Top'] },
  });
  expect(scene.run(`say(${CALL})`).said).toEqual([`${applied}`, given]);
});

it.each([
  ['replaced', fn('onInterceptCharacterAction', 'return true'), '', 'drawCard(player)'],
  ['silenced', '', 'applySilence(player, mine(0), 1)', 'drawCard(player)'],
])('an ability that is %s has not been applied', (_, lua, before, body) => {
  const scene = still({
    cards: { Chief: hero(200, [body]), Wisp: mob(20, 40, lua) },
    you: { character: 'Chief', mobs: ['Wisp'] },
  });
  expect(scene.run(`${before}\nsay(${CALL})`).said).toEqual(['false']);
});

it('an ability whose script fails has not been applied', () => {
  const scene = still({
    cards: { Chief: hero(200, ['drawCard(player) error("no")']) },
    you: { character: 'Chief' },
  });
  expect(scene.attempt(`say(${CALL})`).said).toEqual(['false']);
});
