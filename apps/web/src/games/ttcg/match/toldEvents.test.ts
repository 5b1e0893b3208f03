import type { TtcgEvent } from '@cardscape/ttcg';
import { expect, it } from 'vitest';
import { toldEvents } from './toldEvents.ts';

const subject = { card: 1, design: 'Flint Squire' };
const announced: TtcgEvent = { type: 'announced', seat: 0, kind: 'play', subject };
const resolves: TtcgEvent = { type: 'resolves', seat: 0, kind: 'play', subject };
const played: TtcgEvent = {
  type: 'played',
  seat: 0,
  subject,
  row: 'unit',
  column: 0,
  faceDown: false,
};

/** The events that are told of these. */
const told = (events: readonly TtcgEvent[]) =>
  toldEvents(events.map((event) => ({ event, words: [] }))).map(({ event }) => event);

it('tells a play once, though it was announced and carried out', () => {
  expect(told([announced, resolves, played])).toEqual([announced]);
});

it('tells what comes to the field without having been announced just now', () => {
  expect(told([resolves, played])).toEqual([played]);
});
