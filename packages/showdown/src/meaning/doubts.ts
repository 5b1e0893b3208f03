import type { MeaningLine } from './meaning-line.ts';
import { type Claim, claimsOf } from './text-claims.ts';

/** All that the function of a line has changed in any position. */
export type SeenChanges = (pointcut: string) => Iterable<string>;

const NUMBERED = /^onActivateCharacterAction\d$/;

/** The lines of a card, with what does not agree between its words and what its functions do. */
export function withDoubts(lines: readonly MeaningLine[], seen: SeenChanges): MeaningLine[] {
  const isCharacter = lines.some(({ pointcut }) => NUMBERED.test(pointcut));
  return lines.map((line) => {
    const group = lines.filter(({ text }) => text === line.text);
    // Which of a character's texts a lasting function is for cannot be known.
    const isSure = !isCharacter || NUMBERED.test(line.pointcut);
    const claims = isSure && group[0] === line ? groupDoubts(group, seen) : [];
    const doubts = [...ownDoubts(line), ...claims];
    return doubts.length > 0 ? { ...line, doubt: doubts.join(' ') } : line;
  });
}

/** What can be said of one function alone. */
function ownDoubts({ text, fired, changed, showed, errors, missing }: MeaningLine): string[] {
  if (missing !== undefined) return ['It never ran.'];
  if (errors.length > 0) return ['It fails.'];
  if (fired.length > 0 && changed.length === 0 && !showed) return ['It ran and changed nothing.'];
  if (text === '' && changed.length > 0) return ['The card has no words for it.'];
  return changed.flatMap((words) => unsaid(text, words)).filter(isFirst);
}

const isFirst = (one: string, at: number, all: readonly string[]) => all.indexOf(one) === at;

/** A change, and the words of which a text that tells it has at least one. */
const TOLD: readonly (readonly [change: RegExp, words: RegExp, doubt: string])[] = [
  [
    /^you draw/,
    /draw|hand|take|tak|recover|scout|level up/i,
    'You draw, and the text does not say so.',
  ],
  [
    /^opponent draws/,
    /opponent|each player|both/i,
    'The opponent draws, and the text does not say so.',
  ],
  [/^you discard/, /discard|graveyard|pay|lose/i, 'You discard, and the text does not say so.'],
  [
    /^opponent discards/,
    /opponent|opposing|each player|both/i,
    'The opponent discards, and the text does not say so.',
  ],
  [/level [+-]/, /level/i, 'A level changes, and the text speaks of none.'],
  [/attack [+-]/, /attack|damage/i, 'An attack changes, and the text speaks of none.'],
  [/max HP [+-]/, /HP|health/i, 'Max HP changes, and the text does not say so.'],
  [/: block [+-]/, /block|damage|protect/i, 'A block changes, and the text speaks of none.'],
  [
    /gains \d+ HP/,
    /HP|heal|recover|refresh|health|restor|level up/i,
    'A card is healed, and the text does not say so.',
  ],
  [/stunned/, /stun|cannot attack/i, 'A card is stunned, and the text does not say so.'],
  [
    /silenced/,
    /silenc|effects? .*\b(no|not|cannot)\b/i,
    'A card is silenced, and the text does not say so.',
  ],
  [
    /^opponent's .* gains \d+ HP/,
    /opponent|opposing|each|all|every|any|both/i,
    'A card of the opponent is healed, and the text does not speak of them.',
  ],
  [
    /^your .* (loses \d+ HP|is destroyed)/,
    /\byou|itself|each|all|every|both|play|field/i,
    'A card of yours is hurt, and the text does not speak of yours.',
  ],
];

function unsaid(text: string, change: string): string[] {
  // An ability that uses others does what they do; the document calls them character actions.
  if (/abilit|\bcharacter(?:'s)? actions?\b|\bactions? under\b/i.test(text)) return [];
  return TOLD.flatMap(([pattern, words, doubt]) =>
    pattern.test(change) && !words.test(text) ? [doubt] : [],
  );
}

/** What a text claims, and none of its functions does. */
function groupDoubts(group: readonly MeaningLine[], seen: SeenChanges): string[] {
  const [first] = group;
  if (!first || group.some(({ errors, missing }) => errors.length > 0 || missing !== undefined))
    return [];
  const changed = group.flatMap(({ pointcut }) => [...seen(pointcut)]);
  if (changed.length === 0) return [];
  return claimsOf(first.text)
    .filter((claim) => !isKept(claim, changed))
    .map(({ says }) => says)
    .filter(isFirst);
}

function isKept({ shows, numbers }: Claim, changed: readonly string[]): boolean {
  const fitting = changed.filter((words) => shows.test(words));
  if (numbers === undefined) return fitting.length > 0;
  return fitting.flatMap(numbersIn).some(numbers);
}

/** The numbers of a change; of one that says from what to what, also by how much. */
function numbersIn(words: string): number[] {
  const [, from, to] = /(-?\d+) to (-?\d+)$/.exec(words) ?? [];
  const by = from === undefined || to === undefined ? [] : [Math.abs(Number(to) - Number(from))];
  return [...by, ...(words.match(/\d+/g) ?? []).map(Number)];
}
