import type { Pair } from './look.ts';
import { type Observers, some, told } from './seeing.ts';

/** Of two effects on one chain, the one that was announced first also works first. */
function isTurnedRound(events: Pair['events']): boolean {
  const at = (type: 'announced' | 'resolves') =>
    events.flatMap((event, place) =>
      event.type === type && event.kind === 'effect' && 'card' in event.subject
        ? [{ card: event.subject.card, place }]
        : [],
    );
  const announced = at('announced');
  const resolved = at('resolves');
  return announced.some((one) =>
    announced.some((other) => {
      const first = resolved.find(({ card, place }) => card === one.card && place > one.place);
      const second = resolved.find(({ card, place }) => card === other.card && place > other.place);
      if (!first || !second || one.card === other.card) return false;
      const isOneChain = one.place < other.place && other.place < first.place;
      return isOneChain && first.place < second.place;
    }),
  );
}

/** What is said of the chain itself. */
export const CHAIN_OBSERVERS: Observers = [
  [
    /^(?:you )?choose the order in which the effects of this chain resolve/,
    (line) => some(line, ({ events }) => isTurnedRound(events)),
  ],
  [
    /^actions of your opponent .*are prevented/,
    (line) =>
      some(line, ({ events, without }) => told(events, 'countered') > told(without, 'countered')),
  ],
];
