import { freesPlays, isOfThisAnywhere } from '../tree/overrules.ts';
import type { Act, Amount, CardDeed, CardFilter, Cards, Change, EffectType } from '../tree/tree.ts';
import { type Fault, type Kind, type Of, ofKind, onlyIn } from './fault.ts';
import { howMany } from './how-many.ts';
import { areSpells, areUnits, partsOf, type Region, regionsOf } from './words.ts';

/** What is wrong with an act. */
export function faultsOf(act: Act): Fault[] {
  switch (act.do) {
    case 'destroy':
      return [
        ...onlyIn(act.cards, ['field', 'under'], 'destroyed'),
        ...(act.price !== undefined ? noPrice(act.cards) : []),
      ];
    case 'price':
      return [...onlyIn(act.cards, ['field'], 'made to cost points'), ...noPrice(act.cards)];
    case 'tap':
    case 'untap':
      return [
        ...onlyIn(act.cards, ['field'], `${act.do}ped`),
        ...turnedAlready(act.cards, `${act.do}ped`),
      ];
    case 'flip':
      return onlyIn(act.cards, ['field'], 'turned over');
    case 'column':
      return [
        ...onlyIn(act.cards, ['field'], 'moved to another column'),
        ...(act.to ? columnFaults(act.cards, act.to) : []),
      ];
    case 'giveBack':
      return onlyIn(act.cards, ['field'], 'controlled');
    case 'restack':
      if (act.to === 'top' && act.cards.the === 'this')
        return ['a card that is used is the active card of its stack already'];
      return onlyIn(act.cards, act.to === 'top' ? ['under'] : ['field', 'under'], `put there`);
    case 'move':
      return moveFaults(act);
    case 'search':
      // With a deck or discard pile, a hand is looked through as well.
      return act.cards.card.place?.startsWith('hand or')
        ? []
        : onlyIn(act.cards, ['deck', 'discard'], 'searched for', 'search');
    case 'draw':
    case 'mill':
      if (typeof act.amount === 'object' && 'hand' in act.amount)
        return act.amount.hand === 0 ? ['drawing up to 0 cards does nothing'] : [];
      return zero(act.amount, `${act.do === 'draw' ? 'drawing' : 'milling'} 0 cards`);
    case 'discard':
      return onlyIn(act.cards, ['hand'], 'discarded', 'discard');
    case 'points':
      return zeroChange(act.change, 'points');
    case 'stat':
      return [...statFaults(act), ...countsOthers(act)];
    case 'copyStats':
      // What is printed on a card can be read wherever it lies open.
      if (act.base)
        return [...onlyIn(act.cards, ['field', 'discard'], 'measured'), ...noStats(act.cards)];
      return [...onlyIn(act.cards, ['field'], 'measured'), ...noStats(act.cards)];
    case 'turnStats':
      return [...onlyIn(act.cards, ['field'], 'measured'), ...noStats(act.cards)];
    case 'invertChanges':
      return [...onlyIn(act.cards, ['field'], 'measured'), ...noStats(act.cards)];
    case 'enterTapped':
      return act.cards.the === 'this' || (act.cards.the === 'pick' && act.cards.count === 'all')
        ? onlyIn(act.cards, ['field'], 'made to enter tapped')
        : ['say it of this card, or of all cards of a kind'];
    case 'invertBonus':
      return [...onlyIn(act.cards, ['field'], 'inverted'), ...noBonus(act.cards)];
    case 'swap':
      return swapFaults(act);
    case 'type':
    case 'subtype':
      return typeFaults(act);
    case 'immune':
      return onlyIn(act.cards, ['field', 'under'], 'made immune');
    case 'equip':
      return equipFaults(act);
    case 'activate':
      return [
        ...onlyIn(act.cards, ['field', 'under', 'discard'], 'made to work'),
        ...workedFaults(act),
      ];
    case 'copy':
      return [...onlyIn(act.cards, ['field', 'under', 'discard'], 'copied'), ...workedFaults(act)];
    case 'beside':
      return besideFaults(act);
    case 'limitPlays':
      return act.to === 'at least' && act.n <= 2
        ? ['two cards can be played in each turn anyway']
        : [];
    case 'attackTimes':
      return [
        ...onlyIn(act.cards, ['field'], 'made to attack'),
        ...(act.n < 2 ? ['a unit attacks once in each turn anyway'] : []),
        ...(areSpells(act.cards) ? [ofKind('spell', 'do not attack')] : []),
      ];
    case 'allowUse':
      return useFaults(act);
    case 'allow':
    case 'compel':
      if (isOfThisAnywhere(act)) return [];
      if (freesPlays(act)) return onlyIn(act.cards, ['hand'], 'played', 'anywhere');
      if (act.do === 'allow' && act.what === 'be ranked up in battle')
        return onlyIn(act.cards, ['field'], 'ranked up');
      if (act.do === 'allow' && act.what === 'be destroyed')
        return onlyIn(act.cards, ['field', 'under'], 'destroyed');
      if (act.do === 'allow' && act.what === 'activate the other effect')
        return onlyIn(act.cards, ['field'], 'made to work');
      return [
        ...onlyIn(act.cards, ['field'], 'made to attack'),
        ...(areSpells(act.cards) ? [ofKind('spell', 'do not attack')] : []),
      ];
    case 'lend': {
      const under = 'the' in act.of ? undefined : act.of.place;
      const isOwn =
        act.cards.the === 'this' && (under === 'under this' || under === 'directly under this');
      const isCovers = act.cards.the === 'cover' && 'the' in act.of;
      return isOwn || isCovers
        ? []
        : [
            'a card uses the effects of cards under it; say "this card can use the effects of cards under it"',
          ];
    }
    case 'skipAttack':
    case 'fightWith':
      return [
        ...onlyIn(act.cards, ['field'], 'made to fight'),
        ...(areSpells(act.cards) ? [ofKind('spell', 'take no part in battle')] : []),
        ...(act.do === 'fightWith' && act.against?.noun === 'spell'
          ? ['spells take no part in battle']
          : []),
      ];
    case 'lure':
      return [
        ...onlyIn(act.cards, ['field'], 'attacked'),
        ...(areSpells(act.cards) ? [ofKind('spell', 'are not attacked')] : []),
      ];
    case 'redirect':
      return onlyIn(act.to, ['field'], `made the target of an ${act.what}`);
    case 'forbid':
      return forbidFaults(act);
    case 'control':
      return controlFaults(act);
    case 'play':
      return onlyIn(act.cards, ['hand', 'deck', 'discard', 'under'], 'played', 'play');
    case 'ward':
      return act.what === 'attack' && act.of?.noun === 'spell'
        ? [ofKind('spell', 'do not attack')]
        : [];
    case 'rankUp':
    case 'allowRankUp':
      return onlyIn(act.cards, ['field'], 'ranked up');
    case 'extraPlays':
      return zero(act.amount, '0 extra plays');
    case 'extraAttacks':
      return [
        ...onlyIn(act.cards, ['field'], 'made to attack'),
        ...zero(act.amount, '0 extra attacks'),
        ...(areSpells(act.cards) ? [ofKind('spell', 'do not attack')] : []),
      ];
    default:
      return [];
  }
}

