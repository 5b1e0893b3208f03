import { randomFrom } from '@cardscape/kernel';
import { it } from 'vitest';
import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parseEffect } from '../language/parse.ts';
import { printEffect } from '../language/print.ts';
import { randomEffect } from './random-trees.ts';
it('x', () => {
  const r = randomFrom(process.env.SEED ?? 'r1');
  const N = Number(process.env.N ?? 4000);
  let ok = 0, refused = 0, wrong = 0, thrown = 0; const out: string[] = [];
  for (let i = 0; i < N; i++) {
    const e = randomEffect(r); const t = printEffect(e);
    let p; try { p = parseEffect(t); } catch (x) { thrown++; out.push(`THROW ${t} ${x}`); continue; }
    if (!p.ok) { refused++; out.push(`REFUSED [${t.length}] ${t}\n    ${p.error} | at "${t.slice(p.at.start, p.at.start+40)}" before "${t.slice(Math.max(0,p.at.start-30), p.at.start)}"`); }
    else if (!isDeepStrictEqual(p.effect, e)) { wrong++; out.push(`WRONG [${t.length}] ${t}\n    want ${JSON.stringify(e)}\n    got  ${JSON.stringify(p.effect)}\n    -> ${printEffect(p.effect)}`); }
    else ok++;
  }
  out.sort((a, b) => a.indexOf('\n') - b.indexOf('\n'));
  writeFileSync('/tmp/try/round.txt', out.join('\n'));
  console.log({ ok, refused, wrong, thrown });
});
