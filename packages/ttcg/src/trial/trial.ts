import {
  type CardId,
  cardOf,
  IllegalChoice,
  type PickDecision,
  type Picks,
  readChoice,
  type Seat,
} from '@cardscape/kernel';
import { type CardBook, cardBook } from '../rules/book/book.ts';
import type { Program } from '../rules/book/program.ts';
import type { TtcgEvent } from '../rules/events.ts';
import { openDuel } from '../rules/position/open-duel.ts';
import type { TtcgState } from '../rules/position/state.ts';
import { regionOf } from '../rules/position/zones.ts';
import { type TtcgGame, ttcgOf } from '../rules/ttcg.ts';
import { whyNotUse } from '../rules/words/explain-use.ts';
import type { CardSet } from '../set/card-set.ts';
import type { Design, PrintedEffect } from '../set/design.ts';
import { buildPosition } from './build-position.ts';
import type { Deed, NamedChoice, OwnCard } from './deed.ts';
import { actOf, findDeed, namedPicks } from './find-option.ts';
import { holderOf, type Naming, type Table } from './naming.ts';
import type { Position } from './position.ts';
import { whyRefused } from './refused-deed.ts';
import { homeOf, ownCardOf, setWith, trialCard, withCard } from './trial-card.ts';
import { positionOf, type WrittenPosition } from './write-position.ts';

/** Where an effect is tried and on what card, what is done then, and what is answered. */
export interface TrialPlan {
  readonly position: Position;
  readonly card?: OwnCard;
  readonly deeds?: readonly Deed[];
  readonly choices?: readonly NamedChoice[];
}

/** A question that nobody has answered. */
export interface OpenQuestion {
  readonly seat: Seat;
  readonly kind: string;
  readonly prompt: string;
  readonly min: number;
  readonly max: number;
  readonly options: readonly string[];
}

/** A deed or a choice that is not possible where it comes. */
export class RefusedStep extends IllegalChoice {
  readonly part: 'do' | 'choices';
  /** Its place in its list. */
  readonly index: number;
  readonly question: OpenQuestion;

  constructor(part: 'do' | 'choices', index: number, question: OpenQuestion, message: string) {
    super(message);
    this.part = part;
    this.index = index;
    this.question = question;
  }
}

/** A position with the card that is tried in it, as a position file says both. */
export interface TrialPosition extends WrittenPosition {
  readonly card: OwnCard;
}

/** What came of a trial. */
export interface Trial {
  readonly events: readonly TtcgEvent[];
  readonly before: TrialPosition;
  readonly after: TrialPosition;
  /** The table at the end, and the game that is played on it. */
  readonly table: Table;
  /** Was the effect used, or set off, or in force by itself? */
  readonly worked: boolean;
  /** Why it could not be used, if its player would have to use it. */
  readonly why?: string;
  /** How many of the deeds and choices were needed. */
  readonly done: number;
  readonly answered: number;
  /** The question at which the choices ran out. */
  readonly question?: OpenQuestion;
}

/**
 * Tries an effect on a card of the first player, or where the position says `this`: its player uses it
 * as soon as the rules allow. Then the deeds are done one after the other; all else is passed. It ends
 * when all is done and a player is free to act, or when a question finds no answer. Throws a
 * `RefusedStep` for a deed or choice that cannot be made.
 */
export function tryEffect(set: CardSet, effect: PrintedEffect, plan: TrialPlan): Trial {
  return new TrialRun(set, effect, plan).run();
}

class TrialRun implements Table {
  private readonly card: Design;
  private readonly book: CardBook;
  private readonly program: Program;
  private readonly deeds: readonly Deed[];
  private readonly choices: readonly NamedChoice[];
  private readonly seed: string | undefined;
  readonly game: TtcgGame;
  readonly state: TtcgState;
  private readonly id: CardId;
  private readonly events: TtcgEvent[] = [];
  private done = 0;
  private answered = 0;
  private started = false;
  /** Has the opponent gone on to the end of their turn for it? */
  private waited = false;

  constructor(set: CardSet, effect: PrintedEffect, plan: TrialPlan) {
    const { card = {}, deeds = [], choices = [] } = plan;
    const position = inItsTime(effect, plan.position);
    this.deeds = deeds;
    this.choices = choices;
    this.seed = position.seed;
    this.card = trialCard(effect, card);
    const { name } = this.card;
    this.book = cardBook(setWith(set, this.card));
    [this.program] = this.book.sheet(name).programs;
    this.game = ttcgOf(this.book);
    this.state = buildPosition(this.book, withCard(position, this.card, set));
    this.id = this.findCard();
    const seat = holderOf(this, this.id);
    // The trial begins with the phase: what is for a part of the opponent's turn can be used at once.
    if (this.program.effect.during && seat !== this.state.active)
      this.state.window = { seat, passes: 1 };
  }

  /** The card that is tried: of several, one that lies where its effect is used. */
  private findCard(): CardId {
    const { table } = this.state;
    const ids = [...table.cards.keys()].filter((id) => cardOf(table, id).design === this.card.name);
    const home = homeOf(this.card.effects[0]);
    return ids.find((id) => regionOf(table, id) === home) ?? (ids[0] as CardId);
  }

  private position(): TrialPosition {
    return { ...positionOf(this.book, this.state, this.seed), card: ownCardOf(this.card) };
  }

