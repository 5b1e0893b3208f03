import { didYouMean, nearestOf, type Problem, problemAt, type TextFile } from '@cardscape/kernel';
import type { ReadResult } from './entry.ts';
import { joinCards } from './join-cards.ts';
import { joinResults, readCardFile } from './read.ts';
import type { CardEntry, CardSet } from './set-types.ts';

type CharacterEntry = Extract<CardEntry, { kind: 'character' }>;

/** The name of the check that looks at all files together. */
export const SET = 'set';

const KIND_NAMES = {
  special: 'special card',
  number: 'number card',
  character: 'character',
} as const;

/** Joins files to one set. What is broken is left out and reported; the rest can be played. */
export function loadSet(files: readonly TextFile[]): {
  set: CardSet;
  /** What the set is made of, with its places. */
  entries: readonly CardEntry[];
  errors: readonly Problem[];
  warnings: readonly Problem[];
} {
  const read = joinResults(files.map(({ path, text }) => readCardFile(text, path)));
  const { kept, errors } = withoutRepeats(read.entries);
  const deckErrors = new Map<CardEntry, readonly Problem[]>();
  for (const entry of kept)
    if (entry.kind === 'character') deckErrors.set(entry, checkDeck(entry, kept, read));
  const entries = kept.filter((entry) => !deckErrors.get(entry)?.length);
  return {
    set: joinCards({ specials: [], numbers: [], characters: [] }, entries),
    entries,
    errors: [...read.errors, ...errors, ...[...deckErrors.values()].flat()],
    warnings: read.warnings,
  };
}

/** The first entry of each name stays; names are told apart by kind. */
function withoutRepeats(entries: readonly CardEntry[]): { kept: CardEntry[]; errors: Problem[] } {
  const first = new Map<string, CardEntry>();
  const errors: Problem[] = [];
  for (const entry of entries) {
    const { name } = entry.card;
    const earlier = first.get(`${entry.kind} ${name}`);
    if (!earlier) {
      first.set(`${entry.kind} ${name}`, entry);
      continue;
    }
    const { file, line } = earlier.at;
    errors.push(
      problemAt(entry.at, {
        code: SET,
        entry: name,
        found: `"${name}" again`,
        expected: ['a name of its own'],
        message: `There is already a ${KIND_NAMES[entry.kind]} "${name}" (${file}, line ${line}).`,
      }),
    );
  }
  return { kept: [...first.values()], errors };
}

function checkDeck(
  { card, deckAt, at }: CharacterEntry,
  entries: readonly CardEntry[],
  read: ReadResult,
): Problem[] {
  const specials = new Set(
    entries.filter((entry) => entry.kind === 'special').map((entry) => entry.card.name),
  );
  return card.deck.flatMap((name, position): Problem[] => {
    if (specials.has(name)) return [];
    const hint = nearestOf(name, specials);
    const likely = hint.nearest && `"${hint.nearest}"`;
    return [
      problemAt(deckAt[position] ?? at, {
        code: SET,
        entry: card.name,
        position,
        found: `"${name}"`,
        expected: [likely ?? 'the name of a special card of this set'],
        ...hint,
        message: `"${name}" ${whyNot(name, entries, read)}.${didYouMean(likely)}`,
      }),
    ];
  });
}

function whyNot(name: string, entries: readonly CardEntry[], read: ReadResult): string {
  const other = entries.find((entry) => entry.card.name === name);
  if (other) return `is a ${KIND_NAMES[other.kind]}; a deck holds special cards`;
  const broken = read.errors.some(({ entry }) => entry === name);
  return broken ? 'has errors of its own' : 'is not a card of this set';
}
