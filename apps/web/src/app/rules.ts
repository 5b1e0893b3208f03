import type { Pictured } from '../documents/pictures/RulesPictures.tsx';
import { sheets, titleOf } from './games.ts';

/** The rules of a game, and what their page has besides. */
export interface Rules {
  readonly title: string;
  /** In Markdown. */
  readonly source: string;
  /** Where the game is learned by playing. */
  readonly lessons?: string;
  /** What they are shown by. */
  readonly pictured?: Pictured;
  readonly hasRulings: boolean;
}

const own: Readonly<Record<string, () => Promise<Rules>>> = {
  kolyma: async () => ({
    title: 'How to play Kolyma',
    source: (await import('../../../../docs/kolyma/rules.md?raw')).default,
    lessons: '/play/kolyma/tutorial',
    pictured: (await import('../games/kolyma/rules/pictured.tsx')).pictured,
    hasRulings: true,
  }),
  ttcg: async () => ({
    title: 'Rules of TTCG',
    source: (await import('../../../../docs/ttcg/rules.md?raw')).default,
    lessons: '/play/ttcg/tutorial',
    pictured: (await import('../games/ttcg/rules/pictured.tsx')).pictured,
    hasRulings: true,
  }),
  showdown: async () => ({
    title: 'How to play Showdown',
    source: (await import('../../../../docs/showdown/how-to-play.md?raw')).default,
    lessons: '/play/showdown/tutorial',
    pictured: (await import('../games/showdown/rules/pictured.tsx')).pictured,
    hasRulings: true,
  }),
};

/** The rules of a game; nothing if the site has none of it. */
export function rulesOf(game: string): Promise<Rules> | undefined {
  if (Object.hasOwn(own, game)) return own[game]?.();
  const sheet = sheets.find((each) => each.game === game);
  return sheet
    ?.rules()
    .then((source) => ({ title: `How to play ${titleOf(game)}`, source, hasRulings: false }));
}
