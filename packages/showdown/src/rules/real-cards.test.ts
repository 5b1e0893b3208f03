import { describe, expect, it } from 'vitest';
import { GROUND, groundWith } from '../testing/ground.ts';
import { action, equip, field, fn, lesson, mob, still, table } from '../testing/sketches.ts';

const HIT =
  '"ATKRES_FIXED_SLOT", "ATKSRC_MOB", "SLOT_CHAR", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER"';
const ANY = '0, 0, 99, "TYPE_ANYMOB", "ELEM_ANY", ""';

describe('numbers in quotes count as numbers (R-S24)', () => {
  it.each([
    ['put your whole hand on your deck', '"ZTCG_MAXVALUE"', 7],
    ['put two cards of your hand on your deck', '"2"', 5],
  ])('%s', (_, count, deck) => {
    const scene = still(GROUND).run(
      `moveCards(player, getPlayerDeck(player, "DECK_HAND"), getPlayerDeck(player, "DECK_DECK"), "TAKE_NEXT", "PUT_TOP", ${count})`,
    );
    expect([scene.deck().length, scene.grave()]).toEqual([deck, ['Bone', 'Ash']]);
  });

  it('put all cards of a list into your hand', () => {
    const scene = still(GROUND).run(
      `local list = takeCardsFromDeck(player, getPlayerDeck(player, "DECK_DECK"), "2")
       moveCardsFromListToDeck(player, list, getPlayerDeck(player, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", "ZTCG_MAXVALUE")`,
    );
    expect(scene.hand().slice(-2)).toEqual(['Top', 'Next']);
  });

  it.each([
    [
      'getListLength(makeFilteredTableList(player, "ONLY_PLAYER", "0", "15", "20", "TYPE_ANYMOB", "ELEM_ANY", ""))',
      '1',
    ],
    [
      'getListLength(makeFilteredTableList(player, "ONLY_ADVSRY", 0, 0, "ZTCG_MAXVALUE", "TYPE_ANYMOB", "ELEM_ANY", ""))',
      '2',
    ],
    ['getOnBoardCARD(player, "2")', 'Imp'],
    ['getCardUnder(mine(0), "1")', 'Root'],
    ['getClamp("50", "10", "ZTCG_MAXVALUE")', '50'],
    ['summon(player, "PLAY_FORCESUMMON", "ELEM_ANY", "60")', 'false'],
  ])('%s is %s', (lua, result) => {
    expect(still(GROUND).run(`say(${lua})`).said).toEqual([result]);
  });

  it('registers and game values', () => {
    const scene = still(GROUND).run(
      `editCardRegister(mine(1), "5", "0", "7", "1") increaseCardRegister(mine(1), 5, 0, "3", "1")
       updateGameValue("0", "7") updateGameValue(1, "ZTCG_MAXVALUE")
       say(getCardRegister(mine(1), 5, "0")) say(getGameValue("0"), getGameValue(1))`,
    );
    expect(scene.said).toEqual(['10 1', '7 2147483647']);
  });
});

