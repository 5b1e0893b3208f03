import { type Chunk, compile, globalsUsed } from '@cardscape/lua';
import { describe, expect, it } from 'vitest';
import type { CardDesign } from '../cards/card.ts';
import { writeDescriptor } from '../cards/write-descriptor.ts';
import { checkDescriptor } from '../lint/check-file.ts';
import { callsOf, flagProblems } from './calls.ts';
import { FUNCTIONS, functionNamed } from './functions.ts';
import { callProblems } from './match.ts';
import type { Pointcut } from './pointcut.ts';
import { POINTCUTS, pointcutNamed } from './pointcuts.ts';

/** What the language itself gives, as far as the examples use it. */
const LANGUAGE = ['math'];

const examples = [...FUNCTIONS, ...POINTCUTS];

function compiled(name: string, source: string): Chunk {
  const result = compile(source, { chunkName: name });
  if (!result.ok) throw new Error(`${name}: ${result.errors[0]?.message}`);
  return result.chunk;
}

/** Whether a pointcut can change something by its answer alone, not by values written. */
function answersOnly({ returns, values }: Pointcut): boolean {
  return returns !== undefined && !values.some(({ writable }) => writable);
}

/** A card of the type that the functions of an example are for. */
function cardFor(example: string): CardDesign {
  const played = /function (?:onInit|onThink|afterThink)(Equipment|Action|Field)/.exec(example);
  const kind = played?.[1] ?? 'Mob';
  const isEquip = kind === 'Equipment' || /function (onEquip|preventTargetEquip)/.test(example);
  const type = isEquip ? 'equip' : (kind.toLowerCase() as CardDesign['type']);
  const isCharacter = /Action\d\(|TargetCharacter\(/.test(example);
  const ability = { level: 0, attributes: 0, text: 'x' };
  const isOneShot = example.includes('LevelActionTrigger');
  return {
    name: 'Example',
    type: isCharacter ? 'char' : type,
    element: 'EARTH',
    rarity: 'common',
    info: 'Example',
    cost: 10,
    image: '',
    level: 10,
    attack: 20,
    hp: 40,
    block: 0,
    text: 'x',
    abilities: isCharacter ? [ability, ability, ability] : [],
    levelUp: isCharacter ? null : { ...ability, level: isOneShot ? 'one-shot' : 0 },
  };
}

describe('the example', () => {
  it.each(examples)('for $name is right', ({ name, example }) => {
    const chunk = compiled(name, example);
    const globals = globalsUsed(chunk);
    const assigned = globals.filter(({ use }) => use === 'assigned');
    expect(assigned).not.toEqual([]);
    expect(assigned.filter((use) => !pointcutNamed(use.name))).toEqual([]);
    const unknown = globals.filter((use) => {
      return use.use !== 'assigned' && !functionNamed(use.name) && !LANGUAGE.includes(use.name);
    });
    expect(unknown).toEqual([]);
    for (const call of callsOf(chunk)) {
      const fn = functionNamed(call.name);
      if (!fn) continue;
      expect([call.name, ...callProblems(fn, call.kinds)]).toEqual([call.name]);
      expect([call.name, ...flagProblems(fn, call)]).toEqual([call.name]);
    }
  });

  it.each(examples.filter(({ example }) => !example.startsWith('function onEffect')))(
    'for $name is a whole card by itself',
    ({ example }) => {
      const text = writeDescriptor(cardFor(example), example);
      const { errors, warnings } = checkDescriptor(text, 'example.lua');
      const found = [...errors, ...warnings].filter(({ code }) => !code?.startsWith('text-'));
      expect(found.map(({ message }) => message)).toEqual([]);
    },
  );

  it.each(FUNCTIONS)('for $name calls it', ({ name, example }) => {
    expect(callsOf(compiled(name, example)).map((call) => call.name)).toContain(name);
  });

  it.each(POINTCUTS.filter(({ name }) => name.startsWith('onEffect')))(
    'for $name touches nothing but effects',
    ({ name, example }) => {
      for (const call of callsOf(compiled(name, example))) expect(call.name).toMatch(/Effect/);
    },
  );

  it.each(POINTCUTS.filter(answersOnly))('for $name returns something', ({ example }) => {
    expect(example).toMatch(/\breturn\b/);
  });

  it('differs from function to function', () => {
    const texts = FUNCTIONS.map(({ example }) => example);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('a wrong call', () => {
  const call = (source: string) => {
    const [first] = callsOf(compiled('wrong', source));
    if (!first) throw new Error('no call');
    return first;
  };

  it('names a flag of another context', () => {
    const wrong = call('getPlayerDeck(player, "DECK_TOP")');
    const fn = functionNamed('getPlayerDeck');
    expect(fn && flagProblems(fn, wrong)).toEqual([
      { argument: 1, text: 'DECK_TOP', contexts: ['ZTCG_DECKTYPE'] },
    ]);
  });

  it('joins flags that exclude each other', () => {
    const wrong = call('getPlayerDeck(player, "DECK_HAND | DECK_GRAV")');
    const fn = functionNamed('getPlayerDeck');
    expect(fn && flagProblems(fn, wrong)).toHaveLength(1);
  });

  it('gives a text where a card belongs, and has its place in the source', () => {
    const wrong = call('\n  refreshHP(player, "me", 10)');
    expect(wrong).toMatchObject({ line: 2, column: 3 });
    const fn = functionNamed('refreshHP');
    expect(fn && callProblems(fn, wrong.kinds)).toMatchObject([{ problem: 'kind', argument: 1 }]);
  });
});
