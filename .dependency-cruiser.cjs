/** The games of the house, each a package. */
const gamePackages = ['ttcg', 'showdown', 'kolyma', 'lanterns'];
/** Those whose designers have commands of their own in the terminal. */
const designersCommands = ['ttcg', 'showdown', 'kolyma'];

/** The layers of the house, from the ground up. A package imports from lower layers only. */
const layers = [
  ['kernel'],
  ['lua'],
  gamePackages,
  ['games'],
  ['store', 'players', 'studio', 'exchange'],
];

const anyOf = (names) => `^packages/(${names.join('|')})/`;
const tests = '(\\.test\\.tsx?$|/src/testing/|/scripts/|\\.config\\.ts$)';

/** The smallest game, which the tests of the kernel play; a rule below keeps it out of the rest. */
const smallest = '^packages/lanterns/';

/** A package may know itself and the layers below it: neither its neighbours nor what is above. */
const upwardsAndSideways = layers.map((layer, height) => ({
  name: `layer-${height + 1}-knows-only-what-is-below`,
  severity: 'error',
  comment:
    'apps -> store, players, studio, exchange -> registry -> games -> lua -> kernel; never sideways or up.',
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
    {
      name: 'only-tests-of-the-kernel-play-lanterns',
      severity: 'error',
      from: { path: '^packages/kernel/', pathNot: '\\.test\\.ts$' },
      to: { path: smallest },
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
        pathNot: [`^apps/cli/src/(${designersCommands.join('|')})/`, tests],
      },
      to: { path: anyOf(gamePackages) },
    },
    {
      name: 'matches-and-replays-know-no-game',
      severity: 'error',
      comment: 'What is shared by the screens of all games goes through the registry.',
      from: { path: '^apps/web/src/(match|replay)/', pathNot: tests },
      to: { path: anyOf(gamePackages) },
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
