import { type CardArt, type CardPrint, capital } from '@cardscape/kernel';
import type { EffectType } from '../language/tree/tree.ts';
import type { Design, Tier } from '../set/design.ts';
import { statsAt } from '../set/tiers.ts';

/** What the screens of TTCG ask of a card besides its print. */
export interface TtcgFacts {
  readonly type: Design['type'];
  /** Lower case; none for spells. */
  readonly subtypes: readonly string[];
  readonly rank: number;
  /** As designed: what editions without bonuses count. The corners have the numbers of the tier. */
  readonly attack: number;
  readonly defense: number;
  /** Which tier the copy is of. */
  readonly tier: Tier;
  readonly effectTypes: readonly [EffectType, EffectType];
  /** How much of the picture shows through the text box, in percent. */
  readonly translucency: number;
}

/** A card of TTCG as it is printed. */
export interface TtcgPrint extends CardPrint {
  readonly facts: TtcgFacts & CardPrint['facts'];
}

/** A card of a design as it is printed in a tier. */
export function cardPrint(design: Design, tier: Tier): TtcgPrint {
  const { name, type, subtypes, rank, effects, serial, lore, translucency } = design;
  const [first, second] = effects;
  const numbers = statsAt(design, tier);
  const corner = (of: 'attack' | 'defense') => ({
    of,
    value: numbers[of],
    ...(type === 'spell' && { added: true }),
  });
  return {
    design: name,
    name,
    terrain: terrainOf(type),
    rarity: tier,
    kind: kindLine(type, subtypes),
    marks: rank,
    lines: effects.map((effect) => ({ text: effect.text, tag: capital(effect.type) })),
    corners: { bottomLeft: corner('attack'), bottomRight: corner('defense') },
    art: artOf(design),
    serial,
    ...(lore !== '' && { lore }),
    facts: {
      type,
      subtypes,
      rank,
      attack: design.attack,
      defense: design.defense,
      tier,
      effectTypes: [first.type, second.type],
      translucency,
    },
  };
}

/** The ground a card of this type stands on. */
export function terrainOf(type: Design['type']): string {
  return type === 'spell' ? 'rune' : type;
}

/** The line under the picture: "Earth: Beast, Machine", or "Spell". */
export function kindLine(type: Design['type'], subtypes: readonly string[]): string {
  const kind = capital(type);
  return subtypes.length === 0 ? kind : `${kind}: ${subtypes.map(capital).join(', ')}`;
}

function artOf(design: Design): CardArt {
  const { name, type, subtypes, rank, attack, defense } = design;
  const terrain = terrainOf(type);
  return type === 'spell'
    ? { name, terrain, shows: 'thing', words: ['spell'], rank }
    : { name, terrain, shows: 'creature', words: subtypes, rank, attack, defense };
}
