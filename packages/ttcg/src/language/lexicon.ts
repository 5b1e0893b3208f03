/**
 * The one lexicon of the effect language: every word and phrase it knows. A line names a token of
 * the grammar and all its spellings; where a token has several values, each value has its own line.
 */

const PLAIN = {
  // Little words.
  And: 'and, as well as',
  But: 'but',
  Or: 'or',
  Then: 'then, and then, afterwards',
  Also: 'also',
  To: 'to',
  Into: 'into',
  Of: 'of',
  From: 'from, out of',
  By: 'by',
  With: 'with',
  Using: 'using',
  Without: 'without',
  On: 'on, onto',
  In: 'in, within, inside',
  At: 'at',
  For: 'for',
  As: 'as',
  Than: 'than',
  Per: 'per',
  Under: 'under, underneath, beneath',
  Below: 'below',
  Above: 'above',
  OnTop: 'on top of, on the top of, onto the top of, to the top of, at the top of',
  AtBottom:
    'on the bottom of, at the bottom of, to the bottom of, onto the bottom of, on bottom of',
  OnTheBottom: 'on the bottom, at the bottom',
  OnTheTop: 'on the top, on top',
  Top: 'top',
  Bottom: 'bottom',
  ForEach: 'for each, for every, per each',
  EqualTo: 'equal to',
  TheNumberOf: 'the number of, the amount of',
  AsMany: 'as many, the same number of, an equal number of',
  AsMuch: 'as much',
  ThatMany: 'that many, that much, the same amount of, that number of',
  Instead: 'instead',
  InAddition: 'in addition to its other subtypes, in addition to their other subtypes, as well as its other subtypes',
  Otherwise: 'otherwise, if not',
  Do: 'do, does',
  // Determiners and pronouns.
  A: 'a, an, a single',
  The: 'the',
  This: 'this',
  That: 'that, those, these',
  Who: 'who, which',
  It: 'it, itself',
  Them: 'them, themselves',
  They: 'they',
  Its: 'its',
  Their: 'their',
  Your: 'your',
  You: 'you',
  Opponent: 'your opponent, the opponent, an opponent, opponent, opponents, your opponents',
  Player: 'player, players',
  Both: 'both',
  Each: 'each, every',
  Either: 'either',
  All: 'all',
  Any: 'any',
  AnyNumber: 'any number of',
  UpTo: 'up to',
  Exactly: 'exactly, precisely',
  AtLeast: 'at least',
  AtMost: 'at most, no more than',
  MoreThan: 'more than',
  FewerThan: 'fewer than, less than',
  OrMore: 'or more, or greater',
  OrFewer: 'or fewer, or less',
  OrHigher: 'or higher, or above',
  OrLower: 'or lower, or below',
  No: 'no',
  Only: 'only',
  Another: 'another',
  Other: 'other, others',
  Enemy: 'enemy, opposing, enemies',
  Target: 'target, targets',
  Half: 'half, half of, half as many, half as much',
  Same: 'same',
  Different: 'different',
  Additional: 'additional, extra',
  More: 'more',
  Less: 'less',
  Highest: 'highest, greatest, most',
  Lowest: 'lowest, least, fewest',
  Higher: 'higher, greater',
  Lower: 'lower',
  Fewer: 'fewer',
  Active: 'active',
  Owned: 'owned',
  Non: 'non',
  Chosen: 'chosen, selected',
  // Auxiliaries.
  May: 'may',
  MayNot: "may not, cannot, can't, can not, can no longer, couldn't, could not",
  Can: 'can',
  Not: 'not',
  DoNot: "does not, do not, don't, doesn't",
  DidNot: "did not, didn't",
  Would: 'would',
  Be: 'be',
  // Time.
  If: 'if',
  Unless: 'unless',
  While: 'while, as long as, for as long as',
  Until: 'until',
  During: 'during',
  ThisTurn: 'this turn',
  LastTurn: 'last turn, the previous turn, your last turn',
  ThisWay: 'this way',
  InBattle: 'in battle, by battle, in combat, by an attack',
  Once: 'once',
  Twice: 'twice',
  Times: 'times, time',
  Next: 'next',
  Turn: 'turn, turns',
  Phase: 'phase',
  EvenIf: 'even if, even though, even while',
  // Things and places.
  Hand: 'hand, hands',
  Deck: 'deck, decks',
  DiscardPile: 'discard pile, discard piles',
  Field: 'field',
  Side: 'side',
  Sides: 'sides',
  Column: 'column, columns',
  Empty: 'empty, free',
  UnitZone: 'unit zone, unit zones, upper row, upper rows',
  SpellZone: 'spell zone, spell zones, lower row, lower rows',
  Owner: 'owner, owners',
  Controller: 'controller, controllers',
  Game: 'game',
  Choice: 'choice',
  Random: 'at random, randomly',
  Type: 'type, types',
  SubtypeWord: 'subtype, subtypes, sub-type, sub-types',
  Name: 'name, names',
  Named: 'named, called',
  Positions: 'positions, position',
  RegardlessOfType: 'regardless of type, of any type',
  Among: 'among, from among',
  There: 'there',
  Now: 'now',
  Defense: 'defense, defence, defenses',
  Bonus: 'bonus, bonuses, stat bonus',
  Stats: 'stats',
  Effect: 'effect, effects',
  TheRest: 'the rest, the remaining cards, the remaining card, the others',
  Attacker: 'attacker, attacking unit, attacking card, attacking creature',
  Defender:
    'defender, defending unit, defending card, defending creature, attacked unit, attacked card, attacked creature',
  Directly: 'directly',
  Again: 'again',
  Immune: 'immune, unaffected',
  FaceUp: 'face up, face-up',
  FaceDown: 'face down, face-down',
  Destruction: 'destruction',
  FreeRank: 'without ranking up, without leveling up, without ranking it up',
  // Marks.
  Possessive: "'s",
  Comma: ',',
  Stop: '.',
  Semicolon: ';',
  Colon: ':',
  Plus: '+',
  Minus: '-',
} as const;

