import { IllegalChoice, type Picks, readChoice } from '@cardscape/kernel';
import type { CardDesign } from '../cards/card.ts';
import type { CardBook } from '../rules/book/book.ts';
import type { ShowdownEvent } from '../rules/events/events.ts';
import type { ShowdownState } from '../rules/position/state.ts';
import type { NamedChoice, TrialAction } from './action.ts';
import {
  type Answering,
  type Ran,
  runAction,
  runStep,
  type TrialPrint,
  type TrialQuestion,
} from './action-run.ts';
import { buildPosition } from './build-position.ts';
import { PLAIN, plainName } from './plain-cards.ts';
import type { SavedPosition, SavedSide } from './position.ts';
import { savePosition } from './save-position.ts';

/** Where a card is tried, what is done with it, and what is answered. */
export interface TrialPlan {
  /** A usual one if left out: high levels, a few plain cards on both sides. */
  readonly position?: SavedPosition;
  /** What suits the card if left out: it is played, or a character's abilities are used. */
  readonly actions?: readonly TrialAction[];
  readonly choices?: readonly NamedChoice[];
}

/** A choice that is not possible where it comes. */
export class RefusedChoice extends IllegalChoice {
  readonly index: number;
  readonly question: TrialQuestion;

  constructor(index: number, question: TrialQuestion, message: string) {
    super(message);
    this.index = index;
    this.question = question;
  }
}

/** What is said of an action. */
interface ActionNote {
  readonly action: TrialAction;
  readonly why: string;
}

/** What came of a trial. */
export interface Trial {
  readonly before: SavedPosition;
  readonly after: SavedPosition;
  readonly state: ShowdownState;
  readonly events: readonly ShowdownEvent[];
  readonly prints: readonly TrialPrint[];
  /** Actions that could not be done, and why. */
  readonly refusals: readonly ActionNote[];
  /** Actions that were done and that a match would not have allowed, and why. */
  readonly hindrances: readonly ActionNote[];
  /** How many of the choices were needed. */
  readonly answered: number;
  /** The question at which the choices ran out. */
  readonly question?: TrialQuestion;
}

/** Tries a card of the first player in a position. Throws a `RefusedChoice`. */
export function tryCard(book: CardBook, name: string, plan: TrialPlan): Trial {
  const { design } = book.sheet(name);
  const actions = plan.actions?.length ? plan.actions : usualActions(design);
  const position = withCard(plan.position ?? usualPosition(book, design), design, actions);
  const run = new Run(book, position, plan.choices ?? []);
  for (const action of actions) run.do(action, name);
  return run.result();
}

/** What shows most of a card. */
function usualActions({ type }: CardDesign): readonly TrialAction[] {
  return type === 'char' ? ['ability 1', 'ability 2', 'ability 3'] : ['play'];
}

const USUAL_TREE = 6;
const USUAL_DECK = 10;

/** A position in which most cards can do what they do: learned elements, cards on both sides. */
export function usualPosition(book: CardBook, { element }: CardDesign): SavedPosition {
  const plain = (kind: (typeof PLAIN)[keyof typeof PLAIN]) => plainName(element, kind);
  const mob = plain(PLAIN.mob);
  const others = book.elements.map((other) => plainName(other, PLAIN.mob));
  const side: SavedSide = {
    character: plain(PLAIN.character),
    hp: 300,
    maxHp: 400,
    level: 10 * (USUAL_TREE + others.length),
    build: [...Array<string>(USUAL_TREE).fill(mob), ...others],
    mobs: [mob, mob],
    equips: [plain(PLAIN.equip)],
    field: plain(PLAIN.field),
    hand: [mob, plain(PLAIN.action)],
    deck: Array<string>(USUAL_DECK).fill(mob),
    graveyard: [mob, plain(PLAIN.equip)],
  };
  return { phase: 'actions', turn: 9, players: [side, side] };
}

