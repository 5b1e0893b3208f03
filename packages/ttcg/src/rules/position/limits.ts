/** Triggered effects in a row, without anybody acting freely, before the loop guard ends them. */
export const LOOP_LIMIT = 100;

/** Uses of one effect of one card in a turn: beyond it a player runs in circles. */
export const USES_LIMIT = 20;

/** A game that is not decided by then is a draw. */
export const LAST_TURN = 300;

/** Points at the start. */
export const FIRST_POINTS = 20;

/** Plays of a turn. */
export const PLAYS = 2;

/** What a draw phase with an empty deck costs (R-T12). */
export const EMPTY_DECK_PRICE = 5;

/** Cards that may be kept at the end of a turn (R-T13). */
export const HAND_LIMIT = 10;
