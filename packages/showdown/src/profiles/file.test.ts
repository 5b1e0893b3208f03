import { describe, expect, it } from 'vitest';
import { importProfile, profileFile, readProfile, writeProfile } from './file.ts';
import { aProfile } from './testing/players.ts';
import { aPool } from './testing/pool.ts';

const profile = aProfile(aPool());

function problemsOf(changes: object): string[] {
  const read = readProfile(JSON.stringify({ ...profile, ...changes }), 'ada.json');
  return 'problems' in read ? read.problems.map(({ message }) => message) : [];
}

describe('the file of a profile', () => {
  it('reads back what was written', () => {
    expect(readProfile(writeProfile(profile), 'ada.json')).toEqual({ profile });
    expect(profileFile(profile)).toBe('ada.json');
    expect(profileFile({ ...profile, name: '!!' })).toBe('profile.json');
  });

  it('keeps how matches against others ended', () => {
    const met = { ...profile, lastMatches: [{ against: 'bo', outcome: 'lost' as const }] };
    expect(readProfile(writeProfile(met), 'ada.json')).toEqual({ profile: met });
    const odd = { lastMatches: [{ against: 'bo', outcome: 'drawn' }] };
    expect(problemsOf(odd)).toEqual([
      '"lastMatches[0].outcome" is "drawn"; expected "won", "tied" or "lost".',
    ]);
  });

  it('gets a number when its name is in use', () => {
    const text = writeProfile(profile);
    expect(importProfile(text, 'ada.json', ['Bo'])).toEqual({ profile });
    expect(importProfile(text, 'ada.json', ['ADA'])).toMatchObject({ profile: { name: 'Ada 2' } });
  });

  it('is tidied: piles are sorted, and what is owned has been found', () => {
    const shuffled = { ...profile, main: profile.main.toReversed(), found: [] };
    expect(readProfile(JSON.stringify(shuffled), 'ada.json')).toEqual({ profile });
  });
});

describe('a file that is no profile', () => {
  it.each([
    [{ version: 2 }, '"version" is 2; expected 1, the version of profiles that is known here.'],
    [{ name: '' }, '"name" is ""; expected a name of 1 to 40 characters.'],
    [{ name: ' Ada' }, '"name" is " Ada"; expected a name of 1 to 40 characters.'],
    [{ elements: ['FIRE'] }, '"elements" is a list; expected a list of two elements.'],
    [{ level: 0 }, '"level" is 0; expected a whole number, 1 or more.'],
    [{ exp: 100 }, '"exp" is 100; expected less than 100, what level 1 takes.'],
    [{ rupees: -1 }, '"rupees" is -1; expected a whole number, 0 or more.'],
    [{ rupees: 1.5 }, '"rupees" is 1.5; expected a whole number, 0 or more.'],
    [{ rupees: undefined }, '"rupees" is missing; expected a whole number, 0 or more.'],
    [
      { side: [{ card: 'Newt', count: 0 }] },
      '"side[0].count" is 0; expected a whole number, 1 or more.',
    ],
    [
      {
        side: [
          { card: 'Newt', count: 1 },
          { card: 'Newt', count: 2 },
        ],
      },
      '"side[1].card" is "Newt"; expected a card that does not stand in this list before.',
    ],
    [
      { main: [{ card: 'Newt', count: 41 }] },
      '"main" is a list; expected a deck of at most 40 cards.',
    ],
    [{ chance: { at: 0 } }, '"chance.seed" is missing; expected a text.'],
    [{ ruppees: 3 }, 'The key "ruppees" is not known here; expected "rupees".'],
  ])('%j', (changes, message) => {
    expect(problemsOf(changes)).toEqual([message]);
  });

  it('is told with its place', () => {
    const text = writeProfile(profile).replace('"level": 1', '"level": "one"');
    expect(readProfile(text, 'ada.json')).toMatchObject({
      problems: [{ file: 'ada.json', line: 8, column: 12, path: 'level' }],
    });
    expect(readProfile('[]', 'ada.json')).toMatchObject({
      problems: [{ message: 'Found an empty list; expected a profile, in curly brackets.' }],
    });
    expect(readProfile('{', 'ada.json')).toMatchObject({ problems: [{ line: 1, column: 2 }] });
  });
});
