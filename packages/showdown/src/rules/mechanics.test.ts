import { describe, expect, it } from 'vitest';
import { equip, fn, lesson, mob, still, table } from '../testing/sketches.ts';

const AURA = (attack: number, hp: number, block = 0) => `
  function applyBuffs(player)
    applyAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", "BUFF_OTHER", getSourceCARD(), ${attack}, ${hp}, ${block}, 0, 0, 99, "TYPE_ANYMOB", "ELEM_ANY", "")
  end
  function undoBuffs(player)
    removeAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", getSourceCARD(), ${attack}, ${hp}, ${block}, 0, 0, 99, "TYPE_ANYMOB", "ELEM_ANY", "")
  end`;
const CARDS = {
  Wisp: mob(20, 40),
  Imp: mob(20, 40),
  Bat: mob(20, 40),
  Banner: mob(0, 40, AURA(10, 20)),
  Seed: mob(),
};

describe('4.5.1 auras', () => {
  const at = { cards: CARDS, you: { mobs: ['Wisp', 'Banner'] }, foe: { mobs: ['Bat'] } };

  it('last while their source is deployed', () => {
    const made = still(at);
    expect([made.attackOf('Wisp'), made.maxHp('Wisp'), made.attackOf('Banner')]).toEqual([
      30, 60, 0,
    ]);
    made.run('destroyCard(player, "SLOT_PLAYERMOB2")');
    expect([made.attackOf('Wisp'), made.maxHp('Wisp')]).toEqual([20, 40]);
  });

  it('and is not silenced', () => {
    const made = still(at).run('applySilence(not player, mine(2), 1)');
    expect(made.attackOf('Wisp')).toBe(20);
  });

  it('R-S5: never destroy; a card keeps at least 10 HP', () => {
    const made = still(at).run('editCardHP(mine(1), 15)');
    made.run('destroyCard(player, "SLOT_PLAYERMOB2")');
    expect([made.hp('Wisp'), made.maxHp('Wisp')]).toEqual([10, 40]);
  });

  it('R-S5: nor does the end of a bonus', () => {
    const match = table({
      cards: {
        ...CARDS,
        Gift: lesson('newBuff(mine(1), mine(0), 0, 40, 0, 1) editCardHP(mine(1), 12)'),
      },
      phase: 'actions',
      you: { mobs: ['Wisp'], build: ['Gift'] },
      foe: { mobs: ['Bat'] },
    });
    expect([match.hp('Wisp'), match.maxHp('Wisp')]).toEqual([12, 80]);
    match.endTurn();
    expect([match.hp('Wisp'), match.maxHp('Wisp')]).toEqual([10, 40]);
  });
});

describe('4.5.2 stun', () => {
  it('keeps a card from attacking until it wears out at the end of its own turns', () => {
    const match = table({
      cards: CARDS,
      phase: 'attacks',
      you: { mobs: ['Wisp'] },
      foe: { mobs: [{ card: 'Bat', stun: 1 }, 'Imp'] },
    });
    match.endTurn();
    expect([match.targets('Bat'), match.targets('Imp')]).toEqual([[], ['Wisp', 'Hero']]);
    match.endTurn();
    expect(match.turns('Bat', 'stun')).toBe(0);
  });

  it('without a count it lasts while its source is there', () => {
    const chain = `
      function applyBlocks(player) applyBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB1"), "AURA_STUN", getSourceCARD()) end
      function undoBlocks(player) removeBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB1"), "AURA_STUN", getSourceCARD()) end`;
    const made = still({
      cards: { ...CARDS, Chain: equip(chain) },
      you: { equips: ['Chain'] },
      foe: { mobs: ['Bat'] },
    });
    expect(made.targets('Bat')).toEqual([]);
    made.run('say(isStunned(theirs(1)), hasBlockAura(theirs(1), "AURA_STUN", mine(8)))');
    made.run('destroyCard(player, "SLOT_PLAYEREQP1")');
    expect([made.said, made.targets('Bat')]).toEqual([['1 true'], ['Hero']]);
  });
});

