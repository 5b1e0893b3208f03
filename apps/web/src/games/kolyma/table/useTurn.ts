import type { AskedPick, CardId } from '@cardscape/kernel';
import type { KolymaView } from '@cardscape/kolyma';
import { useCallback, useMemo } from 'react';
import { settings } from '../../../look/settings/settings.ts';
import { dropAnchor } from '../../../table/anchors.ts';
import { obviousDeed } from '../../../table/picking/obvious.ts';
import type { TableHands, TableTurn } from '../../../table/picking/turn.ts';
import { placeAmong, usePicking } from '../../../table/picking/usePicking.ts';
import { useTaken } from '../../../table/picking/useTaken.ts';
import { asksForCards, type CardAct, deedWords, dropOption, kindOf } from './acts.ts';

/** A person's dealings with the table of Kolyma. */
export interface Turn extends TableTurn {
  /** The card whose deeds are shown. */
  readonly opened: CardId | undefined;
  /** Can the card in the air be let go where this is done? */
  takes(act: CardAct): boolean;
}

const ways = {
  // Where all cards must go there is nothing to choose but to say yes.
  first: (asked: AskedPick) =>
    asksForCards(asked) && asked.options.length === asked.min ? [...asked.options.keys()] : [],
  atOnce: (asked: AskedPick) => !asksForCards(asked),
  isList: asksForCards,
};

/** Keeps what is chosen and opened while the near player decides. */
export function useTurn(hands: TableHands | undefined, view: KolymaView): Turn {
  const picking = usePicking(hands, ways);
  const { asked, choose, forgive } = picking;
  // A card that was taken up: its deeds are shown, or it is in the air.
  const { taken, setTaken, unpick, act } = useTaken<{ card: CardId; held: boolean }>(picking);
  const opened = taken?.held ? undefined : taken?.card;

  const pick = useCallback(
    (card: CardId) => {
      forgive();
      const place = asked?.options.findIndex((each) => each.card === card) ?? -1;
      const obvious = settings().oneClick ? obviousDeed(asked, card) : undefined;
      if (obvious && !asksForCards(asked)) act(obvious);
      else if (place < 0) act({ act: kindOf(view, card) === 'special' ? 'play' : 'flip', card });
      else if (asksForCards(asked)) choose(place);
      else setTaken(() => (opened === card ? undefined : { card, held: false }));
    },
    [asked, view, act, choose, opened, setTaken, forgive],
  );

  const heldFor = useCallback(
    (place: string) => {
      const option = taken?.held ? dropOption(place, taken.card) : undefined;
      return option && placeAmong(asked, option) >= 0 ? option : undefined;
    },
    [asked, taken],
  );

  return useMemo(
    () => ({
      ...picking,
      act,
      pick,
      opened,
      isLegal: (card) => asked?.options.some((option) => option.card === card) ?? false,
      isChosen: (card) => opened === card || picking.isChosen(card),
      unpick,
      takes: (deed) => heldFor(dropAnchor(deed)) !== undefined,
      take: (card) => setTaken(() => ({ card, held: true })),
      drop: (card, place) => act(dropOption(place, card), place),
      forecast(place) {
        const option = heldFor(place);
        return option && deedWords(option, view);
      },
    }),
    [picking, asked, act, pick, opened, unpick, heldFor, setTaken, view],
  );
}