/** The position with the card where the actions need it: in the hand, on the table, in the tree. */
function withCard(
  position: SavedPosition,
  { name, type }: CardDesign,
  actions: readonly TrialAction[],
): SavedPosition {
  const [own, other] = position.players;
  const inPhase = { phase: 'actions' as const, ...position };
  const put = (side: SavedSide): SavedPosition => ({ ...inPhase, players: [side, other] });
  if (type === 'char') return put({ ...own, character: name });
  const first = actions.find((action) => action !== 'turn');
  const { hand = [], build = [], mobs = [] } = own;
  // What is added comes last: the position may speak of cards by their places.
  if (first === 'ability' && !build.includes(name)) return put({ ...own, build: [...build, name] });
  if (first === 'attack' && !mobs.some((slot) => cardIn(slot) === name))
    return put({ ...own, mobs: [...mobs, name].slice(0, 7) });
  const needed = actions.filter((action) => action === 'play' || action === 'level up').length;
  const held = hand.filter((card) => card === name).length;
  const more = Array<string>(Math.max(0, needed - held)).fill(name);
  return put({ ...own, hand: [...hand, ...more] });
}

function cardIn(slot: NonNullable<SavedSide['mobs']>[number]): string | undefined {
  return typeof slot === 'string' ? slot : slot?.card;
}

class Run {
  readonly #book: CardBook;
  readonly #choices: readonly NamedChoice[];
  readonly #before: SavedPosition;
  readonly #events: ShowdownEvent[] = [];
  readonly #prints: TrialPrint[] = [];
  readonly #refusals: ActionNote[] = [];
  readonly #hindrances: ActionNote[] = [];
  #state: ShowdownState;
  #answered = 0;
  #question: TrialQuestion | undefined;

  constructor(book: CardBook, position: SavedPosition, choices: readonly NamedChoice[]) {
    this.#book = book;
    this.#choices = choices;
    this.#state = buildPosition(book, position);
    this.#before = savePosition(book, this.#state);
  }

  do(action: TrialAction, name: string): void {
    if (this.#isOver()) return;
    if (action === 'turn') {
      this.#turn();
      return;
    }
    const ran = runAction(this.#book, this.#state, action, name, (question) =>
      this.#answer(question),
    );
    this.#take(ran);
    if (ran.refusal !== undefined) this.#refusals.push({ action, why: ran.refusal });
    for (const why of ran.hindrances) this.#hindrances.push({ action, why });
  }

  result(): Trial {
    return {
      before: this.#before,
      after: savePosition(this.#book, this.#state),
      state: this.#state,
      events: this.#events,
      prints: this.#prints,
      refusals: this.#refusals,
      hindrances: this.#hindrances,
      answered: this.#answered,
      ...(this.#question && { question: this.#question }),
    };
  }

  /** Plays on to the end of the turn; what may be declined is, once the choices are used up. */
  #turn(): void {
    const { turn } = this.#state;
    const answering: Answering = (question) => this.#answer(question) ?? decline(question);
    while (!this.#isOver() && this.#state.turn === turn)
      this.#take(runStep(this.#book, this.#state, answering));
  }

  #isOver(): boolean {
    return this.#question !== undefined || this.#state.outcome !== null;
  }

  #take({ state, events, prints, question }: Ran): void {
    const before = this.#events.length;
    this.#prints.push(...prints.map((one) => ({ ...one, after: before + one.after })));
    this.#state = state;
    this.#events.push(...events);
    this.#question = question;
  }

  #answer(question: TrialQuestion): Picks | undefined {
    const choice = this.#choices[this.#answered];
    if (choice === undefined) return undefined;
    try {
      const picks = namedPicks(question, choice);
      const read = readChoice(question.decision, picks);
      this.#answered++;
      return read as Picks;
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error;
      throw new RefusedChoice(this.#answered, question, error.message);
    }
  }
}

function decline({ decision }: TrialQuestion): Picks | undefined {
  if (decision.ask !== 'pick') return undefined;
  const pass = decision.options.findIndex(({ act }) => act === 'pass');
  if (pass >= 0) return [pass];
  return decision.min === 0 ? [] : undefined;
}

/** The options that a choice names, each option once. */
function namedPicks({ labels }: TrialQuestion, choice: NamedChoice): Picks {
  const picks: number[] = [];
  for (const one of typeof choice === 'object' ? choice : [choice]) {
    const place =
      typeof one === 'number'
        ? one
        : labels.findIndex((label, at) => !picks.includes(at) && isAlike(label, one));
    if (place < 0) throw new IllegalChoice(`No option is called "${one}".`);
    picks.push(place);
  }
  return picks;
}

function isAlike(label: string, words: string): boolean {
  return label.toLowerCase() === words.trim().toLowerCase();
}
