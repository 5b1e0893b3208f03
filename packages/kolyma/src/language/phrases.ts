import { allOf, counted } from '@cardscape/kernel';
import { COLOURS } from './colours.ts';
import type { Amount, CardType, Command, Condition, Side } from './tree.ts';

/** A command that is not a conditional. */
export type PlainCommand = Exclude<Command, { do: 'if' }>;

const total = (side: Side) => (side === 'player' ? 'your total' : "your opponent's total");
const has = (side: Side) => (side === 'player' ? 'you have' : 'your opponent has');

/** "draw" for you, "your opponent draws" for the other one. */
const does = (side: Side, verb: string) => (side === 'player' ? verb : `your opponent ${verb}s`);

/** The commands as one clause without capital or full stop, in the order given. */
export function commandsClause(commands: readonly PlainCommand[]): string {
  let subject: Side = 'player';
  // After "your opponent draws", a bare "draw" would seem to speak of the opponent.
  const joined = ({ actor, text }: Deed): string => {
    const changes = actor === 'player' && subject === 'opponent';
    subject = actor;
    return changes ? `you ${text}` : text;
  };
  return commands.map((command) => allOf(deeds(command).map(joined))).join(', then ');
}

/** What one player does, said to the one who played the card. */
interface Deed {
  actor: Side;
  text: string;
}

function deeds(command: PlainCommand): Deed[] {
  switch (command.do) {
    case 'none':
      return [{ actor: 'player', text: 'nothing happens' }];
    case 'add':
      return command.targets.map((target) => ({ actor: 'player', text: addition(target) }));
    default:
      return command.targets.map((target) => ({
        actor: target.side,
        text: movement(command.do, target, command.type),
      }));
  }
}

function addition({ side, amount }: Amount): string {
  return amount < 0 ? `take ${-amount} from ${total(side)}` : `add ${amount} to ${total(side)}`;
}

function movement(
  move: 'draw' | 'discard' | 'transfer' | 'swap',
  { side, amount }: Amount,
  type: CardType,
): string {
  const cards = counted(amount, `${type} card`);
  switch (move) {
    case 'draw':
      return `${does(side, 'draw')} ${cards}`;
    case 'discard':
      return `${does(side, 'discard')} ${cards}`;
    case 'transfer':
      return side === 'player'
        ? `give ${cards} to your opponent`
        : `your opponent gives you ${cards}`;
    case 'swap':
      return `${does(side, 'swap')} ${cards} for ${amount === 1 ? 'a new one' : 'new ones'}`;
  }
}

/** All conditions of a conditional, without the "if". */
export function conditionsClause(conditions: readonly Condition[]): string {
  return allOf(conditions.map(conditionClause));
}

function conditionClause(condition: Condition): string {
  const { side } = condition;
  switch (condition.test) {
    case 'class': {
      const colour = COLOURS[condition.colour] ?? 'none';
      return colour === 'none'
        ? `${has(side)} ${condition.count} or more number cards without a colour`
        : `${has(side)} ${condition.count} or more ${colour} number cards`;
    }
    case 'value':
      return `${has(side)} ${condition.count} or more number cards of value ${condition.value}`;
    case 'quantity':
      return `${has(side)} ${quantity(condition.from, condition.to, `${condition.type} card`)}`;
    case 'duplicate':
      return condition.type === 'number'
        ? `${has(side)} two number cards of the same value`
        : `${has(side)} two special cards of the same name`;
    case 'target':
      return `${total(side)} has reached the target`;
    default:
      return deed(condition.test, side);
  }
}

function quantity(from: number, to: number, noun: string): string {
  if (from === 0) return to === 0 ? `no ${noun}s` : `${to} or fewer ${noun}s`;
  return from === to ? `exactly ${counted(to, noun)}` : `${from} to ${counted(to, noun)}`;
}

// R-K6: a flag speaks of its player's current turn, or of the last one while the other one plays.
function deed(test: 'discarded' | 'swapped' | 'flipped' | 'transferred', side: Side): string {
  const when = side === 'player' ? 'this turn' : 'since their last turn began';
  if (test !== 'transferred') return `${has(side)} ${test} a card ${when}`;
  return side === 'player'
    ? `you have given your opponent a card ${when}`
    : `your opponent has given you a card ${when}`;
}
