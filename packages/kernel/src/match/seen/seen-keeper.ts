import type { CardPrint } from '../../cards/print.ts';
import type { GameEvent } from '../../contract/events.ts';
import type { Game, GameState, Step } from '../../contract/game.ts';
import type { OpenedGame } from '../../contract/module.ts';
import type { Words } from '../../english/words.ts';
import { linesOf } from '../lines.ts';
import type { Match } from '../match.ts';
import { editsOf, type Views } from './edits-of-views.ts';
import { Phrasebook, type PhrasebookMark } from './phrasebook.ts';
import { type SeenMatch, type SeenStep, WATCHERS } from './seen-match.ts';

/** What a keeper needs of the game that is played. */
type Shown = Pick<OpenedGame, 'print' | 'sideNames' | 'takingPart' | 'viewVersion'>;

/** A step that was kept, and what the next one is compared with. */
interface Kept {
  readonly step: Step<GameState, GameEvent>;
  readonly views: Views;
  readonly seen: SeenStep;
  /** What had been said before it. */
  readonly before: PhrasebookMark;
}

/**
 * Keeps what is seen of a match. It looks at the match only when it is asked, and at each step once, so
 * that it can be asked after every step; of steps that were taken back since then nothing stays.
 */
export class SeenKeeper {
  readonly #match: Match;
  readonly #shown: Shown;
  readonly #kept: Kept[] = [];
  readonly #book = new Phrasebook();
  #printed: SeenMatch['prints'] | undefined;

  constructor(match: Match, shown: Shown) {
    this.#match = match;
    this.#shown = shown;
  }

  /** What has been seen so far. A step that was seen before is the same object as then. */
  seen(): SeenMatch {
    const { steps, game, start, decision } = this.#match;
    const another = this.#kept.findIndex(({ step }, at) => step !== steps[at]);
    if (another >= 0) this.#cut(another);
    for (let at = this.#kept.length; at < steps.length; at++) this.#kept.push(this.#look(at));
    this.#printed ??= this.#prints();
    return {
      views: this.#shown.viewVersion,
      sides: this.#shown.sideNames(start.options),
      prints: this.#printed,
      names: this.#book.names,
      sentences: this.#book.sentences,
      steps: this.#kept.map(({ seen }) => seen),
      ...(decision.ask === 'over' && {
        end: { winner: decision.winner, words: game.ending(decision.reason) },
      }),
    };
  }

  #cut(length: number): void {
    const [first] = this.#kept.splice(length);
    if (first) this.#book.backTo(first.before);
  }

  #look(at: number): Kept {
    const { game, steps } = this.#match;
    const step = steps[at] as Step<GameState, GameEvent>;
    const views = viewsOf(game, step.state);
    const seenBefore = this.#kept[at - 1]?.views ?? { 0: {}, 1: {}, hands: {} };
    const lines = WATCHERS.map((watcher) => linesOf(this.#match, at, watcher));
    const [first] = lines as [Words[]];
    const before = this.#book.mark();
    const said = first.map((_, place) => this.#said(lines.map((each) => each[place] as Words)));
    return {
      step,
      views,
      seen: { edits: editsOf(seenBefore, views), events: step.events, said },
      before,
    };
  }

  /** What each of the watchers heard, as the number of a sentence, or one for each. */
  #said(heard: readonly Words[]): SeenStep['said'][number] {
    const places = heard.map((words) => this.#book.place(words));
    const [first] = places as [number];
    return places.every((place) => place === first) ? first : places;
  }

  #prints(): Record<string, CardPrint> {
    const { state } = this.#match.steps[0] as Step<GameState, GameEvent>;
    // What lies on the table may say more than the id of its design, such as its tier.
    const lying = state.table.cards.map(({ design }) => design);
    const designs = new Set([...lying, ...this.#shown.takingPart(state)]);
    const prints: Record<string, CardPrint> = {};
    for (const design of designs) {
      const print = this.#shown.print(design);
      if (print) prints[design] = print;
    }
    return prints;
  }
}

function viewsOf(game: Game, state: GameState): Views {
  return { 0: game.view(state, 0), 1: game.view(state, 1), hands: game.view(state, 'hands') };
}
