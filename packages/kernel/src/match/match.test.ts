import { lanternMatch, lanterns, pickOf } from '@cardscape/lanterns/testing';
import { describe, expect, it } from 'vitest';
import { IllegalChoice } from '../contract/choices.ts';
import { Match } from './match.ts';

describe('a match', () => {
  it('goes on with each choice and tells what happened', () => {
    const match = lanternMatch();
    const events = match.choose(pickOf(match.decision, 'roll'));
    expect(events).toMatchObject([{ type: 'roll', seat: 0 }]);
    expect(match.steps).toHaveLength(2);
    expect(match.steps[1]?.events).toBe(events);
    expect(match.state).toBe(match.steps[1]?.state);
  });

  it('is not changed by an illegal choice', () => {
    const match = lanternMatch('keep');
    const before = JSON.stringify(match.record);
    expect(() => match.choose([99])).toThrow(IllegalChoice);
    expect(match.steps).toHaveLength(2);
    expect(JSON.stringify(match.record)).toBe(before);
  });

  it('records a choice as it was understood', () => {
    const match = lanternMatch();
    match.choose(Object.assign([-0], { extra: 1 }));
    expect(JSON.stringify(match.record.steps[0]?.choice)).toBe('[0]');
  });

  it('hands out a record that does not change with it', () => {
    const match = lanternMatch('keep');
    const { record } = match;
    match.undo(0, 'fair');
    expect(record.steps).toHaveLength(1);
  });
});

describe('the match of a record', () => {
  it('is set up once', () => {
    let setups = 0;
    const setup: typeof lanterns.setup = (...args) => {
      setups++;
      return lanterns.setup(...args);
    };
    Match.of({ ...lanterns, setup }, lanternMatch('keep', 'roll').record);
    expect(setups).toBe(1);
  });
});

describe('taking back', () => {
  it('leads to the very position from before', () => {
    const match = lanternMatch('keep', 'bury');
    const before = match.state;
    match.choose([1, 0]);
    match.undo(1, 'fair');
    expect(match.state).toBe(before);
    expect(match.record.steps).toHaveLength(2);
  });

  it('refused changes nothing', () => {
    const match = lanternMatch('draw');
    expect(match.undo(0, 'fair')).toHaveProperty('refused');
    expect(match.steps).toHaveLength(2);
  });

  it('fairly leaves no mark in the record', () => {
    for (const rule of ['fair', 'free'] as const) {
      const match = lanternMatch('keep');
      match.undo(0, rule);
      expect(match.record.takebacks).toEqual([]);
    }
  });

  it('freely, after something was seen, is marked with how much was dropped', () => {
    const match = lanternMatch('keep', 'keep', 'draw', 'roll');
    expect(match.undo(0, 'free')).toEqual({ to: 2 });
    expect(match.record.takebacks).toEqual([{ step: 2, dropped: 2 }]);
    match.choose(pickOf(match.decision, 'roll'));
    match.undo(0, 'free');
    expect(match.record.takebacks).toEqual([
      { step: 2, dropped: 2 },
      { step: 2, dropped: 1 },
    ]);
  });
});

describe('playing on from a record', () => {
  const { record } = lanternMatch('draw', 'roll', 'bury', [1, 0], 'bid', [2], 'keep', 'peek');

  it.each(record.steps.map((_, step) => step))('at step %i gives the same position', (step) => {
    const match = Match.of(lanterns, JSON.parse(JSON.stringify(record)), step);
    expect(match.steps).toHaveLength(step + 1);
    expect(match.record).toEqual({ ...record, steps: record.steps.slice(0, step) });
    for (const { choice } of record.steps.slice(step)) match.choose(choice);
    expect(match.record).toEqual(record);
  });

  it('can go another way', () => {
    const match = Match.of(lanterns, record, 2);
    match.choose(pickOf(match.decision, 'roll'));
    expect(match.record.steps).toHaveLength(3);
    expect(match.record.steps[2]).not.toEqual(record.steps[2]);
  });

  it('knows who chose what, so that taking back works as before', () => {
    const whole = Match.of(lanterns, record, 4);
    expect(whole.canUndo(0, 'fair')).toEqual({ to: 3 });
    expect(whole.canUndo(1, 'free')).toEqual({ to: 1 });
  });

  it('keeps the marks of what was taken back up to there', () => {
    const match = lanternMatch('roll');
    match.undo(0, 'free');
    for (const act of ['keep', 'keep', 'roll']) match.choose(pickOf(match.decision, act));
    match.undo(0, 'free');
    const marks = match.record.takebacks;
    expect(marks.map(({ step }) => step)).toEqual([0, 2]);
    expect(Match.of(lanterns, match.record, 1).record.takebacks).toEqual([marks[0]]);
    expect(Match.of(lanterns, match.record).record.takebacks).toEqual(marks);
  });

  it('keeps the set, the designs, the brought cards and the position it began with', () => {
    const start = {
      options: { turns: 2 },
      seed: 's',
      set: { id: 'lanterns-core', hash: '0123456789abcdef' },
      designs: { '1': 'abc' },
      cards: { files: [{ path: 'my.json', text: '[]' }] },
      position: { turn: 2 },
    };
    const { record: own } = new Match(lanterns, start);
    expect(own).toMatchObject(start);
    expect(Match.of(lanterns, own).record).toEqual(own);
    expect(Object.keys(record)).not.toContain('cards');
  });
});
