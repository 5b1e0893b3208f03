import { describe, expect, it } from 'vitest';
import { readExchange } from '../exchange.ts';
import { solved, startRound } from '../solving.ts';
import { readRound } from './read-round.ts';

const person = (more = '') =>
  `{"id": "ada", "spares": {"fox": 1}, "wants": {"hare": 1}, "limit": 1${more}}`;
const people = (...list: string[]) => `{"people": [\n${list.join(',\n')}\n]}`;

const firstProblem = (text: string) => {
  const read = readExchange(text, 'round.json');
  return 'problems' in read ? read.problems[0] : expect.fail('this should have been refused');
};

describe('a round that cannot be read', () => {
  it.each<[string, string, number, number, RegExp]>([
    ['nothing but a brace', '{', 1, 2, /ends too early/],
    ['a list that is not closed', '{"people": [', 1, 13, /ends too early/],
    ['a comma too many', '{"people": [],}', 1, 15, /expected/],
    ['something behind its end', '{"people": []} x', 1, 16, /end of the file/],
    ['no people', '{}', 1, 1, /"people" is missing; expected a list of people/],
    ['a misspelt key', '{"peple": []}', 1, 2, /"peple" is not known here; expected "people"/],
    ['a key twice', '{"people": [], "people": []}', 1, 16, /twice/],
    ['people that are no list', '{"people": {}}', 1, 12, /"people" is an object; expected a list/],
    ['a person that is no object', people('7'), 2, 1, /people\[0\] is 7; expected an object/],
    [
      'a person without an id',
      people('{"spares":{},"wants":{},"limit":1}'),
      2,
      1,
      /"id" is missing/,
    ],
    [
      'an id that is a number',
      people('{"id":7,"spares":{},"wants":{},"limit":1}'),
      2,
      7,
      /"id" is 7/,
    ],
    ['an empty id', people('{"id":"","spares":{},"wants":{},"limit":1}'), 2, 7, /"id" is ""/],
    ['an id twice', people(person(), person()), 3, 8, /"ada" is also the id of people\[0\]/],
    ['no spares', people('{"id":"a","wants":{},"limit":1}'), 2, 1, /"spares" is missing/],
    [
      'spares that are a list',
      people('{"id":"a","spares":[],"wants":{},"limit":1}'),
      2,
      20,
      /"spares" is an empty list/,
    ],
    [
      'a count below zero',
      people('{"id":"a","spares":{"fox":-1},"wants":{},"limit":1}'),
      2,
      27,
      /"fox" is -1; expected a whole number/,
    ],
    [
      'half a copy',
      people('{"id":"a","spares":{"fox":0.5},"wants":{},"limit":1}'),
      2,
      27,
      /"fox" is 0.5/,
    ],
    [
      'far too many copies',
      people('{"id":"a","spares":{"fox":1e300},"wants":{},"limit":1}'),
      2,
      27,
      /"fox" is 1e300/,
    ],
    [
      'a count in quotes',
      people('{"id":"a","spares":{"fox":"1"},"wants":{},"limit":1}'),
      2,
      27,
      /"fox" is "1"/,
    ],
    [
      'a design without a name',
      people('{"id":"a","spares":{"":1},"wants":{},"limit":1}'),
      2,
      21,
      /expected a text of 1 to 200/,
    ],
    [
      'a design twice',
      people('{"id":"a","spares":{"fox":1,"fox":1},"wants":{},"limit":1}'),
      2,
      29,
      /"fox" stands twice/,
    ],
    [
      '__proto__ twice',
      people('{"id":"a","spares":{"__proto__":1,"__proto__":1},"wants":{},"limit":1}'),
      2,
      35,
      /twice/,
    ],
    [
      'a design both spare and want',
      people('{"id":"a","spares":{"fox":1},"wants":{"fox":1},"limit":1}'),
      2,
      39,
      /"fox" is a spare of this person too/,
    ],
    ['no limit', people('{"id":"a","spares":{},"wants":{}}'), 2, 1, /"limit" is missing/],
    [
      'a limit of null',
      people('{"id":"a","spares":{},"wants":{},"limit":null}'),
      2,
      42,
      /"limit" is null/,
    ],
    ['a wait below zero', people(person(', "waited": -3')), 2, 81, /"waited" is -3/],
    [
      'an order that is no list',
      people(person(', "order": "hare"')),
      2,
      80,
      /"order" is "hare"; expected a list of texts/,
    ],
    [
      'an order of what is not wanted',
      people(person(', "order": ["fox"]')),
      2,
      81,
      /"fox" is no want of this person/,
    ],
    [
      'an order with a design twice',
      people(person(', "order": ["hare", "hare"]')),
      2,
      89,
      /"hare" stands twice/,
    ],
    ['blocks that are no texts', people(person(', "blocks": [1]')), 2, 82, /expected a text/],
    [
      'a key that is not known',
      people(person(', "limt": 1')),
      2,
      71,
      /"limt" is not known here; expected "limit"/,
    ],
    [
      '__proto__ as a key of a person',
      people(person(', "__proto__": {}')),
      2,
      71,
      /"__proto__" is not known here/,
    ],
  ])('says so of %s', (_, text, line, column, message) => {
    const problem = firstProblem(text);
    expect(problem?.message).toMatch(message);
    expect(problem).toMatchObject({ file: 'round.json', line, column });
  });

  it('says so of more cards than a result can list', () => {
    const many = ['a', 'b', 'c'].map((id) => ({
      id,
      spares: { fox: 1_000_000 },
      wants: { hare: 1_000_000 },
      limit: 1_000_000,
    }));
    expect(firstProblem(JSON.stringify({ people: many }))?.message).toBe(
      '3000000 cards could change hands; expected a round of at most 2000000 cards.',
    );
  });

  it('has its places in a long file too', () => {
    const filler = Array.from(
      { length: 20_000 },
      (_, at) => `{"id": "p${at}", "spares": {"a[\\"{": 1}, "wants": {}, "limit": 1}`,
    );
    const wrong = people(...filler, '{"id": "a", "spares": {"fox": -1}, "wants": {}, "limit": 1}');
    expect(firstProblem(wrong)).toMatchObject({ line: 20_002, column: 31, found: '-1' });
    const broken = people(...filler, '{"id": "a" "spares": {}}');
    expect(firstProblem(broken)).toMatchObject({ line: 20_002, column: 12 });
    const twice = people(
      ...filler,
      '{"id": "a", "spares": {"a": 1, "a": 1}, "wants": {}, "limit": 1}',
    );
    expect(firstProblem(twice)).toMatchObject({ line: 20_002, column: 32 });
  });
});

