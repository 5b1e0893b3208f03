import { counted, eventFor, plain, SEATS, type Seat } from '@cardscape/kernel';
import {
  type CardBook,
  type SeenPlayer,
  type SeenUnit,
  showdown,
  type Trial,
  type TrialQuestion,
} from '@cardscape/showdown';

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
export function trialJson(book: CardBook, { file, card, trial, unused }: TrialReport): object {
  const { before, after, events, prints, refusals, hindrances, question } = trial;
  const isBroken = events.some(({ type }) => type === 'broken');
  return {
    file,
    card,
    ok: question === undefined && refusals.length === 0 && !isBroken,
    story: storyOf(book, trial),
    hp: hpChanges(trial),
    events: events.map((event) => eventFor(event, 'hands')),
    ...(prints.length > 0 && { prints: prints.map(({ card, line }) => ({ card, line })) }),
    before,
    after,
    ...(hindrances.length > 0 && { hindrances }),
    ...(refusals.length > 0 && { refusals }),
    ...(question && { question: questionJson(question) }),
    ...(unused > 0 && { unusedChoices: unused }),
  };
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
    ...storyOf(book, trial),
    ...refusals.map(({ deed, why }) => `Not done (${deed}): ${why}`),
    ...hindrances.map(({ deed, why }) => `A match would not allow this (${deed}): ${why}`),
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
function storyOf(book: CardBook, { events, prints }: Trial): string[] {
  const game = showdown(book);
  const printed = (from: number, to: number) =>
    once(
      prints
        .filter(({ after }) => after >= from && after < to)
        .map(({ card, line }) => `${card} prints: ${line}`),
    );
  return [
    ...events.flatMap((event, at) => [
      ...printed(at, at + 1),
      plain(game.narrate(eventFor(event, 'hands'), 'hands')),
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
  const player: SeenPlayer = showdown(book).view(state, 'hands').players[seat];
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

/** What is in force for a player. */
export function playerFacts({ prevents, nextAttack }: SeenPlayer): string[] {
  return [
    ...(prevents > 0 ? [`prevents ${counted(prevents, 'attack')}`] : []),
    ...(nextAttack > 0 ? [`next attack +${nextAttack}`] : []),
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

/** A deployed card as it counts now. */
export function unitWords(unit: SeenUnit): string {
  const { design, slot, under } = unit;
  const facts = [
    ...unitFacts(unit),
    ...(under.length > 0 ? [`over ${counted(under.length, 'card')}`] : []),
  ];
  const place =
    slot <= LAST_MOB ? `Mob ${slot}` : slot < FIELD ? `Equipment ${slot - LAST_MOB}` : 'Field';
  return `${place}: ${design}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
}

/** The numbers of a deployed card, and what befalls it. */
export function unitFacts({ slot, hp, maxHp, attack, block, ailments, dots }: SeenUnit): string[] {
  const isMob = slot > CHARACTER && slot <= LAST_MOB;
  return [
    ...(maxHp > 0 ? [`${hp} of ${maxHp} HP`] : []),
    ...(isMob ? [`attack ${attack}`] : attack > 0 ? [`attack +${attack}`] : []),
    ...(block !== 0 ? [`block ${block}`] : []),
    ...Object.entries(ailments).map(([kind, turns]) => `${kind} ${turns}`),
    ...dots.map(({ damage, turns }) => `${damage} damage a turn for ${counted(turns, 'turn')}`),
  ];
}

/** The slot of the character is 0; those of mobs are 1 to 7, of equipment 8 to 14, of the field 15. */
const CHARACTER = 0;
const LAST_MOB = 7;
const FIELD = 15;
