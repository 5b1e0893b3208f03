import type { CardLook, Line, Look, Pair } from './look.ts';
import { countIn, fitsPhrase, starOf } from './phrases.ts';
import {
  count,
  destination,
  forSeats,
  goes,
  isCardOf,
  isIn,
  isMany,
  matched,
  not,
  type Observer,
  type Observers,
  PRONOUN,
  placeIn,
  some,
  type Test,
  told,
  went,
} from './seeing.ts';

const WHO =
  '(?:(you|your opponent|they|each player|both players|that player|its owner|its owning player|the player whose turn it is) )?(?:may )?(?:each )?';

/** How many more cards were told to be drawn, milled or discarded by a player than without the text. */
function toldMore(
  { events, without }: Pair,
  type: 'drew' | 'milled' | 'discarded',
  seat: 0 | 1,
): number {
  const sum = (log: Pair['events']) =>
    log.reduce((total, event) => {
      if (event.type !== type || event.seat !== seat) return total;
      return total + (event.type === 'drew' ? event.count : 1);
    }, 0);
  return sum(events) - sum(without);
}

const draws: Observer = (line, [, who, what = ''], text) => {
  const again = (text.match(/\bdraw/g)?.length ?? 0) > 1;
  return some(line, (pair) =>
    forSeats(who, (seat) => {
      const whose = /opponent's deck/.test(what) ? 1 : seat;
      const more = toldMore(pair, 'drew', seat);
      // What is put on top of the deck and drawn again has not moved.
      const same = /on the top of your deck/.test(text);
      const left = count(pair, isIn('deck', whose), not(isIn('deck', whose)));
      // What would have been milled is drawn: the deck is as small either way, and the hand larger.
      if (!same && left === 0 && sizeOf(pair.after, seat) <= sizeOf(pair.before, seat))
        return false;
      const instead = /^(\w+) cards instead of one/.exec(what);
      if (instead) return more === (countIn(instead[1] ?? '') ?? 0) - 1;
      return /until you have/.test(what) ? more >= 1 : isMany(more, what, again ? 99 : 0);
    }),
  );
};

const sizeOf = (look: Look, seat: 0 | 1): number =>
  look.cards.filter((card) => card.place === 'hand' && card.seat === seat).length;

const mills: Observer = (line, [, who, what = ''], text) => {
  const owner = /your opponent's deck/.test(what) ? 'your opponent' : who;
  return some(line, (pair) =>
    forSeats(owner, (seat) => {
      const more = toldMore(pair, 'milled', seat);
      // What is shuffled back into the deck has not moved.
      const isBack = /into your deck/.test(text);
      if (!isBack && count(pair, isIn('deck', seat), not(isIn('deck', seat))) === 0) return false;
      return /until|^half|equal to|for each/.test(what) ? more >= 1 : isMany(more, what);
    }),
  );
};

const discards: Observer = (line, [, who, what = '']) =>
  some(line, (pair) =>
    forSeats(who, (seat) => {
      if (toldMore(pair, 'discarded', 0) + toldMore(pair, 'discarded', 1) <= 0) return false;
      const fits = /^(it|them|that card|the card)|hands?$/.test(what)
        ? not(() => false)
        : fitsPhrase(plain(what), 'any');
      const anyone = /^(it|them)$/.test(what);
      const found = went(
        pair,
        (card, look) =>
          card.place !== 'field' &&
          card.place !== 'discard' &&
          fits(card, look) &&
          (anyone || card.seat === seat),
        isIn('discard'),
      ).length;
      return /entire|hands?$|half|all|for each|rest/.test(what)
        ? found >= 1
        : isMany(found, what, 9);
    }),
  );

