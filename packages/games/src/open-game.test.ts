import { problemLine } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { games } from './games.ts';
import type { OpenWith } from './load-game.ts';
import { openGame } from './open-game.ts';

const refusal = async (name: string, request?: OpenWith) => {
  const opening = await openGame(name, request);
  return 'problems' in opening ? opening.problems.map(problemLine) : [];
};

describe('a game by its name', () => {
  it.each(games)('$name opens with its built-in set', async ({ name, title, module, set }) => {
    const opening = await openGame(name);
    if ('problems' in opening) throw new Error(problemLine(opening.problems[0]));
    const { opened } = opening;
    const { id, hash } = await set();
    expect(opened.set).toEqual({ id, hash });
    expect(opened.game.name).toBe(name);
    expect(opened.designs().length).toBeGreaterThan(0);
    expect(await module()).toMatchObject({ name, title });
  });

  it.each(['chess', '', 'constructor'])('"%s" is refused, with those there are', async (name) => {
    const there = games.map((game) => `"${game.name}"`);
    const [line] = await refusal(name);
    expect(line).toContain(`game: There is no game "${name}" here; there is `);
    for (const known of there) expect(line).toContain(known);
  });

  it('has options that are checked', async () => {
    expect(await refusal('lanterns', { options: { turns: 'six' } })).toEqual([
      'options.turns: The options of Lanterns are {"turns":"six"}; expected "turns", a whole number from 2 to 60.',
    ]);
  });

  it('has brought cards that are checked', async () => {
    const files = [{ path: 'mine.json', text: '[{"name": "Kite"}]' }];
    expect((await refusal('lanterns', { cards: { files } }))[0]).toMatch(
      /^mine\.json:1:2: "value"/,
    );
  });
});