describe('4.5.3 silence', () => {
  it('keeps the functions of a card from running until it wears out', () => {
    const voice = mob(20, 40, fn('onActivateMobEffect', 'say("voice")'));
    const match = table({
      cards: { ...CARDS, Voice: voice },
      phase: 'mobs',
      you: { mobs: [{ card: 'Voice', silence: 1 }] },
      foe: { mobs: ['Bat'] },
    });
    expect(match.said).toEqual([]);
    expect(match.endTurn().said).toEqual(['voice']);
  });

  it('a card hears that it has been silenced', () => {
    const voice = mob(20, 40, fn('onReceiveSilence', 'say("hush", isSilenced(getSourceCARD()))'));
    const made = still({ cards: { Voice: voice }, foe: { mobs: ['Voice'] } });
    expect(made.run('applySilence(player, theirs(1), 2)').said).toEqual(['hush 2']);
  });
});

describe('4.5.4 damage over turns', () => {
  const at = (body: string) => ({
    cards: { ...CARDS, Rot: lesson(body), Big: mob(0, 90) },
    phase: 'actions' as const,
    you: { mobs: ['Wisp', 'Imp'], build: ['Rot'] },
    foe: { mobs: [], equips: [], hp: 100 },
  });

  it('R-S14: works at the start of each turn of the opponent of the card that has it', () => {
    const match = table(
      at('if getHpFromCARD(theirs(0)) == 100 then applyDOT(player, theirs(0), mine(1), 10, 2) end'),
    );
    expect(match.hp('Rival')).toBe(100);
    match.endTurn();
    expect(match.hp('Rival')).toBe(90);
    match.endTurn();
    expect(match.hp('Rival')).toBe(80);
    expect(match.endTurn().hp('Rival')).toBe(80);
  });

  it('of several sources each works; one source is overwritten', () => {
    const made = still({ cards: CARDS, you: { mobs: ['Wisp', 'Imp'] }, foe: { mobs: ['Bat'] } });
    made.run(
      `applyDOT(player, theirs(1), mine(1), 10, 3)
       applyDOT(player, theirs(1), mine(1), 20, 1)
       applyDOT(player, theirs(1), mine(2), 5, 2)`,
    );
    expect(made.unit('Bat').dots.map(({ damage, turns }) => [damage, turns])).toEqual([
      [20, 1],
      [5, 2],
    ]);
  });

  it('R-S14: one without an end lasts while its source is there', () => {
    const made = still({ cards: CARDS, you: { mobs: ['Wisp'] }, foe: { mobs: ['Bat'] } });
    made.run('applyDOT(player, theirs(1), mine(1), 10, "ZTCG_MAXVALUE")');
    expect(made.unit('Bat').dots).toHaveLength(1);
    expect(made.run('destroyCard(player, "SLOT_PLAYERMOB1")').unit('Bat').dots).toEqual([]);
  });

  it('destroys as an attack of nobody', () => {
    const seen = fn(
      'onReceiveAttackAndDestroyed',
      'say(hasFlag("ATKSRC_NIL", "ZTCG_ATKSRC"), getCardPointer(0))',
    );
    const match = table({
      cards: {
        ...CARDS,
        Weak: mob(0, 10, seen),
        Rot: lesson('applyDOT(player, theirs(1), mine(1), 10, 9)'),
      },
      phase: 'actions',
      you: { mobs: ['Wisp'], build: ['Rot'] },
      foe: { mobs: ['Weak'] },
    });
    match.endTurn().endTurn();
    expect(match.said).toEqual(['true 0']);
  });
});

