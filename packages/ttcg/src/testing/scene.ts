import { cardOf, SEATS, type Seat, seatSight } from '@cardscape/kernel';
import { expect, it } from 'vitest';
import type { EffectType } from '../language/tree/tree.ts';
import { pileOf, spotOf } from '../rules/position/zones.ts';
import type { FieldCardView } from '../rules/view.ts';
import { type SideSketch, type Sketch, type Table, type TableSketch, table } from './table.ts';

/** A field with something of every kind; the text under test is on Source, a spell of yours. */
const CARDS: Readonly<Record<string, Sketch>> = {
  Source: { type: 'spell' },
  Ember: { attack: 300, defense: 200 },
  Drake: { rank: 2, attack: 600, defense: 400, subtypes: ['dragon'] },
  Whelp: { attack: 260, defense: 240, subtypes: ['dragon'] },
  Ward: { type: 'spell' },
  Spark: {},
  Flame: { rank: 2, subtypes: ['dragon'] },
  Tide: { type: 'water', subtypes: ['aquatic'] },
  Scroll: { type: 'spell' },
  Acorn: { type: 'nature', subtypes: ['botanic'] },
  Bolt: { type: 'electric', subtypes: ['machine'] },
  Cloud: { type: 'air', subtypes: ['avian'] },
  Dusk: { type: 'dark', rank: 2, subtypes: ['ghost'] },
  Ash: { type: 'dark', subtypes: ['undead'] },
  Relic: { type: 'spell' },
  Foe: { type: 'water', attack: 200, defense: 300 },
  Giant: { type: 'earth', rank: 3, attack: 900, defense: 600, subtypes: ['warrior'] },
  Stone: { type: 'earth', rank: 2, attack: 500, defense: 500, subtypes: ['elemental'] },
  Pebble: { type: 'earth', subtypes: ['elemental'] },
  Hex: { type: 'spell' },
  Secret: { type: 'light', subtypes: ['fairy'] },
  Veil: { type: 'spell' },
  North: { type: 'air', subtypes: ['avian'] },
  East: { type: 'air', subtypes: ['avian'] },
  South: { type: 'light', subtypes: ['avian'] },
  Bone: { type: 'dark', subtypes: ['undead'] },
};

const YOU: SideSketch = {
  units: ['Ember', { stack: ['Drake', 'Whelp'] }],
  spells: ['Ward', null, null, null, 'Source'],
  hand: ['Spark', 'Flame', 'Tide', 'Scroll'],
  deck: ['Acorn', 'Bolt', 'Cloud', 'Dusk'],
  discard: ['Ash', 'Relic'],
};

const OPPONENT: SideSketch = {
  units: ['Foe', { stack: ['Giant', 'Stone', 'Pebble'], tapped: 4 }],
  spells: [null, 'Hex'],
  hand: ['Secret', 'Veil'],
  deck: ['North', 'East', 'South'],
  discard: ['Bone'],
};

/** How a scene differs from the usual one. */
export interface SceneSketch extends Omit<TableSketch, 'cards'> {
  /** The card that has the text; Source if absent. */
  readonly on?: string;
  readonly style?: EffectType;
  /** Other cards, or more of the usual ones. */
  readonly cards?: Readonly<Record<string, Sketch>>;
}

/** The scene with a text on one of its cards. */
export function scene(text: string, sketch: SceneSketch = {}): Table {
  const { on = 'Source', style, cards = {}, you, opponent, ...rest } = sketch;
  const all = { ...CARDS, ...cards };
  const effect = style ? { style, text } : text;
  return table({
    ...rest,
    cards: { ...all, [on]: { ...all[on], effects: [effect] } },
    you: { ...YOU, ...you },
    opponent: { ...OPPONENT, ...opponent },
  });
}

/** An answer to a question: cards by name, words, or the number of a column. */
export type Answer = readonly string[] | string | number;

/** Answers what is asked, one after the other, and lets every chance to respond go by. */
export function answer(at: Table, ...answers: readonly Answer[]): Table {
  for (const one of answers) {
    at.pass();
    if (typeof one === 'number') at.do({ act: 'place', at: one });
    else if (typeof one === 'string') at.choose(one);
    else at.take(...one);
  }
  return at.pass();
}

/** All that can be told of a position, by card and by player. */
export type Summary = Readonly<Record<string, string | number | boolean>>;

