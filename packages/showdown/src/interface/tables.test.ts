import { describe, expect, it } from 'vitest';
import { CONTEXTS } from './flags/contexts.ts';
import { EFFECT_FUNCTION_NAMES, FUNCTIONS, functionNamed, RULE_NAMES } from './functions.ts';
import { hearers } from './pointcut.ts';
import { POINTCUT_NAMES, POINTCUTS, pointcutNamed, SPRITE_POINTCUT_NAMES } from './pointcuts.ts';
import {
  OTHER_FUNCTIONS,
  OTHER_POINTCUTS,
  TABLE_FUNCTIONS,
  TABLE_POINTCUTS,
} from './testing/table-names.ts';

const SENTENCE = /^[A-Z].*\.$/;

describe('the table of functions', () => {
  it.each(TABLE_FUNCTIONS)('has %s as it stands in the published table', (row) => {
    const [name = '', taken, given] = row.split('/');
    const fn = functionNamed(name);
    const counts = fn?.signatures.map(({ parameters }) => parameters.length);
    expect(counts).toContain(Number(taken));
    expect(fn?.gives.length).toBeGreaterThanOrEqual(Number(given));
  });

  it.each(OTHER_FUNCTIONS)('has %s, which is used though in no table', (name) => {
    expect(functionNamed(name)).toBeDefined();
  });

  it('has no name twice', () => {
    const names = FUNCTIONS.flatMap(({ name, aliases }) => [name, ...aliases]);
    expect(new Set(names).size).toBe(names.length);
    expect(RULE_NAMES.length + EFFECT_FUNCTION_NAMES.length).toBe(FUNCTIONS.length);
  });

  it.each([
    ['discardRandomHandCard', 'discardCardRandom'],
    ['destroySelf', 'destroyCard'],
    ['getCard', 'getCARD'],
  ])('takes %s for %s', (alias, name) => {
    expect(functionNamed(alias)?.name).toBe(name);
  });

  it('does not take sendPlayerAway for applyAway', () => {
    expect(functionNamed('sendPlayerAway')).not.toBe(functionNamed('applyAway'));
  });

  it.each(FUNCTIONS)('$name says what it does, and names no parameter twice', (fn) => {
    expect(fn.does).toMatch(SENTENCE);
    for (const { parameters } of fn.signatures) {
      expect(new Set(parameters.map(({ name }) => name)).size).toBe(parameters.length);
    }
  });

  it('uses the same kind for a parameter in every signature', () => {
    for (const { name, signatures, layout } of FUNCTIONS) {
      for (const parameter of signatures.flatMap(({ parameters }) => parameters)) {
        const placed = layout.find((known) => known.name === parameter.name);
        expect([name, placed]).toEqual([name, parameter]);
      }
    }
  });
});

describe('the table of pointcuts', () => {
  it.each(TABLE_POINTCUTS)('has %s as it stands in the published table', (row) => {
    const [name = '', flags = '', values, pointers, returns] = row.split(':');
    const found = pointcutNamed(name);
    const contexts = flags.split('+').filter((flag) => flag !== '');
    expect(found?.flags).toEqual(
      expect.arrayContaining(contexts.map((context) => `ZTCG_${context}`)),
    );
    expect(found?.values.length).toBe(Number(values));
    expect(found?.pointers.length).toBeGreaterThanOrEqual(Number(pointers));
    if (returns) expect(found?.returns).toBeDefined();
  });

  it.each(OTHER_POINTCUTS)('has %s of the earlier interface', (name) => {
    expect(pointcutNamed(name)).toBeDefined();
  });

  it('has no name twice', () => {
    const names = POINTCUTS.flatMap(({ name, aliases }) => [name, ...aliases]);
    expect(new Set(names).size).toBe(names.length);
    expect(POINTCUT_NAMES.length + SPRITE_POINTCUT_NAMES.length).toBe(POINTCUTS.length);
  });

  it.each([
    ['onDestroyedEquipment', 'onEquipmentDestroyed'],
    ['onDestroyOpponentEquipment', 'onOpponentEquipmentDestroyed'],
    ['onDestroyField', 'onFieldDestroyed'],
    ['onOpponentDestroyField', 'onOpponentFieldDestroyed'],
  ])('takes %s for %s', (alias, name) => {
    expect(pointcutNamed(alias)?.name).toBe(name);
  });

  it('shares no name with a function', () => {
    const names = POINTCUTS.flatMap(({ name, aliases }) => [name, ...aliases]);
    expect(names.filter((name) => functionNamed(name))).toEqual([]);
  });

  it.each(POINTCUTS)('$name says when it fires, and has at most four values', (found) => {
    expect(found.fires).toMatch(SENTENCE);
    expect(found.values.length).toBeLessThanOrEqual(4);
    expect(found.pointers.length).toBeLessThanOrEqual(4);
  });

  it.each(POINTCUTS.filter(({ name }) => /Opponent/.test(name)))(
    '$name is heard by another side than the one it happens to',
    ({ name, version, of }) => {
      // What an attack of this side does to the opponent is told from the attacker's side.
      const attackOnOpponent = /^onAttackOpponent/.test(name);
      expect(version).toBe(attackOnOpponent ? 'own' : 'opposing');
      if (attackOnOpponent) expect(of).toBe('attacker');
    },
  );

  it.each(POINTCUTS.filter(({ name }) => /View(Hand|Deck|Graveyard)$/.test(name)))(
    '$name is heard in the zone it names',
    ({ name, where }) => {
      expect(name.toLowerCase().endsWith(`view${where}`)).toBe(true);
    },
  );

  it('is heard as the notes say', () => {
    const heard = (name: string) => {
      const found = pointcutNamed(name);
      return found && hearers(found);
    };
    expect(heard('onExecuteAttack')).toBe('the attacker');
    expect(heard('onReceiveAttack')).toBe('the card attacked');
    expect(heard('onExecuteAttackCard')).toBe("the deployed cards of the attacker's side");
    expect(heard('onReceiveAttackCard')).toBe("the deployed cards of the attacked card's side");
    expect(heard('onExecuteAttackAndSurvived')).toBe("the deployed cards of the attacker's side");
    expect(heard('preventTargetMob')).toBe('the card attacked');
    expect(heard('preventIntercomeTargetMob')).toBe(
      "the deployed cards of the attacked card's side",
    );
    expect(heard('preventSelfTargetMob')).toBe('the attacker');
    expect(heard('onOpponentStartAttack')).toBe("the deployed cards of the attacked card's side");
    expect(heard('undoBuffs')).toBe(
      'the deployed cards and those under the character of both sides',
    );
    expect(heard('onReactivateCardLevelDrop')).toBe(
      'the cards in the hand of the side it happens on',
    );
  });
});

it('says what every context and flag means', () => {
  for (const { about, flags } of CONTEXTS) {
    expect(about).toMatch(SENTENCE);
    for (const { meaning } of flags) expect(meaning).toMatch(SENTENCE);
  }
});