describe('4.5.5 hijack', () => {
  const take = 'applyHijack(player, theirs(1), 1)';
  const at = {
    cards: { ...CARDS, Ogre: { type: 'jrboss' } as const },
    you: { mobs: ['Wisp'] },
    foe: { mobs: ['Bat'] },
  };

  it('a card changes sides at once, with all that lies under it', () => {
    const foe = { mobs: [{ card: 'Bat', under: ['Seed'] }] };
    const made = still({ ...at, foe }).run(take);
    expect([made.slot('Bat'), made.mobs(1), made.under('Bat')]).toEqual([[0, 2], [], ['Seed']]);
  });

  it('and comes back when the turns of its new side are over', () => {
    const match = table({
      ...at,
      cards: {
        ...at.cards,
        Lure: lesson(
          'if getMobsOnTable(player, "ONLY_ADVSRY") == 1 then applyHijack(player, theirs(1), 1) end',
        ),
      },
      phase: 'actions',
      you: { mobs: ['Wisp'], build: ['Lure'] },
    });
    expect(match.mobs()).toEqual(['Wisp', 'Bat']);
    expect(match.targets('Bat')).toEqual(['Rival']);
    expect(match.endTurn().mobs(1)).toEqual(['Bat']);
  });

  it('finds no place on the other side: it is destroyed', () => {
    const full = still({ ...at, you: { mobs: Array(7).fill('Wisp') } }).run(take);
    expect([full.mobs(1), full.grave(1)]).toEqual([[], ['Bat']]);
    const boss = still({ ...at, you: { mobs: ['Ogre'] }, foe: { mobs: ['Ogre'] } }).run(take);
    expect(boss.grave(1)).toEqual(['Ogre']);
  });

  it('finds no place when it comes back: it goes to the hand of its owner', () => {
    const foe = { mobs: ['Bat', ...Array(6).fill('Imp')], hand: ['Seed'] };
    const made = still({ ...at, foe })
      .run(take)
      .play('Seed', [], 1);
    made.do((duel) => {
      const unit = duel.state.units[made.card('Bat')];
      if (unit) unit.hijack = 0;
    });
    expect(made.hand(1)).toEqual(['Bat']);
  });

  it('one that is hijacked already stays; the longer time counts', () => {
    const made = still(at).run(
      'local bat = theirs(1) applyHijack(player, bat, 1) applyHijack(not player, bat, 3)',
    );
    expect([made.slot('Bat'), made.turns('Bat', 'hijack')]).toEqual([[0, 2], 3]);
  });

  it('R-S15: an aura keeps it as long as its source is there', () => {
    const charm = `
      function applyBlocks(player) applyBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB1"), "AURA_HIJACK", getSourceCARD()) end
      function undoBlocks(player) removeBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB1"), "AURA_HIJACK", getSourceCARD()) end`;
    const made = still({
      ...at,
      cards: { ...at.cards, Charm: equip(charm) },
      you: { equips: ['Charm'], mobs: ['Wisp'] },
    });
    expect(made.mobs()).toEqual(['Wisp', 'Bat']);
    made.run('incrementPlayerLevel(player, 10) say(isHijacked(mine(2)))');
    expect([made.mobs(), made.said]).toEqual([['Wisp', 'Bat'], ['1']]);
    expect(made.run('destroyCard(player, "SLOT_PLAYEREQP1")').mobs(1)).toEqual(['Bat']);
  });

  it('a character is never hijacked', () => {
    expect(still(at).run('applyHijack(player, theirs(0), 2)').slot('Rival')).toEqual([1, 0]);
  });
});

describe('4.5.6 withdrawing', () => {
  it('a character that is away neither attacks nor is attacked, but suffers damage over turns', () => {
    const made = still({ cards: CARDS, you: { mobs: ['Wisp'] }, foe: { mobs: [] } });
    made.run('sendPlayerAway(player, mine(1), "IS_ADVERSARY", 2)');
    expect([made.targets('Wisp'), made.turns('Rival', 'away')]).toEqual([[], 2]);
    made.run(
      'say(attack(not player, theirs(0), 10, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER"))',
    );
    expect(made.said).toEqual(['false 0']);
  });

  it('one source overwrites itself, and of two the longer counts', () => {
    const made = still({ cards: CARDS, you: { mobs: ['Wisp', 'Imp'] } });
    made.run(
      'sendPlayerAway(player, mine(1), "IS_PLAYER", 5) sendPlayerAway(player, mine(1), "IS_PLAYER", 2)',
    );
    expect(made.turns('Hero', 'away')).toBe(2);
    made.run(
      'sendPlayerAway(player, mine(2), "IS_PLAYER", 4) sendPlayerAway(player, mine(1), "IS_PLAYER", 1)',
    );
    expect(made.turns('Hero', 'away')).toBe(4);
  });
});

