import type { PositionSketch } from '../position.ts';
import { action, field, fn, mob } from '../sketch.ts';
import { type FlagCase, gives, offers, says } from './flag-case.ts';

const HAND = 'getPlayerDeck(player, "DECK_HAND")';
const DECK = 'getPlayerDeck(player, "DECK_DECK")';
const GRAVE = 'getPlayerDeck(player, "DECK_GRAV")';
const count = (types: string, elements = 'ELEM_ANY') =>
  `getListLength(makeFilteredTableList(player, "ANY_PLAYER", 0, 0, 99, "${types}", "${elements}", ""))`;
const found = (element: string, name: string) =>
  gives(
    `getCARD(makeFilteredTableList(player, "ANY_PLAYER", 0, 0, 99, "TYPE_ANYMOB", "${element}", "")), ${count('TYPE_ANYMOB', element)}`,
    `${name} 1`,
    { ground: MENAGERIE },
  );

/** One mob of each element. */
const MENAGERIE: PositionSketch = {
  cards: {
    Newt: mob(10, 20, '', { element: 'FIRE' }),
    Eel: mob(10, 20, '', { element: 'WATER' }),
    Moth: mob(10, 20, '', { element: 'LIGHT' }),
  },
  you: { mobs: ['Wisp', 'Newt', 'Eel'] },
  foe: { mobs: ['Bat', 'Ogre', 'Moth'] },
};

/** Kinds, elements and rarities of cards. */
const TRAITS: Readonly<Record<string, FlagCase>> = {
  TYPE_MOB: gives(count('TYPE_MOB'), '3'),
  TYPE_EQP: gives(count('TYPE_EQP'), '2'),
  TYPE_ACT: gives(
    `getCARD(makeFilteredList(player, getListFromDeck(${HAND}), 0, 0, 99, "TYPE_ACT", "ELEM_ANY", ""))`,
    'Dart',
  ),
  TYPE_FLD: gives(count('TYPE_FLD'), '2'),
  TYPE_CHAR: gives(count('TYPE_CHAR'), '2'),
  TYPE_JRB: gives(count('TYPE_JRB'), '1'),
  TYPE_BOS: gives(count('TYPE_BOS'), '1', {
    ground: { cards: { King: { type: 'boss' } }, foe: { mobs: ['King'] } },
  }),
  TYPE_ANYMOB: gives(count('TYPE_ANYMOB'), '4'),
  TYPE_ANY: gives(count('TYPE_ANY'), '10'),
  LVL_ACTION: gives(`decodeZtcgFlag("LVL_ACTION"), ${count('LVL_ACTION')}`, '9 0'),
  ELEM_EARTH: found('ELEM_EARTH', 'Wisp'),
  ELEM_WIND: found('ELEM_WIND', 'Bat'),
  ELEM_FIRE: found('ELEM_FIRE', 'Newt'),
  ELEM_WATER: found('ELEM_WATER', 'Eel'),
  ELEM_DARK: found('ELEM_DARK', 'Ogre'),
  ELEM_LIGHT: found('ELEM_LIGHT', 'Moth'),
  ELEM_ANY: gives(count('TYPE_ANYMOB', 'ELEM_ANY'), '6', { ground: MENAGERIE }),
  ...Object.fromEntries(
    ['RARITY_UNIQUE', 'RARITY_SELDOM', 'RARITY_COMMON'].map((flag, place) => {
      const is = (slot: number) => `getRarityFromCARD(mine(${slot})) == decodeZtcgFlag("${flag}")`;
      const rarities: PositionSketch = {
        cards: { Gem: mob(10, 10, '', { rarity: 'unique' }) },
        you: { mobs: ['Gem', 'Wisp', 'Imp'] },
      };
      const told = [0, 1, 2].map((slot) => String(slot === place)).join(' ');
      return [flag, gives([1, 2, 3].map(is).join(', '), told, { ground: rarities })];
    }),
  ),
  FLAG_TYPE: gives(
    'hasSharedFlagsCARD(mine(2), "FLAG_TYPE", "TYPE_MOB"), hasSharedFlagsCARD(mine(2), "FLAG_TYPE", "TYPE_EQP")',
    'true false',
  ),
  FLAG_ELEM: gives(
    'hasSharedFlagsCARD(mine(2), "FLAG_ELEM", "ELEM_DARK"), hasSharedFlagsCARD(mine(2), "FLAG_ELEM", "ELEM_FIRE")',
    'true false',
  ),
};

const move = (take: string, put: string, what: string) =>
  `moveCards(player, ${GRAVE}, ${DECK}, "${take}", "${put}", ${what})`;
const putBack = (end: string) =>
  `local list = takeCardsFromDeck(player, ${DECK}, 2)
takeTargetCardFromListToDeck(player, ${DECK}, list, list, "${end}") say(top("DECK_DECK"))`;

/** Two Bones lie among the dead. */
const BONES: PositionSketch = { you: { graveyard: ['Ash', 'Bone', 'Bone'] } };
const LAST_BONE = `getCARD(getListFromDeck(${GRAVE}))`;

