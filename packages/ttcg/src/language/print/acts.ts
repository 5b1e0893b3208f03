import { isRoundedUp } from '../tree/round-up.ts';
import type { Action, CardFilter, Cards, Duration, EffectType } from '../tree/tree.ts';
import { allInChain, effectOf, effectsOf } from './acting.ts';
import { amountOfThings, forEach } from './amounts.ts';
import { absorbs, allowsUse, forbids, wards } from './bans.ts';
import { bars } from './bars.ts';
import { areSeveral, cardsObject, isRate } from './cards.ts';
import { becomes, changesPoints, changesStat, NOTHING, statOfCards, swaps } from './changes.ts';
import { type Clause, cardsAsSubject, player } from './clauses.ts';
import { diverts } from './diverts.ts';
import { doer, does, handOf, lasting, you } from './does.ts';
import { anyOf, oneOf, refObject, type Speech } from './filter.ts';
import { FREEDOMS } from './freedoms.ts';
import { movePhrase } from './moves.ts';
import { allotted, drawnFrom, handSize, searches, shuffledPhrase, topShown } from './piles.ts';
import { costs, forPrice } from './prices.ts';
import { mayRankUp, rankUpPhrase } from './rank-ups.ts';
import { isReader, sideOf } from './sides.ts';
import { inTurns } from './turn-counts.ts';
import { counted, inWords, joined, thirdPerson } from './words.ts';

/** "the base attack of one unit". */
const copiedValue = ({ cards, stat, base }: Of<'copyStats'>, speech: Speech): string =>
  statOfCards(cards, base ? `base ${stat}` : stat, speech);

/** An action but a choice, which holds acts of its own. */
type SimpleAction = Exclude<Action, { do: 'choose' }>;
type Of<Do extends SimpleAction['do']> = Extract<SimpleAction, { do: Do }>;
type Shown = Extract<SimpleAction, { do: 'destroy' | 'tap' | 'untap' | 'reveal' | 'look' }>;

/** Any action but a choice, as a clause. */
export function actClause(action: SimpleAction, speech: Speech): Clause {
  if (!isRoundedUp(action)) return ratedClause(action, speech);
  const { for: time, ...timeless } = action as SimpleAction & { for?: Duration };
  const clause = ratedClause(timeless as SimpleAction, speech);
  return lasting({ ...clause, rest: `${clause.rest} rounded up` }, time, speech);
}

function ratedClause(action: SimpleAction, speech: Speech): Clause {
  const clause = plainClause(action, speech);
  const cards = 'cards' in action && action.do !== 'bar' ? action.cards : undefined;
  if (cards?.the !== 'pick' || !isRate(cards.count)) return clause;
  return { ...clause, rest: `${clause.rest} ${forEach(cards.count.amount, inWords, speech)}` };
}

