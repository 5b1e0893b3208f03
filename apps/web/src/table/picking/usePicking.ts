import {
  type AskedPick,
  type CardId,
  counted,
  type Option,
  type Picks,
  sameOption,
} from '@cardscape/kernel';
import { useCallback, useEffect, useMemo } from 'react';
import { settings } from '../../look/settings/settings.ts';
import { cardAnchor, MESSAGE } from '../anchors.ts';
import { isAnswer, numberWords } from './numbers.ts';
import type { TableHands, TableTurn } from './turn.ts';
import { useOf } from './useOf.ts';
import { useRefusal } from './useRefusal.ts';

/** How a game's questions are answered, where it is not the usual way. */
export interface PickingWays {
  /** What is chosen before anything is picked. */
  first?(asked: AskedPick): Picks;
  /** Is one pick the whole answer? */
  atOnce?(asked: AskedPick): boolean;
  /** Is it answered by choosing from what is offered, so that no deed can answer it? */
  isList?(asked: AskedPick): boolean;
}

/** What picking is in every game; what picking a card means is the game's own. */
export type Picking = Omit<TableTurn, 'pick' | 'isLegal' | 'unpick'> & {
  /** Answers the question. */
  answer(picks: Picks): void;
};

const none: Picks = [];
const isOne = ({ min, max }: AskedPick) => min === 1 && max === 1;

/** Where an option stands among those of a decision; -1 if it cannot be chosen. */
export function placeAmong(asked: Pick<AskedPick, 'options'> | undefined, option: Option): number {
  return asked?.options.findIndex((offered) => sameOption(offered, option)) ?? -1;
}

/** Chooses or puts back; one too many takes the place of the oldest. */
function toggled(before: Picks, place: number, most: number): Picks {
  if (before.includes(place)) return before.filter((each) => each !== place);
  return [...before, place].slice(-most);
}

/** Keeps what is chosen while the near player decides, and says why something cannot be done. */
export function usePicking(hands: TableHands | undefined, ways: PickingWays = {}): Picking {
  const { decision } = hands ?? {};
  const asked = decision?.ask === 'pick' ? decision : undefined;
  const number = decision?.ask === 'number' ? decision : undefined;
  const question = asked ?? number;
  const { first, atOnce = isOne, isList } = ways;
  const begun = useMemo(() => (asked && first?.(asked)) ?? none, [asked, first]);
  const [chosen, setChosen] = useOf(question, begun);
  const [amount, setAmount] = useOf(number, number?.min ?? 0);
  const [doubted, setDoubted] = useOf<Option | undefined>(question, undefined);
  const { refusal, refuse: say, sayWhyNot, forgive } = useRefusal(hands?.explain);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused belongs to the question before
  useEffect(() => forgive(), [question, forgive]);

  const answer = useCallback((picks: Picks) => hands?.onChoose(picks), [hands]);

  const refuse = useCallback((words: string, at = MESSAGE) => say(words, at), [say]);

  const choose = useCallback(
    (place: number) => {
      if (number) answer([place]);
      else if (asked && atOnce(asked)) answer([place]);
      else if (asked) setChosen((before) => toggled(before, place, asked.max));
    },
    [asked, number, atOnce, answer, setChosen],
  );

  const act = useCallback(
    (option: Option, at?: string) => {
      const place = placeAmong(asked, option);
      const listed = asked !== undefined && isList?.(asked) === true;
      if (place >= 0 && !listed && option.act === 'attack' && settings().confirmAttacks)
        setDoubted(() => option);
      else if (place >= 0 && !listed) answer([place]);
      else
        sayWhyNot(
          option,
          at ?? (option.card === undefined ? MESSAGE : cardAnchor(option.card)),
          listed ? 'Choose the cards first, then confirm.' : 'That cannot be done now.',
        );
    },
    [asked, isList, answer, sayWhyNot, setDoubted],
  );

  const decide = useCallback(
    (sure: boolean) => {
      if (sure && doubted) answer([placeAmong(asked, doubted)]);
      else setDoubted(() => undefined);
    },
    [asked, doubted, answer, setDoubted],
  );

  const setNumber = useCallback((to: number) => setAmount(() => to), [setAmount]);

  const confirm = useCallback(() => {
    if (number && !isAnswer(number, amount)) refuse(numberWords(number));
    else if (number) answer([amount]);
    else if (!asked || atOnce(asked)) refuse('There is nothing to confirm now.');
    else if (chosen.length < asked.min) refuse(tooFew(asked, chosen.length));
    else answer(chosen);
  }, [asked, number, amount, atOnce, chosen, answer, refuse]);

  return useMemo(
    () => ({
      hands,
      asked,
      number,
      amount,
      setAmount: setNumber,
      chosen,
      doubted,
      decide,
      refusal,
      isChosen: (card: CardId) => chosen.some((place) => asked?.options[place]?.card === card),
      choose,
      act,
      answer,
      confirm,
      refuse,
      forgive,
    }),
    [
      hands,
      asked,
      number,
      amount,
      setNumber,
      chosen,
      doubted,
      decide,
      refusal,
      choose,
      act,
      answer,
      confirm,
      refuse,
      forgive,
    ],
  );
}

function tooFew({ min }: AskedPick, chosen: number): string {
  return chosen === 0
    ? `Choose ${counted(min, 'card')} first.`
    : `Choose ${counted(min - chosen, 'more card')} first.`;
}
