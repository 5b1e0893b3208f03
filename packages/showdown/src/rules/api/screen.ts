import type { Seat } from '@cardscape/kernel';
import { type LuaValue, textOf } from '@cardscape/lua';
import { CARD_TYPES } from '../../cards/card.ts';
import { askAnswer } from '../asking/ask.ts';
import { tellSides } from '../pointcuts/fire.ts';
import type { Duel } from '../position/duel.ts';
import { cardOfValue } from './decode.ts';
import { nameOf } from './sight.ts';

/** Texts of scripts longer than this are cut. */
const LONGEST_TEXT = 300;

/** Puts values in the places of `%d` and `%s`. */
function filled(duel: Duel, text: string, values: readonly LuaValue[]): string {
  let place = 0;
  return text.replace(/%[ds]/g, () => {
    const value = values[place++];
    const card = cardOfValue(duel, value);
    return card === null ? textOf(value) : nameOf(duel, card);
  });
}

const PROMPTED = { own: 'onPrompt', opponent: 'onOpponentPrompt' };

/** Rules that speak to players. */
export const SCREEN_RULES = {
  refreshScreen: () => undefined,
  refreshBoard: () => undefined,
  displayMessageOnScreen: (duel: Duel, seat: Seat, text: string) => {
    if (!duel.preview && text !== '')
      duel.log?.push({ type: 'message', seat, text: text.slice(0, LONGEST_TEXT) });
  },
  makePrompt: (
    duel: Duel,
    seat: Seat,
    yesNo: boolean,
    text: string,
    subtext: string,
    value1: LuaValue,
    value2: LuaValue,
    option1: string,
    option2: string,
  ) => {
    if (duel.preview) return false;
    const more = filled(duel, subtext, [value1, value2]);
    const prompt = [text, more]
      .filter((part) => part !== '')
      .join(' ')
      .slice(0, LONGEST_TEXT);
    const words = { prompt, answers: [option1, option2] };
    const said = askAnswer(duel, seat, 'prompt', 2, undefined, words) === 0;
    tellSides(duel, seat, PROMPTED, { values: [Number(said), Number(yesNo)] });
    return said;
  },
  selectCardType: (duel: Duel, seat: Seat, types: number | undefined) => {
    const offered = CARD_TYPES.filter((_, at) => types === undefined || types & (1 << at));
    if (duel.preview || offered.length === 0) return 0;
    const chosen = offered[askAnswer(duel, seat, 'type', offered.length, { types: offered })];
    return chosen ? CARD_TYPES.indexOf(chosen) : 0;
  },
};
