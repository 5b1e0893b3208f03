import { counted } from '@cardscape/kernel';
import type { AnyCard, Character, NumberCard, SpecialCard } from '@cardscape/kolyma';
import { COLOURS, lint, outline, readKeywords } from '@cardscape/kolyma/tools';
import { warningJson } from './json.ts';

/** Everything there is to know of a card, as data. */
export function explanation({ kind, card }: AnyCard): object {
  if (kind === 'number')
    return { kind, name: card.name, value: card.value, class: COLOURS[card.colour] };
  if (kind === 'character') return { kind, name: card.name, deck: card.deck };
  const { name, text, english, program } = card;
  const warnings = warningsOf(card).map(warningJson);
  return { kind, name, text, english, steps: outline(program), keywords: rows(card), warnings };
}

/** Everything there is to know of a card, in lines to read. */
export function explanationLines(any: AnyCard): string[] {
  switch (any.kind) {
    case 'special':
      return specialLines(any.card);
    case 'number':
      return numberLines(any.card);
    case 'character':
      return characterLines(any.card);
  }
}

function specialLines(card: SpecialCard): string[] {
  const { name, text, english, program } = card;
  const table = rows(card);
  const width = Math.max(...table.map(({ keyword }) => keyword.length));
  return [
    name,
    `Text: ${text}`,
    ...(text === english ? [] : [`English: ${english}`]),
    'What happens, in order:',
    ...outline(program).map((step) => `  ${'  '.repeat(step.depth)}${step.text}`),
    'Keywords and values:',
    ...table.map(({ keyword, value, meaning }) =>
      value === undefined
        ? `  ${keyword}`
        : `  ${keyword.padEnd(width)} ${String(value).padStart(3)}  ${meaning}`,
    ),
    ...warningsOf(card).map(({ message, fix }) => `Warning: ${message} ${fix}`),
  ];
}

function numberLines({ name, value, colour }: NumberCard): string[] {
  const paint = colour === 0 ? 'without a colour' : `of the colour ${COLOURS[colour]}`;
  return [name, `A number card ${paint}. It counts ${value}.`];
}

function characterLines({ name, deck }: Character): string[] {
  const copies = new Map<string, number>();
  for (const card of deck) copies.set(card, (copies.get(card) ?? 0) + 1);
  return [
    name,
    `A character with a deck of ${counted(deck.length, 'special card')}:`,
    ...[...copies].map(([card, count]) => `  ${count} ${card}`),
  ];
}

/** The keywords, each with the value it takes and what that is for. */
function rows(card: SpecialCard): { keyword: string; value?: number; meaning?: string }[] {
  const { slots } = readKeywords(card.keywords, card.values);
  return card.keywords.map((keyword, index) => {
    const place = slots.findIndex((slot) => slot.keyword === index);
    const value = card.values[place];
    const meaning = slots[place]?.purpose.meaning;
    return value === undefined || meaning === undefined ? { keyword } : { keyword, value, meaning };
  });
}

function warningsOf({ program, text, english }: SpecialCard) {
  return lint(program, text === english ? '' : text);
}
