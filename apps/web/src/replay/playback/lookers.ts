import { type MatchRecord, namesFor, type Viewer } from '@cardscape/kernel';
import type { Replay } from '../opening/loadReplay.ts';

/** Who looks on, as the viewer offers it. */
export function lookersOf({ match, record }: Pick<Replay, 'match' | 'record'>): readonly {
  readonly viewer: Viewer;
  readonly name: string;
}[] {
  const names = playersFor(record, 'table');
  const lookers: readonly { viewer: Viewer; name: string }[] = [
    { viewer: 'hands', name: 'A spectator, both hands open' },
    { viewer: 0, name: names[0] },
    { viewer: 1, name: names[1] },
    { viewer: 'table', name: 'A spectator, both hands hidden' },
  ];
  return lookers.filter(({ viewer }) => match.viewers.includes(viewer));
}

/** What the two players are called by this viewer, as the sentences of the log call them. */
export function playersFor(
  { names }: Pick<MatchRecord, 'names'>,
  viewer: Viewer,
): readonly [string, string] {
  const { who } = namesFor(viewer, names);
  return [who(0), who(1)];
}
