import {
  capital,
  counted,
  type Names,
  namesFor,
  type PlayerNames,
  type Viewer,
  type Words,
} from '@cardscape/kernel';
import { inWords } from '../../language/print/words.ts';
import type { TtcgEvent } from '../events.ts';
import { ending } from './ending.ts';
import { card, inner, listed } from './narrate-words.ts';
import { sidesFor } from './sides.ts';
import { optionText } from './told-to.ts';
import { actsSentence, saysOf } from './wording.ts';

type Of<Type extends TtcgEvent['type']> = Extract<TtcgEvent, { type: Type }>;

/** An event told to a viewer, from the form that viewer may see. */
export function narrate(event: TtcgEvent, viewer: Viewer, players?: PlayerNames): Words {
  const names = namesFor(viewer, players);
  const { who, whom, whose, own, does } = names;
  switch (event.type) {
    case 'die':
      return [
        `The die shows ${event.roll}: ${whom(event.first)} ${event.first === viewer ? 'begin' : 'begins'}.`,
      ];
    case 'turn':
      return [`Turn ${event.turn}: ${whom(event.seat)}${event.extra ? ', an extra turn' : ''}.`];
    case 'phase':
      return [`${capital(whose(event.seat))} ${event.phase} phase.`];
    case 'drew':
      return [`${does(event.seat, 'draw')} `, ...listed(event.cards, event.count), '.'];
    case 'mulligan':
      return [
        `${does(event.seat, 'shuffle')} ${own(event.seat)} hand in for ${event.count} new cards.`,
      ];
    case 'shuffled':
      return [
        `${does(event.seat, 'shuffle')} ${own(event.seat)} ${event.zone ? 'discard pile' : 'deck'}.`,
      ];
    case 'shuffledUnder':
      return ['The cards under ', inner(event.subject), ' are shuffled.'];
    case 'emptyDeck':
      return [`${capital(whose(event.seat))} deck is empty.`];
    case 'announced':
      return announced(event, names);
    case 'resolves':
      return resolves(event);
    case 'countered':
      return [...link(event), ' is countered.'];
    case 'fizzles':
      return [...link(event), ' is no longer possible.'];
    case 'played':
      return played(event, names);
    case 'tapped':
      return [card(event.subject), ' is tapped.'];
    case 'untapped':
      return [card(event.subject), ' is untapped.'];
    case 'faceUp':
      return [card(event.subject), ' is turned up.'];
    case 'faceDown':
      return [card(event.subject), ' is turned face down.'];
    case 'destroyed':
      return [`${capital(whose(event.seat))} `, inner(event.subject), ' is destroyed.'];
    case 'moved':
      return moved(event, names);
    case 'discarded':
      return [`${does(event.seat, 'discard')} `, inner(event.subject, 'a card'), '.'];
    case 'milled':
      return [`${does(event.seat, 'mill')} `, inner(event.subject, 'a card'), '.'];
    case 'points':
      return [
        `${does(event.seat, event.by < 0 ? 'lose' : 'gain')} ${counted(Math.abs(event.by), 'point')}: ${event.now} ${event.by < 0 ? 'left' : 'now'}.`,
      ];
    case 'battle':
      return battle(event);
    case 'revealed':
      return [`${does(event.seat, 'reveal')} `, inner(event.subject, 'a card'), '.'];
    case 'looked':
      return looked(event, names);
    case 'searched':
      return [`${does(event.seat, 'search')} ${pileOf(event, names)}.`];
    case 'equipped':
      return [card(event.subject), ' is equipped to ', inner(event.to), '.'];
    case 'redirected':
      return [card(event.subject), ' is turned to ', inner(event.to), '.'];
    case 'unbound':
      return [card(event.subject), ' is no longer equipped.'];
    case 'replaced':
      return [card(event.subject), ' changes what happens.'];
    case 'control':
      return [`${does(event.seat, 'take')} control of `, inner(event.subject), '.'];
    case 'restacked': {
      const end = event.to === 'top' ? 'on top' : 'at the bottom';
      return [card(event.subject), ` is now ${end} of its stack.`];
    }
    case 'column':
      return [card(event.subject), ` moves to column ${event.column + 1}.`];
    case 'swapped':
      return swapped(event);
    case 'lasts':
      return lasts(event, names, viewer);
    case 'skipsAttack':
      return [card(event.subject), ' skips its attack.'];
    case 'skips':
      if (event.next)
        return [`${who(event.seat)} will skip ${own(event.seat)} next ${skipped(event)}.`];
      return [`${does(event.seat, 'skip')} ${own(event.seat)} ${event.part}.`];
    case 'extraTurn': {
      const turns =
        event.times === undefined ? 'an extra turn' : counted(event.times, 'extra turn');
      return [`${who(event.seat)} will take ${turns} after this one.`];
    }
    case 'chose':
      return [`${does(event.seat, 'choose')}: ${chosen(event, names, viewer)}`];
    case 'loop':
      return ['The effects set each other off without end: no more of them happen for now.'];
    case 'over':
      return [
        `${event.winner === null ? 'Nobody wins' : does(event.winner, 'win')}: ${ending(event.reason)}.`,
      ];
  }
}

function skipped({ part, times }: Of<'skips'>): string {
  return times === undefined ? part : `${inWords(times)} ${part}s`;
}

