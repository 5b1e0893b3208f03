import { opponentOf, type Seat } from '@cardscape/kernel';
import type { Dice, KolymaView } from '@cardscape/kolyma';
import { useEffect, useState } from 'react';
import { Die } from '../../../look/card/Die.tsx';
import { play } from '../../../look/feedback/sound.ts';
import css from './DiceTray.module.css';

/** The four dice of the round: together they are the target (R-K1). */
export function DiceTray({
  view,
  near,
  names,
}: {
  view: KolymaView;
  near: Seat;
  names: readonly [string, string];
}) {
  const { dice, round, target } = view;
  const rolls = useRolls(view);
  const pair = (seat: Seat) => (
    <span className={css.pair}>
      {dice.rolls[seat].map((value, index) => (
        <Die
          // biome-ignore lint/suspicious/noArrayIndexKey: a player has a first and a second die
          key={index}
          value={value}
          roll={rolls}
          size={34}
          tone={seat === near ? 'bone' : 'ink'}
        />
      ))}
    </span>
  );
  return (
    <section className={css.tray} aria-label={`Dice of round ${round}`}>
      {pair(opponentOf(near))}
      <p className={css.sum}>
        <span className={css.round}>Round {round}</span>
        <span>
          Target <strong className="figures">{target}</strong>
        </span>
      </p>
      {pair(near)}
      {dice.rerolls.length > 0 && <p className={css.note}>{orderNote(dice, names)}</p>}
    </section>
  );
}

/** Who begins after equal rolls, and by which throw. */
function orderNote({ rerolls }: Dice, names: readonly [string, string]): string {
  const last = rerolls.at(-1);
  if (!last) return '';
  const [first, second] = last.map(([a, b]) => a + b) as [number, number];
  const winner = first > second ? 0 : 1;
  const name = names[winner];
  const rolled = `${Math.max(first, second)} against ${Math.min(first, second)}`;
  return `Equal rolls. Thrown again for the order: ${rolled}, ${name} began.`;
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
