import type { Random } from '@cardscape/kernel';
import { below, cardOf, type Decision } from '@cardscape/kernel';
import type { FieldCardView } from '../../rules/view.ts';
import type { SideSketch, Sketch, Table } from '../table.ts';
import { table } from '../table.ts';
import { type Plain, type PlainCard, type Side, SOURCE, type Stack, stacksIn } from './plain.ts';

/** What a player was asked on the way, and what was answered. */
export type Asked =
  | { readonly offered: readonly string[]; readonly picked: readonly string[] }
  | { readonly column: number }
  | { readonly answer: number };

/** Lays a plain position out as a table of the game, with the text on Source. */
export function laidOut(plain: Plain, text: string): Table {
  const cards: Record<string, Sketch> = {};
  for (const card of everyCard(plain)) {
    const { name, type, rank, attack, defense, subtypes } = card;
    const effects = name === SOURCE ? [text] : [];
    cards[name] = { type: type as never, rank, attack, defense, subtypes: [...subtypes], effects };
  }
  return table({ cards, you: sketchOf(plain.sides[0]), opponent: sketchOf(plain.sides[1]) });
}

export function everyCard({ sides }: Plain): PlainCard[] {
  return sides.flatMap(({ hand, deck, discard, units, spells }) => [
    ...hand,
    ...deck,
    ...discard,
    ...stacksIn([...units, ...spells]).flatMap((stack) => stack.cards),
  ]);
}

function sketchOf({ points, hand, deck, discard, units, spells }: Side): SideSketch {
  const names = (cards: readonly PlainCard[]) => cards.map(({ name }) => name);
  const laid = (stack: Stack | null) =>
    stack && { stack: names(stack.cards), ...(stack.tapped && { tapped: 4 }) };
  return {
    points,
    hand: names(hand),
    deck: names(deck),
    discard: names(discard),
    units: units.map(laid),
    spells: spells.map(laid),
  };
}

/** Uses Source and answers at random whatever is asked, until it is done. */
export function playOut(at: Table, random: Random): Asked[] {
  const asked: Asked[] = [];
  at.do({ act: 'use', name: SOURCE, effect: 0 });
  for (let left = 40; left > 0; left--) {
    at.pass();
    if (at.asked === undefined || at.asked === 'main') return asked;
    asked.push(answerOne(at, random));
  }
  throw new Error(`it never ends: ${at.prompt}`);
}

function answerOne(at: Table, random: Random): Asked {
  const decision = at.decision as Extract<Decision, { ask: 'pick' }>;
  const { options, min, max, kind } = decision;
  const places = options.map((_, place) => place);
  const picks: number[] = [];
  for (let left = min + below(random, max - min + 1); left > 0; left--)
    picks.push(...places.splice(below(random, places.length), 1));
  const nameAt = (place: number) => cardOf(at.state.table, options[place]?.card as number).design;
  const target = options[picks[0] ?? 0]?.target;
  const answered: Asked =
    kind === 'choose'
      ? { offered: options.map((_, place) => nameAt(place)), picked: picks.map(nameAt) }
      : target?.is === 'zone'
        ? { column: target.column ?? 0 }
        : { answer: target?.is === 'answer' ? target.answer : 0 };
  at.pick(picks);
  return answered;
}

/** All that can be compared of a position, by card and by player. */
export type Picture = Readonly<Record<string, unknown>>;

export function pictureOf({ sides, shuffled }: Plain): Picture {
  const found: Record<string, unknown> = {};
  sides.forEach((side, seat) => {
    const names = (cards: readonly PlainCard[]) => cards.map(({ name }) => name);
    found[`${seat} points`] = side.points;
    found[`${seat} hand`] = names(side.hand).sort();
    found[`${seat} discard`] = names(side.discard).sort();
    found[`${seat} deck`] = shuffled.has(seat as 0 | 1)
      ? names(side.deck).sort()
      : names(side.deck);
    for (const row of ['units', 'spells'] as const)
      side[row].forEach((stack, column) => {
        found[`${seat} ${row} ${column}`] = stack && stackPicture(names(stack.cards), stack);
      });
  });
  return found;
}

function stackPicture(names: string[], { cards, tapped }: Stack): unknown {
  const [top] = cards as [PlainCard];
  return { names, tapped, ...numbersOf(top) };
}

const numbersOf = ({ attack, defense, rank, type, subtypes }: PlainCard | FieldCardView) => ({
  attack,
  defense,
  rank,
  type,
  subtypes: [...subtypes].sort(),
});

/** The same of the table. */
export function tablePicture(at: Table, shuffled: ReadonlySet<0 | 1>): Picture {
  const view = at.game.view(at.state, 'hands');
  const found: Record<string, unknown> = {};
  for (const seat of [0, 1] as const) {
    found[`${seat} points`] = view.players[seat].points;
    found[`${seat} hand`] = at.hand(seat);
    found[`${seat} discard`] = at.discardPile(seat);
    found[`${seat} deck`] = shuffled.has(seat) ? at.deck(seat).sort() : at.deck(seat);
    for (const row of ['units', 'spells'] as const)
      view.players[seat][row].forEach((stack, column) => {
        const cards = stack as readonly FieldCardView[];
        const [top] = cards;
        found[`${seat} ${row} ${column}`] = top
          ? { names: cards.map(({ design }) => design), tapped: top.tapped, ...numbersOf(top) }
          : null;
      });
  }
  return found;
}