/** "you may activate passive effects during your opponent's turn": what is nobody's to decide, or so anyway. */
function useFaults({ of, during, who }: Of<'allowUse'>): Fault[] {
  const style = of.acting?.style;
  if (who === 'you' && of.whose === 'opponent') return ['players use effects of their own cards'];
  if (style && BY_THEMSELVES.includes(style)) return [`${style} effects work by themselves`];
  if (!during)
    return style === undefined || style === 'overload' ? [] : ['only overload effects cost a card'];
  if (style === 'counter' || style === 'pulse' || of.noun === 'spell') {
    const which = style ? `${style} effects` : 'effects of spells';
    return [`${which} can be used in either player's turn anyway`];
  }
  return who === 'you' && during.whose === 'your'
    ? ['players use effects in their own turn anyway']
    : [];
}

const BY_THEMSELVES: readonly EffectType[] = ['latent', 'passive', 'echo'];

function turnedAlready(cards: Cards, turned: 'tapped' | 'untapped'): string[] {
  const already = partsOf(cards).some(
    (part) => part.the === 'pick' && part.card.states?.includes(turned),
  );
  return already ? [`it is ${turned} already`] : [];
}

function zero(amount: Amount, what: string): string[] {
  const none = typeof amount === 'number' ? amount === 0 : 'times' in amount && amount.times === 0;
  return none ? [`${what} is nothing`] : [];
}

function zeroChange(change: Change, what: string): string[] {
  if (change.op !== 'gain' && change.op !== 'lose') return [];
  return zero(change.amount, `${change.op === 'gain' ? 'gaining' : 'losing'} 0 ${what}`);
}

const noStats = (cards: Cards): Fault[] =>
  areSpells(cards) ? [ofKind('spell', 'have no attack and defense; they have a bonus')] : [];

