import type { AskedPick, Option, SeenCard } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { type Field, fieldsOf } from './fields.ts';
import { itemsOf, offersOf } from './offers.ts';

const back = { back: 'lantern' };
const card = (id: number) => ({ card: id, design: `design ${id}` });
const asking = (...options: Option[]): AskedPick => ({
  ask: 'pick',
  seat: 0,
  kind: 'turn',
  prompt: '',
  options,
  min: 1,
  max: 1,
  ordered: false,
});
const field = (zone: string, cards: readonly SeenCard[]): Field =>
  fieldsOf({ zones: { [zone]: cards } })[0] as Field;

/** What can be picked where, on a table with these zones. */
function offered(asked: AskedPick, zones: Record<string, readonly SeenCard[]>) {
  const laid = fieldsOf({ zones }).map((each) => ({
    field: each,
    items: itemsOf(each, asked, each.label === 'Hand'),
  }));
  const { at, listed } = offersOf(asked, laid);
  return { at: Object.fromEntries(at), listed };
}

describe('what lies in a place', () => {
  it('is one stack where nobody sees it, and each card that is seen', () => {
    const cards = [card(5), back, back, back, back];
    expect(itemsOf(field('deck', cards), undefined, false)).toMatchObject([
      { anchor: 'card-5' },
      { count: 4, from: 1, anchor: 'slot-zones/deck/1' },
    ]);
  });

  it('stands for the place if it is all there is', () => {
    expect(itemsOf(field('deck', [back, back, back]), undefined, false)).toMatchObject([
      { count: 3, anchor: 'slot-zones/deck' },
    ]);
  });

  it('lies side by side in a hand, and where it is told apart', () => {
    const cards = [back, back, back];
    const apart = asking(
      { act: 'take', target: { is: 'hidden', zone: 'row', place: 0 } },
      { act: 'take', target: { is: 'hidden', zone: 'row', place: 2 } },
    );
    expect(itemsOf(field('hand', cards), undefined, true)).toHaveLength(3);
    expect(itemsOf(field('row', cards), apart, false)).toHaveLength(3);
  });
});

describe('options are picked', () => {
  const zones = { deck: [back, back, back], hand: [card(1), card(2)], kept: [] };

  it('on their card, and in a list if they are about none', () => {
    const asked = asking(
      { act: 'roll' },
      { act: 'show', card: 1 },
      { act: 'keep', card: 1, target: { is: 'zone', zone: 'kept' } },
      { act: 'show', card: 2 },
    );
    expect(offered(asked, zones)).toEqual({ at: { 'card-1': [1, 2], 'card-2': [3] }, listed: [0] });
  });

  it('on the place, the hidden card or the player they are aimed at, and in the list too', () => {
    const asked = asking(
      { act: 'draw', target: { is: 'zone', zone: 'deck' } },
      { act: 'peek', target: { is: 'hidden', zone: 'deck', place: 0 } },
      { act: 'ask', target: { is: 'seat', seat: 1 } },
    );
    expect(offered(asked, zones)).toEqual({
      at: { 'slot-zones/deck': [0, 1], 'player-1': [2] },
      listed: [0, 1, 2],
    });
  });

  it('on what they are aimed at where all are about one card', () => {
    const asked = asking(
      { act: 'aim', card: 1, target: { is: 'card', card: 2 } },
      { act: 'aim', card: 1, target: { is: 'seat', seat: 1 } },
    );
    expect(offered(asked, zones)).toEqual({
      at: { 'card-2': [0], 'player-1': [1] },
      listed: [1],
    });
  });

  it('on the card that is aimed at where their own is not in sight', () => {
    const asked = asking({ act: 'hit', card: 9, target: { is: 'card', card: 2 } }, { act: 'pass' });
    expect(offered(asked, zones)).toEqual({ at: { 'card-2': [0] }, listed: [1] });
  });

  it('in the list where what they are aimed at does not lie on the table', () => {
    const asked = asking(
      { act: 'take', card: 9 },
      { act: 'go', target: { is: 'zone', zone: 'x' } },
    );
    expect(offered(asked, zones)).toEqual({ at: {}, listed: [0, 1] });
  });
});
