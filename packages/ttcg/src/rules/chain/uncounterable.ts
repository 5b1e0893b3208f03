import { SEATS } from '@cardscape/kernel';
import type { Sentence } from '../../language/tree/tree.ts';
import { holds } from '../meaning/conditions.ts';
import { matchesTold } from '../meaning/event-match.ts';
import type { Link } from '../position/chain-link.ts';
import { type Duel, isFaceDown, rolesOf, sheetOf } from '../position/duel.ts';
import { programIn } from '../position/link.ts';
import { scopeAt, scopeOf } from '../position/scope.ts';
import { forcesOn, isKeptFrom, isUnpreventable } from '../standing/forces.ts';
import { isKeptFromBy } from '../standing/kept.ts';
import { wardsOff } from '../standing/work-out.ts';
import { byPlayer, type Cause } from './cause.ts';
import { duringHolds, isAwake } from './happen.ts';
import { type Happening, happening } from './happening.ts';
import { isWatching } from './watching.ts';

const COUNTERED = ['be countered', 'have effects countered'] as const;

/** Does something keep what was announced from being countered by that? */
export function isUncounterable(duel: Duel, link: Link, by: Cause): boolean {
  if (link.kind === 'effect' && programIn(duel, link).effect.uncounterable) return true;
  const deeds = link.kind === 'effect' ? COUNTERED : COUNTERED.slice(0, 1);
  for (const deed of deeds)
    if (isKeptFrom(duel, link.card.card, deed) || isKeptFromBy(duel, link.card.card, deed, by))
      return true;
  // R-T130. What a card is immune to does not counter what it does either.
  if (by.card && wardsOff(duel, forcesOn(duel, link.card.card), by.card, undefined, by.via))
    return true;
  if (link.kind === 'attack') return isUnpreventable(duel, link.card.card);
  if (link.kind !== 'play' || link.faceDown) return false;
  const play = happening('played', link.seat, link.card, byPlayer(link.seat), {
    from: 'hand',
    to: 'field',
  });
  return isWatchedOver(duel, play) || isSaidByCard(duel, play);
}

/**
 * "This turn, whenever you play a spell, it cannot be countered": said of the play itself, so it holds
 * before the card has come to the field.
 */
function isWatchedOver(duel: Duel, play: Happening): boolean {
  return duel.state.watches.some((watch) => {
    const { link, sentence } = watch;
    const { on, ...said } = programIn(duel, link).effect.sentences[sentence] ?? NOTHING;
    if (!on || on.would || !isWatching(duel, watch) || !shields(said)) return false;
    const scope = scopeOf(link);
    if (!matchesTold(duel, scope, on, play)) return false;
    return !said.if || holds(duel, scope, said.if);
  });
}

/** The same, as what a card on the field says for as long as it lies there. */
function isSaidByCard(duel: Duel, play: Happening): boolean {
  return SEATS.some((seat) =>
    rolesOf(duel, seat).listens.some((id) => {
      if (isFaceDown(duel, id)) return false;
      const scope = scopeAt(duel, id);
      return sheetOf(duel, id).programs.some((program, effect) => {
        const { when, sentences } = program.effect;
        const [first = NOTHING] = sentences;
        if (!program.listens?.includes('played') || when?.at !== 'event' || !shields(first))
          return false;
        if (when.word === 'after' || when.nth !== undefined) return false;
        if (!isAwake(duel, id, program, effect, null) || !duringHolds(duel, scope, program))
          return false;
        if (!matchesTold(duel, scope, when, play)) return false;
        return !first.if || holds(duel, scope, first.if);
      });
    }),
  );
}

const NOTHING: Sentence = { acts: [] };

/** Does a sentence say of the card of its event that it cannot be countered? */
function shields({ acts, may, cost }: Omit<Sentence, 'on'>): boolean {
  if (may || cost) return false;
  return acts.some(
    (act) => act.do === 'forbid' && act.from === 'be countered' && act.cards.the === 'that',
  );
}
