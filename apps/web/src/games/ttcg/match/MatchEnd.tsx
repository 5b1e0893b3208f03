import type { Outcome } from '@cardscape/kernel';
import type { TtcgView } from '@cardscape/ttcg';
import type { EndDeeds } from '../../../table/ending/EndDeeds.tsx';
import { EndScreen } from '../../../table/ending/EndScreen.tsx';
import type { TtcgSession } from './game.ts';
import { endWords, pointsWords } from './messages.ts';

/** The end of a match: the result, and the ways on. */
export function MatchEnd({
  session,
  outcome,
  view,
  names,
  deeds,
}: {
  session: TtcgSession;
  outcome: Outcome;
  view: TtcgView;
  names: readonly [string, string];
  deeds: EndDeeds;
}) {
  return (
    <EndScreen {...endWords(outcome, names, view)} record={() => session.record} deeds={deeds}>
      <dl className="duel-result">
        {view.players.map(({ points }, seat) => (
          <div key={names[seat]}>
            <dt>{names[seat]}</dt>
            <dd className="figures">{pointsWords(points)}</dd>
          </div>
        ))}
      </dl>
    </EndScreen>
  );
}
