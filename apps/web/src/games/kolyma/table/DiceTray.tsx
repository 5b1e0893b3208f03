import { opponentOf, type Seat } from '@cardscape/kernel';
import type { KolymaView } from '@cardscape/kolyma';
import { useEffect, useState } from 'react';
import { Dice } from '../../../look/card/Dice.tsx';
import { play } from '../../../look/feedback/sound.ts';
import css from './DiceTray.module.css';
import { useTable } from './share.ts';

/** The four dice of the round: together they are the target (R-K1). */
export function DiceTray() {
  const { view, near, names } = useTable();
  const { dice, round, target } = view;
  const again = dice.rerolls.at(-1);
  const rolls = useRolls(view);
  const pair = (seat: Seat) => (
    <Dice values={dice.rolls[seat]} roll={rolls} size={34} tone={seat === near ? 'bone' : 'ink'} />
  );
  return (
    <section className={css.tray} aria-label={`Dice of round ${round}`}>
      {pair(opponentOf(near))}
      <p className={css.sum}>
        <span className={`${css.round} capitals`}>Round {round}</span>
        <span>
          Target <strong className="figures">{target}</strong>
        </span>
      </p>
      {pair(near)}
      {again && <p className={css.note}>{orderNote(again, names)}</p>}
    </section>
  );
}

/** Who begins after equal rolls, and by which throw. */
function orderNote(
  again: KolymaView['dice']['rerolls'][number],
  names: readonly [string, string],
): string {
  const [first, second] = again.map(([a, b]) => a + b) as [number, number];
  const rolled = `${Math.max(first, second)} against ${Math.min(first, second)}`;
  return `Equal rolls. Thrown again for the order: ${rolled}, ${names[first > second ? 0 : 1]} began.`;
}

/** Counts the rolls: one for each round, also for the first if the match begins before our eyes. */
function useRolls({ round, turn }: KolymaView): number {
  const [rolls, setRolls] = useState(turn > 1 ? round : round - 1);
  useEffect(() => {
    if (rolls === round) return;
    play('dice');
    setRolls(round);
  }, [rolls, round]);
  return rolls;
}
