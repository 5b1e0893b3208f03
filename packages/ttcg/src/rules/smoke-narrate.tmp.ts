import { plain, randomFrom, below } from '@cardscape/kernel';
import { coreSet } from '../set/core.ts';
import { coreDecks } from '../decks/core-decks.ts';
import { deckCards } from '../decks/deck.ts';
import { cardKey } from './book.ts';
import { ttcg } from './ttcg.ts';
const game = ttcg(coreSet());
const random = randomFrom('x');
const types = new Map<string, string[]>();
const labels = new Map<string, Set<string>>();
const faultsSeen = new Map<string, number>();
const N = Number(process.argv[2] ?? 5);
for (let g = 0; g < N; g++) {
  const decks = coreDecks();
  const list = () => deckCards(decks[below(random, decks.length)]!).map((c) => cardKey(c.name, c.tier));
  try {
  let { state, events } = game.setup({ edition: (['0.059','0.059','2025-03-06','0.001'] as const)[g%4], decks: [list(), list()] }, `s${g}`);
  for (let n = 0; n < 3000; n++) {
    for (const e of events) {
      const t = plain(game.narrate(e, 0)); const l = types.get(e.type) ?? []; if (l.length < 4 && !l.includes(t)) l.push(t); types.set(e.type, l);
      if (!t) console.log('EMPTY', e);
    }
    for (const f of game.faults(state)) faultsSeen.set(f.replace(/\d+/g,'#'), (faultsSeen.get(f.replace(/\d+/g,'#')) ?? 0) + 1);
    const d = game.decision(state);
    if (d.ask === 'over') break;
    if (d.ask === 'pick') for (const o of d.options) { const s = labels.get(d.kind + ' ' + o.act) ?? new Set(); if (s.size < 5) s.add(game.label(state, o)); labels.set(d.kind + ' ' + o.act, s); if (game.explain(state, d.seat, o) !== undefined) console.log('EXPLAIN', o); }
    const picks: number[] = [];
    if (d.ask === 'pick') { const k = d.min + below(random, d.max - d.min + 1); const idx = d.options.map((_, i) => i); for (let i = 0; i < k; i++) picks.push(idx.splice(below(random, idx.length), 1)[0]!); }
    else picks.push(d.min);
    const next = game.decide(state, picks.sort((a,b)=>a-b)); state = next.state; events = [...next.events];
  }
  } catch (e) { console.log('GAME', g, (e as Error).stack?.split('\n').slice(0,6).join('\n')); }
}
for (const [t, l] of types) { console.log(t); for (const x of l) console.log('   ', x); }
for (const [t, l] of labels) { console.log(t); for (const x of l) console.log('   ', x); }
console.log(faultsSeen);
