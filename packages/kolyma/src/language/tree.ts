/** Who is meant: the player who played the card, or the other one. */
export type Side = 'player' | 'opponent';

/** The two kinds of cards a program can move. */
export type CardType = 'number' | 'special';

/** One target of an effect, with its value. */
export interface Amount {
  side: Side;
  amount: number;
}

/** One command of a card. The lists of a conditional stand in the order written. */
export type Command =
  | { do: 'none' }
  | { do: 'add'; targets: Amount[] }
  | { do: 'draw' | 'discard' | 'transfer' | 'swap'; targets: Amount[]; type: CardType }
  | { do: 'if'; conditions: Condition[]; success: Command[]; failure: Command[] };

/** One test of a conditional; all tests of a conditional must hold (R-K8). */
export type Condition =
  | { test: 'class'; side: Side; colour: number; count: number }
  | { test: 'duplicate'; side: Side; type: CardType }
  | { test: 'discarded' | 'swapped' | 'flipped' | 'transferred'; side: Side }
  | { test: 'quantity'; side: Side; from: number; to: number; type: CardType }
  | { test: 'value'; side: Side; value: number; count: number }
  | { test: 'target'; side: Side };

/** What a special card does. Commands stand in the order written and run from last to first (R-K4). */
export interface Program {
  commands: Command[];
}
