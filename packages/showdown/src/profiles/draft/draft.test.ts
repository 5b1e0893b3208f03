import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../catalogue.ts';
import { pileOf, sizeOf, together } from '../pile.ts';
import { whyNotReady } from '../readiness.ts';
import { aProfile, offered, owning } from '../testing/players.ts';
import { aPool } from '../testing/pool.ts';
import {
  type Changed,
  cancelDraft,
  type Draft,
  generateDeck,
  hasChanges,
  openDraft,
  saveDraft,
  swapCards,
  undoChange,
} from './draft.ts';
import { marks } from './marks.ts';

const pool = aPool();
const fresh = offered(owning(aProfile(pool), 'FIRE mob common 1'), 'FIRE action common 1');
const opened = openDraft(fresh, pool);

function made(change: Changed): Draft {
  if ('problem' in change) throw new Error(change.problem);
  return change.draft;
}
const buy = (draft: Draft) =>
  swapCards(draft, [{ place: 'shop', card: 'FIRE action common 1' }, { place: 'side' }], pool);
const playIt = (draft: Draft) =>
  swapCards(draft, [{ place: 'side', card: 'FIRE mob common 1' }, { place: 'main' }], pool);

describe('2.2.2 a draft', () => {
  it('changes nothing until it is saved', () => {
    const draft = made(buy(made(playIt(opened))));
    expect(hasChanges(opened)).toBe(false);
    expect(hasChanges(draft)).toBe(true);
    expect(draft.saved).toBe(fresh);
    expect(saveDraft(draft).saved).toBe(draft.now);
    expect(hasChanges(saveDraft(draft))).toBe(false);
    expect(cancelDraft(draft)).toMatchObject({ saved: fresh, now: fresh, past: [] });
  });

  it('takes changes back one by one', () => {
    const once = made(playIt(opened));
    const twice = made(buy(once));
    expect(undoChange(twice)).toEqual(once);
    expect(undoChange(undoChange(twice))).toEqual(opened);
    expect(undoChange(opened)).toBe(opened);
  });

  it('says why something cannot be done and stays as it is', () => {
    expect(buy(made(buy(opened)))).toEqual({
      problem: 'There is no FIRE action common 1 in the shop.',
    });
  });
});

describe('marks', () => {
  it('are green for what may be swapped and red, with the reason, for what may not', () => {
    const profile = owning(fresh, 'WIND char unique 1');
    expect(marks(profile, { from: 'side', to: 'main' }, pool)).toEqual([
      { card: 'FIRE mob common 1', count: 1, why: undefined, rupees: 0 },
      {
        card: 'WIND char unique 1',
        count: 1,
        why: 'WIND char unique 1 is a character; it goes into your character deck.',
        rupees: 0,
      },
    ]);
  });

  it('know the card at the other side', () => {
    const full = { ...fresh, main: together(fresh.main, pileOf(['DARK field common 1'])) };
    const five = { ...full, main: together(full.main, [{ card: 'DARK mob common 1', count: 4 }]) };
    const [alone] = marks(five, { from: 'side', to: 'main' }, pool);
    expect(alone?.why).toContain('is full');
    const against = 'DARK field common 1';
    const [swap] = marks(five, { from: 'side', to: 'main', against }, pool);
    expect(swap?.why).toBeUndefined();
  });

  it('tell prices', () => {
    expect(marks(fresh, { from: 'shop', to: 'side' }, pool)[0]?.rupees).toBe(-150);
    expect(marks(fresh, { from: 'side', to: 'shop' }, pool)[0]?.rupees).toBe(25);
  });
});

