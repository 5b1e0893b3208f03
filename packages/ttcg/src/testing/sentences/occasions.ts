import type { DOES } from './cast.ts';
import { takeApart } from './clauses.ts';
import { numberIn } from './phrases.ts';

type Does = keyof typeof DOES;

/** What may have to be done for a text to show itself, beside using it. */
export interface Occasions {
  readonly attack: boolean;
  readonly play: boolean;
  /** Effects of helpers: which card, and which of its two effects. */
  readonly uses: readonly (readonly [Does, 0 | 1])[];
  /** It asks what has happened in this turn: it is used after something has. */
  readonly late: boolean;
  /** It has something to do at the end of a turn, with what has come before. */
  readonly ends: boolean;
  /** It says when effects can be used: who has time to answer is asked, too. */
  readonly answered: boolean;
  /** It is about a card that is played first. */
  readonly played: boolean;
  /** It holds in the turn in which its card is played: what comes then is looked at first. */
  readonly fresh: boolean;
  /** How often something is to be done for it in a turn. */
  readonly times: number;
  /** How many phases go by before it does anything. */
  readonly from: number;
  /** How many main and battle phases are looked at: yours, the opponent's, and your next ones. */
  readonly roots: number;
  /** It hinders something later, once it has been set off: what comes up then is tried as well. */
  readonly later: boolean;
  /** It waits for a long chain: what counters something is countered, too. */
  readonly long: boolean;
  /** It is about an effect of the star: it has another one. */
  readonly own: boolean;
  /** In whose turn it comes up, where only one will do. */
  readonly who: 0 | 1 | undefined;
}

/** Words of a text, and which effects of the cast make that happen. */
const MAKES: readonly (readonly [RegExp, readonly (readonly [Does, 0 | 1])[]])[] = [
  [
    /destr|leaves the field|sent to|lost|lose|indestructible|immortal|damage/,
    [
      ['destroys', 0],
      ['destroys', 1],
      ['harms', 0],
    ],
  ],
  [
    /return|leaves the field|loses a card/,
    [
      ['returns', 0],
      ['mends', 1],
    ],
  ],
  [/\btap|\buntapped by|becomes tapped/, [['returns', 1]]],
  [
    /untap/,
    [
      ['draws', 1],
      ['mends', 0],
    ],
  ],
  [/draw/, [['draws', 0]]],
  [/gain|points/, [['equips', 1]]],
  [/gains points/, [['thrives', 0]]],
  [
    /lose|lost|points|damage/,
    [
      ['harms', 1],
      ['moves', 1],
    ],
  ],
  [/mill|sent to/, [['mills', 0]]],
  [
    /discard|sent to/,
    [
      ['mills', 1],
      ['robs', 0],
    ],
  ],
  [/search|shuffle/, [['finds', 0]]],
  [/recover|return/, [['finds', 1]]],
  [/attack of a unit|modif/, [['robs', 1]]],
  [/swap/, [['moves', 0]]],
  [/placed|place|under/, [['buries', 0]]],
  [/skip/, [['skips', 0]]],
  [/prevented from attacking/, [['binds', 0]]],
  [/prevent(?!ed)/, [['skips', 1]]],
  [/equip/, [['equips', 0]]],
  [/draw phase.*indestructible/, [['dawns', 0]]],
  [
    /countered|counter effect|immune to counter|chain|in response to/,
    [
      ['counters', 0],
      ['draws', 0],
      ['harms', 1],
    ],
  ],
  [
    /below this card cannot be/,
    [
      ['destroys', 1],
      ['binds', 1],
    ],
  ],
  [/tapped units/, [['wakes', 0]]],
  [/continuous/, [['continuous', 0]]],
  [/latent/, [['latent', 0]]],
  [/dormant/, [['dormant', 0]]],
  [/passive/, [['passive', 0]]],
  [/overload/, [['overload', 0]]],
  [
    /echo/,
    [
      ['echo', 0],
      ['draws', 1],
    ],
  ],
  [/pulse/, [['pulse', 0]]],
  [
    /effect|activate|immune|target|chosen|chain|action/,
    [
      ['destroys', 0],
      ['returns', 0],
      ['returns', 1],
      ['draws', 0],
      ['harms', 0],
      ['robs', 1],
    ],
  ],
];

