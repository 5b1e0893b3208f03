import type { CardArt } from '@cardscape/kernel';
import type { ArtSubject } from '../art.ts';
import { figureOf } from '../figure/kinds.ts';
import { terrains } from '../terrain/look.ts';
import { things } from '../thing/table.ts';
import { fighterFigure } from './fighter-figure.ts';
import { namedThing } from './named-thing.ts';

const subjects = new WeakMap<CardArt, ArtSubject>();

/** What the picture of a card shows: made once for its art, so that a picture is known by its subject. */
export function subjectOf(art: CardArt): ArtSubject {
  const subject = subjects.get(art) ?? { ...groundOf(art), ...figureOn(art) };
  subjects.set(art, subject);
  return subject;
}

/** The landscape, and what shapes whoever stands in it. */
function groundOf({ name, terrain, rank, attack, defense }: CardArt): ArtSubject {
  return {
    name,
    terrain: terrains.find((known) => known === terrain) ?? 'plain',
    ...(rank !== undefined && { rank }),
    ...(attack !== undefined && { attack }),
    ...(defense !== undefined && { defense }),
  };
}

/** What stands in the landscape; places and numbers are left empty. */
function figureOn({ name, shows, words }: CardArt): Pick<ArtSubject, 'figure' | 'thing'> {
  if (shows === 'person') return { figure: 'portrait' };
  if (shows === 'creature') {
    const figure = words.includes('fighter') ? fighterFigure(name, words) : figureOf(name, words);
    return figure ? { figure } : {};
  }
  if (shows === 'thing') {
    const thing = thingOf(name, words);
    return { figure: 'object', ...(thing && { thing }) };
  }
  return {};
}

/** The thing that the words name, or else the one that the card's name speaks of. */
function thingOf(name: string, words: readonly string[]): string | undefined {
  const given = words.map((word) => word.toLowerCase());
  const drawn = given.find((word) => things.includes(word));
  if (drawn) return drawn;
  const kind = (['gear', 'spell'] as const).find((known) => given.includes(known));
  return kind && namedThing(name, kind);
}
