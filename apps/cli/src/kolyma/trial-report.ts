import { counted, eventFor, plain } from '@cardscape/kernel';
import type { KolymaGame } from '@cardscape/kolyma';
import {
  numberName,
  type OpenQuestion,
  type PositionNumber,
  type TriedCard,
  type WrittenPlayer,
} from '@cardscape/kolyma/tools';

/** A longer list of number cards is cut: the top of a deck is what matters. */
const MOST_LISTED = 10;

/** A trial, and what can be told of it. */
export interface Tried extends TriedCard {
  readonly card: string;
  readonly narrate: KolymaGame['narrate'];
}

/** A trial as data. */
export function trialJson(tried: Tried): object {
  const { card, trial, unused } = tried;
  const { events, after, question } = trial;
  return {
    card,
    ok: question === undefined,
    events: events.map((event) => eventFor(event, 'hands')),
    story: storyOf(tried),
    after,
    ...(question ? { question: questionJson(question) } : {}),
    ...(unused > 0 ? { unusedChoices: unused } : {}),
  };
}

/** A trial in lines to read. */
export function trialLines(tried: Tried): string[] {
  const { trial, unused } = tried;
  const { after, question } = trial;
  return [
    ...storyOf(tried),
    question ? 'The position now:' : 'The position after:',
    `  Target ${after.target}.`,
    ...after.players.flatMap((player, seat) => playerLines(nameOf(seat), player)),
    `  Number deck, from the top: ${numberList(after.numberDeck)}`,
    ...(question ? questionLines(question) : []),
    ...(unused > 0
      ? [
          `${counted(unused, 'choice')} of the position ${unused === 1 ? 'was' : 'were'} not needed.`,
        ]
      : []),
  ];
}

function storyOf({ trial, narrate }: Tried): string[] {
  return trial.events.map((event) => plain(narrate(event, 'hands')));
}

const nameOf = (seat: number) => `Player ${seat + 1}`;

function questionJson({ seat, prompt, count, options }: OpenQuestion): object {
  return { player: nameOf(seat), seat, prompt, count, options };
}

function questionLines({ seat, prompt, options }: OpenQuestion): string[] {
  return [
    `${nameOf(seat)} is asked: ${prompt}`,
    ...options.map((label, index) => `  ${index} ${label}`),
    'Answer with the numbers or names in "choices" of the position.',
  ];
}

function playerLines(name: string, player: WrittenPlayer): string[] {
  const { total, bonus, numbers, hand, deck, flags } = player;
  return [
    `  ${name}: total ${total}, bonus ${bonus}. Flags: ${flags.join(', ') || 'none'}.`,
    `    Numbers: ${numberList(numbers)}`,
    `    Hand: ${hand.join(', ') || 'empty'}`,
    `    Deck, from the top: ${deck.join(', ') || 'empty'}`,
  ];
}

function numberList(numbers: readonly PositionNumber[]): string {
  const names = numbers.map(({ value, class: colour }) => numberName(colour, value));
  const rest = names.length - MOST_LISTED;
  const more = rest > 0 ? ` and ${rest} more` : '';
  return names.length === 0 ? 'none' : names.slice(0, MOST_LISTED).join(', ') + more;
}
