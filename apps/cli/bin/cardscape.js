#!/usr/bin/env node
import { existsSync } from 'node:fs';

const program = new URL('../dist/main.js', import.meta.url);
const builder = new URL('../../../scripts/fresh.mjs', import.meta.url);

// In a checkout its sources may have changed since it was built.
if (existsSync(builder)) {
  const { makeFresh } = await import(builder.href);
  await makeFresh('cli');
}
await import(program.href);
