import { describe, expect, it } from 'vitest';
import { plainText, readMarkdown, readSpans } from './markdown.ts';

const text = (words: string) => ({ kind: 'text', text: words });

describe('spans', () => {
  it('reads code, strong, emphasis and links among plain words', () => {
    expect(readSpans('a `b` **c** *d* [e](/f)')).toEqual([
      text('a '),
      { kind: 'code', text: 'b' },
      text(' '),
      { kind: 'strong', spans: [text('c')] },
      text(' '),
      { kind: 'emphasis', spans: [text('d')] },
      text(' '),
      { kind: 'link', to: '/f', spans: [text('e')] },
    ]);
  });

  it('leaves code alone and lonely stars as they are', () => {
    expect(readSpans('`**x**`')).toEqual([{ kind: 'code', text: '**x**' }]);
    expect(readSpans('2 * 3 * 4')).toEqual([text('2 * 3 * 4')]);
  });

  it('gives back the bare words', () => {
    expect(plainText(readSpans('R-K4 **The** `order`'))).toBe('R-K4 The order');
  });
});

describe('blocks', () => {
  it('tells headings, paragraphs, lists and code apart', () => {
    const source =
      '# One\n\nTwo\nthree.\n\n- four\n- five\n  and six\n\n1. seven\n\n```\neight\n```\n';
    expect(readMarkdown(source)).toEqual([
      { kind: 'heading', level: 1, spans: [text('One')] },
      { kind: 'paragraph', spans: [text('Two three.')] },
      { kind: 'list', ordered: false, items: [[text('four')], [text('five and six')]] },
      { kind: 'list', ordered: true, items: [[text('seven')]] },
      { kind: 'code', text: 'eight' },
    ]);
  });

  it('reads a table, a bar in a cell included', () => {
    const source = '| a | b |\n|---|:-:|\n| 1 | 2 \\| 3 |';
    expect(readMarkdown(source)).toEqual([
      { kind: 'table', head: [[text('a')], [text('b')]], rows: [[[text('1')], [text('2 | 3')]]] },
    ]);
  });

  it('takes items with an empty line between them for one list', () => {
    expect(readMarkdown('- one\n\n- two')).toEqual([
      { kind: 'list', ordered: false, items: [[text('one')], [text('two')]] },
    ]);
  });

  it('shows what our pages have no form for as it was written', () => {
    expect(readSpans('a <b>c</b>')).toEqual([text('a '), text('<b>'), text('c'), text('</b>')]);
    expect(readMarkdown('> a\n> b')).toEqual([{ kind: 'paragraph', spans: [text('> a > b')] }]);
  });

  it('ends, whatever it is given', () => {
    expect(readMarkdown('')).toEqual([]);
    expect(readMarkdown('```\nnever closed')).toEqual([{ kind: 'code', text: 'never closed' }]);
    expect(readMarkdown('|||').length).toBe(1);
  });
});
