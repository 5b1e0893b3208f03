#!/usr/bin/env node
import { existsSync } from 'node:fs';

const program = new URL('../dist/main.js', import.meta.url);

if (existsSync(program)) {
  await import(program.href);
} else {
  console.error('The command is not built yet. Run npm start or npm test once.');
  process.exitCode = 1;
}
