import { counted } from '@cardscape/kernel';
import type { ShowdownOpened } from '@cardscape/showdown';
import type { Booster, Earning, MatchResult, WonCard } from '@cardscape/showdown/tools';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../look/control/Button.tsx';
import { ShowdownBack } from '../card/ShowdownBack.tsx';
import { ShowdownTile } from '../card/ShowdownTile.tsx';
import { pictureOf } from '../own/customPictures.ts';
import { ExpBar } from './ExpBar.tsx';
import css from './RewardSheet.module.css';
import type { Reward } from './rewards.ts';

const parts: Readonly<Record<Earning['part'], string>> = {
  presence: 'You played',
  outcome: 'The result',
  damage: 'Damage dealt',
  healing: 'HP recovered',
  played: 'Cards played',
  destroyed: 'Cards destroyed',
};

/** What a profile got for a match: Exp and rupees part by part, cards, and a booster for each level. */
export function RewardSheet({
  reward,
  result,
  library,
}: {
  reward: Reward;
  /** How the match has ended now. */
  result: MatchResult;
  library: ShowdownOpened;
}) {
  const { profile, rupees, report } = reward;
  const { earnings, exp, bars, cards, boosters } = report;
  return (
    <section className={css.reward} aria-label={`What ${profile} gets`}>
      <h3>What {profile} gets</h3>
      {JSON.stringify(result) !== JSON.stringify(reward.result) && (
        <p className={css.note}>
          This match has ended before, and was paid then. A match is paid once.
        </p>
      )}
      <div className={css.bars}>
        {bars.map((bar) => (
          <ExpBar key={bar.level} {...bar} />
        ))}
      </div>
      <p className={css.sum} data-reward="sum">
        <strong className="figures">+{exp} Exp</strong>
        <strong className="figures">+{report.rupees} rupees</strong>
        <span className="figures">{rupees} rupees in all</span>
      </p>
      <details className={css.parts}>
        <summary>What it is for</summary>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">Exp</th>
              <th scope="col">Rupees</th>
            </tr>
          </thead>
          <tbody>
            {earnings.map((earning) => (
              <tr key={earning.part}>
                <th scope="row">{parts[earning.part]}</th>
                <td className="figures">{earning.exp}</td>
                <td className="figures">{earning.rupees}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <h4>{counted(cards.length, 'card')} won</h4>
      <WonCards cards={cards} library={library} />
      {boosters.map((booster) => (
        <Pack key={booster.level} booster={booster} library={library} />
      ))}
      <p className={css.note}>
        All of them lie in your side deck.{' '}
        <Link to="/play/showdown/profiles/$id/draft" params={{ id: profile }}>
          Go to your deck and the shop
        </Link>
      </p>
    </section>
  );
}

/** A booster pack: closed until it is opened. */
function Pack({
  booster: { level, cards },
  library,
}: {
  booster: Booster;
  library: ShowdownOpened;
}) {
  const [open, setOpen] = useState(false);
  const pack = useRef<HTMLElement>(null);
  // The button is gone then, and what came out of the pack may lie below the edge.
  useEffect(() => {
    if (!open) return;
    pack.current?.focus({ preventScroll: true });
    pack.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <section
      ref={pack}
      tabIndex={-1}
      className={css.pack}
      aria-label={`Booster pack for level ${level}`}
    >
      <h4>
        Level {level} reached: a booster pack
        {!open && (
          <Button tone="primary" onClick={() => setOpen(true)}>
            Open the pack
          </Button>
        )}
      </h4>
      <WonCards cards={cards} library={library} covered={!open} />
    </section>
  );
}

function WonCards({
  cards,
  library,
  covered = false,
}: {
  cards: readonly WonCard[];
  library: ShowdownOpened;
  covered?: boolean | undefined;
}) {
  return (
    <ul className={css.cards}>
      {cards.map(({ card, isNew }, place) => {
        const found = library.print(card);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card may be won twice
          <li key={place}>
            {covered || !found ? (
              <ShowdownBack />
            ) : (
              <ShowdownTile print={found} picture={pictureOf(found)} />
            )}
            <span className={css.new}>{isNew && !covered ? 'New' : ' '}</span>
          </li>
        );
      })}
    </ul>
  );
}
