import { describe, expect, it } from 'vitest';
import { hero, mob, table } from '../testing/sketches.ts';

describe('a card that its player does not see', () => {
  const pickFrom = (list: string) => {
    const match = table({
      phase: 'actions',
      cards: {
        Hero: hero(200, [
          `local hand = getListFromDeck(getPlayerDeck(not player, "DECK_HAND"))
           menuCards(player, ${list}, "Which one?", "CARDLIST_HIDE")`,
        ]),
        Wolf: mob(),
        Coat: { type: 'equip' },
      },
      you: { character: 'Hero' },
      foe: { character: 'Hero', hand: ['Wolf', 'Coat', 'Wolf'] },
    });
    const { decision, choices } = match;
    const options = decision.ask === 'pick' ? decision.options : [];
    match.decline();
    return { choices, targets: options.map(({ target }) => target) };
  };

  it('is offered by its place where the whole pile is', () => {
    const { choices, targets } = pickFrom('hand');
    expect(choices).toEqual(['Card 1', 'Card 2', 'Card 3']);
    expect(targets).toEqual([0, 1, 2].map((place) => ({ is: 'hidden', zone: 'hand/1', place })));
  });

  it('is offered without its place where a script has sorted cards out', () => {
    const { choices, targets } = pickFrom(
      'makeFilteredList(player, hand, 0, 0, 100, "TYPE_MOB", "ELEM_ANY", "")',
    );
    expect(choices).toEqual(['Card 1', 'Card 2']);
    expect(targets).toEqual([0, 1].map((answer) => ({ is: 'answer', answer })));
  });
});
