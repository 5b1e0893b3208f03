import type { PositionSketch } from './position.ts';
import { fn, lesson, mob } from './sketch.ts';

/** What a script can do to keep a match from going on, by what it is. */
export const HOSTILE: Readonly<Record<string, string>> = {
  'an endless loop': 'while true do end',
  'a growing text': 'local s = "x" while true do s = s .. s end',
  'a growing table': 'local t = {} while true do t[#t + 1] = {} end',
  'deep recursion': 'local function down(n) return down(n + 1) + 1 end down(1)',
  'reaching for globals': 'os.execute("true") io.open("x") require("fs") load("x")()',
  'prototype names': 'local t = {} t.__proto__.polluted = 1 constructor.constructor("x")()',
  'pcall around everything':
    'while true do pcall(function() pcall(function() while true do end end) drawCard(player) end) end',
  'lists without end': 'while true do makeFilteredTableList(player, "ANY_PLAYER", 0, 0, 99) end',
  'draws without end': 'while true do drawCard(player) end',
  'attacks without end':
    'while true do attackGlobal("GLOBAL_HITMOBS", player, getSourceCARD(), 0, "ATKSRC_MOB", "STRIKE_TRUE", "DISABLE_PREVENT", "IS_STARTER", "NO_FILTER") end',
  'changes without end': 'while true do incrementPlayerLevel(player, 1) end',
  'abilities without end':
    'while true do applyCharacterAction(player, getSourceCARD(), "CALL_ACTION") end',
  'registers without end':
    'local n = 0 while true do n = n + 1 editCardRegister(getSourceCARD(), n, 0, 1, 0) end',
};

/** Abilities that ask without end. */
export const HOSTILE_MENUS: Readonly<Record<string, string>> = {
  'the same menu': 'while true do makePrompt(player, "Again?", "", 0, 0) end',
  'other menus':
    'local n = 0 while true do n = n + 1 makePrompt(player, "Again? " .. n, "", 0, 0) end',
  'menus between changes':
    'local n = 0 while true do n = n + 1 makePrompt(player, "Again? " .. n, "", 0, 0) applySilence(player, mine(1), 1) end',
};

/** What a card can do to hold up those who play beside it, by where it does it: its functions. */
export const HOSTILE_HEARERS: Readonly<Record<string, string>> = {
  'whether a mob can be attacked': fn('preventIntercomeTargetMob', 'while true do end'),
  'whether a character can be attacked': fn('preventIntercomeTargetCharacter', 'while true do end'),
  'whether it can be attacked itself': fn('onGetTargeted', 'while true do end'),
  'almost too long each time': fn(
    'preventIntercomeTargetMob',
    'for n = 1, 25000 do local x = n end',
  ),
  'the numbers shown on cards': fn('renderCardRegister', 'while true do end'),
  'a text at each card drawn': fn('onOpponentDrawCard', 'local s = string.rep("x", 1e9)'),
  'texts at each card drawn': fn(
    'onDrawCard',
    'while true do local s = string.rep("x", 9e5) s = s:upper() end',
  ),
  'standing effects': fn('applyBuffs', 'while true do end'),
  'patterns that go back': fn('onOpponentDrawCard', 'local s = ("a"):rep(30000):find(".-.-.-.-b")'),
  'lists of patterns': fn('onDrawCard', 'while true do ("x"):rep(9000):gsub("x*", "%0%0") end'),
  'wide formats': fn('onDrawCard', 'while true do string.format("%99.99f%99d", 1e308, 1) end'),
  'texts put together': fn(
    'onDrawCard',
    'local t = {} for n = 1, 1000 do t[n] = "xxxxxxxx" end while true do table.concat(t, "y") end',
  ),
  'tables that answer': fn(
    'onDrawCard',
    'local t = setmetatable({}, {}) getmetatable(t).__index = function(s, k) return k end while true do local x = t.a .. t.b end',
  ),
  'errors without end': fn('onDrawCard', 'while true do pcall(error, {}) end'),
  'an error each time': fn('preventIntercomeTargetMob', 'error("x")'),
  'prints without end': fn('onDrawCard', 'while true do print(("x"):rep(900)) end'),
  'deep calls': fn('onDrawCard', 'local function f() return 1 + f() end f()'),
  'a loop without end': fn('onDrawCard', 'for n = 1, math.huge do end'),
  'sorting without sense': fn(
    'onDrawCard',
    'local t = {} for n = 1, 3000 do t[n] = n end while true do table.sort(t, function() return true end) end',
  ),
  'lists of cards': fn(
    'onDrawCard',
    'while true do makeFilteredTableList(player, "ANY_PLAYER", 0, 0, 99) end',
  ),
  'draws at each card drawn': fn('onDrawCard', 'while true do drawCard(player) end'),
  'changes at each card drawn': fn(
    'onDrawCard',
    'while true do applySilence(player, mine(1), 1) end',
  ),
};

