import { type Observer, type Observers, some, told } from './seeing.ts';

const skipsAttack: Observer = (line) =>
  some(line, ({ events, without }) => told(events, 'skipsAttack') > told(without, 'skipsAttack'));

/** Attacks that can be made only by the text. */
const attacksMore: Observer = (line) =>
  line.offers.some(({ added }) => added.some(({ act }) => act === 'attack'));

const losesOther: Observer = (line) =>
  some(line, ({ before, after }) => before.points.join() !== after.points.join());

/** A battle ended otherwise. */
const fightsOtherwise: Observer = (line) =>
  some(line, ({ before, after }) =>
    before.cards.some(({ id, place }) => after.cards[id]?.place !== place),
  );

const endsBattle: Observer = (line) =>
  some(line, ({ before, after }) => before.stage !== after.stage);

/** What is said of attacks, and how units fight. */
export const BATTLE_OBSERVERS: Observers = [
  [/skips? (?:its|their) next attack/, skipsAttack],
  [/cannot be prevented from attacking|can attack before the battle phase/, attacksMore],
  [/points lost through|loses points from .* attack/, losesOther],
  [/uses? (?:its|their) (?:attack|defense) instead of/, fightsOtherwise],
  [/^end the battle phase/, endsBattle],
];
