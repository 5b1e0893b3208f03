import { describe, expect, it } from 'vitest';
import { GROUND, groundWith } from '../testing/ground.ts';
import { fn, hero, lesson, mob, still, table } from '../testing/sketches.ts';

describe('what a script points at stays pointed at to the end of the event', () => {
  it('choose a mob as you try to play this card: when it has come, that mob is healed', () => {
    const letter = `${fn(
      'onTryPlay',
      'if hasFlag("IS_TRY_TABLE", "ZTCG_TRYPLAY") then setCardPointer(2, mine(1)) end',
    )} ${fn('onInitMob', 'setCardPointer(3, mine(2)) say("init", getCardPointer(2))')}
      ${fn('onThinkMob', 'say("think", getCardPointer(2), getCardPointer(3))')}
      ${fn('afterThinkMob', 'say("after", getCardPointer(2), getCardPointer(3))')}`;
    const wisp = fn('onPlayMob', 'say("side", getCardPointer(0), getCardPointer(2))');
    expect(still(groundWith({ Letter: letter, Wisp: wisp })).play('Letter').said).toEqual([
      'init Wisp',
      'think Wisp Imp',
      'side Letter Wisp',
      'after Wisp Imp',
    ]);
  });

  it('a play that is stopped is one event too', () => {
    const bat = `${fn('onInterceptOpponentPlayMob', 'setCardPointer(2, mine(1)) updateGameValue(0, 0)')}
      ${fn('onOpponentPlayMobCancel', 'say(getCardPointer(0), getCardPointer(2))')}`;
    expect(still(groundWith({ Bat: bat })).play('Letter').said).toEqual(['Letter Wisp']);
  });

  it.each([
    ['a draw', 'onInterceptDrawCard', 'onDrawCard', 'drawCard(player)', 'Top'],
    [
      'a refresh',
      'onInterceptRefreshCard',
      'onRefreshCard',
      'refreshHP(player, mine(0), 20)',
      'Hero',
    ],
    [
      'an ability',
      'onInterceptCharacterAction',
      'afterApplyCharacterAction',
      'applyCharacterAction(player, getCARD(getCardUnder(mine(0), 0)), "CALL_ACTION")',
      'Sprout',
    ],
  ])('%s', (_, before, after, lua, card) => {
    const wisp = `${fn(before, 'setCardPointer(2, mine(2))')} ${fn(after, 'say(getCardPointer(0), getCardPointer(2))')}`;
    expect(still(groundWith({ Wisp: wisp })).run(lua).said).toEqual([`${card} Imp`]);
  });

  it('a destruction; and it is still known what kind of attack it came by', () => {
    const bat = `${fn('onReceiveAttackAndSentToDiscardPile', 'setCardPointer(2, mine(2))')}
      ${fn('onDestroy', 'say(getCardPointer(0), getCardPointer(2), hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC"))')}`;
    const foe = { mobs: [{ card: 'Bat', hp: 10 }, 'Ogre'] };
    const scene = still(groundWith({ Bat: bat }, { foe })).attack('Wisp', 'Bat');
    expect(scene.said).toEqual(['Bat Imp true']);
  });

  it('another draw within this one has pointers of its own', () => {
    const wisp = `${fn('onInterceptDrawCard', 'say(getCardPointer(2)) setCardPointer(2, mine(2))')}`;
    expect(still(groundWith({ Wisp: wisp })).run('drawCard(player) drawCard(player)').said).toEqual(
      ['0', '0'],
    );
  });
});

