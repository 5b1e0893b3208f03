import { describe, expect, it } from 'vitest';
import { action, equip, field, fn, lesson, mob, still, table } from '../testing/sketches.ts';

/** An attack of your side, with what differs from an ordinary one of 30. */
const strike = (
  limit = 'ATKRES_NIL',
  slot: string | number = 0,
  flags = '"STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER"',
) => `attack(player, mine(1), 30, "${limit}", "ATKSRC_MOB", ${JSON.stringify(slot)}, ${flags})`;

const CARDS = {
  Wisp: mob(20),
  Bat: mob(20, 40),
  Gnat: mob(20, 40),
  Cap: equip('', { level: 30 }),
  Thorn: mob(
    20,
    40,
    fn('onApplyCounterAttack', 'say("counter", getCardPointer(0), getGameValue(0))'),
  ),
  Ward: mob(20, 40, fn('onCheckPreventAttack', 'return true')),
};
const scene = (foe: readonly string[], more = {}) =>
  still({ cards: CARDS, you: { mobs: ['Wisp'] }, foe: { mobs: foe, ...more } });

describe('4.4.1 attack instances', () => {
  it('without flags can be prevented, blocked and countered', () => {
    const made = scene(['Thorn']).attack('Wisp', 'Thorn');
    expect(made.said).toEqual(['counter Wisp 20']);
    expect(scene(['Ward']).attack('Wisp', 'Ward').hp('Ward')).toBe(40);
  });

  it('are told before what they do', () => {
    const { events } = scene(['Bat']).attack('Wisp', 'Bat');
    const told = events.map(({ type }) => type);
    expect(told.filter((type) => type === 'attack' || type === 'damaged')).toEqual([
      'attack',
      'damaged',
    ]);
  });

  it('may not be preventable, or not counterable', () => {
    const sure = '"STRIKE_NORMAL", "DISABLE_PREVENT", "IS_STARTER"';
    expect(
      scene(['Ward'])
        .run(strike('ATKRES_FIXED_SLOT', 'SLOT_MOB1', sure))
        .hp('Ward'),
    ).toBe(10);
    const final = '"STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER"';
    expect(scene(['Thorn']).run(strike('ATKRES_FIXED_SLOT', 1, final)).said).toEqual([]);
  });

  it('preventions of several sources add up, those of one source are overwritten', () => {
    const made = scene(['Bat', 'Gnat']);
    made.run(
      `preventDamage(not player, theirs(1), "PREVENT_ANY", 2)
       preventDamage(not player, theirs(2), "PREVENT_ANY", 3)
       preventDamage(not player, theirs(2), "PREVENT_ANY", 2)`,
    );
    expect(made.state.players[1].prevents.map(({ count }) => count)).toEqual([2, 2]);
    made.attack('Wisp', 'Bat', ['Prevent']).attack('Wisp', 'Bat', ['Take it']);
    expect([made.hp('Bat'), made.state.players[1].prevents[0]?.count]).toEqual([20, 1]);
  });

  it('PREVENT_CHARONLY is for the character only, and both end with the turn', () => {
    const made = scene(['Bat']).run('preventDamage(not player, theirs(1), "PREVENT_CHARONLY", 1)');
    expect(made.attack('Wisp', 'Bat').hp('Bat')).toBe(20);
    const match = table({
      cards: { ...CARDS, Vow: lesson('preventDamage(player, mine(1), "PREVENT_ANY", 3)') },
      phase: 'actions',
      you: { mobs: ['Wisp'], build: ['Vow'] },
      foe: { mobs: ['Bat'] },
    });
    expect(match.state.players[0].prevents).toHaveLength(1);
    expect(match.endTurn().state.players[0].prevents).toEqual([]);
  });
});