describe('4.5.7 to 4.5.10 drawing, discarding, looking', () => {
  const at = { cards: CARDS, you: { hand: ['Wisp', 'Imp'], deck: ['Bat'] } };

  it('a card is drawn from the top; an empty deck gives none', () => {
    const made = still(at).run('say(drawCard(player)) say(drawCard(player))');
    expect([made.said, made.hand()]).toEqual([
      ['true', 'false'],
      ['Wisp', 'Imp', 'Bat'],
    ]);
  });

  it('a player chooses what to discard; an empty hand discards nothing', () => {
    const made = still(at).run('say(discardCard(player)) say(discardCard(not player))', ['Imp']);
    expect([made.said, made.grave()]).toEqual([['Imp', '0'], ['Imp']]);
  });

  it('a peek shows the top card to its player only, and leaves it there', () => {
    const made = still(at).run('say(peekNextCard(player))');
    expect([made.said, made.deck(), made.told('peeked')[0]?.subject]).toMatchObject([
      ['Bat'],
      ['Bat'],
      { back: 'showdown' },
    ]);
  });

  it('a revealed card is seen by both', () => {
    const made = still(at).run('revealCard(player, "Look", top("DECK_HAND"))');
    expect(made.told('revealed')[0]?.subject).toMatchObject({ design: 'Wisp' });
  });
});

describe('4.5.11 cards under cards', () => {
  it('are not deployed, and go to the bottom of their decks with the card above', () => {
    const loud = mob(20, 40, fn('onEndTurn', 'say("heard")'));
    const made = still({
      cards: { ...CARDS, Loud: loud },
      you: { mobs: [{ card: 'Wisp', under: ['Loud', 'Seed'] }], deck: ['Bat'] },
    });
    expect(made.deployed()).toEqual(['Hero', 'Wisp']);
    made.run('destroyCard(player, "SLOT_PLAYERMOB1")');
    expect([made.deck(), made.grave()]).toEqual([['Bat', 'Loud', 'Seed'], ['Wisp']]);
  });
});

describe('4.5.12 level drops', () => {
  const high = mob(20, 40, '', { level: 30 });
  const at = {
    cards: { ...CARDS, High: high },
    you: { hand: ['High'], build: ['Seed'], mobs: ['Wisp', 'Imp'] },
  };
  const drop = (source: number, by: number) =>
    `newCardLevelDrop(top("DECK_HAND"), mine(${source}), ${by}, 1)`;

  it('a card counts as of its lower level, for playing and for rules', () => {
    const made = still(at).run(
      `${drop(1, 20)} say(getCurrentLevelFromCARD(player, top("DECK_HAND")))`,
    );
    made.run('summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 10)', ['High']);
    expect([made.said, made.mobs()]).toEqual([['10'], ['Wisp', 'Imp', 'High']]);
  });

  it('never below 0; one source does not stack, several do', () => {
    const made = still(at).run(
      `${drop(1, 10)} ${drop(1, 5)} say(getCardLevelDrop(top("DECK_HAND")))`,
    );
    made.run(
      `${drop(2, 40)} say(getCardLevelDrop(top("DECK_HAND")), getCurrentLevelFromCARD(top("DECK_HAND")))`,
    );
    expect(made.said).toEqual(['5', '45 0']);
  });

  it('wears out at the end of its owner’s turns', () => {
    const match = table({
      ...at,
      phase: 'actions',
      cards: { ...at.cards, Seed: lesson(drop(1, 20)) },
    });
    expect(match.state.drops).toHaveLength(1);
    match.endTurn();
    expect(match.state.drops).toEqual([]);
  });
});
