import { describe, expect, it } from 'vitest';
import { kolymaModule } from '../module.ts';
import { builtInSet, openedKolyma } from '../testing/built-in.ts';
import { cardToTry } from './card-to-try.ts';
import { tryInPosition } from './try-in-position.ts';

const builtIn = openedKolyma();
const [known] = builtIn.cardSet.specials;
const special = (name: string) => ({ name, keywords: known?.keywords, values: known?.values });

/** The card of a file that is to be tried. */
function found(entries: readonly object[], name?: string) {
  const file = { path: 'mine.json', text: JSON.stringify(entries) };
  const opening = kolymaModule.open({ set: builtInSet, cards: { files: [file] } });
  return cardToTry(builtIn, opening, file, name);
}

const BROKEN = { name: 'Broken', keywords: ['nothing'], values: [] };

describe('the card to try', () => {
  it('is the first special card of the file, or the one named', () => {
    const file = [{ name: 'Nine', value: 9, class: 0 }, special('One'), special('Two')];
    expect(found(file)).toMatchObject({ card: { name: 'One' } });
    expect(found(file, 'two')).toMatchObject({ card: { name: 'Two' } });
  });

  it('is with all sound cards of its file, and the built-in ones', () => {
    for (const file of [
      [special('One'), special('Two')],
      [special('One'), BROKEN, special('Two')],
    ]) {
      const card = found(file, 'One');
      const names = 'set' in card ? card.set.specials.map(({ name }) => name) : [];
      expect(names).toEqual(expect.arrayContaining(['One', 'Two', known?.name]));
      expect(names).not.toContain('Broken');
    }
  });

  it('is not found where something is wrong with it, or, with none named, with any', () => {
    expect(found([special('One'), BROKEN])).toMatchObject({ problems: [{ entry: 'Broken' }] });
    expect(found([special('One'), BROKEN], 'broken')).toHaveProperty('problems');
  });

  it('is not found where the file has none of that name', () => {
    expect(found([special('One')], 'Ona')).toMatchObject({
      problems: [{ message: 'There is no special card "Ona" in this file; expected "One".' }],
    });
    expect(found([{ name: 'Nine', value: 9, class: 0 }])).toMatchObject({
      problems: [{ message: 'There is no special card in this file.' }],
    });
  });
});

describe('a card in a position', () => {
  const card = { card: known as NonNullable<typeof known>, set: builtIn.cardSet };
  const tried = (position: object) =>
    tryInPosition(card, { path: 'p.json', text: JSON.stringify(position) });

  it('is played, and counts the choices that were not needed', () => {
    const outcome = tried({ choices: [] });
    expect(outcome).toMatchObject({ unused: 0 });
    expect('trial' in outcome && outcome.trial.events.length).toBeGreaterThan(0);
  });

  it('is refused with the places of the position file', () => {
    expect(tried({ target: 'high' })).toMatchObject({ problems: [{ file: 'p.json', line: 1 }] });
  });
});