describe('4.4.2 damage calculation', () => {
  it('a mob with 20 takes 20 of the 40 HP of another', () => {
    expect(scene(['Bat']).attack('Wisp', 'Bat').hp('Bat')).toBe(20);
  });

  it('each mob of a character blocks 10 for it, and loses nothing', () => {
    const made = scene(['Bat', 'Gnat']).attack('Wisp', 'Rival');
    expect([made.hp('Rival'), made.hp('Bat'), made.hp('Gnat')]).toEqual([200, 40, 40]);
  });

  it('damage is at least 0 and at most the HP of the target', () => {
    const guarded = scene(['Bat']).run('newBuff(theirs(1), theirs(1), 0, 0, 90, 1)');
    expect(guarded.attack('Wisp', 'Bat').told('attack')[0]?.damage).toBe(0);
    const big = scene(['Bat']).run('newBuff(mine(1), mine(1), 90, 0, 0, 1)').attack('Wisp', 'Bat');
    expect(big.told('attack')[0]?.damage).toBe(40);
  });

  it('R-S4: base, bonuses, equipment, the next attack, percent, then block', () => {
    const made = still({
      cards: {
        ...CARDS,
        Edge: equip(fn('onEquipBuff', 'return 5')),
        Bog: field(10),
        Big: mob(20, 500),
      },
      you: { mobs: ['Wisp'], equips: ['Edge'] },
      foe: { mobs: ['Big'], hand: ['Bog'] },
    });
    made.play('Bog', [], 1);
    made.run(
      `newBuff(mine(1), mine(1), 10, 0, 0, 1)
       increaseNextAttackDamage(player, 15)
       increaseDamageMultiplierByPercent(mine(1), 100)
       newBuff(theirs(0), theirs(1), 0, 0, 7, 1)`,
    );
    made.attack('Wisp', 'Rival', [['Edge: +5']]);
    expect(made.hp('Rival')).toBe(200 - ((20 + 10 + 5 + 15) * 2 - 10 - 10 - 7));
    expect(made.state.players[0].nextAttack).toBe(0);
  });

  it('a fixed attack does its damage whatever there is, and can be prevented and countered', () => {
    const fixed = strike('ATKRES_FIXED_SLOT_DAMAGE', 'SLOT_MOB1');
    const made = scene(['Thorn']).run('newBuff(theirs(1), theirs(1), 0, 0, 90, 1)').run(fixed);
    expect([made.hp('Thorn'), made.said]).toEqual([10, ['counter Wisp 30']]);
    expect(scene(['Ward']).run(fixed).hp('Ward')).toBe(40);
  });

  it('a directed attack cannot be prevented, nor evaded', () => {
    const shy = mob(
      20,
      40,
      `${fn('preventTargetMob', 'return true')} ${fn('onCheckPreventAttack', 'return 1')}`,
    );
    const at = { cards: { ...CARDS, Shy: shy }, you: { mobs: ['Wisp'] }, foe: { mobs: ['Shy'] } };
    const directed = '"STRIKE_TRUE", "DISABLE_PREVENT", "IS_COUNTER"';
    const plain = still(at).run(strike('ATKRES_FIXED_SLOT_DAMAGE', 1));
    expect(plain.hp('Shy')).toBe(40);
    expect(
      still(at)
        .run(strike('ATKRES_FIXED_SLOT_DAMAGE', 1, directed))
        .hp('Shy'),
    ).toBe(10);
  });

  it('the kind of source is that of the card that attacks, or unknown', () => {
    const seen = 'say(hasFlag("ATKSRC_EQP", "ZTCG_ATKSRC"), hasFlag("ATKSRC_NIL", "ZTCG_ATKSRC"))';
    const made = still({
      cards: { ...CARDS, Eye: mob(20, 400, fn('onReceiveAttack', seen)) },
      you: { mobs: ['Wisp'] },
      foe: { mobs: ['Eye'] },
    });
    made.run('equipReaver(player, mine(1), 10, "ANY_PLAYER")', ['Eye']);
    made.run(strike('ATKRES_FIXED_SLOT', 1).replace('ATKSRC_MOB', 'ATKSRC_EQP'));
    made.run(strike('ATKRES_FIXED_SLOT', 1).replace('ATKSRC_MOB', 'ATKSRC_NIL'));
    expect(made.said).toEqual(['false false', 'true false', 'false true']);
  });

  it('R-S12: what a card of the build tree attacks with is the attack of its character', () => {
    const at = {
      cards: {
        ...CARDS,
        Stab: lesson(
          'attack(player, getSourceCARD(), 10, "ATKRES_FIXED_SLOT", "ATKSRC_CHA", 1, "ENABLE_PREVENT", "IS_STARTER")',
        ),
      },
      you: { build: ['Stab'] },
      foe: { mobs: ['Bat'] },
    };
    const use = 'applyCharacterAction(player, getCARD(getCardUnder(mine(0), 0)), "CALL_ACTION")';
    expect(still(at).run(`newBuff(mine(0), mine(0), 10, 0, 0, 1) ${use}`).hp('Bat')).toBe(20);
    expect(still(at).run(`applyStun(not player, mine(0), 1) ${use}`).hp('Bat')).toBe(40);
  });
});

describe('4.4.3 stacking', () => {
  it('bonuses of several sources add up', () => {
    const made = scene(['Bat', 'Gnat']);
    made.run('newBuff(mine(1), theirs(1), 10, 0, 0, 1) newBuff(mine(1), theirs(2), 20, 0, 0, 1)');
    expect(made.attackOf('Wisp')).toBe(50);
  });

  it('of stuns and silences the longer time counts', () => {
    const made = scene(['Bat']).run(
      `applyStun(player, theirs(1), 3) applyStun(player, theirs(1), 1)
       applySilence(player, theirs(1), 1) applySilence(player, theirs(1), 2)`,
    );
    expect([made.turns('Bat', 'stun'), made.turns('Bat', 'silence')]).toEqual([3, 2]);
  });
});

