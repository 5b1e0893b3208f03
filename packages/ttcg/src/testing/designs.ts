import type { Effect, EffectType } from '../language/tree/tree.ts';
import type { Design, PrintedEffect } from '../set/design.ts';

const DRAW: Effect = { sentences: [{ acts: [{ do: 'draw', who: 'you', amount: 1 }] }] };

/** An effect of some type with some text; for tests that do not run it. */
export function printed(text: string, type: EffectType = 'normal'): PrintedEffect {
  return { text, type, named: type !== 'normal', effect: DRAW };
}

/** A design for tests: a small fire unit, but for what is given. */
export function aDesign(changes: Partial<Design> = {}): Design {
  return {
    name: 'Ash Hare',
    type: 'fire',
    subtypes: ['beast'],
    rank: 1,
    image: '../images/units/fire/Ash_Hare.jpg',
    attack: 300,
    defense: 200,
    effects: [printed('Draw one card.'), printed('Gain 1 point.')],
    serial: '00000000000001',
    rarity: 0,
    translucency: 50,
    lore: '',
    ...changes,
  };
}
