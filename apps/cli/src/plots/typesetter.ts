import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PlotFace, Typesetter } from '@cardscape/studio/analysis';
import { Blob, Face, Font, Buffer as Line, shape } from 'harfbuzzjs';
import { sfntOf } from './woff.ts';

const require = createRequire(import.meta.url);
const BONA = dirname(require.resolve('@fontsource/bona-nova/package.json'));
const SOURCE = dirname(require.resolve('@fontsource/source-sans-3/package.json'));

/** The fonts that come with us, cut into parts by what is written with them. */
const FILES: Readonly<Record<PlotFace, (part: string) => string>> = {
  title: (part) => join(BONA, `files/bona-nova-${part}-700-normal.woff`),
  text: (part) => join(SOURCE, `files/source-sans-3-${part}-400-normal.woff`),
  bold: (part) => join(SOURCE, `files/source-sans-3-${part}-700-normal.woff`),
};
const USUAL = 'latin';
const PARTS = [USUAL, 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'];

/** The number of the glyph that stands for what a font does not have. */
const MISSING = 0;

interface Written {
  /** In units of the font. */
  readonly advance: number;
  readonly outline: string;
  readonly isWhole: boolean;
}

/** Sets texts in the fonts that come with us. */
export function typesetter(): Typesetter {
  const fonts = new Map<string, { font: Font; unitsPerSize: number }>();
  const known = new Map<string, { readonly width: number; readonly outline: string }>();

  const fontOf = (face: PlotFace, part: string) => {
    const file = FILES[face](part);
    const loaded = fonts.get(file);
    if (loaded) return loaded;
    const bytes = sfntOf(readFileSync(file));
    const found = new Face(new Blob(bytes.buffer as ArrayBuffer));
    const made = { font: new Font(found), unitsPerSize: found.upem };
    fonts.set(file, made);
    return made;
  };

  const parts = new Map<string, string>();
  /** The first part of a font that has a sign. */
  const partWith = (sign: string, face: PlotFace): string => {
    const key = `${face} ${sign}`;
    const before = parts.get(key);
    if (before) return before;
    const part = PARTS.find((one) => write(fontOf(face, one).font, sign).isWhole) ?? USUAL;
    parts.set(key, part);
    return part;
  };

  /** Signs of one part of a font are set together. */
  const set = (text: string, face: PlotFace): { width: number; outline: string } => {
    const key = `${face} ${text}`;
    const before = known.get(key);
    if (before) return before;
    let [width, outline] = [0, ''];
    for (const { run, part } of runsOf(text, (sign) => partWith(sign, face))) {
      const { font, unitsPerSize } = fontOf(face, part);
      const written = write(font, run, width, 1 / unitsPerSize);
      width += written.advance;
      outline += written.outline;
    }
    const made = { width, outline };
    known.set(key, made);
    return made;
  };

  return {
    width: (text, size, face) => set(text, face).width * size,
    outline: (text, size, face) => scaled(set(text, face).outline, size),
  };
}

function runsOf(text: string, partWith: (sign: string) => string): { run: string; part: string }[] {
  const runs: { run: string; part: string }[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const part = sign === ' ' && last ? last.part : partWith(sign);
    if (last?.part === part) last.run += sign;
    else runs.push({ run: sign, part });
  }
  return runs;
}

/** A run of a text in one font; its outline begins at a place, in sizes of the text. */
function write(font: Font, text: string, from = 0, size = 1): Written {
  const line = new Line();
  line.addText(text);
  line.guessSegmentProperties();
  shape(font, line);
  const glyphs = line.getGlyphInfos();
  const places = line.getGlyphPositions();
  let advance = 0;
  let outline = '';
  for (const [at, { codepoint: glyph }] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {};
    const [x, y] = [from + (advance + xOffset) * size, -yOffset * size];
    outline += moved(font.glyphToPath(glyph), size, x, y);
    advance += xAdvance;
  }
  const isWhole = glyphs.every(({ codepoint }) => codepoint !== MISSING);
  return { advance: advance * size, outline, isWhole };
}

/** Fonts count upwards, pictures downwards. */
function moved(path: string, size: number, x: number, y: number): string {
  let isX = false;
  return path.replace(/[A-Za-z]|-?\d+(?:\.\d+)?/g, (part) => {
    if (/[A-Za-z]/.test(part)) {
      isX = false;
      return part;
    }
    isX = !isX;
    return String(isX ? x + Number(part) * size : y - Number(part) * size);
  });
}

function scaled(path: string, size: number): string {
  return path.replace(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g, (number) =>
    String(Math.round(Number(number) * size * 100) / 100),
  );
}
