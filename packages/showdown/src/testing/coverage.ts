import { CONTEXTS, FUNCTIONS, RULE_NAMES, type RuleName } from '../interface/index.ts';
import { POINTCUTS } from '../interface/pointcuts.ts';
import { cardFiles, effectFiles } from './core-files.ts';
import { FLAG_CASES } from './flag-cases/index.ts';
import { ANSWER_CASES, POINTCUT_FAMILIES } from './pointcut-cases/index.ts';
import { RULE_CASES } from './rule-cases/index.ts';

/** A test that uses something: its file, and what of it. */
export interface Trial {
  readonly file: string;
  readonly title: string;
}

/** A thing of the scripting interface, with the tests and the files of our own set that use it. */
export interface Covered {
  readonly name: string;
  readonly tests: readonly Trial[];
  /** Cards by folder and file; effects where only effects can use it. */
  readonly cards: readonly string[];
}

/** Where the functions and pointcuts of effects are tried. */
const EFFECT_TESTS = { functions: 'effects/functions.test.ts', pointcuts: 'effects/world.test.ts' };

const SOURCES = [...cardFiles(), ...effectFiles()].map(({ path, text }) => ({
  path,
  code: text.replace(/--.*/g, ''),
}));

/** The files whose code holds one of some words in a certain place. */
function usersOf(words: readonly string[], place: (word: string) => string): string[] {
  const found = new RegExp(words.map(place).join('|'), 'm');
  return SOURCES.filter(({ code }) => found.test(code)).map(({ path }) => path);
}

/** Every function that scripts can call. */
export function functionCoverage(): Covered[] {
  const isRule = (name: string): name is RuleName => RULE_NAMES.some((rule) => rule === name);
  return FUNCTIONS.map(({ name, aliases }) => ({
    name,
    tests: isRule(name)
      ? RULE_CASES[name].map(({ lua }) => ({ file: 'rules/api/rules.test.ts', title: lua }))
      : [{ file: EFFECT_TESTS.functions, title: name }],
    cards: usersOf([name, ...aliases], (word) => `(?<!function )\\b${word}\\s*\\(`),
  }));
}

/** Every flag, by its first spelling. */
export function flagCoverage(): (Covered & { readonly context: string })[] {
  return CONTEXTS.flatMap((context) =>
    context.flags.map(({ name, spellings }) => {
      const shown = FLAG_CASES[name];
      return {
        context: context.name,
        name,
        tests: shown ? [{ file: 'rules/api/flags.test.ts', title: shown.shows }] : [],
        cards: usersOf([name, ...spellings], flagPlace),
      };
    }),
  );
}

/** In a text, alone or joined; as the word of a block; or put together from its name and a number. */
function flagPlace(word: string): string {
  const numbered = /^(SLOT_\w+?)\d$/.exec(word);
  const pieces = numbered ? `|"${numbered[1]}"\\s*\\.\\.` : '';
  return `"(?:[^"\\n]*\\|\\s*)?${word}(?:\\s*\\|[^"\\n]*)?"|^\\s*${word}\\s*$(?=\\s*\\{)${pieces}`;
}

/** Every pointcut. */
export function pointcutCoverage(): Covered[] {
  return POINTCUTS.map(({ name, aliases }) => ({
    name,
    tests: name.startsWith('onEffect')
      ? [{ file: EFFECT_TESTS.pointcuts, title: name }]
      : [...heardIn(name), ...answeredIn(name)],
    cards: usersOf([name, ...aliases], (word) => `function ${word}\\s*\\(`),
  }));
}

function heardIn(name: string): Trial[] {
  return POINTCUT_FAMILIES.flatMap(({ happens, hears }) =>
    name in hears ? [{ file: 'rules/pointcuts.test.ts', title: `when ${happens}` }] : [],
  );
}

function answeredIn(name: string): Trial[] {
  return ANSWER_CASES.flatMap(({ pointcut, says }) =>
    pointcut === name ? [{ file: 'rules/pointcut-answers.test.ts', title: says }] : [],
  );
}
