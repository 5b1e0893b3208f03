/** The words that begin what is done, as they are said of you and of others. */
const VERBS = [
  ...[
    'draw',
    'gain',
    'lose',
    'destroy',
    'return',
    'send',
    'mill',
    'discard(?! pile)',
    'counter',
    'equip',
  ],
  ...['activate', 'add', 'shuffle', 'reveal', 'search', 'skip', 'play', 'place', 'swap', 'prevent'],
  ...['rank up', 'tap', 'untap', 'take', 'give', 'double', 'halve', 'set', 'change', 'move'],
  ...['increase', 'look', 'choose', 'make', 'put', 'recover', 'reduce', 'copy', 'deal', 'level up'],
  ...['promote', 'modify', 'triple', 'let', 'trigger', 'shuffle', 'remove', 'name', 'have', 'end'],
];
const DOES = VERBS.map((verb) => verb.replace(/^(\w+)/, '$1s?'));
const VERB = `(?:${DOES.join('|')})\\b`;

/** What a text speaks of before it says what happens. */
const OPENING =
  /^(?:when|whenever|each time|after|at the (?:start|end) of|if|while|as long as|during|this turn|until|once (?:per|each) (?:turn|game)|the (?:first|next) time|for every|for each|for as long as)\b[^,]*,\s*/;

const STYLE = /^(?:normal|continuous|counter|equip|latent|dormant|passive|overload|echo|pulse): /;

/** What is done for something: everything up to "to" and a verb. */
const COST = new RegExp(`^(?:you may )?(?:${VERB}).*? to (?=${VERB})`);

const SPLIT = new RegExp(
  `(?:,? and then |, then | then |, and |, | and )(?=(?:then |you may |it |that \\w+ |you |your opponent |each player |they |this card |all your units |its )?(?:${VERB}|cannot|can attack|becomes?|is |are ))`,
);

/** A text taken apart by its words alone. */
export interface Taken {
  /** What it opens with: when, if, while, how long. */
  readonly openings: readonly string[];
  readonly costs: readonly string[];
  /** What it says happens, one thing each; and what happens instead, where it says more than one way. */
  readonly ways: readonly (readonly string[])[];
}

/** The parts of a text: its openings, what it costs, and what it does. */
export function takeApart(text: string): Taken {
  const openings: string[] = [];
  const costs: string[] = [];
  const ways: string[][] = [[]];
  const words = text
    .toLowerCase()
    .replace(STYLE, '')
    .replace(/^this effect triggers (whenever [^.]*)\. /, '$1, ')
    .replace('both players then ', 'then both players ');
  for (const sentence of words.split(/(?<=[.;])\s+/)) {
    let rest = sentence.replace(/[.;]$/, '');
    for (let opening = OPENING.exec(rest); opening; opening = OPENING.exec(rest)) {
      openings.push(opening[0].replace(/,\s*$/, ''));
      rest = rest.slice(opening[0].length);
    }
    if (/^(?:or |otherwise,? )/.test(rest)) ways.push([]);
    rest = rest.replace(
      /^(?:then |or |add another effect to the chain: |choose one: |your opponent chooses one: |otherwise,? )/,
      '',
    );
    rest = rest.replace(/^they must /, 'they ');
    const either = /^(they .*) or ((?:you|they) .*|it is countered)$/.exec(rest);
    const cost = COST.exec(rest);
    if (cost) {
      costs.push(cost[0].replace(/ to $/, ''));
      rest = rest.slice(cost[0].length);
    }
    for (const [at, way] of (either ? [either[1], either[2]] : [rest]).entries()) {
      if (at > 0) ways.push([]);
      const clauses = (way ?? '').split(SPLIT);
      ways.at(-1)?.push(...clauses.map((clause) => clause.replace(/^(?:then |you may )/, '')));
    }
  }
  return { openings, costs, ways: ways.map((way) => way.filter((clause) => clause !== '')) };
}
