import { describe, expect, it } from 'vitest';
import { groundWith } from '../testing/ground.ts';
import { action, bookOf, equip, fn, mob, still, table } from '../testing/sketches.ts';

describe('the level of a play', () => {
  const heavy = {
    cards: {
      Titan: mob(10, 10, '', { level: 95 }),
      Anvil: equip('', { level: 95 }),
      Comet: action('', { level: 95 }),
    },
    you: { hand: ['Letter', 'Titan', 'Anvil', 'Comet'] },
  };
  const offered = (lua: string) => still(groundWith({}, heavy)).run(lua, [[]]).offered;

  it.each([
    ['summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", "ZTCG_DONTCARE")', ['Letter', 'Titan']],
    ['summon(player, "PLAY_NORMALSUMMON", ZTCG_DONTCARE)', ['Letter', 'Titan']],
    ['equip(player, "PLAY_NORMALEQUIP", "ELEM_ANY", "ZTCG_DONTCARE")', ['Anvil']],
    ['action(player, 0, "ELEM_ANY", "ZTCG_DONTCARE")', ['Comet']],
    [
      'playCard(player, "", "PLAY_MOB | PLAY_EQUIP", "ZTCG_DONTCARE")',
      ['Letter', 'Titan', 'Anvil'],
    ],
    ['summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", ZTCG_MAXVALUE)', ['Letter', 'Titan']],
  ])('is without limit in %s', (lua, cards) => {
    expect(offered(lua)).toEqual(cards);
  });

  it('is that of the character where none is given', () => {
    expect(offered('summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY")')).toEqual(['Letter']);
    const strong = { ...heavy, you: { ...heavy.you, level: 95 } };
    const scene = still(groundWith({}, strong));
    scene.run('summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY")', [[]]);
    expect(scene.offered).toEqual(['Letter', 'Titan']);
  });

  it('is not named in the question where there is no limit', () => {
    const scene = still(groundWith({}, heavy));
    scene.run('summon(player, "PLAY_NORMALSUMMON", "ZTCG_DONTCARE")', [[]]);
    expect(scene.asked).toEqual(['Play a mob.']);
  });
});

describe('moments', () => {
  it('a mob that is hijacked after its attack can attack for its new controller', () => {
    const hero = { Hero: fn('onActivateCharacterAction1', 'applyHijack(player, theirs(1), 2)') };
    const match = table({ ...groundWith(hero), active: 1, phase: 'attacks' });
    match.attack('Bat', 'Wisp').choose('End your turn').decline();
    expect(match.mobs()).toContain('Bat');
    expect(match.targets('Bat')).toContain('Rival');
  });

  it('a mob that an aura has hijacked leaves the slot alone that a play is about to fill', () => {
    const mistress = {
      Wisp: `${fn('applyBlocks', 'applyBlockAura(theirs(1), "AURA_HIJACK", getSourceCARD())')}
             ${fn('undoBlocks', 'for n = 1, 7 do removeBlockAura(mine(n), "AURA_HIJACK", getSourceCARD()) end')}`,
    };
    const rival = { build: ['Sprout'], mobs: ['Bat'], hand: ['Note'] };
    const scene = still(groundWith(mistress, { foe: rival })).run('drawCard(player)');
    scene.run('applySilence(player, mine(2), 1)');
    expect([scene.mobs(0), scene.mobs(1)]).toEqual([['Wisp', 'Imp', 'Bat'], []]);
    scene.play('Note', [], 1);
    expect([scene.mobs(0), scene.mobs(1)]).toEqual([['Wisp', 'Imp', 'Note'], ['Bat']]);
  });

  it('onReactivateCardLevelDrop is heard in the own hand only', () => {
    const ear = fn('onReactivateCardLevelDrop', 'say(getSourceCARD())');
    const listeners = { Letter: ear, Note: ear, Top: ear, Bone: ear, Wisp: ear, Bat: ear };
    expect(table({ ...groundWith(listeners), phase: 'start' }).said).toEqual(['Letter']);
  });

  it('a rapid action can recover itself when its work is done', () => {
    const again = fn('afterThinkAction', 'recoverDestroyedCard(player, getSourceCARD())');
    const scene = still(groundWith({ Dart: again })).play('Dart');
    expect(scene.hand()).toContain('Dart');
    expect(scene.grave()).not.toContain('Dart');
  });

  it('afterLevelUp has the card of the level-up as its target, if there was one', () => {
    const ears = {
      Wisp: fn('afterLevelUp', 'say(getTargetCARD(), getCardPointer(0))'),
      Bat: fn('afterOpponentLevelUp', 'say(getTargetCARD())'),
    };
    const level = () => table({ ...groundWith(ears), phase: 'level' });
    expect(level().choose('Level up with Dart').said).toEqual(['Dart Dart', 'Dart']);
    expect(level().decline().said).toEqual(['0 0', '0']);
  });

  it('an attack is told before what it leaves', () => {
    const scene = still(groundWith({})).attack('Imp', 'Ogre');
    expect(scene.events.map(({ type }) => type)).toEqual(['attack', 'damaged']);
  });

  it('an effect that destroys is heard where cards are destroyed, but is no attack', () => {
    const heard = [
      'onExecuteAttack',
      'onExecuteAttackAndInterceptDestroyed',
      'onExecuteAttackAndDestroyed',
    ].map((name) =>
      fn(name, `say("${name}", hasFlag("ATKSRC_NIL", "ZTCG_ATKSRC"), getGameValue(0))`),
    );
    const dart = fn('onThinkAction', 'destroyCard(player, "SLOT_ADVSRYMOB1")');
    const scene = still(groundWith({ Dart: `${dart}\n${heard.join('\n')}` })).play('Dart');
    expect(scene.said).toEqual([
      'onExecuteAttackAndInterceptDestroyed true 1',
      'onExecuteAttackAndDestroyed true 999',
    ]);
  });
});

describe('a script that fails as it is loaded (R-S7)', () => {
  const lua = `limit = nil + 1\n${fn('onStartTurn', 'drawCard(player)')}`;

  it('is reported with its card and line', () => {
    const { faults } = bookOf({ Foul: mob(10, 10, lua), Wisp: mob() });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({
      card: 'Foul',
      fault: { file: 'Foul.lua', message: expect.stringContaining('arithmetic') },
    });
  });

  it('does not keep its card from being played', () => {
    const match = table({ cards: { Foul: mob(10, 10, lua) }, you: { mobs: ['Foul'] } });
    expect(match.broken).toEqual([]);
    expect(match.mobs()).toEqual(['Foul']);
  });
});
