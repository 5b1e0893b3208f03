import type { ExchangeResult } from '@cardscape/exchange';
import type { Problem } from '@cardscape/kernel';

/** What the page tells the worker. */
export type Order =
  | { readonly do: 'solve'; readonly text: string; readonly file: string }
  | { readonly do: 'stop' }
  | { readonly do: 'explain'; readonly person: string };

/** What the worker tells the page. */
export type Answer =
  | { readonly is: 'wrong'; readonly problems: readonly Problem[] }
  /** What is found so far is worth this, level by level; if nothing is better, its rings are looked for. */
  | {
      readonly is: 'going';
      readonly names: readonly string[];
      readonly levels: readonly number[];
      readonly isBest: boolean;
    }
  | {
      readonly is: 'solved';
      readonly names: readonly string[];
      readonly result: ExchangeResult;
      readonly notes: readonly Problem[];
    }
  /** Why somebody got nothing or not more; nothing if nobody is called so. */
  | { readonly is: 'explained'; readonly person: string; readonly lines?: readonly string[] };
