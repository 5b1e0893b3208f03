import { opponentOf } from '@cardscape/kernel';
import type { Sentence } from '../../language/tree/tree.ts';
import { printedText } from '../book/texts.ts';
import { byEffect } from '../chain/cause.ts';
import { noteActivated, tellChained } from '../chain/chained.ts';
import { happen } from '../chain/happen.ts';
import { happening } from '../chain/happening.ts';
import { wardOff } from '../chain/ward.ts';
import type { Link } from '../position/chain-link.ts';
import type { Duel } from '../position/duel.ts';
import { copyLink, linkWith } from '../position/link.ts';
import { seatOf } from '../standing/expiry.ts';
import { shown } from './deeds.ts';

/** Keeps a sentence for a later moment. */
export function putOff(
  duel: Duel,
  link: Link,
  sentence: number,
  moment: NonNullable<Sentence['at']>,
): void {
  const { state } = duel;
  if (moment === 'on the chain') addToChain(duel, linkWith(copyLink(link), { only: sentence }));
  else if (moment === 'end of the chain') {
    const { seat, card, effect } = link;
    // Which cards were active in the chain is known when it is over.
    const own = copyLink(link);
    const watch = { link: state.activated ? linkWith(own, { inChain: [] }) : own, sentence };
    state.waiting.push({ seat, card, effect, event: null, watch });
  } else {
    const { at, of } = moment;
    const notIn = of.next || at === 'start' ? state.turn : 0;
    const seat = seatOf(of, link.seat);
    state.delayed.push({ link: copyLink(link), sentence, at, seat, part: of.part, notIn });
  }
}

/** R-T143. A part of an effect lies on the chain by itself, and the chain waits for answers to it. */
function addToChain(duel: Duel, link: Link): void {
  const { state } = duel;
  state.chain.push(link);
  state.resolving = false;
  noteActivated(duel, link.card);
  duel.log?.push({
    type: 'announced',
    seat: link.seat,
    kind: 'effect',
    subject: shown(duel, link.card.card),
    effect: link.effect,
    of: link.design,
    text: printedText(duel, link),
  });
  happen(duel, happening('activates', link.seat, link.card, byEffect(link)), 'announced');
  tellChained(duel);
  wardOff(duel, link);
  state.window = { seat: opponentOf(link.seat), passes: 0 };
}