describe('discarding', () => {
  const NOTE = fn('onDiscard', 'say(hasFlag("IS_ADVERSARY", "ZTCG_PLAYERTYPE"))');
  const HAND = 'getPlayerDeck(not player, "DECK_HAND")';

  it.each([
    'discardCard(not player)',
    'discardRandomHandCard(not player)',
    `discardRandomCardFromDeck(not player, ${HAND})`,
    `discardRandomCardFromList(not player, getListFromDeck(${HAND}))`,
    `moveCards(not player, ${HAND}, getPlayerDeck(not player, "DECK_GRAV"), "TAKE_NEXT", "PUT_TOP", 1)`,
  ])('when your opponent makes you discard this card, it knows: %s', (lua) => {
    expect(still(groundWith({ Note: NOTE })).run(lua).said).toEqual(['true']);
  });

  it('when you discard this card yourself, it was not your opponent', () => {
    const scene = still(groundWith({ Note: NOTE })).run('discardCard(player)', [], { as: 1 });
    expect(scene.said).toEqual(['false']);
  });

  const EAR = `${fn('onOpponentDiscardCard', 'say("discarded")')}
    ${fn('onOpponentRandomDiscardCard', 'say("at random")')}
    ${fn('onOpponentCardMovedToDiscardPile', 'say("removed", hasFlag("IS_DISCARDED", "ZTCG_REMOVETYPE"))')}`;

  it.each([
    [
      'a card of the deck is removed at random, but not discarded',
      'discardRandomCardFromDeck(not player, getPlayerDeck(not player, "DECK_DECK"))',
      ['removed true', 'at random'],
    ],
    [
      'so is an action that is destroyed',
      'destroyCharacterAction(not player, getCARD(getCardUnder(theirs(0), 0)), true)',
      ['removed true'],
    ],
    ['a card of the hand is', 'discardCard(not player)', ['removed true', 'discarded']],
  ])('whenever your opponent discards a card: %s', (_, lua, said) => {
    const position = groundWith({ Wisp: EAR }, { foe: { build: ['Sprout'] } });
    expect(still(position).run(lua).said).toEqual(said);
  });

  it('to play this card, discard another one: it cannot pay for itself', () => {
    const letter = fn(
      'onTryPlay',
      'if hasFlag("IS_TRY_TABLE", "ZTCG_TRYPLAY") then discardCard(player) end',
    );
    const scene = still(groundWith({ Letter: letter })).play('Letter', ['Dart']);
    expect(scene.offered).toEqual(['Dart', 'Helmet', 'Bog']);
    expect([scene.mobs(), scene.hand()]).toEqual([
      ['Wisp', 'Imp', 'Letter'],
      ['Helmet', 'Bog'],
    ]);
  });
});

describe('who hears what', () => {
  it('a card that another one has destroyed does not hear the end of the turn any more', () => {
    const wisp = fn('onEndTurn', 'say("Wisp") destroyCard(player, "SLOT_PLAYERMOB2")');
    const imp = fn('onEndTurn', 'say("Imp")');
    const match = table(groundWith({ Wisp: wisp, Imp: imp })).endTurn();
    expect([match.said, match.mobs()]).toEqual([['Wisp'], ['Wisp']]);
  });

  it('a card that was taken over does not hear for the side that it left', () => {
    const wisp = fn('onInterceptDrawCard', 'applyHijack(player, mine(2), 2)');
    const imp = fn('onInterceptDrawCard', 'say("Imp")');
    expect(still(groundWith({ Wisp: wisp, Imp: imp })).run('drawCard(player)').said).toEqual([]);
  });

  it('a card that has left the hand since does not hear there any more', () => {
    const view = fn(
      'onStartTurnViewHand',
      'say(getSourceCARD()) moveCards(player, getPlayerDeck(player, "DECK_HAND"), getPlayerDeck(player, "DECK_DECK"), "TAKE_NEXT", "PUT_BOTTOM", "ZTCG_MAXVALUE")',
    );
    const match = table(
      groundWith({ Letter: view, Helmet: view }, { phase: 'start', you: { mobs: [] } }),
    );
    expect(match.said).toEqual(['Letter']);
  });
});

describe('what may be played in a turn (R-S30)', () => {
  const SAGE = lesson('summon(player, "PLAY_NORMALSUMMON", 99)');
  const bat = (pointcut: string) => ({
    Bat: mob(20, 40, fn(pointcut, 'turnSummon(not player, false)')),
  });
  const at = (pointcut: string) =>
    table({
      cards: { Sage: SAGE, Letter: mob(), ...bat(pointcut) },
      phase: 'start',
      you: { build: ['Sage'], hand: ['Letter'] },
      foe: { mobs: ['Bat'] },
    });

  it.each(['onOpponentStartTurn', 'onOpponentPrepareStartTurn'])(
    'at the start of your opponent’s turn: they play no mobs in it (%s)',
    (pointcut) => {
      const match = at(pointcut).decline();
      expect([match.state.active, match.asked]).toEqual([1, 'attack']);
    },
  );

  it('during your opponent’s turn: they play no mobs in the next one', () => {
    const match = at('onOpponentStartCharacterActions').decline();
    expect(match.asked).toBe('play');
    match.choose('Letter').endTurn();
    expect(match.state.players[0].barredNext).toEqual(['mob']);
  });

  it('when that turn is over, they may play mobs again, such as in yours', () => {
    const match = at('onOpponentStartTurn').decline();
    expect(match.state.players[0].barred).toEqual([]);
  });
});

