import type { AskedPick, CardId, Option, SeenDecision } from '@cardscape/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Refusal } from '../../../table/screen/WhyNot.tsx';
import { useRefusal } from '../../../table/session/useRefusal.ts';
import { asksForCards, placeAmong } from '../table/acts.ts';
import { anchorOf, type CardKind, dropAnchor, type KolymaTableProps } from '../table/tableTypes.ts';

/** A person's dealings with the table during one decision. */
export interface Turn {
  /** The question, if the near player is asked. */
  readonly asked: AskedPick | undefined;
  readonly chosen: readonly CardId[];
  /** The card whose deeds are shown. */
  readonly opened: { card: CardId; kind: CardKind } | undefined;
  readonly refusal: Refusal | undefined;
  /** Whether the table can be acted on at all. */
  readonly playable: boolean;
  isLegal(card: CardId): boolean;
  pick(card: CardId, kind: CardKind): void;
  /** Does it, or says why not; `at` is the anchor where that is said. */
  act(option: Option, at?: string): void;
  /** Says why something else cannot be done. */
  refuse(words: string): void;
  /** Answers a question with the chosen cards. */
  confirm(): void;
  close(): void;
  forgive(): void;
}

function askedOf(decision: SeenDecision | undefined): AskedPick | undefined {
  return decision?.ask === 'pick' ? decision : undefined;
}

/** Keeps what is chosen and opened while the near player decides. */
export function useTurn({
  decision,
  onChoose,
  explain,
}: Pick<KolymaTableProps, 'decision' | 'onChoose' | 'explain'>): Turn {
  const asked = askedOf(decision);
  const [chosen, setChosen] = useState<readonly CardId[]>([]);
  const [opened, setOpened] = useState<Turn['opened']>();
  const { refusal, refuse, sayWhyNot, forgive } = useRefusal(explain);
  useEffect(() => {
    // Where all cards must go there is nothing to choose but to say yes.
    const forced = asksForCards(asked) && asked?.options.length === asked?.min;
    setChosen(forced ? (asked?.options.map(({ card }) => card as CardId) ?? []) : []);
    setOpened(undefined);
    forgive();
  }, [asked, forgive]);

  const act = useCallback(
    (option: Option, at?: string) => {
      setOpened(undefined);
      const place = placeAmong(asked, option);
      if (place >= 0 && !asksForCards(asked)) {
        onChoose?.([place]);
        return;
      }
      const where =
        at ?? (option.card === undefined ? dropAnchor('middle') : anchorOf(option.card));
      sayWhyNot(option, where, 'Choose the cards first, then confirm.');
    },
    [asked, onChoose, sayWhyNot],
  );

  const pick = useCallback(
    (card: CardId, kind: CardKind) => {
      forgive();
      const option = asked?.options.find((each) => each.card === card);
      if (!option || !asked) {
        act({ act: kind === 'special' ? 'play' : 'flip', card });
      } else if (asksForCards(asked)) {
        setChosen((before) => toggled(before, card, asked.max));
      } else {
        setOpened((before) => (before?.card === card ? undefined : { card, kind }));
      }
    },
    [asked, act, forgive],
  );

  return useMemo<Turn>(
    () => ({
      asked,
      chosen,
      opened,
      refusal,
      playable: onChoose !== undefined,
      isLegal: (card) => asked?.options.some((option) => option.card === card) ?? false,
      pick,
      act,
      confirm() {
        if (!asked || chosen.length < asked.min) return;
        onChoose?.(chosen.map((card) => asked.options.findIndex((each) => each.card === card)));
      },
      refuse: (words) => refuse(words, dropAnchor('middle')),
      close: () => setOpened(undefined),
      forgive,
    }),
    [asked, chosen, opened, refusal, onChoose, pick, act, refuse, forgive],
  );
}

/** Chooses or puts back; one too many takes the place of the oldest. */
function toggled(before: readonly CardId[], card: CardId, most: number): readonly CardId[] {
  if (before.includes(card)) return before.filter((each) => each !== card);
  return [...before, card].slice(-most);
}