const noPrice = (cards: Cards): Fault[] =>
  areSpells(cards) ? [ofKind('spell', 'cost no points when destroyed anyway')] : [];

const noBonus = (cards: Cards): Fault[] =>
  areUnits(cards) ? [ofKind('unit', 'have no bonus; spells have one')] : [];

function statFaults({ cards, stat, change }: Of<'stat'>): Fault[] {
  const wrongKind =
    stat === 'bonus' ? noBonus(cards) : stat === 'rank' ? [] : statsOfSpells(cards, stat);
  return [
    ...onlyIn(cards, stat === 'rank' ? UNCOVERED : FIELD_ONLY, `given ${stat}`),
    ...wrongKind,
    ...zeroChange(change, stat),
    ...(stat === 'bonus' ? [] : belowZero(change, stat)),
    ...(stat === 'rank' ? impossibleRank(cards, change) : []),
  ];
}

function belowZero(change: Change, stat: string): string[] {
  const amount = change.op === 'become' ? change.amount : 0;
  return typeof amount === 'number' && amount < 0 ? [`no ${stat} is below 0`] : [];
}

const statsOfSpells = (cards: Cards, stat: string): Fault[] =>
  areSpells(cards) || partsOf(cards).some(areAlsoSpells)
    ? [ofKind('spell', `have no ${stat}; they have a bonus`)]
    : [];

/** "All tapped cards", "units and spells", of which nothing says that they are units. */
function areAlsoSpells(part: Cards): boolean {
  if (part.the !== 'pick') return false;
  const { noun, either, types, subtypes, place, stat, beside } = part.card;
  if (either) return either.some((kind) => kind.noun === 'spell');
  return noun === 'card' && !types && !subtypes && !place && !stat && !beside;
}

function impossibleRank(cards: Cards, change: Change): string[] {
  const highest = areSpells(cards) ? 3 : 5;
  if (change.op !== 'become' || typeof change.amount !== 'number') return [];
  const possible = change.amount >= 1 && change.amount <= highest;
  return possible ? [] : [`there is no rank ${change.amount}; ranks go from 1 to ${highest}`];
}

function typeFaults(act: Of<'type' | 'subtype'>): Fault[] {
  if (!areSpells(act.cards)) return [];
  const does = act.do === 'subtype' && act.op === 'lose' ? 'lose' : 'take on';
  return [ofKind('spell', `cannot ${does} a ${act.do}; only units have one`)];
}

/** "Take a card from your opponent's hand": out of one hand into the other. */
function changesHands(cards: Cards, to: Of<'move'>['to']): boolean {
  if (to.zone !== 'hand' || !to.whose || cards.the !== 'pick') return false;
  return cards.card.whose !== undefined && cards.card.whose !== to.whose;
}

function moveFaults({ cards, to }: Of<'move'>): string[] {
  if (to.zone === 'under') {
    const itself = cards.the === 'this' && to.card.the === 'this';
    if (itself) return ['no card lies under itself'];
    const several = to.card.the === 'pick' && howMany(to.card) !== 1;
    return [
      ...onlyIn(to.card, ['field'], 'laid over others'),
      ...(several ? ['a card lies under one card'] : []),
    ];
  }
  const stays =
    to.zone !== 'deck' && regionsOf(cards, 'field').includes(to.zone) && !changesHands(cards, to);
  return stays ? ['the cards are there already'] : [];
}

const FIELD_ONLY: readonly Region[] = ['field'];
const ON_TABLE: readonly Region[] = ['field', 'under'];
const UNCOVERED: readonly Region[] = ['field', 'hand', 'deck', 'discard'];

function swapFaults({ what, cards, with: other }: Of<'swap'>): Fault[] {
  const sides = other ? [cards, other] : [cards];
  const number = sides.flatMap(partsOf).reduce<number | undefined>((sum, part) => {
    const n = howMany(part);
    return sum === undefined || n === undefined ? undefined : sum + n;
  }, 0);
  const isStat = what === 'attack' || what === 'defense';
  // A card under another changes places with one on the field, not with one of a pile.
  const covered = sides.some((side) => regionsOf(side, 'field').includes('under'));
  const where = what === 'places' ? (covered ? ON_TABLE : UNCOVERED) : FIELD_ONLY;
  return [
    ...sides.flatMap((side) => onlyIn(side, where, 'swapped')),
    ...(number === undefined || number === 2 ? [] : ['it takes exactly two cards to swap']),
    ...(isStat ? sides.flatMap((side) => statsOfSpells(side, what)) : []),
    ...(what === 'bonus' ? sides.flatMap(noBonus) : []),
  ];
}

