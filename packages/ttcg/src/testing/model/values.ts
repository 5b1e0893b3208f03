import { allUnits, enemyUnits, type Model, mine, model, ownUnits, toAll, toOne } from './model.ts';
import type { PlainCard } from './plain.ts';

export const values: readonly Model[] = [
  toOne('One unit gains 100 attack.', allUnits, (_, card) => {
    card.attack += 100;
  }),
  toAll('All units you control gain 50 defense this turn.', ownUnits, (_, card) => {
    card.defense += 50;
  }),
  toOne('One enemy unit loses 50 attack.', enemyUnits, (_, card) => {
    card.attack -= 50;
  }),
  toOne('One unit gains 100 attack and loses 50 defense.', allUnits, (_, card) => {
    card.attack += 100;
    card.defense -= 50;
  }),
  toOne('Double the attack of one unit you control.', ownUnits, (_, card) => {
    card.attack *= 2;
  }),
  toOne("One unit's attack becomes 500.", allUnits, (_, card) => {
    card.attack = 500;
  }),
  toOne('Swap the attack and defense of one unit.', allUnits, (_, card) => {
    [card.attack, card.defense] = [card.defense, card.attack];
  }),
  model(
    'Swap the attack of two units.',
    (plain, answers) => {
      const [one, other] = answers.choose(allUnits(plain), 2) as [PlainCard, PlainCard];
      [one.attack, other.attack] = [other.attack, one.attack];
    },
    (plain) => allUnits(plain).length >= 2,
  ),
  toOne('One unit gains attack equal to its defense.', allUnits, (_, card) => {
    card.attack += card.defense;
  }),
  toOne('One unit gains 10 attack for each card in your hand.', allUnits, (plain, card) => {
    card.attack += 10 * mine(plain).hand.length;
  }),
  toOne('One unit you control gains 1 rank.', ownUnits, (_, card) => {
    card.rank += 1;
  }),
  toOne('One unit becomes a water unit.', allUnits, (_, card) => {
    card.type = 'water';
  }),
  toAll('All enemy units become dark units.', enemyUnits, (_, card) => {
    card.type = 'dark';
  }),
  toOne('One unit gains the ghost subtype.', allUnits, (_, card) => {
    if (!card.subtypes.includes('ghost')) card.subtypes.push('ghost');
  }),
];
