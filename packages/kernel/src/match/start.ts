import type { MatchRecord } from './record.ts';

/** What a match begins with. */
export type MatchStart<Options> = Pick<
  MatchRecord<Options>,
  'set' | 'designs' | 'cards' | 'position' | 'options' | 'seed' | 'names'
>;

/** What a match begins with, and nothing else; what is not known is left out. */
export function matchStart<Options>(
  from: Possible<MatchStart<Options>> & Pick<MatchStart<Options>, 'options' | 'seed'>,
): MatchStart<Options> {
  const { set, designs, cards, position, options, seed, names } = from;
  return {
    ...(set && { set: { id: set.id, hash: set.hash } }),
    ...(designs && { designs }),
    ...(cards && { cards }),
    ...(position !== undefined && { position }),
    options,
    seed,
    ...(names && { names }),
  };
}

/** The same, of which parts may be nothing. */
type Possible<Parts> = { readonly [Key in keyof Parts]?: Parts[Key] | undefined };