/** What a position is like. */
function summaryOf({ game, state }: Table): Summary {
  const { table: cards } = state;
  const view = game.view(state, 'hands');
  const found: Record<string, string | number | boolean> = {};
  const seen = view.players.flatMap(({ units, spells }) => [...units, ...spells].flat());
  for (const { id } of cards.cards.map((_, id) => ({ id }))) {
    const { design, zone, known } = cardOf(cards, id);
    found[design] = placeOf(zone, cards.zones[zone]?.cards[0] === id);
    found[`${design} known`] = SEATS.filter((seat) => known & seatSight(seat)).join('');
    const there = seen.find((one) => 'card' in one && one.card === id);
    if (there && 'card' in there && there.active)
      for (const [key, value] of Object.entries(facetsOf(there, cards.cards)))
        found[`${design} ${key}`] = value;
  }
  for (const seat of SEATS) {
    const { points, playsLeft } = view.players[seat];
    const own = view.notes.filter((note) => note.seat === seat).map(({ says }) => says);
    const { skips } = state.players[seat];
    Object.assign(found, {
      [`${NAMES[seat]} points`]: points,
      [`${NAMES[seat]} plays`]: playsLeft,
      [`${NAMES[seat]} notes`]: own.join('; '),
      [`${NAMES[seat]} skips`]: Object.keys(skips)
        .filter((key) => skips[key as 'turn'])
        .join(' '),
    });
  }
  return found;
}

const NAMES: Readonly<Record<Seat, string>> = { 0: 'your', 1: 'their' };

function placeOf(zone: string, top: boolean): string {
  const spot = spotOf(zone);
  if (spot) return `${NAMES[spot.seat]} ${spot.row} ${spot.column}${top ? '' : ' under'}`;
  const pile = pileOf(zone);
  return pile ? `${NAMES[pile.seat]} ${pile.zone}` : zone;
}

function facetsOf(card: FieldCardView, cards: readonly { readonly design: string }[]) {
  const { attack, defense, rank, type, tapped, faceDown, works, bound, subtypes, notes } = card;
  return {
    ...{ attack, defense, rank, type, tapped, faceDown, works },
    subtypes: subtypes.join(' '),
    bound: bound === null ? '' : (cards[bound]?.design ?? ''),
    notes: notes.join('; '),
  };
}

/**
 * What is different, with what it is now. Of a card that has moved only the new place is told, and
 * words about a card only where no number tells the same.
 */
function changes(before: Summary, after: Summary): Summary {
  const moved = (name: string) => before[name] !== after[name];
  const found: Record<string, string | number | boolean> = {};
  for (const [key, value] of Object.entries(after)) {
    if (before[key] === value) continue;
    const [name = '', facet] = key.split(' ');
    if (facet !== undefined && name in before && moved(name)) continue;
    if (facet === 'notes' && NUMBERS.some((one) => moved(`${name} ${one}`))) continue;
    found[key] = value;
  }
  return found;
}

const NUMBERS = ['attack', 'defense', 'rank', 'type', 'subtypes'];

/** One line of a table of rulings: a text, what is answered, what is then different. */
export type Row = readonly [
  text: string,
  answers: readonly Answer[],
  changed: Summary,
  sketch?: SceneSketch,
];

/** Uses the text and tells what is different; that its card is tapped goes without saying. */
export function outcomeOf(text: string, answers: readonly Answer[], sketch?: SceneSketch): Summary {
  const at = scene(text, sketch);
  const before = summaryOf(at);
  const name = sketch?.on ?? 'Source';
  answer(at.use(name), ...answers);
  const { [`${name} tapped`]: _, ...found } = changes(before, summaryOf(at));
  return found;
}

/** A test for each line of a table of rulings: what the text changes, and that nothing else is changed. */
export function rulings(rows: readonly Row[]): void {
  for (const [text, answers, changed, sketch] of rows)
    it(titleOf(text, answers), () => {
      expect(outcomeOf(text, answers, sketch)).toEqual(changed);
    });
}

/** The text, and what was answered: a text can have several rulings. */
function titleOf(text: string, answers: Row[1]): string {
  const said = answers.map((answer) => [answer].flat().join(' and ') || 'none');
  return said.length > 0 ? `${text} [${said.join(', ')}]` : text;
}

/** The cards among which the text lets its player choose. */
export function offeredBy(text: string, sketch: SceneSketch = {}): string[] {
  const at = scene(text, sketch);
  at.do({ act: 'use', name: sketch.on ?? 'Source', effect: 0 }).pass();
  const { decision } = at;
  if (decision.ask !== 'pick' || decision.kind !== 'choose')
    throw new Error(`"${text}" lets nobody choose: ${at.prompt}`);
  const found = at.takable;
  at.pick(Array.from({ length: decision.min }, (_, place) => place)).pass();
  return found;
}

/** Can the text be used at all? */
export function isOffered(text: string, sketch: SceneSketch = {}): boolean {
  return scene(text, sketch).can({ act: 'use', name: sketch.on ?? 'Source', effect: 0 });
}
