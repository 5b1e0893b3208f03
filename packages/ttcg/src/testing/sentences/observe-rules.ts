import type { CardLook, Line, Look, Offer, Pair } from './look.ts';
import { fitsPhrase } from './phrases.ts';
import { nothing, type Observer, type Observers, some, told } from './seeing.ts';

/** What is asked of something that can be done, with the card that does it and the one it is done to. */
type Holds = (
  offer: Offer,
  card: CardLook | undefined,
  on: CardLook | undefined,
  look: Look,
) => boolean;

/** What cannot be done now, and could without the text. */
function refused(line: Line, holds: Holds): boolean {
  return line.offers.some(({ refused: offers, look }) =>
    offers.some((offer) =>
      holds(offer, at(look.cards, offer.card), at(look.cards, offer.on), look),
    ),
  );
}

/** What can be done only by the text. */
function added(line: Line, holds: Holds): boolean {
  return line.offers.some(({ added: offers, look }) =>
    offers.some((offer) =>
      holds(offer, at(look.cards, offer.card), at(look.cards, offer.on), look),
    ),
  );
}

const at = (cards: readonly CardLook[], id: number | undefined) =>
  id === undefined ? undefined : cards[id];

const PRONOUN = /^(it|they|them|that (unit|card)|those|both|this card)?$/;

/** The cards that a clause is about; anything where it says "it". */
function subjectOf(phrase: string): (card: CardLook | undefined, look: Look) => boolean {
  if (phrase === 'this card') return (card) => card?.isStar === true;
  if (PRONOUN.test(phrase)) return () => true;
  const fits = fitsPhrase(phrase.replace(/^no /, ''), 'any');
  return (card, look) => card !== undefined && fits(card, look);
}

/** What would have happened to a card, and has not. */
function spared(
  line: Line,
  phrase: string,
  happened: (without: CardLook, withIt: CardLook) => boolean,
): boolean {
  const fits = subjectOf(phrase);
  return some(line, (pair) =>
    pair.before.cards.some((without) => {
      const withIt = pair.after.cards[without.id] as CardLook;
      return happened(without, withIt) && fits(withIt, pair.after);
    }),
  );
}

const isSpared = {
  destroyed: (without: CardLook, withIt: CardLook) =>
    without.place === 'discard' && withIt.place === 'field',
  tapped: (without: CardLook, withIt: CardLook) =>
    without.tapped && !withIt.tapped && withIt.place === 'field',
  untapped: (without: CardLook, withIt: CardLook) =>
    !without.tapped && withIt.tapped && without.place === 'field',
  returned: (without: CardLook, withIt: CardLook) =>
    without.place === 'hand' && withIt.place === 'field',
  anything: (without: CardLook, withIt: CardLook) =>
    withIt.place === 'field' &&
    (without.place !== withIt.place ||
      without.tapped !== withIt.tapped ||
      without.attack !== withIt.attack ||
      without.defense !== withIt.defense),
};

/** Words for what a card is spared; "untapped" has "tapped" in it. */
const SPARED: readonly (readonly [string, keyof typeof isSpared])[] = [
  ['destroyed', 'destroyed'],
  ['untapped', 'untapped'],
  ['tapped', 'tapped'],
  ['return', 'returned'],
];

/** What cards are kept from, by the words for it. */
function keptFrom(line: Line, who: string, deed: string): boolean {
  const fits = subjectOf(who);
  if (/^(be )?attack(ing|ed)?\b/.test(deed)) {
    const isPassive = /^be attacked/.test(deed);
    return refused(
      line,
      ({ act }, card, on, look) => act === 'attack' && fits(isPassive ? on : card, look),
    );
  }
  if (/^triggering$/.test(deed)) {
    const made = subjectOf(who.replace(/^the effects of /, ''));
    return refused(line, ({ act }, card, _, look) => act === 'use' && made(card, look));
  }
  if (/^(activat|us)\w* (its |their )?effects?/.test(deed)) {
    // Only what is untapped is used: it was tapped when it was chosen.
    const user = subjectOf(who.replace(/\btapped /, ''));
    return refused(line, ({ act }, card, _, look) => act === 'use' && user(card, look));
  }
  if (/ranked up|rank up/.test(deed))
    return refused(
      line,
      ({ act }, _, on, look) => act === 'play' && on !== undefined && fits(on, look),
    );
  const isChosen: Holds = ({ act }, card, _, look) => act === 'choose' && fits(card, look);
  const [, kind] = SPARED.find(([word]) => deed.includes(word)) ?? [];
  if (kind) return spared(line, who, isSpared[kind]) || refused(line, isChosen);
  if (/target/.test(deed)) return refused(line, isChosen);
  if (/countered/.test(deed))
    return some(
      line,
      ({ events, without }) => told(events, 'countered') < told(without, 'countered'),
    );
  return false;
}

