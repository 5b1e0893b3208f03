import { describe, expect, it } from 'vitest';
import { action, equip, field, fn, lesson, mob, still, table } from '../testing/sketches.ts';
import { viewOf } from './view.ts';

const SUMMON = 'summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 60)';

describe('3.2 card types', () => {
  it('a character that dies loses the match', () => {
    const match = table({
      cards: { Wisp: mob(50) },
      phase: 'attacks',
      you: { mobs: ['Wisp'] },
      foe: { hp: 50 },
    });
    match.attack('Wisp', 'Rival');
    expect(match.outcome).toMatchObject({ winner: 0 });
  });

  it('a mob that lives to the start of its turn is whole again; a Jr. Boss and a Boss are not', () => {
    const boss = { type: 'boss', hp: 120 } as const;
    const match = table({
      cards: { Wisp: mob(), Ogre: { ...boss, type: 'jrboss' }, Titan: boss },
      you: {
        mobs: [
          { card: 'Wisp', hp: 10 },
          { card: 'Ogre', hp: 20 },
        ],
      },
      foe: { mobs: [{ card: 'Titan', hp: 30 }] },
    });
    expect([match.hp('Wisp'), match.hp('Ogre')]).toEqual([40, 20]);
    expect(match.endTurn().hp('Titan')).toBe(30);
  });

  it('only one Jr. Boss or Boss stands on a side', () => {
    const scene = still({
      cards: { Ogre: { type: 'jrboss' }, Titan: { type: 'boss' }, Seed: mob() },
      you: { mobs: ['Ogre'], hand: ['Titan'], build: ['Seed'] },
    });
    expect(scene.run(`say(${SUMMON})`).said).toEqual(['false']);
    expect(scene.run('say(summon(player, "PLAY_FORCESUMMON", "ELEM_ANY", 60))').mobs()).toEqual([
      'Ogre',
    ]);
  });

  it('a rapid action works at once and goes to the graveyard', () => {
    const scene = still({ cards: { Dart: action('say("now")') }, you: { hand: ['Dart'] } });
    expect(scene.play('Dart').said).toEqual(['now']);
    expect(scene.grave()).toEqual(['Dart']);
  });

  it('a field cannot be attacked, and a new one takes its place', () => {
    const scene = still({
      cards: { Wisp: mob(), Mire: field(), Bog: field() },
      you: { mobs: ['Wisp'] },
      foe: { field: 'Mire', hand: ['Bog'] },
    });
    expect(scene.targets('Wisp')).toEqual(['Rival']);
    scene.play('Bog', [], 1);
    expect([scene.field(1), scene.grave(1)]).toEqual(['Bog', ['Mire']]);
  });

  it('R-S10: a field serves the opponent too while they have none', () => {
    const cards = { Wisp: mob(30), Bat: mob(30), Mire: field(10), Bog: field(0) };
    const one = still({ cards, you: { mobs: ['Wisp'] }, foe: { field: 'Mire', mobs: ['Bat'] } });
    expect(one.attack('Bat', 'Hero').hp('Hero')).toBe(200 - (30 - 10 - 10));
    const two = still({ cards, you: { field: 'Bog' }, foe: { field: 'Mire', mobs: ['Bat'] } });
    expect(two.attack('Bat', 'Hero').hp('Hero')).toBe(170);
  });

  it('R-S10: an aura of a field for both sides passes a side that has its own field', () => {
    const aura = fn(
      'applyBuffs',
      'applyAuraBonus(player, "GLOBALAURA_BOTH_PLAYERS", "BUFF_ANY", getSourceCARD(), 10, 0, 0, 0, 0, 99, "TYPE_ANYMOB", "ELEM_ANY", "")',
    );
    const cards = { Glow: field(0, aura), Mire: field(), Wisp: mob(), Bat: mob() };
    const you = { field: 'Glow', mobs: ['Wisp'] };
    expect(still({ cards, you, foe: { mobs: ['Bat'] } }).attackOf('Bat')).toBe(30);
    const apart = still({ cards, you, foe: { mobs: ['Bat'], field: 'Mire' } });
    expect([apart.attackOf('Wisp'), apart.attackOf('Bat')]).toEqual([30, 20]);
  });
});

describe('3.3 elements', () => {
  const cards = {
    Ember: mob(20, 40, '', { element: 'FIRE' }),
    Seed: mob(),
    Coal: mob(20, 40, '', { element: 'FIRE' }),
  };

  it('a card can be played once its element has been learned', () => {
    const you = { hand: ['Ember'], build: ['Seed'] };
    expect(still({ cards, you }).run(`say(${SUMMON})`).said).toEqual(['false']);
    const learned = still({ cards, you: { ...you, build: ['Coal'] } });
    expect(learned.run(SUMMON, ['Ember']).mobs()).toEqual(['Ember']);
  });

  it('R-S2: up to the level of the ability that plays it, and with a free slot', () => {
    const high = { ...cards, High: mob(20, 40, '', { level: 61 }) };
    const you = { hand: ['High'], build: ['Seed'] };
    expect(still({ cards: high, you }).run(`say(${SUMMON})`).said).toEqual(['false']);
    const full = { hand: ['Seed'], build: ['Seed'], mobs: Array(7).fill('Seed') };
    expect(still({ cards, you: full }).run(`say(${SUMMON})`).said).toEqual(['false']);
  });

  it('R-S2: without a level of its own an ability plays up to the level of the character', () => {
    const some = {
      ...cards,
      Twenty: mob(20, 40, '', { level: 20 }),
      Low: mob(20, 40, '', { level: 10 }),
    };
    const scene = still({ cards: some, you: { hand: ['Twenty', 'Low'], build: ['Seed'] } });
    scene.run('summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY")', ['Low']);
    expect(scene.offered).toEqual(['Low']);
  });
});

