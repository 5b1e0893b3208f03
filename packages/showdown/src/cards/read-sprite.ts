import { expecting, type Problem } from '@cardscape/kernel';
import { FRAME_BLOCK, FRAME_KEYS, SPRITE_BLOCK, SPRITE_KEYS } from './block-rules.ts';
import {
  misplacedPiece,
  misspelt,
  outermost,
  type ParsedFile,
  parseFile,
  piecesOf,
  unknownBlock,
} from './parse-file.ts';
import type { Report } from './problem.ts';
import { readKeys } from './read-block.ts';
import { type DescriptorScript, readScript, type ScriptOptions } from './script.ts';
import type { SpriteDesign, SpriteFrame } from './sprite.ts';
import type { Block } from './tree.ts';

/** What a sprite descriptor holds. */
export interface ReadSprite {
  /** Only if nothing but functions is wrong. */
  readonly sprite?: SpriteDesign;
  /** The functions that could be compiled, if there are any. */
  readonly script?: DescriptorScript;
  /** Everything that is wrong, from top to bottom. */
  readonly problems: readonly Problem[];
}

/** More pictures than any sheet holds. */
const MOST_FRAMES = 10_000;

/** Reads a sprite descriptor (5.4.1). It never throws: whatever is wrong is among the problems. */
export function readSprite(text: string, file: string, options: ScriptOptions = {}): ReadSprite {
  return spriteIn(parseFile(text, file), options);
}

/** Reads the sprite of a file that is parsed already. */
export function spriteIn(parsed: ParsedFile, options: ScriptOptions = {}): ReadSprite {
  const { report, content } = parsed;
  const block = outermost(parsed, SPRITE_BLOCK);
  const sprite = block && readSheet(block, report);
  const script = content && readScript(parsed.text, piecesOf(content), report, options);
  return {
    ...(sprite && !report.isRefused && { sprite }),
    ...(script && { script }),
    problems: report.inOrder(),
  };
}

function readSheet(block: Block, report: Report): SpriteDesign {
  const values = readKeys(block, SPRITE_KEYS, report);
  const frames = block.blocks.filter(isFrame).map((frame) => readFrame(frame, report));
  for (const other of block.blocks) if (!isFrame(other)) unknownBlock(report, other, [FRAME_BLOCK]);
  const count = values.integer('SPR_COUNT');
  const step = { dx: values.integer('SPR_AUTO_DX'), dy: values.integer('SPR_AUTO_DY') };
  const isAutomatic = frames.length === 1 && count > 1 && (step.dx > 0 || step.dy > 0);
  const at = values.at('SPR_COUNT')?.at ?? block.at;
  if (frames.length === 0) {
    const message = `The sprite has no ${FRAME_BLOCK}; expected at least one.`;
    report.error('missing-block', block.at, message, `${FRAME_BLOCK} { ... }`);
  } else if (count > MOST_FRAMES) {
    const right = `at most ${MOST_FRAMES}`;
    report.error('wrong-value', at, expecting(`"SPR_COUNT" is ${count}`, right));
  } else if (count > 0 && frames.length !== count && !isAutomatic) {
    const right = `${count} blocks, or one with "SPR_AUTO_DX" and "SPR_AUTO_DY"`;
    const clause = `"SPR_COUNT" is ${count}, the blocks ${FRAME_BLOCK} are ${frames.length}`;
    report.error('wrong-value', at, expecting(clause, right));
  }
  return {
    name: values.text('SPR_NAME'),
    source: values.text('SPR_SOURCE'),
    frames,
    automatic: isAutomatic ? { count, ...step } : null,
  };
}

function readFrame(block: Block, report: Report): SpriteFrame {
  if (block.name !== FRAME_BLOCK) misspelt(report, block, FRAME_BLOCK);
  for (const inner of block.blocks) unknownBlock(report, inner, ['no block']);
  misplacedPiece(report, block.pieces[0], `${SPRITE_BLOCK} { ... }`);
  const values = readKeys(block, FRAME_KEYS, report);
  return {
    x: values.integer('SPR_ITEM_X'),
    y: values.integer('SPR_ITEM_Y'),
    width: values.integer('SPR_ITEM_DX'),
    height: values.integer('SPR_ITEM_DY'),
  };
}

function isFrame({ name }: Block): boolean {
  return name.toUpperCase() === FRAME_BLOCK;
}