const cannot: Observer = (line, [, who = '', deed = '']) =>
  keptFrom(line, who, deed.replace(/ (until|this turn|during|while).*$/, ''));

/** What a player is kept from. */
const playerCannot: Observer = (line, [, deed = '']) => {
  if (/^play/.test(deed)) {
    const fits = fitsPhrase(deed.replace(/^play /, ''), 'any');
    return refused(
      line,
      ({ act, seat }, card, _, look) =>
        act === 'play' && seat === 1 && card !== undefined && fits(card, look),
    );
  }
  const bearer = /^activate (spell|unit) effects$/.exec(deed)?.[1];
  if (bearer)
    return refused(
      line,
      ({ act, seat }, card) => act === 'use' && seat === 1 && card?.kind === bearer,
    );
  const kind = /^activate (\w+) effects(?: during (your|your opponent's) next (\w+) phase)?$/.exec(
    deed,
  );
  if (kind) return keptFromKind(line, kind);
  const of = /^activate the effects of (.*?)(?: until .*| during .*| this turn)?$/.exec(deed)?.[1];
  if (of !== undefined) {
    const fits = fitsPhrase(of);
    return refused(
      line,
      ({ act, seat }, card, _, look) => act === 'use' && seat === 1 && !!card && fits(card, look),
    );
  }
  if (/^activate|^use/.test(deed))
    return (
      refused(line, ({ act, seat }) => act === 'use' && seat === 1) || fewer(line, 'announced')
    );
  if (/^attack/.test(deed)) return refused(line, ({ act, seat }) => act === 'attack' && seat === 1);
  if (/^rank up/.test(deed))
    return refused(line, ({ act, seat, on }) => act === 'play' && seat === 1 && on !== undefined);
  if (/^draw/.test(deed))
    return some(line, ({ before, after }) => handOf(after, 1) < handOf(before, 1));
  if (/^gain/.test(deed))
    return some(line, ({ before, after }) => after.points[1] < before.points[1]);
  if (/^search/.test(deed))
    return fewer(line, 'searched') || refused(line, ({ act, seat }) => act === 'use' && seat === 1);
  if (/^untap/.test(deed))
    return (
      spared(line, '', isSpared.untapped) ||
      refused(line, ({ act }) => act === 'choose' || act === 'use')
    );
  if (/^return/.test(deed))
    return (
      spared(line, '', isSpared.returned) ||
      refused(line, ({ act }) => act === 'choose' || act === 'use')
    );
  return false;
};

/** The opponent is kept from effects of a type, in the phase that is said. */
function keptFromKind(line: Line, [, kind, whose, phase]: RegExpMatchArray): boolean {
  const isThen = (stage: string, active: number) =>
    phase === undefined || (stage === phase && active === (whose === 'your' ? 0 : 1));
  const lost = refused(
    line,
    ({ act, seat, effect, stage, active }, card) =>
      act === 'use' && seat === 1 && card?.effects[effect ?? 0] === kind && isThen(stage, active),
  );
  if (lost) return true;
  // What works by itself is not offered: it is announced, or not.
  const times = (log: Pair['events'], { cards, stage, active }: Look) => {
    let now = log.some(({ type }) => type === 'phase') ? '' : stage;
    let turn: number = active;
    return log.filter((event) => {
      if (event.type === 'phase') [now, turn] = [event.phase, event.seat];
      if (event.type !== 'announced' || event.seat !== 1 || event.kind !== 'effect') return false;
      const card = 'card' in event.subject ? cards[event.subject.card] : undefined;
      return card?.effects[event.effect ?? 0] === kind && isThen(now, turn);
    }).length;
  };
  return some(
    line,
    ({ before, after, events, without }) => times(events, after) < times(without, before),
  );
}

const handOf = (look: Pair['before'], seat: 0 | 1) =>
  look.cards.filter((card) => card.place === 'hand' && card.seat === seat).length;

const fewer = (line: Line, type: string): boolean =>
  some(line, ({ events, without }) => told(events, type) < told(without, type));
const more = (line: Line, type: string): boolean =>
  some(line, ({ events, without }) => told(events, type) > told(without, type));

const immune: Observer = (line, { 1: who = '', input = '' }) =>
  /immune to counter/.test(input)
    ? some(line, ({ after, events, without }) => {
        const countered = events.map(counteredCard);
        return without.map(counteredCard).some((card) => {
          const isSuch = card !== undefined && subjectOf(who)(after.cards[card], after);
          return isSuch && !countered.includes(card);
        });
      })
    : keepsOff(line, who);

/** Nothing is done to cards that is done to them without the text. */
const keepsOff = (line: Line, who: string): boolean =>
  spared(line, who, isSpared.anything) ||
  refused(line, ({ act }, card, _, look) => act === 'choose' && subjectOf(who)(card, look));

const prevents: Observer = (line, [, what = '']) => {
  if (/^(it|this|that attack|the next attack|all attacks|that)/.test(what))
    return (
      fewer(line, 'battle') ||
      spared(line, '', isSpared.destroyed) ||
      refused(line, ({ act }) => act === 'attack') ||
      more(line, 'countered')
    );
  const from = /^(.*) from (?:being )?(.*)$/.exec(what);
  if (from)
    return (
      keptFrom(
        line,
        from[1] ?? '',
        /^(attacking|activating|returning|triggering)/.test(from[2] ?? '')
          ? (from[2] as string)
          : `be ${from[2]}`,
      ) ||
      (/opponent/.test(from[1] ?? '') &&
        some(line, ({ before, after }) => handOf(after, 1) < handOf(before, 1)))
    );
  if (/destruction/.test(what)) return spared(line, '', isSpared.destroyed);
  if (/damage/.test(what))
    return some(line, ({ before, after }) => after.points[0] > before.points[0]);
  return (
    fewer(line, 'resolves') || fewer(line, 'announced') || refused(line, ({ act }) => act === 'use')
  );
};

/** Something is countered that is not without the text. */
const counters: Observer = (line) =>
  more(line, 'countered') ||
  some(line, ({ events, without }) => {
    const gone = without.map(counteredCard);
    return events.some((event) => {
      const card = counteredCard(event);
      return card !== undefined && !gone.includes(card);
    });
  });

const counteredCard = (event: Pair['events'][number]): number | undefined =>
  event.type === 'countered' && 'card' in event.subject ? event.subject.card : undefined;

const skips: Observer = (line) =>
  more(line, 'skips') &&
  some(
    line,
    ({ before, after }) =>
      JSON.stringify(before.skips) !== JSON.stringify(after.skips) ||
      before.stage !== after.stage ||
      before.active !== after.active ||
      before.turn !== after.turn,
  );

const equips: Observer = (line) =>
  some(line, ({ before, after }) =>
    after.cards.some((card) => card.bound !== null && before.cards[card.id]?.bound !== card.bound),
  );

const attacksMore: Observer = (line) => added(line, ({ act }) => act === 'attack');

const playsMore: Observer = (line) =>
  some(line, ({ before, after }) => after.plays[0] > before.plays[0]) ||
  added(line, ({ act }) => act === 'play');

/** The star cannot be played onto a card that is not of the kind, where it else could. */
const ranksUpNoOther: Observer = (line, [, what = '']) => {
  const isNamed = fitsPhrase(what);
  return refused(
    line,
    ({ act }, card, on, look) => act === 'play' && !!card?.isStar && !!on && !isNamed(on, look),
  );
};

/** A card can be played onto another only by the text: onto what it says, and such a one, where it says so. */
const mayRankUp: Observer = (line, { input = '' }) => {
  const said =
    /^(.*?) can be ranked up with (.*)$/.exec(input) ??
    /^rank up (.*?) with (a unit of any type)/.exec(input);
  const isBase = fitsPhrase(said?.[1] ?? 'a card');
  const isUpper = fitsPhrase(said?.[2] ?? 'a card', 'any');
  return added(
    line,
    ({ act }, card, on, look) =>
      act === 'play' && !!on && !!card && isBase(on, look) && isUpper(card, look),
  );
};

/** The effects of cards are gone: they can no longer be used. */
const losesEffects: Observer = (line) => refused(line, ({ act }) => act === 'use');

const mustAttack: Observer = (line) =>
  refused(line, ({ act }) => act === 'end' || act === 'attack');

const activates: Observer = (line) =>
  some(
    line,
    (pair) =>
      pair.after.cards.some((card) => differs(card, pair.before.cards[card.id] as CardLook)) ||
      pair.before.points.join() !== pair.after.points.join(),
  );

const differs = (card: CardLook, then: CardLook) =>
  !card.isStar &&
  (card.place !== then.place || card.attack !== then.attack || card.tapped !== then.tapped);

const isUse: Holds = ({ act }) => act === 'use';

const redirects: Observer = (line) => more(line, 'redirected');

export const RULE_OBSERVERS: Observers = [
  [/^(?:choose|name) (?!.*as its target)/, nothing],
  [/^(?:let your opponent|each player|your opponent)? ?chooses? (?!.*as its target)/, nothing],
  [/change the target|choose .* as its target|becomes the target|swap its target/, redirects],
  [/^your opponent cannot (.*)$/, playerCannot],
  [/^(?:they|you) cannot (?:play) /, (line) => refused(line, ({ act }) => act === 'play')],
  [
    /^players cannot search/,
    (line) => fewer(line, 'searched') || refused(line, ({ act }) => act === 'use'),
  ],
  [/^(.*?) ?does not untap/, (line, [, who = '']) => keptFrom(line, who, 'be untapped')],
  [/^(.*?) ?cannot (?!lose|be prevented)(.*)$/, cannot],
  [
    /^no unit in (.*) can (.*)$/,
    (line, [, where = '', deed = '']) => keptFrom(line, `units in ${where}`, deed),
  ],
  [/^(.*?) ?(?:is|are|becomes?) immune to/, immune],
  [
    /loses that status/,
    (line) =>
      some(line, ({ before, after }) =>
        before.cards.some(
          ({ id, place, notes }) =>
            place === 'field' &&
            notes.includes('cannot be destroyed') &&
            after.cards[id]?.place === 'discard',
        ),
      ),
  ],
  [
    /^(?:make )?(.*?) ?(?:is|are|becomes?|make)? ?(?:indestructible|immortal)\b/,
    (line, [, who = '']) => keptFrom(line, who, 'be destroyed'),
  ],
  [/^prevents? (.*)$/, prevents],
  [/^counters? |^counter$|is countered$/, counters],
  [/skips?\b/, skips],
  [/^(?:equips?|move an equip card)\b/, equips],
  [
    /(?:can|may) attack (?:twice|again|up to|three|each|your opponent directly|directly)|^let each .* attack|attack(?:s)? again/,
    attacksMore,
  ],
  [/plays? (?:\w+ additional|an additional)/, playsMore],
  [/^this card can (?:only rank up|rank up only) (.*)$/, ranksUpNoOther],
  [
    /can be ranked up|rank up .* with a unit of any type|can rank up|rank up this card during/,
    mayRankUp,
  ],
  [/loses? (?:all )?(?:its|their) effects/, losesEffects],
  [/must attack/, mustAttack],
  [/^activate .*effects .*(?:during|without discarding)/, (line) => added(line, isUse)],
  [/^(?:activate|trigger|copy)\b/, activates],
  [
    /can (?:be activated|activate)|may activate/,
    (line) => added(line, ({ act }) => act === 'use') || more(line, 'announced'),
  ],
  [
    /can each player play only|can play only|may only play/,
    (line) => refused(line, ({ act }) => act === 'play'),
  ],
];