/** What a text waits for, as far as it waits for something. */
const EVENT =
  /^(?:when|whenever|each time|after|once each turn, when|the (?:first|next) time|if .* would)\b/;

/** What stays hidden until somebody tries it. */
const HINDERS =
  /cannot|immune|indestructible|immortal|prevent|attack (?:twice|again|three|directly)|must|skip/;

/** What is said of an effect of the star that is not the text itself. */
const OWN =
  /this card's effect is part of a chain|can use the effects of this card|effects of this card cannot be countered|^this card is immune to counter/;

/** What is to be done so that what a text waits for, forbids or allows comes up. */
export function occasionsOf(text: string): Occasions {
  const whole = text.toLowerCase();
  const { openings, ways } = takeApart(text);
  const events = openings.filter((opening) => EVENT.test(opening));
  const hinders = ways.flat().filter((clause) => HINDERS.test(clause));
  const words = events.length > 0 ? [...events, ...hinders].join(', ') : whole;
  const uses = MAKES.flatMap(([pattern, makes]) => (pattern.test(words) ? makes : []));
  return {
    attack:
      /attack|battle|destroy|damage|lose|direct|indestructible|immortal|sent to|mill|leaves|latent|on the first turn/.test(
        words,
      ),
    play: /play|rank|level up|promote|stack|used to|chain|action|echo|latent effects during/.test(
      words,
    ),
    late: events.length === 0 && /this turn|already|attacked|discarded|was |were |drew/.test(words),
    ends: /end of (the|your|each|this) (turn|battle)|next turn|extra turn|skips a phase|prevented from attacking/.test(
      // What lasts until then has nothing to do at that time.
      whole.replace(/until the (?:start|end) of [^,.]*/g, ''),
    ),
    later: events.length > 0 && hinders.some((clause) => /this turn|next attack/.test(clause)),
    long: /chain of (?:three|four|at least)/.test(whole),
    answered: /activated? .*during/.test(whole),
    played: /^the first \w+ unit you play/.test(whole),
    fresh: /on the first turn/.test(whole),
    times: numberIn(/takes (\w+) actions/.exec(whole)?.[1] ?? '') ?? 1,
    from: /^skip your next turn to (?!.*(?:this turn|end of the turn))/.test(whole) ? 3 : 0,
    roots: /during your (?:next )?battle phase/.test(whole) ? 6 : 5,
    own: OWN.test(whole),
    who: whoActs(events),
    uses: [...new Map(uses.map((one) => [one.join(), one])).values()],
  };
}

/** Whose doing a text waits for, where it says so. */
function whoActs(events: readonly string[]): 0 | 1 | undefined {
  const [event] = events;
  if (event === undefined || events.length > 1) return undefined;
  // A counter of theirs answers what you do.
  if (/counter effect|in a chain/.test(event)) return undefined;
  if (
    /\b(?:an enemy|your opponent) ?(?:\w+ ){0,6}(?:attacks|plays|activates|draws|discards|searches|ranks|equips|declares|would|takes)|\bwhen your opponent\b/.test(
      event,
    )
  )
    return 1;
  if (/\b(?:you (?:draw|play|rank|recover)|this card attacks|after this card attacks)/.test(event))
    return 0;
  return undefined;
}

/** The helpers that are wanted on the board, those that the text calls for first. */
export function helpersFor({ uses }: Occasions): { units: Does[]; spells: Does[] } {
  const wanted = [...new Set(uses.map(([does]) => does))];
  const spells = wanted.filter((does) => SPELL_HELPERS.includes(does));
  const units = wanted.filter((does) => !SPELL_HELPERS.includes(does));
  const fill = (have: readonly Does[], usual: readonly Does[]) =>
    [...new Set([...have, ...usual])].slice(0, 5);
  return {
    units: fill(units, ['harms', 'mills', 'finds', 'robs', 'moves']),
    spells: fill(spells, ['destroys', 'returns', 'draws', 'equips', 'mends']),
  };
}

const SPELL_HELPERS: readonly Does[] = [
  'destroys',
  'returns',
  'draws',
  'equips',
  'mends',
  'counters',
  'skips',
];
