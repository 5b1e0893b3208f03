import { createToken, Lexer } from 'chevrotain';

const sign = (name: string, pattern: string) =>
  createToken({ name, pattern, label: `"${pattern}"` });

/** What a word is made of: all but spaces and the signs below; a hyphen not at its start. */
const WORD = createToken({
  name: 'Word',
  label: 'a word',
  pattern: /(?!-)(?:[^\s()"“”:<>=!|]|!(?!=))+/,
});

const keyword = (name: string, word: string) =>
  createToken({
    name,
    label: `"${word}"`,
    pattern: new RegExp(word, 'i'),
    longer_alt: WORD,
  });

/** Everything a query is made of. */
export const TOKEN = {
  space: createToken({ name: 'Space', pattern: /\s+/, group: Lexer.SKIPPED }),
  open: sign('Open', '('),
  close: sign('Close', ')'),
  minus: sign('Minus', '-'),
  pipe: sign('Pipe', '|'),
  operator: createToken({ name: 'Operator', label: '":"', pattern: /:|!=|>=|<=|=|>|</ }),
  quoted: createToken({ name: 'Quoted', label: 'a phrase', pattern: /"[^"]*"|[“”][^“”]*[“”]/ }),
  or: keyword('Or', 'or'),
  and: keyword('And', 'and'),
  not: keyword('Not', 'not'),
  word: WORD,
};

/** In the order in which they are tried. */
export const VOCABULARY = Object.values(TOKEN);

export const lexer = new Lexer(VOCABULARY, { positionTracking: 'onlyOffset' });