/** Mobs on the table and in the deck, for scripts to go through. */
export const crowd = {
  mobs: ['Wisp', 'Wisp', 'Wisp', 'Wisp'],
  deck: Array<string>(30).fill('Wisp'),
};

const forEachMob = (rule: string) => `for n = 1, 7 do
  ${rule}(player, getOnBoardCARD(player, "SLOT_PLAYERMOB" .. n), getSourceCARD(), 0, 10, 0, 0, 0, 99, "TYPE_ANY", "ELEM_ANY", "")
end`;

/** A mob with an aura over all mobs of its side, as honest scripts have it: worked out at each change. */
export const banner = mob(
  20,
  40,
  `${fn('applyBuffs', forEachMob('applyTargetBonus'))}
   ${fn('undoBuffs', forEachMob('removeTargetBonus'))}`,
);

const hitAll =
  'attackGlobal("GLOBAL_HITMOBS", player, getSourceCARD(), 10, "ATKSRC_MOB", "STRIKE_TRUE", "DISABLE_PREVENT", "IS_STARTER", "NO_FILTER")';

/**
 * A position with honest cards beside so many hostile mobs, at most fourteen: an ability draws three cards
 * and does 10 damage to each of the opponent's mobs, then mobs attack.
 */
export function positionBeside(lua: string, count: number): PositionSketch {
  const mobs = (from: number) =>
    [...Array<string>(7)].map((_, at) => (from + at < count ? 'Foul' : 'Wisp'));
  const work = `for n = 1, 3 do drawCard(player) end ${hitAll}`;
  return {
    cards: { Wisp: mob(), Foul: mob(20, 40, lua), Sage: lesson(work) },
    phase: 'actions',
    you: { mobs: mobs(0), build: ['Sage'], deck: crowd.deck },
    foe: { mobs: mobs(7), deck: crowd.deck },
  };
}

/** A position in which a card with a hostile ability is about to have its turn, among auras. */
export function positionWith(body: string, count = 1): PositionSketch {
  return {
    cards: { Wisp: banner, Foul: lesson(body) },
    phase: 'actions',
    you: { ...crowd, build: Array<string>(count).fill('Foul') },
    foe: crowd,
  };
}

const whole = (code: string) => `ZTCG_CARD {
  "NAME" "Foul" "IMAGE" "foul.png" "TYPE" "MOB" "ELEMENT" "EARTH" "RARITY" "RARITY_COMMON"
  "INFO" "Mob" "COST" "10" TYPE_MOB { "LEVEL" "0" "ATTCK" "10" "HP" "10" "TEXT" "Foul." }
  ${code}
}`;

const filled = (part: string) => part.repeat(Math.floor(250_000 / part.length));

/** Descriptors that take long to read, by what they are full of. */
export const HOSTILE_FILES: Readonly<Record<string, string>> = {
  quotes: filled('"'),
  'quotes in lines': filled('"\n'),
  'escaped quotes': filled('"\n\\'),
  'single quotes': filled("'\\"),
  braces: filled('A{'),
  brackets: whole(filled('(')),
  words: whole(filled('a ')),
  numbers: whole(filled('1.')),
  comments: whole(filled('--\n')),
  signs: whole(filled('é')),
  'functions not closed': whole(filled('function f()\n')),
  'as much code as there may be': whole(
    `function onThinkMob(p) ${'x = {1, 2, 3} '.repeat(880)} end`,
  ),
  'broken code': whole(`function onThinkMob(p) ${'x = x + 1 '.repeat(1580)} x( end`),
  'broken functions': whole('function f( x end\n'.repeat(1300)),
  'names that are not known': whole(
    `function onThinkMob(p) ${[...Array<number>(1900)].map((_, at) => `fooBar${at}() `).join('')} end`,
  ),
};
