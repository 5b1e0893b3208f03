import type { Side } from './positions.ts';
import css from './TryPanel.module.css';

/** What happened, in sentences. */
export function Story({ sentences }: { sentences: readonly string[] }) {
  return (
    <ol className={css.story} aria-label="What happens">
      {sentences.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may be said twice
        <li key={index}>{sentence}</li>
      ))}
    </ol>
  );
}

/** What both players hold when the card has worked. */
export function HandsAfter({ players }: { players: readonly [Side, Side] }) {
  return (
    <dl className={css.handsAfter}>
      {players.map(({ hand }, seat) => (
        <div key={seat === 0 ? 'you' : 'opponent'}>
          <dt>{seat === 0 ? 'Your hand after' : "Opponent's hand after"}</dt>
          <dd>{hand.join(', ') || 'empty'}</dd>
        </div>
      ))}
    </dl>
  );
}
