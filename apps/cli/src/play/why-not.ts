import type { CardId, TableCard } from '@cardscape/kernel';
import { fitting } from './fitting.ts';
import { examplesOf } from './help.ts';
import { couldBe, namesOf } from './naming.ts';
import { numbered, type OptionGroup } from './option-groups.ts';
import { groupsOf } from './options.ts';
import { groupFor, optionsNamed, picksOf } from './read-picks.ts';
import type { Session } from './session.ts';

const POSSIBLE = 'You can do that now.';

/** Why something cannot be done: "swap 2", "play Thaw", "pass". */
export async function whyNot(session: Session, rest: string): Promise<string[]> {
  const [typed = '', ...words] = rest.toLowerCase().split(' ');
  const groups = groupsOf(session);
  if (typed === '') {
    const [example] = examplesOf(groups);
    return [`Type why and what you want to do${example ? `: why ${example}` : ''}.`];
  }
  const name = words.join(' ');
  const verb = groups.find((group) => group.verb.startsWith(typed))?.verb ?? typed;
  const group = groupFor(groups, verb, name);
  // What could be typed as an answer now needs no reason.
  if (group && (name === '' || 'picks' in picksOf(group, name))) return [POSSIBLE];
  const ways = group && /\p{L}/u.test(name) ? optionsNamed(group, name) : [];
  if (group && ways.length > 0)
    return [`${POSSIBLE} Type ${group.verb} and a number: ${numbered(group, ways)}.`];
  const act = group?.act ?? typed;
  if (name === '') return [await reason(session, act)];
  return aboutCards(session, act, name, group);
}

/** Why something cannot be done with the cards that a number or a name can mean. */
async function aboutCards(
  session: Session,
  act: string,
  name: string,
  group: OptionGroup | undefined,
): Promise<string[]> {
  const found = /^\d+$/.test(name)
    ? cardsNumbered(session, Number(name), group)
    : cardsNamed(session, name, group);
  if (found.length === 0) return [`You see no card "${name}".`];
  const names = namesOf(found);
  if (names.length > 1 && !/^\d+$/.test(name)) return [couldBe(name, names)];
  const reasons = await Promise.all(
    found.map(async (card) => ({ card, why: await reason(session, act, card.card) })),
  );
  const [first] = reasons;
  if (reasons.every(({ why }) => why === first?.why)) return [first?.why ?? POSSIBLE];
  return reasons.map(({ card, why }) => `${card.name} ${card.lies}: ${why}`);
}

async function reason(session: Session, act: string, card?: CardId): Promise<string> {
  const option = card === undefined ? { act } : { act, card };
  return (await session.whyNot(option)) ?? POSSIBLE;
}

/** Cards that a name can mean; those where the others lie that can be chosen come first. */
function cardsNamed(
  session: Session,
  name: string,
  group: OptionGroup | undefined,
): readonly TableCard[] {
  const { cards } = session.table;
  const near = fitting(name, ownCards(session, group));
  const found = near.length > 0 ? near : fitting(name, cards);
  // Copies of a card are alike.
  return found.filter((card, at) => found.findIndex((each) => each.name === card.name) === at);
}

/** The card with that number in each of the places it can lie in. */
function cardsNumbered(
  session: Session,
  number: number,
  group: OptionGroup | undefined,
): readonly TableCard[] {
  const own = ownCards(session, group);
  return (['in hand', 'on your side'] as const).flatMap(
    (place) => own.filter(({ lies }) => lies === place)[number - 1] ?? [],
  );
}

/** The player's own cards; where others can be chosen for the act, those that lie where they lie. */
function ownCards(session: Session, group: OptionGroup | undefined): readonly TableCard[] {
  const { table, asked } = session;
  const own = table.cards.filter(({ lies }) => lies !== 'elsewhere');
  const options = asked?.ask === 'pick' ? asked.options : [];
  const chosen = new Set(group?.options.map(({ place }) => options[place]?.card));
  const places = new Set(own.filter(({ card }) => chosen.has(card)).map(({ lies }) => lies));
  return places.size > 0 ? own.filter(({ lies }) => places.has(lies)) : own;
}
