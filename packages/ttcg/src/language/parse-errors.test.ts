import { describe, expect, it } from 'vitest';
import { LONGEST_TEXT, type Parsed, parseEffect } from './parse.ts';

function refused(text: string): Exclude<Parsed, { ok: true }> {
  const parsed = parseEffect(text);
  if (parsed.ok) throw new Error(`understood: ${text}`);
  return parsed;
}

const VALID = [
  'Destroy one enemy unit with the highest attack.',
  'Draw two cards, then place one card from your hand on the bottom of your deck.',
  'While this card is on the field, your water units gain 100 defense.',
  'When this card is sent to the discard pile, you may draw a card.',
  'Discard one fire unit to take control of one enemy unit this turn.',
  'If you control two or more dragons, your opponent loses 3 points.',
  'Search your deck for a rank 1 light unit and add it to your hand.',
  'At the start of your turn, each player reveals the top card of their deck.',
  'Once per turn, swap the attack and defense of one unit you control.',
  'Choose one: tap an enemy unit; or untap one of your units.',
];
const STRANGE = [
  'banana',
  'zorble',
  'quux',
  'exile',
  'mana',
  'goblin',
  'purple',
  'xyzzy',
  'seven-ish',
  'über',
];

describe('a word outside the lexicon', () => {
  const replaced = VALID.flatMap((text) =>
    STRANGE.map((strange, i) => {
      const words = text.split(' ');
      const at = (i * 7 + text.length) % words.length;
      words[at] = strange;
      return [words.join(' '), strange] as const;
    }),
  );

  it('stands for one of a hundred sentences', () => {
    for (const text of VALID) expect(parseEffect(text)).toMatchObject({ ok: true });
    expect(replaced).toHaveLength(100);
  });

  it.each(replaced)('is named: %s', (text, strange) => {
    const { error, leftover, at } = refused(text);
    const named = strange === 'seven-ish' ? 'ish' : strange;
    expect(leftover.join('')).toBe(named);
    expect(text.slice(at.start, at.end)).toBe(strange === 'über' ? 'ü' : named);
    expect(error).toContain(strange === 'über' ? 'ü' : named);
  });

  it.each([
    ['Destory one unit.', 'destroy'],
    ['Draw two crads.', 'cards'],
    ['Untpa all your units.', 'untap'],
    ['Take contorl of one enemy unit.', 'control'],
    ['Destroy one elctric unit.', 'electric'],
    ['Destroy all dargons.', 'dragons'],
    ['Draw thre cards.', 'three'],
  ])('is close to a known one: %s', (text, meant) => {
    expect(refused(text).error).toContain(`did you mean "${meant}"?`);
  });

  it.each([
    ['Remove a unit.', 'here it is "destroy"'],
    ['Destroy the weakest unit.', 'here it is "with the lowest attack"'],
    ['Destroy the unit with the lowest health.', 'here it is "points", of a card "defense"'],
    ['Destroy all allies.', 'here it is "units you control"'],
    ['Your unit zone can hold six stacks.', 'each row has five columns'],
    ['Destroy the larger unit.', 'not known by itself, only as in "the larger half of"'],
  ])('is told in our words: %s', (text, told) => {
    expect(refused(text).error).toContain(told);
  });

  it.each(['merits', 'might'])('is like no other: %s', (word) => {
    expect(refused(`Draw a ${word} card.`).error).toBe(`The word "${word}" is not known.`);
  });

  it('is listed with all others', () => {
    expect(refused('Teleport this card to the moon.').leftover).toEqual(['Teleport', 'moon']);
  });
});

