import type { CardId, Option, PickDecision, Picks, Seat, SeenDecision } from '@cardscape/kernel';
import type { ShowdownView } from '@cardscape/showdown';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Refusal } from '../match/WhyNot.tsx';
import {
  attackersIn,
  cardsInSight,
  declining,
  placeAmong,
  targetsOf,
  type Way,
  wayOf,
} from './picking.ts';
import { anchorOf } from './travels.ts';

/** What the near player answers with. */
export interface TableHands {
  readonly decision: SeenDecision | undefined;
  onChoose(picks: Picks): void;
  label(option: Option): string;
}

/** An attack that was ordered: its equipment may still be asked for. */
export interface Ordered {
  readonly attacker: CardId;
  readonly target: CardId;
}

/** A person's dealings with the table during one decision. */
export interface Turn {
  /** The question, if the near player is asked. */
  readonly asked: PickDecision | undefined;
  readonly way: Way | undefined;
  readonly chosen: Picks;
  /** The mob that is about to attack. */
  readonly attacker: CardId | undefined;
  /** The attack that was ordered last. */
  readonly ordered: Ordered | undefined;
  /** Equipment that is left out of attacks. */
  readonly leftOut: ReadonlySet<CardId>;
  readonly refusal: Refusal | undefined;
  isLegal(card: CardId): boolean;
  isChosen(card: CardId): boolean;
  /** Does what picking a card of the table means now. */
  pick(card: CardId): void;
  /** Chooses an option by its place, or puts it back. */
  choose(place: number): void;
  confirm(): void;
  decline(): void;
  unpick(): void;
  /** Takes an equipment out of attacks, or puts it back in. */
  toggleGear(card: CardId): void;
  refuse(words: string, at: string): void;
  forgive(): void;
  label(option: Option): string;
}

const noLabel = () => '';

/** Keeps what is chosen and taken up while the near player decides. */
export function useTurn(hands: TableHands | undefined, view: ShowdownView, near: Seat): Turn {
  const { decision, onChoose, label = noLabel } = hands ?? {};
  const asked = decision?.ask === 'pick' ? decision : undefined;
  const [chosen, setChosen] = useState<Picks>([]);
  const [attacker, setAttacker] = useState<CardId>();
  const [ordered, setOrdered] = useState<Ordered>();
  const [leftOut, setLeftOut] = useState<ReadonlySet<CardId>>(new Set<CardId>());
  const [refusal, setRefusal] = useState<Refusal>();
  const inSight = useMemo(() => cardsInSight(view, near), [view, near]);
  const way = asked && wayOf(asked, inSight);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question begins anew
  useEffect(() => {
    setChosen(asked?.kind === 'gear' ? gearPicks(asked, leftOut) : []);
    setAttacker(undefined);
    setRefusal(undefined);
  }, [asked]);

  const choose = useCallback(
    (place: number) => {
      if (!asked) return;
      if (asked.max === 1) onChoose?.([place]);
      else setChosen((before) => toggled(before, place, asked.max));
    },
    [asked, onChoose],
  );

  const attackWith = useCallback(
    (card: CardId) => {
      if (!asked) return;
      if (attacker !== undefined && targetsOf(asked, attacker).has(card)) {
        setOrdered({ attacker, target: card });
        onChoose?.([placeAmong(asked, { act: 'attack', card: attacker, on: card })]);
      } else if (attackersIn(asked).has(card))
        setAttacker((before) => (before === card ? undefined : card));
      else
        setRefusal({
          words:
            attacker === undefined ? 'It cannot attack now.' : 'This attack cannot be aimed there.',
          at: anchorOf(card),
        });
    },
    [asked, attacker, onChoose],
  );

  const pick = useCallback(
    (card: CardId) => {
      setRefusal(undefined);
      if (!asked) return;
      if (way === 'attack') attackWith(card);
      else if (way === 'table' || way === 'gear') {
        const place = asked.options.findIndex((option) => option.card === card);
        if (place >= 0) choose(place);
        else setRefusal({ words: whyNot(asked), at: anchorOf(card) });
      }
    },
    [asked, way, attackWith, choose],
  );

  return useMemo<Turn>(
    () => ({
      asked,
      way,
      chosen,
      attacker,
      ordered,
      leftOut,
      refusal,
      isLegal(card) {
        if (!asked) return false;
        if (way === 'attack')
          return attacker === undefined
            ? attackersIn(asked).has(card)
            : targetsOf(asked, attacker).has(card);
        return (
          (way === 'table' || way === 'gear') &&
          asked.options.some((option) => option.card === card)
        );
      },
      isChosen: (card) =>
        card === attacker || chosen.some((place) => asked?.options[place]?.card === card),
      pick,
      choose,
      confirm() {
        if (asked && chosen.length >= asked.min) onChoose?.(chosen);
      },
      decline() {
        const way = asked && declining(asked);
        if (way) onChoose?.(way.picks);
      },
      unpick: () => setAttacker(undefined),
      toggleGear: (card) => setLeftOut((before) => toggledSet(before, card)),
      refuse: (words, at) => setRefusal({ words, at }),
      forgive: () => setRefusal(undefined),
      label,
    }),
    [asked, way, chosen, attacker, ordered, leftOut, refusal, pick, choose, onChoose, label],
  );
}

function whyNot({ kind }: PickDecision): string {
  if (kind === 'levelUp') return 'You level up with a card of your hand.';
  if (kind === 'play')
    return 'It cannot be played now: its element must be learned, its level low enough, and a slot free.';
  return 'It cannot be chosen now.';
}

/** The equipment that takes part unless it was left out. */
function gearPicks({ options }: PickDecision, leftOut: ReadonlySet<CardId>): Picks {
  return options.flatMap(({ card }, place) =>
    card !== undefined && leftOut.has(card) ? [] : [place],
  );
}

/** Chooses or puts back; one too many takes the place of the oldest. */
function toggled(before: Picks, place: number, most: number): Picks {
  if (before.includes(place)) return before.filter((each) => each !== place);
  return [...before, place].slice(-most);
}

function toggledSet(before: ReadonlySet<CardId>, card: CardId): ReadonlySet<CardId> {
  const next = new Set(before);
  if (!next.delete(card)) next.add(card);
  return next;
}
