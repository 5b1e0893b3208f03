/** The games of the house, each a package. */
const gamePackages = ['ttcg', 'showdown', 'kolyma', 'lanterns'];
/** The folders of the apps that belong to a game: its designers' commands, and its own screens. */
const foldersOf = Object.fromEntries(
  ['ttcg', 'showdown', 'kolyma'].map((game) => [
    game,
    [`cli/src/${game}`, `web/src/games/${game}`],
  ]),
);

/** The rooms of the site that all games share. */
const sharedRooms = '^apps/web/src/(look|table|replay|documents|make|collect|trade)/';

/** The layers of the house, from the ground up. A package imports from lower layers only. */
const layers = [
  ['kernel'],
  ['lua'],
  gamePackages,
  ['games'],
  ['store', 'players', 'studio', 'exchange'],
  ['protocol'],
];

const anyOf = (names) => `^packages/(${names.join('|')})/`;
const tests = '(\\.test\\.tsx?$|/testing/|/scripts/|\\.config\\.ts$)';

/** The smallest game, which the tests of the kernel play; a rule below keeps it out of the rest. */
const smallest = '^packages/lanterns/';

/** What a game offers beside its module goes to its own folders only. */
const toolsStayAtHome = Object.entries(foldersOf).map(([game, folders]) => ({
  name: `tools-of-${game}-stay-in-its-folders`,
  severity: 'error',
  comment: "A game's tools are for its designers' commands and its own screens.",
  from: { path: '^apps/', pathNot: [`^apps/(${folders.join('|')})/`, tests] },
  to: { path: `^packages/${game}/src/tools\\.ts$`, dependencyTypesNot: ['type-only'] },
}));

