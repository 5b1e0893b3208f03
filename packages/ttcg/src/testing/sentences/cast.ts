import type { EffectType, UnitType } from '../../language/tree/tree.ts';
import { type CardBook, cardBook } from '../../rules/book/book.ts';
import { SEPARATOR } from '../../rules/book/program.ts';
import { type TtcgGame, ttcgOf } from '../../rules/ttcg.ts';
import type { CardSet } from '../../set/card-set.ts';
import type { Design, PrintedEffect } from '../../set/design.ts';
import { compileEffect } from '../../trial/compile-effect.ts';

/** The card that has the text under test. */
export const STAR = 'Star';

/** What a card of the cast is like; its name says it all. */
export interface Part {
  readonly type: UnitType | 'spell';
  readonly subtypes?: readonly string[];
  readonly rank?: number;
  /** Which effects it has. */
  readonly does?: keyof typeof DOES;
  /** Attack and defense, if not the usual ones. */
  readonly strength?: number;
}

type Text = string | readonly [EffectType, string];

/**
 * The effects of the cast. Each makes one thing happen that a text may wait for, forbid, or keep a card
 * from: the tests of a position use them, and nothing else does.
 */
export const DOES = {
  nothing: [],
  destroys: ['Destroy a unit.', 'Destroy a spell.'],
  returns: ["Return a unit to its owner's hand.", 'Tap a unit.'],
  draws: ['Draw a card.', 'Untap a card.'],
  equips: [['equip', 'The equipped unit gains 50 attack.'], 'Gain two points.'],
  harms: ['Destroy a unit.', 'Your opponent loses one point.'],
  mills: ['Your opponent mills two cards.', 'Discard a card.'],
  finds: [
    'Search your deck for a spell and add it to your hand, then shuffle your deck.',
    'Return a card from your discard pile to your hand.',
  ],
  robs: ['Your opponent discards a card.', 'A unit gains 100 attack until the end of the turn.'],
  moves: ['Swap the positions of two units you control.', 'Lose two points.'],
  mends: ['Untap a card.', "Return a spell to its owner's hand."],
  buries: ['Place a card from your hand under a unit you control.', 'Tap a unit.'],
  skips: ['Skip your next battle phase.', 'Prevent the next attack this turn.'],
  binds: ['Prevent a unit from attacking this turn.', 'Tap a spell.'],
  wakes: [['pulse', 'Even if tapped, draw a card.'], 'Draw a card.'],
  flies: [['passive', 'This card can attack your opponent directly.'], 'Draw a card.'],
  counters: [['counter', 'When your opponent activates an effect, counter it.'], 'Draw a card.'],
  dawns: [['passive', 'At the start of your turn, destroy a unit.'], 'Draw a card.'],
  continuous: [['continuous', 'This card gains 50 attack.'], 'Draw a card.'],
  stands: [['passive', 'This card cannot be destroyed.'], 'Draw a card.'],
  latent: [['latent', 'When this card is attacked, draw a card.'], 'Draw a card.'],
  dormant: [['dormant', 'Draw a card.'], 'Draw a card.'],
  passive: [['passive', 'Whenever this card is tapped, draw a card.'], 'Draw a card.'],
  thrives: ['Gain two points.', 'Draw a card.'],
  hears: [
    ['passive', 'Whenever a player draws a card, gain one point.'],
    ['passive', 'Whenever this card is attacked, gain one point.'],
  ],
  ripples: [
    ['latent', 'When a player draws a card, gain one point.'],
    ['latent', 'When this card is attacked, gain one point.'],
  ],
  /** What each waits for comes in another phase, of one player or the other. */
  minds: [['latent', 'When your opponent draws a card, gain one point.'], 'Draw a card.'],
  envies: [['latent', 'When your opponent plays a card, gain one point.'], 'Draw a card.'],
  braves: [['latent', 'When a unit attacks, gain one point.'], 'Draw a card.'],
  builds: [['latent', 'When you play a card, gain one point.'], 'Draw a card.'],
  grows: [
    ['passive', 'All units can be ranked up using units regardless of rank.'],
    'Draw a card.',
  ],
  stirs: [['passive', 'Whenever a player draws a card, untap all units.'], 'Draw a card.'],
  rouses: [['passive', 'Whenever a unit attacks, untap all units.'], 'Draw a card.'],
  /** Wakes its cards in the draw phase of the other player alone. */
  wakens: [['passive', 'Whenever your opponent draws a card, untap all units.'], 'Draw a card.'],
  /** One thing that it does brings about the next. */
  rings: [
    ['passive', 'Whenever you draw a card, gain one point.'],
    ['passive', 'Whenever you gain points, untap all units.'],
  ],
  /** What its player does in the other's turn, by itself. */
  plagues: [
    ['passive', 'Whenever a unit attacks, your opponent loses one point.'],
    ['passive', 'Whenever a unit attacks, your opponent discards a card.'],
  ],
  vexes: [
    ['passive', 'Whenever a unit attacks, your opponent skips their next main phase.'],
    [
      'passive',
      "Whenever a unit attacks, return a unit your opponent controls to its owner's hand.",
    ],
  ],
  overload: [['overload', 'Draw a card.'], 'Gain two points.'],
  echo: [['echo', 'Draw a card.'], 'Gain two points.'],
  pulse: [['pulse', 'Draw a card.'], 'Gain two points.'],
} as const satisfies Record<string, readonly Text[]>;

