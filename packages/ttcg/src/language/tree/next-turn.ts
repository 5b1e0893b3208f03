import { lastAlike } from './lasting.ts';
import type { Act, CardDeed, Cards, Duration } from './tree.ts';

/** Whose turn: of you, of your opponent, of nobody in particular; unknown where it should be said. */
type Turn = 'your' | 'opponent' | 'each' | undefined;

/** Whose the cards are that an act points at. */
type WhoseIs = (cards: Cards) => Turn;

/**
 * "You cannot play spells next turn", "This card cannot attack next turn": what is done only in one's own
 * turn is said of one's own next turn. Nothing if it is not known whose that is.
 */
export function inNextTurnOf(acts: readonly Act[], whoseIs: WhoseIs): Act[] | undefined {
  let clear = true;
  const settled = lastAlike(acts).map((act): Act => {
    if (act.do === 'choose') {
      const from = act.from.map((option) => inNextTurnOf(option, whoseIs));
      if (from.includes(undefined)) clear = false;
      return { ...act, from: from as Act[][] };
    }
    if (!('for' in act) || !isNextTurn(act.for)) return act;
    const whose = doneBy(act, whoseIs);
    if (!whose) clear = false;
    return whose ? ({ ...act, for: { during: { ...act.for.during, whose } } } as Act) : act;
  });
  return clear ? settled : undefined;
}

function isNextTurn(
  duration: Duration | undefined,
): duration is Extract<Duration, { during: unknown }> {
  if (typeof duration !== 'object' || !('during' in duration)) return false;
  const { part, whose, next } = duration.during;
  return part === 'turn' && whose === 'each' && next === true;
}

/** In whose turn it is done, whatever an act allows or forbids. */
function doneBy(act: Act, whoseIs: WhoseIs): Turn {
  switch (act.do) {
    case 'bar':
    case 'limitPlays':
    case 'extraPlays':
      return TURNS[act.who];
    case 'forbid':
      return IN_OWN_TURN.includes(act.from) ? whoseIs(act.cards) : 'each';
    case 'extraAttacks':
    case 'attackTimes':
    case 'allow':
    case 'allowRankUp':
    case 'compel':
      return whoseIs(act.cards);
    default:
      return 'each';
  }
}

const TURNS = { you: 'your', opponent: 'opponent', both: 'each' } as const;

/** What cards do only in the turn of their controller. */
const IN_OWN_TURN: readonly CardDeed[] = ['attack', 'attack directly', 'rank up'];
