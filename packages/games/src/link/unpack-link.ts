import type { MatchRecord } from '@cardscape/kernel';
import { readChoice } from './choices.ts';
import { fromLetters } from './letters.ts';
import { LinkReader } from './link-parts.ts';
import { checkLength, HAS, HAS_BITS, WHOLE_CHECK, WHOLE_ID } from './pack-link.ts';
import { type PackedDesigns, readDesigns } from './packed-designs.ts';

/** A record as a link holds it: its designs have yet to be found in the set of whoever reads it. */
export interface PackedRecord {
  readonly record: Omit<MatchRecord, 'options' | 'designs'>;
  /** The options, in which designs stand as marks. */
  readonly options: unknown;
  readonly tiers: readonly number[];
  readonly designs: PackedDesigns;
}

/** Reads the letters of a link; throws if they are damaged. */
export function unpackLink(letters: string): PackedRecord {
  const link = new LinkReader(fromLetters(letters));
  const game = link.text();
  const version = link.number();
  const has = link.bits(HAS_BITS);
  const set = has & HAS.set ? readSet(link, game) : undefined;
  const seed = link.text();
  const names = has & HAS.names ? ([link.text(), link.text()] as const) : undefined;
  const designs = readDesigns(link);
  const options: unknown = JSON.parse(link.text('options'));
  const tiers = has & HAS.tiers ? readTiers(link) : [];
  const { start, steps } = readSteps(link, (has & HAS.checks) !== 0);
  const takebacks =
    has & HAS.takebacks
      ? link.times(link.number(), () => ({ step: link.number(), dropped: link.number() }))
      : [];
  const notes = has & HAS.notes ? (link.data() as [number, string][]) : [];
  const cards = has & HAS.cards ? link.data() : undefined;
  const position = has & HAS.position ? link.data() : undefined;
  if (link.number() !== steps.length % 127) throw new RangeError('the link is damaged');
  const record = {
    format: 2 as const,
    game,
    version,
    ...(set && { set }),
    ...(cards === undefined ? {} : { cards: cards as NonNullable<MatchRecord['cards']> }),
    ...(position === undefined ? {} : { position }),
    seed,
    ...(names && { names }),
    start,
    steps,
    takebacks,
    ...(notes.length > 0 && { notes: notes.map(([step, text]) => ({ step, text })) }),
  };
  return { record, options, tiers, designs };
}

function readSet(link: LinkReader, game: string): { id: string; hash: string } {
  const id = link.text();
  const hash = link.hex(link.number());
  return { id: id.startsWith(WHOLE_ID) ? id.slice(WHOLE_ID.length) : game + id, hash };
}

function readTiers(link: LinkReader): number[] {
  let last = 0;
  return link.times(link.number(), () => {
    const written = link.number('tier');
    if (written > 0) last = written - 1;
    return last;
  });
}

function readSteps(link: LinkReader, checked: boolean): Pick<MatchRecord, 'start' | 'steps'> {
  const count = link.number();
  const start = checked ? link.hex(WHOLE_CHECK) : '';
  const steps = link.times(count, (at) => ({
    choice: readChoice(link),
    hash: checked ? link.hex(checkLength(at, count)) : '',
  }));
  return { start, steps };
}
