import {
  capital,
  type Names,
  namesFor,
  opponentOf,
  type PlayerNames,
  type SeenCard,
  type Viewer,
  type Words,
} from '@cardscape/kernel';
import { MAX_VALUE } from '../../interface/index.ts';
import type { ShowdownEvent } from '../events/events.ts';
import { LIMBO } from '../position/slots.ts';
import { endingWords } from './endings.ts';

const AILING = {
  stun: 'is stunned',
  silence: 'is silenced',
  hijack: 'changes sides',
  away: 'goes away',
} as const;

const ENDED = { hijack: 'goes back to its side', away: 'is back' } as const;

const PHASES = {
  start: 'Start',
  level: 'Level up',
  onset: 'Onset',
  actions: 'Character actions',
  mobs: 'Mob actions',
  attacks: 'Mob attacks',
  end: 'End',
} as const;

const ALL_AILING = { stun: 'stunned', silence: 'silenced' } as const;

const HANDS = ['rock', 'paper', 'scissors'];

/** An event told to a viewer. */
export function narrate(event: ShowdownEvent, viewer: Viewer, players?: PlayerNames): Words {
  const names = namesFor(viewer, players);
  const { does, who, whom, whose } = names;
  switch (event.type) {
    case 'roll':
      return [`${does(event.first, 'begin')}.`];
    case 'turn':
      return [`Turn ${event.turn}: ${viewer === event.seat ? 'yours' : who(event.seat)}.`];
    case 'phase':
      return [`${PHASES[event.phase]}.`];
    case 'levelUp':
      return [
        `${does(event.seat, 'level')} up to ${event.level} with `,
        card(event.subject),
        `: ${event.hp} of ${event.maxHp} HP.`,
      ];
    case 'drew':
      return [`${does(event.seat, 'draw')} `, ...listed(event.cards), '.'];
    case 'played':
      return [`${does(event.seat, 'play')} `, card(event.subject), '.'];
    case 'unplayed':
      return [
        event.none
          ? `${who(event.seat)} ${viewer === event.seat ? 'have' : 'has'} none to play.`
          : `${does(event.seat, 'play')} nothing.`,
      ];
    case 'stopped':
      return [card(event.subject), ' is stopped before it is played.'];
    case 'ability':
      return [card(event.subject), `: ${event.text}`];
    case 'attack':
      return attackWords(event, names);
    case 'aimless':
      return [event.subject ? card(event.subject) : 'An effect', ' finds nothing to attack.'];
    case 'damaged':
      return [card(event.target), ` has ${event.hp} HP left.`];
    case 'healed':
      return [card(event.target), ` recovers ${event.by} HP: ${event.hp}.`];
    case 'destroyed':
      return [card(event.subject), ' is destroyed.'];
    case 'discarded':
      return [`${does(event.seat, 'discard')} `, card(event.subject), '.'];
    case 'moved':
      return [card(event.subject), ` goes${cameFrom(event.from)} to ${place(event.to)}.`];
    case 'revealed':
      return [`${does(event.seat, 'reveal')} `, card(event.subject), '.'];
    case 'peeked':
      return [`${does(event.seat, 'look')} at `, card(event.subject), '.'];
    case 'shuffled':
      return [`${does(event.seat, 'shuffle')}.`];
    case 'ailing':
      return [card(event.target), ` ${AILING[event.kind]} (${turns(event.turns)}).`];
    case 'ailingAll':
      return [
        capital(`${whose(event.seat)} mobs are ${ALL_AILING[event.kind]}`),
        ` until ${whose(opponentOf(event.seat))} next turn.`,
      ];
    case 'ended':
      return [card(event.target), ` ${ENDED[event.kind]}.`];
    case 'suffered':
      return [card(event.target), ` suffers ${event.damage} damage over turns.`];
    case 'dot':
      return [
        card(event.target),
        ` will take ${event.damage} damage a turn (${turns(event.turns)}).`,
      ];
    case 'coin':
      return [
        `${does(event.seat, 'call')} ${event.called} and ${event.won ? 'win' : 'lose'}${viewer === event.seat ? '' : 's'} the toss.`,
      ];
    case 'die':
      return [`${does(event.seat, 'roll')} ${event.face} of ${event.faces}.`];
    case 'rps':
      return [
        `${HANDS[event.hands[0]]} against ${HANDS[event.hands[1]]}: ${whom(event.winner)} ${viewer === event.winner ? 'win' : 'wins'}.`,
      ];
    case 'message':
      return [event.text];
    case 'effect':
      return [`An effect shows: ${event.sprite}.`];
    case 'broken':
      return [card(event.subject), ` has a broken script (${event.pointcut}): ${event.message}`];
    case 'more':
      return ['And more.'];
    case 'over':
      return [
        event.winner === null ? 'A tie: ' : `${does(event.winner, 'win')}: `,
        `${endingWords(event.reason)}.`,
      ];
  }
}

function attackWords(event: Extract<ShowdownEvent, { type: 'attack' }>, { whose }: Names): Words {
  const { seat, subject, target, within } = event;
  // Only of two cards with one name it must be said whose they are.
  const isSame = subject && 'card' in subject && subject.design === nameOf(target);
  const by = isSame ? [capital(`${whose(seat)} `)] : [];
  const on = isSame ? `${whose(within ? seat : opponentOf(seat))} ` : '';
  const end = event.how === 'prevented' ? ': prevented.' : ` for ${event.damage}.`;
  return [...by, subject ? card(subject) : 'An effect', ` attacks ${on}`, card(target), end];
}

const nameOf = (seen: SeenCard) => ('card' in seen ? seen.design : undefined);

function turns(count: number): string {
  if (count >= MAX_VALUE) return 'without end';
  return `${count} ${count === 1 ? 'turn' : 'turns'}`;
}

function card(seen: SeenCard): Words[number] {
  return 'card' in seen ? { card: seen.card, name: seen.design } : 'a card';
}

function listed(cards: readonly SeenCard[]): Words {
  const known = cards.filter((seen) => 'card' in seen);
  if (known.length === 0) return [cards.length === 1 ? 'a card' : `${cards.length} cards`];
  return known.flatMap((seen, place) => (place === 0 ? [card(seen)] : [', ', card(seen)]));
}

const PLACES: Record<string, string> = {
  hand: 'the hand',
  deck: 'the deck',
  grave: 'the graveyard',
  slot: 'the table',
  under: 'under a card',
  table: 'the table',
};

/** A card that was held by a script came from nowhere that could be told. */
function cameFrom(zone: string): string {
  return zone === LIMBO ? '' : ` from ${place(zone)}`;
}

function place(zone: string): string {
  return PLACES[zone.split('/')[0] ?? ''] ?? zone;
}
