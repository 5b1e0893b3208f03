import {
  didYouMean,
  expecting,
  nearest,
  type Place,
  type Problem,
  type Statement,
  shorten,
} from '@cardscape/kernel';
import { SPRITE_BLOCK } from './block-rules.ts';
import type { CardDesign } from './card.ts';
import { likelyElement } from './elements.ts';
import { freeName } from './own-names.ts';
import { parseFile, spotOfValue } from './parse-file.ts';
import { pngSize } from './png-size.ts';
import { type ProblemCode, type Spot, statementOf } from './problem.ts';
import { cardIn } from './read-descriptor.ts';
import { spriteIn } from './read-sprite.ts';
import type { DescriptorScript, ScriptOptions } from './script.ts';
import type { SpriteDesign } from './sprite.ts';

/** A file that was dropped or found in a folder: descriptors as text, pictures as bytes. */
export interface FolderFile {
  readonly path: string;
  readonly text?: string;
  readonly bytes?: Uint8Array;
}

/** A card with its functions and the file it comes from. */
export interface LoadedCard {
  readonly file: string;
  readonly design: CardDesign;
  readonly script?: DescriptorScript;
  /** The path of its picture, if it is there. */
  readonly picture?: string;
}

/** A sprite with its functions and the file it comes from. */
export interface LoadedSprite {
  readonly file: string;
  readonly sprite: SpriteDesign;
  readonly script?: DescriptorScript;
}

/** What a folder holds. */
export interface ReadFolder {
  readonly cards: readonly LoadedCard[];
  readonly sprites: readonly LoadedSprite[];
  readonly problems: readonly Problem[];
}

const LIST = 'metadata.txt';
const WIDTH = 240;
const HEIGHT = 360;

/** How a folder is read. */
interface FolderOptions extends ScriptOptions {
  /** Whether the files are read in the order they are given in, rather than by path. */
  readonly asGiven?: boolean;
}

/**
 * Reads the descriptors of a folder: those that its `metadata.txt` lists, or else all. What is wrong
 * is among the problems; the rest still loads. Of two cards with one name the second is numbered.
 */
export function readFolder(files: readonly FolderFile[], options: FolderOptions = {}): ReadFolder {
  const problems: Problem[] = [];
  const cards: LoadedCard[] = [];
  const sprites: LoadedSprite[] = [];
  const names = new Map<string, string>();
  const elementSpots = new Map<string, Spot>();
  const images = inLowerCase(filesByName(files, '.png'));
  const listed = listedDescriptors(files, options.asGiven);
  problems.push(...listed.problems);
  for (const { path, text } of listed.files) {
    if (text === undefined) {
      problems.push(problem('error', 'unreadable', path, 'The file is not a text.'));
      continue;
    }
    const parsed = parseFile(text, path);
    if (isSprite(parsed.content?.blocks[0]?.name)) {
      const { sprite, script, problems: wrong } = spriteIn(parsed, options);
      problems.push(...wrong);
      if (!sprite) continue;
      sprites.push({ file: path, sprite, ...(script && { script }) });
      const missing = missingSheet(sprite.source, images);
      if (missing) problems.push({ file: path, ...spotOfValue(parsed, 'SPR_SOURCE'), ...missing });
      continue;
    }
    const { design: written, script, problems: wrong } = cardIn(parsed, options);
    problems.push(...wrong);
    if (!written) continue;
    const design = { ...written, name: freeName(written.name, names) };
    const before = names.get(written.name);
    if (before !== undefined) {
      const message = `The card "${shorten(written.name)}" is already defined by ${before}; this one is called "${shorten(design.name)}".`;
      const again = problem('warning', 'repeated-name', path, message, 'a name of its own');
      problems.push({ ...again, ...spotOfValue(parsed, 'NAME') });
    }
    names.set(design.name, path);
    const picture = images.get(nameOf(design.image).toLowerCase());
    const wrongImage = design.image === '' ? undefined : checkImage(design.image, picture, images);
    if (wrongImage) problems.push({ file: path, ...spotOfValue(parsed, 'IMAGE'), ...wrongImage });
    const found = { ...(script && { script }), ...(picture && { picture: picture.path }) };
    cards.push({ file: path, design, ...found });
    elementSpots.set(path, spotOfValue(parsed, 'ELEMENT'));
  }
  problems.push(...oddElements(cards, elementSpots));
  return { cards, sprites, problems };
}

