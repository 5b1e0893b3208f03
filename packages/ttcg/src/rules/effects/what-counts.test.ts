import { describe, expect, it } from 'vitest';
import { offeredBy, outcomeOf } from '../../testing/scene.ts';

describe('R-T98: "the discard pile" without an owner', () => {
  it("is either player's; one's own is said", () => {
    expect(offeredBy("Return one unit from the discard pile to its owner's hand.")).toEqual([
      'Ash',
      'Bone',
    ]);
    expect(outcomeOf('Return one unit from your discard pile to your hand.', [])).toEqual({
      Ash: 'your hand',
    });
  });
});

describe('R-T99: "on the field"', () => {
  it('means active cards: what lies under others neither counts nor is chosen', () => {
    expect(offeredBy('Destroy one rank 1 unit on the field.')).toEqual(['Ember', 'Foe']);
    expect(outcomeOf('Gain 1 point for each unit on the field.', [])).toEqual({
      'your points': 24,
    });
  });
});

describe('R-T100: what is treated as something', () => {
  it('becomes it, and what is also something has both', () => {
    const ember = [['Ember']] as const;
    expect(outcomeOf('One fire unit is treated as a water unit this turn.', ember)).toEqual({
      'Ember type': 'water',
    });
    expect(outcomeOf('One rank 1 fire unit is treated as a dragon.', [])).toEqual({
      'Ember subtypes': 'dragon',
    });
    expect(outcomeOf('One rank 1 fire unit is also a dragon.', [])).toEqual({
      'Ember subtypes': 'beast dragon',
    });
  });
});
