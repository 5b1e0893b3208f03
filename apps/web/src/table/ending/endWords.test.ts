import { describe, expect, it } from 'vitest';
import { endWordsOf } from './endWords.ts';

const names = ['You', 'Easy bot'] as const;
const ending = { score: '2 rounds to 1', intro: 'It took 9 turns.' };

describe('how a match ended', () => {
  it('says by how much it was won', () => {
    const words = endWordsOf({ ask: 'over', winner: 0, reason: 'rounds' }, names, ending);
    expect(words).toEqual({
      title: 'You win the match, 2 rounds to 1',
      intro: 'It took 9 turns.',
    });
  });

  it('says who conceded, and no score', () => {
    const words = endWordsOf({ ask: 'over', winner: 1, reason: 'concession' }, names, ending);
    expect(words).toEqual({
      title: 'Easy bot wins the match',
      intro: 'You conceded. It took 9 turns.',
    });
  });

  it('has its own word for a match that nobody won', () => {
    const words = endWordsOf({ ask: 'over', winner: null, reason: 'turns' }, names, {
      draw: 'A tie',
      drawn: 'Both stand at 0.',
    });
    expect(words).toEqual({ title: 'A tie', intro: 'Both stand at 0.' });
  });
});
