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

/** A position in which a card with a hostile ability is about to have its turn, among auras. */
export function positionWith(body: string): PositionSketch {
  return {
    cards: { Wisp: banner, Foul: lesson(body) },
    phase: 'actions',
    you: { ...crowd, build: ['Foul'] },
    foe: crowd,
  };
}