describe('the block of a field (R-S13)', () => {
  const cards = {
    Bat: mob(30, 40, '', { element: 'WIND' }),
    Wisp: mob(30),
    Glen: field(10),
    Kiln: field(10, '', { element: 'FIRE' }),
    Gate: field(10, fn('onStartTurn', 'setFieldRegister(player, 1)')),
  };
  const at = (name: string) => ({ cards, you: { field: name }, foe: { mobs: ['Bat'] } });

  it('comes off every attack on a character of its element, if its script does not count', () => {
    const scene = still(at('Glen'));
    scene.attack('Bat', 'Hero').attack('Bat', 'Hero').attack('Bat', 'Hero');
    expect(scene.hp('Hero')).toBe(200 - 3 * 20);
  });

  it('is of no use to a character of another element', () => {
    expect(still(at('Kiln')).attack('Bat', 'Hero').hp('Hero')).toBe(170);
  });

  it('holds for as many attacks as its script says; each uses one up', () => {
    const scene = still(at('Glen')).run('setFieldRegister(player, 2)');
    scene.attack('Bat', 'Hero').attack('Bat', 'Hero').attack('Bat', 'Hero');
    expect(scene.hp('Hero')).toBe(200 - 20 - 20 - 30);
  });

  it('lasts through the opponent’s turn when it was set at the start of one’s own', () => {
    const match = table({
      cards,
      phase: 'start',
      you: { field: 'Gate', mobs: ['Wisp'] },
      foe: { mobs: ['Bat', 'Bat'] },
    });
    match.endTurn();
    match.attack('Bat', 'Hero');
    expect(match.hp('Hero')).toBe(200 - (30 - 10 - 10));
    match.attack('Bat', 'Hero');
    expect(match.hp('Hero')).toBe(200 - 10 - (30 - 10));
  });

  it('each side that it serves has a count of its own (R-S10)', () => {
    const sides = { cards, you: { field: 'Glen', mobs: ['Wisp'] }, foe: { mobs: ['Bat'] } };
    const scene = still(sides).run('setFieldRegister(player, 1)');
    scene
      .attack('Bat', 'Hero')
      .attack('Bat', 'Hero')
      .attack('Wisp', 'Rival')
      .attack('Wisp', 'Rival');
    expect([200 - scene.hp('Hero'), 200 - scene.hp('Rival')]).toEqual([10 + 20, 10 + 20]);
  });

  it('a field that says it as it comes begins with it; the next one begins anew', () => {
    const said = fn('onInitField', 'setFieldRegister(player, 0)');
    const scene = still({
      cards: { ...cards, Haze: field(10, said) },
      you: { hand: ['Haze', 'Glen'] },
      foe: { mobs: ['Bat'] },
    });
    expect(scene.play('Haze').attack('Bat', 'Hero').hp('Hero')).toBe(170);
    expect(scene.play('Glen').attack('Bat', 'Hero').hp('Hero')).toBe(150);
  });
});

describe('attacks', () => {
  it('after its attack this card sees the target in the graveyard, and what it has dealt', () => {
    const imp = fn(
      'onExecuteAttack',
      'say(getTargetCARD(), isNullCARD(theirs(1)), getGameValue(0), lastAttackKilled(player))',
    );
    const foe = { mobs: [{ card: 'Bat', hp: 10 }, 'Ogre'] };
    expect(still(groundWith({ Imp: imp }, { foe })).attack('Imp', 'Bat').said).toEqual([
      'Bat true 10 true',
    ]);
  });

  it('a card that is saved from being destroyed has survived, and retaliates', () => {
    const bat = `${fn('onReceiveAttackAndInterceptDestroyed', 'updateGameValue(0, 0)')}
      ${fn('onApplyCounterAttack', 'say("counter")')} ${fn('onReceiveAttackAndSurvived', 'say("alive")')}`;
    const foe = { mobs: [{ card: 'Bat', hp: 10 }, 'Ogre'] };
    const scene = still(groundWith({ Bat: bat }, { foe })).attack('Imp', 'Bat');
    expect([scene.said, scene.hp('Bat')]).toEqual([['counter', 'alive'], 10]);
  });

  it('when an attack is thought of you may pay for it, before it is made', () => {
    const wisp = fn(
      'onCalcAttackCard',
      `if hasFlag("THINK_ATTACK", "ZTCG_ATTACKSTATE") then
         if makePrompt(player, "More?", "", 0, 0) then setCardPointer(3, getSourceCARD()) editCardHP(mine(0), 90) end
       elseif not isNullCARD(getCardPointer(3)) then updateGameValue(1, 10) end`,
    );
    const scene = still(groundWith({ Wisp: wisp })).attack('Imp', 'Ogre', ['Yes']);
    expect([scene.asked.length, scene.hp('Ogre'), scene.hp('Hero')]).toEqual([1, 60, 90]);
  });

  it('attack your own second mob', () => {
    const lua =
      'say(attack(player, mine(1), 20, "ATKRES_FIXED_SLOT", "ATKSRC_MOB", "SLOT_PLAYERMOB2", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER"))';
    const scene = still(GROUND).run(lua);
    expect([scene.said, scene.hp('Imp'), scene.hp('Ogre')]).toEqual([['true Imp'], 40, 100]);
  });

  it.each([
    [50, 50],
    [25, 40],
    [30, 40],
    [-50, 20],
  ])('a damage of 30 with %i percent more is %i: to the nearest ten, halves up', (more, damage) => {
    const scene = still(GROUND).run(`increaseDamageMultiplierByPercent(mine(2), ${more})`);
    expect(100 - scene.attack('Imp', 'Ogre').hp('Ogre')).toBe(damage);
  });

  it('destroy a mob, if you like; Jr. Bosses are none', () => {
    const scene = still(GROUND).run('say(destroyMonster(player))', ['Bat']);
    expect(scene.offered).toEqual(['Bat']);
    const bosses = still(groundWith({}, { foe: { mobs: ['Ogre'] } }));
    expect(bosses.run('say(destroyMonster(player))').said).toEqual(['0']);
  });

  it('this card hears of mob and character attacks, not of others', () => {
    const asks = fn('onReceiveAttack', 'say(hasFlag("ATKSRC_MOB | ATKSRC_CHA", "ZTCG_ATKSRC"))');
    const scene = still(groundWith({ Rival: asks }));
    for (const source of ['MOB', 'CHA', 'ACT'])
      scene.run(`attack(player, mine(1), 50, ${HIT.replace('ATKSRC_MOB', `ATKSRC_${source}`)})`);
    expect(scene.said).toEqual(['true', 'true', 'false']);
  });
});