/** Elements that only one card has and that look like slips of others. */
function oddElements(
  cards: readonly LoadedCard[],
  spots: ReadonlyMap<string, Spot>,
): readonly Problem[] {
  const all = cards.map(({ design }) => design.element);
  const isShared = (element: string) => all.indexOf(element) !== all.lastIndexOf(element);
  const shared = [...new Set(all.filter(isShared))];
  return cards.flatMap(({ file, design: { element } }) => {
    const likely = isShared(element) ? undefined : likelyElement(element, shared);
    if (likely === undefined) return [];
    const message = `No other card has the element ${shorten(element)}. Did you mean ${likely}?`;
    const odd = problem('warning', 'unknown-element', file, message, likely);
    return [{ ...odd, ...spots.get(file) }];
  });
}

function isSprite(name: string | undefined): boolean {
  return name?.toUpperCase() === SPRITE_BLOCK;
}

/** The descriptors that count, in their order, and what is wrong with the list of them. */
export function listedDescriptors(
  files: readonly FolderFile[],
  asGiven = false,
): {
  readonly files: readonly FolderFile[];
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const descriptors = filesByName(files, '.lua');
  const list = files.find(({ path }) => nameOf(path).toLowerCase() === LIST);
  // Folders within the folder may have files of one name; without a list all of them count.
  if (list?.text === undefined) {
    const all = ofKind(files, '.lua');
    return { files: asGiven ? all : all.sort(byPath), problems };
  }
  const byLowerCase = inLowerCase(descriptors);
  const chosen = new Set<FolderFile>();
  const lines = list.text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  for (const [index, line] of lines.entries()) {
    const name = nameOf(line.trim());
    if (name === '') continue;
    const spot = { line: index + 1, column: line.search(/\S/) + 1 };
    const file = descriptors.get(name) ?? byLowerCase.get(name.toLowerCase());
    if (!file) {
      const likely = nearest(name, descriptors.keys());
      const message = `There is no file ${shorten(name)}.${didYouMean(likely)}`;
      problems.push({ ...problem('error', 'missing-file', list.path, message, likely), ...spot });
      continue;
    }
    const right = nameOf(file.path);
    if (right !== name) {
      const message = `The file ${shorten(name)} is called ${right}.`;
      problems.push({ ...problem('warning', 'spelling', list.path, message, right), ...spot });
    }
    chosen.add(file);
  }
  return { files: [...chosen], problems };
}

/** Whether the sheet of a sprite is not there. */
function missingSheet(
  source: string,
  images: ReadonlyMap<string, FolderFile>,
): Omit<Problem, keyof Place> | undefined {
  const name = nameOf(source);
  if (images.has(name.toLowerCase())) return undefined;
  const likely = nearest(name, images.keys());
  const message = `The sheet ${shorten(source)} is missing; the sprite is not shown.${didYouMean(likely)}`;
  const expected = ['the PNG sheet of the sprite'];
  return { severity: 'warning', code: 'missing-image', message, expected };
}

/** What is wrong with the picture of a card, and where if it is not in its descriptor. */
function checkImage(
  image: string,
  picture: FolderFile | undefined,
  images: ReadonlyMap<string, FolderFile>,
): Omit<Problem, keyof Place> | Problem | undefined {
  const expected = `a PNG picture of ${WIDTH} x ${HEIGHT}`;
  if (!picture) {
    const likely = nearest(nameOf(image), images.keys());
    const hint = didYouMean(likely);
    const message = `The picture ${shorten(image)} is missing; the card is shown without one.${hint}`;
    return { severity: 'warning', code: 'missing-image', message, expected: [expected] };
  }
  const size = picture.bytes && pngSize(picture.bytes);
  if (size?.width === WIDTH && size.height === HEIGHT) return undefined;
  const found = size ? `is ${size.width} x ${size.height}` : 'is not a PNG picture';
  const said = expecting(`The picture ${shorten(image)} ${found}`, expected);
  return problem('warning', 'image-size', picture.path, said);
}

/** The files of a kind by their names without folders; of two with one name the first by path. */
function filesByName(files: readonly FolderFile[], ending: string): Map<string, FolderFile> {
  const kind = ofKind(files, ending).sort(byPath).toReversed();
  return new Map(kind.map((file) => [nameOf(file.path), file]));
}

function ofKind(files: readonly FolderFile[], ending: string): FolderFile[] {
  return files.filter(({ path }) => path.toLowerCase().endsWith(ending));
}

function inLowerCase(files: ReadonlyMap<string, FolderFile>): Map<string, FolderFile> {
  return new Map([...files].map(([name, file]) => [name.toLowerCase(), file]));
}

function byPath(a: FolderFile, b: FolderFile): number {
  return a.path < b.path ? -1 : 1;
}

/** The last part of a path, with either kind of slash. */
function nameOf(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

function problem(
  severity: Problem['severity'],
  code: ProblemCode,
  file: string,
  said: string | Statement,
  expected?: string,
): Problem {
  return { file, line: 1, column: 1, severity, code, ...statementOf(said, expected) };
}
