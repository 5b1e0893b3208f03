import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  deedSchema,
  ownCardSchema,
  pileCardSchema,
  playerSchema,
  positionSchema,
  stackCardSchema,
  stackSchema,
} from './position-schema.ts';

const page = readFileSync(new URL('../../../../docs/ttcg/cards.md', import.meta.url), 'utf8');
const [, chapter = ''] = /^## Position files$([\s\S]*?)^## /m.exec(page) ?? [];
const schemas = [
  positionSchema,
  playerSchema,
  pileCardSchema,
  stackCardSchema,
  stackSchema,
  deedSchema,
  ownCardSchema,
];
const fields = new Set(schemas.flatMap(({ shape }) => Object.keys(shape)));

it.each([...fields])('the page about position files tells of "%s"', (field) => {
  expect(chapter).toMatch(new RegExp(`\\b${field}\\b`));
});
