import { describe, expect, it } from 'vitest';
import { equip, mob, still, table } from '../testing/sketches.ts';

/** The boss of figure 18, for either generation of the interface. */
const descriptor = (functions: string) => `ZTCG_CARD
{
  "NAME" "Heaven Knight"
  "IMAGE" "heaven_knight.png"
  "TYPE" "BOSS"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Light - Boss - Knight"
  "COST" "1777"

  TYPE_BOS
  {
    "LEVEL" "77"
    "ATTCK" "40"
    "HP" "120"

    LVL_ACTION
    {
      "LEVEL" "70"
      "ATTRB" "2"
      "TEXT" "Divine Haste - Attacks three times a turn."
    }

    LVL_ACTION
    {
      "TEXT" "Bonfire - Takes attacks on your character and equipment, and gives the damage back."
      "LEVEL" "0"
      "ATTRB" "0"
    }
  }

${functions}
}
`;

const HASTE = `
  function haste(player)
    if matchRequirements(player, 70, 2, "ELEM_LIGHT") then
      local src = getSourceCARD()
      addExtraMobAttack(src, src, 3)
    end
  end

  function onThinkMob(player) haste(player) end
  function onReactivateCardEffects(player) haste(player) end
  function onLevelUp(player) haste(player) end
`;

const GENERATIONS = {
  '2017': descriptor(`${HASTE}
  -- the attack comes to the knight, unless it goes to a mob anyway
  function onInterceptAttack(player)
    local aimed = getCardPointer(1)
    if getTypeFromCARD(aimed) == decodeZtcgFlag("TYPE_CHAR") or getTypeFromCARD(aimed) == decodeZtcgFlag("TYPE_EQP") then
      setCardPointer(1, getSourceCARD())
      setCardPointer(2, getSourceCARD())
    end
  end

  function onReceiveAttack(player)
    local slot = getSlotIdFromCARD(not player, getCardPointer(0))
    if isSameCARD(getCardPointer(2), getSourceCARD()) and slot ~= -1 and not isStunned(getSourceCARD()) then
      attack(player, getSourceCARD(), getGameValue(0), "ATKRES_FIXED_SLOT_DAMAGE", "ATKSRC_MOB", slot, "DISABLE_PREVENT", "IS_COUNTER")
    end
  end`),
  '4.1': descriptor(`${HASTE}
  function onInterceptAttack(player)
    local aimed = getCardPointer(1)
    if hasSharedFlagsCARD(aimed, "FLAG_TYPE", "TYPE_CHAR | TYPE_EQP") then
      setCardPointer(1, getSourceCARD())
      setCardPointer(2, getSourceCARD())
    end
  end

  function onReceiveAttack(player)
    local attacker = getCardPointer(0)
    local slot = getSlotIdFromCARD(not player, attacker)
    if isSameCARD(getCardPointer(2), getSourceCARD()) and slot >= 0 and isStunned(getSourceCARD()) == 0 then
      attack(player, getSourceCARD(), getGameValue(0), "ATKRES_FIXED_SLOT_DAMAGE", "ATKSRC_MOB", slot, "STRIKE_TRUE", "DISABLE_PREVENT", "IS_COUNTER")
    end
  end`),
};

describe.each(Object.entries(GENERATIONS))(
  'Heaven Knight (figure 18), interface of %s',
  (_, text) => {
    const light = { element: 'LIGHT' };
    const cards = {
      'Heaven Knight': text,
      Ray: mob(20, 40, '', light),
      Page: mob(20, 40),
      Bat: mob(30, 90),
      Wall: mob(0, 500),
      Cap: equip(),
    };
    const build = (count: number) =>
      ['Ray', 'Ray', 'Ray', 'Page', 'Page', 'Page', 'Page', 'Page'].slice(3 - count, 3 - count + 7);

    it('is a boss of level 77 with 40 attack and 120 HP', () => {
      const made = still({ cards, you: { mobs: ['Heaven Knight'] } });
      expect([made.attackOf('Heaven Knight'), made.hp('Heaven Knight')]).toEqual([40, 120]);
    });

    it('attacks three times a turn for a character of level 70 with 2 LIGHT', () => {
      const match = table({
        cards,
        you: { mobs: ['Heaven Knight'], build: build(2) },
        foe: { mobs: ['Wall'] },
      });
      for (let time = 0; time < 3; time++) match.attack('Heaven Knight', 'Wall');
      expect([match.told('attack').length, match.state.active]).toEqual([3, 1]);
    });

    it.each([
      ['1 LIGHT', { build: build(1) }],
      ['level 60', { build: build(2), level: 60 }],
    ])('and once with %s', (_name, you) => {
      const match = table({
        cards,
        you: { mobs: ['Heaven Knight'], ...you },
        foe: { mobs: ['Wall'] },
      });
      match.attack('Heaven Knight', 'Wall');
      expect([match.told('attack').length, match.state.active]).toEqual([1, 1]);
    });

    it('has its attacks in the very turn it is played', () => {
      const made = still({ cards, you: { hand: ['Heaven Knight'], build: build(2) } });
      made.play('Heaven Knight');
      expect(made.unit('Heaven Knight').attackers.map(({ count }) => count)).toEqual([3]);
    });

    const guarded = {
      cards,
      you: { mobs: ['Heaven Knight'], equips: ['Cap'] },
      foe: { mobs: ['Bat'] },
    };

    it('takes attacks on its character, and the damage goes back', () => {
      const made = still(guarded).attack('Bat', 'Hero');
      expect([made.hp('Hero'), made.hp('Heaven Knight'), made.hp('Bat')]).toEqual([200, 90, 60]);
    });

    it('takes attacks on the equipment of its side, and the damage goes back', () => {
      const made = still(guarded).attack('Bat', 'Cap');
      expect([made.hp('Cap'), made.hp('Heaven Knight'), made.hp('Bat')]).toEqual([20, 90, 60]);
    });

    it('gives nothing back for an attack on itself', () => {
      const made = still(guarded).attack('Bat', 'Heaven Knight');
      expect([made.hp('Heaven Knight'), made.hp('Bat')]).toEqual([90, 90]);
    });
  },
);
