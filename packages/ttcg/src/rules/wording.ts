import { capital } from '@cardscape/kernel';
import { actsPhrase } from '../language/print.ts';
import { actClause } from '../language/print-acts.ts';
import { finite } from '../language/print-clauses.ts';
import type { Act } from '../language/tree.ts';

const prompts = new WeakMap<Act, string>();

/** What an act asks for: "Destroy one fire unit." */
export function actPrompt(act: Act): string {
  const known = prompts.get(act);
  if (known) return known;
  const made = `${capital(actsText([act]))}.`;
  prompts.set(act, made);
  return made;
}

/** Acts in words, without capital and full stop. */
export function actsText(acts: readonly Act[]): string {
  return actsPhrase(acts, { several: false });
}

const IT = { who: 'else', words: '', object: '', several: false } as const;

/** What an act says of a card or player, after its name: "gains 50 attack this turn". */
export function saysOf(act: Act): string {
  if (act.do === 'choose') return actsText([act]);
  return finite({ ...actClause(act, { several: false }), subject: IT }, true).trim();
}
