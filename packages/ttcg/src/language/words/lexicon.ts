import { GERUNDS } from './gerund-words.ts';
import { PLAIN, VALUED } from './lexicon-words.ts';
import { VERBS } from './verb-words.ts';

const NUMBER_WORDS = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen twenty'
).split(' ');

/** The fourteen subtypes of the game; the language takes others with its options (R-T24). */
export const SUBTYPES: readonly string[] = [
  'avian',
  'dragon',
  'beast',
  'elemental',
  'aquatic',
  'warrior',
  'spellcaster',
  'machine',
  'ghost',
  'insect',
  'reptile',
  'fairy',
  'undead',
  'botanic',
];

/** Two more that the rules name beside those of the set, for card lists that have them (R-T192). */
export const NAMED_SUBTYPES: readonly string[] = ['flying', 'humanoid'];

/** How a subtype is also written. */
const OTHER_SPELLINGS: Readonly<Record<string, string>> = { spellcaster: 'spell-caster' };

/** The token of a number, a subtype, a name in quotes, and what no rule takes. */
type OpenToken = 'Number' | 'Subtype' | 'QuotedName' | 'Unknown';

/** The tokens of the verbs. */
export type VerbName = keyof typeof VERBS;

/** The tokens of the language. */
export type TokenName = keyof typeof PLAIN | keyof typeof VALUED | VerbName | 'Gerund' | OpenToken;

/** One spelling: the words it is made of, and the token with its value. */
export interface Lexeme {
  readonly words: readonly string[];
  readonly token: TokenName;
  readonly value: string | number;
}

/** A subtype as it is written in a text. */
export interface SubtypeValue {
  readonly subtype: string;
  readonly number: 'one' | 'many' | 'either';
}

export const VERB_NAMES = Object.keys(VERBS) as VerbName[];

export const TOKEN_NAMES: readonly TokenName[] = [
  ...(Object.keys(PLAIN) as (keyof typeof PLAIN)[]),
  ...(Object.keys(VALUED) as (keyof typeof VALUED)[]),
  ...VERB_NAMES,
  'Gerund',
  'Number',
  'Subtype',
  'QuotedName',
  'Unknown',
];

/** Every spelling of the language but for numbers in digits, subtypes and names. */
export const LEXEMES: readonly Lexeme[] = [
  ...Object.entries(VERBS).flatMap(([token, text]) => verbForms(token, text)),
  ...Object.entries(VALUED).flatMap(([token, values]) => valuedSpellings(token, values)),
  ...Object.entries(PLAIN).flatMap(([token, text]) => spellings(token, '', text)),
  ...valuedSpellings('Gerund', GERUNDS),
  ...NUMBER_WORDS.map((word, value): Lexeme => ({ words: [word], token: 'Number', value })),
];

/** How a token is named in a message: by its first spelling. */
export function firstSpelling(token: TokenName): string | undefined {
  return LEXEMES.find((lexeme) => lexeme.token === token)?.words.join(' ');
}

/** The spellings of a subtype, singular and plural. */
export function subtypeSpellings(name: string): [words: string[], value: SubtypeValue][] {
  const subtype = name.toLowerCase();
  const other = OTHER_SPELLINGS[subtype];
  return [subtype, ...(other ? [other] : [])].flatMap((one) => spellingsOf(one, subtype));
}

function spellingsOf(one: string, subtype: string): [words: string[], value: SubtypeValue][] {
  const many = pluralOf(one);
  const spelled = (text: string) => text.split(/[ -]/);
  if (many === one) return [[spelled(one), { subtype, number: 'either' }]];
  return [
    [spelled(one), { subtype, number: 'one' }],
    [spelled(many), { subtype, number: 'many' }],
  ];
}

/** "dragons", "fairies", "undead". */
export function pluralOf(word: string): string {
  if (word === 'undead') return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

function valuedSpellings(token: string, values: Readonly<Record<string, string>>): Lexeme[] {
  return Object.entries(values).flatMap(([value, text]) => spellings(token, value, text));
}

function spellings(token: string, value: string, text: string): Lexeme[] {
  const list = text === ',' ? [text] : text.split(', ');
  return list.map((spelling) => ({
    words: spelling.split(' '),
    token: token as TokenName,
    value,
  }));
}

function verbForms(token: string, text: string): Lexeme[] {
  return text.split(', ').flatMap((verb) => {
    const [base = '', third = ''] = verb.split(verb.includes('|') ? '|' : ' ');
    return [...spellings(token, 'base', base), ...spellings(token, 's', third)];
  });
}
