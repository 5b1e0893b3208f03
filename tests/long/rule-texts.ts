import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expander, readValues, singleSpaces, withoutDuplicates } from '@cardscape/studio/effects';
import { measure, type Standing } from '@cardscape/ttcg/testing';
import type { EffectType } from '@cardscape/ttcg/tools';

/** Programs are run from the root of the repository. */
const FOLDER = join(process.cwd(), 'packages/ttcg/rule-texts');

/** A template of the rule texts, and the sentences it stands for. */
export interface Template {
  /** Its line, from 1. */
  readonly line: number;
  readonly text: string;
  /** The type of effect that is meant; nothing where any is. */
  readonly style: EffectType | undefined;
  /** The kinds of cards that have it. */
  readonly on: readonly ('unit' | 'spell')[];
  readonly sentences: readonly string[];
}

/** All templates of the rule texts, expanded (R-W1). */
export function ruleTexts(): Template[] {
  const file = (...path: string[]) => readFileSync(join(FOLDER, ...path), 'utf8');
  const values = new Map(
    readdirSync(join(FOLDER, 'placeholders'))
      .filter((name) => name.endsWith('.txt'))
      .map((name) => [name.slice(0, -'.txt'.length), readValues(file('placeholders', name))]),
  );
  const { expand } = expander(values);
  const kinds = file('kinds.tsv').trim().split('\n');
  return file('templates.txt')
    .trim()
    .split('\n')
    .map((text, at) => {
      const [, style = 'any', on] = kinds[at]?.split('\t') ?? [];
      return {
        line: at + 1,
        text,
        style: style === 'any' ? undefined : (style as EffectType),
        on: on === 'unit' || on === 'spell' ? [on] : ['unit', 'spell'],
        sentences: withoutDuplicates(expand(text)).map(singleSpaces),
      };
    });
}

/** The standing of a sentence: the best that it has on a card it may be on. */
export function standingOf({ sentences, style, on }: Template, number: number): Standing {
  const sentence = sentences[number] as string;
  let best: Standing | undefined;
  for (const kind of on) {
    const standing = measured(sentence, style, kind);
    if (standing.is === 'seen') return standing;
    if (!best || best.is === 'refused') best = standing;
  }
  return best as Standing;
}

/** A game that breaks is told, and does not end the run. */
function measured(...[sentence, style, kind]: Parameters<typeof measure>): Standing {
  try {
    return measure(sentence, style, kind);
  } catch (error) {
    return { is: 'unseen', clause: `the game broke: ${String(error)}`, noWay: false };
  }
}
