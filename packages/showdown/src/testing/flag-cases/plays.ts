import type { PositionSketch } from '../position.ts';
import { action, equip, field, fn, mob } from '../sketch.ts';
import { type FlagCase, gives, offers, says } from './flag-case.ts';

const ANY = '0, 0, 99, "TYPE_ANYMOB", "ELEM_ANY", ""';
const THREE: PositionSketch = { you: { mobs: ['Wisp', 'Imp', 'Letter'] } };
const maxHp = 'getMaxHpFromCARD(mine(1)), getMaxHpFromCARD(mine(2)), getMaxHpFromCARD(theirs(1))';
const aura = (mode: string, whom: string) =>
  `applyAuraBonus(player, "${mode}", "${whom}", mine(2), 0, 10, 0, ${ANY}) say(${maxHp})`;
const block = (kind: string, ails: string) =>
  says(`local bat = theirs(1) applyBlockAura(bat, "AURA_${kind}", mine(1)) say(${ails}(bat) > 0)`, [
    'true',
  ]);

/** Sides, auras and what lasts. */
const SIDES: Readonly<Record<string, FlagCase>> = {
  IS_PLAYER: gives('hasFlag("IS_PLAYER", "ZTCG_PLAYERTYPE")', 'true'),
  IS_ADVSRY: gives('hasFlag("IS_ADVSRY", "ZTCG_PLAYERTYPE")', 'true', { as: 1 }),
  ONLY_ADVSRY: gives('getMobsOnTable(player, "ONLY_ADVSRY")', '2', { ground: THREE }),
  ONLY_PLAYER: gives('getMobsOnTable(player, "ONLY_PLAYER")', '3', { ground: THREE }),
  ANY_PLAYER: gives('getMobsOnTable(player, "ANY_PLAYER")', '5', { ground: THREE }),
  IS_P1: gives(
    'hasFlag("IS_P1", "ZTCG_GAMEHUBTYPE"), hasFlag("IS_P2", "ZTCG_GAMEHUBTYPE")',
    'true false',
  ),
  IS_P2: gives(
    'hasFlag("IS_P1", "ZTCG_GAMEHUBTYPE"), hasFlag("IS_P2", "ZTCG_GAMEHUBTYPE")',
    'false true',
    { as: 1 },
  ),
  GLOBALAURA_PASS_PLAYER: says(aura('GLOBALAURA_PASS_PLAYER', 'BUFF_ANY'), ['40 60 50']),
  GLOBALAURA_PASS_ADVSRY: says(aura('GLOBALAURA_PASS_ADVSRY', 'BUFF_ANY'), ['50 70 40']),
  GLOBALAURA_BOTH_PLAYERS: says(aura('GLOBALAURA_BOTH_PLAYERS', 'BUFF_ANY'), ['50 70 50']),
  BUFF_ANY: says(aura('GLOBALAURA_PASS_ADVSRY', 'BUFF_ANY'), ['50 70 40']),
  BUFF_OTHER: says(aura('GLOBALAURA_PASS_ADVSRY', 'BUFF_OTHER'), ['50 60 40']),
  AURA_STUN: block('STUN', 'isStunned'),
  AURA_SILENCE: block('SILENCE', 'isSilenced'),
  AURA_HIJACK: block('HIJACK', 'isHijacked'),
  AURA_AWAY: block('AWAY', 'isAway'),
};

/** A hand that ends with a card of an element that is not learned. */
const handWith = (element: string): PositionSketch => ({
  cards: {
    Newt: mob(10, 20, '', { element }),
    Coal: equip('', { element, info: 'Ring' }),
    Pyre: field(10, '', { element }),
  },
  you: { field: null },
});
const ending = (last: string, element: string): PositionSketch => {
  const { cards, you } = handWith(element);
  return { ...(cards && { cards }), you: { ...you, hand: ['Letter', 'Helmet', 'Bog', last] } };
};
/** A play of the last card of the hand, once with its element learned and once without. */
const scouts = (call: string, last: string, slot: number): FlagCase => ({
  shows: call,
  ground: ending(last, 'FIRE'),
  when: (scene) => scene.run(`say(${call}, mine(${slot}))`).said,
  result: ['false 0'],
});
const forces = (call: string, last: string, slot: number): FlagCase => ({
  shows: call,
  ground: ending(last, 'FIRE'),
  when: (scene) => scene.run(`say(${call}, mine(${slot}))`).said,
  result: [`true ${last}`],
});

