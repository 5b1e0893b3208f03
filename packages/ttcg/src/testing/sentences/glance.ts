import type { TtcgState } from '../../rules/position/state.ts';
import type { StarGame } from './cast.ts';
import { type Look, lookAt, type Offers, type Pair } from './look.ts';

/** Two positions, looked at when first asked for: most lines are told by one of them. */
export class Glance implements Pair {
  readonly events: Pair['events'];
  readonly without: Pair['without'];
  private readonly from: readonly [StarGame, TtcgState];
  private readonly to: readonly [StarGame, TtcgState];
  private first: Look | undefined;
  private last: Look | undefined;

  constructor(
    from: readonly [StarGame, TtcgState],
    to: readonly [StarGame, TtcgState],
    events: Pair['events'] = [],
    without: Pair['without'] = [],
  ) {
    this.from = from;
    this.to = to;
    this.events = events;
    this.without = without;
  }

  get before(): Look {
    this.first ??= lookAt(...this.from);
    return this.first;
  }

  get after(): Look {
    this.last ??= lookAt(...this.to);
    return this.last;
  }
}

/** Offers that are worked out when first asked for. */
export class LateOffers implements Offers {
  private readonly make: () => Offers;
  private made: Offers | undefined;

  constructor(make: () => Offers) {
    this.make = make;
  }

  private get all(): Offers {
    this.made ??= this.make();
    return this.made;
  }

  get refused(): Offers['refused'] {
    return this.all.refused;
  }

  get added(): Offers['added'] {
    return this.all.added;
  }

  get look(): Look {
    return this.all.look;
  }
}
