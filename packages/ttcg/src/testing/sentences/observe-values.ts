import type { CardLook, Line, Pair } from './look.ts';
import { swapsPlaces } from './observe-field.ts';
import { fitsPhrase, isAll, numberIn, starOf } from './phrases.ts';
import { matched, type Observer, type Observers, seatsOf, some } from './seeing.ts';

type Stat = 'attack' | 'defense';

/** The stats that words name. */
function statsIn(words: string): Stat[] {
  return (['attack', 'defense'] as const).filter((stat) => words.includes(stat));
}

const THAT =
  /^(it|its|they|them|that (unit|card)|those|the (attacking|new|defending) (unit|card)|each of them|this card's)\b/;

/** The cards of a phrase that are on the field with and without the text. */
function told({ before, after }: Pair, phrase: string): [CardLook, CardLook][] {
  const fits = THAT.test(phrase) || phrase === '' ? undefined : fitsPhrase(phrase);
  return before.cards.flatMap((card): [CardLook, CardLook][] => {
    const now = after.cards[card.id] as CardLook;
    const isThere = now.place === 'field' && now.depth === 0;
    if (!isThere) return [];
    if (fits && !fits(card, before) && !fits(now, after)) return [];
    return [[card, now]];
  });
}

/** Some cards of a phrase change, or all of them where it says so. */
function changes(
  line: Line,
  phrase: string,
  holds: (before: CardLook, after: CardLook) => boolean,
): boolean {
  // What came to lie open only later, as another card left, was none of them.
  const first = line.pairs[0]?.before.cards;
  const wasActive = ({ id }: CardLook) => first?.[id]?.place !== 'field' || first[id]?.depth === 0;
  return some(line, (pair) => {
    const units = told(pair, phrase);
    const changed = units.filter(([before, after]) => holds(before, after));
    if (changed.length === 0) return false;
    const isThat = THAT.test(phrase);
    return (
      isThat ||
      !isAll(phrase) ||
      units.every(([one, now]) => one.kind !== 'unit' || holds(one, now) || !wasActive(one))
    );
  });
}

/** "gains 100 attack", "loses 50 attack and defense for each card under it". */
const gainsStat: Observer = (
  line,
  [, who = '', verb = '', amount = '', stats = '', more = ''],
  text,
) => {
  const sign = /^los/.test(verb) ? -1 : 1;
  const times = /for each|times/.test(more) || /for every|whenever|each time/.test(text);
  return changes(line, who, (before, after) =>
    statsIn(stats).every((stat) => {
      const by = (after[stat] - before[stat]) * sign;
      const wanted = Number(amount);
      // Nothing falls below 0.
      const floored = sign < 0 && after[stat] === 0 && by > 0;
      return floored || (times ? by > 0 && by % wanted === 0 : by === wanted);
    }),
  );
};

const rises =
  (sign: 1 | -1 | 0): Observer =>
  (line, match) => {
    const stat = (/attack|defense/.exec(match[0]) ?? ['attack'])[0] as Stat;
    const who = (match.groups?.who ?? '').replace(/^its$/, 'it');
    return changes(line, who, (before, after) => {
      const by = after[stat] - before[stat];
      return sign === 0 ? by !== 0 : by * sign > 0;
    });
  };

const doubles =
  (factor: number): Observer =>
  (line, match) => {
    const stat = (/attack|defense/.exec(match[0]) ?? ['attack'])[0] as Stat;
    return changes(line, match.groups?.who ?? '', (before, after) => {
      const exact = before[stat] * factor;
      return before[stat] > 0 && Math.abs(after[stat] - exact) < 1;
    });
  };

const becomes: Observer = (line, match) => {
  const stat = (/attack|defense/.exec(match[0]) ?? ['attack'])[0] as Stat;
  const value = Number(match.groups?.value);
  const who = match.groups?.who ?? '';
  return changes(line, who, (before, after) =>
    Number.isNaN(value)
      ? after[stat] !== before[stat]
      : after[stat] === value && (before[stat] !== value || value === 500),
  );
};

const modified: Observer = (line, match) => {
  const stat = (/attack|defense/.exec(match[0]) ?? ['attack'])[0] as Stat;
  const by = Number(match.groups?.by);
  return changes(
    line,
    match.groups?.who ?? '',
    (before, after) => after[stat] - before[stat] === by,
  );
};

const swapsStats: Observer = (line, [, who = '']) =>
  changes(
    line,
    who.replace(/ (until|this turn).*$/, ''),
    (before, after) =>
      before.attack !== before.defense &&
      after.attack === before.defense &&
      after.defense === before.attack,
  );

/** Points of a player go up or down: by so many where a number is said. */
function points(line: Line, who: string | undefined, amount: string, sign: 1 | -1): boolean {
  const { seats, every } = seatsOf(who);
  const wanted = / for each|^half|^any|^twice|^that many|^them|equal/.test(amount)
    ? undefined
    : numberIn(amount.split(' ')[0] ?? '');
  const holds = (seat: 0 | 1) =>
    some(line, ({ before, after, events, without }) => {
      const by = (after.points[seat] - before.points[seat]) * sign;
      if (wanted === undefined ? by > 0 : by === wanted) return true;
      // Costs and destroyed units change points too: then the very step must have been told.
      const steps = (log: typeof events) =>
        log.filter(
          (event) =>
            event.type === 'points' &&
            event.seat === seat &&
            (wanted === undefined ? event.by * sign > 0 : event.by === wanted * sign),
        ).length;
      return steps(events) > steps(without);
    });
  return every ? seats.every(holds) : seats.some(holds);
}

const gainsPoints: Observer = (line, [, who, amount = '']) => points(line, who, amount, 1);
const losesPoints: Observer = (line, [, who, amount = '']) => points(line, who, amount, -1);

/** A player has more points with the text than without it. */
const losesLess: Observer = (line) =>
  some(line, ({ before, after }) =>
    after.points.some((now, seat) => now > (before.points[seat] ?? 0)),
  );

/** A rank on the field changes, or what can be played because of a rank elsewhere. */
const changesRank: Observer = (line) =>
  some(line, ({ before, after }) =>
    after.cards.some((card) => card.rank !== before.cards[card.id]?.rank),
  ) ||
  line.offers.some(({ refused, added }) =>
    [...refused, ...added].some(({ act }) => act === 'play'),
  );

const changesType: Observer = (line, match) =>
  some(line, ({ before, after }) =>
    after.cards.some((card) => {
      const then = before.cards[card.id] as CardLook;
      const words = match.input ?? '';
      const type = card.type !== then.type && words.includes(card.type);
      const more = card.subtypes.filter((one) => !then.subtypes.includes(one));
      const also = card.notes.flatMap((note) => /also an? (\w+) unit/.exec(note)?.[1] ?? []);
      return type || [...more, ...also].some((one) => words.includes(one));
    }),
  ) ||
  // Where it lies off the field: by what it can be played onto.
  line.offers.some(({ added }) => added.some(({ act, on }) => act === 'play' && on !== undefined));

const WHO =
  '(?:(you|your opponent|they|each player|both players|that player|its owner|its owning player|the player who .*?) )?(?:each )?';
const STATS = '(attack and defense|attack|defense)';

export const VALUE_OBSERVERS: Observers = [
  [
    /^you (?:do not lose points|lose no points|do not take damage|lose only one point)|^their owners lose no points/,
    losesLess,
  ],
  [
    /^(you) lose (half as many)/,
    (line, match, text) =>
      (/would lose points because/.test(text) ? losesLess : losesPoints)(line, match, text),
  ],
  [
    new RegExp(`^${WHO}gains? ((?:\\w+ (?:life )?points?|points|them|that many points)\\b.*)$`),
    gainsPoints,
  ],
  [
    new RegExp(
      `^${WHO}loses? (?!all|their|its)((?:\\w+ points?|points|half (?:of )?(?:your|their) points|any number of points|that many points|half as many|the same amount|twice as many points|\\w+ more)\\b.*)$`,
    ),
    losesPoints,
  ],
  [
    /^deal (.*) points? of damage to (your opponent|each player|the player .*)$/,
    (line, [, n = '', who]) => points(line, who, `${n} points`, -1),
  ],
  [
    /^make your opponent (?:loses?) (.*)$/,
    (line, [, amount = '']) => points(line, 'your opponent', amount, -1),
  ],
  [
    /^add (\w+) points? to your score/,
    (line, [, n = '']) => points(line, 'you', `${n} for each`, 1),
  ],
  [
    /^your points become (\w+) instead$/,
    (line, [, n = '']) =>
      some(line, ({ before, after }) => before.points[0] <= 0 && after.points[0] === numberIn(n)),
  ],
  [
    /^swap your points/,
    (line) =>
      some(
        line,
        ({ before, after }) =>
          before.points[0] !== before.points[1] && after.points[0] === before.points[1],
      ),
  ],
  [
    new RegExp(`^(?:(.*?) )?(?:each )?(gains?|loses?|has|have) (\\d+)(?: more)? ${STATS}(.*)$`),
    gainsStat,
  ],
  [
    new RegExp(`^give (.*?) (\\d+) ${STATS}(.*)$`),
    (line, [all, who, amount, stats, more], text) =>
      gainsStat(line, matched(all, who, 'gains', amount, stats, more), text),
  ],
  [/^(?<who>.*?) (?:each )?gains? (?:attack|defense) equal/, rises(1)],
  [/^(?<who>it|this card) gains twice that much attack/, rises(1)],
  [/(?<who>.*?) (?:but )?loses? half of its (?:attack|defense)/, rises(-1)],
  [/^loses half of its (?:attack|defense)/, rises(-1)],
  [/^double the (?:attack|defense) of (?<who>.*?)(?: until.*| this turn)?$/, doubles(2)],
  [/^(?<who>its|this card's) attack is doubled/, doubles(2)],
  [/has its attack doubled/, doubles(2)],
  [/^triple (?<who>this card)'s (?:attack|defense)/, doubles(3)],
  [/^halve the (?:attack|defense) of (?<who>.*?), rounded/, doubles(0.5)],
  [/^set the (?:attack|defense) of (?<who>.*?) to (?<value>\d+)?/, becomes],
  [/^modify the (?:attack|defense) of (?<who>.*?) by (?<by>[+-]\d+)/, modified],
  [/^the base attack and defense of (?<who>this card) become/, rises(0)],
  [/^(?<who>this card)'s (?:attack|defense) is equal/, rises(0)],
  [/^its (?:attack|defense) becomes 0/, () => true],
  [/^reduce the (?:attack|defense) of (?<who>.*?) by/, rises(-1)],
  [/^swap the attack and defense of (.*)$/, swapsStats],
  [/^swap its attack and defense/, (line, _, text) => swapsStats(line, matched('', 'it'), text)],
  [/^swap this card's (?:attack|defense) with/, rises(0)],
  [
    /^swap the stat bonus of this card with/,
    (line) =>
      some(line, ({ before, after }) => {
        const [then, now] = [starOf(before), starOf(after)];
        return before.cards.some(
          ({ id, kind, attack }) =>
            kind === 'spell' &&
            attack !== then.attack &&
            now.attack === attack &&
            after.cards[id]?.attack === then.attack,
        );
      }),
  ],
  [
    /^this card gives that unit (\d+) attack for each equip card on the field$/,
    (line, [, amount = '']) =>
      some(line, ({ before, after }) => {
        const unit = starOf(after).bound;
        const equips = after.cards.filter(
          ({ place, bound }) => place === 'field' && bound !== null,
        );
        const by = (after.cards[unit ?? -1]?.attack ?? 0) - (before.cards[unit ?? -1]?.attack ?? 0);
        return unit !== null && by > 0 && by === Number(amount) * equips.length;
      }),
  ],
  [
    /stat bonus .*(?:becomes?|is doubled)/,
    (line) =>
      some(line, ({ before, after }) =>
        after.cards.some(
          (card) =>
            card.kind === 'spell' &&
            (card.attack !== before.cards[card.id]?.attack ||
              card.defense !== before.cards[card.id]?.defense),
        ),
      ),
  ],
  [/^swap /, swapsPlaces],
  [
    /\b(?:modify the rank|increase the rank|its rank is (?:one|considered)|treated as rank)/,
    changesRank,
  ],
  [
    /change the type|is also a|becomes an? .* in addition|is considered to be both|also treated as/,
    changesType,
  ],
];
