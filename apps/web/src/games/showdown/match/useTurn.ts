import type { CardId, Option, Picks, Seat, SeatDecision } from '@cardscape/kernel';
import type { ShowdownAnswers, ShowdownView } from '@cardscape/showdown';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Refusal } from '../../../table/screen/WhyNot.tsx';
import { useRefusal } from '../../../table/session/useRefusal.ts';
import { anchorOf } from '../table/travels.ts';
import {
  type AskedPick,
  aimsIn,
  attackersIn,
  attackOn,
  cardsInSight,
  declining,
  gearPicks,
  pickedIn,
  placeAmong,
  targetsOf,
  type Way,
  wayOf,
} from './picking.ts';

/** What a question of the rules is about. */
type Matter = NonNullable<ShowdownAnswers['matter']> | null;

/** What the near player answers with. */
export interface TableHands {
  readonly decision: SeatDecision | undefined;
  /** What the decision is about, where that is an attack. */
  readonly matter: Matter;
  /** The design of a card that can be chosen, wherever it lies. */
  designOf(card: CardId): string | undefined;
  onChoose(picks: Picks): void;
  label(option: Option): string;
  /** Why something cannot be done now. */
  explain(option: Option): Promise<string | undefined>;
}

/** An attack that the near player thinks of. */
export interface Aim {
  /** Who attacks, if it is a card. */
  readonly attacker: CardId | undefined;
  /** What it can be aimed at; the same set for as long as the same attack is thought of. */
  readonly targets: ReadonlySet<CardId>;
  /** What it has been aimed at already: only its equipment is asked for. */
  readonly target: CardId | undefined;
}

/** A person's dealings with the table during one decision. */
export interface Turn {
  /** The question, if the near player is asked. */
  readonly asked: AskedPick | undefined;
  readonly way: Way | undefined;
  readonly chosen: Picks;
  /** The mob that is about to attack. */
  readonly attacker: CardId | undefined;
  readonly aim: Aim | undefined;
  /** Equipment that is left out of the attack that is thought of. */
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
  /** Takes an equipment out of the attack, or puts it back in. */
  toggleGear(card: CardId): void;
  refuse(words: string, at: string): void;
  forgive(): void;
  label(option: Option): string;
  /** The design of a card that can be chosen. */
  designOf(card: CardId): string | undefined;
}

const noLabel = () => '';
const noDesign = () => undefined;
const nothing: ReadonlySet<CardId> = new Set();

/** Keeps what is chosen and taken up while the near player decides. */
export function useTurn(hands: TableHands | undefined, view: ShowdownView, near: Seat): Turn {
  const {
    decision,
    matter = null,
    onChoose,
    label = noLabel,
    designOf = noDesign,
    explain,
  } = hands ?? {};
  const asked = decision?.ask === 'pick' ? decision : undefined;
  const [picked, setPicked] = useState<Picks>([]);
  const [attacker, setAttacker] = useState<CardId>();
  const [leftOut, setLeftOut] = useState(nothing);
  const { refusal, refuse, sayWhyNot, forgive } = useRefusal(explain);
  const inSight = useMemo(() => cardsInSight(view, near), [view, near]);
  const way = asked && wayOf(asked, inSight);
  useEffect(() => {
    setPicked([]);
    setAttacker(undefined);
    forgive();
    // What was left out while the target was sought stays out when the equipment is asked for.
    if (asked && asked.kind !== 'gear') setLeftOut(nothing);
  }, [asked, forgive]);
  const chosen = useMemo(
    () => (asked?.kind === 'gear' ? gearPicks(asked, leftOut) : picked),
    [asked, leftOut, picked],
  );
  const targets = useMemo(() => asked && aimsIn(asked, attacker), [asked, attacker]);
  const aim = useMemo(
    () => asked && targets && aimOf(asked, targets, attacker, matter),
    [asked, targets, attacker, matter],
  );

  const toggleGear = useCallback(
    (card: CardId) => setLeftOut((before) => toggledSet(before, card)),
    [],
  );

  const choose = useCallback(
    (place: number) => {
      if (!asked) return;
      const { picks, isAnswer } = pickedIn(asked, picked, place);
      const gear = asked.kind === 'gear' ? asked.options[place]?.card : undefined;
      if (gear !== undefined) toggleGear(gear);
      else if (isAnswer) onChoose?.(picks);
      else setPicked(picks);
    },
    [asked, picked, onChoose, toggleGear],
  );

  const explainAt = useCallback(
    (option: Option, at: CardId) => sayWhyNot(option, anchorOf(at), 'It cannot be chosen now.'),
    [sayWhyNot],
  );

  const attackWith = useCallback(
    (card: CardId) => {
      if (!asked) return;
      if (attacker !== undefined && targetsOf(asked, attacker).has(card))
        onChoose?.([placeAmong(asked, attackOn(attacker, card))]);
      else if (attackersIn(asked).has(card))
        setAttacker((before) => (before === card ? undefined : card));
      else if (attacker === undefined) explainAt({ act: 'attack', card }, card);
      else explainAt(attackOn(attacker, card), card);
    },
    [asked, attacker, onChoose, explainAt],
  );

  const pick = useCallback(
    (card: CardId) => {
      forgive();
      if (!asked) return;
      if (way === 'attack') attackWith(card);
      else if (way === 'table' || way === 'gear') {
        const place = asked.options.findIndex((option) => option.card === card);
        if (place >= 0) choose(place);
        else explainAt({ act: asked.kind, card }, card);
      }
    },
    [asked, way, attackWith, choose, explainAt, forgive],
  );

  return useMemo<Turn>(
    () => ({
      asked,
      way,
      chosen,
      attacker,
      aim,
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
      toggleGear,
      refuse,
      forgive,
      label,
      designOf,
    }),
    [
      asked,
      way,
      chosen,
      attacker,
      aim,
      leftOut,
      refusal,
      pick,
      choose,
      toggleGear,
      refuse,
      forgive,
      onChoose,
      label,
      designOf,
    ],
  );
}

/** The attack that a question is about, or that a mob is taken up for. */
function aimOf(
  asked: AskedPick,
  open: ReadonlySet<CardId>,
  attacker: CardId | undefined,
  matter: Matter,
): Aim | undefined {
  const target = asked.kind === 'gear' ? matter?.target : undefined;
  const targets = target === undefined ? open : new Set([target]);
  if (targets.size === 0) return undefined;
  return { attacker: attacker ?? matter?.blow?.attacker ?? undefined, targets, target };
}

function toggledSet(before: ReadonlySet<CardId>, card: CardId): ReadonlySet<CardId> {
  const next = new Set(before);
  if (!next.delete(card)) next.add(card);
  return next;
}
