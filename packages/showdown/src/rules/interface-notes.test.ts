import { describe, expect, it } from 'vitest';
import { GROUND, groundWith } from '../testing/ground.ts';
import { equip, fn, lesson, mob, still, table } from '../testing/sketches.ts';

describe('values', () => {
  it('player is the controller of the card, whoever acts', () => {
    const scene = still(groundWith({ Bat: fn('onOpponentDrawCard', 'say(player)') }));
    expect(scene.run('drawCard(player)').said).toEqual(['false']);
    const hijacked = still(groundWith({ Bat: fn('onDrawCard', 'say(player)') }));
    expect(hijacked.run('applyHijack(player, theirs(1), 1) drawCard(player)').said).toEqual([
      'true',
    ]);
  });

  it('in onDiscard ZTCG_PLAYERTYPE tells who caused it', () => {
    const note = fn('onDiscard', 'say(hasFlag("IS_ADVSRY", "ZTCG_PLAYERTYPE"))');
    const scene = still(groundWith({ Note: note, Letter: note }));
    scene.run('discardCard(not player)').run('discardCard(player)', ['Letter']);
    expect(scene.said).toEqual(['true', 'false']);
  });

  it('a card is the same value wherever it goes, and its registers stay', () => {
    const scene = still(GROUND).run(
      `local bat = theirs(1)
       editCardRegister(bat, 1, 0, 7, 0)
       destroyCard(player, "SLOT_ADVSRYMOB1")
       say(bat == top("DECK_GRAV", false), getCardRegister(bat, 1, 0))`,
    );
    expect(scene.said).toEqual(['true 7 0']);
  });

  it('a player that is none is the one of the pointcut', () => {
    expect(still(GROUND).run('say(drawCard(nil), drawCard(0))').hand()).toHaveLength(6);
  });

  it('pointers that a script sets last through the event; other events have their own', () => {
    const scene = still(
      groundWith(
        {
          Imp: `${fn('onStartAttack', 'setCardPointer(2, mine(1)) drawCard(player)')}
              ${fn('onDrawCard', 'say("draw", getCardPointer(2))')}
              ${fn('onCalcAttack', 'say("calc", getCardPointer(2))')}
              ${fn('onExecuteAttack', 'say("hit", getCardPointer(2))')}
              ${fn('onExecuteAttackAndDestroyed', 'say("gone", getCardPointer(2))')}`,
        },
        { foe: { mobs: [{ card: 'Bat', hp: 10 }] } },
      ),
    );
    scene.attack('Imp', 'Bat');
    // Thought of, begun, made, ended.
    expect(scene.said).toEqual(['calc 0', 'draw 0', 'calc Wisp', 'gone Wisp', 'hit Wisp']);
  });

  it('a card without a place goes to the graveyard of its owner', () => {
    const scene = still(GROUND).run(
      'takeCardsFromDeck(player, getPlayerDeck(not player, "DECK_DECK"), 1)',
    );
    expect(scene.grave(1)).toEqual(['Flint', 'Skull']);
  });

  it('a script that asks until something is chosen: the second time it must be', () => {
    const lua = `local chosen = 0
      while chosen == 0 do
        chosen = menuCards(player, getListFromDeck(getPlayerDeck(player, "DECK_HAND")), "Which?", "CARDLIST_PEEK")
      end
      say(chosen)`;
    expect(still(GROUND).run(lua, [[], 'Dart']).said).toEqual(['Dart']);
  });
});