/** The name of a part: all cards of a name are alike. */
export function nameOfPart({ type, subtypes = [], rank = 1, does = 'nothing', strength }: Part) {
  const kinds = subtypes.length > 0 ? subtypes.join('-') : 'plain';
  return [type, kinds, rank, does, ...(strength === undefined ? [] : [strength])].join(' ');
}

function partOf(name: string): Part {
  const [type, kinds = 'plain', rank, does, strength] = name.split(' ');
  return {
    type: type as Part['type'],
    subtypes: kinds === 'plain' ? [] : kinds.split('-'),
    rank: Number(rank),
    does: does as keyof typeof DOES,
    ...(strength !== undefined && { strength: Number(strength) }),
  };
}

const BLANK: PrintedEffect = {
  text: '',
  type: 'passive',
  named: true,
  effect: { sentences: [{ acts: [] }] },
};

/** A design with these numbers and effects. */
function designOf(name: string, part: Part, effects: readonly PrintedEffect[]): Design {
  const { type, subtypes = [], rank = 1, strength } = part;
  const usual = type === 'spell' ? 0 : 250 * rank;
  const [first = BLANK, second = BLANK] = effects;
  return {
    name,
    type,
    subtypes: type === 'spell' ? [] : subtypes,
    rank,
    image: '',
    attack: strength ?? usual + (type === 'spell' ? 0 : 10),
    defense: strength ?? usual - (type === 'spell' ? 0 : 10),
    effects: [first, second],
    serial: name,
    rarity: 0,
    translucency: 0,
    lore: '',
  };
}

function compiled(given: Text): PrintedEffect {
  const [style, text] = typeof given === 'string' ? (['normal', given] as const) : given;
  const found = compileEffect(text, { style });
  if (!found.ok) throw new Error(`"${text}": ${found.error}`);
  return found;
}

/** The book of the cast, without the star: its cards are made when they are first asked for. */
const CAST = cardBook(
  lazySet((name) => {
    const part = partOf(name);
    const texts: readonly Text[] = DOES[part.does ?? 'nothing'];
    return designOf(name, part, texts.map(compiled));
  }),
);

function lazySet(find: (name: string) => Design): CardSet {
  return { designs: [], subtypes: [], find };
}

/** The game of the cast with a star. */
export type StarGame = TtcgGame & { readonly book: CardBook };

/** The game with a star that has this effect, or none; and another one, where the text is about that. */
export function gameWith(star: Part, effect: PrintedEffect = BLANK, hasOwn = false): StarGame {
  const effects = [effect, ...(hasOwn ? [compiled('Draw a card.')] : [])];
  const own = cardBook(lazySet(() => designOf(STAR, star, effects)));
  const book: CardBook = {
    set: own.set,
    sheet: (card) => (card === STAR ? own : CAST).sheet(card),
    act: (key) => (key.startsWith(STAR + SEPARATOR) ? own : CAST).act(key),
    placed: (key) => (key.startsWith(STAR + SEPARATOR) ? own : CAST).placed(key),
  };
  return { ...ttcgOf(book), book };
}
