import type { SeenMatch } from '@cardscape/kernel';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

type SeenStep = SeenMatch['steps'][number];
type Sentence = SeenMatch['sentences'][number];

/** So many steps are packed together: fewer take more room, more take longer at each step. */
const stepsOfAPart = 16;

/** What is the same for all steps. */
type Head = Pick<SeenMatch, 'views' | 'sides' | 'prints' | 'end'>;

/** What some steps add to those before. */
type Part = Pick<SeenMatch, 'names' | 'sentences' | 'steps'>;

/** A part that was packed, to be used again as long as its steps are the same. */
interface PackedPart {
  readonly steps: readonly SeenStep[];
  /** How many sentences there are up to its end. */
  readonly sentences: number;
  readonly text: string;
}

/**
 * Packs what was seen of a match into short texts. What was packed is used again when it is called for the
 * same match: then a step costs no more than the part it belongs to.
 */
export class SeenPacker {
  #head: { readonly prints: SeenMatch['prints']; readonly json: string; readonly text: string } = {
    prints: {},
    json: '',
    text: '',
  };
  #parts: readonly PackedPart[] = [];

  /** The head first, then the parts. */
  pack(seen: SeenMatch): string[] {
    const parts: PackedPart[] = [];
    for (let from = 0; from < seen.steps.length; from += stepsOfAPart) {
      const at = parts.length;
      parts.push(this.#part(seen, at, from, parts[at - 1]?.sentences ?? 0));
    }
    this.#parts = parts;
    return [this.#headOf(seen), ...parts.map(({ text }) => text)];
  }

  #headOf({ views, sides, prints, end }: SeenMatch): string {
    // Prints are long and never change during a match.
    const json = JSON.stringify({ views, sides, end });
    if (this.#head.prints !== prints || this.#head.json !== json)
      this.#head = { prints, json, text: packed({ views, sides, prints, ...(end && { end }) }) };
    return this.#head.text;
  }

  #part(seen: SeenMatch, at: number, from: number, known: number): PackedPart {
    const steps = seen.steps.slice(from, from + stepsOfAPart);
    const before = this.#parts[at];
    // A step that is the same object follows the same steps: nothing before it has changed either.
    if (
      before?.steps.length === steps.length &&
      before.steps.every((step, place) => step === steps[place])
    )
      return before;
    const said = steps.flatMap((step) => step.said.flat());
    const sentences = Math.max(known, ...said.map((place) => place + 1));
    const added = seen.sentences.slice(known, sentences);
    return {
      steps,
      sentences,
      text: packed({ names: namesIn(added, seen.names), sentences: added, steps }),
    };
  }
}

/** What was packed; throws if it is damaged. It may have come from anywhere, and is not checked here. */
export function unpackSeen([head = '', ...texts]: readonly string[]): unknown {
  const parts = texts.map((text) => unpacked(text) as Part);
  return {
    ...(unpacked(head) as Head),
    names: Object.assign({}, ...parts.map(({ names }) => names)),
    sentences: parts.flatMap(({ sentences }) => sentences),
    steps: parts.flatMap(({ steps }) => steps),
  };
}

/** Data that were packed into a text. */
export function unpacked(text: string): unknown {
  return JSON.parse(strFromU8(inflateSync(strToU8(atob(text), true))));
}

function packed(data: Head | Part): string {
  return btoa(strFromU8(deflateSync(strToU8(JSON.stringify(data))), true));
}

/** The names of the cards that sentences speak of. */
function namesIn(sentences: readonly Sentence[], names: SeenMatch['names']): SeenMatch['names'] {
  const cards = sentences.flat().filter((word) => typeof word === 'number');
  return Object.fromEntries(cards.map((card) => [card, names[card] ?? '']));
}
