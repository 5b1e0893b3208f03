import type { KolymaView } from '@cardscape/kolyma';
import type { KolymaLesson } from './lesson.ts';

type Roll = readonly [number, number];
type Colour = 'red' | 'blue' | 'green' | 'yellow' | 'black' | 'none';

/** A number card: what it counts, and its colour. */
const card = (value: number, colour: Colour) => ({ value, class: colour });

/** What lies ready to be drawn where a lesson needs no card in particular. */
const numberDeck = [
  card(6, 'green'),
  card(3, 'yellow'),
  card(-2, 'none'),
  card(4, 'black'),
  card(5, 'red'),
  card(-3, 'blue'),
  card(1, 'none'),
  card(7, 'green'),
];
const deck = ['Short Pace', 'Chain Link', 'Backsight', 'Long Pace', 'Short Pace', 'Plumb Bob'];

/** The turn in which a lesson begins. */
const yourTurn = 3;

interface Side {
  readonly numbers: readonly ReturnType<typeof card>[];
  readonly hand?: readonly string[];
}

/** A round in which both have played a little, and you are to act. */
function inRound(rolls: readonly [Roll, Roll], you: Side, them: Side, results: unknown[] = []) {
  const target = rolls.flat().reduce((sum, die) => sum + die, 0);
  const standing = {
    round: results.length + 1,
    turn: yourTurn,
    active: 0,
    passes: 0,
    dice: { rolls, rerolls: [] },
    results,
  };
  const players = [
    { deck, ...you },
    { deck, hand: ['Gold Pan', 'Undertow', 'Short Pace', 'Backsight'], ...them },
  ];
  return { target, numberDeck, standing, players };
}

const totalOf = ({ players }: KolymaView) => players[0].total;
/** Has the person won a round in this lesson? */
const won = (view: KolymaView) => view.results.some(({ winner }) => winner === 0);
/** Is your total none of those that a lesson passes through, while its round goes on? */
const strayed =
  (...totals: number[]) =>
  (view: KolymaView) =>
    view.results.length === 0 && !totals.includes(totalOf(view));

const flip: KolymaLesson = {
  key: 'target',
  title: 'The target',
  rounds: 0,
  position: inRound(
    [
      [6, 2],
      [3, 3],
    ],
    { numbers: [card(6, 'green'), card(4, 'none'), card(-2, 'red')], hand: ['Backsight'] },
    { numbers: [card(7, 'black'), card(4, 'yellow')] },
  ),
  steps: [
    {
      says: 'Four dice made the target: 14. You stand at 8, your opponent at 11, which is closer. Turn a card around: click *−2*, then *Flip*.',
      hint: 'Your cards lie on the lower side of the chart. Click the card *−2*, and a list opens: take *Flip*. The −2 becomes a 2.',
      shows: [{ number: -2 }],
      done: (view) => totalOf(view) === 12,
    },
    {
      says: 'Now you stand at 12 and they at 11. Your opponent passed. When both pass in a row, the round ends, so *Pass*.',
      hint: 'The button *Pass* is above your hand.',
      shows: [{ deed: 'pass' }, { total: 'near' }],
      done: won,
    },
  ],
  lost: strayed(8, 12),
  learned: 'Whoever is nearer to the target wins the round. A flip moves you by twice the card.',
};

const play: KolymaLesson = {
  key: 'special',
  title: 'Special cards',
  rounds: 0,
  position: inRound(
    [
      [5, 1],
      [4, 2],
    ],
    { numbers: [card(5, 'blue'), card(2, 'none')], hand: ['Long Pace', 'Backsight'] },
    { numbers: [card(8, 'red'), card(3, 'none')] },
  ),
  steps: [
    {
      says: 'Your special cards lie at the bottom, and only you see them. Long Pace adds 5: click *Long Pace*, then *Play*.',
      hint: 'Click *Long Pace* in your hand, and a list opens: take *Play*. Backsight would take you away from the target.',
      shows: [{ special: 'Long Pace' }],
      done: (view) => totalOf(view) === 12,
    },
    {
      says: 'You stand at 12, right on the target: no place is better. Your opponent passed, so *Pass*, too.',
      hint: 'The button *Pass* is above your hand.',
      shows: [{ deed: 'pass' }, { total: 'near' }],
      done: won,
    },
  ],
  lost: strayed(7, 12),
  learned: 'A special card does what it says and is discarded. You draw one in each of your turns.',
};