/** A package may know itself and the layers below it: neither its neighbours nor what is above. */
const upwardsAndSideways = layers.map((layer, height) => ({
  name: `layer-${height + 1}-knows-only-what-is-below`,
  severity: 'error',
  comment:
    'apps -> protocol -> store, players, studio, exchange -> registry -> games -> lua -> kernel; never sideways or up.',
  from: { path: anyOf(layer) },
  to: {
    path: `${anyOf(layers.slice(height).flat())}|^apps/`,
    pathNot: ['^packages/$1/', ...(layer.includes('kernel') ? [smallest] : [])],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...upwardsAndSideways,
    ...toolsStayAtHome,
    {
      name: 'only-the-registry-has-the-sets',
      severity: 'error',
      comment: 'Load a game by its name (@cardscape/games): it opens with its built-in set.',
      from: { path: '^(packages|apps)/', pathNot: ['^packages/games/', tests] },
      to: { path: '^packages/[^/]+/built/' },
    },
    {
      name: 'only-the-registry-opens-games',
      severity: 'error',
      comment:
        'Apps know a game by its types and its tools; it is opened through the registry (@cardscape/games).',
      from: { path: '^apps/', pathNot: tests },
      to: {
        path: anyOf(gamePackages),
        pathNot: '^packages/[^/]+/(src/tools\\.ts$|src/testing/|built/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-exchange-knows-no-game',
      severity: 'error',
      comment:
        'Cards go from hand to hand by their ids: @cardscape/exchange needs the kernel alone.',
      from: { path: '^packages/exchange/' },
      to: { path: [anyOf(gamePackages), '^packages/(games|lua)/'] },
    },
    {
      name: 'what-verifies-knows-no-solver',
      severity: 'error',
      comment: 'A result is counted anew by additions that share nothing with how it was found.',
      from: { path: '^packages/exchange/src/verify/', pathNot: tests },
      to: {
        path: '^packages/exchange/src/(flow|rings|explain)/|^packages/exchange/src/[^/]+/(model|solve-.*|cut-round|more-people|people-bound)\\.ts$',
      },
    },
    {
      name: 'tools-open-nothing',
      severity: 'error',
      comment: 'What a tool needs of a game is handed to it, opened.',
      from: { path: '^packages/[^/]+/src/tools\\.ts$' },
      to: {
        path: '^packages/[^/]+/src/(module|((open|set)/)?open-[^/]+)\\.ts$',
        reachable: true,
      },
    },
    {
      name: 'commands-of-a-game-know-only-it',
      severity: 'error',
      from: { path: `^apps/cli/src/(${Object.keys(foldersOf).join('|')})/`, pathNot: tests },
      to: { path: anyOf(gamePackages), pathNot: '^packages/$1/' },
    },
    {
      name: 'only-tests-of-the-kernel-play-lanterns',
      severity: 'error',
      from: { path: '^packages/kernel/', pathNot: '\\.test\\.ts$' },
      to: { path: smallest },
    },
    {
      name: 'running-matches-have-a-door-of-their-own',
      severity: 'error',
      comment:
        'Who holds a running match imports @cardscape/kernel/match, so that it can be seen here.',
      from: { path: '^packages/kernel/src/index\\.ts$' },
      to: {
        path: '^packages/kernel/src/match/(index|match|replays|replay|rerun|lines|seen/seen-keeper)\\.ts$',
        reachable: true,
      },
    },
    {
      name: 'only-tables-hold-running-matches',
      severity: 'error',
      comment:
        'Whoever plays speaks to a seat of a table; a record is played again by @cardscape/kernel/replay.',
      from: {
        path: '^(packages|apps)/',
        pathNot: ['^packages/players/src/table/', '^packages/kernel/', tests],
      },
      to: { path: '^packages/kernel/src/match/index\\.ts$' },
    },
    {
      name: 'every-package-has-a-layer',
      severity: 'error',
      comment: 'A new package gets its place in the layers of this file first.',
      from: { path: '^packages/', pathNot: anyOf(layers.flat()) },
      to: {},
    },
    {
      name: 'apps-do-not-know-each-other',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'through-the-front-door',
      severity: 'error',
      comment: 'Import another package by its name; only what it exports is meant for others.',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'the-terminal-knows-no-game',
      severity: 'error',
      comment:
        "Only the designer's commands of a game know it; the rest goes through the registry.",
      from: {
        path: '^apps/cli/src/',
        pathNot: [`^apps/cli/src/(${Object.keys(foldersOf).join('|')})/`, tests],
      },
      to: { path: anyOf(gamePackages) },
    },
    {
      name: 'shared-rooms-know-no-game',
      severity: 'error',
      comment:
        'What the screens of all games share goes through the registry; the games of the site are handed to it by app/.',
      from: { path: sharedRooms, pathNot: tests },
      to: { path: [anyOf(gamePackages), '^apps/web/src/games/'] },
    },
    {
      name: 'screens-of-a-game-know-only-it',
      severity: 'error',
      from: { path: '^apps/web/src/games/([^/]+)/' },
      to: { path: '^apps/web/src/games/', pathNot: '^apps/web/src/games/$1/' },
    },
    {
      name: 'the-app-is-above-all-rooms',
      severity: 'error',
      comment: 'app/ knows the games and the rooms; nothing of the site knows app/.',
      from: { path: '^apps/web/src/', pathNot: ['^apps/web/src/app/', tests] },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'the-look-knows-no-other-room',
      severity: 'error',
      from: { path: '^apps/web/src/look/', pathNot: tests },
      to: { path: sharedRooms, pathNot: '^apps/web/src/look/' },
    },
    {
      name: 'the-site-has-these-rooms',
      severity: 'error',
      comment: 'A new room of the site gets its place in the arrows of this file first.',
      from: {
        path: '^apps/web/src/',
        pathNot: [sharedRooms, '^apps/web/src/(app|games/[^/]+)/'],
      },
      to: {},
    },
    {
      name: 'packages-do-no-io',
      severity: 'error',
      comment: 'Packages run in the browser too: nothing of Node, except in store and in tests.',
      from: { path: '^(packages|apps/web/src)/', pathNot: ['^packages/store/', tests] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'tests-stay-out-of-the-product',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: tests },
      to: { path: '(\\.test\\.tsx?$|^packages/[^/]+/src/testing/)' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      comment: 'The import leads nowhere, or past what the package exports.',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
    moduleSystems: ['es6', 'tsd'],
  },
};
