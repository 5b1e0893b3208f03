import { describe, expect, it } from 'vitest';
import { GROUND, groundWith } from '../testing/ground.ts';
import { action, equip, field, fn, hero, mob, still, table } from '../testing/sketches.ts';

const ASK = 'makePrompt(player, true, "Pay?", "", 0, 0, "Yes", "No")';
const MORE = 'updateGameValue(1, getGameValue(1) + 10)';

describe('what a card asks and does while an attack is worked out, it does once (R-S28)', () => {
  it.each([
    ['without looking whether the attack is made', `if ${ASK} then ${MORE} end`],
    [
      'when the flag says it',
      `if hasFlag("APPLY_ATTACK", "ZTCG_ATTACKSTATE") and ${ASK} then ${MORE} end`,
    ],
    [
      'unless the flag says no',
      `if hasFlag("ZTCG_ATTACKSTATE", "THINK_ATTACK") then return end if ${ASK} then ${MORE} end`,
    ],
    ['when the game value says it', `if getGameValue(2) == 1 and ${ASK} then ${MORE} end`],
  ])('you may have 10 more damage, asked %s', (_, body) => {
    const yes = still(groundWith({ Imp: fn('onCalcAttack', body) }));
    yes.attack('Imp', 'Ogre', ['Yes']);
    expect([yes.asked.length, yes.hp('Ogre')]).toEqual([1, 60]);
    const no = still(groundWith({ Imp: fn('onCalcAttack', body) })).attack('Imp', 'Ogre', ['No']);
    expect(no.hp('Ogre')).toBe(70);
  });

  it('you may discard a card: the damage to your character is 10', () => {
    const charm = `if not hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") or not ${ASK} then return 0 end
      discardCard(player) return 10`;
    const scene = still(groundWith({ Blade: fn('onBlockResultDamage', charm) }));
    scene.attack('Ogre', 'Hero', ['Yes', 'Dart']);
    expect([scene.hp('Hero'), scene.hand()]).toEqual([90, ['Letter', 'Helmet', 'Bog']]);
  });

  it('you may put a card of your graveyard under your deck: 20 damage less', () => {
    const shield = `local grave = getPlayerDeck(player, "DECK_GRAV")
      local chosen = menuCards(player, getListFromDeck(grave), "Which?", "CARDLIST_PEEK")
      if isNullCARD(getCARD(chosen)) then return 0 end
      local one = takeTargetCardFromDeck(player, chosen, grave)
      moveCardsFromListToDeck(player, one, getPlayerDeck(player, "DECK_DECK"), "TAKE_NEXT", "PUT_BOTTOM", "1")
      updateGameValue(0, getGameValue(0) + 20)`;
    const scene = still(groundWith({ Blade: fn('onCalcDefenseCard', shield) }));
    scene.attack('Ogre', 'Imp', ['Ash']);
    expect([scene.hp('Imp'), scene.grave(), scene.deck().at(-1)]).toEqual([40, ['Bone'], 'Ash']);
  });

  it('throw a coin when this card attacks', () => {
    const coin = fn('onCalcAttack', `if throwCoin(player) then ${MORE} end`);
    const scene = still(groundWith({ Imp: coin })).attack('Imp', 'Ogre', ['Heads']);
    expect([scene.told('coin').length, scene.hp('Ogre')]).toEqual([
      1,
      scene.told('coin')[0]?.won ? 60 : 70,
    ]);
  });

  it('put a counter on this card when it attacks', () => {
    const count = fn('onCalcAttack', 'increaseCardRegister(getSourceCARD(), 5, 0, 1, 0, 0)');
    const scene = still(groundWith({ Imp: count })).attack('Imp', 'Ogre');
    expect(scene.run('say(getCardRegister(mine(2), 5, 0))').said).toEqual(['1 0']);
  });

  it('once it is aimed at, this card counts it', () => {
    const count = fn('onGetTargeted', 'increaseCardRegister(getSourceCARD(), 5, 0, 1, 0, 0)');
    const scene = still(groundWith({ Bat: count })).attack('Wisp', 'Bat');
    expect(scene.run('say(getCardRegister(theirs(1), 5, 0))').said).toEqual(['1 0']);
  });

  it('what is bought while the attack is thought of holds when it is made', () => {
    const body = `local me = getSourceCARD()
      if hasFlag("THINK_ATTACK", "ZTCG_ATTACKSTATE") then
        editCardRegister(me, 5, 0, 0, 0, 0)
        if ${ASK} then discardCard(player) editCardRegister(me, 5, 0, 20, 0, 0) end
      else
        updateGameValue(1, getGameValue(1) + getCardRegister(me, 5, 0))
      end`;
    const scene = still(groundWith({ Imp: fn('onCalcAttackCard', body) }));
    scene.attack('Imp', 'Ogre', ['Yes', 'Letter']);
    expect([scene.hp('Ogre'), scene.hand().includes('Letter')]).toEqual([50, false]);
  });
});

