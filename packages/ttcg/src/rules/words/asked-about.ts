import { type CardRef, capital, cardOf, knows, resolveRef, type Seat } from '@cardscape/kernel';
import { mentionsOf } from '../../language/check/mentions.ts';
import { counted, listed } from '../../language/print/words.ts';
import type { Act } from '../../language/tree/tree.ts';
import { namedText } from '../book/texts.ts';
import type { Happening } from '../chain/happening.ts';
import type { Link } from '../position/chain-link.ts';
import { type Duel, present, sheetOf } from '../position/duel.ts';
import type { Frame } from '../position/frame.ts';
import { programIn } from '../position/link.ts';
import { comesFirst } from '../resolve/deed.ts';
import type { Deed } from '../resolve/deed-kinds.ts';
import { actsText } from './wording.ts';

/** "Old Warden: Cairn Pup would be destroyed. Destroy this card instead?" */
export function replacePrompt(
  duel: Duel,
  { link, deed }: Extract<Frame, { kind: 'replace' }>,
): string {
  const would = `${capital(wouldHappen(duel, deed, link.seat))}.`;
  const [first, ...others] = programIn(duel, link).effect.sentences;
  if (!first || others.length > 0) return `${would} ${namedText(duel, link)}`;
  const { cost, acts } = first;
  const said = `${cost ? `${actsText(cost)} to ` : ''}${actsText(acts)}`;
  const instead = comesFirst(programIn(duel, link)) ? 'before that' : 'instead';
  return `${link.design}: ${would} ${capital(said)} ${instead}?`;
}

/** What is about to be done, to the one who is asked. */
function wouldHappen(duel: Duel, deed: Deed, seat: Seat): string {
  switch (deed.do) {
    case 'draw':
      return `${deed.seat === seat ? 'you' : 'your opponent'} would draw a card`;
    case 'points': {
      const verb = deed.by > 0 ? 'gain' : 'lose';
      return `${deed.seat === seat ? 'you' : 'your opponent'} would ${verb} ${counted(Math.abs(deed.by), 'point')}`;
    }
    case 'send':
      return `${nameTo(duel, deed.card, seat)} would ${deed.as ? `be ${deed.as}` : GOES[deed.to]}`;
    default:
      return `${nameTo(duel, deed.card, seat)} would be ${DONE[deed.do]}`;
  }
}

const DONE = { destroy: 'destroyed', tap: 'tapped', untap: 'untapped' } as const;
const GOES = {
  hand: "go to its owner's hand",
  deck: "go to its owner's deck",
  discard: 'go to the discard pile',
} as const;

/** A card by its name, if the one who is told may know it. */
function nameTo(duel: Duel, ref: CardRef, seat: Seat): string {
  const id = resolveRef(duel.state.table, ref);
  if (id === undefined || !knows(cardOf(duel.state.table, id), seat)) return 'a card';
  return sheetOf(duel, id).design.name;
}

/** "Cairn Pup was destroyed. Ember Fox: When a unit is destroyed, you may draw a card." */
export function effectPrompt(duel: Duel, link: Link): string {
  const text = namedText(duel, link);
  const told = link.event && happened(duel, link.event, link);
  return told ? `${capital(told)}. ${text}` : text;
}

/** What set an effect off, where that was another card which its player may know. */
function happened(
  duel: Duel,
  { what, card }: Happening,
  { seat, card: own }: Link,
): string | undefined {
  const words = HAPPENED[what];
  if (!words || !card || card.card === own.card) return undefined;
  const there = cardOf(duel.state.table, card.card);
  return knows(there, seat) ? `${sheetOf(duel, card.card).design.name} ${words}` : undefined;
}

const HAPPENED: Partial<Record<Happening['what'], string>> = {
  destroyed: 'was destroyed',
  attacks: 'attacks',
  attacked: 'is attacked',
  played: 'was played',
  rankedUp: 'was ranked up',
  tapped: 'was tapped',
  untapped: 'was untapped',
  discarded: 'was discarded',
  milled: 'was milled',
  revealed: 'was revealed',
  equipped: 'was equipped',
  targeted: 'is targeted',
  countered: 'was countered',
  flipped: 'was turned',
  moved: 'was moved',
  covered: 'was covered',
  uncovered: 'was uncovered',
  leaves: 'has left the field',
  activates: 'uses an effect',
  destroys: 'has destroyed a card',
};

/** " It is Cairn Pup.": which card a question means by "it", for those who may know it. */
export function whichIsMeant(duel: Duel, link: Link, acts: readonly Act[], seat: Seat): string {
  if (!mentionsOf(acts).that) return '';
  const ids = present(duel, link.that).filter((id) => id !== link.card.card);
  const names = ids.map((id) =>
    nameTo(duel, { card: id, generation: cardOf(duel.state.table, id).generation }, seat),
  );
  if (names.length === 0 || names.includes('a card')) return '';
  return names.length === 1 ? ` It is ${names[0]}.` : ` They are ${listed(names, 'and')}.`;
}
