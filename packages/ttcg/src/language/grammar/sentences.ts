import type { IToken, ParserMethod } from 'chevrotain';
import { forThisTurn } from '../tree/in-its-time.ts';
import { canLast, lengthen } from '../tree/lasting.ts';
import { inNextTurnOf } from '../tree/next-turn.ts';
import { slotsOf } from '../tree/slots.ts';
import type { Act, Cards, Duration, Sentence, Trigger } from '../tree/tree.ts';
import { T } from '../words/tokens.ts';
import { atMost, type Rate, ratedAct, talliedAct } from './cards/rates.ts';
import { revealedFirst } from './chosen-before.ts';
import type { Mutable } from './limits.ts';
import type { Opening, Parts } from './parts.ts';
import { PermissionParser } from './permissions.ts';
import {
  comesBefore,
  isLessOf,
  isOtherThanThat,
  isPayment,
  isUntimedBan,
  saysInThisTurn,
  speaksOfThat,
} from './sentence-acts.ts';
import { takenPlaceOf } from './taken-place.ts';

/** Makes the sentences of an effect of what was read. */
export abstract class SentenceParser extends PermissionParser {
  /** Whether a "by", if one comes, tells what is paid. */
  protected byPays(): boolean {
    return !this.at(1, T.By) || this.value(this.LA(1)) === 'doing';
  }

  /** "from your discard pile", before what is done with a card from there. */
  protected fromWhere = this.RULE('fromWhere', () => {
    this.CONSUME(T.From);
    const whose = this.SUBRULE(this.whose);
    const place = this.SUBRULE(this.zone);
    this.ACTION(() => {
      if (!this.at(1, T.Comma) || this.pileFirst) this.refuse('say what comes from there');
      this.pileFirst = { whose, place };
    });
  });

  /** "by discarding a card": what is paid. */
  protected paying: ParserMethod<[], Act[]> = this.RULE('paying', () => {
    this.CONSUME(T.By);
    this.ACTION(() => {
      this.endsAtComma = true;
    });
    const cost = this.SUBRULE(this.acts, { ARGS: [this.ACTION(() => this.unnamed ?? 'you')] });
    this.ACTION(() => {
      this.endsAtComma = false;
      const clear = cost.length === 1 && cost.every((act) => act.do !== 'choose');
      if (!clear || speaksOfThat(cost) || isOtherThanThat(cost))
        this.refuse('say first what is paid, like "discard one card to ..."');
    });
    return cost;
  });

  /** The cost of a sentence, wherever it was said; what is paid is never what was spoken of. */
  protected costOf(parts: Pick<Parts, 'cost' | 'acts' | 'opening' | 'ending'>): Act[] | undefined {
    const { cost, acts, opening, ending } = parts;
    const said = [cost, opening.cost, ending.cost].filter((part) => part !== undefined);
    if (said.length > 1) this.refuse('what is paid is said twice');
    const late = ending.cost && !this.effect.when && speaksOfThat(acts);
    if (late || (ending.cost && acts.some((act) => act.do === 'choose')))
      this.refuse('say first what is paid, like "discard one card to ..."');
    return said[0];
  }

