import { loadGame } from '@cardscape/games';
import type { GameEvent } from '@cardscape/kernel';
import { expect, it } from 'vitest';
import { genericTable } from './genericTable.tsx';

const table = genericTable({ name: 'lanterns', title: 'Lanterns' }, await loadGame('lanterns'));

it('says where a match stands and how it ended in the words of the game', () => {
  const opening = table.openWith({});
  if ('problems' in opening) throw new Error(opening.problems[0].message);
  const { game } = opening.opened;
  const { state } = game.setup({ turns: 12 }, 'where');
  expect(table.where(game.view(state, 'table'))).toBe('12 turns left');
  const names = ['You', 'Ada'] as const;
  const end = (winner: 0 | 1 | null, reason: string) =>
    table.endWords({ ask: 'over', winner, reason }, names, undefined);
  expect(end(0, 'score')).toEqual({ title: 'You win the match', intro: 'The higher score.' });
  expect(end(1, 'concession')).toEqual({ title: 'Ada wins the match', intro: 'You conceded.' });
  expect(end(null, 'equal')).toEqual({ title: 'A draw', intro: 'Equal scores.' });
});

it('takes turns and rounds for the parts of a match, and what a player does for plays', () => {
  const marks = [
    { type: 'turn', turn: 3, seat: 1 },
    { type: 'round', number: 2 },
    { type: 'roll', seat: 1, number: 4 },
    { type: 'over' },
  ].map((event: GameEvent) => table.markOf(event));
  expect(marks).toEqual([
    { kind: 'part', word: 'Turn', number: 3 },
    { kind: 'part', word: 'Round', number: 2 },
    { kind: 'play', seat: 1 },
    undefined,
  ]);
});

it('holds what happened for a moment, and nothing where nothing did', () => {
  const event = { type: 'roll' };
  expect(table.tell([event])).toMatchObject([{ events: [event], over: 'after' }]);
  expect(table.tell([])).toEqual([]);
});
