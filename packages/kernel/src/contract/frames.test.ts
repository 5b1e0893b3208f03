import { describe, expect, it } from 'vitest';
import { copyData } from './copy.ts';
import { type Resolving, runFrames } from './frames.ts';

/** A frame that writes words one by one; "?" asks, "(" puts a frame of its own above. */
interface Writer {
  readonly words: string[];
}

interface Story extends Resolving<Writer, string> {
  readonly told: string[];
}

function tell(words: string[]): Story {
  return { frames: [{ words }], question: null, told: [] };
}

function write(story: Story, frame: Writer): boolean {
  const word = frame.words.shift();
  if (word === undefined) return true;
  if (word === '?') story.question = 'Go on?';
  else if (word === '(') story.frames.push({ words: ['inner'] });
  else if (word === '!') story.frames.length = 0;
  else story.told.push(word);
  return false;
}

describe('a stack of frames', () => {
  it('is worked off until it is empty', () => {
    const story = tell(['one', 'two']);
    runFrames(story, write);
    expect(story).toEqual({ frames: [], question: null, told: ['one', 'two'] });
  });

  it('works on what lies on top first', () => {
    const story = tell(['before', '(', 'after']);
    runFrames(story, write);
    expect(story.told).toEqual(['before', 'inner', 'after']);
  });

  it('stops at a question, and goes on where it was, even from a copy', () => {
    const story = tell(['before', '?', 'after']);
    runFrames(story, write);
    expect(story.told).toEqual(['before']);
    runFrames(story, write);
    expect(story.told).toEqual(['before']);
    const later = copyData(story);
    later.question = null;
    runFrames(later, write);
    expect(later.told).toEqual(['before', 'after']);
  });

  it('does nothing where nothing is to be done', () => {
    const story: Story = { frames: [], question: null, told: [] };
    runFrames(story, write);
    expect(story.told).toEqual([]);
  });

  it('may be cleared by the frame at work', () => {
    const story = tell(['one', '!', 'never']);
    runFrames(story, write);
    expect(story.told).toEqual(['one']);
  });

  it('lets a frame finish while putting another above itself', () => {
    const story = tell([]);
    runFrames<Writer, string, Story>(story, (now, frame) => {
      if (now.told.length > 0) return write(now, frame);
      now.told.push('handed over');
      now.frames.push({ words: ['to another'] });
      return true;
    });
    expect(story).toMatchObject({ frames: [], told: ['handed over', 'to another'] });
  });

  it('does not run in circles for ever', () => {
    expect(() => runFrames(tell([]), () => false)).toThrow('did not end within 100000 steps');
  });
});
