import { describe, expect, it } from 'vitest';
import { birdKinds } from './avian.ts';
import { beastKinds } from './beast.ts';
import { crawlerKinds } from './crawlers.ts';
import { drawingNamed, figureOf } from './kinds.ts';

describe('the name of a card', () => {
  it('says what is to be seen', () => {
    expect(drawingNamed('Kindling Fox', 'beast')).toBe(beastKinds.wolf);
    expect(drawingNamed('Karst Snail', 'beast')).toBe(crawlerKinds.snail);
    expect(drawingNamed('Fjord Heron', 'avian')).toBe(birdKinds.wading);
  });

  it('is read from its last word', () => {
    expect(drawingNamed('Wolf Goat', 'beast')).toBe(beastKinds.goat);
  });

  it('changes nothing for a subtype that has no such kind', () => {
    expect(drawingNamed('Bear Knight', 'warrior')).toBeUndefined();
    expect(drawingNamed('Fox Heron', 'insect')).toBeUndefined();
  });

  it('leaves the choice to the seed if no word is known', () => {
    expect(drawingNamed('Nobody', 'beast')).toBeUndefined();
  });
});

describe('the subtype that is shown', () => {
  it('is the one that the name speaks of', () => {
    expect(figureOf('Telegraph Spider', ['machine', 'insect'])).toBe('insect');
  });

  it('is the first one otherwise, if it can be drawn', () => {
    expect(figureOf('Stained Knight', ['warrior', 'machine'])).toBe('warrior');
    expect(figureOf('Stained Knight', ['cloud', 'machine'])).toBe('machine');
    expect(figureOf('Stained Knight', ['cloud'])).toBeUndefined();
  });
});
