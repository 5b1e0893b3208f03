import type { AskedPick, CardId, PickDecision } from '@cardscape/kernel';
import { nameOf } from '@cardscape/ttcg/tools';
import { useEffect, useState } from 'react';
import { Button } from '../../../look/control/Button.tsx';
import { Dialog } from '../../../look/control/Dialog.tsx';
import { Field } from '../../../look/control/Field.tsx';
import { EffectTexts } from '../card/EffectTexts.tsx';
import { TtcgCard } from '../card/TtcgCard.tsx';
import { printOf, useTable } from '../table/TableContext.tsx';
import css from './Chooser.module.css';
import { asksForHidden, placeWords } from './questions.ts';

/** With more cards than these there is a box to narrow them down. */
const fewCards = 8;

/** The cards of a question that do not lie open on the table, large enough to read. */
export function Chooser() {
  const { turn, seen } = useTable();
  const { asked, hands } = turn;
  const [away, setAway] = useState<PickDecision>();
  if (!hands || !asksForHidden(asked, seen)) return null;
  return (
    <>
      <div className={css.back}>
        <Button tone="primary" onClick={() => setAway(undefined)}>
          Choose cards
        </Button>
      </div>
      {away !== asked && <Choosing asked={asked} onAway={() => setAway(asked)} />}
    </>
  );
}

function Choosing({ asked, onAway }: { asked: AskedPick; onAway: () => void }) {
  const share = useTable();
  const { turn, seen } = share;
  const { chosen } = turn;
  const [filter, setFilter] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is not narrowed down yet
  useEffect(() => setFilter(''), [asked]);
  const { options, min, max, prompt } = asked;
  const one = min === 1 && max === 1;
  const shown = options
    .map(({ card }, place) => ({ card, place }))
    .filter(({ card }) => {
      const found = card === undefined ? undefined : seen.get(card);
      const copy = found && printOf(share, found.design);
      return matches(filter, found ? nameOf(found.design) : '', copy?.print.facts.type ?? '');
    });
  return (
    <Dialog
      open
      wide
      title={titleOf(asked, one)}
      intro={one ? prompt : `${prompt} ${chosen.length} chosen, ${wanted(min, max)}.`}
      onClose={onAway}
      actions={
        <>
          <Button onClick={onAway}>Look at the table</Button>
          {!one && (
            <Button
              tone={chosen.length === 0 ? 'quiet' : 'primary'}
              disabled={chosen.length < min}
              onClick={turn.confirm}
            >
              {chosen.length === 0 && min === 0 ? 'Choose none' : 'Confirm'}
            </Button>
          )}
        </>
      }
    >
      {options.length > fewCards && (
        <Field
          label="Narrow down"
          placeholder="Part of a name, or a type"
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
      )}
      <ul className={css.chooser} data-zone="choice">
        {shown.map(({ card, place }) => (
          <li key={place}>
            <Choice card={card} place={place} ordered={asked.ordered} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p>No card here matches “{filter}”.</p>}
    </Dialog>
  );
}

function titleOf({ ordered }: PickDecision, one: boolean): string {
  if (ordered) return 'Put the cards in order';
  return one ? 'Choose a card' : 'Choose cards';
}

function Choice({
  card,
  place,
  ordered,
}: {
  card: CardId | undefined;
  place: number;
  ordered: boolean;
}) {
  const share = useTable();
  const { turn, seen, near } = share;
  const found = card === undefined ? undefined : seen.get(card);
  const copy = found && printOf(share, found.design);
  const isChosen = turn.chosen.includes(place);
  const pick = () => turn.choose(place);
  const turnOf = turn.chosen.indexOf(place) + 1;
  const where = (
    <span className={css.place}>
      {ordered && isChosen ? `Number ${turnOf}` : placeWords(found, near, seen)}
    </span>
  );
  if (!copy)
    return (
      <>
        <button type="button" className={css.hidden} aria-pressed={isChosen} onClick={pick}>
          <span className="sr-only">Hidden card {place + 1}</span>
        </button>
        {where}
      </>
    );
  return (
    <>
      <TtcgCard {...copy} size="small" legal={!isChosen} chosen={isChosen} onPick={pick} />
      {where}
      <span className={css.text} aria-hidden="true">
        <EffectTexts print={copy.print} />
      </span>
    </>
  );
}

function wanted(min: number, max: number): string {
  if (min === max) return `${min} needed`;
  return min === 0 ? `up to ${max}` : `${min} to ${max}`;
}

function matches(filter: string, ...words: string[]): boolean {
  const wantedWord = filter.trim().toLowerCase();
  return wantedWord === '' || words.some((word) => word.toLowerCase().includes(wantedWord));
}
