import { freesPlays } from '../../language/tree/overrules.ts';
import type { Act } from '../../language/tree/tree.ts';
import { everyAct } from '../../language/tree/walk.ts';
import type { CardSet } from '../../set/card-set.ts';
import type { Design, Tier } from '../../set/design.ts';
import { statsAt } from '../../set/tiers.ts';
import type { HappeningKind } from '../chain/happening.ts';
import { noteAims } from './aims.ts';
import { type Asks, asksAmong, asksIn } from './asks.ts';
import {
  designIn,
  isUsedOffTurn,
  PAID,
  type Program,
  programIn,
  programOf,
  SEPARATOR,
  type Standing,
} from './program.ts';

/** A design in one tier, ready for play: its numbers and its two programs. */
export interface Sheet {
  readonly design: Design;
  readonly tier: Tier;
  readonly isSpell: boolean;
  /** Its one type, as a list: a text can have it count as more. */
  readonly types: readonly Design['type'][];
  readonly attack: number;
  readonly defense: number;
  readonly programs: readonly [Program, Program];
  /** Has either effect something to say while nobody uses it? */
  readonly listens: boolean;
  /** What it listens for. */
  readonly hears: ReadonlySet<HappeningKind>;
  readonly stands: boolean;
  readonly replaces: boolean;
  /** "This card can be played without ranking up." */
  readonly playedFreely: readonly Standing[];
  /** It does not count among the plays of a turn, or the cards of a hand. */
  readonly besides: readonly Standing[];
  /** "It may activate its other effect." */
  readonly freesOther: boolean;
  /** It lets cards of a kind be played without ranking up (R-T302). */
  readonly freesPlays: boolean;
  /** What it can rank up beside what the rules allow: "this card can rank up water units". */
  readonly ranksUpFreely: readonly Standing[];
  /** What else than these it cannot rank up (R-T227). */
  readonly ranksUpOnly: readonly Standing[];
  /** Has it something at the start or end of a turn or phase? */
  readonly timed: boolean;
  /** What only few texts do, as far as its own do. */
  readonly seldom: readonly Act['do'][];
  /** What its texts can ask of cards that are no longer as they were. */
  readonly asks: Asks;
  readonly fromHand: boolean;
  readonly fromDiscard: boolean;
  /** Which of its effects its player uses: at all, and in the opponent's turn. */
  readonly used: readonly (0 | 1)[];
  readonly usedOffTurn: readonly (0 | 1)[];
}

/** The cards of a game, made ready for play when first asked for. */
export interface CardBook {
  readonly set: CardSet;
  /** By what a table card carries: `Name` or `Name|5` for a tier. */
  sheet(card: string): Sheet;
  /** An act by its key: design, effect, sentence, whether it is paid, act, and for a choice also option and act. */
  act(key: string): Act;
  /** The same, with where it stands. */
  placed(key: string): PlacedAct;
}

/** An act, the design that it is printed on, and the key of its program. */
export interface PlacedAct {
  readonly act: Act;
  readonly design: string;
  readonly program: string;
}

/** Opens the book of a set. */
export function cardBook(set: CardSet): CardBook {
  const sheets = new Map<string, Sheet>();
  const acts = new Map<string, PlacedAct>();

  function sheet(card: string): Sheet {
    const known = sheets.get(card);
    if (known) return known;
    const made = makeSheet(set, card);
    sheets.set(card, made);
    return made;
  }

  function placed(key: string): PlacedAct {
    const known = acts.get(key);
    if (known) return known;
    const found = { act: findAct(sheet, key), design: designIn(key), program: programIn(key) };
    acts.set(key, found);
    return found;
  }

  return { set, sheet, act: (key) => placed(key).act, placed };
}

/** What a table card of a design in a tier carries. */
export function cardKey(name: string, tier: Tier): string {
  return tier === 0 ? name : `${name}|${tier}`;
}

/** The name of the design of a table card. */
export function nameOf(card: string): string {
  const bar = card.lastIndexOf('|');
  return bar < 0 ? card : card.slice(0, bar);
}

const BOTH = [0, 1] as const;

function makeSheet(set: CardSet, card: string): Sheet {
  const name = nameOf(card);
  const design = set.find(name);
  if (!design) throw new RangeError(`there is no card named ${name}`);
  const tier = (name === card ? 0 : Number(card.slice(name.length + 1))) as Tier;
  for (const { effect } of design.effects) noteAims(effect);
  const programs = [programOf(design, 0), programOf(design, 1)] as const;
  const acts = programs.flatMap(({ effect }) => everyAct(effect));
  const isSpell = design.type === 'spell';
  return {
    design,
    tier,
    isSpell,
    types: [design.type],
    ...statsAt(design, tier),
    programs,
    listens: programs.some(({ listens }) => listens !== null),
    hears: new Set(programs.flatMap(({ listens }) => listens ?? [])),
    stands: programs.some(({ standing }) => standing.length > 0),
    replaces: programs.some(({ replaces }) => replaces !== null),
    playedFreely: ownPermits(
      programs,
      (act) => act.do === 'allow' && act.what === 'be played freely' && !freesPlays(act),
    ),
    besides: ownPermits(programs, (act) => act.do === 'allow' && act.what.endsWith('besides')),
    freesOther: acts.some(isForOther),
    freesPlays: acts.some(freesPlays),
    ranksUpFreely: ownPermits(
      programs,
      (act) => act.do === 'allowRankUp' && 'the' in act.with && !act.only,
    ),
    ranksUpOnly: ownPermits(programs, (act) => act.do === 'allowRankUp' && act.only === true),
    timed: programs.some(({ effect: { when } }) => when?.at === 'start' || when?.at === 'end'),
    seldom: SELDOM.filter((verb) => acts.some((act) => act.do === verb)),
    asks: asksAmong(programs.map(asksIn)),
    fromHand: programs.some(({ fromHand }) => fromHand),
    fromDiscard: programs.some(({ fromDiscard }) => fromDiscard),
    used: BOTH.filter((effect) => programs[effect].usedByHand),
    usedOffTurn: BOTH.filter((effect) => isUsedOffTurn(programs[effect], isSpell)),
  };
}

/** What only few texts do, and is looked for only in a match in which one does. */
const SELDOM = [
  'allowUse',
  'allowRankUp',
  'lend',
  'enterTapped',
  'control',
  'swap',
] as const satisfies readonly Act['do'][];

const isForOther = (act: Act): boolean =>
  act.do === 'allow' && act.what === 'activate the other effect';

/** What a card says of how it comes to the field, and so before it has. */
function ownPermits(programs: readonly Program[], isPermit: (act: Act) => boolean): Standing[] {
  return programs.flatMap(({ type, standing }) =>
    type === 'passive' ? standing.filter(({ act }) => isPermit(act)) : [],
  );
}

/** Its effect, sentence and place there; of an option of a choice, also that and the place in it. */
type FoundAt = [number, number, number, number?, number?];

function findAct(sheet: (card: string) => Sheet, key: string): Act {
  const parts = key.split(SEPARATOR);
  const paid = parts[3] === PAID;
  const numbers = parts.slice(1).filter((part) => part !== PAID);
  const [effect, sentence, place, option, inner] = numbers.map(Number) as FoundAt;
  const program = sheet(parts[0] as string).programs[effect as 0 | 1];
  const said = program.effect.sentences[sentence];
  const found = (paid ? said?.cost : said?.acts)?.[place];
  const act =
    found?.do === 'choose' && option !== undefined ? found.from[option]?.[inner ?? 0] : found;
  if (!act) throw new RangeError(`there is no act ${key}`);
  return act;
}