describe('4.4.4 attacks on equipment', () => {
  it('has 20 HP and half its level', () => {
    expect(scene([], { equips: ['Cap'] }).maxHp('Cap')).toBe(35);
  });

  it('can be attacked when its side has no mobs, instead of the character', () => {
    expect(scene([], { equips: ['Cap'] }).targets('Wisp')).toEqual(['Rival', 'Cap']);
    expect(scene(['Bat'], { equips: ['Cap'] }).targets('Wisp')).toEqual(['Bat', 'Rival']);
  });

  it('always takes 10, and the character nothing', () => {
    const made = scene([], { equips: ['Cap'] }).run('newBuff(mine(1), mine(1), 90, 0, 0, 1)');
    made.attack('Wisp', 'Cap');
    expect([made.hp('Cap'), made.hp('Rival')]).toEqual([25, 200]);
  });

  it('cannot be prevented, blocked or countered', () => {
    const gear = equip(
      `${fn('onCheckPreventAttack', 'return true')}
       ${fn('onEquipBlockDamage', 'return 90')}
       ${fn('onApplyCounterAttack', 'say("counter")')}`,
    );
    const made = still({
      cards: { ...CARDS, Gear: gear },
      you: { mobs: ['Wisp'] },
      foe: { equips: ['Gear'] },
    });
    made.run('preventDamage(not player, theirs(8), "PREVENT_ANY", 9)').attack('Wisp', 'Gear');
    expect([made.hp('Gear'), made.said]).toEqual([10, []]);
  });

  it('only attacks that can hit the character can hit it', () => {
    const open = scene([], { equips: ['Cap'] });
    open.run(strike('ATKRES_DONT_HIT_CHAR'));
    expect(open.asked).toEqual([]);
    open.run(strike('ATKRES_DONT_HIT_MOBS'), ['Cap']);
    expect(open.hp('Cap')).toBe(25);
  });

  it('is destroyed at 0 HP', () => {
    const made = scene([], { equips: [{ card: 'Cap', hp: 10 }] }).attack('Wisp', 'Cap');
    expect([made.equips(1), made.grave(1)]).toEqual([[], ['Cap']]);
  });
});

describe('4.4.5 attacks on a specific target', () => {
  it('are made at once, without a choice', () => {
    const made = scene(['Bat'], { equips: ['Cap'] }).run(strike('ATKRES_FIXED_SLOT', 'SLOT_CHAR'));
    expect([made.asked, made.hp('Rival')]).toEqual([[], 180]);
  });

  it('change with the bonuses of the match', () => {
    const made = scene(['Bat']).run('newBuff(mine(1), mine(1), -20, 0, 0, 1)');
    expect(made.run(strike('ATKRES_FIXED_SLOT', 1)).hp('Bat')).toBe(30);
  });

  it('hit all mobs and the character, one after the other; lastAttackKilled asks for any of them', () => {
    const made = scene(['Bat', 'Gnat']).run('editCardHP(theirs(1), 10)');
    made.run(
      `attackGlobal("GLOBAL_HITCHAR | GLOBAL_HITMOBS", player, mine(1), 20, "ATKSRC_MOB", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER", "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")
       say(lastAttackKilled(player))`,
    );
    expect([made.mobs(1), made.hp('Gnat'), made.said]).toEqual([['Gnat'], 20, ['true']]);
  });
});

describe('attacks within attacks', () => {
  it('R-S7: beyond 32 do not happen', () => {
    const back =
      'attack(player, getSourceCARD(), 1, "ATKRES_FIXED_SLOT_DAMAGE", "ATKSRC_MOB", 1, "STRIKE_TRUE", "DISABLE_PREVENT", "IS_STARTER")';
    const made = still({
      cards: {
        Echo: mob(1, 900, fn('onReceiveAttack', back)),
        Call: mob(1, 900, fn('onReceiveAttack', back)),
      },
      you: { mobs: ['Echo'] },
      foe: { mobs: ['Call'] },
    });
    made.attack('Echo', 'Call');
    expect(made.told('attack').length).toBe(32);
  });

  it('a played action of the opponent is that of whoever plays it', () => {
    const made = still({
      cards: { Dart: action('say(player)') },
      foe: { graveyard: ['Dart'] },
    });
    made.run('action(player, top("DECK_GRAV", false), "ELEM_ANY", 0)');
    expect([made.said, made.grave(1)]).toEqual([['true'], ['Dart']]);
  });
});
