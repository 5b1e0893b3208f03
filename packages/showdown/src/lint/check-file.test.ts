import { describe, expect, it } from 'vitest';
import { templates } from '../cards/templates.ts';
import { checkDescriptor } from './check-file.ts';

interface Sketch {
  readonly type?: string;
  readonly block?: string;
  readonly text?: string;
  readonly levelUp?: string;
  readonly element?: string;
}

const LEVEL_UP = 'LVL_ACTION { "LEVEL" "10" "ATTRB" "1" "TEXT" "Draw a card." }';
const DRAWS = 'function onActivateCharacterAction(player) drawCard(player) end';

/** A mob with these functions, or another card; the first function stands in line 4. */
function descriptor(functions: string, sketch: Sketch = {}): string {
  const { type = 'MOB', text = 'Does things.', levelUp = LEVEL_UP, element = 'EARTH' } = sketch;
  const { block = `TYPE_MOB { "LEVEL" "10" "ATTCK" "20" "HP" "40" "TEXT" "${text}" }` } = sketch;
  return `ZTCG_CARD { "NAME" "Fen Wisp" "IMAGE" "" "TYPE" "${type}" "ELEMENT" "${element}"
"RARITY" "RARITY_COMMON" "INFO" "x" "COST" "1" ${block}
${levelUp}
${functions}
}`;
}

/** What is found, as `code line:column`. */
function found(functions: string, sketch: Sketch = {}, also = DRAWS): string[] {
  const { errors, warnings } = checkDescriptor(
    descriptor(`${functions}\n${also}`, sketch),
    'a.lua',
  );
  return [...errors, ...warnings].map(({ code, line, column }) => `${code} ${line}:${column}`);
}

const ACTION = { type: 'ACTION', block: 'TYPE_ACT { "LEVEL" "10" "TEXT" "Does things." }' };
const EQUIP = { type: 'EQUIP', block: 'TYPE_EQP { "LEVEL" "10" "TEXT" "Does things." }' };

describe('a check of a descriptor', () => {
  it.each(templates())('finds nothing wrong with the template of a $type', ({ text, file }) => {
    const { ok, errors, warnings, name } = checkDescriptor(text, file);
    expect({ ok, errors, warnings }).toEqual({ ok: true, errors: [], warnings: [] });
    expect(name).toMatch(/^My /);
  });

  it('gives the problems of the reader, with what would be right', () => {
    const { ok, errors } = checkDescriptor('ZTCG_CARD { "NAME" "A" }', 'a.lua');
    expect(ok).toBe(false);
    expect(errors.map(({ code }) => code)).toContain('missing-block');
    expect(errors.every(({ fix, line }) => fix && line === 1)).toBe(true);
  });

  it('says of every finding what mends it', () => {
    const { warnings } = checkDescriptor(descriptor('function onThinkMob(p) drawCrd(p) end'), 'a');
    expect(warnings.find(({ code }) => code === 'unknown-function')).toEqual({
      file: 'a',
      line: 4,
      column: 24,
      severity: 'warning',
      code: 'unknown-function',
      expected: [],
      message: 'The function drawCrd is not known; the script stops here. Did you mean drawCard?',
      fix: 'Write drawCard.',
    });
  });
});

