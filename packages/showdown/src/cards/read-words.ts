import { expecting, nearest, shorten } from '@cardscape/kernel';
import { TYPE_RULES } from './block-rules.ts';
import { CARD_TYPES, type CardType, type Rarity } from './card.ts';
import type { Report } from './problem.ts';
import type { Written } from './tree.ts';

/** Every name of a block and every value of `TYPE` that descriptors use for a type. */
const TYPES_BY_NAME = new Map<string, CardType>(
  CARD_TYPES.flatMap((type) => {
    const { written, block } = TYPE_RULES[type];
    const names = [written, `TYPE_${written}`, block, block.replace('TYPE_', '')];
    return names.map((name): [string, CardType] => [name, type]);
  }),
);

/** The type that a block is for, whatever its spelling. */
export function typeOfBlock(name: string): CardType | undefined {
  const upper = name.toUpperCase();
  return upper.startsWith('TYPE_') ? TYPES_BY_NAME.get(upper) : undefined;
}

/** The value of `TYPE`. */
export function readType(written: Written | undefined, report: Report): CardType | undefined {
  if (!written) return undefined;
  const type = TYPES_BY_NAME.get(written.text.toUpperCase());
  if (type) {
    const right = TYPE_RULES[type].written;
    if (written.text !== right) unusual(written, right, report);
    return type;
  }
  const known = CARD_TYPES.map((each) => TYPE_RULES[each].written);
  wrong('TYPE', written, known, report);
  return undefined;
}

const RARITIES: Readonly<Record<string, Rarity>> = {
  RARITY_COMMON: 'common',
  RARITY_SELDOM: 'seldom',
  RARITY_UNIQUE: 'unique',
};

/** Flags may be given as their numbers. */
const RARITY_NUMBERS: Readonly<Record<string, string>> = {
  '1': 'RARITY_UNIQUE',
  '3': 'RARITY_SELDOM',
  '7': 'RARITY_COMMON',
};

/** The value of `RARITY`; common if it cannot be read. */
export function readRarity(written: Written | undefined, report: Report): Rarity {
  if (!written) return 'common';
  const upper = written.text.toUpperCase();
  const flag = RARITY_NUMBERS[upper] ?? (upper.startsWith('RARITY_') ? upper : `RARITY_${upper}`);
  const rarity = Object.hasOwn(RARITIES, flag) ? RARITIES[flag] : undefined;
  if (!rarity) wrong('RARITY', written, Object.keys(RARITIES), report);
  else if (written.text !== flag && !(upper in RARITY_NUMBERS)) unusual(written, flag, report);
  return rarity ?? 'common';
}

function wrong(key: string, { text, at }: Written, known: readonly string[], report: Report): void {
  const likely = nearest(text, known);
  const clause = `The value of "${key}" is "${shorten(text)}"`;
  report.error('wrong-value', at, expecting(clause, ...(likely ? [likely] : known)));
}

function unusual({ text, at }: Written, right: string, report: Report): void {
  report.warn('spelling', at, `"${text}" is written "${right}".`, right);
}