/** Piles, and what is moved between them. */
const PILES: Readonly<Record<string, FlagCase>> = {
  DECK_HAND: gives('getCARD(getListFromDeck(getPlayerDeck(player, "DECK_HAND")))', 'Letter'),
  DECK_DECK: gives('getCARD(getListFromDeck(getPlayerDeck(player, "DECK_DECK")))', 'Top'),
  DECK_GRAV: gives('getCARD(getListFromDeck(getPlayerDeck(player, "DECK_GRAV")))', 'Bone'),
  DECK_CARD: gives(
    'getPlayerDeck(player, "DECK_CARD"), getListLength(getListFromDeck(getPlayerDeck(player, "DECK_CARD")))',
    '0 0',
  ),
  DECK_TOP: says(putBack('DECK_TOP'), ['Top']),
  DECK_BOTTOM: says(putBack('DECK_BOTTOM'), ['Last']),
  TAKE_BYNAME: says(
    `${move('TAKE_BYNAME', 'PUT_TOP', 'getCardIdFromCARD(mine(1))')} say(top("DECK_DECK"), top("DECK_GRAV"))`,
    ['Wisp Bone'],
    { ground: { you: { graveyard: ['Bone', 'Wisp'] } } },
  ),
  TAKE_CARDID: says(
    `local bone = ${LAST_BONE} ${move('TAKE_CARDID', 'PUT_TOP', 'bone')} say(top("DECK_DECK") == bone, top("DECK_GRAV"))`,
    ['true Bone'],
    { ground: { you: { graveyard: ['Bone', 'Bone'] } } },
  ),
  TAKE_NEXT: says(`say(${move('TAKE_NEXT', 'PUT_TOP', '2')}, top("DECK_GRAV"))`, ['2 Bone'], {
    ground: BONES,
  }),
  PUT_TOP: says(`${move('TAKE_NEXT', 'PUT_TOP', '2')} say(top("DECK_DECK"))`, ['Bone']),
  PUT_BOTTOM: says(`${move('TAKE_NEXT', 'PUT_BOTTOM', '2')} say(top("DECK_DECK"))`, ['Top']),
  CARDLIST_HIDE: offers(
    `menuCards(not player, getListFromDeck(${HAND}), "Which?", "CARDLIST_HIDE")`,
    ['Card 1', 'Card 2', 'Card 3', 'Card 4'],
  ),
  CARDLIST_PEEK: offers(
    `menuCards(not player, getListFromDeck(${HAND}), "Which?", "CARDLIST_PEEK")`,
    ['Letter', 'Dart', 'Helmet', 'Bog'],
  ),
};

/** One card of each kind among the dead. */
const DEAD: PositionSketch = {
  cards: { Spark: action('', { level: 40 }), Fen: field(10) },
  you: { graveyard: ['Ash', 'Bone', 'Spark', 'Fen'] },
};
const recover = (kinds: string, side = 'LESSER', level = 99) =>
  `recoverCard(player, "DECK_HAND", "${kinds}", "${side}", ${level})`;

/** What may be recovered. */
const RECOVERIES: Readonly<Record<string, FlagCase>> = {
  RECOVER_ANY: offers(recover('RECOVER_ANY'), ['Ash', 'Bone', 'Spark', 'Fen'], { ground: DEAD }),
  RECOVER_MOB: offers(recover('RECOVER_MOB'), ['Bone'], { ground: DEAD }),
  RECOVER_EQP: offers(recover('RECOVER_EQP'), ['Ash'], { ground: DEAD }),
  RECOVER_ACT: offers(recover('RECOVER_ACT'), ['Spark'], { ground: DEAD }),
  RECOVER_FLD: offers(recover('RECOVER_FLD'), ['Fen'], { ground: DEAD }),
  RECOVER_TOP: offers(recover('RECOVER_TOP'), ['Ash'], { ground: DEAD }),
  LESSER: offers(recover('RECOVER_MOB | RECOVER_EQP', 'LESSER', 20), ['Bone'], { ground: DEAD }),
  GREATER: offers(recover('RECOVER_MOB | RECOVER_EQP', 'GREATER', 50), ['Ash'], { ground: DEAD }),
};

const COLORS = ['BLUE', 'RED', 'GREEN', 'GOLD', 'SILVER', 'WHITE', 'BLACK'];
const SEVEN: readonly string[] = Array<string>(7).fill('Wisp');
const GEAR: readonly string[] = Array<string>(7).fill('Blade');
/** Every slot is taken. */
export const FULL: PositionSketch = {
  you: { mobs: SEVEN, equips: GEAR },
  foe: { mobs: SEVEN, equips: GEAR },
};

const PLACES = ['CHAR', ...numbered('MOB'), ...numbered('EQP'), 'FLD'];

function numbered(kind: string): string[] {
  return SEVEN.map((_, place) => `${kind}${place + 1}`);
}

/** Numbers on cards, and slots. */
const SHOWN: Readonly<Record<string, FlagCase>> = {
  ...Object.fromEntries(
    COLORS.map((color, number): [string, FlagCase] => {
      const lua = `displayCardRegister(getSourceCARD(), 5, 0, 20, "COLOR_${color}")`;
      const when: FlagCase['when'] = (scene) =>
        scene
          .run('editCardRegister(mine(1), 5, 0, 30, 0, "x")')
          .state.words.shown.map((one) => [one.value, one.color]);
      const functions = { Wisp: fn('renderCardRegister', lua) };
      return [`COLOR_${color}`, { shows: lua, functions, when, result: [[30, number]] }];
    }),
  ),
  ...Object.fromEntries(
    ['PLAYER', 'ADVSRY'].flatMap((side, seat) =>
      PLACES.map((place, slot) => {
        const flag = `SLOT_${side}${place}`;
        const there = `getOnBoardCARD(player, "${flag}")`;
        const whose = seat === 0 ? 'player' : 'not player';
        const lua = `getSlotIdFromCARD(${whose}, ${there})`;
        return [flag, gives(lua, String(slot), { ground: FULL })];
      }),
    ),
  ),
};

/** What the flags about cards, piles and places do. */
export const CARD_FLAG_CASES = { ...TRAITS, ...PILES, ...RECOVERIES, ...SHOWN };
