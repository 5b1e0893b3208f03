import { describe, expect, it } from 'vitest';
import { plansFor } from './opponents.ts';

describe('who sits at the table', () => {
  it('goes by the name that was typed', () => {
    expect(plansFor('person', [' Ada ', 'Bo'])).toEqual([
      { kind: 'human', name: 'Ada' },
      { kind: 'human', name: 'Bo' },
    ]);
  });

  it('goes by a number without one', () => {
    expect(plansFor('person', ['', ' ']).map(({ name }) => name)).toEqual(['Player 1', 'Player 2']);
  });

  it('is a bot that keeps its own name, whatever was typed for a second person', () => {
    expect(plansFor('greedy', ['Ada', 'Bo'])).toEqual([
      { kind: 'human', name: 'Ada' },
      { kind: 'bot', name: 'Normal bot', bot: 'greedy' },
    ]);
  });
});
