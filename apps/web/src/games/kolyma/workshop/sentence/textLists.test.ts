import { describe, expect, it } from 'vitest';
import { asText, pastedCard, readLists, splitList } from './textLists.ts';

describe('lists that are typed or pasted', () => {
  it('spaces, commas, line breaks and JSON all mean the same', () => {
    const right = ['EFFECT_DRAW', 'TARGET_PLAYER'];
    expect(splitList('EFFECT_DRAW TARGET_PLAYER')).toEqual(right);
    expect(splitList('EFFECT_DRAW,\n  TARGET_PLAYER,')).toEqual(right);
    expect(splitList('["EFFECT_DRAW", "TARGET_PLAYER"]')).toEqual(right);
  });

  it('lists that fit give the tokens', () => {
    const { tokens, errors } = readLists({
      keywords: 'effect_addvalue target_player',
      values: '-3',
    });
    expect(errors).toEqual([]);
    expect(tokens).toEqual([
      { keyword: 'EFFECT_ADDVALUE' },
      { keyword: 'TARGET_PLAYER', value: -3 },
    ]);
  });

  it('a wrong keyword is named with its place and what would be right', () => {
    const { tokens, errors, words } = readLists({
      keywords: 'EFFECT_DRAW TARGT_PLAYER',
      values: '1',
    });
    expect(tokens).toBeUndefined();
    expect(words[errors[0]!.position!]).toBe('TARGT_PLAYER');
    expect(errors[0]!.message).toContain('TARGET_PLAYER');
  });

  it('a value that is no number, too many and too few are told', () => {
    const keywords = 'EFFECT_ADDVALUE TARGET_PLAYER';
    for (const values of ['many', '1 2', ''])
      expect(readLists({ keywords, values }).errors[0]?.part).toBe('values');
  });

  it('a wrong value does not hide a wrong keyword', () => {
    const { errors } = readLists({ keywords: 'EFFECT_DRAW TARGT_PLAYER', values: '?' });
    expect(errors.map(({ part }) => part)).toEqual(['keywords', 'values']);
  });

  it('tokens come back from their text', () => {
    const { tokens = [] } = readLists({ keywords: 'EFFECT_ADDVALUE TARGET_PLAYER', values: '-3' });
    expect(tokens).toHaveLength(2);
    expect(readLists(asText(tokens)).tokens).toEqual(tokens);
  });

  it('a whole card that is pasted gives its two lists', () => {
    const card = '{"name": "X", "keywords": ["EFFECT_NONE"], "values": []}';
    expect(pastedCard(card)).toEqual({ keywords: '["EFFECT_NONE"]', values: '[]' });
    expect(pastedCard('EFFECT_NONE')).toBeUndefined();
  });
});
