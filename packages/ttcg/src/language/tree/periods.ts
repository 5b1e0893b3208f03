/** A turn or phase, of whom; `next` is the one to come. */
export interface Period {
  readonly part: 'turn' | Phase;
  readonly whose: 'your' | 'opponent' | 'each';
  readonly next?: true;
}

export type Phase = 'draw phase' | 'main phase' | 'battle phase';
