import { describe, expect, it } from 'vitest';
import { groundWith } from '../testing/ground.ts';
import { fn, still } from '../testing/sketches.ts';

describe('an attack by what lies under the character (R-S12)', () => {
  const HIT =
    '"ATKRES_FIXED_SLOT", "ATKSRC_CHA", "SLOT_MOB2", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER"';
  const USE = 'applyCharacterAction(player, getCardUnder(mine(0), 0), "CALL_ACTION")';
  const spear = fn('onActivateCharacterAction', `attack(player, getSourceCARD(), 10, ${HIT})`);

  it('is the character’s: when this card attacks as a mob, and not so, its target is stunned', () => {
    const stun = fn('onExecuteAttack', 'applyStun(player, getTargetCARD(), 1)');
    const scene = still(groundWith({ Sprout: `${spear} ${stun}` })).run(USE);
    expect([scene.hp('Ogre'), scene.turns('Ogre', 'stun')]).toEqual([90, 0]);
  });

  it('is countered on the character', () => {
    const back = fn(
      'onApplyCounterAttack',
      'attack(player, getSourceCARD(), 40, "ATKRES_FIXED_SLOT_DAMAGE", "ATKSRC_MOB", getSlotIdFromCARD(not player, getCardPointer(0)), "STRIKE_TRUE", "DISABLE_PREVENT", "IS_COUNTER")',
    );
    const scene = still(groundWith({ Sprout: spear, Ogre: back })).run(USE);
    expect(scene.hp('Hero')).toBe(60);
  });

  it('for each of your mobs is an attack of the character', () => {
    const reaver = fn(
      'onActivateCharacterAction',
      'mobReaver(player, getSourceCARD(), 10, "ONLY_PLAYER")',
    );
    const hears = fn(
      'onReceiveAttack',
      'say(hasFlag("ATKSRC_CHA", "ZTCG_ATKSRC"), getCardPointer(0))',
    );
    const scene = still(groundWith({ Sprout: reaver, Ogre: hears })).run(USE, ['Ogre']);
    expect([scene.said, scene.hp('Ogre')]).toEqual([['true Hero'], 80]);
  });
});

describe('what is without HP (R-S37)', () => {
  const foe = { mobs: [{ card: 'Bat', hp: 10 }, 'Ogre'] };
  const HEAL = 'refreshHP(player, getSourceCARD(), 30)';

  it('is saved, and regains 30 HP', () => {
    const save = fn('onReceiveAttackAndInterceptDestroyed', `updateGameValue(0, 0) ${HEAL}`);
    const scene = still(groundWith({ Bat: save }, { foe })).attack('Imp', 'Bat');
    expect([scene.mobs(1), scene.hp('Bat')]).toEqual([['Bat', 'Ogre'], 30]);
  });

  it('is destroyed all the same if nothing says that it is not', () => {
    const late = fn('onReceiveAttackAndInterceptDestroyed', HEAL);
    const scene = still(groundWith({ Bat: late }, { foe })).attack('Imp', 'Bat');
    expect(scene.mobs(1)).toEqual(['Ogre']);
  });

  it.each(['onAttackCharacterDestroyed', 'onReceiveAttackCard'])(
    'your equipment is destroyed instead of your character, which regains 20 HP: %s',
    (pointcut) => {
      const fairy = `local me = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
        if getHpFromCARD(me) > 0 then return end
        refreshHP(player, me, 20) destroyCard(player, getSlotIdFromCARD(player, getSourceCARD()))`;
      const you = { hp: 10 };
      const scene = still(groundWith({ Blade: fn(pointcut, fairy) }, { you }));
      scene.attack('Ogre', 'Hero');
      expect([scene.hp('Hero'), scene.equips(), scene.state.outcome]).toEqual([20, [], null]);
    },
  );
});
