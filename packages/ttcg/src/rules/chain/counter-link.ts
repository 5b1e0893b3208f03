import type { Link } from '../position/chain-link.ts';
import type { Duel } from '../position/duel.ts';
import { shown } from '../resolve/deeds.ts';
import type { Cause } from './cause.ts';
import { happen } from './happen.ts';
import { happening } from './happening.ts';

/** What was announced is countered: it does nothing when it is reached. */
export function counterLink(duel: Duel, link: Link, cause: Cause): void {
  const { seat, kind, card, effect } = link;
  link.countered = true;
  duel.log?.push({
    type: 'countered',
    seat,
    kind,
    subject: shown(duel, card.card),
    ...(effect >= 0 && { effect }),
  });
  happen(duel, happening('countered', seat, card, cause));
}
