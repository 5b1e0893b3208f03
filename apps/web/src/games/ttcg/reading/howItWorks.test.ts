import type { TtcgPrint } from '@cardscape/ttcg';
import { expect, it } from 'vitest';
import { builtIn } from '../core.ts';
import { meaningOf } from './howItWorks.ts';

const pup = builtIn.print('Cairn Pup|3') as TtcgPrint;

it('the effects of a card are explained by the cards of today', () => {
  expect(meaningOf(pup)).toBe(builtIn.cardSet.find('Cairn Pup')?.effects);
});

it.each([
  [
    'whose text was another',
    { ...pup, lines: [{ text: 'Draw nine cards.' }, pup.lines[1] ?? { text: '' }] },
  ],
  [
    'whose effect was of another type',
    { ...pup, facts: { ...pup.facts, effectTypes: ['pulse', 'latent'] as const } },
  ],
  ['that is gone', { ...pup, design: 'Nobody' }],
])('those of a card %s are not', (_, print) => {
  expect(meaningOf(print)).toBeUndefined();
});
