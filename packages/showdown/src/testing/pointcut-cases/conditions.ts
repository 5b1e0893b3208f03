import { ALL, FOE, type PointcutFamily, run, YOU } from './family.ts';

const conditionFamily = (name: string, own = FOE) => ({
  happens: `a card gets a condition: ${name}`,
  when: run(`apply${name}(player, theirs(1), 2)`),
  target: 'Bat',
  pointers: ['Bat'],
  hears: {
    [`onReceive${name}`]: 'Bat',
    [`onReceive${name}Card`]: own,
    [`onOpponentReceive${name}Card`]: name === 'Hijack' ? `${YOU} Bat` : YOU,
  },
});

/** Conditions, healing, what is in force, chance. */
export const CONDITIONS_FAMILIES: readonly PointcutFamily[] = [
  conditionFamily('Stun'),
  // The silenced card hears that of itself only.
  conditionFamily('Silence', 'Ogre'),
  conditionFamily('Hijack', 'Ogre'),
  conditionFamily('Away'),
  {
    happens: 'a card is to be healed',
    when: run('refreshHP(player, mine(0), 20)'),
    target: 'Hero',
    pointers: ['Hero'],
    values: [20],
    hears: {
      onInterceptRefreshCard: YOU,
      onInterceptOpponentRefreshCard: FOE,
      onRefresh: 'Hero',
      onRefreshCard: YOU,
      onOpponentRefreshCard: FOE,
    },
  },
  {
    happens: 'a level changes',
    when: run('incrementPlayerLevel(player, 10)'),
    hears: {
      undoBuffs: `${ALL} Sprout`,
      applyBuffs: `${ALL} Sprout`,
      undoBlocks: `${ALL} Sprout`,
      applyBlocks: `${ALL} Sprout`,
    },
    functions: { Meadow: 'function applyBuffs(player) end' },
  },
];

/** Chance and prompts. */
export const CHANCE_FAMILIES: readonly PointcutFamily[] = [
  {
    happens: 'a coin is called',
    when: run('throwCoin(player)', 'Heads'),
    hears: { onThrowCoin: YOU, onOpponentThrowCoin: FOE },
  },
  {
    happens: 'a coin is thrown that nobody calls',
    when: run('throwDie(player, 2, 2)'),
    hears: { onThrowCoinFixed: YOU, onOpponentThrowCoinFixed: FOE },
  },
  {
    happens: 'a die is thrown',
    when: run('throwDie(player, 4, 6)'),
    hears: { onThrowDie: YOU, onOpponentThrowDie: FOE },
  },
  {
    happens: 'rock, paper, scissors is played',
    when: run('playRps(player)', 'Rock', 'Paper'),
    hears: { onPlayRps: ALL },
  },
  {
    happens: 'a prompt is answered',
    when: run('makePrompt(player, true, "Well?", "", 0, 0, "So", "Not so")', 'So'),
    hears: { onPrompt: YOU, onOpponentPrompt: FOE },
  },
];
