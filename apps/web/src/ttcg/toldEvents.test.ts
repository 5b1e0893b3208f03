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

it('tells a play once, though it was announced and carried out', () => {
  expect(toldEvents([announced, resolves, played])).toEqual([announced]);
});

it('tells what comes to the field without having been announced just now', () => {
  expect(toldEvents([resolves, played])).toEqual([played]);
});
