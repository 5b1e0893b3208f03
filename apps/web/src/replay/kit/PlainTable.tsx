import type { CardPrint, PrintedNumber } from '@cardscape/kernel';
import { Card } from '../../look/card/Card.tsx';
import { faceOf } from '../../look/card/faceOf.ts';
import { tiers } from '../../look/card/tier.ts';
import type { Stand } from '../../table/gameTable.ts';
import { cardsInSight } from './cardsInSight.ts';
import './PlainTable.css';

/** A table of any game: what can be said of it, and the cards in sight as they are printed. */
export function PlainTable({ view, print, inWords, isKept }: Stand<unknown, never>) {
  const words = inWords?.();
  const cards = cardsInSight(view).map((seen) => ({ ...seen, print: print(seen.design) }));
  return (
    <div className="plain-table" data-table="plain">
      {words && (
        <section>
          <h2>The table</h2>
          {words.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {words.hand.length > 0 && (
            <ul>
              {words.hand.map((held) => (
                <li key={held}>{held}</li>
              ))}
            </ul>
          )}
          {isKept && <p className="plain-table__note">Card numbers as they are now.</p>}
        </section>
      )}
      <section>
        <h2>Cards in sight</h2>
        {cards.length === 0 && <p>All cards lie face down.</p>}
        <ul className="plain-table__cards">
          {cards.map((seen) => (
            <li key={seen.card}>
              {seen.print ? <PrintedCard print={seen.print} anchor={seen.card} /> : seen.design}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function PrintedCard({ print, anchor }: { print: CardPrint; anchor: number }) {
  const { corners, marks, rarity } = print;
  return (
    <Card
      {...faceOf(print)}
      corners={{
        topLeft: numberIn(corners.topLeft),
        topRight: numberIn(corners.topRight),
        bottomLeft: numberIn(corners.bottomLeft),
        bottomRight: numberIn(corners.bottomRight),
      }}
      rank={marks}
      tier={tiers[rarity]}
      anchor={`card-${anchor}`}
    />
  );
}

function numberIn(number: PrintedNumber | undefined): string | undefined {
  if (!number) return undefined;
  const { value, added = false } = number;
  return added && value >= 0 ? `+${value}` : String(value);
}
