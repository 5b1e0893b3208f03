import { describe, expect, it } from 'vitest';
import { answer, scene } from '../../testing/scene.ts';

const spell = (...effects: string[]) => ({ type: 'spell', effects }) as const;

describe('R-T211: where cards go instead of the discard pile', () => {
  const bottom = "are sent to the bottom of their owner's deck instead";
  const cards = {
    Ward: spell('Destroy one unit.'),
    Scroll: spell('Mill one card.'),
    Relic: spell('Discard one card.'),
    Veil: spell('Destroy one spell.'),
  };
  const table = (text: string) =>
    scene(text, {
      cards,
      you: { spells: ['Ward', 'Scroll', 'Relic', 'Veil', 'Source'], discard: [] },
    });

  it('destroyed units: destroyed they are, and cost their points; others go where they go', () => {
    const at = table(`Destroyed units ${bottom}.`);
    answer(at.use('Ward'), ['Foe']);
    expect([at.points(1), at.deck(1).at(-1), at.discardPile(1)]).toEqual([19, 'Foe', ['Bone']]);
    answer(at.use('Veil'), ['Hex']);
    at.use('Scroll');
    expect([at.discardPile(1), at.discardPile()]).toEqual([['Bone', 'Hex'], ['Acorn']]);
  });

  it('all cards, however they would get there, and no longer than that holds', () => {
    const at = table(`All cards that would be sent to the discard pile ${bottom}.`);
    at.use('Scroll');
    answer(at.use('Relic'), ['Tide']);
    expect([at.deck().slice(-2), at.discardPile()]).toEqual([['Acorn', 'Tide'], []]);
    answer(at.use('Veil'), ['Source']);
    expect(at.deck().at(-1)).toBe('Source');
    answer(at.use('Ward'), ['Foe']);
    expect(at.discardPile(1)).toEqual(['Bone', 'Foe']);
  });

  it("your opponent's cards alone", () => {
    const at = table(
      "Your opponent's cards that would be sent to the discard pile are returned to their owner's hand instead.",
    );
    answer(at.use('Ward'), ['Foe']);
    at.use('Scroll');
    expect([at.hand(1), at.discardPile()]).toEqual([['Foe', 'Secret', 'Veil'], ['Acorn']]);
  });

  it('milled or discarded cards, and not the other', () => {
    const milled = table("Milled cards go to their owner's hand instead.").use('Scroll');
    answer(milled.use('Relic'), ['Tide']);
    expect([milled.hand().includes('Acorn'), milled.discardPile()]).toEqual([true, ['Tide']]);
    const discarded = table(
      "Discarded cards are returned to the top of their owner's deck instead of the discard pile.",
    );
    answer(discarded.use('Relic'), ['Tide']);
    expect([discarded.deck()[0], discarded.discardPile()]).toEqual(['Tide', []]);
  });

  it('units destroyed by this card, in battle and by its effect', () => {
    const text = "Units destroyed by this card are returned to their owners' hands instead.";
    const at = scene(text, { on: 'Ember', cards: { Foe: { defense: 100 }, Ward: cards.Ward } });
    answer(at.use('Ward'), ['Drake']);
    expect(at.discardPile()).toContain('Drake');
    at.do({ act: 'battle' }).pass().attack('Ember', 'Foe');
    expect([at.hand(1).includes('Foe'), at.points(1)]).toEqual([true, 19]);
  });
});