describe('whether an attack can be prevented and countered', () => {
  const BACK = fn('onApplyCounterAttack', 'say("back")');

  it.each(['"IS_COUNTER"', '1', 'true', '0', 'false'])(
    'your attacks cannot be countered, written as %s (R-S29)',
    (value) => {
      const start = fn('onStartAttack', `updateGameValue(1, ${value})`);
      const scene = still(groundWith({ Blade: start, Ogre: BACK })).attack('Imp', 'Ogre');
      expect(scene.said).toEqual([]);
    },
  );

  it('is told before, and by flags throughout the attack', () => {
    const start = fn('onStartAttack', 'say(getGameValue(0), getGameValue(1))');
    const after = fn(
      'onReceiveAttack',
      'say(hasFlag("ENABLE_PREVENT", "ZTCG_PREVENT"), hasFlag("IS_COUNTER", "ZTCG_COUNTER"), hasFlag("STRIKE_TRUE", "ZTCG_TRUESTRIKE"))',
    );
    const scene = still(groundWith({ Blade: start, Ogre: after })).attack('Imp', 'Ogre');
    scene.run(
      'attack(player, mine(2), 10, "ATKRES_FIXED_SLOT", "ATKSRC_MOB", 2, "STRIKE_TRUE", "DISABLE_PREVENT", "IS_COUNTER")',
    );
    expect(scene.said).toEqual(['1 0', 'true false false', '0 1', 'false true true']);
  });

  it('your equipment strikes back, but not at what strikes back', () => {
    const ring = fn(
      'onReceiveAttackCard',
      `if hasFlag("IS_COUNTER", "ZTCG_COUNTER") then return end
       attack(player, mine(0), 10, "ATKRES_FIXED_SLOT_DAMAGE", "ATKSRC_CHA", getSlotIdFromCARD(not player, getCardPointer(0)), "STRIKE_TRUE", "DISABLE_PREVENT", "IS_COUNTER")`,
    );
    const scene = still(groundWith({ Blade: ring })).attack('Ogre', 'Hero');
    expect(scene.hp('Ogre')).toBe(90);
    scene.run(
      'attack(player, theirs(2), 40, "ATKRES_FIXED_SLOT", "ATKSRC_MOB", "SLOT_CHAR", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER")',
      [],
      { as: 1 },
    );
    expect(scene.hp('Ogre')).toBe(90);
  });
});

describe('an attack on all', () => {
  const all = (strike: string) =>
    `say(attackGlobal("GLOBAL_HITMOBS", player, getSourceCARD(), 10, "ATKSRC_ACT", "${strike}", "ENABLE_PREVENT", "IS_COUNTER", "NO_FILTER"))`;
  const veiled = { Bat: fn('preventTargetMob', 'return hasFlag("ATKSRC_ACT", "ZTCG_ATKSRC")') };

  it.each([
    ['STRIKE_NORMAL', 40],
    ['STRIKE_TRUE', 30],
  ])('with %s leaves a card that rapid actions cannot attack at %i HP', (strike, hp) => {
    const scene = still(groundWith(veiled)).run(all(strike));
    expect([scene.hp('Bat'), scene.hp('Ogre')]).toEqual([hp, 90]);
  });
});

