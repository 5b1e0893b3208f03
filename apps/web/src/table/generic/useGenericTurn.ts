import type { AskedPick, CardId, Picks } from '@cardscape/kernel';
import { useCallback, useMemo } from 'react';
import { cardAnchor, cardAt } from '../anchors.ts';
import type { TableHands, TableTurn } from '../picking/turn.ts';
import { useOf } from '../picking/useOf.ts';
import { type Picking, usePicking } from '../picking/usePicking.ts';
import { type Offers, offersOf, spotOf } from './offers.ts';
import type { SeenTable } from './seenTable.ts';

/** A person's dealings with a table of any game. */
export interface GenericTurn extends TableTurn {
  readonly offers: Offers;
  /** The anchor of what was picked that more than one thing can be done with. */
  readonly opened: string | undefined;
  /** Does what can be done with a card, a place or a player, asks which, or says why nothing can. */
  pickAt(anchor: string): void;
  isOffered(anchor: string): boolean;
  /** Answers the question with these. */
  answer(picks: Picks): void;
  isTaken(anchor: string): boolean;
}

/** What a question is answered with on a table that knows nothing of the game but what is offered. */
export function useGenericTurn(
  hands: TableHands | undefined,
  tableFor: (asked: AskedPick | undefined) => SeenTable,
): GenericTurn & { readonly table: SeenTable } {
  const picking = usePicking(hands);
  const { asked, chosen, choose, forgive } = picking;
  const table = useMemo(() => tableFor(asked), [tableFor, asked]);
  const offers = useMemo(() => offersOf(asked, table.laid), [asked, table]);
  const [opened, setOpened] = useOf<string | undefined>(asked, undefined);

  const pickAt = useCallback(
    (anchor: string) => {
      forgive();
      const [only, ...more] = offers.at.get(anchor) ?? [];
      if (only === undefined) sayWhyNot(picking, anchor);
      else if (more.length === 0) choose(only);
      else setOpened((before) => (before === anchor ? undefined : anchor));
    },
    [offers, picking, choose, forgive, setOpened],
  );

  return useMemo(
    () => ({
      ...picking,
      table,
      offers,
      opened,
      pickAt,
      choose(place) {
        setOpened(() => undefined);
        choose(place);
      },
      pick: (card: CardId) => pickAt(cardAnchor(card)),
      isLegal: (card) => offers.at.has(cardAnchor(card)),
      isOffered: (anchor) => offers.at.has(anchor),
      isTaken: (anchor) =>
        opened === anchor || (offers.at.get(anchor)?.some((at) => chosen.includes(at)) ?? false),
      unpick: () => setOpened(() => undefined),
      drop(card, anchor) {
        const held = cardAnchor(card);
        const there = [...(asked?.options.entries() ?? [])].filter(
          ([, option]) => option.card === card && spotOf(option, table.laid) === anchor,
        );
        const [[only] = [], ...more] = there;
        if (only !== undefined && more.length === 0) choose(only);
        else if (only !== undefined) setOpened(() => held);
        else picking.refuse('That card cannot go there now.', anchor);
      },
    }),
    [picking, table, offers, opened, pickAt, choose, setOpened, chosen, asked],
  );
}

/** Says why nothing can be done with a card or a place: the game does, if there is something to ask it. */
function sayWhyNot({ asked, number, act, refuse }: Picking, anchor: string): void {
  const card = cardAt(anchor);
  const like = asked?.options.find((option) => option.card !== undefined);
  if (number) refuse(`First answer this: ${number.prompt}`, anchor);
  else if (!asked) refuse('You are not asked just now.', anchor);
  else if (card !== undefined && like) act({ act: like.act, card }, anchor);
  else refuse(`Nothing can be done with that now. ${asked.prompt}`, anchor);
}

/** How many are chosen of how many, where it takes more than one pick. */
export function countWords({ min, max }: AskedPick, chosen: number): string {
  if (min === 1 && max === 1) return '';
  const most = min === max ? `${max}` : `up to ${max}`;
  return `${chosen} of ${most} chosen.`;
}