function announced(event: Of<'announced'>, { does }: Names): Words {
  const { seat, kind, subject, text, targets = [] } = event;
  const onto = targets.length === 0 ? [] : listed(targets, targets.length, 'face-down card');
  switch (kind) {
    case 'play':
      if (onto.length > 0)
        return [`${does(seat, 'rank')} up `, ...onto, ' with ', inner(subject), '.'];
      return event.faceDown
        ? [`${does(seat, 'set')} `, inner(subject, 'a card'), ' face down.']
        : [`${does(seat, 'play')} `, inner(subject), '.'];
    case 'attack':
      return onto.length === 0
        ? [`${does(seat, 'attack')} directly with `, inner(subject), '.']
        : [`${does(seat, 'attack')} `, ...onto, ' with ', inner(subject), '.'];
    case 'effect':
      return [
        `${does(seat, 'use')} `,
        inner(subject, 'a hidden card'),
        ...(onto.length === 0 ? [] : [' on ', ...onto]),
        text ? `: ${text}` : '.',
      ];
  }
}

/** "The effect of Ember Fox". */
function link({ kind, subject }: Of<'resolves' | 'countered' | 'fizzles'>): Words {
  return [`The ${kind} of `, inner(subject, 'a hidden card')];
}

function resolves(event: Of<'resolves' | 'countered' | 'fizzles'>): Words {
  switch (event.kind) {
    case 'play':
      return [card(event.subject), ' comes into play.'];
    case 'attack':
      return [card(event.subject), ' strikes.'];
    case 'effect':
      return [...link(event), ' works.'];
  }
}

function played(event: Of<'played'>, { whose }: Names): Words {
  const { seat, subject, row, column, faceDown, tapped, onto } = event;
  const how = `${faceDown ? ', face down' : ''}${tapped ? ', tapped' : ''}`;
  if (onto) return [card(subject), ' ranks up ', inner(onto), `${how}.`];
  return [card(subject), ` comes to column ${column + 1} of ${whose(seat)} ${row} row${how}.`];
}

const FROM: Record<string, string> = {
  field: 'the field',
  hand: 'the hand',
  deck: 'the deck',
  discard: 'the discard pile',
};

const TO: Record<string, string> = { hand: 'hand', deck: 'deck', discard: 'discard pile' };

function moved({ seat, subject, from, to, at, below }: Of<'moved'>, { whose }: Names): Words {
  const source = FROM[from] && from !== to ? ` from ${FROM[from]}` : '';
  const goes = [card(subject, 'a card'), ` goes${source} `];
  if (below) return [...goes, 'under ', inner(below), '.'];
  return [...goes, `to ${at ? `the ${at} of ` : ''}${whose(seat)} ${TO[to] ?? to}.`];
}

function battle({ attacker, attack, defender, defense }: Of<'battle'>): Words {
  return defender === undefined
    ? ['Nobody meets ', inner(attacker), '.']
    : [card(attacker), ` (${attack} attack) meets `, inner(defender), ` (${defense} defense).`];
}

function looked(event: Of<'looked' | 'searched'>, names: Names): Words {
  const { seat, cards, count, zone } = event;
  const where = zone === 'field' ? 'on the field' : `in ${pileOf(event, names)}`;
  return [`${names.does(seat, 'look')} at `, ...listed(cards, count), ` ${where}.`];
}

/** "their deck", "your opponent's hand". */
function pileOf(
  { seat, whose, zone }: Of<'looked' | 'searched'>,
  { own, whose: of }: Names,
): string {
  return `${seat === whose ? own(seat) : of(whose)} ${TO[zone] ?? zone}`;
}

function swapped({ what, cards }: Of<'swapped'>): Words {
  if (cards.length === 0) return [`Both players swap ${what}.`];
  return [...listed(cards, cards.length), ` swap ${what}.`];
}

function lasts(event: Of<'lasts'>, names: Names, viewer: Viewer): Words {
  const { cards, seats } = event;
  const says = saysOfLasting(event, names, viewer);
  if (cards.length > 1) return [...listed(cards, cards.length), `: each ${says}.`];
  const subjects = cards.length === 1 ? listed(cards, 1) : [seats.map(names.who).join(' and ')];
  return seats.length + cards.length === 0 ? [`From now on: ${says}.`] : [...subjects, ` ${says}.`];
}

function saysOfLasting(
  { seats, act, values = {}, maker }: Of<'lasts'>,
  names: Names,
  viewer: Viewer,
): string {
  if (!act) {
    const now = (['attack', 'defense'] as const).filter((stat) => values[stat] !== undefined);
    return `has ${now.map((stat) => `${values[stat]} ${stat}`).join(' and ')} now`;
  }
  const of = seats.length > 1 ? 'both' : seats.some((seat) => seat === viewer) ? 'you' : 'it';
  return saysOf(act, { sides: sidesFor(maker, viewer, names), of });
}

/** What was chosen; the one who chooses reads it as it was offered. */
function chosen(
  { seat, acts, named = '', player, maker }: Of<'chose'>,
  names: Names,
  viewer: Viewer,
): string {
  if (player !== undefined) return `${capital(names.whom(player))}.`;
  if (!acts) return `${capital(named)}.`;
  return viewer === seat
    ? optionText(acts, maker, seat)
    : actsSentence(acts, sidesFor(maker, viewer, names));
}
