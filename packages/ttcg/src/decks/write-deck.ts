import { TIER_NAMES } from '../set/design.ts';
import type { Deck, DeckEntry } from './deck.ts';

/** Writes a deck as the text that `readDeck` reads. */
export function writeDeck({ name, note, entries }: Deck): string {
  const headers = [...headerLine('Name', name), ...headerLine('Plan', note)];
  const divider = headers.length > 0 && entries.length > 0 ? [''] : [];
  return [...headers, ...divider, ...entries.map(entryLine), ''].join('\n');
}

/** A header is one line, whatever was typed. */
function headerLine(header: string, text: string): string[] {
  const line = text.replace(/\s+/g, ' ').trim();
  return line === '' ? [] : [`${header}: ${line}`];
}

function entryLine({ name, tier, count }: DeckEntry): string {
  return `${count} ${name}${tier === 0 ? '' : ` (${TIER_NAMES[tier]})`}`;
}
