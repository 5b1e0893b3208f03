import { capital } from '@cardscape/kernel';
import { actClause } from '../../language/print/acts.ts';
import { newValue } from '../../language/print/amounts.ts';
import { finite } from '../../language/print/clauses.ts';
import { durationPhrase } from '../../language/print/duration.ts';
import { actsPhrase, eachDoes } from '../../language/print/print.ts';
import type { Reader, Sides } from '../../language/print/sides.ts';
import { thirdPerson } from '../../language/print/words.ts';
import type { Act } from '../../language/tree/tree.ts';
import type { Force } from '../standing/force.ts';

const prompts = new WeakMap<Act, string>();

/** What an act asks for: "Destroy one fire unit." */
export function actPrompt(act: Act): string {
  const known = prompts.get(act);
  if (known) return known;
  const made = actsSentence([act]);
  prompts.set(act, made);
  return made;
}

/** The same of cards that were looked at in a deck: "Add one of them to your hand." */
export function foundPrompt(act: Act): string {
  return `${capital(actsPhrase([act], { several: false, found: true }))}.`;
}

/** Acts in words, without capital and full stop. */
export function actsText(acts: readonly Act[]): string {
  return actsPhrase(acts, { several: false });
}

/** Acts as a sentence. */
export function actsSentence(acts: readonly Act[], sides?: Sides): string {
  return `${capital(actsPhrase(acts, { several: false, ...(sides && { sides }) }))}.`;
}

/** Whether to do acts: "Do you want to do this: draw one card?" */
export function mayPrompt(acts: readonly Act[], cost?: readonly Act[]): string {
  return `Do you want to do this: ${cost ? `${actsText(cost)} to ` : ''}${actsText(acts)}?`;
}

/** The same to one of the players who each decide on them. */
export function eachPrompt(acts: readonly Act[]): string {
  return `Do you want to do this: ${eachDoes(acts, { several: false })}?`;
}

/** What a force says of a card or player: what was worked out when it began is told as it came out. */
export function saysOfForce({ act, n, of, sets }: Force, sides: Sides | undefined): string {
  // What stands by itself is worked out anew all the time.
  return saysOf(of === undefined ? act : asWorkedOut(act, n, sets), { sides });
}

/** An act with the number that it has come to. */
export function asWorkedOut(act: Act, n: number, sets?: 'attack' | 'defense' | 'rank'): Act {
  if (sets) {
    const change = { op: 'become', amount: n } as const;
    const time = 'for' in act && act.for ? { for: act.for } : {};
    return { do: 'stat', cards: { the: 'that' }, stat: sets, change, ...time } as Act;
  }
  if (act.do === 'stat' && 'amount' in act.change)
    return { ...act, change: { ...act.change, amount: n } };
  return act.do === 'extraPlays' || act.do === 'extraAttacks' ? { ...act, amount: n } : act;
}

const IT = { who: 'else', words: '', object: '' } as const;

/** To whom something is said, and of whom: of a card or another player, of you, or of both players. */
interface Saying extends Reader {
  readonly of?: 'it' | 'you' | 'both';
}

/** What an act says of a card or player, after its name: "gains 50 attack this turn". */
export function saysOf(act: Act, { sides, of = 'it' }: Saying = {}): string {
  const speech = () => ({ several: false, ...(sides && { sides }) });
  if (act.do === 'choose') return actsPhrase([act], speech());
  const done = doneTo(act, of);
  if (done) {
    const time = 'for' in act && act.for ? durationPhrase(act.for, speech()) : '';
    return `${done} ${time}`.trim();
  }
  const subject = { ...IT, several: of !== 'it' };
  return finite({ ...actClause(ofOne(act), speech()), subject }, true).trim();
}

/** An act as it is said of one of its cards: "its" rather than "their". */
function ofOne<A extends Act>(act: A): A {
  return 'cards' in act && act.do !== 'bar' ? ({ ...act, cards: { the: 'that' } } as A) : act;
}

const MULTIPLES: Readonly<Record<string, string>> = { double: 'twice', triple: 'three times' };

/** What is done to a card by an act that is told as a deed: "double the attack of one unit". */
function doneTo(act: Act, of: NonNullable<Saying['of']>): string | undefined {
  const verb = (base: string) => (of === 'it' ? thirdPerson(base) : base);
  switch (act.do) {
    case 'stat':
      return statDone(act);
    case 'turnStats':
      return 'has its attack and defense swapped';
    case 'invertBonus':
      return 'has its bonus inverted';
    case 'control':
      return 'is taken over';
    case 'lure':
      return 'draws all attacks to itself';
    case 'scalePoints': {
      const by = act.through ? ' through attacks' : '';
      if (act.by !== undefined)
        return `${verb(act.of)} ${act.by} ${act.how === 'reduce' ? 'fewer' : 'more'} points${by}`;
      return `${verb(act.of)} ${MULTIPLES[act.how] ?? 'half'} as many points${by}`;
    }
    case 'divert':
      return `${act.as ?? 'sent away'} cards go to their owner's ${act.to.zone} instead`;
    case 'allot':
      if (act.what === 'draws')
        return `${verb('draw')} ${act.n} cards in ${of === 'you' ? 'your' : 'their'} draw phase`;
      return `${verb('have')} ${act.n === 'any' ? 'no maximum hand size' : `a maximum hand size of ${act.n}`}`;
    case 'openDraws':
      return `${verb('reveal')} each card ${of === 'you' ? 'you' : 'they'} draw`;
    default:
      return undefined;
  }
}

function statDone({ stat, change }: Extract<Act, { do: 'stat' }>): string | undefined {
  switch (change.op) {
    case 'double':
    case 'triple':
      return `has its ${stat} ${change.op}d`;
    case 'halve':
      return `has its ${stat} halved`;
    case 'become': {
      const value = newValue(change.amount, { several: false });
      return `has its ${stat} ${typeof change.amount === 'number' ? 'set to' : 'made'} ${value}`;
    }
    default:
      return undefined;
  }
}