describe('names in a script', () => {
  it.each([
    ['function onThinkMob(player) print(bonus) end', 'unknown-name 4:35'],
    ['function onThinkMob(player) print(math.flor(2)) end', 'unknown-name 4:35'],
    ['function onThinkMob(player) drawCard(ELEM_EARTH) end', 'unquoted-flag 4:38'],
    ['function onThinkMob(player) setEffectDuration(3) end', 'unknown-function 4:29'],
    ['function onThinkMob(player) onDraw(player) end', 'unknown-function 4:29'],
    ['function onThinkMob(player) print(arg) end', 'unknown-name 4:35'],
  ])('%s', (functions, finding) => {
    expect(found(functions)).toEqual([finding]);
  });

  /** The first warning, with what mends it. */
  function told(functions: string): string {
    const [first] = checkDescriptor(descriptor(`${functions}\n${DRAWS}`), 'a').warnings;
    return `${first?.message} ${first?.fix}`;
  }

  it.each([
    ...['load', 'loadstring', 'loadfile', 'dofile', 'require', 'module', 'setfenv', 'getfenv'],
    ...['newproxy', 'collectgarbage', 'io.open', 'os.time', 'debug.traceback', 'package.path'],
    ...['coroutine.wrap', 'string.dump', 'utf8.char', 'bit32.band'],
  ])('of standard Lua that are left out, such as %s, are not mistaken for others', (name) => {
    const said = told(`function onThinkMob(player) print(${name}) ${name}("x") end`);
    const plain = /^(io|os|debug|package|coroutine|utf8|bit32)\./.exec(name)?.[1] ?? name;
    expect(said).toMatch(`Scripts cannot reach ${plain}: `);
    expect(said).not.toMatch(/did you mean|write/i);
  });

  it.each([
    ['math.pow(2, 3)', 'table.getn({})', 'string.gfind("a", "a")', 'unpack({})', 'math.log10(2)'],
  ])('of older Lua are known', (...calls) => {
    expect(found(`function onThinkMob(player) print(${calls.join(', ')}) end`)).toEqual([]);
    expect(
      found('function onThinkMob(player) local function f(...) print(arg.n) end f() end'),
    ).toEqual([]);
  });

  it.each([
    ['function onThinkMob() drawCard(player) end', 'Write function onThinkMob(player).'],
    ['function onThinkMob(p) drawCard(player) end', 'Write p, or function onThinkMob(player).'],
    [
      'function onThinkMob(p) help(3) end function help(n) print(n) drawCard(player) end',
      'Write function help(player, n), and call it with the player.',
    ],
  ])('tell a parameter that is missing: %s', (functions, fix) => {
    expect(told(functions)).toMatch(/^The function \w+ has no parameter player; .*nil\. /);
    expect(told(functions)).toContain(fix);
  });

  it.each([
    'function onThinkMob(player) total = 0 add() print(total) end function add() total = total + 1 end',
    'bonus = 3 function onThinkMob(player) print(bonus) end',
    'local function twice(p) drawCard(p) drawCard(p) end function onThinkMob(player) twice(player) end',
    'function onThinkMob(player) local t = { a = 1 } print(t.a, _G, ZTCG_MAXVALUE) end',
  ])('are known: %s', (functions) => {
    expect(found(functions)).toEqual([]);
  });
});

