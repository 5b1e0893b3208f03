import { opponentOf } from '@cardscape/kernel';
import type { ArrowLink } from '../../../look/motion/ArrowOverlay.tsx';
import { cardAnchor } from '../../../table/anchors.ts';
import type { ShownLink } from './chain.ts';
import type { Seen } from './seen.ts';
import { pointsAnchor } from './tableTypes.ts';

/** The name under which a link of the chain is found on the page. */
export function linkAnchor(place: number): string {
  return `link-${place}`;
}

/** The arrows of a chain: every attack, and what the uppermost link is aimed at. */
export function arrowsOf(
  chain: readonly ShownLink[],
  seen: ReadonlyMap<number, Seen>,
): ArrowLink[] {
  return chain.flatMap((link, place): ArrowLink[] => {
    const isTop = place === chain.length - 1;
    if (link.countered || (!isTop && link.kind !== 'attack')) return [];
    const from = sourceAnchor(link, place, seen);
    if (link.kind === 'attack' && link.targets.length === 0)
      return [{ from, to: pointsAnchor(opponentOf(link.seat)), tone: 'harm' }];
    return link.targets.flatMap((target): ArrowLink[] => {
      if (!('card' in target)) return [];
      const theirs = seen.get(target.card)?.seat !== link.seat;
      const tone = link.kind === 'play' ? 'help' : theirs ? 'harm' : 'point';
      return [{ from, to: cardAnchor(target.card), tone }];
    });
  });
}

function sourceAnchor(
  { source }: ShownLink,
  place: number,
  seen: ReadonlyMap<number, Seen>,
): string {
  const onField = 'card' in source && seen.get(source.card)?.place === 'field';
  return onField ? cardAnchor(source.card) : linkAnchor(place);
}
