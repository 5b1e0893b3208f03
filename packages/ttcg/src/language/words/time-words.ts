/** Words for how long, how often and in which turn. */
export const TIME_WORDS = {
  Until: 'until',
  Permanently: 'permanently, for good, forever',
  During: 'during',
  ThisTurn:
    'this turn, this turn only, only this turn, for this turn, until the turn ends, that turn, until the end of that turn',
  LastTurn: 'last turn, the previous turn, your last turn',
  Once: 'once',
  Twice: 'twice',
  Times: 'times, time',
  Next: 'next',
  NextTime: 'the next time, next time',
  Last: 'last, most recent',
  AfterThisTurn: 'after this turn, after this one',
} as const;

/** The last point of a player: "your last point", "their last point". */
export const LAST_POINT = {
  your: 'your last point, your final point, the last of your points, your last remaining point',
  their:
    'their last point, their final point, the last of their points, their last remaining point',
} as const;