/** The phrases of all actions are here; what cards are counted for each of comes after them. */
function plainClause(action: SimpleAction, speech: Speech): Clause {
  const onField = (cards: Cards) => cardsObject(cards, { slot: 'field' }, speech);
  switch (action.do) {
    case 'destroy':
    case 'tap':
    case 'untap': {
      const price = action.price !== undefined && forPrice(action.price);
      return does(doer(action.by, speech), action.do, joined(onField(action.cards), price));
    }
    case 'reveal':
      return shows(action, 'reveal', speech);
    case 'look':
      return shows(action, 'look at', speech);
    case 'target':
      return does(doer(action.by, speech), 'choose', targets(action.cards, speech));
    case 'move':
      return does(doer(action.by, speech), ...movePhrase(action, speech));
    case 'search':
      return searches(action, speech);
    case 'shuffle':
      return does(player(action.who, speech), 'shuffle', shuffledPhrase(action, speech));
    case 'draw':
    case 'mill': {
      const subject = player(action.who, speech);
      if (typeof action.amount === 'object' && 'hand' in action.amount) {
        speech.several = true;
        return does(subject, 'draw', handSize(action.who, action.amount, speech));
      }
      const amount = amountOfThings(action.amount, 'card', speech);
      speech.several = action.amount !== 1;
      const bottom = action.do === 'draw' && drawnFrom(action, speech);
      const most = 'upTo' in action && 'up to';
      return does(subject, action.do, joined(most, amount, bottom));
    }
    case 'dig': {
      const { own, they } = isReader(action.who, speech)
        ? ({ own: 'your', they: 'you' } as const)
        : ({ own: 'their', they: 'they' } as const);
      const from = action.how === 'reveal' ? `cards from the top of ${own} deck` : 'cards';
      const until = `until ${they} ${action.how} ${oneOf(action.until, 'anywhere', speech)}`;
      speech.several = false;
      return does(player(action.who, speech), action.how, `${from} ${until}`);
    }
    case 'discard':
      if (action.cards.the === 'pick' && keptInHand(action.cards) !== undefined) {
        speech.several = true;
        const hand = { hand: keptInHand(action.cards) ?? 0 };
        return does(
          player(action.who, speech),
          'discard',
          `cards ${handSize(action.who, hand, speech)}`,
        );
      }
      return does(
        player(action.who, speech),
        'discard',
        cardsObject(
          action.cards,
          { slot: 'discard', out: true, hand: handOf(action.who, speech) },
          speech,
        ),
      );
    case 'points':
      return changesPoints(action, speech);
    case 'stake':
      return does(player(action.who, speech), 'lose', 'any number of points');
    case 'nothing':
      return { subject: NOTHING, verb: 'happen', rest: '' };
    case 'scalePoints': {
      const { words, who, several } = player(action.who, speech);
      const verb = several || who === 'you' ? action.of : thirdPerson(action.of);
      const by = action.by !== undefined && `by ${action.by}`;
      const through = action.through && throughAttacks(action.through, speech);
      const points = joined(`the points ${words} ${verb}`, through, by);
      return lasts(does(you(speech), action.how, points));
    }
    case 'divert':
      return lasts(diverts(action, speech));
    case 'openHand':
      return lasts(
        does(
          player(action.who, speech),
          'play',
          `with ${handOf(action.who, speech)} hand revealed`,
        ),
      );
    case 'openTop':
      return lasts(topShown(action, speech));
    case 'openDraws': {
      const cards = `each card ${isReader(action.who, speech) ? 'you' : 'they'} draw`;
      return lasts(does(player(action.who, speech), 'reveal', cards));
    }
    case 'absorb':
      return lasts(absorbs(action, speech));
    case 'ward':
      return lasts(wards(action, speech));
    case 'allowUse':
      return lasts(allowsUse(action, speech));
    case 'allot': {
      const clause = lasts(does(player(action.who, speech), ...allotted(action, speech)));
      return { ...clause, told: true };
    }
    case 'exchange':
      return does(
        you(speech),
        'exchange',
        `${action.what} with ${sideOf('opponent', speech).words}`,
      );
    case 'stat':
      return changesStat(action, speech);
    case 'turnStats':
      return lasts(
        does(you(speech), 'swap', statOfCards(action.cards, 'attack and defense', speech)),
      );
    case 'invertBonus':
      return lasts(does(you(speech), 'invert', statOfCards(action.cards, 'bonus', speech)));
    case 'invertChanges':
      return lasts(does(you(speech), 'invert', statOfCards(action.cards, 'stat changes', speech)));
    case 'price':
      return lasts(costs(cardsAsSubject(action.cards, speech), action.price));
    case 'enterTapped':
      return lasts(does(cardsAsSubject(action.cards, speech), 'enter', 'the field tapped'));
    case 'swap':
      return lasts(swaps(action, speech));
    case 'type':
      if (action.type === 'chosen')
        return lasts(becomes(action.cards, 'unit', speech, ' of the chosen type', action.also));
      return lasts(becomes(action.cards, `${action.type} unit`, speech, '', action.also));
    case 'subtype': {
      const { cards, op, subtype } = action;
      if (op === 'become') return lasts(becomes(cards, `${subtype} unit`, speech));
      return lasts(does(cardsAsSubject(cards, speech), op, `the ${subtype} subtype`));
    }
    case 'flip':
      return does(you(speech), 'turn', `${onField(action.cards)} face-${action.face}`);
    case 'equip':
      return does(you(speech), 'equip', `${onField(action.card)} to ${onField(action.to)}`);
    case 'activate':
    case 'copy':
      return does(you(speech), action.do, effectOfCards(action, speech));
    case 'copyStats':
      return lasts(does(you(speech), 'copy', copiedValue(action, speech)));
    case 'counter':
      if (action.all) return does(you(speech), 'counter', allInChain(action, speech));
      return does(
        you(speech),
        'counter',
        joined(
          action.of && action.what === 'effect'
            ? effectOf(action.of, speech)
            : joined(
                `the ${action.what}`,
                action.of && `of ${oneOf(action.of, 'anywhere', speech)}`,
              ),
          action.targeting && `that targets ${targeted(action.targeting, speech)}`,
        ),
      );
    case 'redirect':
      // "Another" would be another than the one that is aimed at.
      if (!speech.aimed && action.targeting !== 'this') speech.chosen = true;
      return does(
        you(speech),
        'redirect',
        joined(
          `the ${action.what}`,
          action.targeting && `that targets ${targeted(action.targeting, speech)}`,
          `to ${onField(action.to)}`,
        ),
      );
    case 'forbid':
      return forbids(action, speech);
    case 'bar':
      return bars(action, speech);
    case 'immune': {
      const subject = cardsAsSubject(action.cards, speech);
      return lasts(does(subject, 'be', `immune to ${effectsOf(action.to, speech)}`));
    }
    case 'control':
      return lasts(does(player(action.who, speech), 'take', `control of ${onField(action.cards)}`));
    case 'column':
      return does(
        doer(action.by, speech),
        'move',
        `${onField(action.cards)} to ${action.to ? columnOf(action.to, speech) : action.adjacent ? 'an adjacent column' : 'another column'}`,
      );
    case 'giveBack': {
      const cards = onField(action.cards);
      const owner = areSeveral(action.cards, speech) ? 'their owners' : 'its owner';
      return does(you(speech), 'return', `control of ${cards} to ${owner}`);
    }
    case 'restack': {
      const cards = onField(action.cards);
      const stack = areSeveral(action.cards, speech) ? 'their stacks' : 'its stack';
      const where = action.to === 'top' ? 'on top' : 'at the bottom';
      return does(doer(action.by, speech), 'place', `${cards} ${where} of ${stack}`);
    }
    case 'beside':
      return does(doer(action.by, speech), 'place', besidePhrase(action, speech));
    case 'allow': {
      const subject = cardsAsSubject(action.cards, speech);
      if (action.what === 'be destroyed')
        return lasts(
          does(subject, 'lose', `${subject.several ? 'their' : 'its'} indestructibility`),
        );
      const { rest, ...freedom } = FREEDOMS[action.what];
      const own = subject.several ? rest.replace(' its ', ' their ') : rest;
      return lasts({ subject, ...freedom, rest: own });
    }
    case 'lure':
      return lasts(does(you(speech), 'redirect', `all attacks to ${onField(action.cards)}`));
    case 'compel': {
      const subject = cardsAsSubject(action.cards, speech);
      const rest = action.onto ? ' this card' : '';
      return lasts({ subject, verb: 'attack', rest, forced: true });
    }
    case 'skipAttack': {
      const subject = cardsAsSubject(action.cards, speech);
      return lasts(does(subject, 'skip', `${subject.several ? 'their' : 'its'} next attack`));
    }
    case 'lend': {
      const subject = cardsAsSubject(action.cards, speech);
      const lent =
        'the' in action.of ? refObject(action.of, speech) : anyOf(action.of, 'field', speech);
      return lasts({ subject, verb: 'use', rest: ` the effects of ${lent}`, allowed: true });
    }
    case 'fightWith':
      return lasts(fightsWith(action, speech));
    case 'name':
      return does(
        player(action.who, speech),
        'choose',
        joined(
          `a ${action.what}`,
          action.not && `other than that of ${refObject(action.not, speech)}`,
        ),
      );
    case 'play': {
      const where = action.inItsPlace && `in ${speech.several ? 'their' : 'its'} place`;
      const cards = cardsObject(action.cards, { slot: 'play', out: true }, speech);
      const how = joined(
        cards,
        where,
        action.tapped && 'tapped',
        action.free && 'without ranking up',
      );
      return does(player(action.who, speech), 'play', how);
    }
    case 'rankUp':
      return does(you(speech), 'rank up', rankUpPhrase(action, speech));
    case 'allowRankUp':
      return lasts(mayRankUp(action, speech));
    case 'extraPlays':
    case 'limitPlays':
    case 'extraAttacks':
    case 'attackTimes':
      return lasts(inTurns(action, speech));
    case 'skip': {
      const next = `${handOf(action.who, speech)} next ${skipped(action)}`;
      return does(player(action.who, speech), 'skip', action.this ? `this ${action.part}` : next);
    }
    case 'orderChain':
      return does(you(speech), 'choose', 'the order in which the effects of this chain resolve');
    case 'extraTurn': {
      const { times } = action;
      const turns = times === undefined ? 'an extra turn' : counted(times, 'extra turn');
      return does(player(action.who, speech), 'take', `${turns} after this turn`);
    }
  }

  function lasts(clause: Clause): Clause {
    return lasting(clause, 'for' in action ? action.for : undefined, speech);
  }
}

