import type { AnalysedCard, Count } from './analysed-card.ts';
import { countWhere } from './analysed-card.ts';

/** What the acts of a tree are called, each once. */
function familiesOf(tree: unknown): string[] {
  const found = new Set<string>();
  visit(tree, (key, value) => {
    if (key === 'do' && typeof value === 'string') found.add(inWords(value));
  });
  return [...found];
}

/** How many cards have an effect of each family, the most frequent first. */
export function countFamilies(cards: readonly AnalysedCard[]): Count[] {
  const families = new Map(
    cards.map((card) => [card, new Set(card.effects.flatMap(({ tree }) => familiesOf(tree)))]),
  );
  const names = new Set([...families.values()].flatMap((own) => [...own]));
  return [...names]
    .map((name) => countWhere(name, cards, (card) => families.get(card)?.has(name) === true))
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}

/** Effects that mean the same, whatever their words. */
export interface EqualEffects {
  readonly text: string;
  readonly cards: readonly string[];
}

/** Groups of two or more effects with equal trees, the largest first. */
export function equalEffects(cards: readonly AnalysedCard[]): EqualEffects[] {
  const groups = new Map<string, { text: string; cards: string[] }>();
  for (const { name, effects } of cards) {
    for (const { text, tree } of effects) {
      if (tree === undefined) continue;
      const key = JSON.stringify(inOrder(tree));
      const group = groups.get(key) ?? { text, cards: [] };
      groups.set(key, group);
      group.cards.push(name);
    }
  }
  return [...groups.values()]
    .filter((group) => group.cards.length > 1)
    .sort((one, other) => other.cards.length - one.cards.length);
}

/** Every plain value of a tree, with the key it stands under. */
export function featuresOf(tree: unknown): string[] {
  const found: string[] = [];
  visit(tree, (key, value) => {
    if (typeof value !== 'object') found.push(`${key} ${value}`);
  });
  return found;
}

function visit(part: unknown, see: (key: string, value: unknown) => void, under = ''): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    const name = Array.isArray(part) ? under : key;
    see(name, value);
    visit(value, see, name);
  }
}

/** The same data with its keys in one order, so that equal trees are written alike. */
function inOrder(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(inOrder);
  const entries = Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, inOrder(value)]));
}

/** `rankUp` is "rank up". */
function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