describe('levels and turns', () => {
  it('the one-shot works before anyone hears of the level-up', () => {
    const note = { ...lesson('say("one-shot")', 'one-shot') };
    const scene = still({
      cards: { Seed: note, Wisp: mob(20, 40, fn('onLevelUp', 'say("heard", getTargetCARD())')) },
      you: { mobs: ['Wisp'], hand: ['Seed'], hp: 100 },
    });
    expect(scene.run('levelUpScout(player, false)').said).toEqual(['one-shot', 'heard Seed']);
  });

  it('20 HP of a level-up are a refresh, 40 are not', () => {
    const wisp = mob(
      20,
      40,
      `${fn('onRefreshCard', 'say(getTargetCARD(), getGameValue(0))')}
      ${fn('onInterceptRefreshCard', 'updateGameValue(0, getGameValue(0) + 10)')}`,
    );
    const at = (hp: number) => ({
      cards: { Wisp: wisp, Seed: mob() },
      you: { mobs: ['Wisp'], hand: ['Seed'], hp },
    });
    const hurt = still(at(100)).run('levelUpScout(player, false)');
    expect([hurt.said, hurt.hp('Hero')]).toEqual([['Hero 30'], 130]);
    const whole = still(at(190)).run('levelUpScout(player, false)');
    expect([whole.said, whole.hp('Hero'), whole.maxHp('Hero')]).toEqual([[], 230, 240]);
  });

  it('mobs recover at the start of a turn, and nobody hears of it', () => {
    const match = table({
      cards: {
        Wisp: mob(
          20,
          40,
          `${fn('onRefresh', 'say("refreshed")')} ${fn('onInterceptRefreshCard', 'updateGameValue(0, 0)')}`,
        ),
      },
      phase: 'start',
      you: { mobs: [{ card: 'Wisp', hp: 10 }] },
    });
    expect([match.hp('Wisp'), match.said]).toEqual([40, []]);
  });

  it('a turn is prepared while bonuses are taken back, under the character too', () => {
    const ears = ['undoBuffs', 'onPrepareStartTurn', 'onOpponentPrepareStartTurn', 'applyBuffs']
      .map((name) => fn(name, `say("${name}", getSourceCARD())`))
      .join('\n');
    const match = table({
      cards: { Seed: mob(10, 10, ears), Root: mob(10, 10, ears) },
      phase: 'start',
      you: { build: ['Seed'], hand: ['Seed'] },
      foe: { build: ['Root'] },
    });
    expect(match.asked).toBe('levelUp');
    expect(match.said).toEqual([
      'undoBuffs Seed',
      'undoBuffs Root',
      'onPrepareStartTurn Seed',
      'onOpponentPrepareStartTurn Root',
      'applyBuffs Seed',
      'applyBuffs Root',
    ]);
  });

  it('destroy a card under their character: they lose it, its attribute and 10 levels', () => {
    const scene = still(groundWith({}, { foe: { build: ['Sprout', 'Sprout'], level: 30 } }));
    scene.run(
      'say(destroyCharacterAction(player, getCardUnder(theirs(0), 0), false), getPlayerAttributes(not player, "ELEM_EARTH"), getCurrentLevelFromCARD(theirs(0)))',
    );
    expect(scene.said).toEqual(['true 1 20']);
  });

  it('play the field at the far left of your hand', () => {
    const scene = still(groundWith({}, { you: { hand: ['Bog', 'Letter'] } }));
    expect(scene.run('say(locate(player, "PLAY_FIRSTCARDFIELD"))').field()).toBe('Bog');
    const other = still(groundWith({}, { you: { hand: ['Letter', 'Bog'] } }));
    expect(other.run('say(locate(player, "PLAY_FIRSTCARDFIELD"))').said).toEqual(['false']);
  });
});

