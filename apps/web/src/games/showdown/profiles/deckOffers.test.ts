import { describe, expect, it } from 'vitest';
import { type DeckOffer, whyNotMeet } from './deckOffers.ts';

const ready: DeckOffer = {
  key: 'EARTH+WIND',
  name: 'Earth and Wind',
  elements: ['EARTH', 'WIND'],
  characters: ['Ida'],
  cards: [],
};
const of = (name: string, ...lacks: string[]): DeckOffer => ({
  ...ready,
  key: `profile ${name}`,
  profile: { name, level: 1, lacks },
});

describe('which decks meet', () => {
  it('two ready decks, two profiles, or a profile and a bot with either', () => {
    expect(whyNotMeet([ready, ready], true)).toBeUndefined();
    expect(whyNotMeet([of('Ada'), of('Bo')], true)).toBeUndefined();
    expect(whyNotMeet([of('Ada'), ready], false)).toBeUndefined();
    expect(whyNotMeet([of('Ada'), of('Bo')], false)).toBeUndefined();
  });

  it('not a profile and a person without one', () => {
    expect(whyNotMeet([of('Ada'), ready], true)).toMatch(/Choose a profile for both/);
    expect(whyNotMeet([ready, of('Ada')], true)).toMatch(/Choose a profile for both/);
  });

  it('not a profile and itself, and none that is not ready', () => {
    expect(whyNotMeet([of('Ada'), of('Ada')], false)).toBe('Choose two different profiles.');
    expect(whyNotMeet([of('Ada'), of('Bo', 'No character.')], false)).toBe(
      'Bo is not ready. No character.',
    );
  });
});
