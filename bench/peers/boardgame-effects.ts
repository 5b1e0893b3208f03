import {
  type CardType,
  type Command,
  type Condition,
  heldCards,
  lyingValue,
  type NumberInPlay,
  other,
  type Parting,
  type PeerFrame,
  type PeerState,
  type Seat,
  type SpecialInPlay,
  totalOf,
} from './boardgame-state.ts';

/** Draws up to so many cards of a type. */
export function draw(G: PeerState, seat: Seat, type: CardType, count: number): void {
  const player = G.players[seat];
  if (type === 'number') player.line.push(...G.numberDeck.splice(0, count));
  else player.hand.push(...player.deck.splice(0, count));
}

/** Takes the cards at these places from a player. */
export function partWith(
  G: PeerState,
  seat: Seat,
  parting: Parting,
  type: CardType,
  places: readonly number[],
): void {
  if (places.length === 0) return;
  const player = G.players[seat];
  if (type === 'number') give(G, seat, parting, takeAll(player.line, places));
  else giveSpecials(G, seat, parting, takeAll(player.hand, places));
  if (parting === 'transfer') player.flags.transferred = true;
  else if (parting === 'discard') player.flags.discarded = true;
  else {
    player.flags.swapped = true;
    draw(G, seat, type, places.length);
  }
}

function give(G: PeerState, from: Seat, parting: Parting, cards: NumberInPlay[]): void {
  if (parting === 'transfer') G.players[other(from)].line.push(...cards);
  else for (const card of cards) G.numberDiscard.unshift({ ...card, flipped: false });
}

function giveSpecials(G: PeerState, from: Seat, parting: Parting, cards: SpecialInPlay[]): void {
  if (parting === 'transfer') G.players[other(from)].hand.push(...cards);
  else for (const card of cards) G.players[card.owner].discard.unshift(card);
}

/** Takes the cards at these places, which rise, out of a list. */
function takeAll<Card>(cards: Card[], places: readonly number[]): Card[] {
  const taken = places.map((place) => cards[place] as Card);
  for (const place of places.toReversed()) cards.splice(place, 1);
  return taken;
}

/** Works on what has been played until it is done or cards must be chosen. */
export function resolve(G: PeerState): void {
  while (G.frames.length > 0 && !G.question) {
    const frame = G.frames.at(-1) as PeerFrame;
    const command = frame.commands[frame.at];
    if (!command) G.frames.pop();
    else work(G, frame, command);
  }
}

function work(G: PeerState, frame: PeerFrame, command: Command): void {
  if (command.do === 'none') frame.at--;
  else if (command.do === 'if') {
    frame.at--;
    const held = command.conditions.every((condition) => holds(G, frame.seat, condition));
    pushCommands(G, frame.seat, held ? command.success : command.failure);
  } else if (frame.target < command.targets.length) {
    affect(G, frame.seat, command, frame.target++);
  } else {
    frame.at--;
    frame.target = 0;
  }
}

/** Puts a list of commands on the stack. */
export function pushCommands(G: PeerState, seat: Seat, commands: readonly Command[]): void {
  G.frames.push({ seat, commands, at: commands.length - 1, target: 0 });
}

function affect(
  G: PeerState,
  player: Seat,
  command: Exclude<Command, { do: 'if' | 'none' }>,
  target: number,
): void {
  const { side, amount } = command.targets[target] as (typeof command.targets)[number];
  const seat = side === 'player' ? player : other(player);
  if (command.do === 'add') {
    G.players[seat].bonus += amount;
    return;
  }
  const { do: act, type } = command;
  if (act === 'draw') {
    draw(G, seat, type, amount);
    return;
  }
  const cards = heldCards(G.players[seat], type);
  if (cards.length > amount) {
    if (amount > 0) G.question = { seat, parting: act, type, count: amount };
  } else partWith(G, seat, act, type, [...cards.keys()]);
}

function holds(G: PeerState, played: Seat, condition: Condition): boolean {
  const player = G.players[condition.side === 'player' ? played : other(played)];
  switch (condition.test) {
    case 'class':
      return (
        player.line.filter(({ colour }) => colour === condition.colour).length >= condition.count
      );
    case 'value':
      return (
        player.line.filter((card) => lyingValue(card) === condition.value).length >= condition.count
      );
    case 'quantity': {
      const { length } = heldCards(player, condition.type);
      return length >= condition.from && length <= condition.to;
    }
    case 'duplicate': {
      const faces =
        condition.type === 'number'
          ? player.line.map(lyingValue)
          : player.hand.map(({ name }) => name);
      return new Set<number | string>(faces).size < faces.length;
    }
    case 'target':
      return totalOf(player) >= G.target;
    default:
      return player.flags[condition.test];
  }
}