describe('values that are gone when a function is called again', () => {
  const ADDS = 'function onThinkMob(player) n = n + 1 print(n) end';

  it.each([
    [
      'set elsewhere',
      'function onThinkMob(player) n = 1 end function onEndTurn(player) print(n) end',
      '4:72',
    ],
    [
      'a flag of the file',
      'n = false function onThinkMob(player) n = true end function onEndTurn(player) if n then drawCard(player) end end',
      '4:82',
    ],
    [
      'a count of the file',
      `n = 0 ${ADDS} function onEndTurn(player) n = n + 1 print(n) end`,
      '4:35',
    ],
    ['a count in one function', `n = 0 ${ADDS}`, '4:35'],
    ['a local count', `local n = 0 ${ADDS}`, '4:41'],
    ['a count that begins by itself', 'function onThinkMob(player) n = (n or 0) + 1 end', '4:29'],
    ['a count that begins before', 'function onThinkMob(player) n = n or 0 n = n + 1 end', '4:40'],
    [
      'a sum of two functions',
      'n = 5 function onThinkMob(player) n = n + #"x" end function onEndTurn(player) n = n * 2 print(n) end',
      '4:35',
    ],
    [
      'a count in a function of its own',
      'n = 0 function onThinkMob(player) add() end function onEndTurn(player) add() end function add() n = n + 1 end',
      '4:97',
    ],
  ])('%s', (_, functions, place) => {
    const { warnings } = checkDescriptor(descriptor(`${functions}\n${DRAWS}`), 'a.lua');
    expect(warnings.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual([
      `lost-value ${place}`,
    ]);
    expect(warnings[0]?.fix).toMatch('editCardRegister');
  });

  it.each([
    ['in a loop', 'n = 0 function onThinkMob(player) for i = 1, 3 do n = n + i end print(n) end'],
    [
      'in several steps',
      'n = 0 function onThinkMob(player) if player then n = n + 1 end n = n + 2 end',
    ],
    [
      'from a number of the file',
      'n = 5 function onThinkMob(player) n = n + getLevel(player) print(n) end',
    ],
    [
      'by a function called twice',
      'n = 0 function onThinkMob(player) add() add() print(n) end function add() n = n + 1 end',
    ],
    ['after it was set', `${ADDS.replace('n = n', 'n = 0 n = n')}`],
    [
      'of a field of that name',
      'n = 0 function onThinkMob(player) local t = { n = 1 } n = t.n + 1 print(n) end',
    ],
    ['of a local of that name', 'function onThinkMob(player) local n = 0 n = n + 1 print(n) end'],
  ])('are not those that one call adds up %s', (_, functions) => {
    expect(found(functions).filter((code) => code.startsWith('lost-value'))).toEqual([]);
  });
});

describe('a player that is taken for an object', () => {
  it.each([
    ['player:draw()', 'drawCard(player)'],
    ['print(player.hp)', 'drawCard(player)'],
    ['print(player[1])', 'drawCard(player)'],
    ['player()', 'drawCard(player)'],
    ['player:summon(3)', 'summon(player)'],
  ])('%s', (code, right) => {
    const functions = `function onThinkMob(player) ${code} end\n${DRAWS}`;
    const { warnings } = checkDescriptor(descriptor(functions), 'a.lua');
    expect(warnings.map((one) => one.code)).toEqual(['indexed-player']);
    expect(warnings[0]?.fix).toContain(right);
  });

  it.each([
    'function onThinkMob(player) player = { hp = 1 } print(player.hp) end',
    'function onThinkMob(p) local player = {} print(player.hp) end',
    'function onThinkMob(player) local t = { player = 1 } print(t.player, t[player]) end',
  ])('is none in %s', (functions) => {
    expect(found(functions)).toEqual([]);
  });
});

describe('calls in a script', () => {
  it.each([
    ['drawCard(player, 1, 2)', ['argument-surplus 4:29']],
    ['applyStun(player)', ['argument-missing 4:29']],
    ['drawCard("me")', ['argument-kind 4:29']],
    ['getPlayerDeck(player, "DECK_GRAVE")', ['unknown-flag 4:29']],
    ['getPlayerDeck(player, "DECK_HAND | DECK_DECK")', ['unknown-flag 4:29']],
  ])('%s', (call, findings) => {
    expect(found(`function onThinkMob(player) ${call} end`)).toEqual(findings);
  });

  it('are right in either generation of the interface', () => {
    const attack = 'attack(player, getSourceCARD(), 10, "ATKRES_NIL", "ATKSRC_MOB", "SLOT_CHAR",';
    const calls = [
      `${attack} "ENABLE_PREVENT", "IS_STARTER")`,
      `${attack} "STRIKE_TRUE", "ENABLE_PREVENT", "IS_STARTER")`,
      'summon(player, "PLAY_NORMALSUMMON", 20)',
      'summon(player, "PLAY_NORMALSUMMON", "ELEMENT_EARTH", 20)',
      'makePrompt(player, "Now?", "", 1, 2, "Yes", "No")',
      'makePrompt(player, true, "Now?", "", 1, 2, "Yes", "No")',
    ];
    expect(found(`function onThinkMob(player) ${calls.join(' ')} end`)).toEqual([]);
  });

  it('know the elements of the card set', () => {
    const rule = 'function onThinkMob(player) getPlayerAttributes(player, "ELEM_MAGE") end';
    expect(found(rule, { element: 'Magician' })).toEqual([]);
    expect(found(rule)).toEqual(['unknown-flag 4:29']);
  });
});

describe('functions of a script', () => {
  it.each([
    ['function onThinkMbo(player) drawCard(player) end', ['unused-function 4:1']],
    ['local function onStartTurn(player) end', ['unused-function 4:1']],
    [
      'function onDestroyedEquipment(player) drawCard(player) end function onEquipmentDestroyed(player) end',
      ['repeated-pointcut 4:60'],
    ],
  ])('%s', (functions, findings) => {
    const also = 'function onThinkMob(player) drawCard(player) end';
    expect(found(`${functions} ${also}`)).toEqual(findings);
  });

  it.each([
    ['onThinkMob', EQUIP],
    ['onEquipBuff', {}],
    ['onActivateCharacterAction1', {}],
    ['onLevelActionTrigger', {}],
    ['onEndTurn', ACTION],
    ['onReceiveAttack', ACTION],
    ['preventTargetCharacter', {}],
    ['onCalcNextAttack', {}],
    ['onEffectStart', {}],
  ])('%s never runs on such a card', (name, sketch) => {
    const codes = found(`function ${name}(player) return 1 end`, sketch);
    expect(codes.filter((code) => code.startsWith('never-fires'))).toEqual(['never-fires 4:1']);
  });

  it('of a rapid action run on the table if it inserts itself', () => {
    const functions =
      'function onThinkAction(player) insertCardTurnAction(player) end function onEndTurn(player) drawCard(player) end';
    expect(found(functions, ACTION)).toEqual([]);
  });
});

describe('what a card keeps up', () => {
  const me = 'getSourceCARD(), getSourceCARD(), 10, 0, 0, 0, 0, 100, "TYPE_ANY", "ELEM_ANY", ""';
  const apply = `function applyBuffs(player) applyTargetBonus(player, ${me}) end`;
  const undo = `function undoBuffs(player) removeTargetBonus(player, ${me}) end`;

  it('is taken back', () => {
    expect(found(`${apply} ${undo}`)).toEqual([]);
  });

  it.each([
    ['without undoBuffs', apply],
    ['with an empty undoBuffs', `${apply} function undoBuffs(player) end`],
    [
      'as a buff that stays',
      'function applyBuffs(player) newBuff(getSourceCARD(), getSourceCARD(), 10, 0, 0, 2) end function undoBuffs(player) end',
    ],
    [
      'on another card than it takes back from',
      'function applyBlocks(player) applyBlockAura(getOnBoardCARD(not player, "SLOT_PLAYERMOB1"), "AURA_STUN", getSourceCARD()) end function undoBlocks(player) removeBlockAura(getSourceCARD(), "AURA_STUN", getSourceCARD()) end',
    ],
  ])('is not taken back %s', (_, functions) => {
    expect(found(functions)).toEqual(['not-undone 4:1']);
  });

  it('fails where its script fails', () => {
    expect(found('function applyBuffs(player) local x = 1 + nil end')).toEqual([
      'script-fails 4:39',
    ]);
  });
});

describe('text and rules', () => {
  it('of a match text without a function', () => {
    expect(found('')).toEqual(['text-without-rule 2:95']);
    expect(found('function onThinkMob(player) end')).toEqual(['text-without-rule 2:95']);
    expect(found('', { text: '' })).toEqual([]);
    expect(found('function doRepeatLevelActionTrigger(player) return 2 end')).toEqual([]);
  });

  it('say nothing of each other while a function cannot be read', () => {
    const broken = 'function onThinkMob(player) drawCard(player end';
    expect(found(broken)).toEqual(['script 4:45']);
    const calls = 'function applyBuffs(player) help() end function help() x( end';
    expect(found(calls)).toEqual(['script 4:59']);
    const long = `function onThinkMob(player) ${'drawCard(player) '.repeat(2200)} end`;
    expect(found(long)).toEqual(['script 4:1']);
  });

  it('of a function without a match text', () => {
    expect(found('function onThinkMob(player) drawCard(player) end', { text: '' })).toEqual([
      'rule-without-text 4:1',
    ]);
  });

  it('of a level-up text', () => {
    const rule = 'function onThinkMob(player) drawCard(player) end';
    expect(found(rule, {}, '')).toEqual(['text-without-rule 3:1']);
    // Standing effects also count from under the character.
    expect(found(`${rule} function onStartTurn(player) drawCard(player) end`, {}, '')).toEqual([]);
    const once = { levelUp: LEVEL_UP.replace('"10"', '"ZTCG_MAXVALUE"') };
    expect(found(rule, once, 'function onLevelActionTrigger(player) drawCard(player) end')).toEqual(
      [],
    );
  });

  it('of the abilities of a character', () => {
    const ability = 'LVL_ACTION { "LEVEL" "0" "ATTRB" "0" "TEXT" "Draw." }';
    const block = `TYPE_CHA { "HP" "100" ${ability} ${ability} ${ability} }`;
    const sketch = { type: 'CHAR', block, levelUp: '' };
    const two =
      'function onActivateCharacterAction1(player) drawCard(player) end function onActivateCharacterAction3(player) drawCard(player) end';
    expect(found(two, sketch, '')).toEqual(['text-without-rule 2:124']);
    expect(found(`${two} function onEndTurn(player) drawCard(player) end`, sketch, '')).toEqual([]);
  });
});

describe('a check of a sprite', () => {
  const sprite = (functions: string) =>
    `ZTCG_SPRITE { "SPR_SOURCE" "a.png" "SPR_NAME" "spark" "SPR_COUNT" "1"
SPRITE { "SPR_ITEM_X" "0" "SPR_ITEM_Y" "0" "SPR_ITEM_DX" "8" "SPR_ITEM_DY" "8" }
${functions} }`;

  it('knows the functions of effects, and only those', () => {
    const fine = sprite('function onEffectStart() setEffectDuration(3) end');
    expect(checkDescriptor(fine, 'a.lua')).toMatchObject({
      kind: 'sprite',
      name: 'spark',
      errors: [],
      warnings: [],
    });
    const wrong = sprite('function onEffectStart() drawCard(true) end');
    const { warnings } = checkDescriptor(wrong, 'a.lua');
    expect(warnings.map(({ code }) => code)).toEqual(['unknown-function']);
    expect(warnings[0]?.message).toBe(
      'drawCard is for the descriptors of cards; the script of a sprite stops here.',
    );
  });
});
