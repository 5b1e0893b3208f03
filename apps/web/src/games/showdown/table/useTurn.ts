import type { AskedPick, CardId, Option } from '@cardscape/kernel';
import type { ShowdownAnswers, ShowdownEvent, ShowdownView } from '@cardscape/showdown';
import { factsOf } from '@cardscape/showdown/tools';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { cardAnchor } from '../../../table/anchors.ts';
import type { Stand } from '../../../table/gameTable.ts';
import type { TableHands, TableTurn } from '../../../table/picking/turn.ts';
import { useOf } from '../../../table/picking/useOf.ts';
import { usePicking } from '../../../table/picking/usePicking.ts';
import { canCarry, type Goals, goalsOf, letGo, nowhere, placeOfUnit } from '../match/carrying.ts';
import {
  aimsIn,
  attackersIn,
  attackOn,
  cardsInSight,
  gearPicks,
  targetsOf,
  type Way,
  wayOf,
} from '../match/picking.ts';
import { consultedOf } from './consulted.ts';

/** What a question of the rules is about. */
type Matter = NonNullable<ShowdownAnswers['matter']> | undefined;

/** An attack that the near player thinks of. */
export interface Aim {
  /** Who attacks, if it is a card. */
  readonly attacker: CardId | undefined;
  /** What it can be aimed at; the same set for as long as the same attack is thought of. */
  readonly targets: ReadonlySet<CardId>;
  /** What it has been aimed at already: only its equipment is asked for. */
  readonly target: CardId | undefined;
}

/** A person's dealings with the table of Showdown. */
export interface Turn extends TableTurn {
  readonly way: Way | undefined;
  /** The mob that is about to attack. */
  readonly attacker: CardId | undefined;
  readonly aim: Aim | undefined;
  /** The card that is in the air. */
  readonly held: CardId | undefined;
  /** Where it can be let go. */
  readonly goals: Goals;
  /** Equipment that is left out of the attack that is thought of. */
  readonly leftOut: ReadonlySet<CardId>;
  /** Can this card be carried somewhere now, or is there at least something to say about it? */
  canCarry(card: CardId): boolean;
  /** Chooses none of the options. */
  decline(): void;
  /** Takes an equipment out of the attack, or puts it back in. */
  toggleGear(card: CardId): void;
  label(option: Option): string;
  /** The design of a card that can be chosen, wherever it lies. */
  designOf(card: CardId): string | undefined;
}

const nothing: ReadonlySet<CardId> = new Set();
// Where one is all that can be given it is the answer; equipment is switched on and off, however little.
const ways = { atOnce: ({ kind, max }: AskedPick) => max === 1 && kind !== 'gear' };

/** Keeps what is chosen and taken up while the near player decides. */
export function useTurn(
  hands: TableHands | undefined,
  { view, near, print }: Pick<Stand<ShowdownView, ShowdownEvent>, 'view' | 'near' | 'print'>,
): Turn {
  const picking = usePicking(hands, ways);
  const { asked, act, answer, refuse, forgive, choose: chooseOne, confirm } = picking;
  const consulted = consultedOf(hands);
  const matter = consulted?.({ about: 'matter' }) ?? undefined;
  const offered = consulted?.({ about: 'offered' });
  const [attacker, setAttacker] = useOf<CardId | undefined>(asked, undefined);
  const [held, setHeld] = useOf<CardId | undefined>(asked, undefined);
  const [leftOut, setLeftOut] = useState(nothing);
  const inSight = useMemo(() => cardsInSight(view, near), [view, near]);
  const way = asked && wayOf(asked, inSight);
  useEffect(() => {
    // What was left out while the target was sought stays out when the equipment is asked for.
    if (asked && asked.kind !== 'gear') setLeftOut(nothing);
  }, [asked]);
  const gear = asked?.kind === 'gear' ? asked : undefined;
  const chosen = useMemo(
    () => (gear ? gearPicks(gear, leftOut) : picking.chosen),
    [gear, leftOut, picking.chosen],
  );
  const targets = useMemo(() => asked && aimsIn(asked, attacker), [asked, attacker]);
  const aim = useMemo(
    () => asked && targets && aimOf(asked, targets, attacker, matter),
    [asked, targets, attacker, matter],
  );
  const ground = useMemo(
    () => ({
      view,
      near,
      attacker: matter?.blow?.attacker ?? undefined,
      typeOf(design: string) {
        const printed = print(design);
        return printed && factsOf(printed)?.type;
      },
    }),
    [view, near, print, matter],
  );
  const goals = useMemo(
    () => (held === undefined ? nowhere : goalsOf(asked, held, ground)),
    [asked, held, ground],
  );

  const take = useCallback(
    (card: CardId) => {
      forgive();
      setHeld(() => card);
      setAttacker(() => (asked && attackersIn(asked).has(card) ? card : undefined));
    },
    [asked, forgive, setHeld, setAttacker],
  );

  const unpick = useCallback(() => {
    setHeld(() => undefined);
    setAttacker(() => undefined);
  }, [setHeld, setAttacker]);

  const drop = useCallback(
    (card: CardId, place: string) => {
      unpick();
      if (!asked) return;
      const meant = letGo(asked, card, place, ground);
      if ('option' in meant) act(meant.option, place);
      else refuse(meant.refused, place);
    },
    [asked, ground, act, refuse, unpick],
  );

  const toggleGear = useCallback(
    (card: CardId) => setLeftOut((before) => toggledSet(before, card)),
    [],
  );

  const choose = useCallback(
    (place: number) => {
      const piece = gear?.options[place]?.card;
      if (piece === undefined) chooseOne(place);
      else toggleGear(piece);
    },
    [gear, chooseOne, toggleGear],
  );

  const pick = useCallback(
    (card: CardId) => {
      forgive();
      if (!asked) return;
      const place = asked.options.findIndex((option) => option.card === card);
      if (way === 'attack') {
        const aimed = attacker !== undefined && targetsOf(asked, attacker).has(card);
        if (!aimed && attackersIn(asked).has(card))
          setAttacker((before) => (before === card ? undefined : card));
        else
          act(
            attacker === undefined ? { act: 'attack', card } : attackOn(attacker, card),
            cardAnchor(card),
          );
      } else if (way !== 'table' && way !== 'gear')
        refuse('Answer the question first.', cardAnchor(card));
      else if (place >= 0) choose(place);
      else act({ act: asked.kind, card });
    },
    [asked, way, attacker, act, choose, refuse, forgive, setAttacker],
  );

  return useMemo<Turn>(
    () => ({
      ...picking,
      chosen,
      way,
      attacker,
      aim,
      held,
      goals,
      leftOut,
      isLegal(card) {
        if (!asked) return false;
        if (held !== undefined) return goals.has(placeOfUnit(view, card) ?? '');
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
        card === attacker ||
        card === held ||
        chosen.some((place) => asked?.options[place]?.card === card),
      pick,
      choose,
      confirm: gear ? () => answer(chosen) : confirm,
      decline: () => answer([]),
      unpick,
      canCarry: (card) => canCarry(asked, card, ground),
      take,
      drop,
      toggleGear,
      label: (option) => hands?.label(option) ?? '',
      designOf: (card) => offered?.find((each) => each.card === card)?.design,
    }),
    [
      picking,
      asked,
      gear,
      way,
      chosen,
      attacker,
      aim,
      held,
      goals,
      leftOut,
      view,
      ground,
      hands,
      offered,
      pick,
      choose,
      confirm,
      answer,
      unpick,
      take,
      drop,
      toggleGear,
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
