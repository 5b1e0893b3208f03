import { isOfOwner } from '../tree/lasting.ts';
import { isThatPlace, PILES } from '../tree/places.ts';
import { slotsOf } from '../tree/slots.ts';
import type { Act, Cards, Condition, Duration, Sentence } from '../tree/tree.ts';
import type { Case } from './case.ts';

/**
 * "Mill three cards. If there is a dragon among them, add it to your hand.", "If there is a spell below
 * it, destroy it.": the card that was asked for, or those spoken of before?
 */
export function checkAsked(checked: Case): void {
  for (const sentence of checked.effect.sentences) checkSentence(checked, sentence);
  checkVictim(checked);
  checkOwnersTurn(checked);
}

/** R-T299. "During its owner's next turn": of cards that something lasts on. */
function checkOwnersTurn(checked: Case): void {
  const said = checked.nodes.filter(({ whose }) => whose === 'owner').length;
  if (said === 0) return;
  const lasting = checked.acts.filter(
    (act) =>
      ON_CARDS.has(act.do) &&
      'for' in act &&
      isOfOwner(act.for as Duration | undefined) &&
      !(act.do === 'forbid' && act.from === 'be played') &&
      slotsOf(act).every(({ cards }) => isOnField(cards)),
  );
  if (said > lasting.length)
    checked.complain(
      '"Its owner\'s turn": that is said of how long something lasts on cards; else say "your turn" or "your opponent\'s turn".',
    );
}

const isOnField = (cards: Cards): boolean =>
  cards.the !== 'pick' || !cards.card.place || !PILES.includes(cards.card.place);

/** What lasts on cards, whoever has them. */
const ON_CARDS: ReadonlySet<Act['do']> = new Set<Act['do']>([
  'stat',
  'turnStats',
  'type',
  'subtype',
  'forbid',
  'immune',
  'extraAttacks',
  'attackTimes',
  'allow',
]);

/** "When this card leaves the field, return the card it destroyed": that is not told there. */
function checkVictim(checked: Case): void {
  const { when, sentences } = checked.effect;
  const events = sentences.map(({ on }) => on?.event);
  if (when && 'event' in when) events.push(when.event);
  if (events.some((event) => event?.what === 'destroys')) return;
  if (checked.nodes.some(({ the }) => the === 'victim'))
    checked.complain('"The card it destroyed": no card was destroyed that this could mean.');
}

function checkSentence(checked: Case, { if: condition, cost, acts }: Sentence): void {
  if (!condition || !asksBeside(condition)) return;
  // What is done to other cards first is what "it" means then.
  const first = [...(cost ?? []), ...acts].find((act) => slotsOf(act).length > 0);
  if (first && isOnThat(first))
    checked.complainOf(
      first,
      'it is not clear which card that is; say "one of them", or choose it first',
    );
}

function asksBeside(condition: Condition): boolean {
  if (condition.is === 'all' || condition.is === 'any') return condition.of.some(asksBeside);
  if (condition.is !== 'count' || condition.range.than === 'at most') return false;
  const { place, noun, whose: _, ...more } = condition.card;
  const asked = condition.range.n > 0 && isThatPlace(place);
  // "If you control it": all of them are asked after.
  return asked && !(place === 'that' && noun === 'card' && Object.keys(more).length === 0);
}

const isOnThat = (act: Act): boolean => slotsOf(act).some(({ cards }) => cards.the === 'that');
