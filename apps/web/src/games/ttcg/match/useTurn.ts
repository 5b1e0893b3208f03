import type { AskedPick, CardId, Option, Picks, Seat } from '@cardscape/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRefusal } from '../../../table/picking/useRefusal.ts';
import type { Refusal } from '../../../table/screen/WhyNot.tsx';
import {
  aimsOf,
  deedsOf,
  type Goals,
  type Ground,
  goalsOf,
  hiddenChoice,
  isPickable,
  type Picked,
  placeAmong,
  slotOfCard,
} from '../table/goals.ts';
import { slotParts } from '../table/seen.ts';
import { anchorOf, slotAnchor, type TableHands } from '../table/tableTypes.ts';

/** A person's dealings with the table during one decision. */
export interface Turn {
  /** The question, if the near player is asked. */
  readonly asked: AskedPick | undefined;
  readonly hands: TableHands | undefined;
  /** The options chosen so far, by their places in the list. */
  readonly chosen: Picks;
  readonly picked: Picked | undefined;
  readonly goals: Goals;
  readonly refusal: Refusal | undefined;
  /** The card that is being read. */
  readonly reading: CardId | undefined;
  isLegal(card: CardId): boolean;
  isChosen(card: CardId): boolean;
  /** Can the hidden card in this slot be chosen? */
  isHiddenLegal(slot: string): boolean;
  /** Does what picking a card means now: chooses it, aims at it, takes it up, or opens it. */
  pick(card: CardId): void;
  pickSlot(slot: string): void;
  /** Chooses an option of a question for cards, or puts it back. */
  choose(place: number): void;
  /** Takes a card up without asking what to do with it, as a drag does. */
  take(card: CardId): void;
  turnFace(faceDown: boolean): void;
  /** Does it, or says why not; `at` is the anchor where that is said. */
  act(option: Option, at?: string): void;
  refuse(words: string, at: string): void;
  /** Answers a question with the chosen cards. */
  confirm(): void;
  unpick(): void;
  read(card: CardId | undefined): void;
  forgive(): void;
}

/** Keeps what is chosen and taken up while the near player decides. */
export function useTurn(hands: TableHands | undefined, ground: Ground, near: Seat): Turn {
  const { decision, onChoose, explain } = hands ?? {};
  const asked = decision?.ask === 'pick' ? decision : undefined;
  const [chosen, setChosen] = useState<Picks>([]);
  const [picked, setPicked] = useState<Picked>();
  const { refusal, refuse, sayWhyNot, forgive } = useRefusal(explain);
  const [reading, setReading] = useState<CardId>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question begins anew
  useEffect(() => {
    setChosen([]);
    setPicked(undefined);
    forgive();
  }, [asked]);
  const goals = useMemo(() => goalsOf(asked, picked, ground), [asked, picked, ground]);

  const act = useCallback(
    (option: Option, at?: string) => {
      setPicked(undefined);
      const place = placeAmong(asked, option);
      if (place >= 0 && asked?.kind !== 'choose') {
        onChoose?.([place]);
        return;
      }
      const where = at ?? (option.card === undefined ? 'message' : anchorOf(option.card));
      sayWhyNot(option, where, 'That cannot be done now.');
    },
    [asked, onChoose, sayWhyNot],
  );

  const choose = useCallback(
    (place: number) => {
      if (!asked) return;
      if (asked.max === 1 && asked.min === 1) onChoose?.([place]);
      else setChosen((before) => toggled(before, place, asked.max));
    },
    [asked, onChoose],
  );

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
      else setReading(card);
    },
    [asked, goals, ground, near, act, choose, forgive],
  );

  const pickSlot = useCallback(
    (slot: string) => {
      forgive();
      const goal = goals.slots.get(slot);
      const hidden = hiddenChoice(asked, slot);
      if (goal) act(goal);
      else if (hidden >= 0) choose(hidden);
      else if (picked) act(aimedAt(picked, slot, near), slotAnchor(slot));
    },
    [asked, goals, picked, near, act, choose, forgive],
  );

  return useMemo<Turn>(
    () => ({
      asked,
      hands,
      chosen,
      picked,
      goals,
      refusal,
      reading,
      isLegal: (card) =>
        picked
          ? goals.slots.has(slotOfCard(ground, card) ?? '')
          : isPickable(asked, card) || goals.slots.has(slotOfCard(ground, card) ?? ''),
      isChosen: (card) => chosen.includes(placeAmong(asked, { act: 'choose', card })),
      isHiddenLegal: (slot) => hiddenChoice(asked, slot) >= 0,
      choose,
      pick,
      pickSlot,
      take: (card) => setPicked({ card, faceDown: false, menu: false }),
      turnFace: (faceDown) => setPicked((before) => before && { ...before, faceDown }),
      act,
      refuse,
      confirm() {
        if (!asked || chosen.length < asked.min) return;
        onChoose?.(chosen);
      },
      unpick: () => setPicked(undefined),
      read: setReading,
      forgive,
    }),
    [
      asked,
      hands,
      chosen,
      picked,
      goals,
      refusal,
      reading,
      ground,
      onChoose,
      choose,
      pick,
      pickSlot,
      act,
      refuse,
      forgive,
    ],
  );
}

/** What putting or aiming a card at this slot would be, so that it can be said why it is not possible. */
function aimedAt({ card, faceDown }: Picked, slot: string, near: Seat): Option {
  const place = slotParts(slot);
  if (place?.seat !== near) return { act: 'attack', card };
  return {
    act: faceDown ? 'set' : 'play',
    card,
    target: { is: 'zone', zone: slot, column: place.column },
  };
}

/** Chooses or puts back; one too many takes the place of the oldest. */
function toggled(before: Picks, place: number, most: number): Picks {
  if (before.includes(place)) return before.filter((each) => each !== place);
  return [...before, place].slice(-most);
}