/** "uses its defense instead of its attack when it attacks a water unit". */
function fightsWith({ cards, use, against }: Of<'fightWith'>, speech: Speech): Clause {
  const subject = cardsAsSubject(cards, speech);
  const [its, they] = subject.several ? ['their', 'they'] : ['its', 'it'];
  const foe = against && oneOf(against, 'anywhere', speech);
  const values =
    use === 'defense'
      ? `${its} defense instead of ${its} attack`
      : `${its} attack instead of ${its} defense`;
  const active = subject.several ? 'attack' : 'attacks';
  const passive = `${subject.several ? 'are' : 'is'} attacked`;
  const when = use === 'defense' ? joined(active, foe) : joined(passive, foe && `by ${foe}`);
  return does(subject, 'use', `${values} when ${they} ${when}`);
}

/** "through direct attacks of water units". */
function throughAttacks(
  { attacksOf, directly }: NonNullable<Of<'scalePoints'>['through']>,
  speech: Speech,
): string {
  const attackers = attacksOf === 'this' ? 'this card' : anyOf(attacksOf, 'anywhere', speech);
  return joined('through', directly && 'direct', `attacks of ${attackers}`);
}

/** How many cards a hand is discarded down to, where it is not "all but one" of a kind. */
function keptInHand(cards: Extract<Cards, { the: 'pick' }>): number | undefined {
  const { count, card, by, alike, apart } = cards;
  if (typeof count !== 'object' || !('downTo' in count)) return undefined;
  if (by || alike || apart) return undefined;
  return card.noun === 'card' && Object.keys(card).length === 1 ? count.downTo : undefined;
}

