import {
  covering,
  each,
  enemySpells,
  enemyUnits,
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
import { draw, mill, send, stackOf } from './plain.ts';

export const piles: readonly Model[] = [
  model('Draw two cards.', (plain) => draw(plain, 0, 2)),
  model('Your opponent draws a card.', (plain) => draw(plain, 1, 1)),
  model('Each player draws a card.', (plain) => {
    draw(plain, 0, 1);
    draw(plain, 1, 1);
  }),
  model('Draw cards until you have six cards in your hand.', (plain) =>
    draw(plain, 0, Math.max(0, 6 - mine(plain).hand.length)),
  ),
  model('Mill two cards.', (plain) => mill(plain, 0, 2)),
  model('Your opponent mills three cards.', (plain) => mill(plain, 1, 3)),
  toOne(
    'Discard one card.',
    (plain) => mine(plain).hand,
    (plain, card) => send(plain, card, 'discard'),
  ),
  toOne(
    'Your opponent discards one card.',
    (plain) => theirs(plain).hand,
    (plain, card) => send(plain, card, 'discard'),
  ),
  toAll(
    'Discard your hand.',
    (plain) => mine(plain).hand,
    (plain, card) => send(plain, card, 'discard'),
  ),
  model(
    'Discard your hand, then draw that many cards.',
    (plain) => {
      const { hand } = mine(plain);
      each(hand, (card) => send(plain, card, 'discard'));
      draw(plain, 0, hand.length);
    },
    (plain) => some(mine(plain).hand),
  ),
  toOne("Return one enemy unit to its owner's hand.", enemyUnits, (plain, card) =>
    send(plain, card, 'hand'),
  ),
  toAll("Return all enemy spells to their owners' hands.", enemySpells, (plain, card) =>
    send(plain, card, 'hand'),
  ),
  toOne(
    'Return one unit from your discard pile to your hand.',
    (plain) => mine(plain).discard.filter(isUnit),
    (plain, card) => send(plain, card, 'hand'),
  ),
  toOne("Put one enemy unit on top of its owner's deck.", enemyUnits, (plain, card) =>
    send(plain, card, 'deck top'),
  ),
  toOne("Put one enemy unit on the bottom of its owner's deck.", enemyUnits, (plain, card) =>
    send(plain, card, 'deck bottom'),
  ),
  model(
    'Send one card under a unit you control to the discard pile.',
    (plain, answers) => {
      const stack = stackOf(plain, answers.chooseOne(covering(plain)));
      send(plain, answers.chooseOne(stack.cards.slice(1)), 'discard');
    },
    (plain) => some(covering(plain)),
  ),
  toOne(
    'Shuffle one card from your discard pile into your deck.',
    (plain) => mine(plain).discard,
    (plain, card) => {
      send(plain, card, 'deck bottom');
      plain.shuffled.add(0);
    },
  ),
  toAll(
    'Shuffle all cards in your hand into your deck.',
    (plain) => mine(plain).hand,
    (plain, card) => {
      send(plain, card, 'deck bottom');
      plain.shuffled.add(0);
    },
  ),
  model(
    'Reveal the top card of your deck. If it is a unit, add it to your hand.',
    (plain) => {
      if (mine(plain).deck[0]?.kind === 'unit') draw(plain, 0, 1);
    },
    (plain) => some(mine(plain).deck),
  ),
  model('Exchange hands with your opponent.', (plain) => {
    const [you, other] = plain.sides;
    [you.hand, other.hand] = [other.hand, you.hand];
  }),
];

export const points: readonly Model[] = [
  model('Gain 3 points.', (plain) => {
    mine(plain).points += 3;
  }),
  model('Lose 2 points.', (plain) => {
    mine(plain).points -= 2;
  }),
  model('Your opponent loses 2 points.', (plain) => {
    theirs(plain).points -= 2;
  }),
  model('Each player loses 1 point.', (plain) => {
    for (const side of plain.sides) side.points -= 1;
  }),
  model('Double your points.', (plain) => {
    mine(plain).points *= 2;
  }),
  model('Exchange points with your opponent.', (plain) => {
    const [you, other] = plain.sides;
    [you.points, other.points] = [other.points, you.points];
  }),
  model('Gain 1 point for each unit you control.', (plain) => {
    mine(plain).points += ownUnits(plain).length;
  }),
  model('Your opponent loses 1 point for each card in your discard pile.', (plain) => {
    theirs(plain).points -= mine(plain).discard.length;
  }),
  model('Draw a card for each spell your opponent controls.', (plain) =>
    draw(plain, 0, enemySpells(plain).length),
  ),
];
