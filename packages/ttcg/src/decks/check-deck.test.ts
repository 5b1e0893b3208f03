import { describe, expect, it } from 'vitest';
import { builtIn } from '../testing/built-in.ts';
import { checkDeckText, deckFaults } from './check-deck.ts';
import { writeDeck } from './write-deck.ts';

const [deck] = builtIn.decks.filter((each) => deckFaults(builtIn, each, '0.059').length === 0);
if (!deck) throw new Error('There is no legal deck.');
const checked = (text: string) => checkDeckText(builtIn, { path: 'my.txt', text }, '0.059');

describe('the text of a deck', () => {
  it('is a deck that can be played', () => {
    expect(checked(writeDeck(deck))).toEqual({ deck, problems: [], illegal: [] });
  });

  it('is refused line by line, as a deck', () => {
    const { problems, deck: read } = checked(`${writeDeck(deck)}\n1 No Such Card At All`);
    expect(problems).toMatchObject([{ file: 'my.txt', part: 'deck' }]);
    expect(read).toEqual(deck);
  });

  it('may be read and still not be legal', () => {
    const [first] = deck.entries;
    const { problems, illegal } = checked(`3 ${first?.name}`);
    expect(problems).toEqual([]);
    expect(illegal.map(({ about }) => about)).toEqual(['size', 'copies']);
  });
});

it('a deck is legal in one edition and not in another', () => {
  const faults = builtIn.decks.map((each) => deckFaults(builtIn, each, '0.001').length);
  expect(faults.some((count) => count > 0)).toBe(true);
});
