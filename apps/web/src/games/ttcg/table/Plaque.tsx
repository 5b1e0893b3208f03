import type { Seat } from '@cardscape/kernel';
import type { TtcgView } from '@cardscape/ttcg';
import { numeral } from '../../../look/card/numerals.ts';
import { Pile } from '../../../look/card/Pile.tsx';
import { StateMarks } from '../../../look/card/StateMarks.tsx';
import { CountUp } from '../../../look/motion/CountUp.tsx';
import { useDropPlace } from '../../../table/dragging/Dragging.tsx';
import { DiscardPile } from './DiscardPile.tsx';
import css from './Plaque.module.css';
import { useTable } from './TableContext.tsx';
import { pointsAnchor } from './tableTypes.ts';

/** Who sits here: their points, what they may still play, their deck and discarded cards. */
export function Plaque({ view, seat, side }: { view: TtcgView; seat: Seat; side: 'near' | 'far' }) {
  const { names, turn, ended } = useTable();
  const player = view.players[seat];
  const active = view.active === seat && view.stage !== 'mulligan' && !ended;
  // Who only looks on has no turn of their own, unless they look with the eyes of a player.
  const yours = side === 'near' && (turn.hands !== undefined || names[seat] === 'You');
  const notes = view.notes.filter((note) => note.seat === seat);
  return (
    <section className={css.plaque} data-lit={active || undefined} aria-label={names[seat]}>
      <p className={css.name}>
        <strong>{names[seat]}</strong>
        {active && <span className={css.turn}>{yours ? 'Your turn' : 'Their turn'}</span>}
        {!active && !ended && view.answering === seat && (
          <span className={css.turn}>May answer</span>
        )}
      </p>
      <Points seat={seat} points={player.points} />
      <p className={`${css.facts} figures`}>
        <span>
          <b>{player.hand.length}</b> in hand
        </span>
        {active && canStillPlay(view) && (
          <span>
            <b>{player.playsLeft}</b> {player.playsLeft === 1 ? 'play' : 'plays'} left
          </span>
        )}
      </p>
      <div className={css.piles}>
        <Pile label="Deck" count={player.deck} backKey="ttcg" beside anchor={`deck-${seat}`} />
        <DiscardPile cards={player.discard} seat={seat} />
      </div>
      {notes.length > 0 && (
        <ul className={css.notes}>
          {notes.map(({ says }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two notes can say the same
            <li key={place}>{says}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Is the time for plays still to come in this turn, or now? */
function canStillPlay({ stage }: TtcgView): boolean {
  return stage === 'draw' || stage === 'main';
}

/** The points: a direct attack is aimed at them. */
function Points({ seat, points }: { seat: Seat; points: number }) {
  const { turn, near, names } = useTable();
  const { place, isOver } = useDropPlace(pointsAnchor(seat));
  const direct = seat === near ? undefined : turn.goals.direct;
  const inside = (
    <>
      <CountUp value={Math.max(0, points)} show={numeral} />
      <span className={css.word}>{points === 1 ? 'point' : 'points'}</span>
    </>
  );
  const shared = {
    ...place,
    className: `${css.points} ${direct ? css.legal : ''} ${direct && isOver ? css.aimed : ''}`,
  };
  if (!direct) return <p {...shared}>{inside}</p>;
  return (
    <button {...shared} type="button" data-pick="points" onClick={() => turn.act(direct)}>
      <span className="sr-only">Attack {names[seat]} directly: </span>
      {inside}
      <StateMarks legal />
    </button>
  );
}