  run(): Trial {
    const before = this.position();
    const reason = this.whyNotNow();
    let decision = this.game.decision(this.state);
    while (decision.ask === 'pick') {
      const picks = this.answer(decision);
      if (!picks) break;
      this.game.advance(this.state, decision, picks, this.events);
      decision = this.game.decision(this.state);
    }
    const open =
      decision.ask === 'pick' && isQuestion(decision) ? openQuestion(this, decision) : undefined;
    const worked = this.hasWorked();
    return {
      events: this.events,
      before,
      after: this.position(),
      table: { game: this.game, state: this.state },
      worked,
      ...(!worked && !this.started && reason !== undefined && { why: reason }),
      done: this.done,
      answered: this.answered,
      ...(open && { question: open }),
    };
  }

  /** The next answer; nothing where the trial ends. */
  private answer(decision: PickDecision): Picks | undefined {
    if (isQuestion(decision)) return this.choice(decision);
    const own = this.ownUse(decision);
    if (own !== undefined) return [own];
    const deed = this.deeds[this.done];
    const found = deed === undefined ? undefined : this.find(decision, deed);
    if (found !== undefined) {
      this.done++;
      return [found];
    }
    if (decision.kind === 'respond') return [decision.options.length - 1];
    if (deed === undefined) return this.waiting(decision);
    const toBattle = actOf(deed) === 'attack' ? this.find(decision, 'to battle') : undefined;
    if (toBattle !== undefined) return [toBattle];
    const why = whyRefused(this.naming(decision), decision, deed);
    throw new RefusedStep('do', this.done, openQuestion(this, decision), why);
  }

  /** An effect for a part of the opponent's turn: they go on, until its player can use it. */
  private waiting({ seat, options }: PickDecision): Picks | undefined {
    const { during } = this.program.effect;
    if (this.started || !during || seat === holderOf(this, this.id) || this.waited)
      return undefined;
    const battle = options.findIndex(({ act }) => act === 'battle');
    const onward = battle < 0 ? options.findIndex(({ act }) => act === 'end') : battle;
    this.waited = battle < 0;
    return onward < 0 ? undefined : [onward];
  }

  private find(decision: PickDecision, deed: Deed): number | undefined {
    const { at, unclear } = findDeed(this.naming(decision), decision, deed);
    if (unclear === undefined) return at;
    throw new RefusedStep('do', this.done, openQuestion(this, decision), unclear);
  }

  private naming({ seat }: PickDecision): Naming {
    const { game, state, book, card } = this;
    return { game, state, book, speaker: seat, own: card.name };
  }

  /** The player of the card uses its effect once, as soon as it is possible. */
  private ownUse({ options }: PickDecision): number | undefined {
    if (this.started) return undefined;
    const act = this.plays() ? 'play' : 'use';
    const found = options.findIndex(
      (option) => option.act === act && option.card === this.id && (option.effect ?? 0) === 0,
    );
    if (found < 0) return undefined;
    this.started = true;
    return found;
  }

  /** An echo begins with a play of its card. */
  private plays(): boolean {
    return this.program.type === 'echo';
  }

  private choice(decision: PickDecision): Picks | undefined {
    const given = this.choices[this.answered];
    if (given === undefined) return undefined;
    const question = openQuestion(this, decision);
    const refuse = (why: string) => new RefusedStep('choices', this.answered, question, why);
    const named = namedPicks(this.naming(decision), decision, given);
    if ('wrong' in named) throw refuse(named.wrong);
    try {
      const picks = readChoice(decision, named) as Picks;
      this.answered++;
      return picks;
    } catch (error) {
      throw error instanceof IllegalChoice ? refuse(error.message) : error;
    }
  }

  private hasWorked(): boolean {
    const { type, standing } = this.program;
    if (type === 'passive' && standing.length > 0) return true;
    return this.events.some((event) => {
      if (event.type !== 'replaced' && event.type !== 'announced') return false;
      if (!('card' in event.subject) || event.subject.card !== this.id) return false;
      return event.type === 'replaced' || event.kind === 'effect';
    });
  }

  /** Why its player cannot use it at the start; nothing for what happens by itself. */
  private whyNotNow(): string | undefined {
    const { type, listens, replaces } = this.program;
    if (type === 'passive' || type === 'latent' || listens !== null || replaces !== null)
      return undefined;
    const seat = holderOf(this, this.id);
    const card = this.id;
    if (this.plays() && regionOf(this.state.table, card) === 'hand')
      return this.game.explain(this.state, seat, { act: 'play', card });
    const option = { act: 'use', card, effect: 0 };
    if (type !== 'counter' && seat === this.state.active)
      return this.game.explain(this.state, seat, option);
    // What would keep it from being used if its player could answer now.
    const answering = { ...this.state, window: { seat, passes: 0 } };
    return whyNotUse(openDuel(this.book, answering), seat, option);
  }
}

/** An effect for a part of the opponent's turn is tried in their turn, unless the position says whose. */
function inItsTime({ effect }: PrintedEffect, position: Position): Position {
  const theirs = effect.during?.whose === 'opponent' && position.active === undefined;
  return theirs ? { ...position, active: 1 } : position;
}

/** Is it a question in the middle of things, rather than a chance to act? */
function isQuestion({ kind }: PickDecision): boolean {
  return ['choose', 'decide', 'place', 'effect'].includes(kind);
}

function openQuestion({ game, state }: Table, decision: PickDecision): OpenQuestion {
  const { seat, kind, min, max, options } = decision;
  const labels = options.map((option) => game.label(state, option));
  return { seat, kind, prompt: game.prompt(state, decision), min, max, options: labels };
}