  protected addSentence(parts: Parts): void {
    const apart = revealedFirst(parts);
    if (apart) {
      for (const part of apart) this.addSentence(part);
      return;
    }
    const { may, cost, opening, ending } = parts;
    let { acts } = parts;
    const first = this.effect.sentences.length === 0;
    if (this.pileFirst) this.refuse('it is not clear what comes from there');
    if (opening.duration) this.spread(acts, opening.duration, opening.from);
    if (this.saysNextTurn) acts = this.nextTurnOf(acts);
    if (opening.each) this.rate(acts, opening.each, opening.from);
    if (opening.each && parts.may) {
      this.addForEach(parts);
      return;
    }
    this.checkThen(acts, parts.link);
    if (opening.at && ending.at) this.refuse('two times contradict each other');
    const attacked = this.watch ? undefined : this.onceItAttacked(parts.link);
    const watch = this.preventedAhead() ?? this.watch ?? attacked;
    // What untaps its own card for a price is of use only while that is tapped (R-T87).
    const [act] = acts;
    if (this.atPrice && act?.do === 'untap' && act.cards.the === 'this')
      this.effect.evenTapped = true;
    if (ending.at && acts.at(-1)?.do === 'choose')
      this.refuse('it is not clear which of them is put off; begin with it');
    if (ending.at && !ending.every && acts.length > 1 && this.putOffLast(parts)) return;
    if (ending.at && acts.length + (cost?.length ?? 0) > 1)
      this.refuse('it is not clear what is put off');
    const at = this.putOff(opening.at ?? ending.at, first);
    if (at && (opening.every || ending.every))
      this.refuse('what is put off is done once; begin the effect with "at the start of ..."');
    if (at && watch) this.refuse('two times contradict each other');
    const then = this.saysThen && !first ? ('then' as const) : undefined;
    let link = attacked ? undefined : (parts.link ?? then);
    this.saysThen = false;
    const before = this.effect.sentences.at(-1);
    if (link === 'otherwise' && before && !before.if && (before.may || before.link === 'done')) {
      link = 'undone';
    }
    const condition = this.needs ?? opening.if ?? ending.if;
    const asked = [this.needs, opening.if, ending.if].filter((one) => one !== undefined);
    if (asked.length > 1) this.refuse('join two conditions by and');
    if (this.needs) this.neededByAll = true;
    this.needs = undefined;
    if (ending.if && acts.at(-1)?.do === 'choose')
      this.refuse('it is not clear of which of them that is asked; begin with it');
    const prevented = acts.some((act) => act.do === 'nothing');
    const replaces = opening.instead || ending.instead || prevented;
    if (first && replaces && comesBefore(this.effect.when))
      this.refuse('say what would happen with "if"');
    if (watch?.would) {
      if (may || cost || link) this.refuse('what is to happen instead leaves no choice here');
      // R-T152. "Would" replaces, whether or not the text says "instead"; "is about to" does not (R-T183).
      if (this.saysAboutTo() && !replaces)
        this.refuse('say "instead", or begin the effect with it');
    } else if (opening.instead || ending.instead) {
      this.replaceEvent(first, ending, acts);
      if (!(first && this.effect.when?.at === 'would')) {
        if (link || first || !condition)
          this.refuse('"instead" needs an "if" and a sentence before it');
        link = 'instead';
      }
    } else if (
      first &&
      this.effect.when?.at === 'would' &&
      !prevented &&
      !this.replacesEmptyDraw()
    ) {
      this.comesFirst(this.effect.when, acts);
    }
    const stays = this.effect.during !== undefined || this.effect.when?.at === 'while';
    const bound = this.saysUnless && !may && !cost && !link ? condition : undefined;
    const always = bound && acts.every(isUntimedBan) ? bound : undefined;
    const lasting = acts.map((act) => (!stays && this.passing.has(act) ? forThisTurn(act) : act));
    const split = ending.if ? acts.findLastIndex((act) => act.then) : -1;
    const base: Mutable<Sentence> = { acts: split > 0 ? lasting.slice(0, split) : lasting };
    if (link) base.link = link;
    if (at) base.at = at;
    if (watch) base.on = watch;
    if (always) base.acts = acts.map((act) => ({ ...act, for: { while: always } }) as Act);
    else if (condition && split <= 0) base.if = condition;
    if (base.at && base.if && opening.ifFirst && !saysInThisTurn(base.if)) base.askedFirst = true;
    if (this.theyAreEach) base.acts = this.ofEachPlayer(base.acts);
    if (may) base.may = may;
    if (cost) base.cost = cost;
    this.eachDecides(base);
    this.equipFirst(base);
    const unless = opening.unless ?? ending.unless;
    if (unless) this.addUnless(unless, base);
    else this.effect.sentences.push(base);
    if (split > 0 && condition) {
      const [head, ...tail] = lasting.slice(split);
      if (!head) return;
      const { then: _, ...rest } = head;
      this.effect.sentences.push({ link: 'then', if: condition, acts: [rest as Act, ...tail] });
    }
  }

  /** R-T363. "For each dragon you control, you may discard a card": that is decided for each of them. */
  private addForEach(parts: Parts): void {
    const { each: _, ...opening } = parts.opening;
    const acts = parts.acts.map(atMost);
    const decides = parts.may === 'you' || parts.may === 'opponent';
    const clear = decides && !parts.cost && acts.every((act) => act !== undefined);
    if (!clear)
      this.refuse('it is not clear whether that is decided for each; say "you may" first');
    else this.addSentence({ ...parts, may: undefined, acts: acts as Act[], opening });
  }

  /** "Prevent the next time this card would be destroyed": waits for that, and nothing happens instead. */
  private preventedAhead(): Sentence['on'] {
    const { preventedNext } = this;
    this.preventedNext = undefined;
    if (!preventedNext) return undefined;
    if (this.watch) this.refuse('one thing after the other');
    const { event, for: time = 'game' } = preventedNext;
    return { word: 'when', event, for: time, would: true };
  }

  /** "If it is a unit, you may play it; if it is a spell, ...": one thing is asked, and then another (R-T335). */
  protected asksAnew(opening: Parts['opening']): boolean {
    return opening.if !== undefined && this.effect.sentences.at(-1)?.if !== undefined;
  }

