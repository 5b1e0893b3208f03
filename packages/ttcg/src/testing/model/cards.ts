import {
  allSpells,
  allUnits,
  enemySpells,
  enemyUnits,
  freeColumns,
  highest,
  isTapped,
  isUnit,
  type Model,
  mine,
  model,
  ownUnits,
  some,
  theirs,
  toAll,
  toOne,
} from './model.ts';
import { destroy, lift, type PlainCard, type Side, SOURCE, stackOf, unitsOf } from './plain.ts';

export const destroying: readonly Model[] = [
  toOne('Destroy one enemy unit.', enemyUnits, destroy),
  toOne('Destroy one unit you control.', ownUnits, destroy),
  toOne('Destroy one unit.', allUnits, destroy),
  toOne('Destroy one enemy spell.', enemySpells, destroy),
  toOne(
    'Destroy one rank 2 or lower unit your opponent controls.',
    (plain) => enemyUnits(plain).filter(({ rank }) => rank <= 2),
    destroy,
  ),
  toOne(
    'Destroy one tapped unit.',
    (plain) => allUnits(plain).filter((card) => isTapped(plain, card)),
    destroy,
  ),
  toOne(
    'Destroy one unit with the highest attack.',
    (plain) => highest(allUnits(plain), ({ attack }) => attack),
    destroy,
  ),
  toAll('Destroy all enemy units.', enemyUnits, destroy),
  toAll('Destroy all units.', allUnits, destroy),
  toAll('Destroy each enemy spell.', enemySpells, destroy),
  toAll(
    'Destroy all fire units.',
    (plain) => allUnits(plain).filter(({ type }) => type === 'fire'),
    destroy,
  ),
  toAll(
    'Destroy all non-fire units your opponent controls.',
    (plain) => enemyUnits(plain).filter(({ type }) => type !== 'fire'),
    destroy,
  ),
  toAll(
    'Destroy all dragons.',
    (plain) => allUnits(plain).filter(({ subtypes }) => subtypes.includes('dragon')),
    destroy,
  ),
  toAll(
    'Destroy all units with 300 or more attack.',
    (plain) => allUnits(plain).filter(({ attack }) => attack >= 300),
    destroy,
  ),
  toAll(
    'Destroy all rank 1 units.',
    (plain) => allUnits(plain).filter(({ rank }) => rank === 1),
    destroy,
  ),
  toAll(
    'Destroy all other spells.',
    (plain) => allSpells(plain).filter(({ name }) => name !== SOURCE),
    destroy,
  ),
  toOne('Your opponent destroys one unit they control.', enemyUnits, destroy),
];

export const turning: readonly Model[] = [
  toOne(
    'Tap one enemy unit.',
    (plain) => enemyUnits(plain).filter((card) => !isTapped(plain, card)),
    (plain, card) => {
      stackOf(plain, card).tapped = true;
    },
  ),
  toAll(
    'Tap all enemy units.',
    (plain) => enemyUnits(plain).filter((card) => !isTapped(plain, card)),
    (plain, card) => {
      stackOf(plain, card).tapped = true;
    },
  ),
  toAll(
    'Untap all units you control.',
    (plain) => ownUnits(plain).filter((card) => isTapped(plain, card)),
    (plain, card) => {
      stackOf(plain, card).tapped = false;
    },
  ),
  toOne(
    'Untap one unit.',
    (plain) => allUnits(plain).filter((card) => isTapped(plain, card)),
    (plain, card) => {
      stackOf(plain, card).tapped = false;
    },
  ),
];

/** Where cards of a side can be ranked up, and with which of the given cards. */
function rankUps(side: Side, cards: readonly PlainCard[]): PlainCard[] {
  return unitsOf(side).filter((base) =>
    cards.some((card) => isUnit(card) && card.type === base.type && card.rank === base.rank + 1),
  );
}

export const placing: readonly Model[] = [
  model(
    'Play one rank 1 unit from your hand.',
    (plain, answers) => {
      const side = mine(plain);
      const card = answers.chooseOne(side.hand.filter((one) => isUnit(one) && one.rank === 1));
      const column = answers.column(freeColumns(side.units));
      lift(plain, card);
      side.units[column] = { cards: [card], tapped: false };
    },
    (plain) =>
      some(mine(plain).hand.filter((one) => isUnit(one) && one.rank === 1)) &&
      freeColumns(mine(plain).units).length > 0,
  ),
  model(
    'Play one unit from your discard pile without ranking up.',
    (plain, answers) => {
      const side = mine(plain);
      const card = answers.chooseOne(side.discard.filter(isUnit));
      const column = answers.column(freeColumns(side.units));
      lift(plain, card);
      side.units[column] = { cards: [card], tapped: false };
    },
    (plain) =>
      some(mine(plain).discard.filter(isUnit)) && freeColumns(mine(plain).units).length > 0,
  ),
  model(
    'Rank up one unit you control.',
    (plain, answers) => {
      const side = mine(plain);
      const base = answers.chooseOne(rankUps(side, side.hand));
      const fitting = side.hand.filter(
        (card) => isUnit(card) && card.type === base.type && card.rank === base.rank + 1,
      );
      const card = answers.chooseOne(fitting);
      const stack = stackOf(plain, base);
      lift(plain, card);
      stack.cards.unshift(card);
      stack.tapped = false;
    },
    (plain) => some(rankUps(mine(plain), mine(plain).hand)),
  ),
  model(
    'Take control of one enemy unit.',
    (plain, answers) => {
      const card = answers.chooseOne(enemyUnits(plain));
      const stack = stackOf(plain, card);
      const { units } = theirs(plain);
      units[units.indexOf(stack)] = null;
      const [column] = freeColumns(mine(plain).units) as [number];
      mine(plain).units[column] = stack;
    },
    (plain) => some(enemyUnits(plain)) && freeColumns(mine(plain).units).length > 0,
  ),
  model(
    'Swap the places of two units you control.',
    (plain, answers) => {
      const { units } = mine(plain);
      const [one, other] = answers
        .choose(ownUnits(plain), 2)
        .map((card) => units.indexOf(stackOf(plain, card))) as [number, number];
      [units[one], units[other]] = [units[other] as never, units[one] as never];
    },
    (plain) => ownUnits(plain).length >= 2,
  ),
  model(
    'Place one unit from your hand under one unit you control.',
    (plain, answers) => {
      const host = answers.chooseOne(ownUnits(plain));
      const card = answers.chooseOne(mine(plain).hand.filter(isUnit));
      lift(plain, card);
      stackOf(plain, host).cards.push(card);
    },
    (plain) => some(ownUnits(plain)) && some(mine(plain).hand.filter(isUnit)),
  ),
  model(
    'Move one unit you control to another column.',
    (plain, answers) => {
      const { units } = mine(plain);
      const card = answers.chooseOne(ownUnits(plain));
      const from = units.indexOf(stackOf(plain, card));
      const to = answers.column(freeColumns(units));
      units[to] = units[from] as never;
      units[from] = null;
    },
    (plain) => some(ownUnits(plain)) && freeColumns(mine(plain).units).length > 0,
  ),
];
