import { it } from 'vitest';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseEffect } from '../language/parse.ts';
import { printEffect } from '../language/print.ts';
import { checkEffect } from '../language/check.ts';
import { effectTypeOf } from '../language/effect-type.ts';
import { stepsOf } from '../language/steps.ts';
it('x', () => {
  const lines = readFileSync('/tmp/corpus/a.txt', 'utf8').split('\n').filter(Boolean).map(l => l.split('\t')[0]!);
  let ok = 0; const out: string[] = []; const prints: string[] = [];
  for (const l of lines) { const p = parseEffect(l); if (!p.ok) { out.push('NOPARSE ' + l); continue; } ok++; const t = effectTypeOf(p.effect); const c = checkEffect(p.effect, t); stepsOf(p.effect, t); if (c.length) out.push('COMPLAINT ' + l + '\n     ' + t + ' ' + c.map(x => x.reason).join(' | ')); prints.push(l + '\n     ' + printEffect(p.effect)); }
  const bads: string[] = [];
  for (const f of ['a-bad', 'b-bad']) for (const l of readFileSync(`/tmp/corpus/${f}.txt`, 'utf8').split('\n').filter(Boolean).map(l => l.split('\t')[0]!)) { const p = parseEffect(l); if (p.ok) { const c = checkEffect(p.effect, effectTypeOf(p.effect)); bads.push((c.length ? 'caught ' : 'MISSED ') + l + '  ' + printEffect(p.effect) + '  ' + c.map(x => x.reason).join('|')); } }
  writeFileSync('/tmp/try/corpus.txt', out.join('\n')); writeFileSync('/tmp/try/prints.txt', prints.join('\n'));
  console.log(ok, lines.length, out.filter(x => x.startsWith('COM')).length);
  console.log(bads.join('\n'));
});
