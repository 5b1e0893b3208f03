import { capital } from '@cardscape/kernel';
import type { CardSet } from '@cardscape/ttcg';
import { type Deck, deckStatistics, type Share } from '@cardscape/ttcg/tools';
import type { ReactNode } from 'react';
import { Glyph } from '../../../look/card/Glyph.tsx';
import { groundOf } from '../card/ttcgPrint.ts';
import css from './DeckNumbers.module.css';
import { RankCurve } from './RankCurve.tsx';

/** What a deck is made of: its curve, types, subtypes and effect types. */
export function DeckNumbers({ deck, set }: { deck: Deck; set: CardSet }) {
  const numbers = deckStatistics(deck, set);
  if (numbers.cards === 0)
    return <p>The numbers of your deck stand here once it has cards in it.</p>;
  return (
    <div className={css.deckNumbers}>
      <p>
        <b className="figures">{numbers.units}</b> units,{' '}
        <b className="figures">{numbers.spells}</b> spells
      </p>
      <RankCurve curve={numbers.curve} />
      <Shares
        title="Types"
        shares={numbers.types}
        named={(type) => (
          <>
            <Glyph terrain={groundOf(type)} /> {capital(type)}
          </>
        )}
      />
      <Shares title="Effects" shares={numbers.effectTypes} named={capital} />
      <Shares title="Subtypes" shares={numbers.subtypes} named={capital} />
    </div>
  );
}

/** How many cards are of each kind, as bars. */
function Shares<Of extends string>({
  title,
  shares,
  named,
}: {
  title: string;
  shares: readonly Share<Of>[];
  named: (of: Of) => ReactNode;
}) {
  const most = Math.max(...shares.map(({ count }) => count));
  if (shares.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className={css.deckShares}>
        {shares.map(({ of, count }) => (
          <li key={of}>
            <span className={css.deckSharesName}>{named(of)}</span>
            <span className={css.deckSharesBar} aria-hidden="true">
              <span style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <span className="figures">{count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