describe('hands', () => {
  const search = (put: string) =>
    `moveCards(player, getPlayerDeck(player, "DECK_GRAV"), getPlayerDeck(player, "DECK_HAND"), "TAKE_NEXT", "${put}", 1)`;
  const you = { graveyard: ['Bog', 'Ash'], hand: ['Dart', 'Helmet'] };

  it('put a field of your graveyard at the far left of your hand, and play it', () => {
    const scene = still(groundWith({}, { you }));
    scene.run(`${search('PUT_TOP')} locate(player, "PLAY_FIRSTCARDFIELD")`);
    expect([scene.field(), scene.hand()]).toEqual(['Bog', ['Dart', 'Helmet']]);
  });

  it('put a field of your graveyard at the far right of your hand, and play it', () => {
    const scene = still(groundWith({}, { you }));
    scene.run(`${search('PUT_BOTTOM')} locate(player, "PLAY_FORCEFIELD", "ELEM_ANY")`);
    expect([scene.field(), scene.hand()]).toEqual(['Bog', ['Dart', 'Helmet']]);
  });

  it('two cards put there keep their order', () => {
    const scene = still(GROUND).run(
      `local list = takeCardsFromDeck(player, getPlayerDeck(player, "DECK_DECK"), 2)
       moveCardsFromListToDeck(player, list, getPlayerDeck(player, "DECK_HAND"), "TAKE_NEXT", "PUT_TOP", 2)`,
    );
    expect(scene.hand().slice(0, 3)).toEqual(['Top', 'Next', 'Letter']);
  });
});

it.each([
  [
    'an action under your opponent’s character',
    'getCARD(getCardUnder(theirs(0), 0))',
    'CALL_ACTION',
  ],
  ['your opponent’s first ability', 'theirs(0)', 'CALL_CHAR_ACTION1'],
])('use %s: you draw, not they (R-S34)', (_, card, which) => {
  const lua = 'drawCard(player)';
  const scene = still(
    groundWith(
      {},
      { cards: { Sage: lesson(lua), Rival: hero(200, [lua]) }, foe: { build: ['Sage'] } },
    ),
  ).run(`applyCharacterAction(player, ${card}, "${which}")`);
  expect([scene.hand().at(-1), scene.hand(1)]).toEqual(['Top', ['Note']]);
});

describe('what is declined', () => {
  const MENU =
    'menuCards(player, getListFromDeck(getPlayerDeck(player, "DECK_HAND")), "Which?", "CARDLIST_PEEK")';

  it.each([
    ['play up to two mobs', 'for i = 1, 2 do say(summon(player, "PLAY_NORMALSUMMON", 99)) end'],
    ['choose up to two cards', `for i = 1, 2 do say(getCARD(${MENU}) ~= 0) end`],
    [
      'choose up to two cards',
      `local i = 0 while i < 2 do say(getCARD(${MENU}) ~= 0) i = i + 1 end`,
    ],
    [
      'destroy a mob; destroy another one',
      'say(not isNullCARD(destroyMonster(player))) say(not isNullCARD(destroyMonster(player)))',
    ],
  ])('%s: who wants none is asked twice, and gets none', (_, lua) => {
    expect(still(GROUND).run(lua, [[], []]).said).toEqual(['false', 'false']);
  });

  it('choose up to nine cards: who has declined three times is asked no more', () => {
    const scene = still(GROUND).run(`for i = 1, 9 do ${MENU} end`, [[], [], []]);
    expect(scene.asked).toHaveLength(3);
  });

  it('choose a card, through a helper that the script calls until there is one', () => {
    const scene = still(GROUND).run(
      `local function choose() return ${MENU} end
       local card = 0
       repeat card = choose() until card ~= 0
       say(card)`,
      [[], 'Dart'],
    );
    expect(scene.said).toEqual(['Dart']);
  });
});

it('sparks fly, whatever is set of them, and you draw a card', () => {
  const scene = still(GROUND).run(
    `resetNewEffectAttributes() setNewEffectDuration(60) createEffect("spark")
     resetEffectAttributes() setEffectDuration(3) local x, y = getEffectPosition()
     say(x, y) drawCard(player)`,
  );
  expect([scene.said, scene.hand().at(-1)]).toEqual([['0 0'], 'Top']);
});
