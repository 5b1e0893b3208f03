import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { HIJACK, SILENCE, STUN } from './sheets/ailments.ts';
import { DEPLOY, HEAL, LEVEL_UP } from './sheets/growth.ts';
import { drawSheet } from './sheets/sheet.ts';
import { ATTACK, DAMAGE, DESTROY } from './sheets/strife.ts';

/** Draws the sheets of our own effects: npx tsx packages/showdown/scripts/draw-effects.ts */
for (const sheet of [DEPLOY, ATTACK, DAMAGE, HEAL, LEVEL_UP, STUN, SILENCE, HIJACK, DESTROY]) {
  const file = fileURLToPath(new URL(`../effects/${sheet.name}`, import.meta.url));
  writeFileSync(file, new Resvg(drawSheet(sheet)).render().asPng());
}
