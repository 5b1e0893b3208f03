import type { CardSet } from '@cardscape/kolyma';
import { deckFacts } from '@cardscape/kolyma/tools';
import css from './DeckCurve.module.css';

/** What a deck does: for each kind of deed, how many of its cards can do it. */
export function DeckCurve({ deck, set }: { deck: readonly string[]; set: CardSet }) {
  const facts = deckFacts(set, deck, Number.POSITIVE_INFINITY);
  if (facts.length === 0) return <p className={css.none}>Nothing yet.</p>;
  return (
    <ul className={css.deckCurve} aria-label="What the deck does">
      {facts.map(({ words, count }) => (
        <li key={words}>
          <span>{words}</span>
          <span className={`${css.count} figures`}>{count}</span>
          <span className={css.bar}>
            <span style={{ width: `${(count / deck.length) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