describe('when this card destroys a mob', () => {
  it('it knows that its attack has killed, and takes the mob under it', () => {
    const take = fn(
      'onExecuteAttackAndDestroyed',
      `if not lastAttackKilled(player) then return end
       putCardUnder(getSourceCARD(), takeTargetCardFromDeck(player, makeTargetFromCARD(getTargetCARD()), getPlayerDeck(not player, "DECK_GRAV")))`,
    );
    const foe = { mobs: [{ card: 'Bat', hp: 10 }] };
    const scene = still(groundWith({ Imp: take }, { foe })).attack('Imp', 'Bat');
    expect(scene.under('Imp')).toEqual(['Bat']);
  });
});

describe('a bonus for each counter on this card (R-S35)', () => {
  const bonus = (rule: string) =>
    `local me = getSourceCARD() ${rule}(player, me, me, 10 * getCardRegister(me, 5, 0), 0, 0, 0, 0, 99, "TYPE_ANY", "ELEM_ANY", "")`;
  const slime = (pointcut: string) =>
    mob(
      20,
      40,
      `${fn('applyBuffs', bonus('applyTargetBonus'))} ${fn('undoBuffs', bonus('removeTargetBonus'))}
       ${fn(pointcut, 'increaseCardRegister(getSourceCARD(), 5, 0, 1, 0, 0)')}`,
    );

  it.each(['onPrepareStartTurn', 'onStartTurn'])('put there %s', (pointcut) => {
    const match = table({ cards: { Slime: slime(pointcut) }, you: { mobs: ['Slime'] } });
    expect([match.asked, match.attackOf('Slime')]).toEqual(['attack', 30]);
  });

  it('put there by its attack counts from the next one on', () => {
    const cards = { Slime: slime('onExecuteAttack'), Wall: mob(10, 200) };
    const scene = still({ cards, you: { mobs: ['Slime'] }, foe: { mobs: ['Wall'] } });
    scene.attack('Slime', 'Wall').attack('Slime', 'Wall');
    expect([scene.hp('Wall'), scene.attackOf('Slime')]).toEqual([200 - 20 - 30, 40]);
  });
});

describe('cards that turn attacks', () => {
  it('take the attack on another mob, with 10 less damage', () => {
    const martyr = `${fn(
      'onInterceptAttack',
      `local me = getSourceCARD()
       if hasFlag("ATTACKED_MOB", "ZTCG_TARGETTYPE") and getCardPointer(1) ~= me then
         setCardPointer(3, getCardPointer(1)) setCardPointer(1, me)
       end`,
    )} ${fn('onCalcDefense', 'if not isNullCARD(getCardPointer(3)) then updateGameValue(0, getGameValue(0) + 10) end')}`;
    const scene = still(groundWith({ Imp: martyr })).attack('Ogre', 'Wisp');
    expect([scene.hp('Wisp'), scene.hp('Imp')]).toEqual([40, 30]);
    expect(scene.attack('Bat', 'Imp').hp('Imp')).toBe(10);
  });

  it('keep a mob instead of destroying it: it is yours for 2 turns', () => {
    const jailer = fn(
      'onExecuteAttackAndInterceptDestroyed',
      'updateGameValue(0, 0) editCardHP(getCardPointer(1), "10") applyHijack(player, getCardPointer(1), 2)',
    );
    const foe = { mobs: [{ card: 'Bat', hp: 20 }] };
    const scene = still(groundWith({ Imp: jailer }, { foe })).attack('Imp', 'Bat');
    expect([scene.isYours('Bat'), scene.hp('Bat'), scene.turns('Bat', 'hijack')]).toEqual([
      true,
      10,
      2,
    ]);
  });
});

