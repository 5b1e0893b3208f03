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
    expect(errors.every(({ fix, line }) => fix !== '' && line === 1)).toBe(true);
  });

  it('says of every finding what mends it', () => {
    const { warnings } = checkDescriptor(descriptor('function onThinkMob(p) drawCrd(p) end'), 'a');
    expect(warnings.find(({ code }) => code === 'unknown-function')).toEqual({
      line: 4,
      column: 24,
      severity: 'warning',
      code: 'unknown-function',
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
    [
      'function onThinkMob(player) n = 1 end function onEndTurn(player) print(n) end',
      'lost-value 4:72',
    ],
  ])('%s', (functions, finding) => {
    expect(found(functions)).toEqual([finding]);
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
  });
});