describe('3.5 the build tree', () => {
  const cards = {
    Page: lesson('say("page", player)', 10, 1),
    Late: lesson('say("late")', 80, 1),
    Two: lesson('say("two")', 0, 3),
    Flash: lesson('say("flash", getCurrentLevelFromCARD(player, mine(0)))', 'one-shot'),
    Wisp: mob(),
  };

  it('R-S3: a level-up gives 10 levels, and 40 HP and MaxHP if HP + 20 is more than MaxHP', () => {
    const match = table({ cards, you: { hp: 190, hand: ['Page'], mobs: ['Wisp'] } });
    match.choose('Level up with Page');
    expect([match.level(), match.hp('Hero'), match.maxHp('Hero')]).toEqual([10, 230, 240]);
  });

  it('R-S3: else 20 HP', () => {
    const match = table({ cards, you: { hp: 180, hand: ['Page'], mobs: ['Wisp'] } });
    match.choose('Level up with Page');
    expect([match.hp('Hero'), match.maxHp('Hero')]).toEqual([200, 200]);
  });

  it('the card slides under the character, below the others', () => {
    const match = table({ cards, you: { build: ['Late'], hand: ['Page'], mobs: ['Wisp'] } });
    match.choose('Level up with Page');
    expect(match.under('Hero')).toEqual(['Late', 'Page']);
  });

  it('a one-shot works right then, after the bonuses, and not among the actions', () => {
    const match = table({ cards, you: { hand: ['Flash'], mobs: ['Wisp'] } });
    match.choose('Level up with Flash');
    expect(match.said).toEqual(['flash 10']);
  });

  it('one card a turn, and only if the player wants', () => {
    const match = table({ cards, you: { hand: ['Page', 'Late'], mobs: ['Wisp'] } });
    match.choose('Level up with Page');
    expect([match.asked, match.hand()]).toEqual(['attack', ['Late']]);
    expect(
      table({ cards, you: { hand: ['Page'], mobs: ['Wisp'] } })
        .decline()
        .level(),
    ).toBe(0);
  });

  it('3.6: an ability needs its level and so many cards of its element', () => {
    const match = table({
      cards,
      you: { build: ['Page', 'Late', 'Two'], level: 70, mobs: ['Wisp'] },
    });
    expect(match.said).toEqual(['page true', 'two']);
    const short = table({ cards, you: { build: ['Page', 'Two'], level: 0, mobs: ['Wisp'] } });
    expect(short.said).toEqual([]);
  });
});

describe('3.7 HP and MaxHP', () => {
  it('a card at 0 HP is destroyed and goes to the graveyard of its owner', () => {
    const scene = still({
      cards: { Wisp: mob(40), Bat: mob() },
      you: { mobs: ['Wisp'] },
      foe: { mobs: ['Bat'] },
    });
    scene.attack('Wisp', 'Bat');
    expect([scene.mobs(1), scene.grave(1)]).toEqual([[], ['Bat']]);
  });

  it('healing stops at MaxHP', () => {
    const scene = still({ you: { hp: 190 } });
    expect(scene.run('refreshHP(player, mine(0), 50)').hp('Hero')).toBe(200);
  });

  it('R-S6: both characters at 0 HP at once is a tie', () => {
    const blast = lesson('editCardHP(mine(0), 0) editCardHP(theirs(0), 0)');
    const match = table({ cards: { Blast: blast }, phase: 'actions', you: { build: ['Blast'] } });
    expect(match.outcome).toMatchObject({ winner: null });
  });
});

describe('3.8 and 3.9 places', () => {
  it('a side has seven slots for mobs, seven for equipment, one for a field', () => {
    const scene = still({
      cards: { Wisp: mob(), Cap: equip() },
      you: { mobs: Array(7).fill('Wisp'), equips: Array(7).fill('Cap') },
    });
    scene.run(
      'say(nextFreeMobSlot(player), nextFreeEquipSlot(player), nextFreeMobSlot(not player))',
    );
    expect(scene.said).toEqual(['-1 -1 1']);
  });

  it('a hand is seen by its player only, a deck by nobody, a graveyard by all', () => {
    const match = table({
      cards: { Wisp: mob(), Dart: action() },
      you: { mobs: ['Wisp'], hand: ['Dart'], deck: ['Dart'], graveyard: ['Wisp'] },
    });
    const seen = (viewer: 0 | 1) => viewOf(match.book, match.state, viewer).players[0];
    expect('card' in (seen(0).hand[0] ?? {})).toBe(true);
    expect('card' in (seen(1).hand[0] ?? {})).toBe(false);
    expect(seen(1).grave).toMatchObject([{ design: 'Wisp' }]);
    expect(seen(0).deck).toBe(1);
    match.decline();
  });
});