describe('known words that make no sense', () => {
  it('are left over from where they stop making sense', () => {
    const { leftover, at, expected, error } = refused(
      'Destroy one unit banana'.replace(' banana', ' of the deck.'),
    );
    expect(leftover).toEqual(['of', 'the', 'deck']);
    expect(at).toEqual({ start: 17, end: 29 });
    expect(expected).toBe('the end of the sentence');
    expect(error).toBe('"of the deck." was not understood; expected the end of the sentence.');
  });

  it.each([
    ['Destroy.', "cards, like 'one unit' or 'this card'"],
    ['When this card attacks.', 'an action'],
    ['Discard one card to', 'an action'],
    ['If you control a dragon,', 'an action'],
    ['Choose one: draw a card; or', 'an action'],
    ['Draw a card for each.', "what is counted, like 'unit you control'"],
    ['Return one unit to.', "where to, like 'to your hand'"],
    ['All your fire units gain.', "how much, like '100 attack'"],
  ])('stop too early: %s', (text, expected) => {
    const last = text.match(/[a-z]+/gi)?.at(-1);
    expect(refused(text)).toMatchObject({ leftover: [last], expected });
  });

  it.each([
    'Unit destroy draw two the field.',
    'Draw if a control card you dragon a.',
    'Swap and then instead may choose.',
    'One two three destroy units four.',
    'Draw a unit from the field onto attack.',
    'Mill 3 points.',
    'Equip your opponent to a dragon.',
    'Shuffle 200 attack into your deck.',
    'Skip one enemy spell’s defense.',
    'You may. If you do, draw a card.',
  ])('are refused: %s', (text) => {
    expect(refused(text).leftover.length).toBeGreaterThan(0);
  });

  it('are named, each in every place where it makes no sense', () => {
    const known = ['while', 'random', 'units', 'opponent', 'second', 'owner', 'under', 'twice'];
    for (const text of VALID) {
      const words = text.split(' ');
      for (const at of words.keys())
        for (const other of known) {
          const said = [...words.slice(0, at), other, ...words.slice(at)].join(' ');
          const parsed = parseEffect(said);
          if (parsed.ok) continue;
          const rest = said.slice(parsed.at.start).match(/[^\s.,;:]+/g) ?? [];
          expect(parsed.leftover.length, said).toBeGreaterThan(0);
          if (parsed.expected && rest.length > 0) expect(parsed.leftover, said).toEqual(rest);
        }
    }
  });
});

describe('words that would change the meaning if they were passed over', () => {
  it.each([
    ['Destroy one rank 3 unit above rank 2.', 'above rank 2'],
    ['Discard a card or lose 2 points to draw a card.', 'to draw a card'],
    ['Destroy a fire and water unit.', 'fire and water unit'],
    ['Draw a card draw a card.', 'draw a card'],
    ['Draw a card the.', 'the'],
    ['Play this card from your deck.', 'from your deck'],
    ['Place this card under itself.', 'Place this card under itself'],
    [
      'When this card attacks you directly, draw a card.',
      'When this card attacks you directly, draw a card',
    ],
    ['This card cannot be destroyed or attacked by dragons.', 'dragons'],
    ['Tap one unit this turn.', 'this turn'],
    ['Draw a card this turn.', 'this turn'],
    ['On your next turn, draw a card.', 'On your next turn, draw a card'],
    ['Recover one enemy unit on the field.', 'on the field'],
    ['Tap one unit from the discard pile you control.', 'you control'],
    ['For each spell, tap this card.', 'For each spell, tap this card'],
    ['This card gains 100 attack at random.', 'at random'],
  ])('are named: %s', (text, words) => {
    const { leftover } = refused(text);
    expect(leftover).toEqual(words.match(/[^\s,]+/g));
  });
});

describe('a hostile text', () => {
  it.each(['', ' ', '\n\t'])('may be empty: %j', (text) => {
    expect(refused(text).error).toBe('The text is empty; write what the card does.');
  });

  it('may be too long', () => {
    const long = `Draw a card${' and draw a card'.repeat(80)}.`;
    expect(refused(long).error).toContain(`at most ${LONGEST_TEXT}`);
    expect(parseEffect(`Draw a card${' and draw a card'.repeat(60)}.`).ok).toBe(true);
  });

  it.each([
    ['Draw a card\u0000.', 'U+0000'],
    ['Draw a \u202Ecard.', 'U+202E'],
    ['Draw a card 🙂.', '🙂'],
    ['Draw a card named "Fox.', '"""'],
    ['Draw <b>a</b> card.', '"<"'],
    ['Draw one card; DROP TABLE cards.', 'table'],
  ])('may have odd characters: %j', (text, named) => {
    expect(refused(text).error).toContain(named);
  });

  it('may have marks without words', () => {
    expect(refused('... , ; :').leftover.join('')).toBe(':');
  });
});
