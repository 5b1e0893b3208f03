import { fingerprint } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { coreBook } from '../../testing/built-in.ts';
import { action, hero, mob, bookOf as sketchedBook, table } from '../../testing/sketches.ts';
import type { CardBook } from './book.ts';

describe('the number of a design', () => {
  const cards = { Clerk: mob(), Hero: hero(), Ledger: action() };

  it('is the same with other cards beside, and no other design has it', () => {
    const numbersIn = (opened: CardBook) =>
      Object.keys(cards).map((name) => opened.sheet(name).number);
    const alone = sketchedBook(cards);
    const among = sketchedBook({ Abbot: mob(), ...cards, Zealot: mob() });
    expect(numbersIn(among)).toEqual(numbersIn(alone));
    const book = coreBook();
    expect(new Set(book.sheets.map(({ number }) => number)).size).toBe(book.sheets.length);
    for (const sheet of book.sheets) expect(book.numbered(sheet.number)).toBe(sheet);
  });

  it('is not needed for elements: what may be played is the same with other elements beside', () => {
    const asked = (elements: readonly string[]) =>
      table({
        phase: 'actions',
        elements,
        cards: {
          Hero: hero(200, ['summon(player, "PLAY_NORMALSUMMON", "ELEM_METAL", 60)']),
          Anvil: mob(20, 40, '', { element: 'Metal' }),
        },
        you: { character: 'Hero', level: 60, build: ['Anvil'], hand: ['Anvil'] },
        foe: { hand: ['Anvil'] },
      });
    const [alone, among] = [asked(['EARTH', 'Metal']), asked(['EARTH', 'Aether', 'Metal'])];
    expect(alone.state.step?.matter?.allowed?.elements).toEqual(['Metal']);
    expect(fingerprint(among.state)).toBe(fingerprint(alone.state));
    for (const match of [alone, among]) match.choose('Anvil');
    expect(fingerprint(among.state)).toBe(fingerprint(alone.state));
  });

  it('in a register does not make a position another one when cards are added', () => {
    const lua =
      'function onStartTurn(player) local me = getSourceCARD() increaseCardRegister(me, getCardIdFromCARD(me), 0, 1, 0, "onStartTurn") end';
    const played = (more: Record<string, ReturnType<typeof mob>>) =>
      table({
        phase: 'start',
        cards: { ...more, Clerk: mob(20, 40, lua), Hero: hero() },
        you: { character: 'Hero', mobs: ['Clerk'] },
      });
    const [alone, among] = [played({}), played({ Abbot: mob() })];
    expect(alone.state.registers).toHaveLength(1);
    expect(fingerprint(among.state)).toBe(fingerprint(alone.state));
  });
});
