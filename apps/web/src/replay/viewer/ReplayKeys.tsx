import type { Shortcut } from '../../look/keyboard/keyNames.ts';
import { useShortcuts } from '../../look/keyboard/keys.tsx';
import type { Ways } from './Transport.tsx';

/**
 * The keys of the viewer. The arrows step through the match, except while a card has the focus: then
 * they go from card to card, as everywhere. Drawn before the table, whose keys come second then.
 */
export function ReplayKeys({
  part,
  ways,
  onCard,
  onGo,
  last,
}: {
  /** What the parts of the match are called. */
  part: string;
  ways: Ways;
  /** Whether a card of the table has the focus. */
  onCard: boolean;
  onGo: (step: number) => void;
  last: number;
}) {
  const arrows: Shortcut[] = [
    { keys: 'ArrowLeft', does: 'Step back, while no card has the ring', run: ways.back },
    { keys: 'ArrowRight', does: 'Step forward, while no card has the ring', run: ways.forward },
  ];
  useShortcuts([
    ...(onCard ? [] : arrows),
    { keys: 'k', does: 'Play or pause', run: ways.toggle },
    { keys: ',', does: 'Step back', run: ways.back },
    { keys: '.', does: 'Step forward', run: ways.forward },
    { keys: '[', does: `Go back to the ${part}'s start`, run: ways.partBack },
    { keys: ']', does: `Go on to the next ${part}`, run: ways.partForward },
    { keys: 'Home', does: 'Go to the start', run: () => onGo(0) },
    { keys: 'End', does: 'Go to the end', run: () => onGo(last) },
  ]);
  return null;
}
