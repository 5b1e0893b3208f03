import { type CardId, cardOf, type Decision, type Option, type Picks } from '@cardscape/kernel';
import type { CardDesign } from '../cards/index.ts';
import type { CardBook } from '../rules/book/book.ts';
import { CHARACTER, EQUIP_SLOTS, placeOf } from '../rules/position/slots.ts';
import type { ShowdownState } from '../rules/position/state.ts';
import { labelOf } from '../rules/words/labels.ts';
import type { SavedPosition } from '../trial/position.ts';
import { showdownAt } from '../trial/showdown-at.ts';
import type { StarPlace } from './boards.ts';
import type { Aim, Happening } from './happenings.ts';
import type { HeardCall, Listener } from './listener.ts';

/** How the questions of the card itself are answered. */
export const ANSWERS = ['first', 'last', 'decline'] as const;

type Answering = (typeof ANSWERS)[number];

/** What came of one run of a scene. */
export interface ScenePlayed {
  readonly calls: readonly HeardCall[];
  /** What the functions of the card asked, and how that was answered. */
  readonly answers: readonly GivenAnswer[];
}

/** An answer to a question of a function. */
export interface GivenAnswer {
  readonly pointcut: string;
  readonly words: string;
}

/** What is to happen in a position, and with which card. */
export interface Scene {
  readonly star: CardDesign;
  readonly place: StarPlace;
  readonly happening: Happening;
  readonly position: SavedPosition;
}

const MOST_STEPS = 80;

/** Plays a match from the position of a scene until what is to happen has happened. */
export function playScene(
  book: CardBook,
  listener: Listener,
  scene: Scene,
  answering: Answering,
): ScenePlayed {
  const { happening, place, position } = scene;
  const game = showdownAt(book, position);
  listener.asking = null;
  const { state } = game.setup({ characters: ['', ''], decks: [[], []] }, 'meaning');
  const waits = place === 'played' && happening.by === 'foe';
  const last = (position.turn ?? 1) + (waits ? 1 : 0);
  const answers: GivenAnswer[] = [];
  for (let step = 0; step < MOST_STEPS && state.turn <= last; step++) {
    const decision = game.decision(state);
    if (decision.ask !== 'pick') break;
    const { asking } = listener;
    const picks = asking
      ? answerAs(decision, answering)
      : new Choosing(scene, state).pick(decision);
    if (asking)
      answers.push({ pointcut: asking, words: pickedWords(book, state, decision, picks) });
    listener.asking = null;
    game.advance(state, decision, picks);
  }
  return { calls: listener.take(), answers };
}

type PickDecision = Extract<Decision, { readonly ask: 'pick' }>;

function pickedWords(
  book: CardBook,
  state: ShowdownState,
  { options }: PickDecision,
  picks: Picks,
): string {
  const words = picks.map((pick) => labelOf(book, state, options[pick] as Option));
  return words.length > 0 ? words.join(', ') : 'none';
}

/** The first or last options that may be picked, or as few as may be. */
function answerAs(decision: PickDecision, answering: Answering): Picks {
  const { options, min, max, kind, seat } = decision;
  const places = options.map((_, at) => at);
  // Two who always show the same never come to an end.
  if (kind === 'rps') return [(ANSWERS.indexOf(answering) + seat) % options.length];
  if (answering === 'decline') {
    const pass = options.findIndex(({ act }) => act === 'pass');
    return pass >= 0 ? [pass] : places.slice(0, min);
  }
  const real = places.filter((at) => options[at]?.act !== 'pass');
  const count = Math.min(Math.max(min, max), real.length);
  return answering === 'first' ? real.slice(0, count) : real.slice(-count || real.length).reverse();
}

const SLOTS: Readonly<Record<Aim, readonly number[]>> = {
  mob: [1, 3, 4, 2],
  'weak mob': [2, 1, 3],
  character: [CHARACTER],
  equip: EQUIP_SLOTS,
};

/** Answers everything but the questions of the card so that the scene comes about. */
class Choosing {
  readonly #scene: Scene;
  readonly #state: ShowdownState;

  constructor(scene: Scene, state: ShowdownState) {
    this.#scene = scene;
    this.#state = state;
  }

  pick(decision: PickDecision): Picks {
    const wanted = this.#wanted(decision);
    if (wanted !== undefined) return [wanted];
    const { kind } = decision;
    const isFree = kind === 'attack' || kind === 'levelUp' || kind === 'play';
    return answerAs(
      decision,
      isFree || kind === 'gear' || kind === 'prevent' ? 'decline' : 'first',
    );
  }

  #wanted(decision: PickDecision): number | undefined {
    switch (decision.kind) {
      case 'play':
        return this.#find(decision, ({ card }) => this.#isToPlay(card));
      case 'levelUp':
        return this.#levelUp(decision);
      case 'attack':
      case 'target':
        return this.#target(decision);
      case 'order':
        return undefined;
      default:
        return decision.max === 1 || decision.min <= 1
          ? this.#find(decision, ({ card, target }) =>
              this.#isStar(card ?? (target?.is === 'card' ? target.card : undefined)),
            )
          : undefined;
    }
  }

  #isToPlay(card: CardId | undefined): boolean {
    const { happening, place, star } = this.#scene;
    const isReady = place !== 'played' && happening.plays !== 'star';
    if (this.#isStar(card)) return !isReady;
    if (card === undefined || !happening.plays || happening.plays === 'star') return false;
    const { design } = cardOf(this.#state.table, card);
    // A card that is played first goes before the others.
    const hasStar = place === 'played' && this.#inHand(star.name);
    return !hasStar && design.includes(' Stand-in') && this.#isOfType(design, happening.plays);
  }

  #inHand(name: string): boolean {
    const { cards } = this.#state.table;
    return cards.some(({ design, zone }) => design === name && zone === 'hand/0');
  }

  #isOfType(design: string, type: 'mob' | 'equip' | 'action' | 'field'): boolean {
    const endings = { mob: 'Stand-in', equip: 'Gear', action: 'Deed', field: 'Ground' };
    return design.endsWith(endings[type]);
  }

  #levelUp(decision: PickDecision): number | undefined {
    const { levelsUp } = this.#scene.happening;
    if (!levelsUp || decision.seat !== (this.#scene.happening.by === 'you' ? 0 : 1))
      return undefined;
    return this.#find(decision, ({ card }) => this.#isStar(card) === (levelsUp === 'star'));
  }

  /** An attack on what the scene aims at; first by the card itself, if it can attack. */
  #target(decision: PickDecision): number | undefined {
    const { aim, by } = this.#scene.happening;
    if (!aim || decision.seat !== (by === 'you' ? 0 : 1)) return undefined;
    for (const slot of SLOTS[aim])
      for (const byStar of [true, false]) {
        const found = this.#find(decision, ({ card, target }) => {
          const aimed = target?.is === 'card' ? target.card : card;
          if (aimed === undefined || !this.#stands(aimed, slot)) return false;
          return !byStar || decision.kind === 'target' || this.#isStar(card);
        });
        if (found !== undefined) return found;
      }
    return undefined;
  }

  #stands(id: CardId, slot: number): boolean {
    return placeOf(cardOf(this.#state.table, id).zone)?.slot === slot;
  }

  #isStar(card: CardId | undefined): boolean {
    if (card === undefined) return false;
    return cardOf(this.#state.table, card).design === this.#scene.star.name;
  }

  #find({ options }: PickDecision, fits: (option: Option) => boolean): number | undefined {
    const found = options.findIndex(fits);
    return found < 0 ? undefined : found;
  }
}
