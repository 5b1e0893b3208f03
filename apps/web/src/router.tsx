import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router';
import { Broken } from './pages/Broken.tsx';
import { Loading } from './pages/Loading.tsx';
import { NotFound } from './pages/NotFound.tsx';
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
  openedWith(import('./showdown/ownCards.ts'), loading);
const withOwnList = <Module,>(loading: Promise<Module>) =>
  openedWith(import('./ttcg/own/ownCards.ts'), loading);

// Every page is loaded when it is opened. To add one, add its line here.
const routeTree = root.addChildren([
  page('/', 'Cardscape', () => import('./pages/Front.tsx'), 'Front'),
  page('/play', 'Play', () => import('./pages/PlayHub.tsx'), 'PlayHub'),
  page('/play/kolyma', 'Set up Kolyma', () => import('./kolyma/SetUp.tsx'), 'SetUp'),
  page('/play/kolyma/match', 'Kolyma', () => import('./kolyma/MatchPage.tsx'), 'MatchPage'),
  page('/play/kolyma/rules', 'How to play', () => import('./pages/KolymaRules.tsx'), 'KolymaRules'),
  page('/play/ttcg', 'Set up TTCG', () => withOwnList(import('./ttcg/SetUp.tsx')), 'SetUp'),
  page('/play/ttcg/tutorial', 'Learn TTCG', () => import('./tutorial/Tutorial.tsx'), 'Tutorial'),
  page('/play/ttcg/rules', 'Rules of TTCG', () => import('./pages/TtcgRules.tsx'), 'TtcgRules'),
  page('/play/ttcg/match', 'TTCG', () => withOwnList(import('./ttcg/MatchPage.tsx')), 'MatchPage'),
  page(
    '/play/showdown',
    'Set up Showdown',
    () => withOwnCards(import('./showdown/SetUp.tsx')),
    'SetUp',
  ),
  page(
    '/play/showdown/match',
    'Showdown',
    () => withOwnCards(import('./showdown/MatchPage.tsx')),
    'MatchPage',
  ),
  page(
    '/play/showdown/rules',
    'How to play',
    () => import('./pages/ShowdownRules.tsx'),
    'ShowdownRules',
  ),
  page(
    '/play/showdown/profiles',
    'Profiles',
    () => withOwnCards(import('./showdown/profiles/ProfilesPage.tsx')),
    'ProfilesPage',
  ),
  page(
    '/play/showdown/profiles/$id/draft',
    'Draft a deck',
    () => withOwnCards(import('./showdown/profiles/DraftPage.tsx')),
    'DraftPage',
  ),
  page(
    '/play/showdown/profiles/$id/cards',
    'Card list',
    () => withOwnCards(import('./showdown/profiles/CardListPage.tsx')),
    'CardListPage',
  ),
  page('/replay', 'Replay', () => import('./replay/ReplayPage.tsx'), 'ReplayPage'),
  page('/make', 'Make', () => import('./pages/MakeHub.tsx'), 'MakeHub'),
  page('/make/kolyma', 'Card workshop', () => import('./make/Workshop.tsx'), 'Workshop'),
  page(
    '/make/showdown',
    'Make cards',
    () => withOwnCards(import('./pages/showdownDocs/MakeShowdown.tsx')),
    'MakeShowdown',
  ),
  page(
    '/make/showdown/$document',
    'Make cards',
    () => import('./pages/showdownDocs/ShowdownDocument.tsx'),
    'ShowdownDocument',
  ),
  page('/make/ttcg', 'Your cards', () => withOwnList(import('./ttcg/own/OwnList.tsx')), 'OwnList'),
  page('/make/decks', 'Decks', () => withOwnList(import('./decks/DecksPage.tsx')), 'DecksPage'),
  page(
    '/make/decks/$id',
    'Deck',
    () => withOwnList(import('./decks/DeckEditor.tsx')),
    'DeckEditor',
  ),
  page('/collect', 'Collect', () => import('./pages/CollectHub.tsx'), 'CollectHub'),
  page('/collect/kolyma', 'All cards', () => import('./collect/Gallery.tsx'), 'Gallery'),
  page('/collect/ttcg', 'All cards', () => import('./collect/TtcgAlbum.tsx'), 'TtcgAlbum'),
  page('/rulings', 'Rulings', () => import('./pages/Rulings.tsx'), 'Rulings'),
  page('/look', 'Legend', () => import('./pages/legend/Legend.tsx'), 'Legend'),
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