/** "turn", "two draw phases". */
const skipped = ({ part, times }: Of<'skip'>): string =>
  times === undefined ? part : counted(times, part);

/** "its second effect", "the effect of one unit", "both effects of it". */
function effectOfCards({ cards, which }: Of<'activate' | 'copy'>, speech: Speech): string {
  if (which === 'both') return `both effects of ${cardsObject(cards, { slot: 'field' }, speech)}`;
  if (which !== undefined) return statOfCards(cards, `${nth(which)} effect`, speech);
  // Never the one that says so.
  return statOfCards(cards, cards.the === 'this' ? 'other effect' : 'effect', speech);
}

/** "this card's column", "its column", "the column of one spell". */
function columnOf(cards: Cards, speech: Speech): string {
  if (cards.the === 'this') return "this card's column";
  return `the column of ${cardsObject(cards, { slot: 'field' }, speech)}`;
}

const nth = (which: 1 | 2 | EffectType): string =>
  which === 1 ? 'first' : which === 2 ? 'second' : which;

/** "one spell from your discard pile below this card". */
function besidePhrase({ cards, side, of }: Of<'beside'>, speech: Speech): string {
  const placed = cardsObject(cards, { slot: 'play', out: true }, speech);
  return `${placed} ${side} ${cardsObject(of, { slot: 'field' }, speech)}`;
}

const targeted = (card: 'this' | CardFilter, speech: Speech): string =>
  card === 'this' ? 'this card' : oneOf(card, 'anywhere', speech);

/** Cards that are chosen; just after others were shown, it is said that they are none of those. */
const targets = (cards: Cards, speech: Speech): string =>
  cardsObject(
    cards,
    { slot: 'field', onField: speech.shown === true && cards.the === 'pick' },
    speech,
  );

function shows(action: Shown, verb: string, speech: Speech): Clause {
  const subject = doer(action.by, speech);
  const setting = { slot: 'reveal', hand: handOf(action.by, speech) } as const;
  return does(subject, verb, cardsObject(action.cards, setting, speech));
}
