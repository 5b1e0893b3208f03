import type { MatchRecord, Viewer } from '@cardscape/kernel';
import type { Replay } from './loadReplay.ts';

type Names = NonNullable<MatchRecord['names']>;

/** What players are called whose names a record does not tell. */
const nameless: Names = ['Player 1', 'Player 2'];

/** Who looks on, as the viewer offers it. */
export function lookersOf({ match, record }: Pick<Replay, 'match' | 'record'>): readonly {
  readonly viewer: Viewer;
  readonly name: string;
}[] {
  const { names = nameless } = record;
  const lookers: readonly { viewer: Viewer; name: string }[] = [
    { viewer: 'hands', name: 'A spectator, both hands open' },
    { viewer: 0, name: names[0] },
    { viewer: 1, name: names[1] },
    { viewer: 'table', name: 'A spectator, both hands hidden' },
  ];
  return lookers.filter(({ viewer }) => match.viewers.includes(viewer));
}

/** What the two players are called by this viewer, as the sentences of the log call them. */
export function namesFor(
  { names = nameless }: Pick<MatchRecord, 'names'>,
  viewer: Viewer,
): readonly [string, string] {
  if (viewer === 0) return ['You', 'Your opponent'];
  if (viewer === 1) return ['Your opponent', 'You'];
  return names;
}