describe('a rapid action that stays for the turn', () => {
  it('until your next turn, who attacks one of your cards takes 10 damage', () => {
    const oath = action('insertCardTurnAction(player)', {
      lua: `${fn('onThinkAction', 'insertCardTurnAction(player)')} ${fn(
        'onReceiveAttackCard',
        `local slot = getSlotIdFromCARD(not player, getCardPointer(0))
         attack(player, getSourceCARD(), 10, "ATKRES_FIXED_SLOT_DAMAGE", "ATKSRC_NIL", slot, "STRIKE_TRUE", "DISABLE_PREVENT", "IS_COUNTER")`,
      )}`,
    });
    const match = table({
      cards: {
        Oath: oath,
        Wisp: mob(),
        Wall: mob(10, 100),
        Hero: hero(200, ['action(player, 0, "ZTCG_MAXVALUE")']),
      },
      phase: 'actions',
      you: { hand: ['Oath'], mobs: ['Wisp'], build: ['Wisp'] },
      foe: { mobs: ['Wall', 'Wall'] },
    });
    match.choose('Oath').endTurn();
    expect(match.attack('Wall', 'Hero').hp('Wall')).toBe(90);
  });
});

describe('a field that serves both sides', () => {
  const cards = {
    Fort: field(20, fn('onThinkField', 'setFieldRegister(player, "1")')),
    Bat: mob(40),
    Wisp: mob(40),
  };

  it('takes 20 off the first attack on each character; a word for one side is for it alone', () => {
    const position = { cards, you: { hand: ['Fort'], mobs: ['Wisp'] }, foe: { mobs: ['Bat'] } };
    const scene = still(position).play('Fort').run('setFieldRegister(not player, 0)');
    scene.attack('Bat', 'Hero').attack('Bat', 'Hero').attack('Wisp', 'Rival');
    expect([200 - scene.hp('Hero'), 200 - scene.hp('Rival')]).toEqual([10 + 30, 30]);
  });
});

describe('slots to attack', () => {
  it.each([
    ['"SLOT_ADVSRYMOB1"', 'true Bat'],
    ['"SLOT_MOB" .. 2', 'true Ogre'],
    ['"2"', 'true Ogre'],
    ['"SLOT_PLAYERCHAR"', 'true Hero'],
    ['"SLOT_ADVSRYEQP1"', 'true Shield'],
    ['"SLOT_MOB0"', 'false 0'],
    ['getSlotIdFromCARD(player, theirs(1))', 'false 0'],
  ])('%s: %s', (slot, said) => {
    const lua = `say(attack(player, mine(1), 10, "ATKRES_FIXED_SLOT_DAMAGE", "ATKSRC_MOB", ${slot}, "STRIKE_TRUE", "DISABLE_PREVENT", "IS_COUNTER"))`;
    expect(still(GROUND).run(lua).said).toEqual([said]);
  });
});

describe('equipment with charges', () => {
  it('twice each turn, one of your attacks with a mob deals 20 more damage', () => {
    const bow = equip(
      `${fn('onEquipRefreshCharges', 'return "2"')}
       ${fn('onEquipBuffWithCharge', 'if hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") then return "20" end')}`,
    );
    const match = table({
      cards: { Bow: bow, A: mob(), B: mob(), C: mob(), D: mob(), Wall: mob(10, 200) },
      you: { equips: ['Bow'], mobs: ['A', 'B', 'C', 'D'] },
      foe: { mobs: ['Wall'] },
    });
    match.attack('A', 'Wall').choose('Bow: +20').attack('B', 'Wall').choose('Bow: +20');
    expect(match.hp('Wall')).toBe(200 - 40 - 40);
    match.attack('C', 'Wall');
    expect(match.hp('Wall')).toBe(200 - 40 - 40 - 20);
  });
});