  /** "You may discard a card; draw two cards": what may be done first is done, or paid, for what follows. */
  protected addPaidFor(parts: Parts): boolean {
    const before = this.effect.sentences.at(-1);
    const decided = before?.may === 'you' || before?.may === 'opponent';
    if (!decided || before.cost || this.watch) return false;
    const { may, cost, acts, opening, ending } = parts;
    const bare = !may && !cost && Object.keys(opening).length + Object.keys(ending).length === 0;
    if (bare && before.acts.every(isPayment) && !speaksOfThat(acts)) {
      this.effect.sentences.pop();
      this.effect.sentences.push({ ...before, cost: before.acts, acts });
    } else this.addSentence({ ...parts, link: 'done' });
    return true;
  }

  /** "Each player may ...", "Its controller may ...": what follows hangs on what each of them decided. */
  private eachDecides({ may, cost, acts, link }: Sentence): void {
    const before = this.effect.sentences.at(-1);
    const asked = before?.may;
    const several =
      asked === 'both' || ((asked === 'controller' || asked === 'owner') && this.severalMay);
    if ((link === 'done' || link === 'undone') && several)
      this.refuse('each player may have decided otherwise');
    if (!may || may === 'you' || may === 'opponent') return;
    const theirs = (act: Act) => ('who' in act ? act.who : 'by' in act ? act.by : 'you') === may;
    if (cost || !acts.every(theirs)) this.refuse('each player decides on what they do themselves');
  }

  /** "When a unit is about to be destroyed, gain 1 point.": before it is. */
  private comesFirst(when: Extract<Trigger, { at: 'would' }>, acts: readonly Act[]): void {
    if (when.first || isLessOf(when.event, acts)) return;
    if (this.saysAboutTo()) this.effect.when = { ...when, first: true };
  }

  private saysAboutTo(): boolean {
    return this.input.some(({ image }) => image.endsWith('about to'));
  }

  /** R-T155. "The equipped water unit gains 200 attack": this card is equipped to one, which then does. */
  private equipFirst({ cost, may, on, at, if: condition }: Sentence): void {
    const { equipsTo } = this;
    this.equipsTo = undefined;
    if (!equipsTo) return;
    const plain = !(this.effect.when || cost || may || on || at || condition);
    if (!plain || this.effect.sentences.length > 0)
      this.refuse('say "the equipped unit"; to what, a text says when it equips');
    const to = { the: 'pick', count: { n: 1 }, card: equipsTo } as const;
    this.effect.sentences.push({ acts: [{ do: 'equip', card: { the: 'this' }, to }] });
  }

  /** "Before it is destroyed, ... instead", "When it is discarded, ... instead" is what would happen. */
  private replaceEvent(first: boolean, { insteadOf }: Opening, acts: readonly Act[]): void {
    const { when } = this.effect;
    const told = first && (when?.at === 'event' || when?.at === 'would') ? when : undefined;
    if (insteadOf && (!told || told.or)) this.refuse('say "if ... would ..., ... instead"');
    if (insteadOf && told) {
      const event = takenPlaceOf(insteadOf, told.event, acts);
      if (typeof event === 'string') this.refuse(event);
      else this.effect.when = { ...told, event };
    }
    this.replaceWhen(first);
  }

  private replaceWhen(first: boolean): void {
    const { when } = this.effect;
    if (first && when?.at === 'event' && when.word !== 'after' && !when.nth) {
      const { event, or } = when;
      this.effect.when = { at: 'would', event, ...(or && { or }) };
    }
  }

  /** "A unless your opponent Bs": they may do B, and if they do not, A. */
  private addUnless(said: Act[], base: Sentence): void {
    const unless = base.acts.some(countersOther) ? said.map(byOpponent) : said;
    const [first] = unless;
    const who = first && ('who' in first ? first.who : 'by' in first ? first.by : 'you');
    const ofEvent = this.event !== undefined && this.effect.sentences.length === 0;
    const pointed = speaksOfThat(base.acts) && !(ofEvent && who === 'controller');
    if (base.cost || base.link || base.at || base.may || base.if || pointed) {
      this.refuse('say first what can be done against it, then "if they do not"');
    }
    // "Your opponent cannot attack unless they discard a card": each time, or now and then never again?
    if (base.acts.some((act) => (act.do === 'bar' || act.do === 'forbid') && !act.for))
      this.refuse('say for how long, like "this turn"');
    const on = base.on ? { on: base.on } : {};
    if ((who === 'controller' || who === 'owner') && !(ofEvent && speaksOfThat(base.acts))) {
      const { target, acts } = this.chosenBefore(base.acts);
      this.effect.sentences.push({ ...on, acts: target }, { may: who, acts: unless });
      this.effect.sentences.push({ link: 'undone', acts });
      return;
    }
    if (who !== 'you' && who !== 'opponent' && who !== 'controller')
      this.refuse('only you or your opponent can prevent it');
    const may = who === 'opponent' || who === 'controller' ? who : 'you';
    this.effect.sentences.push({ ...on, may, acts: unless }, { link: 'undone', acts: base.acts });
  }