const over: KolymaLesson = {
  key: 'over',
  title: 'Over the target',
  rounds: 0,
  position: inRound(
    [
      [4, 2],
      [3, 1],
    ],
    { numbers: [card(6, 'yellow'), card(1, 'none')], hand: ['Ice Break', 'Backsight'] },
    { numbers: [card(5, 'green'), card(4, 'blue')] },
  ),
  steps: [
    {
      says: 'The target is 10. Your opponent stands at 9, and you at 7. Push them past it: click *Ice Break*, then *Play*.',
      hint: 'Ice Break adds 6 to your opponent’s total. Click *Ice Break* in your hand, then *Play*.',
      shows: [{ special: 'Ice Break' }, { total: 'far' }],
      done: ({ players }) => players[1].total === 15,
    },
    {
      says: 'They stand at 15, which is over. Who is over loses the round, however far away the other one is: *Pass*.',
      hint: 'The button *Pass* is above your hand.',
      shows: [{ deed: 'pass' }, { total: 'far' }],
      done: won,
    },
  ],
  lost: strayed(7),
  learned:
    'Never go past the target yourself, unless your opponent is over, too: then nobody scores.',
};

const change: KolymaLesson = {
  key: 'change',
  title: 'New cards',
  rounds: 0,
  position: inRound(
    [
      [5, 3],
      [2, 2],
    ],
    { numbers: [card(5, 'green'), card(-8, 'blue'), card(1, 'red')], hand: ['Undertow'] },
    { numbers: [card(9, 'red'), card(-2, 'green')] },
  ),
  steps: [
    {
      says: 'A card that only hurts can be changed for a new one. Click *−8*, then *Swap*: it is put away, and you draw another.',
      hint: 'Flipping it would take you to 14, over the target of 12. Click the card *−8*, then *Swap*.',
      shows: [{ number: -8 }],
      done: (view) => totalOf(view) === 12,
    },
    {
      says: 'You drew a 6, and stand right on the target. That is luck you can count on only here: *Pass*.',
      hint: 'The button *Pass* is above your hand.',
      shows: [{ deed: 'pass' }, { total: 'near' }],
      done: won,
    },
  ],
  lost: strayed(-2, 12),
  learned:
    'Swap a number card, or exchange a special card of your hand. Either is your whole turn.',
};

const choose: KolymaLesson = {
  key: 'choose',
  title: 'Your cards, your choice',
  rounds: 0,
  position: inRound(
    [
      [6, 4],
      [3, 2],
    ],
    { numbers: [card(9, 'yellow'), card(4, 'none'), card(-6, 'black')], hand: ['Tailings'] },
    { numbers: [card(6, 'blue'), card(5, 'red')] },
  ),
  steps: [
    {
      says: 'Tailings discards one of your number cards, and you draw a special card. Click *Tailings*, then *Play*.',
      hint: 'Click *Tailings* in your hand, then *Play*.',
      shows: [{ special: 'Tailings' }],
      // Putting it away in exchange for another is the whole turn.
      done: ({ players, turn }) => players[0].discard.length > 0 && turn === yourTurn,
    },
    {
      says: 'Whoever loses cards chooses which. Without the −6 you go from 7 to 13: click *−6*, then *Confirm*.',
      hint: 'Click the card *−6* on the chart, then the button *Confirm* above your hand.',
      shows: [{ number: -6 }, { deed: 'confirm' }],
      done: (view) => totalOf(view) === 13,
    },
    {
      says: 'The target is 15. You stand at 13, they at 11, and they passed. *Pass*.',
      hint: 'The button *Pass* is above your hand.',
      shows: [{ deed: 'pass' }],
      done: won,
    },
  ],
  lost: strayed(7, 13),
  learned:
    'If a card takes cards away, their player chooses which. That goes for your opponent, too.',
};

const roundsEach = [
  { winner: 0, totals: [12, 9], target: 13, reason: 'closer' },
  { winner: 1, totals: [16, 10], target: 15, reason: 'over' },
];

const win: KolymaLesson = {
  key: 'win',
  title: 'Win the match',
  rounds: roundsEach.length,
  position: inRound(
    [
      [5, 4],
      [3, 2],
    ],
    {
      numbers: [card(6, 'red'), card(3, 'green'), card(-2, 'none')],
      hand: ['Ice Break', 'Long Pace', 'Backsight'],
    },
    { numbers: [card(9, 'black'), card(4, 'yellow')] },
    roundsEach,
  ),
  steps: [
    {
      says: 'One round each: this one decides the match. The target is 14, you stand at 7 and your opponent at 13. Win it.',
      hint: 'You cannot pass them, so push them over: click *Ice Break*, then *Play*. When they have passed, *Pass*.',
      shows: [],
      done: ({ results }) => results.filter(({ winner }) => winner === 0).length === 2,
    },
  ],
  learned: 'You have won the match. Two rounds of three are all it takes.',
};

/** All lessons, each built on those before. */
export const lessons: readonly KolymaLesson[] = [flip, play, over, change, choose, win];