/** "All dragons gain 100 attack for each other dragon": which ones are others differs for each. */
function countsOthers(act: Of<'stat'>): string[] {
  if (act.cards.the !== 'pick' || !('amount' in act.change)) return [];
  const { amount } = act.change;
  const others =
    typeof amount === 'object' && 'each' in amount && 'other' in amount.each && amount.each.other;
  if (others !== true) return [];
  // A unit is no other spell: then it is this card that is not counted.
  const counted = (amount as { each: CardFilter }).each.noun;
  const kind = act.cards.card.noun;
  const apart = kind !== 'card' && counted !== 'card' && kind !== counted;
  return apart ? [] : ['say other than which card is counted'];
}

/** R-T140. What answers something, or is bound to something, its player uses. */
/** Which effects cannot be worked by another, or copied. */
export function workedFaults({
  do: does,
  which,
}: Pick<Of<'activate' | 'copy'>, 'do' | 'which'>): string[] {
  if (which === 'counter') return ['counter effects answer something; only their player uses them'];
  if (which === 'equip') return ['equip effects bind their own card; only their player uses them'];
  if (which === 'continuous' && does === 'copy')
    return ['a continuous effect goes on with its own card; say "activate"'];
  return [];
}

const areSeveral = (cards: Cards): boolean =>
  cards.the === 'list' || (cards.the === 'pick' && howMany(cards) !== 1);

function equipFaults({ card, to }: Of<'equip'>): string[] {
  const itself = card.the === 'this' && to.the === 'this';
  return [
    ...onlyIn(card, ['field', 'hand', 'deck', 'discard'], 'equipped'),
    ...onlyIn(to, ['field'], 'equipped'),
    ...(itself ? ['a card cannot be equipped to itself'] : []),
    ...(areSeveral(card) ? ['one card is equipped at a time; say "one"'] : []),
    ...(areSeveral(to) ? ['a card is equipped to one unit; say "one"'] : []),
  ];
}

/** A column is that of one card, and not the one that moves. */
function columnFaults(cards: Cards, to: Cards): string[] {
  return [
    ...onlyIn(to, ['field'], 'in a column'),
    ...(areSeveral(to) ? ['say the column of which card'] : []),
    ...(cards.the === 'this' && to.the === 'this' ? ['it is in its own column already'] : []),
  ];
}

/** Below there are spells, above there are units, and each player has their own. */
function besideFaults({ cards, side, of, by }: Of<'beside'>): Fault[] {
  const [row, other]: readonly [Kind, Kind] =
    side === 'below' ? ['spell', 'unit'] : ['unit', 'spell'];
  const wrong = (part: Cards, noun: string) =>
    part.the === 'pick' && part.card.noun !== 'card' && part.card.noun !== noun;
  const theirs = !by && of.the === 'pick' && of.card.whose === 'opponent';
  return [
    ...onlyIn(of, ['field'], 'given others beside them'),
    ...(wrong(cards, row) ? [`only ${row}s lie ${side} a card`] : []),
    ...(wrong(of, other) ? [ofKind(row, `lie ${side} ${other}s`)] : []),
    ...(theirs ? ['cards are placed on your own side of the field'] : []),
    ...(cards.the === 'this' && of.the === 'this' ? [`no card lies ${side} itself`] : []),
  ];
}

const DEEDS_OF_UNITS: readonly CardDeed[] = [
  'attack',
  'attack directly',
  'be attacked',
  'be destroyed in battle',
];

function forbidFaults({ cards, from }: Of<'forbid'>): Fault[] {
  if (from === 'be played' && cards.the === 'this')
    return ['this works on the field, where it has been played already'];
  const battle = DEEDS_OF_UNITS.includes(from);
  return [
    ...(from === 'be played' ? [] : onlyIn(cards, ['field', 'under'], 'kept from anything')),
    ...(battle && areSpells(cards) ? [ofKind('spell', 'take no part in battle')] : []),
  ];
}

function controlFaults({ who, cards }: Of<'control'>): string[] {
  const own = who === 'you' ? 'your' : 'opponent';
  const has = partsOf(cards).some(
    (part) =>
      (part.the === 'pick' && part.card.whose === own) || (part.the === 'this' && who === 'you'),
  );
  return [
    ...onlyIn(cards, ['field'], 'controlled'),
    ...(has ? [`${who === 'you' ? 'you control' : 'your opponent controls'} it already`] : []),
  ];
}