/** Tokens with a value: which of several it is, or singular and plural. */
const VALUED = {
  When: {
    when: 'when',
    whenever: 'whenever, each time, every time, any time',
    before: 'before',
    after: 'after',
  },
  Edge: {
    start: 'start, beginning',
    end: 'end',
  },
  Card: { one: 'card', many: 'cards' },
  Unit: { one: 'unit, creature', many: 'units, creatures' },
  Spell: { one: 'spell, magic', many: 'spells' },
  Rank: { one: 'rank, level', many: 'ranks, levels' },
  Point: { one: 'point', many: 'points' },
  PhaseName: {
    'draw phase': 'draw phase',
    'main phase': 'main phase, play phase',
    'battle phase': 'battle phase, combat phase',
  },
  UnitType: {
    earth: 'earth',
    water: 'water',
    fire: 'fire',
    air: 'air',
    electric: 'electric',
    light: 'light',
    nature: 'nature',
    dark: 'dark',
  },
  EffectKind: {
    normal: 'normal',
    continuous: 'continuous',
    latent: 'latent',
    dormant: 'dormant',
    passive: 'passive',
    overload: 'overload',
    echo: 'echo',
    pulse: 'pulse',
  },
  Is: { is: 'is', are: 'are' },
  Was: { is: 'was', are: 'were' },
  Has: { s: 'has', base: 'have' },
  Remain: { s: 'remains, stays', base: 'remain, stay' },
  Own: { s: 'owns', base: 'own' },
  Control: { s: 'controls', base: 'control' },
  /** States that are also done to a card. */
  Turned: {
    tapped: 'tapped',
    untapped: 'untapped',
    equipped: 'equipped',
  },
  Lasting: { indestructible: 'indestructible, immortal' },
  /** What is or was done to a card, or by a player. */
  Done: {
    destroyed: 'destroyed',
    attacked: 'attacked',
    played: 'played',
    rankedUp: 'ranked up, leveled up, levelled up, promoted',
    discarded: 'discarded',
    milled: 'milled',
    drawn: 'drawn, drew',
    revealed: 'revealed',
    targeted: 'targeted',
    countered: 'countered',
    flipped: 'flipped',
    moved: 'moved',
    activated: 'activated',
    searched: 'searched',
    shuffled: 'shuffled',
    left: 'left',
    lost: 'lost',
    gained: 'gained',
  },
  Scaled: { double: 'doubled', halve: 'halved' },
  Sent: { sent: 'sent', returned: 'returned', put: 'placed' },
} as const;

