import { expect, it } from 'vitest';
import { readFolder } from '../cards/index.ts';
import { meaningsOf } from './meaning.ts';

const card = (text: string, body: string) => `ZTCG_CARD {
  "NAME" "Probe" "IMAGE" "" "TYPE" "ACTION" "ELEMENT" "WATER" "RARITY" "RARITY_COMMON" "INFO" "Water" "COST" "1"
  TYPE_ACT { "LEVEL" "10" "TEXT" "${text}" }
  function onThinkAction(player) ${body} end
}`;

function lineOf(text: string, body: string) {
  const { cards } = readFolder([{ path: 'probe.lua', text: card(text, body) }]);
  return meaningsOf({ own: cards }).find(({ pointcut }) => pointcut === 'onThinkAction');
}

it.each(['Wind', 'Fire', 'Dark', 'Light'])(
  'a card that speaks of %s finds mobs of that element in every full position',
  (element) => {
    const filter = `0, 0, "ZTCG_MAXVALUE", "TYPE_ANYMOB", "ELEM_${element.toUpperCase()}", ""`;
    const line = lineOf(
      `Deal 20 damage to each ${element} mob of your opponent.`,
      `attackGlobal("GLOBAL_HITMOBS", player, getSourceCARD(), 20, "ATKSRC_ACT", "STRIKE_TRUE", "DISABLE_PREVENT", "IS_COUNTER", "USE_FILTER", ${filter})`,
    );
    expect([line?.fired, line?.doubt]).toEqual([['full', 'payable', 'empty'], undefined]);
    expect(line?.changed.join()).toContain(`opponent's ${element} Stand-in loses 20 HP`);
  },
);

it('effects that do not work are silenced', () => {
  const line = lineOf(
    'Until your next turn the effects of mobs of your opponent do not work.',
    'applyGlobalSilence(player)',
  );
  expect(line?.doubt).toBeUndefined();
});

it('a function that does one thing or another is looked at until both have shown', () => {
  const text = `ZTCG_CARD {
    "NAME" "Ledger" "IMAGE" "" "TYPE" "EQUIP" "ELEMENT" "DARK" "RARITY" "RARITY_COMMON" "INFO" "Dark" "COST" "1"
    TYPE_EQP { "LEVEL" "10" "TEXT" "When a card of yours is destroyed, your character regains 10 HP; when one is discarded, draw a card." }
    function onCardMovedToDiscardPile(player)
      if hasFlag("IS_DISCARDED", "ZTCG_REMOVETYPE") then drawCard(player)
      else refreshHP(player, getOnBoardCARD(player, 0), 10) end
    end
  }`;
  const { cards } = readFolder([{ path: 'ledger.lua', text }]);
  expect(meaningsOf({ own: cards })[0]?.doubt).toBeUndefined();
});

it('a rapid action that stays and counts is looked at with numbers that it has counted', () => {
  const text = `ZTCG_CARD {
    "NAME" "Anger" "IMAGE" "" "TYPE" "ACTION" "ELEMENT" "FIRE" "RARITY" "RARITY_COMMON" "INFO" "Fire" "COST" "1"
    TYPE_ACT { "LEVEL" "10" "TEXT" "Until your next turn your attacks deal 10 more damage for each of your mobs destroyed since." }
    function onThinkAction(player)
      editCardRegister(getSourceCARD(), 1, 0, 0, 0) insertCardTurnAction(player)
    end
    function onAttackMobDestroyed(player) increaseCardRegister(getSourceCARD(), getCardIdFromCARD(getSourceCARD()), 0, 1, 0) end
    function onCalcAttackCard(player)
      local count = getCardRegister(getSourceCARD(), getCardIdFromCARD(getSourceCARD()), 0)
      updateGameValue(1, getGameValue(1) + 10 * count)
    end
  }`;
  const { cards } = readFolder([{ path: 'anger.lua', text }]);
  const line = meaningsOf({ own: cards }).find(({ pointcut }) => pointcut === 'onCalcAttackCard');
  expect([line?.doubt, line?.changed]).toEqual([undefined, ['the bonus so far: 0 to 30']]);
});
