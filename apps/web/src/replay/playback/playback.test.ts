import { describe, expect, it } from 'vitest';
import { replayGames } from '../../app/replayGames.ts';
import { loadReplay, type Replay } from '../opening/loadReplay.ts';
import { sampleRecord } from '../opening/testing/sampleRecord.ts';
import { linesOf } from './logLines.ts';
import { marksOf, partAfter, partBefore, partsOf } from './marks.ts';
import {
  type Frame,
  framesOf,
  type Playback,
  playbackAfter,
  readingTime,
  stepBeside,
} from './playback.ts';

const events = [{ type: 'something' }];
const frames: Frame[] = [
  { step: 0, over: 'after', events },
  { step: 1, over: 'before', events },
  { step: 1, over: 'after', events },
  { step: 2, over: 'after', events },
];
const withPasses: Frame[] = [
  { step: 0, over: 'after', events },
  { step: 1, over: 'after', events: [] },
  { step: 2, over: 'after', events: [] },
  { step: 3, over: 'after', events },
  { step: 4, over: 'after', events: [] },
];
const paused: Playback = { frame: 0, playing: false, speed: 1 };

async function sample(): Promise<Replay> {
  const loaded = await loadReplay(await sampleRecord(), replayGames);
  if ('problem' in loaded) throw new Error(loaded.problem);
  return loaded.replay;
}

describe('a running replay', () => {
  it('goes to the whole of a step, and never past either end', () => {
    const go = (step: number) => playbackAfter(frames, paused, { act: 'go', step }).frame;
    expect([-3, 0, 1, 2, 99].map(go)).toEqual([0, 0, 2, 3, 3]);
  });

  it('plays picture by picture and stops at the last', () => {
    let now = playbackAfter(frames, paused, { act: 'toggle' });
    const seen = [now.frame];
    while (now.playing) {
      now = playbackAfter(frames, now, { act: 'tick' });
      seen.push(now.frame);
    }
    expect(seen).toEqual([0, 1, 2, 3]);
  });

  it('goes over what shows nothing, both ways, and still comes to the end', () => {
    const tick = (frame: number) =>
      playbackAfter(withPasses, { ...paused, frame, playing: true }, { act: 'tick' }).frame;
    expect([0, 3].map(tick)).toEqual([3, 4]);
    expect([0, 3].map((at) => stepBeside(withPasses, at, 1))).toEqual([3, 4]);
    expect([3, 4].map((at) => stepBeside(withPasses, at, -1))).toEqual([0, 3]);
  });

  it('is brisk: a sentence stays about a second, and the beginning no longer than anything', () => {
    expect(readingTime(['Ada plays Long Pace, and her total grows by 5 to 14.'], 3)).toBeLessThan(
      800,
    );
    expect(readingTime(Array(40).fill('Ada draws a special card.'), 0)).toBe(450);
    expect(readingTime(Array(40).fill('Ada draws a special card.'), 7)).toBe(2200);
  });

  it('begins anew when it is played at its end', () => {
    const now = playbackAfter(frames, { ...paused, frame: 3 }, { act: 'toggle' });
    expect(now).toEqual({ frame: 0, playing: true, speed: 1 });
  });

  it('pauses when someone goes somewhere by hand', () => {
    const now = playbackAfter(frames, { ...paused, playing: true }, { act: 'go', step: 1 });
    expect(now).toEqual({ frame: 2, playing: false, speed: 1 });
  });
});

describe('the pictures of a match', () => {
  it('tell every event, and end each step on the position after it', async () => {
    const replay = await sample();
    const pictures = framesOf(replay);
    for (let step = 0; step < replay.match.length; step++) {
      const events = replay.match.events(step);
      const own = pictures.filter((frame) => frame.step === step);
      expect(own.at(-1)?.over).toBe('after');
      for (const event of events)
        expect(own.some((frame) => frame.events.includes(event))).toBe(true);
    }
  });
});

describe('the log', () => {
  it('tells a concession as one, and the beginning in few words', async () => {
    const replay = await sample();
    const { record, match } = replay;
    const given = {
      ...replay,
      record: {
        ...record,
        steps: [...record.steps.slice(0, -1), { choice: { concede: 1 as const }, hash: '' }],
      },
      match: { ...match, end: { winner: 0 as const, words: 'concession' } },
    };
    const lines = linesOf(given, 'table');
    expect(lines.at(-1)?.sentences).toHaveLength(1);
    expect(lines.at(-1)?.sentences[0]?.words).toMatch(/^.+ concedes: .+ wins the match\.$/);
    expect(lines[0]?.sentences.length).toBeLessThanOrEqual(3);
  });
});

describe('the timeline', () => {
  it('has a part for each round, one after the other over the whole match', async () => {
    const replay = await sample();
    const parts = partsOf(replay);
    expect(parts.map(({ name }) => name)).toEqual(
      ['Round 1', 'Round 2', 'Round 3'].slice(0, parts.length),
    );
    expect(parts[0]?.from).toBe(0);
    expect(parts.at(-1)?.to).toBe(replay.match.length - 1);
    for (const [index, part] of parts.slice(1).entries()) expect(part.from).toBe(parts[index]?.to);
  });

  it('marks plays, the end of each round, what was taken back, notes and the end', async () => {
    const replay = await sample();
    const marks = marksOf({
      ...replay,
      record: {
        ...replay.record,
        takebacks: [{ step: 4, dropped: 1 }],
        notes: [{ step: 5, text: 'Look.' }],
      },
    });
    const { match } = replay;
    const events = Array.from({ length: match.length }, (_, step) => match.events(step)).flat();
    const count = (type: string) => events.filter((event) => event.type === type).length;
    const ofKind = (kind: string) => marks.filter((mark) => mark.kind === kind);
    expect(ofKind('play')).toHaveLength(count('play'));
    expect(ofKind('score')).toHaveLength(count('round over'));
    expect(ofKind('takeback')).toEqual([
      { step: 4, kind: 'takeback', words: '1 choice was taken back here.' },
    ]);
    expect(ofKind('note')).toMatchObject([{ step: 5, words: 'Look.' }]);
    expect(ofKind('end')).toMatchObject([{ step: match.length - 1 }]);
  });

  it('leads from round to round', () => {
    const parts = [
      { word: 'Round', number: 1, name: 'Round 1', from: 0, to: 10 },
      { word: 'Round', number: 2, name: 'Round 2', from: 10, to: 20 },
    ];
    expect([0, 4, 10, 15].map((at) => partBefore(parts, at))).toEqual([0, 0, 0, 10]);
    expect([0, 4, 10, 15].map((at) => partAfter(parts, at, 20))).toEqual([10, 10, 20, 20]);
  });
});
