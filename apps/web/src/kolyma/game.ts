import { Match, type MatchRecord, type MatchStart } from '@cardscape/kernel';
import {
  type CardSet,
  evaluateView,
  type KolymaEvent,
  type KolymaOptions,
  type KolymaState,
  type KolymaView,
  kolyma,
  openSet,
} from '@cardscape/kolyma';
import { greedyBot, randomBot } from '@cardscape/players';
import { wantsStillness } from '../look/motion.ts';
import { lastRecord, savedMatch } from '../match/saved.ts';
import type { BotShelf, SeatPlans } from '../match/seats.ts';
import { MatchSession } from '../match/session.ts';
import { tell } from './tell.ts';

/** A session of Kolyma. */
export type KolymaSession = MatchSession<KolymaState, KolymaOptions, KolymaView, KolymaEvent>;

const bots: BotShelf<KolymaState, KolymaOptions, KolymaView, KolymaEvent> = {
  random: randomBot(),
  greedy: greedyBot(evaluateView),
};

/** With reduced motion nothing moves on screen, so there is less to wait for. */
const stillPace = 0.3;

const saved = savedMatch('kolyma');

/** How a session is opened: from the start, or from a record. */
export interface Opening {
  readonly plans: SeatPlans;
  readonly from: MatchStart<KolymaOptions> | MatchRecord<KolymaOptions>;
  /** When it takes the place of the match that is kept. */
  readonly keep?: 'at once' | 'when played' | 'never';
  /** The first step that can be taken back. */
  readonly undoFrom?: number;
}

/** Opens a session. Throws when the cards of a record cannot be read. */
export function openSession({
  plans,
  from,
  keep = 'at once',
  undoFrom = 0,
}: Opening): KolymaSession {
  const game = kolyma(setOf(from.cards));
  const match = 'steps' in from ? Match.of(game, from) : new Match(game, from);
  const save = (record: MatchRecord<KolymaOptions>) => {
    const over = match.decision.ask === 'over';
    if (over) lastRecord.write(record);
    if (keep !== 'never') saved.write({ plans, record, over });
  };
  if (keep === 'at once') save(match.record);
  return new MatchSession({
    match,
    plans,
    bots,
    tell,
    undoFrom,
    pace: wantsStillness() ? stillPace : 1,
    save,
  });
}

/** The cards a session is played with. */
export function cardsOf(session: KolymaSession): CardSet {
  return setOf(session.match.start.cards);
}

function setOf(cards: unknown): CardSet {
  const opened = openSet(cards);
  if ('problem' in opened) throw new RangeError(opened.problem);
  return opened.set;
}

/** Is there a match to continue? */
export function hasSavedMatch(): boolean {
  return saved.read()?.over === false;
}

/** The match that was left, also at its end, or nothing. One that no longer plays as it was written is let go. */
export function resumeSession(): KolymaSession | undefined {
  const found = saved.read();
  if (!found) return undefined;
  try {
    return openSession({
      plans: found.plans,
      from: found.record as MatchRecord<KolymaOptions>,
      keep: 'when played',
    });
  } catch {
    saved.forget();
    return undefined;
  }
}
