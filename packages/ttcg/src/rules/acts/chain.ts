import { type CardId, resolveRef } from '@cardscape/kernel';
import type { Act, WhichEffect } from '../../language/tree/tree.ts';
import { isRunnable } from '../book/runnable.ts';
import { byEffect } from '../chain/cause.ts';
import {
  aimedAtField,
  allCountered,
  findCountered,
  findRedirected,
} from '../chain/chain-search.ts';
import { counterLink } from '../chain/counter-link.ts';
import { effectMeant } from '../meaning/such-effect.ts';
import { controllerOf, refsTo } from '../position/duel.ts';
import { scopeOf } from '../position/scope.ts';
import { shown } from '../resolve/deeds.ts';
import type { Doing } from '../resolve/doing.ts';
import { attackOf, baseNumbersOf, defenseOf } from '../standing/values.ts';
import { speakOf } from './cards.ts';
import { addLasting } from './lasting.ts';

type Of<Do extends Act['do']> = Extract<Act, { do: Do }>;
type Work = Extract<Act, { do: 'activate' | 'copy' }>;

export function counter({ duel, link }: Doing, act: Of<'counter'>): boolean {
  const found = act.all
    ? allCountered(duel, scopeOf(link), act)
    : [findCountered(duel, scopeOf(link), act)].filter((one) => one !== undefined);
  if (found.length === 0) return false;
  link.that = found.map(({ card }) => card);
  for (const one of found) counterLink(duel, one, byEffect(link));
  return true;
}

export function redirect(doing: Doing, act: Of<'redirect'>): boolean {
  const { duel, link } = doing;
  const found = findRedirected(duel, scopeOf(link), act);
  const [to] = doing.cards(0);
  // R-T59: not to the card it comes from, unless the text names just that (R-T145).
  if (!found || to === undefined) return false;
  if (found.card.card === to && act.to.the !== 'cause') return false;
  const [ref] = refsTo(duel, [to]);
  if (!ref) return false;
  if (found.kind === 'attack') found.target = ref;
  else found.targets[aimedAtField(duel, found)] = [ref];
  duel.log?.push({
    type: 'redirected',
    subject: shown(duel, found.card.card),
    to: shown(duel, to),
  });
  return speakOf(doing, [to]);
}

/** Works an effect of each card now, for its controller. */
export function activate(doing: Doing, act: Work): boolean {
  return work(doing, false, act);
}

/** Works an effect of another card as if it were this card's. */
export function copy(doing: Doing, act: Work): boolean {
  return work(doing, true, act);
}

function work(doing: Doing, asThis: boolean, act: Work): boolean {
  const { duel, link } = doing;
  const meant = (id: CardId) => effectMeant(duel, link.event, id, act);
  const ids = doing
    .cards(0)
    .filter((id) => isRunnable(duel, id, { which: meant(id), copied: asThis }));
  for (const id of ids)
    for (const one of oneByOne(meant(id))) {
      if (!isRunnable(duel, id, { which: one, copied: asThis })) continue;
      duel.state.frames.push({
        kind: 'work',
        card: refsTo(duel, [id])[0] as (typeof link)['card'],
        as: asThis ? link.card : null,
        seat: asThis ? link.seat : controllerOf(duel, id),
        ...(one && { which: one }),
        stage: 'pick',
      });
    }
  return speakOf(doing, ids);
}

/** The last frame works first. */
const BACKWARDS = [2, 1] as const;

const oneByOne = (which: WhichEffect | undefined) => (which === 'both' ? BACKWARDS : [which]);

/** This card takes over numbers of another one. */
export function copyStats(doing: Doing, { stat, base }: Of<'copyStats'>): boolean {
  const { duel, link } = doing;
  const [from] = doing.cards(0);
  const self = resolveRef(duel.state.table, link.card);
  if (from === undefined || self === undefined || from === self) return false;
  const { attack, defense } = base
    ? baseNumbersOf(duel, from)
    : { attack: attackOf(duel, from), defense: defenseOf(duel, from) };
  if (stat !== 'defense') addLasting(doing, [self], attack, 'attack');
  if (stat !== 'attack') addLasting(doing, [self], defense, 'defense');
  duel.log?.push({
    type: 'lasts',
    cards: [shown(duel, self)],
    seats: [],
    values: { ...(stat !== 'defense' && { attack }), ...(stat !== 'attack' && { defense }) },
    maker: link.seat,
  });
  return true;
}
