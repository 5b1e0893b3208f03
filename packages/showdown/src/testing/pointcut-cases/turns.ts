import type { PositionSketch } from '../position.ts';
import { Scene } from '../scene.ts';
import { table } from '../table.ts';
import { ALL, FOE, type PointcutFamily, YOU } from './family.ts';

/** Plays your turn through, without a level-up and without attacks. */
function wholeTurn(position: PositionSketch): Scene {
  const played = table({ ...position, phase: 'start' })
    .decline()
    .choose('End your turn');
  const end = played.events.findIndex((event) => event.type === 'turn' && event.turn === 6);
  return new Excerpt(played, end);
}

/** A scene up to one of its events. */
class Excerpt extends Scene {
  readonly book;
  readonly state;
  readonly events;

  constructor({ book, state, events }: Scene, end: number) {
    super();
    this.book = book;
    this.state = state;
    this.events = events.slice(0, end);
  }
}

/** Turns and levels. */
export const TURNS_FAMILIES: readonly PointcutFamily[] = [
  {
    happens: 'a turn goes by',
    when: wholeTurn,
    hears: {
      onPrepareStartTurn: YOU,
      onOpponentPrepareStartTurn: FOE,
      onStartTurn: `${YOU} Sprout`,
      onOpponentStartTurn: FOE,
      onStartTurnViewHand: 'Letter',
      onStartTurnViewDeck: 'Top',
      onStartTurnViewGraveyard: 'Bone',
      onOpponentStartTurnViewHand: 'Note',
      onOpponentStartTurnViewDeck: 'Flint',
      onOpponentStartTurnViewGraveyard: 'Skull',
      onRecoverStats: ALL,
      onReactivateCardLevelDrop: 'Letter',
      onReactivateCardEffects: YOU,
      onOpponentReactivateCardEffects: FOE,
      onEquipRefreshCharges: 'Blade',
      afterLevelUp: YOU,
      afterOpponentLevelUp: FOE,
      onStartCharacterActions: YOU,
      onOpponentStartCharacterActions: FOE,
      onStartCharacterActions2: YOU,
      onOpponentStartCharacterActions2: FOE,
      onInterceptCharacterAction: YOU,
      onOpponentInterceptCharacterAction: FOE,
      onActivateCharacterAction1: 'Hero',
      onActivateCharacterAction2: 'Hero',
      onActivateCharacterAction3: 'Hero',
      onActivateCharacterAction: 'Sprout',
      afterApplyCharacterAction: YOU,
      afterOpponentApplyCharacterAction: FOE,
      afterCharacterActions: YOU,
      afterOpponentCharacterActions: FOE,
      onActivateMobEffect: ALL,
      onRecoverMobStats: ALL,
      onEndTurn: YOU,
      onOpponentEndTurn: FOE,
    },
  },
  {
    happens: 'a player levels up with a one-shot',
    when: (position) => table({ ...position, phase: 'level' }).choose('Level up with Root'),
    ground: { you: { hand: ['Root'], build: ['Sprout'] } },
    target: 'Root',
    pointers: ['Root'],
    hears: {
      onLevelUp: YOU,
      onOpponentLevelUp: FOE,
      doRepeatLevelActionTrigger: YOU,
      onLevelActionTrigger: 'Root',
    },
  },
];
