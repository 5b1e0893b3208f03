import type { Choice } from '@cardscape/kernel';
import { HASH_LENGTH, type MatchRecord, type ReadRecord, readRecord } from '@cardscape/kernel';
import { deflateSync, Inflate } from 'fflate';

/** Of each position on the way a link keeps so much of the fingerprint; the last one is whole. */
const CHECK_LENGTH = 2;
/** What a link may grow to when it is unpacked. */
const MOST_BYTES = 4_000_000;
/** Unpacked in pieces of this size, so that a link made to burst is noticed early. */
const PIECE = 2048;
const DAMAGED =
  'This link is damaged or incomplete. Copy the whole link again, or ask for the record as a file.';

/**
 * A record on the wire, as a list because names would only make links longer: format, game,
 * version, options, seed, first fingerprint, choices, checks, last fingerprint, takebacks, notes,
 * the cards (null for the built-in ones), and what the players are called (null if that is not
 * known; older links end before it).
 */
type Packed = readonly [
  format: 1,
  game: string,
  version: number,
  options: unknown,
  seed: string,
  start: string,
  choices: readonly PackedChoice[],
  checks: string,
  last: string,
  takebacks: readonly (readonly [step: number, dropped: number])[],
  notes: readonly (readonly [step: number, text: string])[],
  cards: unknown,
  names: unknown,
];

/** One pick alone, several in a list, and `c0` or `c1` for who conceded. */
type PackedChoice = number | readonly number[] | string;

/** Packs a record into letters, digits, `-` and `_`. */
export function packRecord(record: MatchRecord): string {
  const { format, game, version, options, seed, start, steps, takebacks, notes = [] } = record;
  const packed: Packed = [
    format,
    game,
    version,
    options,
    seed,
    start,
    steps.map(({ choice }) => packChoice(choice)),
    steps.map(({ hash }) => hash.slice(0, CHECK_LENGTH)).join(''),
    steps.at(-1)?.hash ?? '',
    takebacks.map(({ step, dropped }) => [step, dropped] as const),
    notes.map(({ step, text }) => [step, text] as const),
    record.cards ?? null,
    record.names ?? null,
  ];
  const bytes = new TextEncoder().encode(JSON.stringify(packed));
  return toLetters(deflateSync(bytes, { level: 9 }));
}

/**
 * Unpacks what `packRecord` made. The fingerprints on the way are shortened ones, to be completed
 * when the record is played.
 */
export function unpackRecord(letters: string): ReadRecord {
  let data: unknown;
  try {
    data = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(inflate(fromLetters(letters))),
    );
  } catch {
    return { problem: DAMAGED };
  }
  if (!Array.isArray(data)) return { problem: DAMAGED };
  const [
    format,
    game,
    version,
    options,
    seed,
    start,
    choices,
    checks,
    last,
    takebacks,
    notes,
    cards,
    names,
  ] = data as readonly unknown[];
  if (!Array.isArray(choices) || typeof checks !== 'string') return { problem: DAMAGED };
  if (!/^[0-9a-f]*$/.test(checks) || checks.length !== choices.length * CHECK_LENGTH)
    return { problem: DAMAGED };
  // Filled up to full length, the shared reader checks the rest; then they are cut again.
  const read = readRecord({
    format,
    game,
    version,
    ...(cards === null || cards === undefined ? {} : { cards }),
    options,
    seed,
    ...(names === null || names === undefined ? {} : { names }),
    start,
    steps: choices.map((choice, index) => ({
      choice: unpackChoice(choice),
      hash: index === choices.length - 1 ? last : checkAt(checks, index).padEnd(HASH_LENGTH, '0'),
    })),
    takebacks: pairs(takebacks).map(([step, dropped]) => ({ step, dropped })),
    notes: pairs(notes).map(([step, text]) => ({ step, text })),
  });
  if ('problem' in read) return { problem: `${DAMAGED} (${read.problem})` };
  const { record } = read;
  const steps = record.steps.map((step, index) =>
    index === record.steps.length - 1 ? step : { ...step, hash: checkAt(checks, index) },
  );
  return { record: { ...record, steps } };
}

function checkAt(checks: string, index: number): string {
  return checks.slice(index * CHECK_LENGTH, (index + 1) * CHECK_LENGTH);
}

function packChoice(choice: Choice): PackedChoice {
  if ('concede' in choice) return `c${choice.concede}`;
  return choice.length === 1 ? (choice[0] as number) : choice;
}

/** The choice as the reader of records expects it; what is no choice is left for it to refuse. */
function unpackChoice(packed: unknown): unknown {
  if (typeof packed === 'number') return [packed];
  if (packed === 'c0' || packed === 'c1') return { concede: Number(packed[1]) };
  return packed;
}

function pairs(data: unknown): [unknown, unknown][] {
  if (!Array.isArray(data)) return [];
  return data.map((pair) => (Array.isArray(pair) ? [pair[0], pair[1]] : [undefined, undefined]));
}

function inflate(bytes: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  const stream = new Inflate((piece, final) => {
    pieces.push(piece);
    size += piece.length;
    ended = final;
  });
  for (let from = 0; from < bytes.length; from += PIECE) {
    stream.push(bytes.subarray(from, from + PIECE), from + PIECE >= bytes.length);
    if (size > MOST_BYTES) throw new RangeError('Too much.');
  }
  if (!ended) throw new RangeError('Too little.');
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function toLetters(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromLetters(letters: string): Uint8Array {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