/** Verbs: the base form (also the plural), and the third person. */
const VERBS = {
  Destroy: 'destroy destroys',
  Tap: 'tap taps',
  Untap: 'untap untaps',
  Reveal: 'reveal reveals, show shows',
  Look: 'look at|looks at',
  Choose: 'choose chooses, select selects, pick picks',
  Send: 'send sends',
  Return: 'return returns',
  Recover: 'recover recovers',
  Add: 'add adds',
  Place: 'place places',
  Put: 'put puts',
  Shuffle: 'shuffle shuffles',
  Search: 'search searches',
  Draw: 'draw draws',
  Mill: 'mill mills',
  Discard: 'discard discards',
  Gain: 'gain gains',
  Lose: 'lose loses',
  Exchange: 'exchange exchanges',
  Swap: 'swap swaps, switch switches',
  Double: 'double doubles',
  Halve: 'halve halves',
  Invert: 'invert inverts, reverse reverses',
  Become: 'become becomes',
  Flip: 'flip flips',
  Equip: 'equip equips, attach attaches',
  Activate: 'activate activates',
  Copy: 'copy copies',
  Counter: 'counter counters, negate negates',
  Redirect: 'redirect redirects',
  Prevent: 'prevent prevents',
  Take: 'take control of|takes control of, gain control of|gains control of',
  Give: 'give gives',
  Make: 'make makes',
  Let: 'let lets',
  Change: 'change changes, modify modifies, set sets',
  Increase: 'increase increases, raise raises',
  Reduce: 'reduce reduces, decrease decreases',
  RankUp: 'rank up|ranks up, level up|levels up, promote promotes',
  Move: 'move moves',
  Play: 'play plays',
  Attack: 'attack attacks',
  Skip: 'skip skips',
  Leave: 'leave leaves',
  Get: 'get gets',
  Share: 'share shares',
} as const;

/** The -ing forms, after "prevent ... from". */
const GERUNDS = {
  attack: 'attacking',
  play: 'playing',
  draw: 'drawing',
  discard: 'discarding',
  search: 'searching',
  activate: 'activating',
  'rank up': 'ranking up, leveling up',
  be: 'being',
  leave: 'leaving',
  gain: 'gaining',
  lose: 'losing',
} as const;

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

/** The token of a number, a subtype, a name in quotes, and what no rule takes. */
type OpenToken = 'Number' | 'Subtype' | 'QuotedName' | 'Unknown';

/** The tokens of the verbs. */
export type VerbName = keyof typeof VERBS;

/** The tokens of the language. */
export type TokenName =
  | keyof typeof PLAIN
  | keyof typeof VALUED
  | VerbName
  | 'Gerund'
  | OpenToken;

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
  ...Object.entries(PLAIN).flatMap(([token, text]) => spellings(token, '', text)),
  ...Object.entries(VALUED).flatMap(([token, values]) => valuedSpellings(token, values)),
  ...Object.entries(VERBS).flatMap(([token, text]) => verbForms(token, text)),
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
  const many = pluralOf(subtype);
  const spelled = (text: string) => text.split(/[ -]/);
  if (many === subtype) return [[spelled(subtype), { subtype, number: 'either' }]];
  return [
    [spelled(subtype), { subtype, number: 'one' }],
    [spelled(many), { subtype, number: 'many' }],
  ];
}

function pluralOf(word: string): string {
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