describe('what was given elsewhere stays (R-S25)', () => {
  const change = 'incrementPlayerLevel(player, 10)';

  it('when you play this card, the first opposing mob is stunned as long as this card is there', () => {
    const letter = fn('onThinkMob', 'applyBlockAura(theirs(1), "AURA_STUN", getSourceCARD())');
    const scene = still(groundWith({ Letter: letter }))
      .play('Letter')
      .run(change);
    expect(scene.targets('Bat')).toEqual([]);
    expect(scene.run('destroyCard(player, "SLOT_PLAYERMOB3")').targets('Bat')).not.toEqual([]);
  });

  it('when you play this card, the first opposing mob changes sides at once, and stays', () => {
    const letter = fn('onThinkMob', 'applyBlockAura(theirs(1), "AURA_HIJACK", getSourceCARD())');
    const scene = still(groundWith({ Letter: letter })).play('Letter');
    expect(scene.run(change).mobs()).toEqual(['Wisp', 'Imp', 'Letter', 'Bat']);
    expect(scene.run('destroyCard(player, "SLOT_PLAYERMOB3")').mobs(1)).toContain('Bat');
  });

  it('a mob is silenced by nobody, for good', () => {
    const scene = still(GROUND).run('applyBlockAura(theirs(1), "AURA_SILENCE", nil)');
    scene.run(
      `${change} say(isSilenced(theirs(1)) > 0, hasBlockAura(theirs(1), "AURA_SILENCE", 0))`,
    );
    expect(scene.said).toEqual(['true true']);
  });

  it('when you play this card, your first mob has 10 more HP as long as this card is there', () => {
    const letter = fn(
      'onThinkMob',
      `applyTargetBonus(player, mine(1), getSourceCARD(), 0, 10, 0, ${ANY})`,
    );
    const scene = still(groundWith({ Letter: letter }))
      .play('Letter')
      .run(change);
    expect(scene.maxHp('Wisp')).toBe(50);
    expect(scene.run('destroyCard(player, "SLOT_PLAYERMOB3")').maxHp('Wisp')).toBe(40);
  });

  it('until the end of the turn your mobs have 10 more attack for each time that this was played', () => {
    const song = action(
      'incrementBuffEffect(player, getSourceCARD()) incrementBuffEffect(player, getSourceCARD())',
    );
    const aura = fn(
      'applyBuffs',
      `applyAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", "BUFF_ANY", getSourceCARD(), 10, 0, 0, ${ANY})`,
    );
    const scene = still(
      groundWith(
        {},
        {
          cards: { Song: { ...song, lua: `${song.lua}\n${aura}` } },
          you: { hand: ['Song', 'Letter'] },
        },
      ),
    );
    expect(scene.play('Song').attackOf('Wisp')).toBe(40);
    expect(scene.play('Letter').attackOf('Letter')).toBe(30);
  });

  it('one increment of a bonus counts once, two twice, until the end of the turn', () => {
    const more = 'incrementBuffEffect(player, getSourceCARD())';
    const match = table({
      cards: {
        Wisp: mob(20, 40),
        Horn: equip(
          `${fn('onStartCharacterActions', `newBuff(mine(1), getSourceCARD(), 10, 0, 0, 2) ${more}`)}
           ${fn('onStartCharacterActions2', more)}`,
        ),
      },
      phase: 'onset',
      you: { mobs: ['Wisp'], equips: ['Horn'] },
      foe: { mobs: ['Wisp'] },
    });
    expect(match.attackOf('Wisp')).toBe(40);
    expect(match.endTurn().attackOf('Wisp')).toBe(30);
  });
});

describe('a coin that was fixed (R-S26)', () => {
  const hears = fn('onThrowCoinFixed', 'say("fixed")');

  it.each([
    [
      'a script says how it falls',
      `${hears} ${fn('onThrowCoin', 'updateGameValue(0, 1)')}`,
      ['fixed', 'true'],
    ],
    ['nobody does', hears, [expect.any(String)]],
  ])('%s', (_, wisp, said) => {
    expect(still(groundWith({ Wisp: wisp })).run('say(throwCoin(player))', ['Heads']).said).toEqual(
      said,
    );
  });
});
