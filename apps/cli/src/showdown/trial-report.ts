import { counted, eventFor, plain, SEATS, type Seat } from '@cardscape/kernel';
import type { SeenPlayer } from '@cardscape/showdown';
import {
  type CardBook,
  narrate,
  playerFacts,
  type Trial,
  type TrialQuestion,
  unitFacts,
  unitWords,
  viewOf,
} from '@cardscape/showdown/tools';

/** A trial and what it was made of. */
export interface TrialReport {
  readonly file: string;
  readonly card: string;
  readonly trial: Trial;
  /** Choices that were not needed. */
  readonly unused: number;
}

/** A change of the HP of a card that was there before and is there now. */
interface HpChange {
  readonly player: Seat;
  readonly card: string;
  readonly from: number;
  readonly to: number;
}

/** A trial as data. */
export function trialJson({ file, card, trial, unused }: TrialReport): object {
  const { before, after, events, prints, refusals, hindrances, question } = trial;
  const isBroken = events.some(({ type }) => type === 'broken');
  return {
    file,
    card,
    ok: question === undefined && refusals.length === 0 && !isBroken,
    story: storyOf(trial),
    hp: hpChanges(trial),
    events: events.map((event) => eventFor(event, 'hands')),
    ...(prints.length > 0 && { prints: prints.map(({ card, line }) => ({ card, line })) }),
    before,
    after,
    ...(hindrances.length > 0 && { hindrances: hindrances.map(noteJson) }),
    ...(refusals.length > 0 && { refusals: refusals.map(noteJson) }),
    ...(question && { question: questionJson(question) }),
    ...(unused > 0 && { unusedChoices: unused }),
  };
}

/** Programs know the action by this key. */
function noteJson({ action, why }: Trial['refusals'][number]): object {
  return { deed: action, why };
}

function questionJson({ decision, prompt, labels }: TrialQuestion): object {
  const { seat, kind, min, max } = decision;
  return { player: seat, kind, prompt, min, max, options: labels };
}

/** A trial in lines to read. */
export function trialLines(book: CardBook, { trial, unused }: TrialReport): string[] {
  const { refusals, hindrances, question } = trial;
  const were = unused === 1 ? 'was' : 'were';
  return [
    ...storyOf(trial),
    ...refusals.map(({ action, why }) => `Not done (${action}): ${why}`),
    ...hindrances.map(({ action, why }) => `A match would not allow this (${action}): ${why}`),
    ...hpChanges(trial).map(
      ({ player, card, from, to }) => `HP of ${card} (player ${player + 1}): ${from} to ${to}.`,
    ),
    question ? 'The position now:' : 'The position after:',
    ...SEATS.flatMap((seat) => sideLines(book, trial, seat)),
    ...(question ? questionLines(question) : []),
    ...(unused > 0 ? [`${counted(unused, 'choice')} ${were} not needed.`] : []),
  ];
}

/** What has happened, with what scripts print where they print it. */
function storyOf({ events, prints }: Trial): string[] {
  const printed = (from: number, to: number) =>
    once(
      prints
        .filter(({ after }) => after >= from && after < to)
        .map(({ card, line }) => `${card} prints: ${line}`),
    );
  return [
    ...events.flatMap((event, at) => [
      ...printed(at, at + 1),
      plain(narrate(eventFor(event, 'hands'), 'hands')),
    ]),
    ...printed(events.length, Number.POSITIVE_INFINITY),
  ].filter((line) => line !== '');
}

/** Standing effects are worked out again and again: what they print in a row is told once. */
function once(lines: readonly string[]): string[] {
  return lines.filter((line, at) => line !== lines[at - 1]);
}

/** What has changed of cards that stand where they stood. */
function hpChanges({ before, after }: Trial): HpChange[] {
  return SEATS.flatMap((player) => {
    const [then, now] = [before.players[player], after.players[player]];
    const rows = (['mobs', 'equips'] as const).flatMap((row) =>
      (then[row] ?? []).map((slot, at) => [slot, now[row]?.[at] ?? null] as const),
    );
    const changes = [
      { card: then.character ?? '', from: then.hp ?? 0, to: now.hp ?? 0 },
      ...rows.flatMap(([old, slot]) => {
        if (typeof old === 'string' || typeof slot === 'string' || !old || !slot) return [];
        return old.card === slot.card
          ? [{ card: old.card, from: old.hp ?? 0, to: slot.hp ?? 0 }]
          : [];
      }),
    ];
    return changes.filter(({ from, to }) => from !== to).map((one) => ({ player, ...one }));
  });
}

function questionLines({ decision, prompt, labels }: TrialQuestion): string[] {
  return [
    `Player ${decision.seat + 1} is asked: ${prompt}`,
    ...labels.map((label, index) => `  ${index} ${label}`),
    ...(decision.min === 0 ? ['  none'] : []),
    'Answer with --choices, or in "choices" of the position.',
  ];
}

function sideLines(book: CardBook, { state, after }: Trial, seat: Seat): string[] {
  const player: SeenPlayer = viewOf(book, state, 'hands').players[seat];
  const [character, ...others] = player.slots;
  const { level, build, hand, deck, graveyard } = after.players[seat];
  const list = (cards: readonly string[] = []) => grouped(cards) || 'empty';
  const facts = [
    character?.design ?? '',
    `level ${level}`,
    ...(character ? unitFacts(character) : []),
    ...playerFacts(player),
  ];
  return [
    `  Player ${seat + 1}: ${facts.join(', ')}.`,
    ...others.flatMap((unit) => (unit ? [`    ${unitWords(unit)}`] : [])),
    `    Build tree: ${list(build)}`,
    `    Hand: ${list(hand)}`,
    `    Deck: ${counted(deck?.length ?? 0, 'card')}`,
    `    Graveyard: ${list(graveyard)}`,
  ];
}

/** Names in their order; the same one several times in a row is counted. */
function grouped(names: readonly string[]): string {
  const groups: { name: string; count: number }[] = [];
  for (const name of names) {
    const last = groups.at(-1);
    if (last?.name === name) last.count++;
    else groups.push({ name, count: 1 });
  }
  return groups.map(({ name, count }) => (count > 1 ? `${count} ${name}` : name)).join(', ');
}
