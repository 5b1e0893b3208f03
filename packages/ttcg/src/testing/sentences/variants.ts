import type { EffectType, UnitType } from '../../language/tree/tree.ts';
import type { Variant } from './board.ts';
import type { DOES } from './cast.ts';
import { helpersFor, occasionsOf } from './occasions.ts';

type Change = Omit<Variant, 'name'>;

const DRAGON = { type: 'fire', subtypes: ['dragon'] } as const;

/** More cards than a hand may have at the end of a turn. */
const MANY = Array.from({ length: 13 }, () => DRAGON);

/** All units of both sides do the same. */
function helping(does: keyof typeof DOES): Change {
  return { yours: { units: [does] }, theirs: { units: [does] } };
}

/** Words of a text, and how a board must be for them. The numbers are those of cards beside the star. */
const PREPARED: readonly (readonly [RegExp, Change])[] = [
  [/last point/, { points: [1, 20] }],
  [/exactly ten points/, { points: [10, 20] }],
  [/5 or fewer points/, { points: [4, 20] }],
  [/10 points or less/, { points: [8, 20] }],
  [/fewer than 8 points/, { points: [5, 20] }],
  [/exactly 1 point\b/, { points: [1, 20] }],
  [/have fewer points than your opponent|opponent has more points/, { points: [8, 20] }],
  [/difference is five or less/, { points: [15, 18] }],
  [/difference is exactly three/, { points: [15, 18] }],
  [/difference is at least ten/, { points: [6, 20] }],
  [/no cards in your hand|without discarding a card/, { hands: [0, 5] }],
  [/exactly two cards in your hand/, { hands: [2, 5] }],
  [/exactly three cards in your hand/, { hands: [3, 5] }],
  [/exactly four cards in your hand/, { hands: [4, 5] }],
  [/fewer cards in your hand than your opponent/, { hands: [1, 6] }],
  [/your opponent has exactly one card in their hand/, { hands: [5, 1] }],
  [/until you have/, { hands: [2, 5] }],
  [/deck has ten or fewer/, { decks: [8, 24] }],
  [/empty deck/, { decks: [0, 24] }],
  [/no other units|only unit you control|you control no units/, { units: 0 }],
  [/exactly five units on the field/, { units: 2, enemies: 2 }],
  [/more units than you/, { units: 1, enemies: 5 }],
  [/more (cards|units|spells) on the field than your opponent/, { units: 4, enemies: 1 }],
  [/exactly 500 attack/, { strength: 500 }],
  [/direct/, { enemies: 0 }],
  [/space across from this card is empty/, { enemies: 2, open: true }],
  [/return control of/, { lent: true }],
  [/stat bonus .* is doubled/, { bonus: 20 }],
  [/without a spell below/, { noSpells: true }],
  [/below them cannot be untapped/, { noSpells: false, all: 'tapped' }],
  [/no units? in (it|your hand)|are no units/, { hand: [{ type: 'spell' }, { type: 'spell' }] }],
  [/exactly three spells/, { hand: [{ type: 'spell' }, { type: 'spell' }, { type: 'spell' }] }],
  [/at least two dragons/, { hand: [DRAGON, DRAGON, DRAGON] }],
  [/(three or more|at least four|two or more|exactly two) cards under this/, { starRank: 5 }],
  [/(three or more|at least four) cards under them/, { ranks: [5, 4] }],
  [/using a card under another card/, { ranks: [5, 4] }],
  [/four units they control/, { units: 4, enemies: 5 }],
  [/would lose points because of a direct/, { units: 0, enemies: 3 }],
  [/loses that status/, { theirs: { units: ['stands'] } }],
  [/also treated as|can be ranked up with|rank up an? \w+ unit with/, { strangers: true }],
  [/\btap (two|three|four) .* units you control to/, { units: 4, ready: true }],
  [/from being untapped/, { all: 'tapped' }],
  [/of at least (three|four) different types/, { units: 4, varied: true }],
  [/to an adjacent empty space/, { enemies: 2 }],
  // What is played in the way is to outlast it.
  [/attacks you directly/, { units: 0, enemies: 3, strengths: 100 }],
  [/(?:can|may|let each .*) attack (?:your opponent )?directly/, { enemies: 3 }],
  [/attacks this card/, { giant: true }],
  [/more spells on the field than your opponent/, { noSpells: true }],
  [/maximum hand size|hand size limit/, { hand: MANY }],
  [/limit of ten cards in your hand/, { hand: MANY, home: 'hand' }],
  [/limit of two cards played/, { home: 'hand' }],
  [/untap .* spell to give the unit above it/, { spent: true, units: 4 }],
  [/swap the stat bonus/, { bonus: 20 }],
  [/stat bonus of this card becomes (?:0|twice)/, { strength: 20 }],
  [/play a rank 2 spell from .* below/, { below: 1 }],
  [/play a rank 3 spell from .* below/, { below: 2 }],
  [/more units than you, play a rank 3/, { ranks: [2] }],
  [/swap this card with a rank 1\b/, { starRank: 1 }],
  [/swap this card with a rank 2\b/, { starRank: 2 }],
  [/swap this card with a rank 4\b/, { starRank: 4 }],
  [/swap this card with a rank 5\b/, { starRank: 5 }],
  [/whose continuous effect is active/, { all: 'tapped', ...helping('continuous') }],
  [/the equip effects of your/, helping('equips')],
  [/countered by units/, { theirs: { units: ['counters'], spells: ['draws'] } }],
  // Others can still be used, so that there is time to answer.
  [/activate the effects of (?:units|spells|rank .*) until/, { theirs: { units: ['pulse'] } }],
  [/effects of tapped units/, { all: 'tapped', ...helping('wakes') }],
  [/counter the next .*your opponent (?:activates|takes)/, { theirs: { spells: ['counters'] } }],
  [
    /chain of (?:three|four|at least)/,
    { yours: { spells: ['counters'] }, theirs: { spells: ['counters'] } },
  ],
  [/at least four|four or more/, { units: 4, alike: true }],
  [/tap the (?:defending unit|unit it attacked)/, { giant: true }],
  [/effect of a unit in .* discard pile/, { buried: 'harms' }],
  [/rank up tapped units/, { all: 'tapped' }],
  [/exactly ten cards in your hand/, { hand: MANY.slice(0, 9) }],
  [/this card untaps|becomes untapped/, { tapped: true }],
  [/rank up a unit of the same rank/, { home: 'hand', ranks: [3], alike: true }],
  [/opponent equips a card/, { theirs: { units: ['equips'] } }],
  // What works by itself does so when cards are drawn, and when units are attacked.
  [/\blatent effect/, { theirs: { units: ['ripples'] } }],
  [/\bpassive effect/, { theirs: { units: ['hears'] } }],
  [/\becho effect/, { held: 'echo' }],
  // Effects of spells are used in the turn of either player.
  [/(?:cannot activate|counter all) continuous effects/, { theirs: { spells: ['continuous'] } }],
  [/(?:cannot activate|counter all) overload effects/, { theirs: { spells: ['overload'] } }],
  [
    /(?:cannot activate|counter all) dormant effects/,
    { theirs: { spells: ['dormant'] }, spent: true },
  ],
  [/latent effects during your next draw/, { theirs: { units: ['minds'] } }],
  [/latent effects during your next main/, { theirs: { units: ['envies'] } }],
  [/latent effects during your opponent's next main/, { theirs: { units: ['builds'] } }],
  [/latent effects during your .*next battle/, { theirs: { units: ['braves'] } }],
  [
    /rank 5 unit from being ranked up/,
    { yours: { units: ['grows'] }, theirs: { units: ['grows'] } },
  ],
  [/equip cards of rank 4/, { yours: { units: ['equips'] }, theirs: { units: ['equips'] } }],
  [/counter all echo effects/, { theirs: { units: ['echo'] } }],
  [/echo effects during your .*next draw/, { theirs: { units: ['echo', 'stirs'] }, all: 'tapped' }],
  [/echo effects during your next draw/, { theirs: { units: ['echo', 'wakens'] }, all: 'tapped' }],
  [/echo effects during your next main/, { theirs: { units: ['echo'] }, all: 'tapped' }],
  [
    /echo effects during your .*next battle/,
    { theirs: { units: ['echo', 'rouses'] }, all: 'tapped' },
  ],
  [
    /(?:counter effects|next action .*) during/,
    { yours: { units: ['hears'] }, theirs: { spells: ['counters'], units: ['hears'] } },
  ],
  [
    /are prevented on the first turn/,
    { home: 'hand', theirs: { units: ['plagues', 'vexes'] }, giant: true },
  ],
  // What it does once that has been answered is the next action.
  [
    /next action .*during your opponent's (?:draw|main)/,
    { theirs: { units: ['rings'], spells: ['draws'] } },
  ],
  [
    /declares a direct attack, (?:all your|.* you control)/,
    { enemies: 4, theirs: { units: ['flies'] } },
  ],
  [/\bleft end of/, { column: 0 }],
  [/\bright end of/, { column: 4 }],
  [/same name as this card/, { twin: true }],
  [/rank (1|2 or lower) spell .*\bbelow/, { noSpells: true }],
  [/this card destroys|attacks and destroys/, { strength: 3000 }],
  [/destroyed|indestructible|immortal|survives|prevent/, { giant: true }],
  [
    /of the same type|exactly (two|three|four) .* units|(two|three|four) .* units you control/,
    { alike: true },
  ],
  [/except|\bnot\b|non-|no subtype/, { mixed: true }],
  [/(less than|or less) .*attack|(less than|or less) .*defense|\d or less/, { strengths: 150 }],
  [/more than \d+ (attack|defense)|at least \d+ attack/, { strengths: 900 }],
];

const HOMES: readonly (readonly [RegExp, Change])[] = [
  // One unit more where the star is not one of those on the field.
  [/from your hand if there are exactly five units/, { home: 'hand', units: 3 }],
  [/from your discard pile if there are exactly five units/, { home: 'discard', units: 3 }],
  [
    /discard this card|discard pile from your hand|this card (from|in) your hand|this card is discarded|starting hand|play this card from your hand|this card is in your hand|while this card is in your hand/,
    { home: 'hand' },
  ],
  [
    /this card (from|in) your discard pile|is in your discard pile|play this card from your discard/,
    { home: 'discard' },
  ],
  [/this card is milled|in your deck\b|discard pile from your deck/, { home: 'deck' }],
  [/this card is under another|under another card, that card|used to rank up/, { home: 'under' }],
  [/this card is played|echo(?! effect)/, { home: 'hand' }],
];

/** The boards on which a text is tried, one after the other. */
export function variantsFor(text: string, style: EffectType): Variant[] {
  const words = text.toLowerCase();
  const { units, spells } = helpersFor(occasionsOf(words));
  const helpers = { yours: { units, spells }, theirs: { units, spells } };
  const prepared = Object.assign(
    {},
    ...PREPARED.map(([pattern, change]) => (pattern.test(words) ? change : {})),
  );
  const played = /^the first (\w+) unit you play/.exec(words)?.[1] as UnitType | undefined;
  const hand = played && [{ type: played, does: 'draws' as const }];
  const footing = /also treated as (\w+)/.exec(words)?.[1] as UnitType | undefined;
  const base: Change = {
    ...helpers,
    ...prepared,
    ...(footing && { footing }),
    ...(hand && { hand }),
  };
  const homes = HOMES.filter(([pattern]) => pattern.test(words)).map(([, change]) => change);
  if (style === 'echo') homes.unshift({ home: 'hand' });
  const first: Change[] = [];
  if (style === 'dormant' || /if this card is tapped/.test(words)) first.push({ tapped: true });
  first.push(...homes, {});
  if (/^if you control .*otherwise/.test(words)) first.push({ units: 0 });
  if (/top card|reveal|draw a card and/.test(words))
    first.push({ turned: 1 }, { turned: 3 }, { turned: 4 }, { turned: 6 });
  const later: Change[] = [
    { enemies: 0 },
    { tapped: true },
    { all: 'tapped' },
    { units: 1, hands: [2, 2] },
    { units: 4, enemies: 5, alike: true },
    { points: [3, 20] },
    { points: [20, 9], hands: [1, 8] },
    { hands: [0, 0] },
    { all: 'untapped', decks: [3, 3] },
    { units: 0, enemies: 2 },
    { discards: [0, 0] },
    { home: 'hand' },
    { noSpells: true },
    { turned: 1 },
    { turned: 3 },
    { turned: 4 },
    { turned: 6 },
    { noSpells: true, units: 1, enemies: 2 },
  ];
  const unprepared = { ...helpers, name: 'unprepared' };
  const boards = [...first, ...later].map((change, at) => ({
    ...base,
    ...change,
    name: `board ${at}`,
  }));
  return [...boards.slice(0, 2), unprepared, ...boards.slice(2)];
}
