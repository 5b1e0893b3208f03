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

/** What the texts of these cards can do. Every match begins with it: each card is looked at once. */
export function textsAmong(sheets: readonly Sheet[]): MatchTexts {
  const asks = asksAmong(sheets.map((sheet) => sheet.asks));
  const handHears = new Set<string>();
  const done = new Set<Act['do']>();
  let [handUse, handAnswers, discardUse, besides] = [false, false, false, false];
  let [chained, otherUse, freesPlays] = [false, false, false];
  for (const sheet of sheets) {
    handUse ||= sheet.fromHand;
    discardUse ||= sheet.fromDiscard;
    besides ||= sheet.besides.length > 0;
    chained ||= sheet.hears.has('chained');
    otherUse ||= sheet.freesOther;
    freesPlays ||= sheet.freesPlays;
    for (const verb of sheet.seldom) done.add(verb);
    if (!sheet.fromHand) continue;
    for (const { fromHand, type, when } of sheet.programs) {
      if (!fromHand) continue;
      handAnswers ||= type === 'counter' || type === 'pulse';
      if (when?.at === 'event') for (const { what } of eventsOf(when)) handHears.add(kindOf(what));
    }
  }
  return {
    asks,
    handUse,
    handAnswers,
    handHears,
    discardUse,
    besides,
    chained,
    becomes: asks.seldom.has('becomesSo'),
    otherUse,
    allowsUse: done.has('allowUse'),
    allowsRankUp: done.has('allowRankUp'),
    freesPlays,
    lends: done.has('lend'),
    entersTapped: done.has('enterTapped'),
    controls: done.has('control') || done.has('swap'),
  };
}
