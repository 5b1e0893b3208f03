import { below, type Random, shuffle } from '@cardscape/kernel';
import type { EffectTable } from './effect-table.ts';
import { YES } from './effect-table.ts';

/** Two effects for one card. */
export type EffectPair = readonly [string, string];

/** The effects of a table, each once, whose rows say True in all these columns. */
export function effectsWhere({ rows }: EffectTable, columns: readonly number[]): string[] {
  const fitting = rows.filter((row) => columns.every((at) => row[at] === YES));
  return [...new Set(fitting.map(([effect = '']) => effect))].filter((effect) => effect !== '');
}

/** Does a text have one of the words, as a whole word, in whatever case? */
export function mentionsAny(text: string, words: readonly string[]): boolean {
  return words.some((word) => wholeWord(word).test(text));
}

/** A word or phrase with nothing of a word around it. */
function wholeWord(word: string): RegExp {
  const plain = word.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}_])${plain}(?![\\p{L}\\p{N}_])`, 'iu');
}

/**
 * So many different effects, as many as there are. The first half of them have one of the words, as far as there
 * are such effects.
 */
export function pickEffects(
  effects: readonly string[],
  count: number,
  words: readonly string[],
  random: Random,
): string[] {
  const mixed = shuffled(effects, random);
  const wanted = words.length > 0 ? Math.ceil(count / 2) : 0;
  const first = mixed.filter((effect) => mentionsAny(effect, words)).slice(0, wanted);
  const rest = mixed.filter((effect) => !first.includes(effect));
  return [...first, ...rest.slice(0, count - first.length)];
}

/**
 * So many pairs of two different effects, no pair twice, as many as there are; an effect comes again only after
 * the others. In the first half of the pairs, the first effect has one of the words, as far as there are such.
 */
export function pickPairs(
  effects: readonly string[],
  count: number,
  words: readonly string[],
  random: Random,
): EffectPair[] {
  const deck = new Deck(effects, random);
  const named = words.length > 0 ? effects.filter((one) => mentionsAny(one, words)) : [];
  const pairs: EffectPair[] = [];
  while (pairs.length < count) {
    const isNamed = words.length > 0 && pairs.length < Math.ceil(count / 2);
    const pair = (isNamed ? deck.pair(named) : undefined) ?? deck.pair(effects);
    if (!pair) break;
    pairs.push(pair);
  }
  return pairs;
}

/** Knows which effects have been dealt how often, and with which others. */
class Deck {
  private readonly effects: readonly string[];
  private readonly uses = new Map<string, number>();
  private readonly partners = new Map<string, Set<string>>();
  private readonly random: Random;

  constructor(effects: readonly string[], random: Random) {
    this.effects = effects;
    this.random = random;
  }

  /** A pair that has not been dealt, the first of it among these. */
  pair(among: readonly string[]): EffectPair | undefined {
    const most = this.effects.length - 1;
    const first = this.least(among.filter((one) => (this.partners.get(one)?.size ?? 0) < most));
    if (first === undefined) return undefined;
    const met = this.partners.get(first);
    const second = this.least(this.effects.filter((one) => one !== first && !met?.has(one)));
    if (second === undefined) return undefined;
    this.note(first, second);
    this.note(second, first);
    return [first, second];
  }

  /** Any of those that have been dealt least often. */
  private least(among: readonly string[]): string | undefined {
    const fewest = among.reduce((least, one) => Math.min(least, this.usesOf(one)), Infinity);
    const all = among.filter((one) => this.usesOf(one) === fewest);
    return all[all.length > 0 ? below(this.random, all.length) : 0];
  }

  private usesOf(effect: string): number {
    return this.uses.get(effect) ?? 0;
  }

  private note(effect: string, other: string): void {
    this.uses.set(effect, this.usesOf(effect) + 1);
    const met = this.partners.get(effect) ?? new Set();
    this.partners.set(effect, met.add(other));
  }
}

function shuffled(effects: readonly string[], random: Random): string[] {
  const mixed = [...effects];
  shuffle(random, mixed);
  return mixed;
}
