import { eventsOf } from '../../language/tree/told.ts';
import type { Act } from '../../language/tree/tree.ts';
import { type Asks, asksAmong } from './asks.ts';
import type { Sheet } from './book.ts';
import { kindOf } from './program.ts';

/** What the texts of a match can do, all of them together: what none does need not be looked for. */
export interface MatchTexts {
  /** What they can ask of cards that have left the field, or of what has happened. */
  readonly asks: Asks;
  /** Whether a card can be used out of a hand, in answer too, or out of a discard pile. */
  readonly handUse: boolean;
  readonly handAnswers: boolean;
  /** What is waited for by effects that answer out of a hand. */
  readonly handHears: ReadonlySet<string>;
  readonly discardUse: boolean;
  /** Does any card not count where there is a limit? */
  readonly besides: boolean;
  /** Does any effect wait for one to be part of a chain? */
  readonly chained: boolean;
  /** Does any wait for something to become so? */
  readonly becomes: boolean;
  /** Can a tapped card be let use its other effect? */
  readonly otherUse: boolean;
  /** Can effects be used, or cards be ranked up, as the rules would not let them? */
  readonly allowsUse: boolean;
  readonly allowsRankUp: boolean;
  /** Can cards be played without ranking up by what another one says? */
  readonly freesPlays: boolean;
  /** Can a card use effects of those under it? */
  readonly lends: boolean;
  readonly entersTapped: boolean;
  /** Can cards change sides? */
  readonly controls: boolean;
}

/** What the texts of these cards can do. */
export function textsAmong(sheets: readonly Sheet[]): MatchTexts {
  const fromHand = sheets.flatMap(({ programs }) => programs.filter((one) => one.fromHand));
  const waiting = fromHand.flatMap(({ when }) => (when?.at === 'event' ? eventsOf(when) : []));
  const asks = asksAmong(sheets.map((sheet) => sheet.asks));
  const does = (verb: Act['do']) => sheets.some(({ verbs }) => verbs.has(verb));
  return {
    asks,
    handUse: fromHand.length > 0,
    handAnswers: fromHand.some(({ type }) => type === 'counter' || type === 'pulse'),
    handHears: new Set(waiting.map(({ what }) => kindOf(what))),
    discardUse: sheets.some(({ fromDiscard }) => fromDiscard),
    besides: sheets.some(({ besides }) => besides.length > 0),
    chained: sheets.some(({ programs }) =>
      programs.some(({ listens }) => listens?.includes('chained')),
    ),
    becomes: asks.seldom.has('becomesSo'),
    otherUse: sheets.some(({ freesOther }) => freesOther),
    allowsUse: does('allowUse'),
    allowsRankUp: does('allowRankUp'),
    freesPlays: sheets.some((sheet) => sheet.freesPlays),
    lends: does('lend'),
    entersTapped: does('enterTapped'),
    controls: does('control') || does('swap'),
  };
}