/** One more of each kind than the hand of the ground has. */
const RICH: PositionSketch = {
  cards: { Ring: equip('', { info: 'Ring' }), Song: action() },
  you: { hand: ['Letter', 'Dart', 'Helmet', 'Bog', 'Ring', 'Song'] },
};
const playCard = (kinds: string) => `playCard(player, "Play", "ELEM_ANY", "${kinds}", 60)`;
const trying = (flag: string) => ({
  Letter: fn('onTryPlay', `if hasFlag("${flag}", "ZTCG_TRYPLAY") then updateGameValue(0, 0) end`),
});
const summon = 'summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 60)';
const calling = (number: number) =>
  says(`applyCharacterAction(player, mine(0), "CALL_CHAR_ACTION${number}")`, [`${number}`], {
    functions: {
      Hero: [1, 2, 3].map((at) => fn(`onActivateCharacterAction${at}`, `say(${at})`)).join('\n'),
    },
  });

/** Ways to play cards and to use abilities. */
const PLAYS: Readonly<Record<string, FlagCase>> = {
  PLAY_NORMALSUMMON: offers(summon, ['Letter']),
  PLAY_SCOUTSUMMON: scouts('summon(player, "PLAY_SCOUTSUMMON", "ELEM_ANY", 60)', 'Newt', 3),
  PLAY_FORCESUMMON: forces('summon(player, "PLAY_FORCESUMMON", "ELEM_ANY", 60)', 'Newt', 3),
  PLAY_NORMALEQUIP: offers(
    'equip(player, "PLAY_NORMALEQUIP", "ELEM_ANY", 60)',
    ['Helmet', 'Ring'],
    {
      ground: RICH,
    },
  ),
  PLAY_GEARUPEQUIP: offers('equip(player, "PLAY_GEARUPEQUIP", "ELEM_ANY", 60)', ['Helmet'], {
    ground: RICH,
  }),
  PLAY_SCOUTEQUIP: scouts('equip(player, "PLAY_SCOUTEQUIP", "ELEM_ANY", 60)', 'Coal', 9),
  PLAY_FORCEEQUIP: forces('equip(player, "PLAY_FORCEEQUIP", "ELEM_ANY", 60)', 'Coal', 9),
  PLAY_NORMALFIELD: offers('locate(player, "PLAY_NORMALFIELD", "ELEM_ANY")', ['Bog']),
  PLAY_SCOUTFIELD: scouts('locate(player, "PLAY_SCOUTFIELD", "ELEM_ANY")', 'Pyre', 15),
  PLAY_FIRSTCARDFIELD: gives('locate(player, "PLAY_FIRSTCARDFIELD"), mine(15)', 'true Bog', {
    ground: { you: { hand: ['Bog', 'Letter', 'Helmet'] } },
  }),
  PLAY_FORCEFIELD: forces('locate(player, "PLAY_FORCEFIELD", "ELEM_ANY")', 'Pyre', 15),
  PLAY_MOB: offers(playCard('PLAY_MOB'), ['Letter']),
  PLAY_EQUIP: offers(playCard('PLAY_EQUIP'), ['Helmet']),
  PLAY_ACTION: offers(playCard('PLAY_ACTION'), ['Dart']),
  PLAY_FIELD: offers(playCard('PLAY_FIELD'), ['Bog']),
  SCOUT_NORMAL: says(
    'incrementPlayerLevel(player, 10) say(scoutMob(player, "SCOUT_NORMAL", "ELEM_ANY"), mine(3))',
    ['true 0'],
  ),
  SCOUT_SUMMON: says(
    'incrementPlayerLevel(player, 10) say(scoutMob(player, "SCOUT_SUMMON", "ELEM_ANY"), mine(3))',
    ['true Top'],
  ),
  IS_TRY_PREPARE: gives(summon, 'false', { functions: trying('IS_TRY_PREPARE') }),
  IS_TRY_TABLE: gives(summon, 'false', {
    functions: trying('IS_TRY_TABLE'),
    replies: ['Letter'],
  }),
  CALL_ACTION: says(
    'applyCharacterAction(player, getCARD(getCardUnder(mine(0), 0)), "CALL_ACTION")',
    ['leaf'],
    { functions: { Sprout: fn('onActivateCharacterAction', 'say("leaf")') } },
  ),
  CALL_CHAR_ACTION1: calling(1),
  CALL_CHAR_ACTION2: calling(2),
  CALL_CHAR_ACTION3: calling(3),
};

/** What the flags about sides, auras and plays do. */
export const PLAY_FLAG_CASES = { ...SIDES, ...PLAYS };
