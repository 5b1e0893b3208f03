import type { CardDesign, LoadedCard } from '../cards/index.ts';
import { playStar } from '../fuzz/star-game.ts';
import type { CardBook } from '../rules/book/book.ts';
import { BOARDS, type Board, boardPosition, type StarPlace } from './boards.ts';
import { callDirectly } from './directly.ts';
import { withDoubts } from './doubts.ts';
import { HAPPENINGS, type Happening } from './happenings.ts';
import { type HeardCall, Listener } from './listener.ts';
import type { MeaningLine, Shown } from './meaning-line.ts';
import { silentLines, textFor, whyUnheard } from './missing.ts';
import { placesFor } from './places.ts';
import { ANSWERS, type GivenAnswer, playScene } from './play-scene.ts';

/** The call of a function that has changed most so far, and where. */
interface Best {
  readonly call: HeardCall;
  readonly when: string;
  readonly answers: readonly string[];
  readonly weight: number;
}

/** A place of the card and something that happens, with the functions that are to hear of it. */
interface TrialScene {
  readonly place: StarPlace;
  readonly happening: Happening;
  readonly pointcuts: string[];
}

const SHOWN = [...BOARDS, 'noted', 'crowd'] as const;

/** So many matches among other cards are played for what has shown nothing yet. */
const CROWDS = 120;

/** Sets off the functions of one card in positions made for them. */
export class CardTrial {
  readonly #book: CardBook;
  readonly #card: LoadedCard;
  readonly #design: CardDesign;
  readonly #pointcuts: readonly string[];
  readonly #fired = new Map<string, Set<Shown>>();
  /** The functions with the boards that they have changed something on, in a scene made for them. */
  readonly #changed = new Set<string>();
  /** All that each function has changed anywhere. */
  readonly #seen = new Map<string, Set<string>>();
  readonly #best = new Map<string, Best>();
  /** What has come about on a full board. */
  readonly #played = new Set<Happening>();

  constructor(book: CardBook, card: LoadedCard) {
    this.#book = book;
    this.#card = card;
    this.#design = card.design;
    this.#pointcuts = [...book.sheet(card.design.name).hears.keys()];
  }

