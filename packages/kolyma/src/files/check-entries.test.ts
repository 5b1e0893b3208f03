import { describe, expect, it } from 'vitest';
import { kolymaModule } from '../module.ts';
import { builtInSet, openedKolyma } from '../testing/built-in.ts';
import { checkEntries } from './check-entries.ts';

const path = 'mine.json';
const nine = { name: 'Nine', value: 9, class: 'red' };
const fileOf = (...entries: readonly object[]) => ({ path, text: JSON.stringify(entries) });

/** The entries of a file, checked with the built-in set and each other. */
function checked(...entries: readonly object[]) {
  const file = fileOf(...entries);
  return checkEntries(kolymaModule.open({ set: builtInSet, cards: { files: [file] } }), file);
}

describe('the entries of a card file', () => {
  it('are told one by one, the broken ones between the others', () => {
    expect(
      checked(nine, { ...nine, name: 'Ten', value: 'ten' }, { ...nine, name: 'Eight' }),
    ).toMatchObject([
      { file: path, name: 'Nine', kind: 'number', ok: true, entry: { card: { value: 9 } } },
      { file: path, name: 'Ten', ok: false, errors: [{ entry: 'Ten' }] },
      { file: path, name: 'Eight', ok: true },
    ]);
  });

  it('are also checked with the others that the game was opened with', () => {
    const hero = { name: 'Hero', deck: ['No Such Card'] };
    const [, again, character] = checked(nine, nine, hero);
    expect(again).toMatchObject({ ok: false, errors: [{ found: '"Nine" again' }] });
    expect(character).toMatchObject({ ok: false, errors: [{ found: '"No Such Card"' }] });
  });

  it('are checked by themselves alone where the game was opened without them', () => {
    const entries = checkEntries({ opened: openedKolyma() }, fileOf(nine, nine));
    expect(entries.map(({ ok }) => ok)).toEqual([true, true]);
  });

  it('are a broken one where the file cannot be read', () => {
    const [broken, ...others] = checkEntries({ opened: openedKolyma() }, { path, text: '[' });
    expect(broken).toMatchObject({ file: path, ok: false });
    expect(broken).not.toHaveProperty('name');
    expect(others).toEqual([]);
  });
});
