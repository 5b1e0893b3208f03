import type { Terrain } from '@cardscape/studio';
import type { ReactNode } from 'react';
import { useToast } from '../feedback/Toast.tsx';
import { backAddress } from './pictures.ts';
import { StateMarks } from './StateMarks.tsx';
import { TappedMark } from './TappedMark.tsx';
import { TierFrame } from './TierFrame.tsx';
import { terrainInks } from './terrainInks.ts';
import type { Tier } from './tier.ts';
import { type DetailHandlers, useCardDetail } from './useCardDetail.tsx';
import './CardFrame.css';

/** How large a card is drawn: on a phone's strip, on the table, or to be read. */
export type CardSize = 'mini' | 'small' | 'large';

/** What can be said about a card on a table, whatever is printed on it. */
export interface CardStanding {
  size?: CardSize | undefined;
  tier?: Tier | undefined;
  faceDown?: boolean | undefined;
  /** Whose back is shown when face down: the key of a game. */
  backKey?: string | undefined;
  tapped?: boolean | undefined;
  /** It can be picked now. */
  legal?: boolean | undefined;
  chosen?: boolean | undefined;
  targeted?: boolean | undefined;
  dimmed?: boolean | undefined;
  /** Why it cannot be picked; shown with the card and read out. */
  reason?: string | undefined;
  /** The name under which arrows and travelling cards find this card on the page. */
  anchor?: string | undefined;
  /** Makes the card a button. */
  onPick?: (() => void) | undefined;
  /** Whether pointing at the card opens it large; only small cards do, unless told otherwise. */
  opens?: boolean | undefined;
  /** What stands under the large card: what is in force on it, say. */
  about?: (() => ReactNode) | undefined;
}

interface CardFrameProps extends CardStanding {
  /** What a screen reader says the card is. */
  label: string;
  terrain: Terrain;
  /** The class of what is printed on it. */
  kind: string | undefined;
  /** The same card, large; drawn when it is opened. */
  large: () => ReactNode;
  children: ReactNode;
}

const noHandlers: Partial<DetailHandlers> = {};

/** What a screen reader says of a card besides its print. */
function spokenStanding({ faceDown, tapped, targeted, legal, reason }: CardStanding): string {
  const notes = [
    faceDown && 'A face-down card',
    tapped && 'tapped',
    targeted && 'targeted',
    legal && 'can be picked',
    reason,
  ];
  return notes.filter((note) => typeof note === 'string').join(', ');
}

/** The body that every card shares: paper, edge, tier, back, and the marks of its standing. */
export function CardFrame({ label, terrain, kind, large, children, ...standing }: CardFrameProps) {
  const { size = 'small', tier = 'common', faceDown, onPick, reason, anchor } = standing;
  const opens = (standing.opens ?? size !== 'large') && !faceDown;
  const say = useToast();
  const detail = useCardDetail(() => (
    <>
      {large()}
      {standing.about?.()}
      {reason !== undefined && <p className="card-frame__reason">{reason}</p>}
    </>
  ));
  const flags = (['tapped', 'legal', 'chosen', 'targeted', 'dimmed'] as const).filter(
    (flag) => standing[flag],
  );
  const shared = {
    className: ['card-frame', kind, `card-frame--${size}`, `card-frame--tier-${tier}`]
      .concat(flags.map((flag) => `card-frame--${flag}`))
      .join(' '),
    style: terrainInks(terrain),
    'data-anchor': anchor,
    'data-card': faceDown ? 'face-down' : 'face-up',
    'data-legal': standing.legal || undefined,
    ...(opens ? detail : noHandlers),
  };
  const notes = spokenStanding(standing);
  const inside = (
    <>
      {faceDown ? (
        <img
          className="card-frame__back"
          src={backAddress(standing.backKey ?? 'cardscape')}
          alt=""
        />
      ) : (
        <div className="card-frame__face">
          {children}
          <TierFrame tier={tier} />
        </div>
      )}
      {standing.tapped && <TappedMark />}
      <StateMarks legal={standing.legal} chosen={standing.chosen} targeted={standing.targeted} />
    </>
  );
  if (onPick) {
    return (
      <button
        {...shared}
        type="button"
        aria-pressed={standing.chosen ?? false}
        aria-disabled={reason !== undefined}
        onClick={() => (reason === undefined ? onPick() : say(reason))}
      >
        {!faceDown && <span className="sr-only card-frame__spoken">{label}</span>}
        {inside}
        <span className="sr-only">{notes}</span>
      </button>
    );
  }
  // The keyboard must reach a small card too, to open it large.
  return (
    <article
      {...shared}
      aria-label={[faceDown ? '' : label, notes].filter(Boolean).join(', ')}
      tabIndex={opens ? 0 : undefined}
    >
      {inside}
    </article>
  );
}