describe('opening a draft when other cards are loaded', () => {
  it('moves aside what may not stay, and loses nothing', () => {
    const { main, characters } = fresh;
    const [gone, rare, turned] = main.map(({ card }) => card) as [string, string, string];
    const [hero] = characters.map(({ card }) => card) as [string];
    const twice = { ...fresh, main: together(main, pileOf([rare])) };
    const changed = catalogueOf(
      pool.designs.flatMap((design) => {
        if (design.name === gone) return [];
        if (design.name === rare) return [{ ...design, rarity: 'unique' as const }];
        if (design.name === turned) return [{ ...design, type: 'char' as const }];
        return design.name === hero ? [{ ...design, type: 'mob' as const }] : [design];
      }),
    );
    const { now, notices } = openDraft(twice, changed);
    expect(notices).toHaveLength(4);
    expect(notices[0]).toBe(
      `${gone} is not among the cards that are loaded. It is in your side deck now.`,
    );
    expect(together(now.main, now.side, now.characters)).toEqual(
      together(twice.main, twice.side, twice.characters),
    );
    expect(whyNotReady(now, changed)).toEqual([]);
    expect(whyNotReady(twice, changed).length).toBeGreaterThan(0);
  });
});

describe('2.2.2 a generated deck', () => {
  const rich = owning(
    aProfile(pool),
    ...pool.designs.flatMap(({ name }) => [name, name, name, name, name]),
  );
  const generated = (elements: readonly string[], profile = rich) =>
    generateDeck(openDraft(profile, pool), elements, pool);
  const countIn = (pile: Draft['now']['main'], part: string) =>
    sizeOf(pile.filter(({ card }) => card.includes(part)));

  it('has 40 cards of the elements, one of each character, 2 fields and 10 mobs or more', () => {
    const { now } = made(generated(['FIRE', 'DARK']));
    expect(sizeOf(now.main)).toBe(40);
    expect(countIn(now.main, 'FIRE')).toBe(20);
    expect(countIn(now.main, 'DARK')).toBe(20);
    expect(countIn(now.main, 'field')).toBeGreaterThanOrEqual(2);
    expect(countIn(now.main, ' mob')).toBeGreaterThanOrEqual(10);
    expect(now.characters).toEqual(
      ['DARK', 'FIRE'].flatMap((element) =>
        [1, 2].map((number) => ({ card: `${element} char unique ${number}`, count: 1 })),
      ),
    );
    expect(whyNotReady(now, pool)).toEqual([]);
  });

  it('is another one each time', () => {
    const once = made(generated(['FIRE', 'DARK']));
    const again = made(generateDeck(once, ['FIRE', 'DARK'], pool));
    expect(again.now.main).not.toEqual(once.now.main);
  });

  it('fills up with what there is', () => {
    const mobsOnly = owning(
      aProfile(pool),
      'FIRE char unique 1',
      ...[1, 2, 3, 4, 5, 6].flatMap((number) =>
        Array.from({ length: 5 }, () => `FIRE mob common ${number}`),
      ),
      ...Array.from({ length: 9 }, () => 'FIRE mob seldom 1'),
      ...Array.from({ length: 9 }, () => 'FIRE mob seldom 2'),
      ...Array.from({ length: 9 }, () => 'FIRE action common 1'),
    );
    const { now } = made(generated(['FIRE'], mobsOnly));
    expect(sizeOf(now.main)).toBe(32);
  });

  it('needs an element and a character', () => {
    expect(generated([])).toEqual({ problem: 'Choose one element or more.' });
    expect(generated(['FIRE'], aProfile(pool))).toEqual({
      problem: 'You have no character of Fire.',
    });
  });

  it('is made, saved and ready to play with however few cards there are', () => {
    const few = owning(aProfile(pool), 'FIRE char unique 1', 'FIRE mob common 1');
    const { saved } = saveDraft(made(generated(['FIRE'], few)));
    expect(saved.main).toEqual([{ card: 'FIRE mob common 1', count: 1 }]);
    expect(saved.characters).toEqual([{ card: 'FIRE char unique 1', count: 1 }]);
    expect(sizeOf(saved.side)).toBe(sizeOf(few.main) + sizeOf(few.characters));
    expect(whyNotReady(saved, pool)).toEqual([]);
  });

  it('leaves cards that are not loaded in the side deck', () => {
    const { now } = made(generated(['FIRE', 'DARK'], owning(rich, 'Moon Carp')));
    expect(now.side).toContainEqual({ card: 'Moon Carp', count: 1 });
  });
});
