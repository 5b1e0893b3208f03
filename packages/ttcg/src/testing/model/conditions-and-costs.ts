import {
  allUnits,
  enemyUnits,
  isTapped,
  isUnit,
  type Model,
  mine,
  model,
  ownUnits,
  some,
  theirs,
} from './model.ts';
import { destroy, draw, type Plain, send, stackOf } from './plain.ts';

/** "If ..., draw a card.": only if it is so. */
const ifSo = (condition: string, holds: (plain: Plain) => boolean): Model =>
  model(`If ${condition}, draw a card.`, (plain) => draw(plain, 0, 1), holds);

/** "... Otherwise, gain 1 point." */
const orElse = (condition: string, holds: (plain: Plain) => boolean): Model =>
  model(`If ${condition}, draw a card. Otherwise, gain 1 point.`, (plain) => {
    if (holds(plain)) draw(plain, 0, 1);
    else mine(plain).points += 1;
  });

export const conditions: readonly Model[] = [
  ifSo('you control two or more units', (plain) => ownUnits(plain).length >= 2),
  ifSo('you control exactly one unit', (plain) => ownUnits(plain).length === 1),
  ifSo('your opponent controls no units', (plain) => !some(enemyUnits(plain))),
  ifSo('you control a dragon', (plain) =>
    ownUnits(plain).some(({ subtypes }) => subtypes.includes('dragon')),
  ),
  ifSo(
    'you have more points than your opponent',
    ({ sides: [you, other] }) => you.points > other.points,
  ),
  ifSo('you have 40 or more points', (plain) => mine(plain).points >= 40),
  ifSo(
    'your opponent has three or fewer cards in their hand',
    (plain) => theirs(plain).hand.length <= 3,
  ),
  ifSo(
    'there are two or more units in your discard pile',
    (plain) => mine(plain).discard.filter(isUnit).length >= 2,
  ),
  orElse(
    'you control more units than your opponent',
    (plain) => ownUnits(plain).length > enemyUnits(plain).length,
  ),
  orElse('you have no cards in your hand', (plain) => !some(mine(plain).hand)),
  orElse('you control a tapped unit', (plain) =>
    ownUnits(plain).some((card) => isTapped(plain, card)),
  ),
  orElse('a rank 3 unit is on the field', (plain) =>
    allUnits(plain).some(({ rank }) => rank === 3),
  ),
  orElse('you control a fire unit and a water unit', (plain) =>
    ['fire', 'water'].every((type) => ownUnits(plain).some((card) => card.type === type)),
  ),
  orElse('you control a fire unit or your opponent controls a fire unit', (plain) =>
    allUnits(plain).some(({ type }) => type === 'fire'),
  ),
];

/** What is paid first; the effect can be used only if it can be paid and then done. */
export const costs: readonly Model[] = [
  model('Lose 2 points to draw two cards.', (plain) => {
    mine(plain).points -= 2;
    draw(plain, 0, 2);
  }),
  model(
    'Discard one card to draw two cards.',
    (plain, answers) => {
      send(plain, answers.chooseOne(mine(plain).hand), 'discard');
      draw(plain, 0, 2);
    },
    (plain) => some(mine(plain).hand),
  ),
  model(
    'Destroy one unit you control to gain 5 points.',
    (plain, answers) => {
      destroy(plain, answers.chooseOne(ownUnits(plain)));
      mine(plain).points += 5;
    },
    (plain) => some(ownUnits(plain)),
  ),
  model(
    'Discard one card to destroy one enemy unit.',
    (plain, answers) => {
      send(plain, answers.chooseOne(mine(plain).hand), 'discard');
      destroy(plain, answers.chooseOne(enemyUnits(plain)));
    },
    (plain) => some(mine(plain).hand) && some(enemyUnits(plain)),
  ),
  model(
    'Discard one unit to return one unit from your discard pile to your hand.',
    (plain, answers) => {
      send(plain, answers.chooseOne(mine(plain).hand.filter(isUnit)), 'discard');
      send(plain, answers.chooseOne(mine(plain).discard.filter(isUnit)), 'hand');
    },
    (plain) => some(mine(plain).hand.filter(isUnit)),
  ),
  model(
    'Tap one unit you control to draw a card.',
    (plain, answers) => {
      const untapped = ownUnits(plain).filter((card) => !isTapped(plain, card));
      stackOf(plain, answers.chooseOne(untapped)).tapped = true;
      draw(plain, 0, 1);
    },
    (plain) => ownUnits(plain).some((card) => !isTapped(plain, card)),
  ),
  model('Choose one: draw a card; or gain 2 points.', (plain, answers) => {
    if (answers.answer() === 0) draw(plain, 0, 1);
    else mine(plain).points += 2;
  }),
  // Using it is the decision.
  model('You may lose 3 points. If you do, draw two cards.', (plain) => {
    mine(plain).points -= 3;
    draw(plain, 0, 2);
  }),
];
