import type { SeenCard } from '@cardscape/kernel';
import type { LinkView, TtcgEvent } from '@cardscape/ttcg';

/** A link as it is shown, and whether it is its turn. */
export interface ShownLink extends LinkView {
  readonly standing: 'waits' | 'works' | 'fails';
}

/** The chain as it stands while a step is being told: as it was, and what these events did to it. */
export function chainDuring(
  chain: readonly LinkView[],
  events: readonly TtcgEvent[],
): readonly ShownLink[] {
  let links: ShownLink[] = chain.map((link) => ({ ...link, standing: 'waits' }));
  for (const event of events) {
    if (event.type === 'announced') {
      const { kind, seat, subject, effect = 0, text = '', targets = [] } = event;
      const link = { kind, seat, source: subject, effect, text, targets, countered: false };
      links = [...ended(links), { ...link, standing: 'waits' }];
    } else if (event.type === 'resolves' || event.type === 'fizzles') {
      const standing = event.type === 'resolves' ? 'works' : 'fails';
      const known = links.findLast(({ source }) => isSame(source, event.subject));
      // What fails at once has had no turn before: the one before it is over now.
      const begins = event.type === 'resolves' || known?.standing === 'waits';
      const waiting = begins ? ended(links) : links;
      const at = waiting.findLastIndex(({ source }) => isSame(source, event.subject));
      links = waiting
        .slice(0, at < 0 ? waiting.length : at + 1)
        .map((link, place) => (place === at ? { ...link, standing } : link));
    } else if (event.type === 'countered') {
      const at = links.findLastIndex(
        ({ source, standing }) => standing === 'waits' && isSame(source, event.subject),
      );
      links = links.map((link, place) => (place === at ? { ...link, countered: true } : link));
    }
  }
  return links;
}

/** Without what has had its turn. */
function ended(links: readonly ShownLink[]): ShownLink[] {
  return links.filter(({ standing }) => standing === 'waits');
}

function isSame(one: SeenCard, other: SeenCard): boolean {
  if ('card' in one && 'card' in other) return one.card === other.card;
  return !('card' in one) && !('card' in other);
}
