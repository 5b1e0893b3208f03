import type { AskedPick, CardId, Option, Seat } from '@cardscape/kernel';
import { useCallback, useMemo } from 'react';
import { settings } from '../../../look/settings/settings.ts';
import { slotAnchor } from '../../../table/anchors.ts';
import { obviousDeed } from '../../../table/picking/obvious.ts';
import type { TableHands, TableTurn } from '../../../table/picking/turn.ts';
import { useOf } from '../../../table/picking/useOf.ts';
import { placeAmong, usePicking } from '../../../table/picking/usePicking.ts';
import { useTaken } from '../../../table/picking/useTaken.ts';
import {
  aimsOf,
  deedsOf,
  type Goals,
  type Ground,
  goalsOf,
  hiddenChoice,
  isPickable,
  type Picked,
  slotOfCard,
} from './goals.ts';
import { slotParts } from './seen.ts';
import { pointsAnchor } from './tableTypes.ts';

/** A person's dealings with the table of TTCG. */
export interface Turn extends TableTurn {
  readonly picked: Picked | undefined;
  readonly goals: Goals;
  /** The card that is being read. */
  readonly reading: CardId | undefined;
  /** Can the hidden card in this slot be chosen? */
  isHiddenLegal(slot: string): boolean;
  pickSlot(slot: string): void;
  turnFace(faceDown: boolean): void;
  read(card: CardId | undefined): void;
}

const ways = { isList: ({ kind }: AskedPick) => kind === 'choose' };

/** Keeps what is chosen and taken up while the near player decides. */
export function useTurn(
  hands: TableHands | undefined,
  ground: Ground,
  near: Seat,
  person: string,
): Turn {
  const picking = usePicking(hands, ways);
  const { asked, choose, forgive } = picking;
  const { taken: picked, setTaken: setPicked, unpick, act } = useTaken<Picked>(picking);
  const [reading, setReading] = useOf<CardId | undefined>(person, undefined);
  const goals = useMemo(() => goalsOf(asked, picked, ground), [asked, picked, ground]);

  const pick = useCallback(
    (card: CardId) => {
      forgive();
      if (asked?.kind === 'choose') {
        const place = placeAmong(asked, { act: 'choose', card });
        if (place < 0) act({ act: 'choose', card });
        else choose(place);
        return;
      }
      const goal = goals.slots.get(slotOfCard(ground, card) ?? '');
      if (goal) {
        act(goal);
        return;
      }
      const obvious = settings().oneClick && !picked ? obviousDeed(asked, card) : undefined;
      if (obvious) {
        act(obvious);
        return;
      }
      const seen = ground.seen.get(card);
      const deeds = deedsOf(asked, card).length;
      const aims = aimsOf(asked, card).length;
      const own = seen?.seat === near;
      if (asked && own && seen.place === 'hand' && deeds + aims === 0) act({ act: 'play', card });
      else if (asked && own && (seen.place === 'hand' || seen.place === 'field'))
        setPicked((before) =>
          before?.card === card
            ? undefined
            : { card, faceDown: false, menu: deeds > 0 || aims === 0 },
        );
      else setReading(() => card);
    },
    [asked, goals, picked, ground, near, act, choose, forgive, setPicked, setReading],
  );

  const pickSlot = useCallback(
    (slot: string) => {
      forgive();
      const goal = goals.slots.get(slot);
      const hidden = hiddenChoice(asked, slot);
      if (goal) act(goal);
      else if (hidden >= 0) choose(hidden);
      else if (picked) act(aimedAt(picked, slot, near, ground), slotAnchor(slot));
    },
    [asked, goals, picked, near, ground, act, choose, forgive],
  );

  return useMemo<Turn>(
    () => ({
      ...picking,
      picked,
      goals,
      reading,
      isLegal: (card) =>
        picked
          ? goals.slots.has(slotOfCard(ground, card) ?? '')
          : isPickable(asked, card) || goals.slots.has(slotOfCard(ground, card) ?? ''),
      isHiddenLegal: (slot) => hiddenChoice(asked, slot) >= 0,
      pick,
      pickSlot,
      act,
      turnFace: (faceDown) => setPicked((before) => before && { ...before, faceDown }),
      unpick,
      read: (card) => setReading(() => card),
      take: (card) => setPicked(() => ({ card, faceDown: false, menu: false })),
      drop(card, anchor) {
        if (anchor === pointsAnchor(near === 0 ? 1 : 0))
          act(goals.direct ?? { act: 'attack', card }, anchor);
        else pickSlot(anchor.replace(slotAnchor(''), ''));
      },
    }),
    [
      picking,
      asked,
      picked,
      goals,
      reading,
      ground,
      near,
      pick,
      pickSlot,
      act,
      unpick,
      setPicked,
      setReading,
    ],
  );
}

/** What putting or aiming a card at this slot would be, so that it can be said why it is not possible. */
function aimedAt({ card, faceDown }: Picked, slot: string, near: Seat, ground: Ground): Option {
  const place = slotParts(slot);
  const isLaid = slotOfCard(ground, card) !== undefined;
  if (!place || (place.seat !== near && isLaid)) return { act: 'attack', card };
  return {
    act: faceDown ? 'set' : 'play',
    card,
    target: { is: 'zone', zone: slot, column: place.column },
  };
}
