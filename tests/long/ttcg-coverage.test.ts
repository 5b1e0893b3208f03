import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileEffect } from '@cardscape/ttcg/tools';
import { describe, expect, it } from 'vitest';
import { type Covered, coverageDocument, coveredIn, samplesOf } from './coverage-document.ts';
import { ruleTexts, standingOf, type Template } from './rule-texts.ts';

const document = coveredIn(readFileSync(join(process.cwd(), 'docs/ttcg/coverage.md'), 'utf8'));
const templates = ruleTexts();

describe('the rule texts', () => {
  it('are 19,693 sentences of 536 templates, all in the document', () => {
    expect(templates).toHaveLength(536);
    expect(templates.flatMap(({ sentences }) => sentences)).toHaveLength(19_693);
    const sizes = templates.map(({ line, sentences }) => [line, sentences.length]);
    expect(document.map(({ line, sentences }) => [line, sentences])).toEqual(sizes);
  });

  it('stand no worse than the document says', { timeout: 240_000 }, () => {
    const worse: string[] = [];
    const better: number[] = [];
    for (const template of templates) {
      const told = document[template.line - 1] as Covered;
      for (const [at, number] of samplesOf(template).entries()) {
        const before = told.samples[at] ?? 'refused';
        const now = standingNow(template, number, before);
        const sentence = `line ${template.line}: ${template.sentences[number]}`;
        if (ORDER.indexOf(now) < ORDER.indexOf(before))
          worse.push(`${now}, not ${before}, ${sentence}`);
        if (ORDER.indexOf(now) > ORDER.indexOf(before)) better.push(template.line);
      }
    }
    if (better.length > 0)
      console.info(
        `Lines ${better.join(', ')} of the rule texts stand better than docs/ttcg/coverage.md says: ` +
          'renew it with npm run fuzz -- ttcg-coverage --write.',
      );
    expect(worse).toEqual([]);
  });
});

const ORDER = ['refused', 'unseen', 'seen'];

/** What was never seen is not looked for again: that takes long. It must still be accepted. */
function standingNow(template: Template, number: number, before: string): string {
  if (before === 'seen') return standingOf(template, number).is;
  const text = (template.sentences[number] ?? '').replace(/^[A-Z][a-z]+: /, '');
  const { style, on } = template;
  return on.some((kind) => compileEffect(text, { style, on: kind }).ok) ? 'unseen' : 'refused';
}

describe('the document', () => {
  const template: Template = {
    line: 1,
    text: 'Draw <n> cards.',
    style: 'normal',
    on: ['unit'],
    sentences: ['Draw one card.', 'Draw two cards.', 'Draw no cards.'],
  };

  it('tells how each template stands, and is read back', () => {
    const text = coverageDocument(
      [template],
      [
        { line: 1, number: 1, standing: { is: 'unseen', clause: 'draw two cards', noWay: false } },
        { line: 1, number: 2, standing: { is: 'refused', why: 'No cards are none.' } },
        { line: 1, number: 0, standing: { is: 'seen' } },
      ],
    );
    expect(coveredIn(text)).toEqual([
      { line: 1, sentences: 3, accepted: 2, seen: 1, samples: ['seen'] },
    ]);
    expect(text).toContain('  - 1: No cards are none.\n    For example: Draw no cards.');
    expect(text).toContain('"draw two cards" was not seen\n    For example: Draw two cards.');
  });
});
