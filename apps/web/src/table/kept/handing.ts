/** What one page hands to the next. */
export interface Handing<Thing> {
  /** Hands it over; with nothing, the next page finds something of its own. */
  hand(thing: Thing | undefined): void;
  /** What was handed over, if anything was. */
  take(): Thing | undefined;
}

/** A place where one page leaves something for the next. */
export function handing<Thing>(): Handing<Thing> {
  let handed: Thing | undefined;
  return {
    hand(thing) {
      handed = thing;
    },
    take: () => handed,
  };
}
