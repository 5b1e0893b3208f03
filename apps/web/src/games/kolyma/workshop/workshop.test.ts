import { readCardFile } from '@cardscape/kolyma/tools';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess, isSound, setTroubles, tokenAt } from './assess.ts';
import { blankDraft, type Draft, draftOf, draftSchema, fileText } from './draft.ts';
import { tokensOf } from './sentence/sentence.ts';
import { addDrafts, emptyWorkshop, freeName, openDraft, removeDraft } from './workshop.ts';
import { setWith } from './workshopSet.ts';

const none = () => [];
const isDraft = (found: unknown) => draftSchema.safeParse(found).success;
const three = addDrafts(
  emptyWorkshop,
  [blankDraft('special'), blankDraft('number'), blankDraft('character')],
  none,
);
const pace = {
  kind: 'special' as const,
  name: 'Own Pace',
  text: '',
  art: 'boots red',
  tokens: tokensOf(['EFFECT_ADDVALUE', 'TARGET_PLAYER'], [4]) ?? [],
};
const withPace = addDrafts(emptyWorkshop, [pace], none);

describe('the drafts of a workshop', () => {
  it('what is added is opened', () => {
    expect(openDraft(three)?.kind).toBe('special');
  });

  it('two drafts never share an id, whatever was deleted before', () => {
    const fewer = removeDraft(three, three.drafts[1]!.id);
    const more = addDrafts(fewer, [blankDraft('number'), blankDraft('number')], none);
    expect(new Set(more.drafts.map(({ id }) => id)).size).toBe(more.drafts.length);
  });

  it('a name that is taken gets a number', () => {
    expect(freeName('Ice', ['Ice', 'Ice 2'])).toBe('Ice 3');
    expect(freeName('Ice 2', ['Ice 2'])).toBe('Ice 3');
    expect(freeName('Ice', [])).toBe('Ice');
    expect(freeName('x'.repeat(60), ['x'.repeat(60)]).length).toBeLessThanOrEqual(60);
  });

  it('when the open draft goes, its neighbour opens', () => {
    const second = { ...three, open: three.drafts[1]!.id };
    expect(removeDraft(second, second.open).open).toBe(three.drafts[2]!.id);
    const last = { ...three, open: three.drafts[2]!.id };
    expect(removeDraft(last, last.open).open).toBe(three.drafts[1]!.id);
  });

  it('every draft survives being kept', () => {
    const kept: unknown = JSON.parse(JSON.stringify(three.drafts));
    expect((kept as unknown[]).map((draft) => draftSchema.parse(draft))).toEqual(three.drafts);
  });

  it('whatever is found on the shelf, it is a draft or it is not: nothing throws', () => {
    fc.assert(fc.property(fc.anything(), (found) => typeof isDraft(found) === 'boolean'));
  });
});

describe('the file of a draft', () => {
  it('has the documented keys in the documented order', () => {
    const text = fileText([{ ...pace, text: 'Go on.' }]);
    expect(Object.keys(JSON.parse(text))).toEqual(['name', 'text', 'art', 'keywords', 'values']);
  });

  it('is one entry alone, or a list of several', () => {
    expect(JSON.parse(fileText([pace]))).toMatchObject({ name: 'Own Pace', values: [4] });
    expect(JSON.parse(fileText([pace, blankDraft('number')]))).toHaveLength(2);
  });

  it('is read back as the same draft', () => {
    const number = { kind: 'number' as const, name: 'Deep', value: -7, colour: 5 };
    const who = { kind: 'character' as const, name: 'Vera', art: '', deck: ['Own Pace'] };
    const { entries } = readCardFile(fileText([pace, number, who]), 'all.json');
    expect(entries.map(draftOf)).toEqual([pace, number, who]);
  });
});

describe('what is wrong with a draft', () => {
  const draft = withPace.drafts[0] as Draft;

  it('a finished card joins the set', () => {
    expect(isSound(draft, withPace.drafts)).toBe(true);
    expect(setWith(withPace.drafts).specials.at(-1)?.english).toBe('Add 4 to your total.');
  });

  it('a card with the name of a built-in one stays out and says so', () => {
    const drafts = [{ ...draft, name: 'Chain Link' }];
    expect(setTroubles(drafts[0]!, drafts)[0]).toContain('already a special card "Chain Link"');
    expect(setWith(drafts).specials.filter(({ name }) => name === 'Chain Link')).toHaveLength(1);
  });

  it('of two cards with one name the first one stays', () => {
    const drafts = [draft, { ...draft, id: 'd9' }];
    expect(drafts.map((each) => isSound(each, drafts))).toEqual([true, false]);
  });

  it('a deck that names a card that is not there says which', () => {
    const who: Draft = { kind: 'character', id: 'd5', name: 'Vera', art: '', deck: ['Chain Lin'] };
    expect(setTroubles(who, [who])[0]).toContain('Did you mean "Chain Link"?');
  });

  it('a card whose text is not right yet is not finished, and keeps its text', () => {
    const typed = { ...draft, typed: { keywords: 'EFFECT_DRAW TARGT_PLAYER', values: '1' } };
    expect(isSound(typed, [typed])).toBe(false);
    expect(assess(typed).errors[0]?.message).toContain('TARGT_PLAYER');
    expect(isDraft(JSON.parse(JSON.stringify(typed)))).toBe(true);
    expect(isDraft({ ...typed, typed: 'EFFECT_DRAW' })).toBe(false);
  });

  it('an error of a value points at the keyword that takes it', () => {
    const tokens = tokensOf(['EFFECT_DRAW', 'TARGET_PLAYER', 'TYPE_NUMBER'], [-2]) ?? [];
    const [error] = assess({ ...pace, tokens }).errors;
    expect(error?.part).toBe('values');
    expect(tokenAt(error!, tokens)).toBe(1);
  });

  it('an error of a keyword points at it', () => {
    const tokens = tokensOf(['EFFECT_DRAW', 'TYPE_NUMBER'], []) ?? [];
    const [error] = assess({ ...pace, tokens }).errors;
    expect(tokenAt(error!, tokens)).toBe(1);
  });
});