/** "in their hand" says where, not whose: that is told by who does it. */
const plain = (what: string) =>
  what
    .replace(/ (in|from|of) (your|their|your opponent's) .*$/, '')
    .replace(/ of your choice| at random/, '');

const destroys: Observer = (line, [, what = ''], text) => {
  const both =
    /^both (.*) and (.*)$/.exec(what) ??
    /^(your unit .*) and (your opponent's unit .*)$/.exec(what);
  if (both)
    return [both[1], both[2]].every((one = '') => goes(line, one, 'field', isIn('discard'), text));
  const either = /^(an? .*) or (an? .*)$/.exec(what);
  if (either)
    return [either[1], either[2]].some((one = '') =>
      goes(line, one, 'field', isIn('discard'), `${text} card`),
    );
  if (what === 'all cards in it') return destroysColumn(line);
  const bearer = /^all cards equipped to (.*)$/.exec(what)?.[1];
  if (bearer !== undefined) return destroysEquipped(line, fitsPhrase(bearer));
  const isPart = / (?:that|whose) /.test(what);
  const phrase = what
    .replace(/^(all|each|every)\b/, (all) => (isPart ? 'any number of' : all))
    .replace(/,? (together with|if|unless|that|whose) .*$/, '')
    .replace(/^half of /, 'up to two of ')
    .replace(/^the rest/, 'it')
    .replace(/ equipped to .*$/, '')
    .replace(/ of their choice| of your choice| among them/g, '');
  return goes(line, phrase, 'field', isIn('discard'), text);
};

/** Of one column all active cards are destroyed, and of the others none. */
function destroysColumn(line: Line): boolean {
  return some(line, (pair) => {
    const active = (card: CardLook) => card.place === 'field' && card.depth === 0;
    const gone = went(pair, active, isIn('discard'));
    const [column] = new Set(gone.map((card) => card.column));
    const there = pair.before.cards.filter((card) => active(card) && card.column === column);
    return gone.length > 1 && there.length === gone.length;
  });
}

/** All that some card bears is destroyed. */
function destroysEquipped(line: Line, isBearer: Test): boolean {
  return some(line, ({ before, after }) =>
    before.cards
      .filter((card) => isBearer(card, before))
      .some(({ id }) => {
        const borne = before.cards.filter(({ bound }) => bound === id);
        return borne.length > 0 && borne.every((one) => after.cards[one.id]?.place === 'discard');
      }),
  );
}

export const sends: Observer = (line, [, what = '', to = ''], text) => {
  const place = PRONOUN.test(what) ? 'open' : placeIn(what);
  const phrase = isCardOf(
    what.replace(/^(the top \w+ cards?|the top card) of/, 'up to four cards from'),
  );
  if (/under/.test(what))
    return goesFromUnder(line, to, /under it\b/.test(what) && /destroyed/.test(text));
  if (place === 'open' && /\btop\b|\bbottom\b|\bdeck/.test(to))
    return goesWithinDeck(line, to) || goes(line, phrase, place, destination(to), text);
  return goes(line, phrase, place, destination(to), text);
};

/** Cards from the top of a deck go to its bottom. */
function goesWithinDeck(line: Line, to: string): boolean {
  const arrives = destination(to);
  const isTop = (card: CardLook) => card.place === 'deck' && card.depth < 4;
  return some(line, (pair) =>
    went(pair, isTop, arrives).some(
      (card) => (pair.after.cards[card.id]?.depth ?? 0) > card.depth + 3,
    ),
  );
}

/** Cards that lay under others go somewhere; those under one that is gone have lain open since. */
function goesFromUnder(line: Line, to: string, isUnderGone = false): boolean {
  const arrives = destination(to);
  const lay = (card: CardLook) =>
    isUnderGone
      ? card.place === 'field' || card.place === 'discard'
      : card.place === 'field' && card.depth > 0;
  return some(line, (pair) => went(pair, lay, arrives).length > 0);
}

/** What lies in a discard pile without the text lies elsewhere with it. */
function diverts(line: Line, what: string, to: string): boolean {
  const fits = fitsPhrase(what.replace(/^(?:destroyed|milled) /, 'all '), 'any');
  const isThere = (card: CardLook, look: Look) => card.place === 'discard' && fits(card, look);
  return some(line, (pair) => went(pair, isThere, destination(to)).length > 0);
}

const adds: Observer = (line, [, what = ''], text) => {
  if (/under this card/.test(what)) return goesFromUnder(line, 'hand');
  const phrase = isCardOf(
    what.replace(/^the top card of/, 'one card from').replace(/^(all .*) among them/, 'it'),
  );
  return goes(
    line,
    phrase,
    PRONOUN.test(phrase) ? 'any' : placeIn(what),
    isIn('hand'),
    `${text} card`,
  );
};

const recovers: Observer = (line, [, what = ''], text) => {
  const phrase = PRONOUN.test(what) ? what : isCardOf(what);
  const to = /side of the field/.test(what) ? isIn('field') : isIn('hand');
  return goes(line, phrase.replace(/ to your.*$/, ''), 'discard', to, `${text} card`);
};

const searches: Observer = (line, [, where = '', what = '']) => {
  const from = /discard/.test(where) ? 'discard' : 'any';
  const fits = fitsPhrase(what.replace(/(with|that).*$/, ''), 'any');
  const whose = /opponent/.test(where) ? 1 : 0;
  return some(line, (pair) => {
    const left = (card: CardLook, look: Look) =>
      ['deck', 'discard', 'hand'].includes(card.place) && card.seat === whose && fits(card, look);
    return (
      went(
        pair,
        left,
        (card) => card.place !== pair.before.cards[card.id]?.place && (from === 'any' || true),
      ).length > 0
    );
  });
};

const shuffles: Observer = (line, [, who, what = ''], text) => {
  const into = /^(.*) into (.*)$/.exec(what);
  if (!into)
    return some(line, ({ events, without }) =>
      forSeats(who ?? whoseIn(what), (seat) => {
        const times = (log: Pair['events']) =>
          log.filter((event) => event.type === 'shuffled' && event.seat === seat).length;
        return times(events) > times(without);
      }),
    );
  const [, phrase = '', to = ''] = into;
  const arrives = isIn(/discard pile$/.test(to) ? 'discard' : 'deck');
  const pile = /^(?:your|their|your opponent's) (hand|discard pile)$/.exec(phrase)?.[1];
  const from = pile === undefined ? placeIn(phrase) : pile === 'hand' ? 'hand' : 'discard';
  const cards =
    pile === undefined ? isCardOf(phrase.replace(/^this card and /, '')) : 'up to two cards';
  return goes(line, cards, PRONOUN.test(phrase) ? 'any' : from, arrives, `${text} card`);
};

function whoseIn(pile: string): string {
  if (/^your opponent's/.test(pile)) return 'your opponent';
  return /^your/.test(pile) ? 'you' : 'a player';
}

/** The cards under the star are the same ones, in another order. */
const shufflesUnder: Observer = (line) =>
  some(line, (pair) => {
    const under = (look: Look) => {
      const { column, seat, kind } = starOf(look);
      return look.cards
        .filter((card) => card.place === 'field' && card.depth > 0)
        .filter((card) => card.column === column && card.seat === seat && card.kind === kind)
        .sort((one, other) => one.depth - other.depth)
        .map(({ id }) => id);
    };
    const [then, now] = [under(pair.before), under(pair.after)];
    return then.join() !== now.join() && [...then].sort().join() === [...now].sort().join();
  });

/** Somebody sees what they did not see before. */
const shows: Observer = (line) =>
  some(line, ({ before, after, events, without }) => {
    const seen = after.cards.some(
      (card) => (card.known & ~(before.cards[card.id]?.known ?? 0)) !== 0,
    );
    const said = ['revealed', 'looked', 'searched'].some(
      (type) => told(events, type) > told(without, type),
    );
    return seen || said;
  });

/** What is drawn, milled, discarded, destroyed, sent, searched for and shown. */
export const PILE_OBSERVERS: Observers = [
  [
    /^this card lets its owner draw (.*?)(?: whenever .*)?$/,
    (line, [, what], text) => draws(line, matched('', 'you', what), text),
  ],
  [/^draw$/, (line, _, text) => draws(line, matched('', 'you', 'a card'), text)],
  [new RegExp(`^${WHO}draws? (.*)$`), draws],
  [
    /^(.*) that would be sent to the discard pile are sent to (.*) instead$/,
    (line, [, what = '', to = '']) => diverts(line, what, to),
  ],
  [new RegExp(`^${WHO}mills? (.*)$`), mills],
  [new RegExp(`^${WHO}discards? (.*)$`), discards],
  [
    /^make them discard (.*)$/,
    (line, [, what], text) => discards(line, matched('', 'they', what), text),
  ],
  [
    /^(?:their owners|each player|they|your opponent|that player)? ?(?:destroys?|destroyed) (.*)$/,
    destroys,
  ],
  [/^a randomly chosen (.*) is destroyed$/, destroys],
  [/^(?:a randomly chosen) (.*) is (?:returned) to (.*)$/, sends],
  [
    /^(?:each player |its owner may |you may |let your opponent )?(?:returns?|sends?) (?!control)(.*) to (.*)$/,
    sends,
  ],
  [
    /^each card that was under it is returned to (.*)$/,
    (line, [, to = '']) => goesFromUnder(line, to),
  ],
  [/^add (?!another effect)(.*) to your hand$/, adds],
  [/^(?:let your opponent )?recovers? (.*)$/, recovers],
  [
    /^(?:let your opponent )?search(?:es)? (your deck(?: and hand)?|your discard pile|your opponent's deck|their deck) for (.*)$/,
    searches,
  ],
  [/^shuffle (the cards under this card)$/, shufflesUnder],
  [/^(?:(both players) )?shuffles? (.*)$/, shuffles],
  [/^(?:your opponent |they |each player )?(?:reveals?|looks?)\b/, shows],
  [/plays with (their hand|the top card of their deck) revealed/, shows],
];
