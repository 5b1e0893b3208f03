import {
  type CardMention,
  capital,
  counted,
  type Names,
  namesFor,
  opponentOf,
  type Seat,
  type SeenCard,
  type Viewer,
  type Words,
} from '@cardscape/kernel';
import { nameOf } from '../book/book.ts';

/** A card within a sentence; hidden ones by what they are called there. */
export function inner(seen: SeenCard, hidden = 'a face-down card'): string | CardMention {
  return 'card' in seen ? { card: seen.card, name: nameOf(seen.design) } : hidden;
}

/** A card at the start of a sentence. */
export function card(seen: SeenCard, hidden = 'a face-down card'): string | CardMention {
  const found = inner(seen, hidden);
  return typeof found === 'string' ? capital(found) : found;
}

/** Named cards one by one, hidden ones as a count. */
export function listed(
  cards: readonly SeenCard[] | undefined,
  count: number,
  noun = 'card',
): Words {
  const parts = (cards ?? []).flatMap((seen) => ('card' in seen ? [inner(seen)] : []));
  if (count > parts.length) parts.push(counted(count - parts.length, noun));
  return parts.flatMap((part, index) =>
    index === 0 ? [part] : [index === parts.length - 1 ? ' and ' : ', ', part],
  );
}

/** "Gets one extra play" of you or of several: "get one extra play". */
export function ofSeveral(says: string): string {
  const [verb = '', ...rest] = says.split(' ');
  return [plainOf(verb), ...rest].join(' ');
}

/** Words of one player's side as another reads them: their "your" is somebody else's. */
export function sidesFor(
  says: string,
  maker: Seat,
  viewer: Viewer,
  { whom }: Names = namesFor(viewer),
): string {
  if (viewer === maker) return says;
  const turned = viewer === opponentOf(maker);
  const mine = whom(maker);
  const theirs = whom(opponentOf(maker));
  return says.replace(
    SIDES,
    (word, their: string | undefined, they: string | undefined, you: string | undefined) => {
      if (their) return turned ? 'your' : `${theirs}'s`;
      if (they) return turned ? `you ${plainOf(they)}` : `${theirs} ${they}`;
      if (you) return `${mine} ${thirdOf(you)}`;
      return word === 'your' ? `${mine}'s` : theirs;
    },
  );
}

/** "Your opponent's", "your opponent controls", "your opponent", "you control", "your". */
const SIDES =
  /\b(your opponent's)\b|\byour opponent (?!this)([a-z]+s)\b|\byour opponent\b|\byou (control|have|draw|play|own|lose|gain|discard|mill|attack|activate|destroy|rank|skip)\b|\byour\b/g;

function plainOf(verb: string): string {
  return PLAIN[verb] ?? verb.replace(/s$/, '');
}

function thirdOf(verb: string): string {
  return verb === 'have' ? 'has' : `${verb}s`;
}

const PLAIN: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do' };
