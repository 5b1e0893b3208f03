import { counted, eventFor, plain, SEATS, type Seat } from '@cardscape/kernel';
import type { FieldCardView, PositionPlayer, StackView } from '@cardscape/ttcg';
import {
  type CompiledEffect,
  nameOf,
  type OpenQuestion,
  type Trial,
  type TriedEffect,
} from '@cardscape/ttcg/tools';

type PileCard = NonNullable<PositionPlayer['hand']>[number];

/** A card on the field as it counts now; columns count from 1. */
interface Standing {
  readonly seat: Seat;
  readonly row: 'units' | 'spells';
  readonly column: number;
  readonly card: string;
  readonly under: readonly string[];
  readonly type: string;
  readonly subtypes: readonly string[];
  readonly rank: number;
  readonly attack: number;
  readonly defense: number;
  readonly tapped: boolean;
  readonly faceDown: boolean;
  readonly notes: readonly string[];
}

/** A trial as data. */
export function trialJson(
  { text, type, english }: CompiledEffect,
  { trial, unused }: TriedEffect,
): object {
  const { events, before, after, worked, why, question } = trial;
  return {
    text,
    ok: question === undefined && why === undefined,
    english,
    type,
    worked,
    ...(why !== undefined && { why }),
    events: events.map((event) => eventFor(event, 'hands')),
    story: storyOf(trial),
    before,
    after,
    field: standingsOf(trial),
    ...(question && { question: { player: playerName(question.seat), ...question } }),
    ...(unused.deeds > 0 && { unusedDeeds: unused.deeds }),
    ...(unused.choices > 0 && { unusedChoices: unused.choices }),
  };
}

/** A trial in lines to read. */
export function trialLines({ trial, unused }: TriedEffect): string[] {
  const { worked, why, question } = trial;
  return [
    ...storyOf(trial),
    ...(why === undefined ? [] : [`The effect cannot be used: ${why}`]),
    ...(worked || why !== undefined || question
      ? []
      : ['Nothing has set the effect off: say what happens in "do" of the position.']),
    question ? 'The position now:' : 'The position after:',
    ...SEATS.flatMap((seat) => sideLines(trial, seat)),
    ...(question ? questionLines(question) : []),
    ...unusedLine(unused.deeds, 'deed'),
    ...unusedLine(unused.choices, 'choice'),
  ];
}

function unusedLine(count: number, noun: string): string[] {
  if (count === 0) return [];
  const were = count === 1 ? 'was' : 'were';
  return [`${counted(count, noun)} of the position ${were} not needed.`];
}

function storyOf({ events, table }: Trial): string[] {
  return events.map((event) => plain(table.game.narrate(eventFor(event, 'hands'), 'hands')));
}

const playerName = (seat: Seat) => `Player ${seat + 1}`;

function questionLines({ seat, prompt, options }: OpenQuestion): string[] {
  return [
    `${playerName(seat)} is asked: ${prompt}`,
    ...options.map((label, index) => `  ${index} ${label}`),
    'Answer with the numbers or names in "choices" of the position.',
  ];
}

function sideLines(trial: Trial, seat: Seat): string[] {
  const { points = 0, hand = [], deck = [], discard = [] } = trial.after.players[seat];
  const standings = standingsOf(trial).filter((one) => one.seat === seat);
  const list = (cards: readonly PileCard[]) => cards.map(cardWords).join(', ') || 'empty';
  return [
    `  ${playerName(seat)}: ${counted(points, 'point')}.`,
    ...standings.map((one) => `    ${standingWords(one)}`),
    `    Hand: ${list(hand)}`,
    `    Deck, from the top: ${list(deck)}`,
    `    Discard pile: ${list(discard)}`,
  ];
}

/** A card of a pile; whose it is, if it came from the other deck. */
function cardWords(card: PileCard): string {
  if (typeof card === 'string') return nameOf(card);
  const whose = card.owner === undefined ? '' : ` (${playerName(card.owner)}'s)`;
  return `${nameOf(card.card)}${whose}`;
}

function standingWords(one: Standing): string {
  const { row, column, card, type, rank, attack, defense, tapped, faceDown, under, notes } = one;
  const state = [tapped && 'tapped', faceDown && 'face down', ...notes].filter(Boolean);
  const below = under.length > 0 ? `, over ${under.join(', ')}` : '';
  const kind = row === 'units' ? 'Unit' : 'Spell';
  const more = state.length > 0 ? `; ${state.join('; ')}` : '';
  return `${kind} ${column}: ${card} (${type}, rank ${rank}, ${attack}/${defense}${more})${below}`;
}

function standingsOf({ table: { game, state } }: Trial): Standing[] {
  const { players } = game.view(state, 'hands');
  return SEATS.flatMap((seat) =>
    (['units', 'spells'] as const).flatMap((row) =>
      players[seat][row].flatMap((stack, index) =>
        standing(stack, { seat, row, column: index + 1 }),
      ),
    ),
  );
}

function standing(
  [top, ...under]: StackView,
  place: Pick<Standing, 'seat' | 'row' | 'column'>,
): Standing[] {
  if (!top || !('card' in top)) return [];
  const { type, subtypes, rank, attack, defense, tapped, faceDown, notes } = top;
  const covered = under.filter((one): one is FieldCardView => 'card' in one);
  return [
    {
      ...place,
      card: nameOf(top.design),
      under: covered.map(({ design }) => nameOf(design)),
      ...{ type, subtypes, rank, attack, defense, tapped, faceDown, notes },
    },
  ];
}
