import type { GameEvent } from '../../contract/events.ts';
import type { Game, GameState, Option, Step } from '../../contract/game.ts';
import type { OpenedGame } from '../../contract/module.ts';
import type { CardPrint } from '../../contract/print.ts';
import { namesFor } from '../../english/names.ts';
import type { Words } from '../../english/words.ts';
import type { Match } from '../match.ts';
import { editsOf, type Views } from './edits-of-views.ts';
import { Phrasebook } from './phrasebook.ts';
import { type SeenMatch, type SeenStep, WATCHERS, type Watcher } from './seen-match.ts';

/** What a keeper needs of the game that is played. */
type Shown = Pick<OpenedGame, 'print' | 'sideNames' | 'viewVersion'>;

/** A step that was kept, and what the next one is compared with. */
interface Kept {
  readonly step: Step<GameState, GameEvent>;
  readonly views: Views;
  readonly edits: SeenStep['edits'];
  /** For each thing that was said, what each of the watchers heard. */
  readonly heard: readonly (readonly Words[])[];
}

/**
 * Keeps what is seen of a match. It looks at the match only when it is asked; of steps that were taken
 * back since then nothing stays.
 */
export class SeenKeeper {
  readonly #match: Match;
  readonly #shown: Shown;
  readonly #kept: Kept[] = [];

  constructor(match: Match, shown: Shown) {
    this.#match = match;
    this.#shown = shown;
  }

  /** What has been seen so far. */
  seen(): SeenMatch {
    const { steps, game, start, decision } = this.#match;
    const another = this.#kept.findIndex(({ step }, at) => step !== steps[at]);
    if (another >= 0) this.#kept.length = another;
    for (let at = this.#kept.length; at < steps.length; at++) this.#kept.push(this.#look(at));
    const book = new Phrasebook();
    const said = (words: readonly Words[]) => {
      const places = words.map((one) => book.place(one));
      const [first] = places as [number];
      return places.every((place) => place === first) ? first : places;
    };
    const seen = this.#kept.map(({ step: { events }, edits, heard }) => ({
      edits,
      events,
      said: heard.map(said),
    }));
    return {
      views: this.#shown.viewVersion,
      sides: this.#shown.sideNames(start.options),
      prints: this.#prints(),
      names: book.names,
      sentences: book.sentences,
      steps: seen,
      ...(decision.ask === 'over' && {
        end: { winner: decision.winner, words: game.ending(decision.reason) },
      }),
    };
  }

  #look(at: number): Kept {
    const { game, steps, start } = this.#match;
    const step = steps[at] as Step<GameState, GameEvent>;
    const views = viewsOf(game, step.state);
    const before = this.#kept[at - 1]?.views ?? { 0: {}, 1: {}, hands: {} };
    const heard = step.events.map((event) =>
      WATCHERS.map((watcher) => game.narrate(event, watcher, start.names)),
    );
    if (at > 0 && heard.length === 0)
      heard.push(WATCHERS.map((watcher) => this.#chosen(at - 1, watcher)));
    return { step, views, edits: editsOf(before, views), heard };
  }

  /** What was chosen in a step that nothing came of, such as a pass in the middle of things. */
  #chosen(from: number, watcher: Watcher): Words {
    const { game, steps, start, choices } = this.#match;
    const { state } = steps[from] as Step<GameState, GameEvent>;
    const choice = choices[from] ?? [];
    const now = game.decision(state);
    if (now.ask === 'over') return ['Nothing happens.'];
    const options =
      now.ask === 'pick' && !('concede' in choice)
        ? choice.flatMap((place) => now.options[place] ?? [])
        : [];
    // To those who did not see the options, only a pass may be told: it names nothing.
    const open = watcher === 'hands' || watcher === now.seat || options.every(namesNothing);
    const words = options.map((option) => game.label(state, option)).join(', ');
    const told = open && words !== '' ? words : 'a choice';
    const who = namesFor(watcher, start.names).who(now.seat);
    return [`${who}: ${told}${told.endsWith('.') ? '' : '.'}`];
  }

  #prints(): Record<string, CardPrint> {
    const { table } = (this.#match.steps[0] as Step<GameState, GameEvent>).state;
    const designs = new Set(table.cards.map(({ design }) => design));
    const prints: Record<string, CardPrint> = {};
    for (const design of designs) {
      const print = this.#shown.print(design);
      if (print) prints[design] = print;
    }
    return prints;
  }
}

/** A pass: an option that speaks of nothing. */
function namesNothing({ card, effect, target }: Option): boolean {
  return card === undefined && effect === undefined && target === undefined;
}

function viewsOf(game: Game, state: GameState): Views {
  return { 0: game.view(state, 0), 1: game.view(state, 1), hands: game.view(state, 'hands') };
}