  lines(): MeaningLine[] {
    const listener = new Listener(this.#book, this.#design.name);
    try {
      for (const scene of this.#scenes())
        for (const board of BOARDS)
          if (!this.#isShown(scene, board)) this.#play(listener, scene, board);
      for (const scene of this.#scenes())
        if (scene.pointcuts.some((pointcut) => this.#isQuiet(pointcut)))
          this.#play(listener, this.#waiting(scene), 'noted');
      this.#crowd(listener);
      this.#lookAgain(listener);
    } finally {
      listener.release();
    }
    return this.#told(listener);
  }

  #told(listener: Listener): MeaningLine[] {
    const lines = this.#pointcuts.map((pointcut) => this.#line(pointcut, listener));
    const all = [
      ...lines.map((line) => (line.fired.length > 0 ? line : this.#unheard(line))),
      ...silentLines(this.#book, this.#card, lines),
    ];
    return withDoubts(all, (pointcut) => this.#changesOf(pointcut));
  }

  /** All that a function has changed, and what the card does without any. */
  #changesOf(pointcut: string): string[] {
    const { block } = this.#design;
    return [...(this.#seen.get(pointcut) ?? []), ...(block > 0 ? [`field block +${block}`] : [])];
  }

  /** What a text says and nothing has shown may come of something that has not happened yet. */
  #lookAgain(listener: Listener): void {
    const lines = this.#told(listener);
    // Functions that were called directly for this have not been set off.
    listener.take();
    const doubtful = lines.flatMap(({ doubt, text }) => (doubt === undefined ? [] : [text]));
    if (doubtful.length === 0) return;
    const spoken = lines.flatMap(({ pointcut, text }) =>
      doubtful.includes(text) ? [pointcut] : [],
    );
    for (const scene of this.#scenes())
      if (!this.#played.has(scene.happening) && scene.pointcuts.some((one) => spoken.includes(one)))
        this.#play(listener, scene, 'full');
  }

  /** A function that no position has set off: what it does if it is called all the same. */
  #unheard(line: MeaningLine): MeaningLine {
    const missing = whyUnheard(this.#card, line.pointcut);
    const [place = 'table'] = placesFor(line.pointcut, this.#design);
    const [happening] = HAPPENINGS;
    if (!happening) return { ...line, missing };
    const position = boardPosition(this.#book, this.#design, place, happening, 'full');
    const called = callDirectly(this.#book, this.#design.name, line.pointcut, position);
    return called ? { ...line, ...called, fired: 'directly', missing } : { ...line, missing };
  }

  /** Where the card lies and what happens, for which of its functions. */
  #scenes(): readonly TrialScene[] {
    const found = new Map<string, TrialScene>();
    for (const pointcut of this.#pointcuts)
      for (const place of placesFor(pointcut, this.#design))
        for (const happening of HAPPENINGS) {
          if (!happening.sets.test(pointcut)) continue;
          const key = `${place} ${happening.when}`;
          const known = found.get(key) ?? { place, happening, pointcuts: [] };
          known.pointcuts.push(pointcut);
          found.set(key, known);
        }
    return [...found.values()];
  }

  /** A rapid action that stays in play waits already, with its numbers: as it is played it may clear them. */
  #waiting(scene: TrialScene): TrialScene {
    const stays = scene.pointcuts.some((pointcut) => this.#fired.has(pointcut));
    const isAction = this.#design.type === 'action' && scene.place === 'played';
    return isAction && stays ? { ...scene, place: 'waiting' } : scene;
  }

  /** Has all that a scene is for changed something on such a board already? */
  #isShown({ pointcuts }: TrialScene, board: Board): boolean {
    return pointcuts.every((pointcut) => this.#changed.has(`${pointcut} ${board}`));
  }

  #play(listener: Listener, { place, happening, pointcuts }: TrialScene, board: Board): void {
    if (board === 'full') this.#played.add(happening);
    const position = boardPosition(this.#book, this.#design, place, happening, board);
    const scene = { star: this.#design, place, happening, position };
    for (const answering of ANSWERS) {
      const { calls, answers } = playScene(this.#book, listener, scene, answering);
      for (const call of calls) {
        this.#note(call, happening.when, answers, board);
        if (call.changed.length > 0 && pointcuts.includes(call.pointcut))
          this.#changed.add(`${call.pointcut} ${board}`);
      }
      if (answers.length === 0) return;
    }
  }

  #isQuiet(pointcut: string): boolean {
    return !this.#best.get(pointcut)?.weight;
  }

  /** What has changed nothing yet is looked for among other cards. */
  #crowd(listener: Listener): void {
    for (let number = 0; number < CROWDS; number++) {
      const quiet = this.#pointcuts.filter((pointcut) => this.#isQuiet(pointcut));
      if (quiet.length === 0) return;
      playStar(this.#book, this.#design, number, { seed: `${this.#design.name}/${number}` });
      for (const call of listener.take())
        if (quiet.includes(call.pointcut)) this.#note(call, 'a match goes on', [], 'crowd');
    }
  }

  #note(call: HeardCall, when: string, given: readonly GivenAnswer[], shown: Shown): void {
    const { pointcut, changed } = call;
    // Numbers that nobody has noted are for what shows nothing without them.
    if (shown === 'noted' && !this.#isQuiet(pointcut)) return;
    const fired = this.#fired.get(pointcut) ?? new Set();
    this.#fired.set(pointcut, fired.add(shown));
    const answers = given.flatMap((one) => (one.pointcut === pointcut ? [one.words] : []));
    const seen = this.#seen.get(pointcut) ?? new Set();
    for (const words of changed) seen.add(words);
    this.#seen.set(pointcut, seen);
    const weight = weightOf(call);
    const known = this.#best.get(pointcut);
    if (!known || weight > known.weight) this.#best.set(pointcut, { call, when, answers, weight });
  }

  #line(pointcut: string, listener: Listener): MeaningLine {
    const { file, design } = this.#card;
    const best = this.#best.get(pointcut);
    const fired = this.#fired.get(pointcut);
    return {
      file,
      card: design.name,
      pointcut,
      text: textFor(this.#card, pointcut),
      fired: fired ? SHOWN.filter((board) => fired.has(board)) : [],
      ...(best && { when: best.when }),
      ...(best && best.answers.length > 0 && { answers: best.answers }),
      changed: best?.call.changed ?? [],
      ...(best && best.call.showed.length > 0 && { showed: best.call.showed }),
      errors: [...(listener.errors.get(pointcut) ?? [])],
    };
  }
}

/** How much has changed: how many things, then by how much. */
function weightOf({ changed, showed }: HeardCall): number {
  const amounts = changed.flatMap((words) => words.match(/\d+/g) ?? []).map(Number);
  const amount = amounts.reduce((sum, one) => sum + one, 0);
  return changed.length * 1e6 + Math.min(1e6 - 1, amount) + Math.min(showed.length, 1);
}
