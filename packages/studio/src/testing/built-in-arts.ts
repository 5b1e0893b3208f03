import type { CardArt, CardSetFiles } from '@cardscape/kernel';
import kolyma from '@cardscape/kolyma/set.json';
import showdown from '@cardscape/showdown/set.json';
import ttcg from '@cardscape/ttcg/set.json';

/** What is to be seen on every card of the built-in sets, as their games say it (numbers aside). */
export const builtInArts: Readonly<Record<string, readonly CardArt[]>> = {
  ttcg: textsIn(ttcg, 'card_list.csv').flatMap(ttcgArts),
  showdown: textsIn(showdown, '.lua', 'cards/').map(showdownArt),
  kolyma: [
    ...readJson('specials.json').map(specialArt),
    ...readJson('characters.json').map(characterArt),
    ...readJson('numbers.json').map(numberArt),
  ],
};

function textsIn({ files }: CardSetFiles, ending: string, beginning = ''): string[] {
  return files
    .filter(({ path }) => path.startsWith(beginning) && path.endsWith(ending))
    .map(({ text }) => text);
}

function ttcgArts(list: string): CardArt[] {
  const [, ...rows] = list.trim().split(/\r?\n/);
  return rows.map((row) => {
    const [name = '', type = '', subtypes = ''] = row.split(';');
    const words = subtypes.toLowerCase().split(/\s*,\s*|\s+/);
    return type === 'Spell'
      ? { name, terrain: 'rune', shows: 'thing', words: ['spell'] }
      : { name, terrain: type.toLowerCase(), shows: 'creature', words };
  });
}

function showdownArt(descriptor: string): CardArt {
  const field = (key: string): string =>
    new RegExp(`"${key}"\\s+"([^"]*)"`).exec(descriptor)?.[1] ?? '';
  const element = field('ELEMENT').toLowerCase();
  const ground = { name: field('NAME'), terrain: element === 'wind' ? 'air' : element };
  switch (field('TYPE')) {
    case 'FIELD':
      return { ...ground, shows: 'place', words: [] };
    case 'CHAR':
      return { ...ground, shows: 'person', words: [] };
    case 'EQUIP':
      return { ...ground, shows: 'thing', words: ['gear'] };
    case 'ACTION':
      return { ...ground, shows: 'thing', words: ['spell'] };
    default: {
      const words =
        field('INFO')
          .toLowerCase()
          .match(/[a-z]+/g) ?? [];
      return { ...ground, shows: 'creature', words: ['fighter', ...words] };
    }
  }
}

/** What a card of Kolyma's files says about its picture. */
interface KolymaCard {
  readonly name: string;
  readonly art?: string;
  readonly class?: string;
}

function readJson(ending: string): KolymaCard[] {
  return textsIn(kolyma, ending).flatMap((text) => JSON.parse(text));
}

function specialArt({ name, art = '' }: KolymaCard): CardArt {
  const [thing = '', terrain = 'plain'] = art.split(' ');
  return { name, shows: 'thing', words: [thing], terrain };
}

function characterArt({ name, art = '' }: KolymaCard): CardArt {
  return { name, shows: 'person', words: [], terrain: art.split(' ').at(-1) ?? 'plain' };
}

function numberArt({ name, class: colour = 'none' }: KolymaCard): CardArt {
  return { name, shows: 'number', words: [], terrain: colour === 'none' ? 'plain' : colour };
}