describe('who hears what', () => {
  it('insertCardTurnAction: as if deployed, until its player’s next turn', () => {
    const match = table({
      cards: {
        Watch: lesson(
          'if getListLength(getListFromDeck(getPlayerDeck(player, "DECK_HAND"))) == 1 then action(player, 0, "ELEM_ANY", 0) end',
        ),
        Eye: {
          type: 'action',
          lua: `${fn('onThinkAction', 'insertCardTurnAction(player)')} ${fn('onOpponentStartTurn', 'say("theirs", player)')} ${fn('onStartTurn', 'say("mine")')}`,
        },
        Wisp: mob(),
      },
      phase: 'actions',
      you: { build: ['Watch'], hand: ['Eye'], mobs: ['Wisp'] },
      foe: { mobs: ['Wisp'] },
    });
    match.choose('Eye').endTurn().endTurn().endTurn();
    expect(match.said).toEqual(['theirs true']);
  });

  it('turn-inserted cards take part in every attack and stay', () => {
    const scene = still(
      groundWith({
        Dart: `${fn('onInitAction', 'insertCardTurnAction(player)')} ${fn('onCalcNextAttack', 'return 1')} ${fn('onExecuteNextAttack', 'say("next") return 1')}`,
      }),
    );
    expect(scene.play('Dart').attack('Imp', 'Ogre').attack('Wisp', 'Ogre').said).toEqual([
      'next',
      'next',
    ]);
  });

  it('overlapping auras of one source count once, and what is not undone is dropped', () => {
    const twice =
      'applyAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", "BUFF_ANY", getSourceCARD(), 0, 10, 0, 0, 0, 99, "TYPE_ANYMOB", "ELEM_ANY", "")';
    const scene = still(groundWith({ Blade: fn('applyBuffs', `${twice} ${twice}`) }));
    expect(
      scene.run('incrementPlayerLevel(player, 10) incrementPlayerLevel(player, 10)').maxHp('Wisp'),
    ).toBe(50);
  });

  it('incrementBuffEffect: an aura counts as often as it was incremented, until the end of the turn', () => {
    const aura =
      'applyAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", "BUFF_ANY", getSourceCARD(), 10, 0, 0, 0, 0, 99, "TYPE_ANYMOB", "ELEM_ANY", "")';
    const match = table({
      cards: {
        Horn: equip(
          `${fn('applyBuffs', aura)} ${fn('onStartCharacterActions', 'incrementBuffEffect(player, getSourceCARD()) say(getSourceCARD()) incrementBuffEffect(player, getSourceCARD())')}`,
        ),
        Wisp: mob(),
      },
      phase: 'onset',
      you: { mobs: ['Wisp'], equips: ['Horn'] },
      foe: { mobs: ['Wisp'] },
    });
    expect(match.attackOf('Wisp')).toBe(40);
    expect(match.endTurn().attackOf('Wisp')).toBe(30);
  });

  it('onTryPlay may put a mob of the table under the card that is not deployed yet', () => {
    const eat = fn(
      'onTryPlay',
      'if hasFlag("IS_TRY_TABLE", "ZTCG_TRYPLAY") then putCardUnder(getSourceCARD(), mine(1)) end',
    );
    const scene = still({
      cards: { Wisp: mob(), Imp: mob(), Maw: mob(20, 40, eat), Seed: mob() },
      you: { build: ['Seed'], hand: ['Maw'], mobs: ['Wisp', ...Array(6).fill('Imp')] },
    });
    scene.run('summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 10)', ['Maw']);
    expect([scene.slot('Maw'), scene.under('Maw')]).toEqual([[0, 1], ['Wisp']]);
  });

  it('prompts can occur while damage is worked out, but never in a preview', () => {
    const ask = fn(
      'onCalcAttackCard',
      'if hasFlag("APPLY_ATTACK", "ZTCG_ATTACKSTATE") and makePrompt(player, "More?", "", 0, 0) then updateGameValue(1, 10) end',
    );
    const scene = still(groundWith({ Wisp: ask, Blade: fn('onEquipBuff', 'return 5') }));
    expect(scene.attack('Imp', 'Ogre', [['Blade: +5'], 'Yes']).hp('Ogre')).toBe(100 - 45);
  });

  it('destruction by an effect goes through all its steps, in order', () => {
    const steps = [
      'onReceiveAttackAndInterceptDestroyed',
      'onReceiveAttackAndSentToDiscardPile',
      'onPutIntoGraveyard',
      'onReceiveAttackAndDestroyed',
      'onDestroy',
    ];
    const told = steps.map((name) =>
      fn(
        name,
        `say("${name}", countCardsUnder(player, getSourceCARD()), hasFlag("ATKSRC_NIL", "ZTCG_ATKSRC"))`,
      ),
    );
    const scene = still(
      groundWith(
        { Bat: told.join('\n') },
        { foe: { mobs: [{ card: 'Bat', under: ['Seed'] }] }, cards: { Seed: mob() } },
      ),
    );
    scene.run('destroyCard(player, "SLOT_ADVSRYMOB1")');
    expect(scene.said).toEqual([
      'onReceiveAttackAndInterceptDestroyed 1 true',
      'onReceiveAttackAndSentToDiscardPile 1 true',
      'onPutIntoGraveyard 0 false',
      'onReceiveAttackAndDestroyed 0 true',
      'onDestroy 0 false',
    ]);
    expect(scene.deck(1)).toEqual(['Flint', 'Seed']);
  });
});

