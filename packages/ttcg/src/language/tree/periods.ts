/** A turn or phase, of whom; `next` is the one to come. */
export interface Period {
  readonly part: 'turn' | Phase;
  /** `owner`: of each card that something is done to, and only of how long that lasts (R-T299). */
  readonly whose: 'your' | 'opponent' | 'each' | 'owner';
  readonly next?: true;
}

export type Phase = 'draw phase' | 'main phase' | 'battle phase';
