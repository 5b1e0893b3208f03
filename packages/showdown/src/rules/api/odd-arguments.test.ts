import { describe, expect, it } from 'vitest';
import { functionNamed, RULE_NAMES } from '../../interface/index.ts';
import { GROUND } from '../../testing/ground.ts';
import { still } from '../../testing/sketches.ts';
import { faultsOf } from '../position/faults.ts';

/** What a script may give by mistake, in every place. */
const ODD = [
  'nil',
  '0',
  '-1',
  '""',
  '"ZTCG_NIL"',
  '"ZTCG_DONTCARE"',
  '"ZTCG_TYPE"',
  '"SLOT_PLAYERMOB0"',
  'true',
  'gone',
  'mine(7)',
  'mine(1)',
  '1.5',
  '2^60',
  '0/0',
  '{}',
];
/** Contests ask again and again, which all those calls together may not. */
const CONTESTS: readonly string[] = ['playRps'];
const FEW = 4;
const PRELUDE = 'local gone = createList() destroyList(gone)\n';

describe.each(RULE_NAMES)('%s never fails', (name) => {
  const rule = functionNamed(name);
  const places = Math.max(1, rule?.layout.length ?? 0);

  it('with the same odd thing in every place, nor with too few or too many', () => {
    const calls = [
      `${name}()`,
      ...ODD.map((odd) => `${name}(${Array(places).fill(odd).join(', ')})`),
      ...ODD.map((odd) => `${name}(player, ${Array(places).fill(odd).join(', ')})`),
    ];
    // A turn that ends or a hand that is empty is odd enough for the calls that follow.
    // No function may ask the same thing without end (R-S23): each has a few of them.
    const scene = still(GROUND);
    for (let from = 0; from < calls.length; from += FEW)
      scene.attempt(`${PRELUDE}${calls.slice(from, from + FEW).join('\n')}`, 'first');
    if (!CONTESTS.includes(name)) expect(scene.broken).toEqual([]);
    const faults = faultsOf(scene.book, scene.state).filter((one) => !one.startsWith('nobody'));
    expect(faults).toEqual([]);
  });

  it('and does nothing to the match in a preview, unless it only looks', () => {
    const scene = still(GROUND);
    const before = JSON.stringify({ ...scene.state, random: 0 });
    const args = (rule?.signatures[0]?.parameters ?? []).map(({ kind }) => SENSIBLE[kind] ?? '1');
    scene.attempt(`${name}(${args.join(', ')})`, [], { preview: true });
    expect(scene.broken).toEqual([]);
    const after = { ...scene.state, random: 0 };
    expect(withoutProbe(JSON.stringify(after))).toBe(withoutProbe(before));
  });
});

const SENSIBLE: Readonly<Record<string, string>> = {
  player: 'player',
  card: 'mine(1)',
  target: 'mine(1)',
  list: 'getListFromDeck(getPlayerDeck(player, "DECK_HAND"))',
  deck: 'getPlayerDeck(player, "DECK_DECK")',
  bool: 'true',
  string: '"x"',
};

/** The probe itself comes and goes. */
function withoutProbe(text: string): string {
  const state = JSON.parse(text);
  state.table.cards = state.table.cards.filter(
    (card: { design: string }) => card.design !== 'Probe',
  );
  const { length } = state.table.cards;
  for (const zone of Object.values<{ cards: number[] }>(state.table.zones))
    zone.cards = zone.cards.filter((id) => id < length);
  state.units = state.units.slice(0, length);
  return JSON.stringify(state);
}