describe('what some rules do', () => {
  it('turnSummon and its kin forbid in the next turn of the player only', () => {
    const match = table({
      cards: {
        Ban: lesson('turnSummon(not player, false)'),
        Wisp: mob(),
        Call: lesson('say(summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 10))'),
      },
      phase: 'actions',
      you: { mobs: ['Wisp'], build: ['Ban'] },
      foe: { mobs: ['Wisp'], build: ['Call'], hand: ['Wisp'] },
    });
    match.endTurn().decline();
    expect(match.said).toEqual(['false']);
  });

  it('global stun ends with the next turn of the player', () => {
    const match = table({
      cards: {
        Hush: lesson('if isLevelUpTurn(player) then applyGlobalStun(player) end'),
        Seed: mob(),
        Wisp: mob(),
      },
      phase: 'level',
      you: { mobs: ['Wisp'], build: ['Hush'], hand: ['Seed'] },
      foe: { mobs: ['Wisp', 'Wisp'], hand: ['Seed'] },
    });
    match.choose('Level up with Seed').endTurn();
    expect(match.asked).toBe('levelUp');
    expect(match.state.players[1].mobsStunned).toBe(true);
    match.endTurn();
    expect([match.state.active, match.state.players[1].mobsStunned]).toEqual([0, false]);
  });

  it('addExtraMobAttack gives the total, and the most of several sources', () => {
    const match = table({
      cards: {
        Spur: lesson(
          'addExtraMobAttack(mine(1), mine(0), 2) addExtraMobAttack(mine(1), mine(1), 3)',
        ),
        Wisp: mob(),
        Wall: mob(0, 500),
      },
      phase: 'actions',
      you: { mobs: ['Wisp'], build: ['Spur'] },
      foe: { mobs: ['Wall'] },
    });
    for (let time = 0; time < 3; time++) match.attack('Wisp', 'Wall');
    expect(match.told('attack')).toHaveLength(3);
  });

  it('doRepeatCharacterAction: the count is the total; the trigger form does it now, never itself', () => {
    const match = table({
      cards: {
        Again: lesson('doRepeatCharacterAction(player, true, 3)'),
        Word: lesson('say("word")'),
        Now: lesson('doRepeatCharacterActionTrigger(player, true, 2)'),
        Wisp: mob(),
      },
      phase: 'actions',
      you: { build: ['Again', 'Word', 'Now'], mobs: ['Wisp'] },
    });
    match.choose('Word: idle');
    expect(match.said).toHaveLength(3);
    expect(match.choices).toEqual(['Again: idle', 'Word: idle']);
    match.choose('Word: idle');
    expect(match.said).toHaveLength(5);
  });

  it('skipOpponentCharacterAction passes an action over in their next turn only', () => {
    const match = table({
      cards: {
        Bind: lesson(
          'if getMobsOnTable(player, "ONLY_PLAYER") == 1 then skipOpponentCharacterAction(player, true) end',
        ),
        Word: lesson('say("word")'),
        Verse: lesson('say("verse")'),
        Wisp: mob(),
      },
      phase: 'actions',
      you: { build: ['Bind'], mobs: ['Wisp'] },
      foe: { build: ['Word', 'Verse'], mobs: ['Wisp'] },
    });
    match.choose('Word: idle').endTurn();
    expect(match.said).toEqual(['verse']);
  });
});
