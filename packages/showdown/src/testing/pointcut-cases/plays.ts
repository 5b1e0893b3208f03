import { FOE, type PointcutFamily, play, YOU } from './family.ts';

/** A family for each kind of play; they differ in names only. */
const playFamily = (kind: 'Mob' | 'Equipment' | 'Action' | 'Field', card: string) => ({
  happens: `a player plays a card: ${kind}`,
  when: play(card),
  target: card,
  pointers: [card],
  flags: ['IS_COUNTER'],
  hears: {
    [`onTryPlay${kind}`]: { by: YOU, values: [1] },
    [`onOpponentTryPlay${kind}`]: { by: FOE, values: [1] },
    [`onInit${kind}`]: card,
    [`onInterceptPlay${kind}`]: { by: YOU, values: [1] },
    [`onInterceptOpponentPlay${kind}`]: { by: FOE, values: [1] },
    [`onThink${kind}`]: card,
    [`onPlay${kind}`]: YOU,
    [`onOpponentPlay${kind}`]: FOE,
    [`afterThink${kind}`]: card,
  },
});

const cancelFamily = (kind: string, name: string, card: string) => ({
  happens: `a play is stopped: ${kind}`,
  when: play(card),
  functions: {
    Mire: `function onInterceptOpponentPlay${kind}(player) updateGameValue(0, 0) end`,
  },
  target: card,
  pointers: [card],
  hears: { [`onPlay${name}Cancel`]: YOU, [`onOpponentPlay${name}Cancel`]: FOE },
});

/** Plays. */
export const PLAYS_FAMILIES: readonly PointcutFamily[] = [
  playFamily('Mob', 'Letter'),
  playFamily('Equipment', 'Helmet'),
  playFamily('Action', 'Dart'),
  playFamily('Field', 'Bog'),
  cancelFamily('Mob', 'Mob', 'Letter'),
  cancelFamily('Equipment', 'Equip', 'Helmet'),
  cancelFamily('Action', 'Action', 'Dart'),
  cancelFamily('Field', 'Field', 'Bog'),
  {
    happens: 'a player plays any card',
    when: play('Letter'),
    target: 'Letter',
    pointers: ['Letter'],
    flags: ['IS_COUNTER'],
    hears: {
      onTryPlay: { by: 'Letter', values: [1] },
      onPlayCard: YOU,
      onOpponentPlayCard: FOE,
      onPlayCardViewHand: 'Dart',
      onPlayCardViewDeck: 'Top',
      onPlayCardViewGraveyard: 'Bone',
      onOpponentPlayCardViewHand: 'Note',
      onOpponentPlayCardViewDeck: 'Flint',
      onOpponentPlayCardViewGraveyard: 'Skull',
    },
  },
];
