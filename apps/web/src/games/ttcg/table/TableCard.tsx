import type { CardId } from '@cardscape/kernel';
import type { FieldCardView, HiddenFieldCard } from '@cardscape/ttcg';
import type { ReactNode } from 'react';
import type { CardStanding } from '../../../look/card/CardFrame.tsx';
import { backAddress } from '../../../look/card/pictures.ts';
import { StateMarks } from '../../../look/card/StateMarks.tsx';
import { TappedMark } from '../../../look/card/TappedMark.tsx';
import { Movable } from '../../../table/dragging/Dragging.tsx';
import { standingOf } from '../../../table/picking/standingOf.ts';
import { TtcgTile } from '../card/TtcgTile.tsx';
import { CardAbout } from '../reading/CardAbout.tsx';
import { type Idle, idleOf } from '../reading/idle.ts';
import { WhyIdle } from '../reading/WhyIdle.tsx';
import { aimsOf } from './goals.ts';
import { nowOf } from './seen.ts';
import css from './TableCard.module.css';
import { printOf, useTable } from './TableContext.tsx';

/** How a card of this number stands: whether it can be picked, is chosen, and what picking does. */
export function useStanding(card: CardId): Omit<CardStanding, 'tier'> {
  const { turn, targeted } = useTable();
  return {
    ...standingOf(turn, card),
    chosen: turn.isChosen(card) || turn.picked?.card === card,
    targeted: targeted.has(card),
    onPick: () => turn.pick(card),
  };
}

/** How idle a card of one's own lies on the field. */
function useIdle(card: CardId): Idle {
  const { turn, seen, attackers } = useTable();
  return idleOf(turn.asked, seen.get(card), attackers);
}

/** Why a card of one's own on the field cannot act now, in a line; asked for when it is read. */
export function useWhyIdle(card: CardId): () => ReactNode {
  const { turn } = useTable();
  const idle = useIdle(card);
  return () => turn.hands && <WhyIdle idle={idle} card={card} explain={turn.hands.explain} />;
}

/** A card of the table: it can be dragged while it can be played or can attack. */
export function LaidCard({
  card,
  works = false,
  children,
}: {
  card: CardId;
  /** Whether an effect of it is at work. */
  works?: boolean;
  children: ReactNode;
}) {
  const { turn } = useTable();
  return (
    <Movable
      card={card}
      off={aimsOf(turn.asked, card).length === 0}
      className={works ? css.works : undefined}
    >
      {children}
    </Movable>
  );
}

/** A card with its face up, as a tile: in a hand, on the field, in a list. */
export function OpenTile({
  card,
  design: key,
  field,
  standing,
  blunt,
}: {
  card: CardId;
  design: string;
  /** How it lies on the field, if it does. */
  field?: FieldCardView | undefined;
  standing: Omit<CardStanding, 'tier'>;
  blunt?: boolean;
}) {
  const share = useTable();
  const { seen } = share;
  const why = useWhyIdle(card);
  const copy = printOf(share, key);
  if (!copy) return null;
  return (
    <TtcgTile
      {...copy}
      {...standing}
      now={field && nowOf(field)}
      tapped={field?.tapped}
      blunt={blunt}
      about={() => <CardAbout {...copy} seen={seen.get(card)} all={seen} why={why()} />}
    />
  );
}

/** The top card of a stack on the field. */
export function FieldTile({ card, slot }: { card: FieldCardView | HiddenFieldCard; slot: string }) {
  return 'card' in card ? <SeenTile card={card} /> : <HiddenTile card={card} slot={slot} />;
}

function SeenTile({ card }: { card: FieldCardView }) {
  const standing = useStanding(card.card);
  const { blunt, rests } = useIdle(card.card);
  return (
    <LaidCard card={card.card} works={card.works >= 0}>
      <OpenTile
        card={card.card}
        design={card.design}
        field={card}
        standing={{ ...standing, dimmed: rests }}
        blunt={blunt}
      />
      {card.faceDown && (
        <span className={card.tapped ? `${css.down} ${css.turned}` : css.down}>
          <img src={backAddress('ttcg')} alt="" draggable={false} />
          <span>Face down</span>
        </span>
      )}
    </LaidCard>
  );
}

function HiddenTile({ card: { tapped }, slot }: { card: HiddenFieldCard; slot: string }) {
  const { turn } = useTable();
  const legal = turn.goals.slots.has(slot) || turn.isHiddenLegal(slot);
  return (
    <button
      type="button"
      className={tapped ? `${css.hidden} ${css.tapped}` : css.hidden}
      data-pick="hidden card"
      onClick={() => turn.pickSlot(slot)}
    >
      <img src={backAddress('ttcg')} alt="" draggable={false} />
      <span className="sr-only">
        A face-down card{tapped && ', tapped'}
        {legal && ', can be picked'}
      </span>
      {tapped && <TappedMark />}
      <StateMarks legal={legal} />
    </button>
  );
}
