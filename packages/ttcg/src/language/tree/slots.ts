import type { Slot } from './places.ts';
import type { Act, Cards } from './tree.ts';

/** A place in an act where cards stand, and where it looks for them by itself. */
export interface CardSlot {
  readonly cards: Cards;
  readonly looks: Slot;
}

/** The cards that an act works on, in the order in which they are chosen. */
export function slotsOf(act: Act): readonly CardSlot[] {
  switch (act.do) {
    case 'reveal':
    case 'look':
      return [{ cards: act.cards, looks: 'reveal' }];
    case 'move':
      return act.to.zone === 'under'
        ? [
            { cards: act.cards, looks: 'placeUnder' },
            { cards: act.to.card, looks: 'field' },
          ]
        : [{ cards: act.cards, looks: 'field' }];
    case 'search':
      return [{ cards: act.cards, looks: 'search' }];
    case 'discard':
      return [{ cards: act.cards, looks: 'discard' }];
    case 'swap':
      return act.with === undefined
        ? [{ cards: act.cards, looks: 'field' }]
        : [
            { cards: act.cards, looks: 'field' },
            { cards: act.with, looks: 'field' },
          ];
    case 'equip':
      return [
        { cards: act.card, looks: 'field' },
        { cards: act.to, looks: 'field' },
      ];
    case 'beside':
      return [
        { cards: act.cards, looks: 'play' },
        { cards: act.of, looks: 'field' },
      ];
    case 'column':
      return act.to === undefined
        ? [{ cards: act.cards, looks: 'field' }]
        : [
            { cards: act.cards, looks: 'field' },
            { cards: act.to, looks: 'field' },
          ];
    case 'redirect':
      return [{ cards: act.to, looks: 'field' }];
    case 'play':
      return [{ cards: act.cards, looks: 'play' }];
    case 'rankUp':
      return act.with === undefined
        ? [{ cards: act.cards, looks: 'field' }]
        : [
            { cards: act.cards, looks: 'field' },
            { cards: act.with, looks: 'rankUpWith' },
          ];
    case 'enterTapped':
      return [{ cards: act.cards, looks: 'field' }];
    case 'forbid':
      return [{ cards: act.cards, looks: act.from === 'be played' ? 'anywhere' : 'field' }];
    case 'allow':
      return [{ cards: act.cards, looks: act.what === 'be played freely' ? 'anywhere' : 'field' }];
    case 'destroy':
    case 'tap':
    case 'untap':
    case 'target':
    case 'stat':
    case 'turnStats':
    case 'invertBonus':
    case 'invertChanges':
    case 'type':
    case 'subtype':
    case 'flip':
    case 'activate':
    case 'copy':
    case 'copyStats':
    case 'immune':
    case 'price':
    case 'control':
    case 'giveBack':
    case 'restack':
    case 'extraAttacks':
    case 'attackTimes':
    case 'allowRankUp':
    case 'lure':
    case 'compel':
    case 'skipAttack':
    case 'fightWith':
    case 'lend':
      return [{ cards: act.cards, looks: 'field' }];
    default:
      return [];
  }
}
