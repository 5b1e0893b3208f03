import { counted } from '@cardscape/kernel';
import type { SpecialCard } from '@cardscape/kolyma';
import { specialPrint } from '@cardscape/kolyma/tools';
import { useMemo, useState } from 'react';
import { Card } from '../../../../look/card/Card.tsx';
import { faceOf } from '../../../../look/card/faceOf.ts';
import { Field, Toggle } from '../../../../look/control/Field.tsx';
import { Stepper } from '../../../../look/control/Stepper.tsx';
import { CardRef } from '../../../../look/feedback/LogList.tsx';
import { Panel } from '../../../../look/paper/Panel.tsx';
import { countCards } from '../../../../table/set-up/countCards.ts';
import workshop from '../Workshop.module.css';
import css from './DeckBuilder.module.css';

const recommended = 15;
const most = 60;

/** The cards of a deck: every special card, with how often it is in. */
export function DeckBuilder({
  deck,
  specials,
  own,
  onChange,
}: {
  deck: readonly string[];
  specials: readonly SpecialCard[];
  /** The names of your own cards. */
  own: readonly string[];
  onChange: (deck: readonly string[]) => void;
}) {
  const [search, setSearch] = useState('');
  const [onlyDeck, setOnlyDeck] = useState(false);
  const counts = useMemo(() => countCards(deck), [deck]);
  const words = search.toLowerCase();
  const shown = listed(specials, counts).filter(
    ({ name, text, english }) =>
      (!onlyDeck || counts.has(name)) && `${name} ${text} ${english}`.toLowerCase().includes(words),
  );
  const change = (name: string, by: 1 | -1) => {
    if (by < 0) return onChange(deck.toSpliced(deck.lastIndexOf(name), 1));
    const last = deck.lastIndexOf(name);
    onChange(deck.toSpliced(last < 0 ? deck.length : last + 1, 0, name));
  };
  return (
    <Panel title={`The deck: ${counted(deck.length, 'card')}`}>
      <p role="status">{advice(deck.length)}</p>
      <div className={workshop.formRow}>
        <Field
          label="Find a card"
          type="search"
          placeholder="draw, opponent, river"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Toggle label="Only what is in the deck" on={onlyDeck} onChange={setOnlyDeck} />
      </div>
      <ul className={css.deckBuilder}>
        {shown.map((card) => {
          const count = counts.get(card.name) ?? 0;
          return (
            <li key={card.name} className={count > 0 ? css.in : undefined}>
              <div className={css.words}>
                <CardRef card={() => <Card {...faceOf(specialPrint(card))} size="large" />}>
                  {card.name}
                </CardRef>
                {own.includes(card.name) && <span className={css.own}>yours</span>}
                <p>{card.english || 'This card is not there.'}</p>
              </div>
              <Stepper
                name={card.name}
                count={count}
                full={deck.length >= most || !card.english}
                onStep={(by) => change(card.name, by)}
              />
            </li>
          );
        })}
      </ul>
      {shown.length === 0 && <p>No card has these words. Try fewer of them.</p>}
    </Panel>
  );
}

/** All special cards, and the names of the deck that are none, so that they can be taken out. */
function listed(specials: readonly SpecialCard[], counts: ReadonlyMap<string, number>) {
  const names = new Set(specials.map(({ name }) => name));
  const missing = [...counts.keys()].filter((name) => !names.has(name));
  const blanks = missing.map((name): SpecialCard => {
    const nothing = { text: '', english: '', art: '', keywords: [], values: [] };
    return { name, ...nothing, program: { commands: [] } };
  });
  return [...blanks, ...specials];
}

function advice(count: number): string {
  if (count === 0) return 'Add the first card. 15 make a good deck.';
  if (count === recommended) return 'A full deck.';
  if (count >= most) return `A deck holds at most ${most} cards.`;
  const more = recommended - count;
  return more > 0
    ? `${counted(more, 'more card')} would make the usual ${recommended}.`
    : `${counted(-more, 'card')} over the usual ${recommended}: you will see each one less often.`;
}
