import type { Cards, Who } from '../tree/tree.ts';
import { areSeveral, cardsObject, cardsSubject } from './cards.ts';
import type { Speech } from './filter.ts';
import { sideOf } from './sides.ts';
import { thirdPerson } from './words.ts';

/** Who or what does something. */
export interface Subject {
  /** You and your opponent can decide; the rest is named. */
  readonly who: 'you' | 'opponent' | 'else';
  readonly words: string;
  /** After "prevent". */
  readonly object: string;
  readonly several: boolean;
}

/** An act as a clause whose form is still open: "draw two cards", "your opponent draws two cards". */
export interface Clause {
  readonly subject: Subject;
  /** In its base form: "draw", "be". */
  readonly verb: string;
  readonly rest: string;
  /** "attacking": the subject is kept from it, and the verb is what it cannot do. */
  readonly denied?: string;
  /** It is so rather than done: "you have no maximum hand size". */
  readonly told?: true;
  /** The verb is what the subject can do: "let it attack directly". */
  readonly allowed?: true;
  /** The verb is what the subject must do: "force it to attack". */
  readonly forced?: true;
}

/** You, who are told what to do. */
const YOU: Subject = { who: 'you', words: 'you', object: 'you', several: true };

const OPPONENT: Subject = {
  who: 'opponent',
  words: 'your opponent',
  object: 'your opponent',
  several: false,
};

/** Everybody, as the subject of what nobody may do. */
export const PLAYERS: Subject = {
  who: 'else',
  words: 'players',
  object: 'players',
  several: true,
};

/** A player as a subject. */
export function player(who: Who, speech: Speech): Subject {
  if (who === 'you' || who === 'opponent') return side(who, speech);
  const words = playerName(who, speech);
  const several = speech.several && (who === 'controller' || who === 'owner');
  return { who: 'else', words, object: words, several };
}

/** One of the two; to anybody but the one whose effect it is, both are named. */
function side(who: 'you' | 'opponent', speech: Speech): Subject {
  if (!speech.sides) return who === 'you' ? YOU : OPPONENT;
  const { words, isYou } = sideOf(who, speech);
  return { who: 'else', words, object: words, several: isYou };
}

/** Cards as a subject. */
export function cardsAsSubject(cards: Cards, speech: Speech): Subject {
  const object = cards.the === 'that' ? cardsObject(cards, { slot: 'field' }, speech) : undefined;
  const words = cardsSubject(cards, 'field', speech);
  return { who: 'else', words, object: object ?? words, several: areSeveral(cards, speech) };
}

function playerName(who: Exclude<Who, 'you' | 'opponent'>, speech: Speech): string {
  switch (who) {
    case 'both':
      return 'each player';
    case 'controller':
      return speech.several ? 'their controllers' : 'its controller';
    case 'owner':
      return speech.several ? 'their owners' : 'its owner';
    case 'own owner':
      return "this card's owner";
    case 'that':
      return 'that player';
    case 'turn':
      return 'the turn player';
    case 'choice':
      return 'one player';
    default:
      return `the player with the ${who}`;
  }
}

/** "your", "your opponent's", "each player's", "their controllers'". */
export function playersOwn(who: Who, speech: Speech): string {
  if (who === 'you' || who === 'opponent') return sideOf(who, speech).own;
  const { words } = player(who, speech);
  return words.endsWith('s') ? `${words}'` : `${words}'s`;
}

/**
 * As a sentence says it. You are told ("draw a card") unless another subject came before, after which
 * "draw a card" would be read as theirs: then it is "you draw a card".
 */
export function finite(clause: Clause, named: boolean): string {
  const { subject, verb, rest, denied } = clause;
  if (clause.allowed) return `${subject.words} can ${verb}${rest}`;
  if (clause.forced) return `${subject.words} must ${verb}${rest}`;
  if (denied !== undefined) return `${subject.words} cannot ${verb}${rest}`;
  if (subject.who === 'you') return `${named || clause.told ? 'you ' : ''}${verb}${rest}`;
  return `${subject.words} ${subject.several ? several(verb) : thirdPerson(verb)}${rest}`;
}

/**
 * After "may" and "to", said by the one who decides: "draw a card", "have this card gain ...". Once
 * somebody else had something to do, the one who decides is named again.
 */
export function base(clause: Clause, decides: 'you' | 'opponent', named: boolean): string {
  const { subject, verb, rest, denied } = clause;
  if (clause.allowed) return `let ${subject.object} ${verb}${rest}`;
  if (clause.forced) return `force ${subject.object} to ${verb}${rest}`;
  const again = named ? `${decides === 'you' ? YOU.words : OPPONENT.words} ` : '';
  if (denied !== undefined) return `${again}prevent ${subject.object} from ${denied}${rest}`;
  return subject.who === decides
    ? `${again}${verb}${rest}`
    : `have ${subject.words} ${verb}${rest}`;
}

const several = (verb: string): string => (verb === 'be' ? 'are' : verb);
