import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router';
import { Loading } from '../look/feedback/Loading.tsx';
import { NotFound } from '../look/feedback/NotFound.tsx';
import { Broken } from './pages/Broken.tsx';
import { Shell } from './shell/Shell.tsx';

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** What the browser's tab says while this page is open. */
    title?: string;
  }
}

// The front page plays at once: its table is fetched beside the page, not after it.
if (location.pathname === '/') {
  void import('../games/kolyma/core.ts');
  void import('../games/kolyma/front/FrontTable.tsx');
}

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound });

/** A page of the site: its path, its title, and the module and name of the component that draws it. */
function page<const Path extends string, Name extends string>(
  path: Path,
  title: string,
  load: () => Promise<Record<Name, RouteComponent>>,
  name: Name,
) {
  const component = lazyRouteComponent(load, name);
  return createRoute({ getParentRoute: () => root, path, component, staticData: { title } });
}

/** Who knows the cards of a game that this browser keeps. */
type CardKeeper = Promise<{ restoreOwnCards(): Promise<void> }>;

/** A page of a game opens with the cards that this browser keeps, and their pictures. */
async function openedWith<Module>(keeper: CardKeeper, loading: Promise<Module>): Promise<Module> {
  const restoring = keeper.then(({ restoreOwnCards }) => restoreOwnCards());
  const [module] = await Promise.all([loading, restoring]);
  return module;
}

const withOwnCards = <Module,>(loading: Promise<Module>) =>
  openedWith(import('../games/showdown/own/ownCards.ts'), loading);
const withOwnList = <Module,>(loading: Promise<Module>) =>
  openedWith(import('../games/ttcg/own/ownCards.ts'), loading);

// Every page is loaded when it is opened. To add one, add its line here.
const routeTree = root.addChildren([
  page('/', 'Cardscape', () => import('./pages/Front.tsx'), 'Front'),
  page('/play', 'Play', () => import('./pages/PlayHub.tsx'), 'PlayHub'),
  page('/play/kolyma', 'Set up Kolyma', () => import('../games/kolyma/set-up/SetUp.tsx'), 'SetUp'),
  page('/match/$id', 'Match', () => import('./pages/Match.tsx'), 'Match'),
  page('/play/$game/match', 'Match', () => import('./pages/LastMatch.tsx'), 'LastMatch'),
  page('/play/$game', 'Set up a match', () => import('./pages/SetUpAny.tsx'), 'SetUpAny'),
  page('/play/$game/rules', 'How to play', () => import('./pages/Rules.tsx'), 'Rules'),
  page(
    '/play/ttcg',
    'Set up TTCG',
    () => withOwnList(import('../games/ttcg/set-up/SetUp.tsx')),
    'SetUp',
  ),
  page(
    '/play/kolyma/tutorial',
    'Learn Kolyma',
    () => import('../games/kolyma/lessons/Tutorial.tsx'),
    'Tutorial',
  ),
  page(
    '/play/ttcg/tutorial',
    'Learn TTCG',
    () => import('../games/ttcg/lessons/Tutorial.tsx'),
    'Tutorial',
  ),
  page(
    '/play/showdown',
    'Set up Showdown',
    () => withOwnCards(import('../games/showdown/set-up/SetUp.tsx')),
    'SetUp',
  ),
  page(
    '/play/showdown/tutorial',
    'Learn Showdown',
    () => withOwnCards(import('../games/showdown/lessons/Tutorial.tsx')),
    'Tutorial',
  ),
  page(
    '/play/showdown/profiles',
    'Profiles',
    () => withOwnCards(import('../games/showdown/profiles/ProfilesPage.tsx')),
    'ProfilesPage',
  ),
  page(
    '/play/showdown/profiles/$id/draft',
    'Deck and shop',
    () => withOwnCards(import('../games/showdown/profiles/draft/DraftPage.tsx')),
    'DraftPage',
  ),
  page(
    '/play/showdown/profiles/$id/cards',
    'Card list',
    () => withOwnCards(import('../games/showdown/profiles/CardListPage.tsx')),
    'CardListPage',
  ),
  page('/replay/{-$id}', 'Replay', () => import('./pages/Replay.tsx'), 'Replay'),
  page('/make', 'Make', () => import('./pages/MakeHub.tsx'), 'MakeHub'),
  page(
    '/make/kolyma',
    'Card workshop',
    () => import('../games/kolyma/workshop/Workshop.tsx'),
    'Workshop',
  ),
  page(
    '/make/showdown',
    'Make cards',
    () => withOwnCards(import('../games/showdown/docs/MakeShowdown.tsx')),
    'MakeShowdown',
  ),
  page(
    '/make/showdown/$document',
    'Make cards',
    () => import('../games/showdown/docs/ShowdownDocument.tsx'),
    'ShowdownDocument',
  ),
  page(
    '/make/ttcg',
    'Your cards',
    () => withOwnList(import('../games/ttcg/own/OwnList.tsx')),
    'OwnList',
  ),
  page(
    '/make/decks',
    'Decks',
    () => withOwnList(import('../games/ttcg/decks/DecksPage.tsx')),
    'DecksPage',
  ),
  page(
    '/make/decks/read',
    'Read a deck',
    () => withOwnList(import('../games/ttcg/decks/DeckPage.tsx')),
    'DeckPage',
  ),
  page(
    '/make/decks/$id',
    'Deck',
    () => withOwnList(import('../games/ttcg/decks/DeckEditor.tsx')),
    'DeckEditor',
  ),
  page(
    '/make/figures',
    'Figures',
    () => withOwnList(import('../games/ttcg/figures/FiguresPage.tsx')),
    'FiguresPage',
  ),
  page('/collect', 'Collect', () => import('./pages/CollectHub.tsx'), 'CollectHub'),
  page(
    '/collect/kolyma',
    'All cards',
    () => import('../games/kolyma/album/Gallery.tsx'),
    'Gallery',
  ),
  page(
    '/collect/ttcg',
    'All cards',
    () => import('../games/ttcg/album/TtcgAlbum.tsx'),
    'TtcgAlbum',
  ),
  page('/trade', 'Trade', () => import('./pages/TradeHub.tsx'), 'TradeHub'),
  page('/trade/round', 'Try a round', () => import('../trade/RoundPage.tsx'), 'RoundPage'),
  page('/rulings', 'Rulings', () => import('../documents/Rulings.tsx'), 'Rulings'),
  page('/settings', 'Settings', () => import('./pages/Settings.tsx'), 'Settings'),
  page('/matches', 'My matches', () => import('./pages/Matches.tsx'), 'Matches'),
  page(
    '/collect/showdown',
    'All cards',
    () => withOwnCards(import('../games/showdown/album/ShowdownAlbum.tsx')),
    'ShowdownAlbum',
  ),
  page('/look', 'Signs and colours', () => import('../look/legend/Legend.tsx'), 'Legend'),
]);

/** The site's router. */
export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingMs: 250,
  defaultPendingMinMs: 0,
  defaultPendingComponent: Loading,
  defaultErrorComponent: Broken,
  scrollRestoration: true,
});
