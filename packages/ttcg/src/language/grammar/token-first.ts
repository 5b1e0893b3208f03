import { EmbeddedActionsParser } from 'chevrotain';
import { MOST_TYPES } from '../words/token-set.ts';

type Step = () => unknown;

/** What may come, or come again, and what it also takes. */
type Gated = Step | { readonly GATE?: () => boolean; readonly DEF: Step };

/**
 * Chevrotain asks the gate of an option or a repetition before it looks at the next token. Here the
 * token is looked at first: that costs less, and most often it is answer enough. What is overridden is
 * chevrotain's own and not in its types; without it, texts are read alike, but more slowly.
 */
export abstract class TokenFirstParser extends EmbeddedActionsParser {
  declare private readonly getLaFuncFromCache: (key: number) => () => boolean;
  declare private readonly doSingleRepetition: (step: Step) => boolean;

  protected optionInternalLogic(gated: Gated, _occurrence: number, key: number): unknown {
    if (!this.beginsWithNext(key)) return undefined;
    if (typeof gated === 'function') return gated.call(this);
    return gated.GATE === undefined || gated.GATE.call(this) ? gated.DEF.call(this) : undefined;
  }

  protected manyInternalLogic(_occurrence: number, gated: Gated, key: number): void {
    const step = typeof gated === 'function' ? gated : gated.DEF;
    const gate = typeof gated === 'function' ? undefined : gated.GATE;
    let moved = true;
    while (moved && this.beginsWithNext(key) && (gate === undefined || gate.call(this))) {
      moved = this.doSingleRepetition(step);
    }
  }

  /** Whether the next token begins what may come; each token is looked up once in what the library knows. */
  private readonly beginsWithNext = (key: number): boolean => {
    const { tokenTypeIdx } = this.LA(1);
    let answers = this.beginnings.get(key);
    if (!answers) {
      answers = new Uint8Array(MOST_TYPES);
      this.beginnings.set(key, answers);
    }
    const answer = answers[tokenTypeIdx];
    if (answer) return answer === COMES;
    const comes = this.getLaFuncFromCache(key).call(this);
    answers[tokenTypeIdx] = comes ? COMES : COMES_NOT;
    return comes;
  };

  private readonly beginnings = new Map<number, Uint8Array>();
}

const COMES = 1;
const COMES_NOT = 2;
