import { openedKolyma } from '@cardscape/kolyma/testing';
import { describe, expect, it } from 'vitest';
import { everything, findSpecials, orders, playersOf } from './search.ts';

const set = openedKolyma().cardSet;
const names = (search: Partial<typeof everything>) =>
  findSpecials(set, { ...everything, ...search }).map(({ name }) => name);

describe('looking through the set', () => {
  it('a search that asks for nothing finds every card', () => {
    expect(names({})).toEqual(set.specials.map(({ name }) => name));
  });

  it('all words must be there, in any order and any case', () => {
    expect(names({ words: 'LINK chain' })).toContain('Chain Link');
    expect(names({ words: 'chain nowhere' })).toEqual([]);
  });

  it('a card that uses only one of two keywords is not found', () => {
    const both = ['EFFECT_DRAW', 'EFFECT_ADDVALUE'];
    const found = names({ keywords: both });
    expect(found).toContain('Chain Link');
    expect(found).not.toContain('Short Pace');
  });

  it('a keyword is found whatever the case it is written in', () => {
    const shouted = names({ keywords: ['CON_COMPARE_AGAINST_TARGET'] });
    expect(shouted).toContain('True North');
    expect(shouted).toEqual(names({ keywords: ['CON_COMPARE_Against_Target'] }));
  });

  it('the ground is the last word of the art', () => {
    for (const name of names({ ground: 'blue' }))
      expect(set.specials.find((card) => card.name === name)?.art).toMatch(/ blue$/);
  });

  it('no order loses or adds a card, and none changes the set', () => {
    const before = set.specials.map(({ name }) => name);
    for (const order of Object.keys(orders) as (keyof typeof orders)[])
      expect(names({ order }).sort()).toEqual(before.toSorted());
    expect(set.specials.map(({ name }) => name)).toEqual(before);
  });

  it('whoever plays a card is named with the number of copies', () => {
    const vera = { name: 'Vera', art: '', deck: ['Chain Link', 'True North', 'Chain Link'] };
    const ours = { ...set, characters: [vera] };
    expect(playersOf(ours, 'Chain Link')).toEqual([{ name: 'Vera', copies: 2 }]);
    expect(playersOf(ours, 'No such card')).toEqual([]);
  });
});