  /** "Destroy one unit unless its controller discards a card": the unit is chosen first. */
  private chosenBefore(acts: readonly Act[]): { target: Act[]; acts: Act[] } {
    const [act] = acts;
    const [slot, second] = act ? slotsOf(act) : [];
    const cards = slot?.cards;
    const single = cards?.the === 'pick' && typeof cards.count === 'object' && 'n' in cards.count;
    const plain = slot?.looks === 'field' && !second && acts.length === 1;
    if (!single || !plain || cards.count.n !== 1 || cards.card.place) {
      this.refuse('choose that card first, and say "it"');
      return { target: [], acts: [] };
    }
    return {
      target: [{ do: 'target', cards }],
      acts: [{ ...act, cards: { the: 'that' } } as Act],
    };
  }

  /** "Play one unit and destroy it at the end of the turn": only what is done to that unit waits. */
  private putOffLast(parts: Parts): boolean {
    const { acts, opening, ending, may, cost } = parts;
    const last = acts.slice(-1);
    if (cost || opening.at || ending.unless || !speaksOfThat(last)) return false;
    const { at, ...rest } = ending;
    this.addSentence({ ...parts, acts: acts.slice(0, -1), ending: rest });
    this.watch = undefined;
    const link = may || opening.if || ending.if ? ('done' as const) : undefined;
    const [{ then: _, ...act }] = last as [Act];
    this.addSentence({
      link,
      may: undefined,
      cost,
      acts: [act as Act],
      opening: {},
      ending: at ? { at } : {},
    });
    return true;
  }

  /** In the first sentence of an effect without a trigger, only the next turn is put off to. */
  private putOff(at: Sentence['at'], first: boolean): Sentence['at'] {
    if (typeof at !== 'object') return at;
    if (first && !this.effect.when && !at.of.next) {
      if (at.this) return at;
      this.effect.when = { at: at.at, of: at.of };
      return undefined;
    }
    return { at: at.at, of: at.of };
  }

  private spread(acts: Act[], duration: Duration, from: IToken | undefined): void {
    if (!acts.every(canLast)) this.refuse('that does not last', from);
    lengthen(acts, 0, duration);
  }

  /** "Next turn", of what is done only in one's own turn. */
  private nextTurnOf(acts: Act[]): Act[] {
    this.saysNextTurn = false;
    const settled = inNextTurnOf(acts, (cards) => this.whoseIs(cards));
    if (!settled) this.refuse('say "your next turn" or "your opponent\'s next turn"');
    return settled ?? acts;
  }

  /** Whose cards are; all of them are anybody's. */
  private whoseIs(cards: Cards): 'your' | 'opponent' | 'each' | undefined {
    if (cards.the === 'this') return 'your';
    if (cards.the === 'pick') {
      const { whose = cards.count === 'all' ? 'each' : undefined } = cards.card;
      return whose === 'their' ? undefined : whose;
    }
    if (cards.the !== 'that') return undefined;
    if (this.lastSpoken) {
      const spoken = slotsOf(this.lastSpoken)[0]?.cards;
      return spoken && spoken.the !== 'that' ? this.whoseIs(spoken) : undefined;
    }
    const { event } = this;
    const card = event && 'card' in event ? event.card : undefined;
    if (card === 'this') return 'your';
    return typeof card === 'object' && card.whose !== 'their' ? card.whose : undefined;
  }

  /** "For each spell, ..." multiplies every number of the sentence. */
  private rate(acts: Act[], each: Rate, from: IToken | undefined): void {
    for (const [i, act] of acts.entries()) {
      const rated = ratedAct(act, each) ?? talliedAct(act, each);
      if (rated) acts[i] = rated;
      else this.refuse('there is no number to multiply', from);
    }
  }
}

/** What is countered is your opponent's, unless the text says "your". */
const countersOther = (act: Act): boolean =>
  act.do === 'counter' && !act.all && act.of?.whose !== 'your';

/** "Unless its controller discards a card", of what is countered: that is your opponent. */
function byOpponent(act: Act): Act {
  if ('who' in act && act.who === 'controller') return { ...act, who: 'opponent' } as Act;
  return 'by' in act && act.by === 'controller' ? ({ ...act, by: 'opponent' } as Act) : act;
}
