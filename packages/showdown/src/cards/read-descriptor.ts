import type { Problem } from '@cardscape/kernel';
import { CARD_BLOCK } from './block-rules.ts';
import type { CardDesign } from './card.ts';
import { outermost, type ParsedFile, parseFile, piecesOf } from './parse-file.ts';
import { readCard } from './read-card.ts';
import { type DescriptorScript, readScript, type ScriptOptions } from './script.ts';

/** What a descriptor holds. */
export interface ReadCard {
  /** Only if nothing but functions is wrong. */
  readonly design?: CardDesign;
  /** The functions that could be compiled, if there are any. */
  readonly script?: DescriptorScript;
  /** Everything that is wrong, from top to bottom. */
  readonly problems: readonly Problem[];
}

/** Reads a card descriptor. It never throws: whatever is wrong is among the problems. */
export function readDescriptor(text: string, file: string, options: ScriptOptions = {}): ReadCard {
  return cardIn(parseFile(text, file), options);
}

/** Reads the card of a file that is parsed already. */
export function cardIn(parsed: ParsedFile, options: ScriptOptions = {}): ReadCard {
  const { report, content } = parsed;
  const block = outermost(parsed, CARD_BLOCK);
  const design = block && readCard(block, report);
  const script = content && readScript(parsed.text, piecesOf(content), report, options);
  return {
    ...(design && !report.isRefused && { design }),
    ...(script && { script }),
    problems: report.inOrder(),
  };
}