describe('a round that is odd and right', () => {
  const solvedText = (text: string) => {
    const read = readRound(text, 'round.json');
    return 'round' in read
      ? solved(startRound(read.round))
      : expect.fail(JSON.stringify(read.problems));
  };

  it.each([
    ['nobody', people()],
    ['one person', people(person())],
    ['limits of zero', people(person().replace('"limit": 1', '"limit": 0'))],
    ['counts of zero', people('{"id":"a","spares":{"fox":0},"wants":{"fox":0},"limit":9}')],
    ['a mark of the byte order', `\ufeff${people(person())}`],
    ['people who block who is not there', people(person(', "blocks": ["nobody", "ada"]'))],
  ])('has no cards with %s', (_, text) => {
    expect(solvedText(text)).toMatchObject({
      cards: 0,
      rings: [],
      proven: true,
      bound: [0, 0, 0, 0],
    });
  });

  it('knows people and designs called __proto__', () => {
    const one =
      '{"id": "__proto__", "spares": {"__proto__": 1}, "wants": {"constructor": 1}, "limit": 1}';
    const two =
      '{"id": "toString", "spares": {"constructor": 1}, "wants": {"__proto__": 1}, "limit": 1}';
    const result = solvedText(people(one, two));
    expect(result).toMatchObject({ people: 2, cards: 2, proven: true });
    const { prices } = JSON.parse(JSON.stringify(result));
    expect(Object.keys(prices.people)).toEqual(['__proto__', 'toString']);
  });

  it('may have a million people who want nothing', () => {
    const crowd = Array.from(
      { length: 1_000_000 },
      (_, at) => `{"id":"p${at}","spares":{"fox":1},"wants":{},"limit":1}`,
    );
    expect(solvedText(people(crowd.join(',\n')))).toMatchObject({ cards: 0, proven: true });
  });
});
