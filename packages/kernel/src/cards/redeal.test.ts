import { lanterns } from '@cardscape/lanterns/testing';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../chance/random.ts';
import { VIEWERS } from '../contract/seats.ts';
import { cardOf, knows } from './cards.ts';
import { redeal } from './redeal.ts';

const { state } = lanterns.setup({ turns: 6 }, 'redeal');

describe('a redealt position', () => {
  it('looks the same to its viewer', () => {
    for (const viewer of VIEWERS) {
      const other = redeal(state, viewer, randomFrom('another'));
      expect(lanterns.view(other, viewer)).toEqual(lanterns.view(state, viewer));
      expect(lanterns.decisionFor(other, viewer)).toEqual(lanterns.decisionFor(state, viewer));
    }
  });

  it('has other cards where the viewer cannot see', () => {
    const other = redeal(state, 0, randomFrom('another'));
    const hidden = state.table.cards.flatMap((card, id) => (knows(card, 0) ? [] : [id]));
    expect(hidden).toHaveLength(9);
    const designs = (of: typeof state) => hidden.map((id) => cardOf(of.table, id).design);
    expect(designs(other)).not.toEqual(designs(state));
    expect(designs(other).sort()).toEqual(designs(state).sort());
  });

  it('has another future', () => {
    const other = redeal(state, 0, randomFrom('another'));
    expect(other.random.key).not.toEqual(state.random.key);
    expect(redeal(state, 0, randomFrom('third')).random.key).not.toEqual(other.random.key);
  });

  it('mixes only cards of one owner and one back', () => {
    const decks = structuredClone(state);
    const isOdd = ({ design }: { design: string }) => design.length % 2 === 1;
    for (const card of decks.table.cards)
      Object.assign(card, isOdd(card) ? { owner: 0, back: 'odd' } : { owner: 1 });
    const other = redeal(decks, 'table', randomFrom('another'));
    for (const [id, { back }] of other.table.cards.entries()) {
      expect(isOdd(cardOf(other.table, id))).toBe(back === 'odd');
    }
  });

  it('comes out the same for positions that only differ in what the viewer cannot see', () => {
    for (const viewer of VIEWERS) {
      const other = redeal(state, viewer, randomFrom('another'));
      const deal = (from: typeof state) => redeal(from, viewer, randomFrom('third'));
      expect(deal(other)).toEqual(deal(state));
    }
  });

  it('leaves the position it was made from alone', () => {
    const before = JSON.stringify(state);
    redeal(state, 'table', randomFrom('another'));
    expect(JSON.stringify(state)).toBe(before);
  });
});
